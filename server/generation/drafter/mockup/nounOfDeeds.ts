import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { stemOf } from '../lexicon/stemOf';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import type { Deed } from './deeds';

/** How much a deed tells that the product keeps what it is done to. */
const weights: Readonly<Partial<Record<Deed['action'], number>>> = {
  ...{ create: 3, book: 3, measure: 2, approve: 2, assign: 2, remove: 2, organise: 2 },
  ...{ notify: 0, show: 1, search: 1, message: 1, transfer: 1, calculate: 0 },
};
const fewestPoints = 4;
const mostWordsOfObject = 3;
const mostCounted = 200;
const germanNouns = /(?<=\s)\p{Lu}\p{Ll}{3,}/gu;

/** A noun by itself. */
export const oneWord = /^(?:[\p{L}\p{M}'’-]{3,}|\p{sc=Han}{2})$/u;
/** Languages whose adjectives follow. */
export const headFirst = /^(?:ar|es|fr|it|pt)$/u;

/**
 * What most is done to, or in German what is named most, where no article shows what the product keeps.
 *
 * @param avoided stems of nouns that it cannot be
 */
export function nounOfDeeds(
  { language }: Workbook,
  stated: readonly Statement[],
  deeds: readonly Deed[],
  avoided: ReadonlySet<string>,
): string | undefined {
  const lexicon = lexicons[language];
  const times = stemsOf(lexicon, quantityWords[language].timeUnits.join(' '));
  const texts = stated.slice(0, mostCounted).map(({ text }) => text);
  const found = new Map<string, { forms: string[]; score: number }>();
  const count = (noun: string, by: number) => {
    const [stem = ''] = lexicon.hasSpaces ? stemsOf(lexicon, noun) : [noun];
    if (!oneWord.test(noun) || stem === '' || avoided.has(stem) || times.includes(stem)) return;
    const { forms, score } = found.get(stem) ?? { forms: [], score: 0 };
    found.set(stem, { forms: [...forms, noun], score: score + by });
  };
  for (const { action, object, isDirect } of deeds) {
    const words = object.split(lexicon.hasSpaces ? /\s+/u : 'の');
    const head = headFirst.test(language) ? words[0] : words.at(-1);
    if (isDirect && words.length <= mostWordsOfObject) count(head ?? '', weights[action] ?? 1);
  }
  if (language === 'de')
    for (const noun of texts.flatMap((text) => text.match(germanNouns) ?? [])) count(noun, 0);
  const mentions = new Map<string, string[]>();
  for (const word of texts.flatMap((text) => text.match(/[\p{L}\p{M}'’-]+/gu) ?? [])) {
    const stem = stemOf(folded(word), lexicon);
    if (!found.has(stem)) continue;
    mentions.set(stem, [...(mentions.get(stem) ?? []), word]);
  }
  const ranked = [...found].map(([stem, { forms, score }]) => {
    const named = lexicon.hasSpaces
      ? (mentions.get(stem) ?? [])
      : texts.filter((text) => text.includes(stem)).map(() => stem);
    return { forms: [...forms, ...named], score: score + named.length };
  });
  const [best] = ranked.sort((one, other) => other.score - one.score);
  // `Proben` is `Probe` elsewhere.
  return best !== undefined && best.score >= fewestPoints
    ? best.forms.sort((one, other) => one.length - other.length)[0]
    : undefined;
}
