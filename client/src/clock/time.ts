import { spokenLanguage, t } from '../ui/texts.svelte.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Time left as text: minutes and seconds in the last hour, then hours and minutes up to two days, then days and hours. */
export function spell(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < HOUR) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  if (whole < 2 * DAY) return t('ui-time-hours', { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / 60) });
  return t('ui-time-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
}

/** When something was, where the reader is: the time of day, or the date of what is older than a day. */
export function spellMoment(seconds: number, now = Date.now() / 1_000): string {
  const isOld = now - seconds >= DAY;
  return new Intl.DateTimeFormat(spokenLanguage(), isOld ? { dateStyle: 'medium' } : { timeStyle: 'short' }).format(seconds * 1_000);
}

/** The time of a live game as text, in whole minutes. */
export const spellMinutes = (seconds: number): string => t('ui-pace-minutes', { minutes: Math.round(seconds / 60) });

/** The time for each decision of a slow game as text, in days if they are whole, else in hours. */
export function spellDecision(seconds: number): string {
  return seconds % DAY === 0 ? t('ui-pace-days', { days: seconds / DAY }) : t('ui-pace-hours', { hours: Math.round(seconds / HOUR) });
}
