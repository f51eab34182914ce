import { cuesIn } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { stemsOf } from '../sort/contentWords';
import { headFirst } from '../sort/roleNames';
import type { StatementKind } from '../sort/workbook';
import type { Brief } from './brief';

/** What the product keeps: one of it, and several in the words of the idea. */
export interface MainNoun {
  name: string;
  heading: string;
}

/** How much a statement tells of what the product is about. */
const weights: Readonly<Record<StatementKind, number>> = { R: 1, C: 0.75, G: 0.75, B: 0.5, N: 0 };
const fewestUses = 1.5;
/** A shorter idea names its thing once. */
const fewStatements = 4;
const mostWords = 3;

/** The noun that most of the idea is about, but for its people, times and the product itself. */
export function mainNoun(brief: Brief, fields: readonly string[]): MainNoun | undefined {
  const { actions, statements, lexicon, roles } = brief;
  if (!lexicon.hasSpaces) return undefined;
  const others = new Set([
    ...fields.flatMap((name) => (/\s/u.test(name) ? [] : stemsOf(lexicon, name))),
    ...quantityWords[lexicon.code].timeUnits,
    // `Costume designers`: the head tells who they are.
    ...roles.flatMap(({ text, spellings }) =>
      [text, ...spellings].flatMap((one) => {
        const stems = stemsOf(lexicon, one);
        return (headFirst.has(lexicon.code) ? stems[0] : stems.at(-1)) ?? [];
      }),
    ),
  ]);
  const products = new Set(brief.words.controls.products.flatMap((one) => stemsOf(lexicon, one)));
  const told = statements
    .filter(({ isStruck }) => !isStruck)
    .map((one) => ({ ...one, stems: new Set(stemsOf(lexicon, one.text)) }));
  const texts = [
    ...actions.map(({ object }) => ({ text: object, isObject: true })),
    ...told.map(({ text, kind }) => ({ text: weights[kind] > 0 ? text : '', isObject: false })),
  ];
  const scores = new Map<string, { noun: string; uses: number }>();
  for (const { text, isObject } of texts)
    for (const [at, noun] of nounsIn(brief, text, isObject).entries()) {
      const [stem] = stemsOf(lexicon, noun);
      if (stem === undefined || others.has(stem)) continue;
      const uses = told.reduce(
        (sum, { kind, stems }) => sum + (stems.has(stem) ? weights[kind] : 0),
        products.has(stem) ? -fewestUses : 0,
      );
      const known = scores.get(stem);
      // What somebody acts on is more of a thing than what is only mentioned.
      scores.set(stem, {
        noun: known?.noun ?? noun,
        uses: (known?.uses ?? uses) + (isObject && at === 0 ? 1 : 0),
      });
    }
  const sorted = [...scores.entries()].sort(([, one], [, other]) => other.uses - one.uses);
  const [best] = sorted.filter(([, { uses }]) => uses >= fewestUses);
  const [stem, { noun }] = best ??
    (told.length < fewStatements ? sorted.find(([, { uses }]) => uses > 0) : undefined) ?? [
      '',
      { noun: '' },
    ];
  if (noun === '') return undefined;
  const isEnglish = lexicon.code === 'en';
  const plural = told
    .flatMap(({ text }) => text.match(/[\p{L}\p{M}-]+/gu) ?? [])
    .find((word) => isEnglish && /[^s]s$/u.test(word) && stemsOf(lexicon, word)[0] === stem);
  return {
    name: capitalised(isEnglish ? singular(noun) : noun),
    heading: capitalised(plural ?? noun),
  };
}

/** The nouns of a text: behind an article or a number, and first in an object; in German by their capital. */
function nounsIn({ lexicon, words }: Brief, text: string, isObject: boolean): string[] {
  const { cues, prepositions, stopWords, code } = lexicon;
  if (code === 'de')
    return [...text.matchAll(/(?<=\p{L}[\p{L}\s(,]*\s)\p{Lu}[\p{Ll}-]{2,}/gu)].map(
      ([word]) => word,
    );
  const ends = new Set([
    ...prepositions,
    ...cues.and,
    ...cues.auxiliary,
    ...cues.can,
    ...cues.pronoun,
    ...stopWords,
    ...words.controls.adverbs,
    'to',
    'as',
  ]);
  const actions = new Set(
    cuesIn(folded(text), lexicon).flatMap(({ name, start }) =>
      name.startsWith('do:') ? start : [],
    ),
  );
  const openers = new Set([...cues.determiner, ...words.controls.questions]);
  const nouns: string[] = [];
  let phrase: string[] | undefined = isObject ? [] : undefined;
  const close = () => {
    const noun = headFirst.has(code) ? phrase?.[0] : phrase?.at(-1);
    if (noun !== undefined && (phrase?.length ?? 0) <= mostWords && noun.length > 2)
      nouns.push(noun.toLowerCase());
    phrase = undefined;
  };
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}'’-]+|\d+|[.,;:()|"“”]/gu)) {
    const isOpening =
      (openers.has(folded(word)) && !cues.that.includes(folded(word))) || /\d/u.test(word);
    const isNoun =
      /^\p{L}/u.test(word) &&
      !ends.has(folded(word)) &&
      !(actions.has(index) && (phrase?.length ?? 0) > 0);
    if (isOpening) {
      close();
      phrase = [];
    } else if (isNoun) phrase?.push(word);
    else close();
  }
  close();
  return nouns;
}

function singular(noun: string): string {
  if (/(?:species|series)$/u.test(noun)) return noun;
  return noun
    .replace(/(?<=loa|lea|hal|shel|kni|wol|cal)ves$/u, 'f')
    .replace(/(?<=kni)f$/u, 'fe')
    .replace(/ies$/u, 'y')
    .replace(/(?<=sh|ch|x|ss)es$/u, '')
    .replace(/(?<![su])s$/u, '');
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
