import { isDenial } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { money } from '../lexicon/money';
import { stemOf } from '../lexicon/stemOf';
import { isCountedBack } from '../read/isCountedBack';
import { isPeriod, unitOf } from '../read/period';
import type { Quantity } from '../read/quantity';
import { wordsBefore, wordsBehind, type CuedClause } from './cuedClause';
import { isClock } from './isMoment';
import { fileSize, isDistance, isMeasured, percent, unitNames } from './words/unitPatterns';

/** How many words on each side count with their place, and how many at all. */
const [near, far] = [3, 8];
/** The largest value of each magnitude. */
const magnitudes = [1, 2, 5, 12, 31, 100, 1000, 100_000];

/**
 * What can be told of a number in a clause: its unit, magnitude and comparison, and the words and cues on both sides of
 * it. Cues and units have the same name in every language, so that what is learned from one tells something in all.
 */
export function numberFacts(clause: CuedClause, quantity: Quantity): ReadonlySet<string> {
  const { cues, lexicon } = clause;
  const { comparison, digits, phrase, span, value } = quantity;
  const lead = Math.max(0, phrase.indexOf(quantity.text));
  const rest = wordsBehind(clause, span.end);
  const before = tokensOf(wordsBefore(clause, span.start - lead)).reverse();
  const behind = tokensOf(rest);
  const units = unitsOf(quantity, clause);
  const past = cues.filter(({ end }) => end <= span.start - lead);
  const next = cues.filter(({ start }) => start >= span.end);
  return new Set([
    'always',
    `comparison ${comparison}`,
    `magnitude ${value === undefined ? 'none' : magnitudes.findIndex((most) => value <= most)}`,
    `of ${stemOf(unitOf(quantity), lexicon)}`,
    `limit ${folded(phrase).replace(folded(quantity.text), '…')}`,
    ...(/^\p{L}/u.test(digits) ? ['spelled out'] : []),
    ...units.flatMap((unit) => [
      `unit ${unit}`,
      `${comparison} ${unit}`,
      `${before[0] ?? 'first'} ${unit}`,
      `${unit} ${behind[0] ?? 'last'}`,
    ]),
    ...sideFacts('before', before, clause),
    ...sideFacts('behind', behind, clause),
    ...past.map(({ name }) => `cue before ${name}`),
    ...next.map(({ name }) => `cue behind ${name}`),
    `last cue ${past.at(-1)?.name ?? 'none'}`,
    `next cue ${next[0]?.name ?? 'none'}`,
    ...(isCountedBack(rest, lexicon) ? ['counted back'] : []),
    ...(past.some(isDenial) ? ['denied'] : []),
    ...(clause.isQuoted(span.start) ? ['quoted'] : []),
    ...(clause.actorEnd === undefined ? [] : ['actor']),
  ]);
}

/** Words and marks; where no spaces part words, runs of one script. */
const token =
  /\p{Script=Han}+|\p{Script=Hiragana}+|\p{scx=Katakana}+|[\p{L}\p{M}'’]+|\p{N}+|[,;:()→]/gu;
const tokensOf = (text: string): string[] => text.match(token) ?? [];

/** The nearest words on one side of a number, nearest first: the first ones with their place, and the stems of more. */
function sideFacts(side: string, words: readonly string[], { lexicon }: CuedClause): string[] {
  const placed = words.slice(0, near).map((word, index) => `${side} ${index + 1} ${word}`);
  return [...placed, ...words.slice(0, far).map((word) => `${side} ${stemOf(word, lexicon)}`)];
}

function unitsOf(quantity: Quantity, { lexicon }: CuedClause): string[] {
  const { phrase, text } = quantity;
  const unit = unitOf(quantity);
  const periods = Object.entries(unitNames).filter(([, names]) => names.test(unit));
  const found = [
    ...(money.test(phrase) ? ['money'] : []),
    ...(percent.test(text) ? ['share'] : []),
    ...(isPeriod(quantity, lexicon) ? ['period', ...periods.map(([name]) => name)] : []),
    ...(isClock(quantity, lexicon) ? ['clock'] : []),
    ...(fileSize.test(text) ? ['size'] : []),
    ...(isDistance(text) ? ['distance'] : []),
    ...(isMeasured(text) ? ['measured'] : []),
  ];
  return found.length > 0 ? found : [unit === '' ? 'bare' : 'things'];
}
