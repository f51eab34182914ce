import type { Brief } from './brief';
import type { Field } from './fields';

const numbers = [12, 8, 20, 5, 16, 30] as const;
// The week of 1 January 2024 began on a Monday.
const monday = [2024, 0, 1] as const;

/** A day of an invented week, in the idea's language. */
function sampleDay({ workbook }: Brief, index: number): string {
  const [year, month, day] = monday;
  return new Intl.DateTimeFormat(workbook.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month, day + index));
}

/** An invented value for a field; within the limit that the idea states for it. Empty where only its owner knows. */
export function sampleValue(
  brief: Brief,
  { name, kind, options, range }: Field,
  index: number,
): string {
  if (options.length > 0) return options[index % options.length] ?? '';
  if (kind === 'date') return sampleDay(brief, index);
  if (kind === 'time')
    return `${String(8 + index).padStart(2, '0')}:${index % 2 === 0 ? '30' : '15'}`;
  if (range !== undefined) return String(range[0] + ((index * 2 + 1) % (range[1] - range[0] + 1)));
  if (kind !== 'number') return '';
  // `reading 2`: one of several, which differ.
  const place = Number(/\s(\d)$/u.exec(name)?.[1] ?? 0);
  const limit =
    place > 0
      ? undefined
      : brief.limitOf(name)?.quantities.find(({ value }) => value !== undefined);
  if (limit?.value === undefined) return String(numbers[(index + place) % numbers.length]);
  const step = limit.comparison === 'atMost' ? -index : index + 1;
  return limit.text.replace(limit.digits, String(limit.value + step));
}
