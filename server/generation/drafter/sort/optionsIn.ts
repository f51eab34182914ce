import { exampleWords } from '../lexicon/exampleWords';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { measures } from '../lexicon/quantityWords';
import { readingWords } from '../lexicon/readingWords';
import { anyOf } from '../read/anyOf';
import { open } from '../read/saysYesOrNo';
import { secondsOf } from '../read/timeUnits';
import { wordsIn } from '../read/wordsIn';

const [fewest, fewestSure, mostWords] = [3, 2, 4];
/** But not of `n/a`. */
const slash = /\s?(?!(?<=(?:^|[^\p{L}])n)\/a(?!\p{L}))[/／]\s?/iu;
/** In a remark, `w/o` and `km/h` are one word. */
const slashOfWords = /\s?／\s?|\s\/\s?|\/\s|(?<=\p{L}{3}|\p{Lo})\/(?=\p{L}{3}|\p{Lo})/u;
/** `m/f`, `m/w/d` */
const ofSex = /^[mfwdxhvk](?:\s?\/\s?[mfwdxhvk]){1,2}$/iu;
/** `n/a`, `n / d`, an address */
const noList = /^n\s?\/\s?[ad]$|:\/\//iu;
/** `choice: red, blue`, `choice (red, blue)` */
const listBehind = /(?:[:：]\s?|[(（])([^()（）:：]+)[)）]?$/u;
const openEnd = /(?:…|\.{3}|(?<!\p{L})(?:etc|usw|itd|enz|ecc)\.?)$/iu;
/** `dd/mm/yyyy` is a format. */
const ofDate = /^(\p{L})\1+$/u;
const plain = /^[\p{L}-]+(?: [\p{L}-]+)?$/u;

const commaOf = perLanguage(({ code }) => {
  const or = anyOf(readingWords[code].or);
  return new RegExp(
    `\\s?[,;、،]\\s?(?:${or}\\s)?|\\s${or}\\s|(?<=\\P{ASCII})(?:または|あるいは)`,
    'giu',
  );
});

const exampleOf = perLanguage(
  ({ code, hasSpaces }) =>
    new RegExp(`^${anyOf(exampleWords[code])}${hasSpaces ? '(?<!\\p{L}(?=\\p{L}))' : ''}`, 'iu'),
);

/** Whether a word is a unit or a conjunction. */
function isUnit(word: string, lexicon: Lexicon): boolean {
  const { and } = lexicon.cues;
  const low = word.toLowerCase();
  return (
    measures.includes(low) ||
    [and, readingWords[lexicon.code].or].some((words) => words.includes(low)) ||
    secondsOf(low, lexicon) !== undefined
  );
}

/**
 * What can be chosen, as a cell of a table of fields lists it: `crown / bridge / partial`; nothing if it lists no choices.
 *
 * @param column what the cells of its column tell; below `Type`, commas part choices only behind a word for them
 */
export function optionsIn(
  cell: string,
  column: 'values' | 'type' | 'notes',
  lexicon: Lexicon,
): string[] {
  const isExample = exampleOf(lexicon).test(cell);
  if (isExample || noList.test(cell) || openEnd.test(cell)) return [];
  const behind = column === 'notes' ? undefined : listBehind.exec(cell)?.[1];
  const list = behind ?? cell;
  const isSure = column === 'values' || behind !== undefined || ofSex.test(cell);
  const slashes = isSure ? slash : slashOfWords;
  const isSlashed = slashes.test(list);
  const commas = commaOf(lexicon);
  // `street, number, town` tells what is entered.
  const areChoices = isSure || /[^\s,;、،]/u.test([...list.matchAll(commas)].at(-1)?.[0] ?? '');
  if (!isSlashed && (!areChoices || (!isSure && column === 'type'))) return [];
  const options = list
    .split(isSlashed ? slashes : commas)
    // `petrol / diesel, the default is diesel`
    .map((part) => (isSlashed ? part.replace(/[,;].*$/su, '') : part).trim())
    .filter(Boolean);
  const isOption = (one: string) =>
    wordsIn(one, lexicon) <= mostWords &&
    !ofDate.test(one) &&
    (isSure || !((one.includes('/') && !open.test(one)) || isUnit(one, lexicon))) &&
    (isSlashed || isSure ? /^[^:=]*[\p{L}\p{N}][^:=]*$/u : plain).test(one);
  // `km/h`, `and/or`; but a period may be chosen: `day / week`
  const isPeriod = (one: string) => one.length > 1 && secondsOf(one.toLowerCase(), lexicon);
  if (options.every((one) => isUnit(one, lexicon)) && !options.every(isPeriod)) return [];
  const isNamed = column === 'values' || options.some((one) => /\p{L}/u.test(one));
  return options.length >= (isSure ? fewestSure : fewest) && options.every(isOption) && isNamed
    ? options
    : [];
}
