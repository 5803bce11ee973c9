import type { Option } from '../wire/wire.ts';

/** Whether some answers have a price: then one that has none is free, which is worth saying. */
export function hasPrices(options: Option[]): boolean {
  return options.some((option) => option.cost?.length);
}

/** The one answer a place stands for, if there is just one and what it costs or brings is known. */
export function offerOf(options: Option[]): Option | undefined {
  const [only, ...more] = options;
  return only && !more.length && (only.cost?.length || only.gain?.length || only.after?.length) ? only : undefined;
}
