import type { Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import { actsOf } from '../sort/actsOf';
import { nextBorder, wordCount, type CuedClause } from './cuedClause';
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
  if (!clause.isRead) return [];
  const parts = partsOf(clause).map((span) => narrowedTo(clause, span));
  const found = new Map<Act['name'], Quote>();
  for (const part of parts.length > 1 ? parts : [clause]) {
    const name = actOf(part);
    if (name !== undefined && !found.has(name)) found.set(name, objectOf(part));
  }
  return [...found].slice(0, mostActs).map(([name, object]) => ({ name, object }));
}

/** The clause as if it were only this part of it. */
function narrowedTo(clause: CuedClause, span: Span): CuedClause {
  const { cues, folded } = clause;
  const start = span.start - clause.span.start;
  return {
    ...clause,
    cues: cues.filter((cue) => cue.start >= span.start && cue.end <= span.end),
    folded: folded.slice(start, start + span.end - span.start),
    span,
  };
}

/** What a clause has done: by its own verb, by what is likely, or by words that name it for sure. */
function actOf(clause: CuedClause): Act['name'] | undefined {
  const { cues, folded, idea, lexicon, span } = clause;
  const isSaid = (cue: Cue) => /^do(?:ne)?:/u.test(cue.name) && isPredicate(clause, cue);
  const first = cues.find(isSaid);
  // `order for a child whose parents have no internet` works with the internet.
  const aside = cues.find((cue) => first && cue.start > first.end && isAside(idea, cue));
  const text = folded.slice(0, (aside?.start ?? span.end) - span.start);
  const isDenied = cues.some(isDenial);
  const deed = deedPatterns.find(({ pattern }) => {
    const at = span.start + text.search(pattern);
    const isVerbHere = lexicon.code !== 'en' || cues.some((cue) => cue.start === at && isSaid(cue));
    return at >= span.start && isVerbHere && !isDenied;
  });
  if (deed !== undefined) return deed.name;
  const senses = cues
    .filter((cue) => cue.start === first?.start && isSaid(cue))
    .map(({ name }) => name.replace(/^.*:/u, ''));
  const isSeen = senses.includes('show') && senses.every((one) => /^(?:show|search)$/u.test(one));
  const isGot = getting.test(folded.slice((first?.start ?? span.start) - span.start));
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
function isAside(idea: string, cue: Cue): boolean {
  const isRelative = cue.name === 'that' && relative.test(idea.slice(cue.start, cue.end));
  return isRelative || isReason(cue);
}

const isReason = ({ name }: Cue) => name === 'because' || name === 'soThat';

/** The clause without the reason at its end, as far as one can read at a glance. */
export function objectOf({ cues, idea, span: { start, end } }: CuedClause): Quote {
  const reason = cues.find((cue) => isReason(cue) && cue.start > start)?.start ?? end;
  const last = nextBorder(idea, Math.min(start + longest, reason), reason);
  // Half a bracket, or the mark before the reason.
  const [mark = ''] = /\s?\([^()]*$|[,;]?\s*$/u.exec(idea.slice(start, last)) ?? [];
  return quote(idea, { start, end: last - mark.length });
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
        wordCount(idea.slice(part.start, part.end)) > 1 &&
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
