import type { Lexicon } from '../lexicon/lexicon';
import { japaneseNumerals, numberedNames, quantityWords } from '../lexicon/quantityWords';
import { anyOf } from './anyOf';
import { perLanguage } from '../lexicon/perLanguage';
import type { Span } from './span';

/** One or more numbers that form one quantity: `2 to 4`, `12x8`, `18 h 30`. Positions are relative to the text. */
export interface NumberRun extends Span {
  /** `one` is the article before a unit of time: `an hour`. */
  kind: 'number' | 'range' | 'parts' | 'one';
  /** Start of the word that introduces it: `between`. */
  opening: number;
}

/** `1.5`, `10,000`, `1 234,5`, `47:59`, also after a sign or currency; or the second number of `12x8`, `3–7`. */
const numeral =
  /(?<![\p{L}\p{N}.,:/-]|v)(?:[-−+](?=\p{N}))?(?:(?:R\$|\p{Sc}|(?:CHF|EUR|USD|GBP|PLN|SEK|NOK|DKK|Fr\.|Rs\.?)(?=\s?\p{N}))\s?)?\p{N}+(?:[.,:/'’]\p{N}+|[\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?!\p{N})|(?<=\p{N}\s?[x×–-]\s?)\p{N}+(?:[.,:]\p{N}+)*/gu;
/** The same in a script without spaces, where a letter may precede it. */
const numeralAmongLetters =
  /(?<![\p{Script=Latin}\p{N}.,:/-])(?:[-−+](?=\p{N}))?(?:\p{Sc}\s?)?\p{N}+(?:[.,:/]\p{N}+)*|(?<=\p{N}\s?[x×–-]\s?)\p{N}+(?:[.,:]\p{N}+)*/gu;
const longestJoint = 18;

/** Words that form numbers, and what may connect the numbers of a run. */
const patternsOf = perLanguage(({ code, hasSpaces, months, numberWords }) => {
  const { to, and, between, outOf, fractions, one, timeUnits, clock } = quantityWords[code];
  const [begins, ends] = ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'];
  const words = [...fractions, ...(hasSpaces ? Object.keys(numberWords) : [])];
  const day = `(?:\\.|st|nd|rd|th|º|er)?\\s(?:of\\s|de\\s)?${anyOf(months)}\\.?,?\\s(?:de\\s)?`;
  return {
    numeral: hasSpaces ? numeral : numeralAmongLetters,
    words: new RegExp(`${begins}${anyOf(words)}${ends}`, 'gu'),
    one: new RegExp(
      `${begins}${anyOf(one)}(?=\\s(?:\\p{L}{1,30}\\s)?${anyOf(timeUnits)}${ends})`,
      'gu',
    ),
    range: new RegExp(`^(?:\\s?${anyOf(clock)})?(?:\\s?[-–〜～]\\s?|\\s${anyOf(to)}\\s)$`, 'u'),
    and: new RegExp(`^\\s${anyOf(and)}\\s$`, 'u'),
    between: new RegExp(`(?<!\\p{L})${anyOf(between)}\\s$`, 'u'),
    parts: new RegExp(`^(?:\\s?[x×h]\\s?|\\s${anyOf(outOf)}\\s|${day})$`, 'u'),
  };
});

/**
 * Finds the numbers of a text, in digits or words, and joins those that form one quantity. Ignores numbers in list
 * markers (`1)`) and in names (`ISO 27001`, `iPhone 11`).
 *
 * @param text the original text
 * @param words the same text, folded
 */
export function readNumbers(text: string, words: string, lexicon: Lexicon): NumberRun[] {
  const patterns = patternsOf(lexicon);
  const runs: NumberRun[] = [];
  const found = [
    ...text.matchAll(patterns.numeral),
    ...words.matchAll(patterns.words),
    ...(lexicon.hasSpaces ? [] : words.matchAll(japaneseNumerals)),
    ...words.matchAll(patterns.one),
  ].sort((a, b) => a.index - b.index || b[0].length - a[0].length);
  const ones = new Set([...words.matchAll(patterns.one)].map(({ index }) => index));
  for (const { index: start, 0: match } of found) {
    const end = start + match.trimEnd().length;
    const run = runs.at(-1);
    if (run !== undefined && start < run.end) continue;
    const joined = run && join(run, { start, end }, words, patterns);
    if (joined === undefined)
      runs.push({ kind: ones.has(start) ? 'one' : 'number', start, end, opening: start });
    else runs[runs.length - 1] = joined;
  }
  return runs.filter((run) => !isPartOfName(text, run));
}

function join(
  run: NumberRun,
  { start, end }: Span,
  words: string,
  { range, parts, and, between }: ReturnType<typeof patternsOf>,
): NumberRun | undefined {
  if (start - run.end > longestJoint || run.kind === 'one') return undefined;
  const joint = words.slice(run.end, start);
  if (range.test(joint)) return { ...run, end, kind: 'range' };
  if (parts.test(joint)) return { ...run, end, kind: run.kind === 'range' ? 'range' : 'parts' };
  const head = words.slice(Math.max(0, run.start - longestJoint), run.start);
  const announced = and.test(joint) ? (between.exec(head)?.[0] ?? '') : '';
  return announced === ''
    ? undefined
    : { end, start: run.start, kind: 'range', opening: run.start - announced.length };
}

/** `3G`, `2D`, `4K`, but not a unit such as `9V`. */
const nameAfter = /^\p{N}(?![ACFLMVW])\p{Lu}(?!\p{L})/u;

/** `3G`, `ISO 27001`, `iOS 12`, `COVID-19`, `1) first`. */
function isPartOfName(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 200), start);
  if (nameAfter.test(text.slice(start, end + 2))) return true;
  // A grade such as `6a`; `d` may stand for days.
  if (/^[abcef](?![\p{L}\p{N}])/u.test(text.slice(end))) return true;
  const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')');
  if (text.charAt(end) === ')' && /^\p{N}+$/u.test(text.slice(start, end)) && !isInBrackets)
    return true;
  const [, word = '', space] = /([^\s("“„]*)([\s-])$/u.exec(before) ?? [];
  if (space === '-') return /\p{L}$/u.test(word);
  return /\p{Ll}\p{Lu}/u.test(word) || numberedNames.includes(word);
}
