/** The letter that tells a tone apart: the first one of what the piece is called ("6 blanc", "white 6"). */
export function letterOf(label: string): string {
  return /\p{L}/u.exec(label)?.[0].toLocaleUpperCase() ?? '';
}
