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

const texts = { ar, de, en, es, fr, it, ja, nl, pl, pt };

interface Records {
  /** What they are records of, as a dictionary has it. */
  noun: string;
  names: readonly string[];
}

const byStem = perLanguage(
  (lexicon) =>
    new Map<string, Records>(
      Object.entries(texts[lexicon.code]).map(([noun, names]) => [
        stemOfName(lexicon, noun),
        { noun, names },
      ]),
    ),
);

/** A noun that usually names records, with invented names of such records, by the stem of the noun. */
export function recordsNamed(lexicon: Lexicon, stem: string): Records | undefined {
  return byStem(lexicon).get(stem);
}

/** Invented names of records, by the stem of what they are records of. */
export function sampleNamesOf(lexicon: Lexicon, stem: string): readonly string[] | undefined {
  return byStem(lexicon).get(stem)?.names;
}

/** The stem of the last word of a name. */
export function stemOfName(lexicon: Lexicon, name: string): string {
  return stemOf(folded(name).split(/\s/u).at(-1) ?? '', lexicon);
}
