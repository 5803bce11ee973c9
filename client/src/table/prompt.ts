import { t } from '../ui/texts.svelte.ts';
import type { TableView } from './table-view.svelte.ts';

/** Whose turn it is and what is asked, in one sentence. */
export function promptOf(view: TableView): string {
  if (view.connection.table?.frozen) return t('ui-frozen');
  if (!view.live) return '';
  if (view.history.isOn) return t('ui-travel-then');
  if (view.playback.isOn) return t('ui-happened');
  if (view.live.result) return t('ui-over');
  if (view.live.prompt && view.isMyTurn) return view.live.prompt;
  // People who have answered in advance do not see themselves waited for.
  const waited = view.standings.filter((standing) => view.waitingSides.has(standing.side) && standing.seat !== view.connection.seat);
  const names = waited.map((standing) => standing.name).join(', ');
  if (!names) return '';
  return view.live.activity ? t('ui-waiting-for-what', { names, what: view.live.activity }) : t('ui-waiting-for', { names });
}
