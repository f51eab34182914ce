import { singularOf } from '../lexicon/englishNumber';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import { stemOf } from '../lexicon/stemOf';
import type { Lexicon } from '../lexicon/lexicon';
import ar from './sampleNames/ar.json';
import de from './sampleNames/de.json';
import en from './sampleNames/en.json';
import es from './sampleNames/es.json';
import fr from './sampleNames/fr.json';
import it from './sampleNames/it.json';
import ja from './sampleNames/ja.json';
import nl from './sampleNames/nl.json';
import pl from './sampleNames/pl.json';
import pt from './sampleNames/pt.json';

/** Behind a prefix such as the Arabic article. */
const shortestWord = 3;

const texts = { ar, de, en, es, fr, it, ja, nl, pl, pt };

const titleKinds = ['person', 'date', 'time'] as const;

/** What records without a name are known by: a booking by its guest, a closing by its day, a slot by its time. */
export type TitleKind = (typeof titleKinds)[number];

interface Records {
  /** What they are records of, as a dictionary has it. */
  noun: string;
  names: readonly string[];
  titleKind: TitleKind | undefined;
}

const byWords = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  other.split(' ').length - one.split(' ').length;

/** The nouns that usually name records, by their keys, with invented names of such records or what they are known by. */
export const nounsKnown = perLanguage(
  (lexicon) =>
    new Map<string, Records>(
      // `work order` has the key of `order`, which decides.
      Object.entries<readonly string[] | string>(texts[lexicon.code])
        .sort(byWords)
        .map(([noun, known]) => [
          keyOfName(lexicon, noun),
          typeof known === 'string'
            ? { noun, names: [], titleKind: titleKinds.find((kind) => kind === known) }
            : { noun, names: known, titleKind: undefined },
        ]),
    ),
);

/** Invented names of records, by the key of what they are records of; none where a noun has several senses. */
export function sampleNamesOf(lexicon: Lexicon, key: string): readonly string[] {
  return nounsKnown(lexicon).get(key)?.names ?? [];
}

/** What invented records are known by, if it is neither a name nor a number. */
export function titleKindOf(lexicon: Lexicon, key: string): TitleKind | undefined {
  return nounsKnown(lexicon).get(key)?.titleKind;
}

/** What all mentions of a noun have in common: its English singular, elsewhere its stem, in German without umlauts. */
function recordKey(lexicon: Lexicon, said: string): string {
  const low = folded(said);
  const prefix = lexicon.prefixes.find(
    (one) => low.startsWith(one) && low.length - one.length >= shortestWord,
  );
  const word = prefix === undefined ? low : low.slice(prefix.length);
  // An office and a library differ in the ending only.
  if (lexicon.code === 'ar') return word;
  if (lexicon.code === 'en') return singularOf(word);
  const stem = stemOf(word, lexicon);
  return lexicon.code === 'de' ? stem.normalize('NFD').replace(/\p{M}/gu, '') : stem;
}

/** The key of the last word of a name. */
export function keyOfName(lexicon: Lexicon, name: string): string {
  return recordKey(lexicon, name.split(/\s/u).at(-1) ?? '');
}
