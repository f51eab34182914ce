import { isVerb } from '../lexicon/cueLine';
import { quote, type Quote, type Span } from '../read/span';
import { stemsOf } from '../sort/contentWords';
import { lastBorder, trimmedSpan, wordCount, type CuedClause } from './cuedClause';

/** A condition with its conjunction, and what the clause says of that case. */
export interface Condition {
  given: Quote;
  then: Quote;
}

const most = 2;

/** The conditions of a clause whose ends the words show: by a comma, or because they run to the end. */
export function conditionsOf(clause: CuedClause): Condition[] {
  const { idea, cues, folded, lexicon } = clause;
  const isStory = lexicon.story.before.some((phrase) => folded.startsWith(`${phrase} `));
  if (isStory) return [];
  const found: Condition[] = [];
  let read = clause.span.start;
  for (const { name, start, end } of cues) {
    if (name !== 'if' || start < read || found.length === most) continue;
    const spans = lexicon.hasSpaces ? around(clause, start, end) : before(clause, end);
    if (spans === undefined) continue;
    found.push({ given: quote(idea, spans.given), then: quote(idea, spans.then) });
    read = Math.max(spans.given.end, spans.then.end);
  }
  return found;
}

/** Where the conjunction comes last. */
function before({ span }: CuedClause, end: number): { given: Span; then: Span } | undefined {
  const isInside = end - span.start >= 3 && span.end - end >= 4;
  return isInside
    ? { given: { start: span.start, end }, then: { start: end, end: span.end } }
    : undefined;
}

function around(
  clause: CuedClause,
  start: number,
  end: number,
): { given: Span; then: Span } | undefined {
  const { idea, span, cues } = clause;
  const partStart = lastBorder(idea, span.start, start);
  const partEnd = subjectBehind(clause, end) ?? nextBorder(idea, end, span.end);
  const given = trimmedSpan(idea, start, partEnd);
  // `if we can` leaves the case open.
  const isOpen = cues.some((cue) => cue.name === 'can' && cue.end === given.end);
  if (wordCount(idea.slice(end, given.end)) < 1 || isOpen) return undefined;
  const lead = withoutConjunction(clause, trimmedSpan(idea, partStart, start));
  const isJoined = lead.start > partStart + 1;
  const hasLead = lead.end > lead.start;
  const isFirst = partStart === span.start;
  const then = hasLead
    ? lead
    : isJoined || isFirst
      ? trimmedSpan(idea, Math.min(partEnd + 1, span.end), span.end)
      : trimmedSpan(idea, span.start, partStart - 1);
  if (then.end <= start && /[:;]/u.test(idea.charAt(then.end))) return undefined;
  const isSure = !hasLead || partEnd === span.end || isFirst;
  return isSure && wordCount(idea.slice(then.start, then.end)) >= 2 && saysMore(clause, then)
    ? { given, then }
    : undefined;
}

/** Where the result begins without a comma: `If the network fails | the agent can …`. */
function subjectBehind(
  { idea, cues, lexicon, span }: CuedClause,
  from: number,
): number | undefined {
  if (lexicon.code !== 'en' || idea.slice(from, span.end).includes(',')) return undefined;
  const modal = cues.find(({ name, start }) => start > from && /^(?:can|must|should)$/u.test(name));
  const subject = cues.findLast(
    ({ name, start }) =>
      modal !== undefined &&
      start > from &&
      start < modal.start &&
      (name === 'determiner' || name === 'pronoun'),
  );
  if (modal === undefined || subject === undefined) return undefined;
  const isNear = wordCount(idea.slice(subject.start, modal.start)) <= 3;
  return isNear && wordCount(idea.slice(from, subject.start)) >= 3 ? subject.start - 1 : undefined;
}

function withoutConjunction({ cues, idea }: CuedClause, { start, end }: Span): Span {
  const joint = cues.find(
    ({ name, start: at }) => (name === 'and' || name === 'but') && at === start,
  );
  return joint === undefined ? { start, end } : trimmedSpan(idea, Math.min(joint.end, end), end);
}

/** More than `would be nice` or `30 days`. */
function saysMore({ idea, lexicon, span, cues }: CuedClause, { start, end }: Span): boolean {
  const hasVerb = cues.some((cue) => cue.start >= start && cue.end <= end && isVerb(cue));
  if (!hasVerb && (start > span.start || wordCount(idea.slice(start, end)) < 3)) return false;
  return stemsOf(lexicon, idea.slice(start, end)).some((stem) => !lexicon.vague.includes(stem));
}

function nextBorder(idea: string, from: number, to: number): number {
  const found = idea.slice(from, to).search(/[,،;](?=\s)|\.\s/u);
  return found === -1 ? to : from + found;
}
