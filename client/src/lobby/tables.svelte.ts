import { spell, spellDecision, spellMinutes } from '../clock/time.ts';
import { settings } from '../ui/settings.svelte.ts';
import { t } from '../ui/texts.svelte.ts';
import { server } from '../wire/http.ts';
import type { ListedTable, Pace, SeatInfo } from '../wire/wire.ts';

/** My tables, as they were when we looked last. */
class Tables {
  mine = $state.raw<ListedTable[]>([]);
  waiting = $derived(this.mine.filter((table) => table.waits_for_me));

  async look(): Promise<void> {
    this.mine = await server.tables(settings.language);
  }

  /** Look now and then, while the page is seen; gives the way to stop. */
  watch(every: number, look: () => Promise<unknown>): () => void {
    const quietly = (): void => {
      if (!document.hidden && navigator.onLine) look().catch(() => undefined); // the next look may be luckier
    };
    quietly();
    const timer = setInterval(quietly, every);
    document.addEventListener('visibilitychange', quietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', quietly);
    };
  }
}

export const tables = new Tables();

/** Who sits somewhere, or what is to be said of a place where nobody does. */
export const nameAt = (seat: SeatInfo): string => (seat.kind !== 'open' ? seat.name : seat.is_kept ? t('ui-seat-kept', { name: seat.name }) : t('ui-seat-free'));

/** What a table in a list is up to, in a few words. */
export function stateOf(table: ListedTable): string {
  if (table.over) return t('ui-table-over');
  if (!table.started) return t('ui-table-open');
  if (table.waits_for_me) return t('ui-table-mine');
  const names = table.waiting.map((seat) => table.seats[seat]?.name ?? '').join(', ');
  return names ? t('ui-waiting-for', { names }) : t('ui-table-theirs');
}

export const deadlineOf = (table: ListedTable): string => (table.left === null ? '' : t('ui-time-left', { time: spell(table.left) }));

export function spellPace(pace: Pace): string {
  if (pace.kind === 'live') return t('ui-pace-live-short', { time: spellMinutes(pace.seconds), increment: pace.increment });
  return pace.kind === 'slow' ? t('ui-pace-slow-short', { time: spellDecision(pace.seconds) }) : '';
}
