import { answerPhrases } from '../lexicon/answerPhrases';
import { isDenial } from '../lexicon/cueLine';
import { openQuestions } from '../lexicon/askingWords';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { anyOf } from './anyOf';
import type { Clause } from './clause';
import { endsAsking } from './endsAsking';

/** Asks the author how it is today, not what is wanted: `Do you have a logo?`, but not `Do you need one?` */
const ofToday = /^(?:do|did|are|were|was|have|had|has)\s(?:we|you|i)\s(?!need|want)/u;
/** `Two buttons: Yes. No.` */
const yesAtEnd = /(?<!\p{L})(?:yes|ja|oui|sí|sim|sì|tak)$/u;
/** What no yes or no answers: `Who can see it?` */
const openQuestion = perLanguage(({ code }) => new Set(openQuestions[code]));
const answersOf = perLanguage((lexicon) => {
  // `No no no. We tried`, `No, the vending machine does that`, but not `No shows are charged`
  const whole = (list: readonly string[]) =>
    new RegExp(`^${anyOf(list)}(?:[\\s,]+${anyOf(list)})*\\s*(?:[,.!;:–—、。،]|$)`, 'u');
  const { no, yes } = answerPhrases(lexicon);
  return { no: whole(no), yes: whole(yes) };
});

/**
 * Joins a question with the yes or no behind it to one clause: `Does it send alarms?` and `No.` say nothing apart. The
 * question is a heading, or stands before its answer in the same paragraph, where it may only be rhetorical. So is a
 * sentence with the only word `No.` behind it.
 *
 * @param folded the idea, folded
 * @param clauses in order
 */
export function withAnsweredQuestions(
  folded: string,
  clauses: readonly Clause[],
  lexicon: Lexicon,
): Clause[] {
  const { no, yes } = answersOf(lexicon);
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const { block, span, cues } = clause;
    const last = joined.at(-1);
    const isBelow = block.kind === 'text' && last?.block.kind === 'heading';
    const text = folded.slice(span.start, span.end);
    const answer = no.test(text) ? 'no' : yes.test(text) ? 'yes' : undefined;
    const isBehind = last?.block === block && last.answer === undefined && block.cells.length === 0;
    const isAnswer = (isBelow || isBehind) && isQuestion(folded, last, lexicon);
    const outcome =
      isAnswer && isBelow && answer !== undefined
        ? decided(folded, last, clause, answer)
        : undefined;
    // `Does it need a password? Yes, each singer signs in.`
    const isDemand = isBelow && answer === 'yes' && outcome === undefined;
    // `My nephew says blockchain. No.`
    const isTurnedDown =
      answer === 'no' &&
      isBehind &&
      block.kind === 'item' &&
      span.end + 1 >= block.span.end &&
      !/[\s\p{N}]/u.test(text) &&
      !last.cues.some(isDenial) &&
      !yesAtEnd.test(folded.slice(last.span.start, last.span.end));
    const isJoined = isAnswer ? answer !== undefined && !isDemand : isTurnedDown;
    if (last && isJoined)
      joined[joined.length - 1] = {
        ...clause,
        span: { start: last.span.start, end: span.end },
        cues: [...last.cues, ...cues],
        label: undefined,
        answer: isAnswer ? outcome : 'no',
      };
    else joined.push(clause);
  }
  return joined;
}

/** Whether a clause asks for yes or no; its mark may stand behind its words. */
function isQuestion(folded: string, { span, block }: Clause, lexicon: Lexicon): boolean {
  const text = folded.slice(span.start, span.end + 1);
  const [first = ''] = /\p{L}+/u.exec(text) ?? [];
  return block.cells.length === 0 && endsAsking.test(text) && !openQuestion(lexicon).has(first);
}

/** What the answer decides about the product: nothing if it tells how things are today or makes its own demand. */
function decided(
  folded: string,
  question: Clause,
  { cues }: Clause,
  answer: 'yes' | 'no',
): Clause['answer'] {
  const isOfToday = question.cues.some(({ name }) => name === 'now' || name === 'past');
  if (isOfToday || ofToday.test(folded.slice(question.span.start, question.span.end)))
    return 'today';
  const isDemand = cues.some(({ name }) => /^(?:must|should|can|do:.*)$/u.test(name));
  return isDemand ? undefined : answer;
}
