import type { Brief } from './brief';
import { isTask, type Feature } from './feature';
import { plainText } from './plainText';
import type { Content } from './markup';

/** Tasks without a role, under one heading. */
export interface Area {
  title: Content;
  features: readonly Feature[];
}

const mostHeadings = 6;

/** The shared tasks by the author's headings; in one area if there are none or too many. */
export function areasOf({ features, words, idea }: Brief): readonly Area[] {
  const rest = features.filter((one) => one.role === undefined && isTask(one));
  const byHeading = [...groupBy(rest, headingOf)];
  if (byHeading.length > mostHeadings) return [{ title: words.shared, features: rest }];
  return byHeading.map(([heading, own]) => ({
    title: heading === '' ? words.shared : idea(heading, 60),
    features: own,
  }));
}

/** The author's heading, unless it only states a priority. */
export function headingOf({ statement: { heading, priority } }: Feature): string {
  return heading === undefined || priority !== undefined ? '' : plainText(heading);
}

/** Groups values by key, in the order in which each key first occurs. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
