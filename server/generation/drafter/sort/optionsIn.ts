import { exampleWords } from '../lexicon/exampleWords';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { readingWords } from '../lexicon/readingWords';
import { anyOf } from '../read/anyOf';
import { wordsIn } from '../read/wordsIn';

const [fewest, fewestSure, mostWords] = [3, 2, 4];
const slash = /\s?[/／]\s?/u;
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
    'iu',
  );
});

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
  const isExample = exampleWords[lexicon.code].some((word) => cell.toLowerCase().startsWith(word));
  if (isExample || openEnd.test(cell)) return [];
  const behind = column === 'notes' ? undefined : listBehind.exec(cell)?.[1];
  const list = behind ?? cell;
  const isSure = column === 'values' || behind !== undefined;
  const isSlashed = slash.test(list);
  if (!isSlashed && !isSure && column === 'type') return [];
  const options = list
    .split(isSlashed ? slash : commaOf(lexicon))
    .map((part) => part.trim())
    .filter(Boolean);
  const isOption = (one: string) =>
    wordsIn(one, lexicon) <= mostWords &&
    !ofDate.test(one) &&
    (isSlashed || isSure ? /^[^:=]*[\p{L}\p{N}][^:=]*$/u : plain).test(one);
  const isNamed = column === 'values' || options.some((one) => /\p{L}/u.test(one));
  return options.length >= (isSure ? fewestSure : fewest) && options.every(isOption) && isNamed
    ? options
    : [];
}
