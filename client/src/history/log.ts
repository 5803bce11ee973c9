import type { LogLine, SceneNode, Seat } from '../wire/wire.ts';

/** Whether a line tells what I did, wherever I sit by now. Nobody's line has no seat (null), whoever watches has none either (undefined). */
export const isMine = (line: LogLine, seat: Seat | undefined): boolean => line.seat === seat;

/** Whether a line tells what another did, or a side that nobody answers for. */
export const isOthers = (line: LogLine, seat: Seat | undefined): boolean => line.side !== null && line.seat !== seat;

/** Whether a line tells what a side did that nobody answers for. */
export const isAutomatic = (line: LogLine): boolean => line.side !== null && line.seat === null;

/** Whether something has come to light that lay hidden. */
export const isRevealed = (line: LogLine): boolean => line.cue === 'reveal';

/** A part of a line: words, or the name of a piece that can be looked at. */
export interface Part {
  text: string;
  id?: string;
}

/** Shorter names may be anything. */
const SHORTEST = 4;

/** The names of the pieces on the table, with whose they are. */
export function namesOf(nodes: Record<string, SceneNode>): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of Object.values(nodes)) {
    if (node.type !== 'piece' || !node.face || node.kind === 'step') continue;
    const name = node.face.titled ? node.label : node.face.title;
    if (name && name.length >= SHORTEST && !found.has(name)) found.set(name, node.id);
  }
  return found;
}

/** Cuts a line where it names something that lies on the table. */
export function parted(text: string, names: Map<string, string>): Part[] {
  const found: Part[] = [];
  let rest = text;
  const longest = [...names.keys()].filter((name) => text.includes(name)).sort((a, b) => b.length - a.length);
  while (longest.length && rest) {
    const next = longest.map((name) => ({ name, at: wordAt(rest, name) })).filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
    if (!next) break;
    const id = names.get(next.name);
    if (next.at) found.push({ text: rest.slice(0, next.at) });
    found.push(id ? { text: next.name, id } : { text: next.name });
    rest = rest.slice(next.at + next.name.length);
  }
  return rest ? [...found, { text: rest }] : found;
}

const LETTER = /\p{L}/u;

/** Where a name stands as words of its own. */
function wordAt(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[at + name.length] ?? '')) return at;
  }
  return -1;
}

/** Whether a line tells what followed from the deed that the line before tells. */
export const isFollowing = (line: LogLine, before: LogLine | undefined): boolean =>
  before !== undefined && !line.heading && !before.heading && line.turn === before.turn && line.side !== null && line.side === before.side;
