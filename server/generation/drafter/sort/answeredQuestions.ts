import { askingWords, beforeQuestion, refusals } from '../lexicon/askingWords';
import { isVerb } from '../lexicon/cueLine';
import { denialWords } from '../lexicon/denialWords';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';

/** A longer question is no topic: `payments?`, `and printing?` */
const mostTopicWords = 3;
const mostWords = 10;
/** Of a turn that asks by naming something. */
const mostAskedWords = 5;
const restricting =
  /(?<!\p{L})(?:only|just|optional|nur|seulement|sólo|solo|só|soltanto|alleen|tylko)(?!\p{L})/u;

/** What the questions of a conversation are once somebody else has answered them. */
export interface AnsweredQuestions {
  /** The question or topic that a turn ends with, by the first clause of the next turn. */
  questionOf: ReadonlyMap<Clause, Clause>;
  /** It asks for nothing itself. */
  answered: ReadonlySet<Clause>;
  /** Its topic was refused: `Payments? – No.` */
  refused: ReadonlySet<Clause>;
  /** Nobody knows: `Contractors? – Dunno, ask security.` */
  left: ReadonlySet<Clause>;
}

/** Finds the questions at the end of a turn that the next speaker answers other than with yes. */
export function answeredQuestions(read: ReadIdea): AnsweredQuestions {
  const answered = new Set<Clause>();
  const refused = new Set<Clause>();
  const left = new Set<Clause>();
  const questionOf = new Map<Clause, Clause>();
  const turns = turnsOf(read.clauses);
  for (const [index, turn] of turns.entries()) {
    const answer = turns[index + 1];
    const [last, first] = [turn.at(-1), answer?.[0]];
    if (last && first && asks(read, turn, last) && !isQuestion(read, first))
      questionOf.set(first, last);
    const asked = turn.findLastIndex((clause) => isQuestion(read, clause));
    const question = turn[asked] ?? (first && questionOf.get(first));
    if (question && first?.cues.some(({ name }) => name === 'undecided')) left.add(question);
    if (answer === undefined || leavesItOpen(read, answer)) continue;
    const opening = read.folded.slice(answer[0]?.span.start, answer.at(-1)?.span.end);
    const [word = ''] = /^[\p{L}\p{M}]*/u.exec(opening) ?? [];
    if (denialWords[read.lexicon.code].consent.includes(word)) continue;
    // `No.`, but not `No, 5 euros a month`
    const isRefused =
      refusals[read.lexicon.code].includes(word) &&
      /^\s*(?:[.!;–—]|$)/u.test(opening.slice(word.length));
    const questions = turn.slice(0, asked + 1);
    if (!turn.slice(asked + 1).every((clause) => addsTopic(read, clause))) continue;
    const other = questions.findLastIndex((clause) => !isQuestion(read, clause));
    for (const one of questions.slice(other + 1))
      if (!isWish(one)) (isRefused && isTopic(read, one) ? refused : answered).add(one);
  }
  return { questionOf, answered, refused, left };
}

/** The clauses of each turn in which somebody speaks. */
function turnsOf(clauses: readonly Clause[]): Clause[][] {
  const turns: Clause[][] = [];
  for (const clause of clauses) {
    const last = turns.at(-1);
    if (clause.block.speaker === undefined) continue;
    if (last?.[0]?.block.speaker === clause.block.speaker) last.push(clause);
    else turns.push([clause]);
  }
  return turns;
}

const endsAsking = /[?？؟][\s.…]*$/u;

/** Whether a clause ends with a question mark or, being short, begins with a question word, perhaps behind `ok and`. */
function isQuestion({ folded, lexicon }: ReadIdea, { span }: Clause): boolean {
  const text = folded.slice(span.start, span.end);
  if (endsAsking.test(folded.slice(Math.max(span.start, span.end - 2), span.end + 1))) return true;
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const opening = words.findIndex((word) => !beforeQuestion[lexicon.code].includes(word));
  const [first = '', next = ''] = opening < 0 ? [] : words.slice(opening);
  // `what do you keep`, `what if`, not `what I want` or `how members pay is by card`
  const isInverted = [lexicon.cues.auxiliary, lexicon.cues.can, lexicon.cues.if].some((list) =>
    list.includes(next),
  );
  return (
    words.length <= mostWords &&
    !/[,;:]/u.test(text) &&
    (isInverted || words.length - opening <= mostTopicWords) &&
    askingWords[lexicon.code].includes(first)
  );
}

/** Whether a turn ends with a question or only names something, such as `deposits` or `how long to answer`. */
function asks(read: ReadIdea, turn: readonly Clause[], last: Clause): boolean {
  if (isQuestion(read, last)) return true;
  const { code } = read.lexicon;
  const words = read.folded.slice(last.span.start, last.span.end).split(/\s+/u);
  const [first = ''] = words;
  const isReply = [...denialWords[code].consent, ...refusals[code]].includes(first);
  const isSaid = last.cues.some((cue) => cue.name === 'negation' || isVerb(cue));
  const isNamed = words.length === 1 || askingWords[code].includes(first) || !isSaid;
  const isGreeting = last.cues.some(({ name }) => name === 'courtesy' || name === 'pronoun');
  return turn.length === 1 && words.length <= mostAskedWords && !isReply && isNamed && !isGreeting;
}

/** Whether a question says what has to be: `The app should send a reminder, right?` */
const isWish = ({ cues, span }: Clause): boolean =>
  cues.some(({ name, start }) => /^(?:must|should|want)$/u.test(name) && start > span.start);

/** `The boat …`, but not `not sure` or `dunno`, behind a question of the same speaker. */
const addsTopic = (read: ReadIdea, clause: Clause): boolean =>
  isTopic(read, clause) &&
  /\s/u.test(read.folded.slice(clause.span.start, clause.span.end)) &&
  !clause.cues.some(({ name }) => name === 'undecided');

function isTopic({ folded }: ReadIdea, { cues, span }: Clause): boolean {
  const text = folded.slice(span.start, span.end).trim();
  const isShort = text.split(/\s+/u).length <= mostTopicWords;
  // `Only coaches?`
  return isShort && !cues.some(isVerb) && !restricting.test(text);
}

/** The last characters of an answer. */
function endOf({ folded }: ReadIdea, answer: readonly Clause[]): string {
  const end = answer.at(-1)?.span.end ?? 0;
  return folded.slice(Math.max(0, end - 2), end + 1);
}

/** Whether an answer leaves its question open, or asks back. */
const leavesItOpen = (read: ReadIdea, answer: readonly Clause[]): boolean =>
  answer.some(({ cues }) => cues.some(({ name }) => name === 'undecided')) ||
  answer.every((clause) => isQuestion(read, clause)) ||
  endsAsking.test(endOf(read, answer));
