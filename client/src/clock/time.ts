import { t } from '../ui/texts.svelte.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** So much time, as people say it: by the second in the last hour, else in hours, else in days. */
export function spell(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < HOUR) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  if (whole < 2 * DAY) return t('ui-time-hours', { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / 60) });
  return t('ui-time-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
}

export const spellMinutes = (seconds: number): string => t('ui-pace-minutes', { minutes: Math.round(seconds / 60) });

/** How long there is for a decision: whole days, or hours. */
export function spellDecision(seconds: number): string {
  return seconds % DAY === 0 ? t('ui-pace-days', { days: seconds / DAY }) : t('ui-pace-hours', { hours: Math.round(seconds / HOUR) });
}
