import { beforeQuestion, wonderingWords } from '../lexicon/askingWords';
import type { Cue } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { perLanguage } from '../lexicon/perLanguage';
import { readingWords } from '../lexicon/readingWords';
import { anyOf } from '../read/anyOf';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import { isOpinion } from './isOpinion';
import { isOthersDoubt } from './isOthersDoubt';
import type { PlacedClause } from './placeClauses';

/** What the next clause begins with if it answers yes or no. */
const settling = ['after: word 0 negation', 'after: word 0 courtesy'];

/** Whether a clause leaves something to be decided, or asks it without an answer in the next clause. */
export function leavesOpen(
  read: ReadIdea,
  { clause, section }: PlacedClause,
  facts: ReadonlySet<string>,
  next: Clause | undefined,
): boolean {
  const isLeftOpen = clause.cues.some(
    (cue) =>
      cue.name === 'undecided' &&
      !isOthersDoubt(read, clause, cue) &&
      !isInList(read, clause, cue) &&
      // `refuses while a glider is still open` in a row of a table
      (clause.block.kind !== 'row' || !isSaidBeside(clause, cue)),
  );
  if (section === 'undecided' || isLeftOpen || wonders(read, clause)) return true;
  if (isQueried(read, clause)) return true;
  // `Could you build us a page for this?` asks for it.
  const isRequest = facts.has('word 0 can') && facts.has('any want');
  if (isRequest || !asks(read, clause)) return false;
  // `straight to paid?? (Ailsa asks the bookkeeper)`, but not `requested?? no, scrap requested`
  const isDoubt = !facts.has('first') && asks(read, clause, twice);
  const isSettled = !isDoubt || settling.some((one) => facts.has(one));
  if (next === undefined || !isSettled || !isAnswer(read, clause, next)) return true;
  // `Is it free? For one year.`, but not `Should letters be written by hand? I have 80.`
  const isSame = next.block === clause.block && !facts.has('word 0 should');
  return !isSame && next.block.speaker === clause.block.speaker;
}

const wondering = perLanguage(({ code }) => {
  const before = anyOf(beforeQuestion[code]);
  return {
    sentence: new RegExp(`^(?:${before}\\s)*${anyOf(wonderingWords[code] ?? [])}\\s[^,]+$`, 'u'),
    before: new RegExp(`(?:^|[.!?\\n])[\\s*_>]*(?:${before}\\s)*$`, 'u'),
  };
});
const longestOpening = 16;
const endsSentence = /^(?:[.!?…)]|\s*$|\s?\n)/u;

/** Whether a sentence is only an indirect question: `Also whether towers over the border may join`. */
function wonders({ folded, lexicon }: ReadIdea, { block, cues, span }: Clause): boolean {
  const { before, sentence } = wondering(lexicon);
  const text = folded.slice(span.start, span.end).replace(/\([^()]*\)/gu, '');
  const [verb, ...others] = cues.filter(isVerb);
  // `Whether members pay is shown`, but not `whether they may be shown` or `… or the owner does`
  const isModal = /^(?:can|must|should)$/u.test(verb?.name ?? '');
  const isSubject = others.some(
    ({ name, start, end }) =>
      name === 'auxiliary' && end < span.end && start > (verb?.end ?? 0) + (isModal ? 1 : 0),
  );
  return (
    block.kind === 'text' &&
    !isSubject &&
    sentence.test(text) &&
    endsSentence.test(folded.slice(span.end, span.end + 2)) &&
    before.test(folded.slice(Math.max(0, span.start - longestOpening), span.start))
  );
}

/** A state in one word, in all languages; behind `still`, it is a doubt. */
const openState =
  /^(?:open|pending|offen|ouverte?|abiert[oa]|abert[oa]|apert[oa]|pendiente|pendente|otwart[aey])$/u;
const still = /(?<!\p{L})(?:still|noch|encore|aún|todavía|ainda|ancora|nog|jeszcze|wciąż)\s$/u;
const moreStates = perLanguage(({ code, cues }) => {
  const joint = anyOf(
    [...cues.and, ...readingWords[code].or].filter((one) => /^\p{L}+$/u.test(one)),
  );
  return new RegExp(`^(?:,\\s[\\p{L}-]+(?:\\s[\\p{L}-]+)?)+,?\\s${joint}\\s[\\p{L}\\s-]+$`, 'u');
});
const longestList = 120;

/** Whether a cue is the first of the states that end a clause: `is open, received, settled or closed`. */
function isInList({ folded, lexicon }: ReadIdea, { span }: Clause, { start, end }: Cue): boolean {
  const rest = folded.slice(end, Math.min(span.end, end + longestList));
  // `ist offen`
  const [state = ''] = /\S+$/u.exec(folded.slice(start, end)) ?? [];
  return (
    openState.test(state) &&
    !still.test(folded.slice(span.start, end - state.length)) &&
    moreStates(lexicon).test(rest)
  );
}

/** Whether the cell of a cue says something else with a verb, before the cue. */
function isSaidBeside({ block, cues }: Clause, { start }: Cue): boolean {
  const cell = block.cells.find((one) => one.start <= start && start < one.end);
  return cues.some((cue) => isVerb(cue) && cue.start >= (cell?.start ?? start) && cue.end < start);
}

/** Whether a clause answers the question before it, without leaving it open, asking back or only having an opinion. */
const isAnswer = (read: ReadIdea, { block }: Clause, answer: Clause): boolean =>
  !asks(read, answer) &&
  !answer.cues.some(({ name }) => name === 'undecided') &&
  !(answer.block === block && isOpinion(read, answer));

const once = /[?？؟]["'”’)\]\s]*$/u;
const twice = /[?？؟]{2}["'”’)\]\s]*$/u;

const queried = /^[\s>*+•–-]*(?:[([][¿?？؟]+[)\]]|[¿?？؟]+)\s+$/u;

/** Whether a question mark stands before a sentence in its line: `?? 4 heritage trams, in or out`. */
function isQueried({ text }: ReadIdea, { block, label, sentence }: Clause): boolean {
  // A speaker's name stands before the block.
  const line = Math.max(text.lastIndexOf('\n', sentence - 1) + 1, block.span.start);
  const mark = text.slice(line, sentence);
  // `? button: shows help`
  return queried.test(mark) && (label === undefined || /[^\s]{2}/u.test(mark));
}

/** Whether a clause ends with a question mark, or one follows it in its line. */
function asks({ text }: ReadIdea, { span: { end } }: Clause, marks = once): boolean {
  const [behind = ''] = /^["'”’)\]]*[^\S\n]*[?？؟]+/u.exec(text.slice(end, end + 5)) ?? [];
  return marks.test(text.slice(Math.max(0, end - 8), end + behind.length));
}
