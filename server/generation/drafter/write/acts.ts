import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import { actsOf } from '../sort/actsOf';
import { hasBalancedBrackets, nextBorder, wordCount, type CuedClause } from './cuedClause';
import { isPredicate } from './isPredicate';
import { either } from './listedThings';
import { withoutInner } from './listParts';
import { words } from '../lexicon/words';
import { actWords } from './words/actWords';
import { evidence, learning, permission } from './words/criteriaPatterns';
import { deedPatterns, type DeedName } from './words/deedPatterns';
import { file, getting, howMany, relative } from './words/patterns';

/** An act of a clause, and its words. */
export interface Act {
  name: ActName | DeedName;
  object: Quote;
}

/** A clause is quoted up to its first comma behind so many characters. */
const longest = 100;
const fewestWords = 2;
const mostActs = 2;
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

/**
 * What a clause has done, in its order: of several parts, such as `marks a lamp as repaired, adds what was used`, each has
 * its own act. Nothing in a language without a lexicon.
 */
export function actsIn(clause: CuedClause): Act[] {
  const { cues, isRead, span } = clause;
  if (!isRead) return [];
  const isCase = (part: Span) =>
    cues.some(({ name, start }) => name === 'if' && start >= part.start && start < part.start + 5);
  const parts = partsOf(clause).filter((one) => !isCase(one));
  const found = new Map<Act['name'], Quote>();
  for (const part of parts.length > 1 ? parts : [span]) {
    const name = actOf(clause, part);
    if (name !== undefined && !found.has(name)) found.set(name, objectOf(clause, part));
  }
  return [...found].slice(0, mostActs).map(([name, object]) => ({ name, object }));
}

/** What is done between two places: by its own verb, by what is likely, or by words that name it for sure. */
function actOf(clause: CuedClause, { start, end }: Span): Act['name'] | undefined {
  const { cues, folded, idea, lexicon, span } = clause;
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isSaid = (cue: Cue) => /^do(?:ne)?:/u.test(cue.name) && isPredicate(clause, cue);
  const first = own.find(isSaid);
  // `order for a child whose parents have no internet` works with the internet.
  const aside = own.find((cue) => first && cue.start > first.end && isAside(idea, cue));
  const text = folded.slice(start - span.start, (aside?.start ?? end) - span.start);
  const isDenied = own.some(isDenial);
  const deed = deedPatterns.find(({ pattern }) => {
    const at = start + text.search(pattern);
    const isVerbHere = lexicon.code !== 'en' || own.some((cue) => cue.start === at && isSaid(cue));
    return at >= start && isVerbHere && !isDenied;
  });
  if (deed !== undefined) return deed.name;
  const senses = own
    .filter((cue) => cue.start === first?.start && isSaid(cue))
    .map(({ name }) => name.replace(/^.*:/u, ''));
  const isSeen = senses.includes('show') && senses.every((one) => /^(?:show|search)$/u.test(one));
  const isGot = getting.test(folded.slice((first?.start ?? start) - span.start));
  const [likely] = actsOf(text, lexicon).filter((one) => {
    if (isSeen && !isDenied) return bySight.includes(one);
    if (one === 'restrict') return permission.test(text) || (isDenied && learning.test(text));
    const isOther = (isGot && byHand.includes(one)) || (one === 'book' && isDenied);
    return !isOther && (evidence[one]?.test(text) ?? true);
  });
  const [named] = new Set(senses.map((one) => ofVerb.get(one)).filter((one) => one !== undefined));
  const ofFirst = named === 'upload' && !file.test(text) ? undefined : named;
  const name = likely ?? ofFirst;
  if (name === 'show' && isSeen && howMany.test(text)) return 'report';
  const worded = actWords.find(({ pattern }) => pattern.test(text))?.act;
  return name === undefined || name === 'change' ? (worded ?? name) : name;
}

/** Whether a cue begins a clause about a noun before it or about the reason. */
function isAside(idea: string, { name, start, end }: Cue): boolean {
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

/** From the first verb on that is sure to be one, else the whole, as far as one can read at a glance. */
export function objectOf(clause: CuedClause, { start, end }: Span): Quote {
  const { cues, idea, lexicon } = clause;
  const verb = cues.find(
    (cue) =>
      cue.name.startsWith('do:') &&
      cue.start >= start &&
      cue.end <= end &&
      isPredicate(clause, cue) &&
      !cues.some((other) => isDenial(other) && other.start >= start && other.end <= cue.start),
  );
  if (verb !== undefined && lexicon.code === 'en') {
    const last = nextBorder(idea, Math.min(verb.end + longest / 2, end), end);
    const phrase = quote(idea, trimmed(idea, { start: verb.start, end: last }));
    if (wordCount(phrase) >= fewestWords && hasBalancedBrackets(phrase)) return phrase;
  }
  return quote(idea, { start, end: nextBorder(idea, Math.min(start + longest, end), end) });
}
