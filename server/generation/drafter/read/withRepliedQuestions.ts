import { endsAsking } from './endsAsking';
import { quoteMark, without, type Line } from './lines';
import { stampLength } from './speakers';

const longestQuestion = 110;
/** A single one may be quoted for another reason. */
const fewestReplies = 2;
/** Of these, two may be rhetorical. */
const fewestPlain = 3;
/** `A rota. Who writes it?` says something itself. */
const innerSentence = /[.!]\s/u;
const listMark = /^\s*(?:[-*+–—•▪▫◦>|#](?!\*)|\(?(?:\p{N}{1,3}|[a-zA-Z])[.)])/u;

/**
 * The questions of a mail or FAQ that are answered one by one, as headings: a quoted line that asks, directly above what
 * the reply says to it, or a line that asks at the start of a paragraph that goes on.
 */
export function withRepliedQuestions(lines: readonly Line[]): readonly Line[] {
  const filled = lines.filter(isFilled);
  const quoted = filled.filter((line, index) => {
    const next = filled[index + 1];
    const isAlone = isQuoted(line) && !isQuoted(filled[index - 1]);
    return asks(line) && isAlone && next !== undefined && !isQuoted(next);
  });
  const plain = lines.filter((line, index) => {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    const isAbove =
      next !== undefined && isFilled(next) && !asks(next) && !listMark.test(next.text);
    return asks(line) && !listMark.test(line.text) && isAbove && !isFilled(previous);
  });
  const asked = new Set([
    ...(quoted.length < fewestReplies ? [] : quoted),
    ...(plain.length < fewestPlain ? [] : plain),
  ]);
  return lines.map((line) => {
    if (!asked.has(line)) return line;
    const length = quoteMark.exec(line.text)?.[0].length ?? 0;
    return { ...without(line, length), tag: 'question' };
  });
}

const isFilled = (line: Line | undefined): boolean => (line?.text.trim() ?? '') !== '';
const isQuoted = (line: Line | undefined): boolean =>
  line !== undefined && quoteMark.test(line.text);
const asks = ({ text }: Line): boolean =>
  text.length <= longestQuestion &&
  endsAsking.test(text) &&
  !innerSentence.test(text) &&
  stampLength(text) === 0;
