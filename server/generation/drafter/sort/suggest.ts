import type { Lexicon } from '../lexicon/lexicon';
import type { Entity, ProductType } from '../types/productType';
import { stemsOf } from './contentWords';
import type { ReadStatement, Suggestion } from './workbook';

/** The idea covers a suggestion if one statement shares this much of its words, or the reverse. */
const overlap = 0.6;
/** A suggestion with this many words of an exclusion contradicts it. */
const excludedOverlap = 2;

/** Two texts with this many words in common are about the same. */
const sameSubject = 2;
/** With this many statements, suggestions are limited, and those related to the idea come first. */
const manyStatements = 12;
const mostOfMany = { requirement: 6, quality: 2, risk: 3, entity: 3 };

/**
 * Suggests what is typical of the type and not in the idea.
 *
 * @returns suggestions by topic, without those that a statement covers or excludes, or that set another number
 */
export function suggest(
  type: ProductType | undefined,
  lexicon: Lexicon,
  statements: readonly ReadStatement[],
): Suggestion[] {
  if (type === undefined) return [];
  const stated = statements.map(({ stems }) => new Set(stems));
  const said = new Set(statements.flatMap(({ kind, stems }) => (kind === 'B' ? [] : stems)));
  const { requirements, qualities, risks, entities } = type.texts;
  const texts = {
    requirement: requirements,
    quality: qualities,
    risk: risks,
    entity: entities.map(entityText),
  };
  const topics = (['requirement', 'quality', 'risk', 'entity'] as const).flatMap((topic) => {
    const open = texts[topic].flatMap((text) => {
      const words = stemsOf(lexicon, text);
      const isKept =
        !isStated(words, stated) &&
        !isExcluded(words, statements) &&
        (topic === 'entity' || !hasOtherNumber(text, words, statements));
      return isKept ? [{ topic, text, isNear: words.some((word) => said.has(word)) }] : [];
    });
    if (statements.length < manyStatements) return open;
    const nearFirst = [
      ...open.filter(({ isNear }) => isNear),
      ...open.filter(({ isNear }) => !isNear),
    ];
    const best = new Set(nearFirst.slice(0, mostOfMany[topic]));
    return open.filter((one) => best.has(one));
  });
  return topics.map(({ topic, text }, index) => ({ id: `S${index + 1}`, topic, text }));
}

/** Both set a number for the same thing: `held for ten minutes` and `held for half an hour`. */
function hasOtherNumber(
  text: string,
  words: readonly string[],
  statements: readonly ReadStatement[],
): boolean {
  if (!/\p{N}/u.test(text)) return false;
  return statements.some(
    ({ quantities, stems }) =>
      quantities.length > 0 && stems.filter((stem) => words.includes(stem)).length >= sameSubject,
  );
}

function isStated(words: readonly string[], stated: readonly ReadonlySet<string>[]): boolean {
  const suggested = new Set(words);
  return stated.some((statement) => {
    const common = words.filter((word) => statement.has(word)).length;
    const shared = [...statement].filter((word) => suggested.has(word)).length;
    const isWhole = shared >= 2 && shared / statement.size >= overlap;
    return isWhole || (words.length > 0 && common / words.length >= overlap);
  });
}

/** Whether the text with these stems is about something that the idea excludes. */
export function isExcluded(
  words: readonly string[],
  statements: readonly ReadStatement[],
): boolean {
  return statements.some(({ kind, stems }) => {
    if (kind !== 'N') return false;
    const common = stems.filter((word) => words.includes(word)).length;
    return common > 0 && common >= Math.min(excludedOverlap, stems.length);
  });
}

function entityText({ name, fields, states, relations }: Entity): string {
  const life = states.length === 0 ? '' : ` (${states.join(' → ')})`;
  return `${name}: ${fields.join(', ')}${life}. ${relations.join(' ')}`.trim();
}
