import { isDenial, isVerb } from '../lexicon/cueLine';
import type { NumberUse } from '../lexicon/numberUses';
import type { Quantity } from '../read/quantity';
import { quote, trimmed, type Quote } from '../read/span';
import { outcomeIn, type Condition } from './conditions';
import { lastBorder, nextBorder, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { otherwise } from './words/patterns';

const finite = /^(?:auxiliary|can|must|should)$/u;
const bounding = /^(?:and|but|if|because|soThat)$/u;
/** The uses of a number on which it depends whether something happens. */
const deciding = /^(?:from|above|below|upTo|after)$/u;

/** What happens in the case that a number decides: `is refused` in `An offer below 63 °C is refused`. */
export function outcomeOf(
  clause: CuedClause,
  { comparison, phrase, span }: Quantity,
  use: NumberUse,
  condition: Condition | undefined,
  { plainIf }: DocumentWords,
): Quote | undefined {
  const { idea, cues, lexicon } = clause;
  if (!deciding.test(use)) return undefined;
  if (condition?.given.includes(phrase) === true)
    return plainIf.test(condition.given) ? outcomeIn(condition.then) : undefined;
  // What follows `after 7 days` may be when or how.
  if (use === 'after') return undefined;
  // `if more than 15 people think the grade is off the setter is told`: where the case ends is not sure.
  const from = lastBorder(idea, clause.span.start, span.start);
  const isOpen = cues.some(
    ({ name, start }) => name === 'if' && start >= from && start < span.start,
  );
  // `no details of a burial less than 25 years old may be shown`; of `nobody under 16`, the comparison is turned.
  const isDenied =
    /^(?:above|below)$/u.test(comparison) &&
    cues.some((cue) => isDenial(cue) && cue.start >= from && cue.end <= span.start);
  return (isOpen && lexicon.hasSpaces) || isDenied ? undefined : outcomeBehind(clause, span.end);
}

/** What a clause says behind the quantity that ends its subject. */
function outcomeBehind({ idea, cues, span: whole }: CuedClause, from: number): Quote | undefined {
  const border = nextBorder(idea, from, whole.end);
  const next = cues.find(({ name, start }) => bounding.test(name) && start > from);
  const end = Math.min(next?.start ?? border, border);
  const verb = cues.find(
    ({ name, start }) =>
      start > from && (finite.test(name) || (name.startsWith('do:') && start === from + 1)),
  );
  if (verb === undefined || verb.end >= end) return undefined;
  // `menores de 14 no pueden`
  const denial = cues.find((cue) => isDenial(cue) && cue.start >= from && cue.end <= verb.start);
  return quote(idea, trimmed(idea, { start: denial?.start ?? verb.start, end }));
}

/** What happens if something is not done in time: `they get 10 % off` in `I answer within 2 days or they get 10 % off`. */
export function lateOutcomeOf(
  { cues, folded, idea, lexicon, span: whole }: CuedClause,
  { span }: Quantity,
): Quote | undefined {
  const joint = otherwise.exec(folded.slice(span.end - whole.start))?.[0];
  if (joint === undefined) return undefined;
  const start = span.end + joint.length;
  const [next = ''] = /^\p{L}+/u.exec(folded.slice(start - whole.start)) ?? [];
  const end = nextBorder(idea, start, whole.end);
  const verb = cues.find((cue) => isVerb(cue) && cue.start >= start);
  const joined = cues.find(({ name, start: at }) => bounding.test(name) && at > start);
  const isSaid = verb !== undefined && verb.start < Math.min(end, joined?.start ?? end);
  return isSaid && !lexicon.prepositions.includes(next)
    ? quote(idea, trimmed(idea, { start, end: whole.end }))
    : undefined;
}
