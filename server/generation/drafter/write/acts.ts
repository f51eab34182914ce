import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import { actsOf } from '../sort/actsOf';
import { stemsOf } from '../sort/contentWords';
import { hasBalancedBrackets, nextBorder, wordCount, type CuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { isPredicate } from './isPredicate';
import { either } from './listedThings';
import { withoutInner } from './listParts';
import { words } from '../lexicon/words';
import {
  bookable,
  exportNoun,
  learning,
  onlyOnce,
  permission,
  reserving,
} from './words/criteriaPatterns';
import { connection, file, getting, howMany, relative } from './words/patterns';

/** An act of a clause, and its words. */
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
/** The acts of verbs with one sense; `other` is uncertain. */
const ofVerb = new Map<string, ActName | undefined>([
  ...words('approve book organise remove').map((sense) => [sense, 'change'] as const),
  ...(['calculate', 'create', 'notify', 'search', 'show', 'upload'] as const).map(
    (sense) => [sense, sense] as const,
  ),
  ['other', undefined],
]);
/** Acts that are also done by seeing: nothing is entered in `sees what was installed`. */
const bySight = words('calculate history map report search show stock');
/** Acts of the person who acts, not of the one who receives something. */
const byHand = words('approve book change create message remove');
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
    const [name] = namesIn(clause, part);
    if (name !== undefined && !found.has(name)) found.set(name, objectOf(clause, part));
  }
  const start = span.start + (label.exec(folded)?.[0].length ?? 0);
  for (const name of found.size === 0 ? namesIn(clause, { start, end: span.end }) : [])
    found.set(name, objectOf(clause, span, longest));
  // `works it out monthly and needs an export for the accountant`
  const output = exportIn(clause);
  if (output !== undefined && found.size > 0 && !found.has('export'))
    return [...[...found].slice(0, 1), ['export' as const, output] as const].map(
      ([name, object]) => ({
        name,
        object,
      }),
    );
  return [...found]
    .slice(0, mostActs)
    .flatMap(([name, object]) => (stemsOf(lexicon, object).length > 0 ? [{ name, object }] : []));
}

/** The part of a clause behind its last `and` that is about an export. */
function exportIn({ cues, folded, idea, span }: CuedClause): Quote | undefined {
  const joint = cues.findLast(({ name }) => name === 'and');
  if (joint === undefined || cues.some(isDenial)) return undefined;
  const isMeant = exportNoun.test(folded.slice(joint.end - span.start));
  return isMeant ? quote(idea, trimmed(idea, { start: joint.end, end: span.end })) : undefined;
}

/** What is done between two places; where that is not likely enough, what the first verb does. */
function namesIn(clause: CuedClause, { start, end }: Span): ActName[] {
  const { cues, folded, lexicon, span } = clause;
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isSaid = (cue: Cue) => /^do(?:ne)?:/u.test(cue.name) && isPredicate(clause, cue);
  const [noun, verb] = own
    .filter(isSaid)
    .filter((one, index, all) => one.start !== all[index - 1]?.start);
  // `The host creates a room`, where `host` could be a verb.
  const first = noun && verb && verb.start === noun.end + 1 ? verb : noun;
  // `order for a child whose parents have no internet` works with the internet.
  const aside = own.find((cue) => first && cue.start > first.end && isAside(clause, cue));
  const text = folded.slice(start - span.start, (aside?.start ?? end) - span.start);
  const senses = own
    .filter((cue) => cue.start === first?.start && isSaid(cue))
    .map(({ name }) => name.replace(/^.*:/u, ''));
  const likely = actsOf(text, lexicon);
  const isSeen = senses.includes('show') && senses.every((one) => /^(?:show|search)$/u.test(one));
  const subordinate = own.find(({ name }) => /^(?:if|soThat|because)$/u.test(name));
  const isLater = first !== undefined && subordinate !== undefined && subordinate.end < first.start;
  const isReserved = first !== undefined && reserving.test(folded.slice(first.start - span.start));
  const known = new Set(senses.filter((one) => ofVerb.has(one)).map((one) => ofVerb.get(one)));
  // `marks`, `sets`: what is entered is a new state too.
  if (known.has('change')) known.delete('create');
  if (isReserved && senses.includes('book')) known.add('book').delete('change');
  const [name] = known.size === 1 && !isLater ? known : [];
  const ofFirst = name === undefined || (name === 'upload' && !file.test(folded)) ? [] : [name];
  const isGot = getting.test(folded.slice((first?.start ?? start) - span.start));
  const fitting = likely.filter((one) =>
    isSeen && !own.some(isDenial)
      ? bySight.includes(one)
      : !(isGot && byHand.includes(one)) &&
        (one !== 'offline' || connection.test(text)) &&
        (one !== 'unique' || onlyOnce.test(text)) &&
        (one !== 'restrict' ||
          permission.test(text) ||
          (own.some(isDenial) && learning.test(text))) &&
        (one !== 'book' || (bookable.test(text) && !own.some(isDenial))),
  );
  const names = fitting.length > 0 ? fitting : ofFirst;
  return names.map((one) => (one === 'show' && isSeen && howMany.test(text) ? 'report' : one));
}

/** Whether a cue begins a clause about a noun before it or about the reason. */
function isAside({ idea }: CuedClause, { name, start, end }: Cue): boolean {
  const isRelative = name === 'that' && relative.test(idea.slice(start, end));
  return isRelative || name === 'because' || name === 'soThat';
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
    ...[...withoutInner(head).matchAll(/[,;|](?=\s)/gu)].map(({ index }) => span.start + index),
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
  if (phrase !== undefined && wordCount(phrase) >= fewestWords && hasBalancedBrackets(phrase))
    return phrase;
  // `erstellt eine Rechnung` in `Der Meister erstellt eine Rechnung`
  const { actorEnd = end } = clause;
  const isLed =
    actorEnd > start &&
    wordCount(idea.slice(start, actorEnd)) <= 2 &&
    cues.some((cue) => cue.start === actorEnd + 1 && isVerb(cue)) &&
    wordCount(idea.slice(actorEnd, end)) >= fewestWords;
  const from = isLed ? actorEnd + 1 : start;
  return quote(idea, { start: from, end: nextBorder(idea, Math.min(from + longest, end), end) });
}
