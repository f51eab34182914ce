import type { Lexicon } from '../lexicon/lexicon';
import type { Entity, ProductType } from '../types/productType';
import { shortIdea } from './chooseType';
import { stemsOf } from './contentWords';
import type { Exclusions } from './readExclusions';
import type { ReadStatement, Suggestion } from './workbook';

/** The idea covers a suggestion if one statement shares this much of its words, or the reverse. */
const overlap = 0.6;
/** Two texts with this many words in common are about the same. */
const sameSubject = 2;
/** Shorter words are seldom what an exclusion is about. */
const longWord = 4;
/** An idea of more than one line is not buried under what it did not say. */
const mostOfALongIdea = { requirement: 6, quality: 2, risk: 3, entity: 3 };

/**
 * Suggests what is typical of the type and not in the idea.
 *
 * @returns suggestions by topic, without those that a statement covers or excludes or that set another number; of a
 *   longer idea, only those that are about something in it
 */
export function suggest(
  type: ProductType | undefined,
  lexicon: Lexicon,
  statements: readonly ReadStatement[],
  isExcluded: Exclusions,
): Suggestion[] {
  if (type === undefined) return [];
  const { requirements, qualities, risks, entities } = type.texts;
  const texts = {
    requirement: requirements,
    quality: qualities,
    risk: risks,
    entity: entities.map(entityText),
  };
  const said = new Set(statements.flatMap(({ kind, stems }) => (/[BN]/u.test(kind) ? [] : stems)));
  const length = statements.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const isLong = lexicon.hasSpaces ? length >= shortIdea : statements.length > 2;
  const open = (['requirement', 'quality', 'risk', 'entity'] as const).flatMap((topic) =>
    texts[topic]
      .filter((text) => {
        const words = stemsOf(lexicon, text);
        return (
          (!isLong || words.some((word) => word.length >= longWord && said.has(word))) &&
          !isStated(words, statements) &&
          !isExcluded(text) &&
          !hasOtherNumber(text, words, statements)
        );
      })
      .slice(0, isLong ? mostOfALongIdea[topic] : undefined)
      .map((text) => ({ topic, text })),
  );
  return open.map((one, index) => ({ id: `S${index + 1}`, ...one }));
}

const commonOf = (words: readonly string[], { stems }: ReadStatement) =>
  stems.filter((stem) => words.includes(stem));

/** Both set a number for the same thing: `held for ten minutes` and `held for half an hour`. */
function hasOtherNumber(
  text: string,
  words: readonly string[],
  statements: readonly ReadStatement[],
): boolean {
  const stated = /\p{N}/u.test(text) ? statements : [];
  return stated.some(
    (one) => one.quantities.length > 0 && commonOf(words, one).length >= sameSubject,
  );
}

function isStated(words: readonly string[], statements: readonly ReadStatement[]): boolean {
  return statements.some((one) => {
    const common = commonOf(words, one).length;
    const isWhole = common >= sameSubject && common / one.stems.length >= overlap;
    return isWhole || (words.length > 0 && common / words.length >= overlap);
  });
}

function entityText({ name, fields, states, relations }: Entity): string {
  const life = states.length === 0 ? '' : ` (${states.join(' → ')})`;
  return `${name}: ${fields.join(', ')}${life}. ${relations.join(' ')}`.trim();
}
