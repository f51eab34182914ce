import type { Role } from '../sort/workbook';
import type { Brief } from './brief';
import { roleName } from './brief';
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

/** The idea's own headings make the screens; where it has none, its roles do, then what is told and what goes by itself. */
export function areasOf(brief: Brief): readonly Area[] {
  const groups = new Map<string, Area>();
  const byHeading = hasOwnHeadings(brief.features);
  for (const feature of brief.features) {
    const [key, title, role] = byHeading ? headingOf(brief, feature) : placeOf(brief, feature);
    const isFull = groups.size >= mostAreas && !groups.has(key);
    const place = isFull ? '' : key;
    const known = groups.get(place) ?? {
      title: isFull ? brief.words.more : title,
      role: isFull ? undefined : role,
      features: [],
    };
    groups.set(place, { ...known, features: [...known.features, feature] });
  }
  // What is for one role comes before what is for all.
  return [...groups.values()].sort(
    (a, b) => Number(a.role === undefined) - Number(b.role === undefined),
  );
}

/** Headings that say more than a priority. */
function hasOwnHeadings(features: readonly Feature[]): boolean {
  const own = features.filter(({ statement }) => statement.priority === undefined);
  return new Set(own.flatMap(({ statement }) => statement.heading ?? [])).size >= 2;
}

function headingOf({ words, idea }: Brief, { statement: { heading } }: Feature): Placed {
  return heading === undefined
    ? ['other', words.shared, undefined]
    : [`heading ${heading}`, idea(heading, 60), undefined];
}

function placeOf(brief: Brief, { statement: { role }, control }: Feature): Placed {
  const { words, roles } = brief;
  if (role !== undefined && roles.some(({ id }) => id === role.id))
    return [`role ${role.id}`, roleName(brief, role), role];
  return control === 'notice'
    ? ['notices', words.notices, undefined]
    : ['other', words.shared, undefined];
}

type Placed = readonly [key: string, title: Content, role: Role | undefined];
