import type { Lexicon } from '../lexicon/lexicon';
import type { Entity, ProductType } from '../types/productType';
import { stemsOf } from './contentWords';
import type { ReadStatement, Suggestion } from './workbook';

/** So much of a suggestion's meaning in one statement, and the idea has it already. */
const overlap = 0.6;
/** So many words of what the idea excludes, and the suggestion is against it. */
const excludedOverlap = 2;

/**
 * What is typical of the type and not in the idea.
 *
 * @returns suggestions in the type's order, without those that a statement already says or excludes
 */
export function suggest(
  type: ProductType | undefined,
  lexicon: Lexicon,
  statements: readonly ReadStatement[],
): Suggestion[] {
  if (type === undefined) return [];
  const stated = statements.map(({ stems }) => new Set(stems));
  const { requirements, qualities, risks, entities } = type.texts;
  const topics = [
    ...requirements.map((text) => ({ topic: 'requirement' as const, text })),
    ...qualities.map((text) => ({ topic: 'quality' as const, text })),
    ...risks.map((text) => ({ topic: 'risk' as const, text })),
    ...entities.map((entity) => ({ topic: 'entity' as const, text: entityText(entity) })),
  ];
  return topics
    .filter(({ text }) => {
      const words = stemsOf(lexicon, text);
      return !isStated(words, stated) && !isExcluded(words, statements);
    })
    .map((suggestion, index) => ({ id: `S${index + 1}`, ...suggestion }));
}

function isStated(words: readonly string[], stated: readonly ReadonlySet<string>[]): boolean {
  const suggested = new Set(words);
  return stated.some((statement) => {
    const common = words.filter((word) => statement.has(word)).length;
    const isWhole = statement.size >= 2 && [...statement].every((word) => suggested.has(word));
    return isWhole || (words.length > 0 && common / words.length >= overlap);
  });
}

/** Whether the text with these stems is about what the idea excludes. */
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
