import type { Role } from '../sort/workbook';
import type { Brief } from './brief';
import { roleName } from './brief';
import { type Feature, plainText } from './feature';
import type { Content } from './markup';

/** Requirements that make up one screen. */
export interface Area {
  title: Content;
  /** The only role that it is for. */
  role: Role | undefined;
  features: readonly Feature[];
}

const mostHeadings = 7;

/** A screen for each role that has something to do, then one for each own heading of what nobody is named for. */
export function areasOf(brief: Brief): readonly Area[] {
  const { features, roles, words, idea } = brief;
  const ofRoles = roles.map((role) => ({
    title: roleName(brief, role),
    role,
    features: features.filter((one) => one.role === role),
  }));
  const rest = features.filter(({ role }) => role === undefined);
  const byHeading = groupBy(rest, headingOf);
  const isByHeading = byHeading.size > 1 && byHeading.size <= mostHeadings;
  const others = (isByHeading ? [...byHeading] : [['', rest] as const]).map(([heading, own]) => ({
    title: heading === '' ? (roles.length > 0 ? words.nobody : words.does) : idea(heading, 60),
    role: undefined,
    features: own,
  }));
  return [...ofRoles, ...others].filter((area) => area.features.length > 0);
}

/** The author's own heading; one that is only a priority says nothing of the matter. */
export function headingOf({ statement: { heading, priority } }: Feature): string {
  return heading === undefined || priority !== undefined ? '' : plainText(heading);
}

/** The values by their keys, in the order in which each key comes up first. */
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
