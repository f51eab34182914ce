import type { Brief } from './brief';
import { inputKind } from './blocks';
import { hintFor } from './fields';

const numbers = [12, 8, 20, 5, 16, 30] as const;
// The week of 1 January 2024 began on a Monday.
const monday = [2024, 0, 1] as const;

/** A day of an invented week, in the idea's language. */
export function sampleDay({ workbook }: Brief, index: number): string {
  const [year, month, day] = monday;
  return new Intl.DateTimeFormat(workbook.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month, day + index));
}

/** An invented value for what the idea calls a field. */
export function sampleValue(brief: Brief, name: string, index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  switch (inputKind(brief, name)) {
    case 'date':
      return sampleDay(brief, index);
    case 'time':
      return `${String(8 + index).padStart(2, '0')}:${index % 2 === 0 ? '30' : '15'}`;
    case 'number': {
      // `reading 2`: one of several, which differ.
      const place = Number(/\s(\d)$/u.exec(name)?.[1] ?? 0);
      const limit =
        place > 0
          ? undefined
          : hintFor(brief, name)?.quantities.find(({ value }) => value !== undefined);
      const value = limit?.value ?? numbers[(index + place) % numbers.length] ?? 0;
      const step = limit === undefined ? 0 : limit.comparison === 'atMost' ? -index : index + 1;
      return limit === undefined
        ? String(value)
        : limit.text.replace(limit.digits, String(value + step));
    }
    case 'file':
      return `${index + 1}.jpg`;
    case 'note':
    case 'text':
      return `${name.replace(/\s*\(.*$/u, '')} ${letter}`;
  }
}
