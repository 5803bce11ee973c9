import type { ZoneNode } from '../wire/wire.ts';

/** On a small screen the table is a row of panels to swipe. */
export interface Panel {
  name: string;
  title: string;
  zones: ZoneNode[];
}
