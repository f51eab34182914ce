/** Today's local date, yyyy-MM-dd. */
export function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

const formatOf = (dateStyle: 'long' | 'medium') =>
  new Intl.DateTimeFormat('en-US', { dateStyle, timeZone: 'UTC' });
const formats = { long: formatOf('long'), medium: formatOf('medium') };

/**
 * Formats a date in English.
 *
 * @param date yyyy-MM-dd
 * @param style `long` is "November 21, 2026", `medium` "Nov 21, 2026"
 * @returns an em dash for an empty date; text that is not a date is returned unchanged
 */
export function dateInWords(date: string, style: 'long' | 'medium'): string {
  if (date === '') return '—';
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : formats[style].format(time);
}
