import { refusals } from '../lexicon/askingWords';
import { denialWords } from '../lexicon/denialWords';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { anyOf } from './anyOf';
import type { Clause } from './readClauses';

const asks = /[?？؟][\s*_]*$/u;
const answersOf = perLanguage(({ code }) => {
  // `No no no. We tried`, `No, the vending machine does that`, but not `No shows are charged`
  const whole = (list: readonly string[]) =>
    new RegExp(`^${anyOf(list)}(?:[\\s,]+${anyOf(list)})*\\s*(?:[,.!;:–—、。،]|$)`, 'u');
  return { no: whole(refusals[code]), yes: whole(denialWords[code].consent) };
});

/**
 * Joins a heading that asks something with the yes or no below it to one clause: `Does it send alarms?` and `No.` say
 * nothing apart.
 *
 * @param folded the idea, folded
 * @param clauses in order
 */
export function withAnsweredHeadings(
  folded: string,
  clauses: readonly Clause[],
  lexicon: Lexicon,
): Clause[] {
  const { no, yes } = answersOf(lexicon);
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const { block, span, cues } = clause;
    const last = joined.at(-1);
    const isFirst = block.kind === 'text' && last?.block.kind === 'heading';
    const text = folded.slice(span.start, span.end);
    const answer = no.test(text) ? 'no' : yes.test(text) ? 'yes' : undefined;
    if (isFirst && asksAbove(folded, last) && answer !== undefined)
      joined[joined.length - 1] = {
        ...clause,
        span: { start: last.span.start, end: span.end },
        cues: [...last.cues, ...cues],
        label: undefined,
        answer,
      };
    else joined.push(clause);
  }
  return joined;
}

/** Whether a heading is a question; its mark may stand behind its words. */
const asksAbove = (folded: string, { span, block }: Clause): boolean =>
  block.cells.length === 0 && asks.test(folded.slice(span.start, span.end + 1));
