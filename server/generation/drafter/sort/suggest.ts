import type { Lexicon } from '../lexicon/lexicon';
import type { Entity, ProductType } from '../types/productType';
import { stemsOf } from './contentWords';
import type { ReadStatement, Suggestion } from './workbook';

/** The idea covers a suggestion if one statement shares this much of its words, or the reverse. */
const overlap = 0.6;
/** A suggestion with this many words of an exclusion contradicts it. */
const excludedOverlap = 2;
/** Shorter words are seldom what an exclusion is about. */
const longWord = 4;

/** Two texts with this many words in common are about the same. */
const sameSubject = 2;
/** With this many statements, suggestions are limited, and those related to the idea come first. */
const manyStatements = 12;
const mostOfMany = { requirement: 6, quality: 2, risk: 3, entity: 3 };

/** Of an idea of more than one line with fewer requirements, only so much is suggested. */
const fewRequirements = 4;
const oneLine = 12;
const mostOfFew = 3;

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
  const open = (['requirement', 'quality', 'risk', 'entity'] as const).flatMap((topic) => {
    const kept = texts[topic].flatMap((text) => {
      const words = stemsOf(lexicon, text);
      const isCovered =
        isStated(words, stated) ||
        isExcluded(words, statements) ||
        (topic !== 'entity' && hasOtherNumber(text, words, statements));
      return isCovered ? [] : [{ topic, text, isNear: words.some((word) => said.has(word)) }];
    });
    return statements.length < manyStatements ? kept : nearest(kept, mostOfMany[topic]);
  });
  const length = statements.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const isBrief = statements.filter(({ kind }) => kind === 'R').length < fewRequirements;
  // An idea that says more than a line and asks for little is not buried under what it did not say.
  const shown = isBrief && lexicon.hasSpaces && length >= oneLine ? nearest(open, mostOfFew) : open;
  return shown.map(({ topic, text }, index) => ({ id: `S${index + 1}`, topic, text }));
}

/** The few that touch on what the idea says, else the first; in their order. */
function nearest<One extends { isNear: boolean }>(all: readonly One[], most: number): One[] {
  const best = new Set(all.toSorted((a, b) => Number(b.isNear) - Number(a.isNear)).slice(0, most));
  return all.filter((one) => best.has(one));
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
  const wanted = new Set(statements.flatMap(({ kind, stems }) => (kind === 'R' ? stems : [])));
  return statements.some(({ kind, cues, stems }) => {
    const isDenied = cues.some(({ name }) => name === 'never');
    if (kind !== 'N' && !(kind === 'C' && isDenied)) return false;
    const common = stems.filter((word) => words.includes(word));
    // One word is enough where nothing that is asked for has it: `Doctors don't use it`.
    const isKey = common.some((word) => !wanted.has(word) && word.length >= longWord);
    return isKey || (common.length > 0 && common.length >= Math.min(excludedOverlap, stems.length));
  });
}

function entityText({ name, fields, states, relations }: Entity): string {
  const life = states.length === 0 ? '' : ` (${states.join(' → ')})`;
  return `${name}: ${fields.join(', ')}${life}. ${relations.join(' ')}`.trim();
}
