import type { Lexicon } from '../lexicon/lexicon';
import type { Entity, ProductType } from '../types/productType';
import { stemsOf } from './contentWords';
import type { Exclusions } from './readExclusions';
import type { ReadStatement, Suggestion } from './workbook';

/** Fewer words or statements leave so much open that what is typical is worth suggesting. */
const [fewWords, fewStatements] = [40, 3];
/** A statement and a suggestion that share so many words are about the same thing. */
const sameSubject = 2;
/** The share of its words above which a suggestion repeats a statement. */
const repeated = 0.6;

/** Whether an idea says little but its type. */
export function isBrief({ hasSpaces }: Lexicon, statements: readonly ReadStatement[]): boolean {
  const words = statements.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  return statements.length < fewStatements || (hasSpaces && words < fewWords);
}

/**
 * Suggests what is typical of a certain type, unless the idea says it, rules it out or sets another number for it. An
 * idea that is not brief has enough of its own: what is typical suits few of them.
 */
export function suggest(
  type: ProductType | undefined,
  lexicon: Lexicon,
  statements: readonly ReadStatement[],
  isExcluded: Exclusions,
): Suggestion[] {
  if (!isBrief(lexicon, statements)) return [];
  const demands = statements.filter(({ kind }) => /[GRC]/u.test(kind));
  const isStated = (text: string) => {
    const words = stemsOf(lexicon, text);
    return demands.some(({ stems, quantities }) => {
      const shared = stems.filter((stem) => words.includes(stem)).length;
      const isSame = shared >= repeated * Math.min(words.length, stems.length);
      const isNumbered = quantities.length > 0 && /\p{N}/u.test(text);
      return shared >= Math.min(sameSubject, words.length) && (isSame || isNumbered);
    });
  };
  return suggestionsOf(type)
    .filter(({ text }) => !isStated(text) && !isExcluded(text))
    .map((one, index) => ({ id: `S${index + 1}`, ...one }));
}

function suggestionsOf(type: ProductType | undefined): Omit<Suggestion, 'id'>[] {
  if (type === undefined) return [];
  const { requirements, qualities, risks, entities } = type.texts;
  return [
    ...requirements.map((text) => ({ topic: 'requirement', text }) as const),
    ...qualities.map((text) => ({ topic: 'quality', text }) as const),
    ...risks.map((text) => ({ topic: 'risk', text }) as const),
    ...entities.map((one) => ({ topic: 'entity', text: entityText(one) }) as const),
  ];
}

function entityText({ name, fields, states, relations }: Entity): string {
  const life = states.length === 0 ? '' : ` (${states.join(' → ')})`;
  return `${name}: ${fields.join(', ')}${life}. ${relations.join(' ')}`.trim();
}
