/** A letter beside a colour, for those who cannot tell colours apart: the first one of what the piece is called ("6 blanc", "white 6"). */
export function letterOf(label: string): string {
  return /\p{L}/u.exec(label)?.[0].toLocaleUpperCase() ?? '';
}
