import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { LanguageCode } from '../lexicon/languageCode';
import { folded } from '../lexicon/phraseIndex';
import { quote, trimmed, type Quote, type Span } from '../read/span';
import { asWord, having, listPatterns } from './words/listPatterns';
import { yesOrNo } from './words/patterns';
import { isPredicate } from './isPredicate';
import { partsOf, withoutInner } from './listParts';
import { hasBalancedBrackets, nextBorder, wordCount, type CuedClause } from './cuedClause';

const mostWords = 4;
const mostThings = 12;
const longestThing = 60;

/** The members of a list, and whether one of them is chosen. */
interface Listed {
  things: Quote[];
  isChoice: boolean;
  /** Where the first of them stands. */
  start: number;
}

/** The members of a list in a clause, such as `tissue, exudate and odour`; none where its ends are not sure. */
export function listedThings(clause: CuedClause): Listed {
  const { cues, idea, span } = clause;
  const answers = answersIn(clause);
  if (answers.length > 0) return { things: answers, isChoice: true, start: span.start };
  const shown = shownByMarks(clause);
  // In a denial, only a list after a colon or in brackets is certain.
  const spans = shown?.parts ?? (cues.some(isDenial) ? [] : (beforeAnd(clause) ?? []));
  const things = spans.map((one) => quote(idea, one));
  const last = spans.at(-1)?.start ?? 0;
  const joint = cues.findLast(({ name, end }) => name === 'and' && end + 1 === last);
  const isEither = joint !== undefined && either.test(idea.slice(joint.start, joint.end));
  const isSure = things.length <= mostThings && things.every(isWhole);
  return {
    things: isSure ? things : [],
    isChoice: isEither || (shown?.isChoice ?? false),
    start: spans[0]?.start ?? span.start,
  };
}

function answersIn({ idea, span }: CuedClause): Quote[] {
  const found = yesOrNo.exec(idea.slice(span.start, span.end));
  let from = span.start + (found?.index ?? 0);
  return (found?.slice(1) ?? []).filter(Boolean).map((answer) => {
    const start = idea.indexOf(answer, from);
    from = start + answer.length;
    return quote(idea, { start, end: from });
  });
}

/** `or`, in all languages of the lexicons. */
export const either = /^(?:or|oder|ou|o|u|of|oppure|lub|albo|czy|أو)$/iu;

/** Not cut within brackets or quotation marks, and with a word. */
function isWhole(thing: string): boolean {
  const marks = thing.match(/["“”«»„]/gu)?.length ?? 0;
  return /\p{L}/u.test(thing) && hasBalancedBrackets(thing) && marks % 2 === 0;
}

const clausal = /^(?:pronoun|can|must|should)$/u;

/** A list whose ends the words before it and its marks show: behind a colon or `has`, in brackets, after `marks as`. */
function shownByMarks(clause: CuedClause): { parts: Span[]; isChoice: boolean } | undefined {
  const { cues, idea, lexicon, span } = clause;
  const text = withoutInner(idea.slice(span.start, span.end));
  const joints = lexicon.cues.and.filter((one) => /^\p{L}+$/u.test(one));
  const border = new RegExp(
    `,?\\s(?:${joints.join('|')})\\s|[,;،](?=\\s)|、|\\s(?:→|->|=>|>|/)\\s`,
    'iu',
  );
  for (const { pattern, isChoice } of [...listPatterns, havingPattern(lexicon.code)]) {
    const found = pattern.exec(text);
    const list = found?.[1] ?? '';
    const start = span.start + (found?.index ?? 0) + (found?.[0].lastIndexOf(list) ?? 0);
    const parts = partsOf(idea, { start, end: start + list.length }, border);
    const counted = parts.filter((one) => /\p{N}/u.test(idea.slice(one.start, one.end)));
    // `Rosa: I need one list, sorted by name, that I can print`
    const isDone = (cue: Cue) => cue.name.startsWith('do:') && isPredicate(clause, cue);
    const [first = span] = parts;
    const isSentence = cues.some(
      (cue) =>
        cue.start >= start &&
        cue.end <= start + list.length &&
        (clausal.test(cue.name) || (cue.start > first.start && cue.end < first.end && isDone(cue))),
    );
    const areShort =
      parts.every((one) => one.end - one.start <= longestThing) &&
      wordCount(idea.slice(first.start, first.end)) <= mostWords + 3;
    const acts = parts.filter((one) => cues.some((cue) => cue.start === one.start && isDone(cue)));
    const isInner = text.charAt(start - span.start - 1) === '(';
    const areThings =
      acts.length < parts.length / 2 &&
      (isInner
        ? parts.every((one) => isThing(clause, one) && isWhole(idea.slice(one.start, one.end)))
        : counted.length < 2);
    if (parts.length > 2 && areThings && areShort && !isSentence) return { parts, isChoice };
  }
  return undefined;
}

/** `has SKU, name, supplier`, also without a conjunction. */
function havingPattern(code: LanguageCode): { pattern: RegExp; isChoice: boolean } {
  const list = String.raw`\s(?!to\s)((?:[^,.;:]{2,40},\s)+[^,.;:]{2,60})$`;
  return {
    pattern: new RegExp(`(?<!\\p{L})(?:${having[code] ?? '(?!)'})${list}`, 'u'),
    isChoice: false,
  };
}

/** `a, b and c`: commas, then the conjunction that ends the list. */
function beforeAnd(clause: CuedClause): Span[] | undefined {
  const { idea, span, cues, lexicon } = clause;
  // `wash & fold` is one thing.
  const joints = cues.filter(({ name, start }) => name === 'and' && idea.charAt(start) !== '&');
  if (!lexicon.hasSpaces) return undefined;
  for (const [index, joint] of joints.entries()) {
    const from = joints[index - 1]?.end ?? span.start;
    const [head, ...middle] = partsOf(idea, { start: from, end: joint.start }, /[,،](?=\s)/u);
    const last = lastThing(clause, joint.end);
    if (head === undefined || last === undefined || middle.length === 0) continue;
    const first = firstThing(clause, head);
    const things = [first, ...middle, last];
    const isEither = either.test(idea.slice(joint.start, joint.end));
    // `pay on the day, cash or card`
    const [word = ''] = idea.slice(first.start, first.end).split(/\s/u, 1);
    if (isEither && lexicon.definiteWords.includes(word.toLowerCase())) continue;
    // `type price and item`, and `to add, edit and retire tools`
    const areDone = things.some((one) =>
      cues.some(
        (cue) =>
          cue.start === one.start &&
          cue.name.startsWith('do:') &&
          (one === first ? isPredicate(clause, cue) : cue.end < one.end && !isEither),
      ),
    );
    const counted = things.filter(({ start, end }) => /\p{N}/u.test(idea.slice(start, end)));
    const areAlike = !areDone && counted.length % things.length === 0;
    const areShort = [first, ...middle].every(
      ({ start, end }) => wordCount(idea.slice(start, end)) <= mostWords,
    );
    const areThings =
      isThing(clause, first, true) && middle.every((one) => isThing(clause, one, isEither));
    if (areAlike && areShort && areThings) return things;
  }
  return undefined;
}

/** The words before the first comma, from the last article, preposition or verb on, where a thing is sure to begin. */
function firstThing({ idea, cues, lexicon }: CuedClause, head: Span): Span {
  const own = cues.filter(({ start, end }) => start >= head.start && end <= head.end);
  const articles = own.filter(({ name }) => name === 'determiner');
  // `the last visits`, `the work done`
  const verbs = own.filter(
    (cue) =>
      isVerb(cue) && cue.end < head.end && !articles.some(({ end }) => end + 1 === cue.start),
  );
  const prepositions = [...idea.slice(head.start, head.end).matchAll(/\S+\s/gu)]
    .filter(([word]) => lexicon.prepositions.includes(folded(word.trim())) || asWord.test(word))
    .map(({ 0: word, index }) => head.start + index + word.length);
  const start = Math.max(
    head.start,
    ...articles.map((cue) => cue.start),
    ...verbs.map((cue) => cue.end),
    ...prepositions,
  );
  return trimmed(idea, { start, end: head.end });
}

/** The words after the conjunction, up to what no longer belongs to the list. */
function lastThing(clause: CuedClause, from: number): Span | undefined {
  const { idea, span, cues } = clause;
  const end = cues.find(({ name, start }) => start > from && bounding.has(name))?.start ?? span.end;
  const last = trimmed(idea, { start: from, end: nextBorder(idea, from, end) });
  const size = wordCount(idea.slice(last.start, last.end));
  return size > 0 && size <= mostWords + 2 && isThing(clause, last) ? last : undefined;
}

const bounding: ReadonlySet<ClauseCue> = new Set(['if', 'that', 'because', 'soThat', 'and', 'but']);
const saying: ReadonlySet<ClauseCue> = new Set([
  ...bounding,
  ...(['pronoun', 'auxiliary', 'can', 'must', 'should', 'negation'] as const),
]);

/** Whether a text is no clause of its own, and may be an item of a list. */
function isThing(
  { idea, cues, lexicon }: CuedClause,
  { start, end }: Span,
  isChoice = false,
): boolean {
  const [word = ''] = idea.slice(start, end).split(/\s/u, 1);
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const isSaid = own.some(
    (cue) => saying.has(cue.name) || (cue.start > start && cue.name.startsWith('do:')),
  );
  // `available, on loan or broken`
  return !isSaid && (isChoice || !lexicon.prepositions.includes(folded(word)));
}
