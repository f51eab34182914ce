import type { Lexicon } from '../lexicon/lexicon';
import type { Entity, ProductType } from '../types/productType';
import { stemsOf } from './contentWords';
import type { ReadStatement, Suggestion } from './workbook';

/** Fewer words or statements leave so much open that what is typical is worth saying. */
const [fewWords, fewStatements] = [40, 3];
/** The share of its words above which a text repeats a statement. */
const repeated = 0.6;

/** What is typical of a type and not in the idea. */
export interface Typical {
  suggestions: Suggestion[];
  questions: string[];
  /** Whether the idea says so little that all of it is worth saying. */
  isBrief: boolean;
}

/**
 * What is typical of a certain type, unless the idea says it, rules it out or sets another number for it: questions, and
 * suggestions for a brief idea. A longer one has enough of its own: what is typical suits few of them.
 */
export function suggest(
  type: ProductType | undefined,
  lexicon: Lexicon,
  statements: readonly ReadStatement[],
): Typical {
  const words = statements.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const isBrief = statements.length < fewStatements || (lexicon.hasSpaces && words < fewWords);
  if (type === undefined) return { suggestions: [], questions: [], isBrief };
  const isOpen = (text: string) => {
    const stems = stemsOf(lexicon, text);
    return !statements.some((one) => settles(one, text, stems));
  };
  const suggested = isBrief ? suggestionsOf(type).filter(({ text }) => isOpen(text)) : [];
  return {
    suggestions: suggested.map((one, index) => ({ id: `S${index + 1}`, ...one })),
    questions: type.texts.questions.filter(isOpen),
    isBrief,
  };
}

/** Whether a statement rules a text out, says the same or has a number for it. */
function settles(
  { kind, stems, quantities }: ReadStatement,
  text: string,
  words: readonly string[],
): boolean {
  const shared = stems.filter((stem) => words.includes(stem)).length;
  if (kind === 'N') return shared > 0;
  const isSame = shared >= Math.max(2, repeated * Math.min(words.length, stems.length));
  const isNumbered = quantities.length > 0 && shared > (/\p{N}/u.test(text) ? 1 : 0);
  return isSame || (isNumbered && /[\p{N}?]/u.test(text));
}

function suggestionsOf({ texts }: ProductType): Omit<Suggestion, 'id'>[] {
  return [
    ...texts.requirements.map((text) => ({ topic: 'requirement', text }) as const),
    ...texts.qualities.map((text) => ({ topic: 'quality', text }) as const),
    ...texts.risks.map((text) => ({ topic: 'risk', text }) as const),
    ...texts.entities.map((one) => ({ topic: 'entity', text: entityText(one) }) as const),
  ];
}

function entityText({ name, fields, states, relations }: Entity): string {
  const life = states.length === 0 ? '' : ` (${states.join(' → ')})`;
  return `${name}: ${fields.join(', ')}${life}. ${relations.join(' ')}`.trim();
}
