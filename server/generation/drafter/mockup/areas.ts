import type { Role } from '../sort/workbook';
import type { Brief } from './brief';
import { roleIndex, roleName } from './brief';
import type { Feature } from './feature';
import type { Content } from './markup';

/** Requirements that make up one screen. */
export interface Area {
  title: Content;
  /** The only role that it is for. */
  role: Role | undefined;
  features: readonly Feature[];
}

const mostAreas = 7;

/** Every role has its screen; the rest is by the idea's own headings, or by what is told and what goes by itself. */
export function areasOf(brief: Brief): readonly Area[] {
  const groups = new Map<string, Area>();
  const byHeading = hasOwnHeadings(brief.features);
  for (const feature of brief.features) {
    const area = placeOf(brief, feature, byHeading);
    const key = `${area.role?.id ?? ''} ${area.heading}`;
    const isFull = groups.size >= mostAreas && !groups.has(key);
    const rest = { title: brief.words.more, role: undefined };
    const { title, role } = isFull ? rest : area;
    const features = groups.get(isFull ? '' : key)?.features ?? [];
    groups.set(isFull ? '' : key, { title, role, features: [...features, feature] });
  }
  // What is for one role comes before what is for all.
  return [...groups.values()].sort((a, b) => Number(!a.role) - Number(!b.role));
}

/** Headings that say more than a priority. */
function hasOwnHeadings(features: readonly Feature[]): boolean {
  const own = features.filter(({ statement }) => statement.priority === undefined);
  return new Set(own.flatMap(({ statement }) => statement.heading ?? [])).size >= 2;
}

function placeOf(
  brief: Brief,
  { role, statement: { heading }, control }: Feature,
  byHeading: boolean,
) {
  const { words, idea } = brief;
  if (roleIndex(brief, role) >= 0 && role)
    return { heading: '', title: roleName(brief, role), role };
  if (byHeading && heading !== undefined)
    return { heading, title: idea(heading, 60), role: undefined };
  const title = control === 'notice' ? words.notices : words.shared;
  return { heading: title, title, role: undefined };
}
