import { isDenial, isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import { actsOf } from '../sort/actsOf';
import { stemsOf } from '../sort/contentWords';
import { hasBalancedBrackets, nextBorder, wordCount, type CuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { isPredicate } from './isPredicate';
import { either } from './listedThings';

/** Something that a clause has done, and the words that say so. */
export interface Act {
  name: ActName;
  object: Quote;
}

/** A clause is quoted up to its first comma behind so many characters. */
const longest = 100;
const fewestWords = 2;
const mostActs = 2;
/** A condition and what holds then have at least so many words. */
const fewestOfBoth = 7;
/** What verbs of one sense do. */
const ofVerb: ReadonlyMap<string, ActName> = new Map([
  ['do:book', 'change'],
  ['do:create', 'create'],
  ['do:notify', 'notify'],
  ['do:organise', 'change'],
  ['do:search', 'search'],
  ['do:show', 'show'],
  ['do:upload', 'upload'],
]);
/** In all languages: what is uploaded. */
const file =
  /phot|foto|pictur|bild|image|imagen|imagem|immagin|afbeelding|zdjęc|file|datei|fichier|archivo|ficheiro|bestand|plik|pdf|csv|video|document|dokument|写真|画像|صور|ملف/u;
/** `Decided: …` */
const label = /^\p{L}+:\s/u;

/**
 * What a clause has done, in its order: of several parts, such as `marks a lamp as repaired, adds what was used`, each has
 * its own act. Nothing in a language without a lexicon.
 */
export function actsIn(clause: CuedClause): readonly Act[] {
  const { cues, folded, isRead, lexicon, span } = clause;
  if (!isRead) return [];
  const { plainIf } = wordsOf({ language: lexicon.code });
  const found = new Map<ActName, Quote>();
  // `When a pitch gets closed`, of which the rest is another statement.
  const isCaseOnly =
    lexicon.hasSpaces &&
    plainIf.test(folded) &&
    !/[,;]/u.test(folded) &&
    wordCount(folded) < fewestOfBoth;
  if (isCaseOnly) return [];
  const parts = partsOf(clause);
  const isCase = (part: Span) =>
    cues.some(({ name, start }) => name === 'if' && start >= part.start && start < part.start + 20);
  for (const part of parts.length > 1 ? parts.filter((one) => !isCase(one)) : []) {
    const text = folded.slice(part.start - span.start, part.end - span.start);
    const [name] = actsOf(text, lexicon);
    if (name !== undefined && !found.has(name)) found.set(name, objectOf(clause, part));
  }
  if (found.size === 0) {
    const object = objectOf(clause, span, longest);
    for (const name of actsOf(folded.replace(label, ''), lexicon)) found.set(name, object);
  }
  const subordinate = cues.findIndex(({ name }) => /^(?:if|soThat|because)$/u.test(name));
  if (found.size === 0) {
    const [verb, other] = cues
      .slice(0, subordinate < 0 ? cues.length : subordinate)
      .filter((cue) => cue.name.startsWith('do:') && isPredicate(clause, cue));
    const name = verb && verb.start !== other?.start ? ofVerb.get(verb.name) : undefined;
    if (name !== undefined && (name !== 'upload' || file.test(folded)))
      found.set(name, objectOf(clause, span, longest));
  }
  return [...found]
    .slice(0, mostActs)
    .flatMap(([name, object]) => (stemsOf(lexicon, object).length > 0 ? [{ name, object }] : []));
}

/** The parts of a clause that commas, cells and conjunctions separate, as far as each says what is done. */
export function partsOf(clause: CuedClause): Span[] {
  const { cues, folded, idea, lexicon, span } = clause;
  if (!lexicon.hasSpaces) return [];
  const head = folded.slice(0, mostRead);
  const isSaid = (from: number) =>
    cues.some(({ name, start }) => start === from && /^(?:do:|pronoun$)/u.test(name));
  const joints = cues.filter(
    ({ name, start, end }) =>
      (name === 'and' || name === 'but') && isSaid(end + 1) && !either.test(idea.slice(start, end)),
  );
  const borders: readonly Span[] = [
    ...[...head.matchAll(/[,;|](?=\s)/gu)].map(({ index }) => span.start + index),
    span.start + head.length,
  ].map((start) => ({ start, end: start + 1 }));
  let start = span.start;
  return [...borders, ...joints]
    .sort((one, other) => one.start - other.start)
    .map((border) => {
      const part = trimmed(idea, { start, end: Math.max(start, border.start) });
      start = border.end;
      return part;
    })
    .filter(
      (part) =>
        wordCount(idea.slice(part.start, part.end)) >= fewestWords &&
        cues.some(
          (cue) =>
            cue.start >= part.start &&
            cue.end <= part.end &&
            // `supplier, cost centre`: behind a comma, a noun is often like a verb.
            (part.start === span.start ? isVerb(cue) : isPredicate(clause, cue)),
        ),
    );
}

/** A clause is judged by its beginning. */
const mostRead = 400;

/**
 * From the first verb on that is sure to be one, else the whole, as far as one can read at a glance.
 *
 * @param sure up to the first comma behind so many characters
 */
export function objectOf(clause: CuedClause, { start, end }: Span, sure = 0): Quote {
  const { cues, idea, lexicon } = clause;
  const verb = cues.find(
    (cue) =>
      cue.name.startsWith('do:') &&
      cue.start >= start &&
      cue.end <= end &&
      isPredicate(clause, cue) &&
      !cues.some((other) => isDenial(other) && other.start >= start && other.end <= cue.start),
  );
  const phrase =
    verb && lexicon.code === 'en'
      ? quote(
          idea,
          trimmed(idea, {
            start: verb.start,
            end: nextBorder(idea, Math.min(Math.max(verb.end, start + sure), end), end),
          }),
        )
      : undefined;
  return phrase !== undefined && wordCount(phrase) >= fewestWords && hasBalancedBrackets(phrase)
    ? phrase
    : quote(idea, { start, end: nextBorder(idea, Math.min(start + longest, end), end) });
}
