import type { Lexicon } from '../lexicon/lexicon';
import type { Entity, ProductType } from '../types/productType';
import { stemsOf } from './contentWords';
import type { Statement, Suggestion } from './workbook';

/** So much of a suggestion's meaning in one statement, and the idea has it already. */
const overlap = 0.6;

/**
 * What is typical of the type and not in the idea.
 *
 * @returns suggestions in the type's order, without those that a statement already says
 */
export function suggest(
  type: ProductType | undefined,
  lexicon: Lexicon,
  statements: readonly Statement[],
): Suggestion[] {
  if (type === undefined) return [];
  const stated = statements.map(({ text }) => new Set(stemsOf(lexicon, text)));
  const { requirements, qualities, risks, entities } = type.texts;
  const topics = [
    ...requirements.map((text) => ({ topic: 'requirement' as const, text })),
    ...qualities.map((text) => ({ topic: 'quality' as const, text })),
    ...risks.map((text) => ({ topic: 'risk' as const, text })),
    ...entities.map((entity) => ({ topic: 'entity' as const, text: entityText(entity) })),
  ];
  return topics
    .filter(({ text }) => !isStated(stemsOf(lexicon, text), stated))
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

function entityText({ name, fields, states, relations }: Entity): string {
  const life = states.length === 0 ? '' : ` (${states.join(' → ')})`;
  return `${name}: ${fields.join(', ')}${life}. ${relations.join(' ')}`.trim();
}
