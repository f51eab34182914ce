import type { Brief } from './brief';
import type { Part } from './parts';
import type { PatternName } from './patternOf';

/** What one opens a product for, rather than to look something up. */
const primary: readonly PatternName[] = [
  'book',
  'form',
  'scan',
  'choice',
  'decide',
  'file',
  'search',
  'timer',
  'pay',
  'map',
  'table',
];

/** The first thing that each role does, or that anybody does: the home screen shows it in full. */
export function primaryParts({ parts, views }: Brief): readonly Part[] {
  const main = parts
    .filter(({ pattern }) => primary.includes(pattern))
    .sort((one, other) => rank(one) - rank(other));
  const owners = views.length > 0 ? views : [undefined];
  const own = owners.flatMap(
    (role) => main.find(({ roles }) => roles.length === 0 || (role && roles.includes(role))) ?? [],
  );
  return [...new Set(own)];
}

/** The more an idea says of what is entered, the more it is what the product is for. */
const rank = ({ fields, pattern }: Part) =>
  primary.indexOf(pattern) - Math.min(fields.length, 4) * primary.length;
