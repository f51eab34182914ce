/**
 * The placeholder for the date of a sample until the visitor's date is known: blank, but as high as a date, so that
 * nothing shifts when the date appears. Prerendered pages must not show the date of the build.
 */
export const undated = '\u00a0';

/** The local date and time of a moment, yyyy-MM-ddTHH:mm. */
export function localTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The local date of a moment, yyyy-MM-dd. */
export function localDate(moment: Date): string {
  return localTime(moment).slice(0, 10);
}

/**
 * The date that many days after another one.
 *
 * @param date yyyy-MM-dd, or `null` if it is not known yet
 * @param days may be negative
 * @returns yyyy-MM-dd, or `undated`
 */
export function daysAfter(date: string | null, days: number): string {
  if (date === null) return undated;
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
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
