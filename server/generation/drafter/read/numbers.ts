import type { Lexicon } from '../lexicon/lexicon';
import { japaneseNumerals, numberedNames, readingWords } from '../lexicon/readingWords';
import { perLanguage } from './perLanguage';
import type { Span } from './span';

/** What a run of numbers is together: `one` is the article before a unit of time. */
type NumberKind = 'number' | 'range' | 'parts' | 'one';

/** Numbers that belong together: `2 to 4`, `12x8`, `18 h 30`. Places count from the start of the text. */
export interface NumberRun extends Span {
  kind: NumberKind;
  /** Where it begins with what announces it: `between`. */
  opening: number;
}

/** `1.5`, `10,000`, `1 234,5`, `47:59`, with a sign or currency before it. */
const numeral =
  /(?<![\p{L}\p{N}.,:/-]|v)(?:[-−+](?=\p{N}))?(?:(?:R\$|\p{Sc}|(?:CHF|EUR|USD|GBP|PLN|SEK|NOK|DKK|Fr\.|Rs\.?)(?=\s?\p{N}))\s?)?\p{N}+(?:[.,:/'’]\p{N}+|[\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?!\p{N})/gu;
/** The same in a script without spaces, where a letter may stand before it; and the second number of a run. */
const numeralAmongLetters =
  /(?<![\p{Script=Latin}\p{N}.,:/-])(?:[-−+](?=\p{N}))?(?:\p{Sc}\s?)?\p{N}+(?:[.,:/]\p{N}+)*/gu;
const secondNumeral = /^\p{N}+(?:[.,:]\p{N}+)*/u;
const longestJoint = 18;

/** What numbers of several words consist of, and what may stand between the numbers of a run. */
const jointsOf = perLanguage(({ code, months }) => {
  const { to, and, between, outOf, fractions, one, timeUnits } = readingWords[code];
  const any = (list: readonly string[]) => (list.length === 0 ? '(?!)' : `(?:${list.join('|')})`);
  return {
    phrases: new RegExp(`(?<![\\p{L}\\p{M}])${any(fractions)}(?![\\p{L}\\p{M}])`, 'gu'),
    ones: new RegExp(
      `(?<![\\p{L}\\p{M}])${any(one)}(?=\\s(?:\\p{L}{1,30}\\s)?${any(timeUnits)}(?![\\p{L}\\p{M}]))`,
      'gu',
    ),
    range: new RegExp(`^(?:\\s?[-–〜～]\\s?|\\s${any(to)}\\s)$`, 'u'),
    and: new RegExp(`^\\s${any(and)}\\s$`, 'u'),
    between: new RegExp(`(?<!\\p{L})${any(between)}\\s$`, 'u'),
    parts: new RegExp(
      `^(?:\\s?[x×h]\\s?|\\s${any(outOf)}\\s|(?:\\.|st|nd|rd|th|º|er)?\\s(?:of\\s|de\\s)?${any(months)}\\.?,?\\s(?:de\\s)?)$`,
      'u',
    ),
  };
});

/**
 * Finds the numbers of a text, in digits or words, and joins those that say one thing. None is a number in a list's
 * mark (`1)`) or in a name (`ISO 27001`, `iPhone 11`).
 *
 * @param text as it stands in the idea
 * @param words the same, folded
 */
export function readNumbers(text: string, words: string, lexicon: Lexicon): NumberRun[] {
  const joints = jointsOf(lexicon);
  const runs: NumberRun[] = [];
  const found = [
    ...numerals(text, lexicon),
    ...numberWords(words, lexicon, joints.phrases),
    ...[...words.matchAll(joints.ones)].map((match) => ({
      ...spanOf(match),
      kind: 'one' as const,
    })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const one of found) {
    const run = runs.at(-1);
    if (run !== undefined && one.start < run.end) continue;
    const joined = run === undefined ? undefined : join(run, one, words, joints);
    if (joined === undefined) runs.push({ kind: 'number', ...one, opening: one.start });
    else runs[runs.length - 1] = joined;
  }
  return runs.filter((run) => !isPartOfName(text, run, lexicon));
}

function join(
  run: NumberRun,
  { start, end }: Span,
  words: string,
  joints: ReturnType<typeof jointsOf>,
): NumberRun | undefined {
  if (start - run.end > longestJoint || run.kind === 'one') return undefined;
  const between = words.slice(run.end, start);
  if (joints.range.test(between)) return { ...run, end, kind: 'range' };
  if (joints.parts.test(between))
    return { ...run, end, kind: run.kind === 'range' ? 'range' : 'parts' };
  const announced = joints.and.test(between)
    ? joints.between.exec(words.slice(Math.max(0, run.start - longestJoint), run.start))
    : null;
  return announced === null
    ? undefined
    : { ...run, end, kind: 'range', opening: run.start - announced[0].length };
}

const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});

function numerals(text: string, { hasSpaces }: Lexicon): Span[] {
  return [...text.matchAll(hasSpaces ? numeral : numeralAmongLetters)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    // `12x8`, `3–7`: no space parts the second number from the first.
    const joint = /^\s?[x×–-]\s?(?=\p{N})/iu.exec(text.slice(end, end + 4))?.[0];
    const second =
      joint === undefined
        ? undefined
        : secondNumeral.exec(text.slice(end + joint.length, end + 40));
    const tail = second?.[0].length ?? 0;
    const from = end + (joint?.length ?? 0);
    return [{ start, end }, ...(tail > 0 ? [{ start: from, end: from + tail }] : [])];
  });
}

function numberWords(words: string, lexicon: Lexicon, phrases: RegExp): Span[] {
  const single = lexicon.hasSpaces
    ? [...words.matchAll(/[\p{L}\p{M}]+/gu)].filter(([word]) =>
        Object.hasOwn(lexicon.numberWords, word),
      )
    : [...words.matchAll(japaneseNumerals)];
  return [...single, ...words.matchAll(phrases)].map(spanOf);
}

/** `ISO 27001`, `iOS 12`, `COVID-19`, `1) first`. */
function isPartOfName(text: string, { start, end }: Span, { code }: Lexicon): boolean {
  if (/^\p{N}+\)/u.test(text.slice(start, end + 1)) && !isBracketed(text, start)) return true;
  const before = /(\S*)([\s-])$/u.exec(text.slice(Math.max(0, start - 16), start));
  const word = before?.[1]?.replace(/^[("“„]/u, '') ?? '';
  if (before?.[2] === '-') return /\p{L}$/u.test(word);
  const lower = word.toLowerCase().replace(/\.$/u, '');
  if (/\p{Ll}\p{Lu}/u.test(word) || numberedNames.includes(word)) return true;
  return word.endsWith('.') && readingWords[code].beforeNumber.includes(lower);
}

function isBracketed(text: string, place: number): boolean {
  const before = text.slice(Math.max(0, place - 200), place);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
