import { isDenial, type CueLine } from '../lexicon/cueLine';
import { inlineTags } from './inlineTags';
import type { Span } from './span';

const mostOpenings = 4;

/**
 * The words of a clause, without the marks and brackets around them; `undefined` if there are none.
 *
 * @param cues if a conjunction or filler at its start is no part of it
 */
export function wordsOf(idea: string, span: Span, cues?: CueLine): Span | undefined {
  const whole = withoutBorders(idea, span);
  const words = cues === undefined ? whole : withoutOpening(idea, cues, whole);
  const text = idea.slice(words.start, words.end).replace(inlineTags, '');
  return /[\p{L}\p{N}]/u.test(text) ? words : undefined;
}

/** Drops leading conjunctions (`and sends an alert`) and fillers (`okay so um it rings`). */
function withoutOpening(idea: string, cues: CueLine, span: Span): Span {
  let { start } = span;
  for (let count = 0; count < mostOpenings; count += 1) {
    const here = cues.at(start);
    const filler = here.find(({ name, end }) => name === 'filler' && end === here[0]?.end);
    // Without `Nor`, what it denies would be asserted.
    const first =
      filler ??
      (here.some(isDenial) ? undefined : here.find(({ name }) => name === 'and' || name === 'but'));
    const rest = first && idea.slice(first.end, Math.min(span.end, first.end + 20));
    const mark = /^[\s,…]*(?=[\p{L}\p{N}"“„«(+-])/u.exec(rest ?? '');
    if (first === undefined || mark === null) break;
    const next = first.end + mark[0].length;
    // `plus and minus buttons`
    if (first !== filler && cues.at(next).some(({ name }) => name === 'and')) break;
    start = next;
  }
  return { ...span, start };
}

/** Punctuation around a clause that is not part of it, and tags of struck-out text. */
const borderBefore = /^(?:[\s,،;、~.]|[-–—](?=\s)|<\/?(?:del|s|strike)>)+/iu;
const borderBehind = /(?:[\s,،;、.~|]|(?<=\s)[-–—]|<\/?(?:del|s|strike)>)$/iu;

/** A clause without these borders, and without brackets around it. */
function withoutBorders(idea: string, span: Span): Span {
  let { start, end } = span;
  for (let before = -1; before !== start - end;) {
    before = start - end;
    start += borderBefore.exec(idea.slice(start, Math.min(end, start + 20)))?.[0].length ?? 0;
    end -= borderBehind.exec(idea.slice(Math.max(start, end - 10), end))?.[0].length ?? 0;
    const isBracketed = idea[start] === '(' && idea.indexOf(')', start) === end - 1;
    if (start < end && isBracketed) [start, end] = [start + 1, end - 1];
  }
  return { start, end };
}

const label =
  /^(?:[*_]{1,2})?(\p{L}[^:：.!?,;()\n]{0,48}?)(?:[*_]{1,2})?\s?(?:：|:(?=[*_]{0,2}\s))(?:[*_]{1,2})?\s*(?=\S)/u;

/** The label before a colon at the start of a clause: `Budget` in `Budget: 6,000 EUR`. */
export function labelOf(idea: string, span: Span): Span | undefined {
  const found = label.exec(idea.slice(span.start, Math.min(span.end, span.start + 60)));
  const [all = '', words = ''] = found ?? [];
  const start = span.start + all.indexOf(words);
  const isShort = words !== '' && words.trim().split(/\s+/u).length <= 5;
  return isShort ? { start, end: start + words.length } : undefined;
}
