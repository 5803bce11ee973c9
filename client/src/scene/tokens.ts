import type { Face, PieceNode, Scene, SceneNode } from '../wire/wire.ts';

/** Numbers, signs and names of symbols: what they say in words, and where they stand. */

export const isNumber = (token: string | undefined): boolean => /^[+−-]?\d+$/.test(token ?? '');

/** Says tokens in words: a number belongs to the symbol that follows it, and things beside each other are listed. */
export function spell(tokens: string[], name: (symbol: string, number: number) => string): string {
  const parts: string[] = [];
  let isAfterThing = false;
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place] ?? '';
    const following = tokens[place + 1] ?? '';
    const counted = isNumber(token) ? name(following, Math.abs(Number(token.replace('−', '-')))) : '';
    const said = counted ? `${token} ${counted}` : name(token, 1);
    if (counted) place += 1;
    if (said && isAfterThing) parts.push(',');
    parts.push(said || token);
    isAfterThing = said !== '';
  }
  return parts.join(' ').replaceAll(' ,', ',');
}

/** How many things some tokens are: each symbol is one, unless a number says how many. */
export function unitsOf(tokens: string[]): number {
  return tokens.reduce((sum, token, place) => sum + (isNumber(token) ? Number(token) : isNumber(tokens[place - 1]) ? 0 : 1), 0);
}

/** How many further symbols draw a number as so many, at most `most` in all: `2 gear` has one more gear. */
export function repeatsOf([number, symbol]: string[], most: number): number {
  return symbol !== undefined && /^\d/.test(number ?? '') ? Math.max(0, Math.min(Number(number), most) - 1) : 0;
}

const listsOf = (face: Face): string[][] => [
  face.cost ?? [],
  face.was ?? [],
  face.points ?? [],
  face.pictogram ?? [],
  face.foot ?? [],
  ...(face.lines ?? []),
  ...(face.corners ?? []),
  ...(Array.isArray(face.tag) ? [face.tag] : []),
];

function tokensOn(node: SceneNode): string[] {
  if (node.type === 'zone') return node.heads?.flat() ?? [];
  return node.face ? listsOf(node.face).flat() : [];
}

export interface Row {
  /** Where on the face: its cost, its points, what it brings; nothing for the rest. */
  part: '' | 'cost' | 'points' | 'foot';
  tokens: string[];
}

/** What is printed on a piece, line by line. */
export function rowsOf({ face = {} }: PieceNode): Row[] {
  const rows: Row[] = [
    ...[face.pictogram ?? [], ...(face.corners ?? []), ...(face.lines ?? [])].map((tokens) => ({ part: '' as const, tokens })),
    { part: 'cost', tokens: face.cost ?? [] },
    { part: 'points', tokens: face.points ?? [] },
    { part: 'foot', tokens: face.foot ?? [] },
  ];
  return rows.filter(({ tokens }) => tokens.length > 0);
}

/** The symbols on some pieces, each once. */
export const symbolsOn = (pieces: PieceNode[]): string[] => [...new Set(pieces.flatMap(tokensOn))];

/** Whether there is anything on a piece that is worth a closer look. */
export const hasFace = ({ face }: PieceNode): boolean => face !== undefined && (face.art !== undefined || listsOf(face).flat().length > 0);

/** All that stands anywhere at a table, each once, in the order of the Scene. */
export function tokensOf(scene: Scene): string[] {
  const facts = (scene.standings ?? []).flatMap((standing) => (standing.facts ?? []).map(([symbol]) => symbol));
  return [...new Set([...Object.values(scene.nodes).flatMap(tokensOn), ...facts])];
}
