import type { Lexicon } from '../lexicon/lexicon';
import { without, type Line } from './lines';
import { sectionOf } from './sectionName';
import type { Span } from './span';

const hour = String.raw`(?:[01]?\d|2[0-3])`;
// `12.50` is a price unless it stands in brackets.
const time = String.raw`(?:${hour}[:h]|(?<=[[(])${hour}\.)[0-5]\d(?::\d{2})?(?:\s?[ap]\.?m\.?)?`;
const day = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?\.?`;
const date = String.raw`${day},?\s{1,3}`;
const weekday = String.raw`\p{L}{2,10}\.?,?\s`;
const stamp = String.raw`(?<sure>[[(](?:${date}|${weekday})?|${date})?${time}(?:,\s${day})?[\])]?\s{0,3}(?:[-–—]\s?)?`;
// `de Vries, Tom`
const speaker = String.raw`\s{0,8}(?:\*\*)?(?<speaker>[\p{L}_@](?:[^:：\n[\]|.!?,;*]|\.(?=\p{L})){0,38}?(?:,\s\p{Lu}[\p{L}-]{1,20})?)(?:\*\*)?`;

/** `[09:17] Ana:`, `[Mon 9:17] Ana:`, `12/01/2025, 19:22 - Ana:` */
const timed = new RegExp(String.raw`^\s{0,8}${stamp}${speaker}\s?[:：](?:\*\*)?\s?`, 'iu');
/** `Ana  9:41 AM` or `Ana — Today at 9:41`, on the line above the message. */
const above = new RegExp(
  String.raw`^${speaker}(?<sure>\s{1,4})(?:[-–—]\s[^\n]{0,24}?)?[[(]?${time}[\])]?\s*$`,
  'iu',
);
/** `Tues 6:42 pm` below an empty line, above the messages of that time. */
const dayLine = new RegExp(
  String.raw`^\s{0,8}(?:\p{L}{2,12}[.,]?\s){0,2}(?:${date})?${time}\s*$`,
  'iu',
);
/** `00:03:27 BEATRIX`, in a transcript: a name in capitals before the message. */
const capitals = new RegExp(
  String.raw`^\s{0,8}${stamp}(?<speaker>\p{Lu}{2,20}(?:\s\p{Lu}{2,20})?)\s{1,4}(?=[–—…-]|\p{Lu}(?:\p{Ll}|\s|['’]|\p{Lu}{0,2}[.,!?]))`,
  'u',
);
/** `Ana (chair):` */
const labelled = new RegExp(String.raw`^${speaker}\s?(?:：|:(?=(?:\*\*)?\s))(?:\*\*)?\s?`, 'u');
const longestStamp = 90;
const [fewestTurns, fewestLabels, mostWords] = [2, 4, 4];

/**
 * The length of the time stamp and speaker at the start of a line of a chat, such as `[09:12] Rosa:`; 0 without one. A
 * time without a date or brackets may be the first word of a sentence.
 */
export function stampLength(text: string): number {
  const found = timed.exec(text.slice(0, longestStamp));
  return found !== null && isSure(found) ? found[0].length : 0;
}

/** For each line, the match of its time stamp and speaker, or of its stamp alone. */
type Turns = readonly (RegExpExecArray | null)[];

/**
 * Removes time stamps and speakers from the lines of a conversation: a chat, an interview or minutes. Labels without a
 * time count as speakers only if most lines have one and one of them recurs.
 */
export function withoutStamps(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const turns = turnsOf(lines, lexicon);
  let speaker: Span | undefined;
  return lines.map((line, index) => {
    const [found = ''] = turns[index] ?? [];
    const name = turns[index]?.groups?.speaker;
    if (name !== undefined) {
      const start = line.start + found.indexOf(name);
      speaker = { start, end: start + name.length };
    } else if (line.text.trim() === '') speaker = undefined;
    return { ...without(line, found.length), ...(speaker && { speaker }) };
  });
}

/** The turns of a conversation; none in another text. */
function turnsOf(lines: readonly Line[], lexicon: Lexicon): Turns {
  const find = (pattern: RegExp) =>
    lines.map(({ text }) => pattern.exec(text.slice(0, longestStamp)));
  const count = (turns: Turns) => turns.filter((one) => one !== null).length;
  const [timedTurns, turnsAbove] = [find(timed), find(above)];
  const stamped = [timedTurns, turnsAbove].find(
    (turns) => count(turns) >= fewestTurns && (turns.some(isSure) || hasRecurring(turns)),
  );
  const inCapitals = find(capitals);
  const isTranscript = namesOf(inCapitals).size > 1 && hasRecurring(inCapitals);
  const labels = find(labelled).map((found) => (isName(found, lexicon) ? found : null));
  const written = lines.filter(({ text }) => text.trim() !== '').length;
  const isTalk = count(labels) >= fewestLabels && 2 * count(labels) > written;
  const isLabelled = isTalk && hasRecurring(labels);
  // `Tues 6:42 pm` above several messages looks like a speaker with a time.
  const areDays = stamped === turnsAbove && isLabelled && count(labels) > count(turnsAbove);
  if (stamped !== undefined && !areDays) return stamped;
  if (isTranscript) return inCapitals;
  if (!isLabelled) return [];
  const isFirst = (index: number) => (lines[index - 1]?.text.trim() ?? '') === '';
  const days = find(dayLine).map((found, index) => (isFirst(index) ? found : null));
  return labels.map((found, index) => found ?? days[index] ?? null);
}

const isSure = (found: RegExpExecArray | null): boolean => found?.groups?.sure !== undefined;

/** Whether one of the speakers has more than one turn. */
function hasRecurring(turns: Turns): boolean {
  return namesOf(turns).size < turns.filter((found) => found !== null).length;
}

const namesOf = (turns: Turns): ReadonlySet<string> =>
  new Set(turns.flatMap((found) => found?.groups?.speaker ?? []));

function isName(found: RegExpExecArray | null, lexicon: Lexicon): boolean {
  const name = found?.groups?.speaker ?? '';
  return name.split(/\s+/u).length <= mostWords && sectionOf(name, lexicon) === undefined;
}
