import type { Lexicon } from '../lexicon/lexicon';
import type { Entity, ProductType } from '../types/productType';
import { stemsOf } from './contentWords';
import type { Exclusions } from './readExclusions';
import type { ReadStatement, Suggestion } from './workbook';

/** The idea covers a suggestion if one statement shares this much of its words, or the reverse. */
const overlap = 0.6;
/** Two texts that share this many words are about the same thing. */
const sameSubject = 2;
/** An exclusion is rarely about a shorter word. */
const longWord = 4;
/** The most suggestions per topic for an idea of more than one line. */
const mostOfALongIdea = { requirement: 6, quality: 2, risk: 3, entity: 3 };
/** An idea of fewer words leaves so much open that what is typical is worth suggesting though it says nothing of it. */
const fewWords = 40;

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
  const isLong = statements.length > 2 && (!lexicon.hasSpaces || length >= fewWords);
  const open = (['requirement', 'quality', 'risk', 'entity'] as const).flatMap((topic) =>
    texts[topic]
      .filter((text) => {
        const words = stemsOf(lexicon, text);
        return (
          (!isLong || words.some((word) => word.length >= longWord && said.has(word))) &&
          !isStated(text, words, statements) &&
          !isExcluded(text)
        );
      })
      .slice(0, isLong ? mostOfALongIdea[topic] : undefined)
      .map((text) => ({ topic, text })),
  );
  return open.map((one, index) => ({ id: `S${index + 1}`, ...one }));
}

/** Whether a statement says the same, or sets another number for it: `held for half an hour`. */
function isStated(
  text: string,
  words: readonly string[],
  statements: readonly ReadStatement[],
): boolean {
  const hasNumber = /\p{N}/u.test(text);
  return statements.some(({ stems, quantities }) => {
    const common = stems.filter((stem) => words.includes(stem)).length;
    const isSame = common / words.length >= overlap || common / stems.length >= overlap;
    const isNumbered = hasNumber && quantities.length > 0;
    return common > 0 && (isNumbered || isSame) && (common >= sameSubject || words.length < 3);
  });
}

function entityText({ name, fields, states, relations }: Entity): string {
  const life = states.length === 0 ? '' : ` (${states.join(' → ')})`;
  return `${name}: ${fields.join(', ')}${life}. ${relations.join(' ')}`.trim();
}
