/** A letter for everybody, by side: the first of their name that nobody before them has, if there is one. */
export function initialsOf<S>(standings: readonly { side: S; name: string }[]): Map<S, string> {
  const found = new Map<S, string>();
  for (const { side, name } of standings) {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => letter.trim());
    found.set(side, letters.find((letter) => ![...found.values()].includes(letter)) ?? letters[0] ?? '');
  }
  return found;
}
