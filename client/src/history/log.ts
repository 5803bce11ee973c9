import type { LogLine, Seat } from '../wire/wire.ts';

/** Whether a line tells what I did, wherever I sit by now. Nobody's line has no seat (null), whoever watches has none either (undefined). */
export const isMine = (line: LogLine, seat: Seat | undefined): boolean => line.seat === seat;

/** Whether a line tells what another did, or a side that nobody answers for. */
export const isOthers = (line: LogLine, seat: Seat | undefined): boolean => line.side !== null && line.seat !== seat;

/** Whether a line tells what a side did that nobody answers for. */
export const isAutomatic = (line: LogLine): boolean => line.side !== null && line.seat === null;
