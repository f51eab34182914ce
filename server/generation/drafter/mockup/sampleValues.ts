import type { LanguageCode } from '../lexicon/languageCode';
import ar from './sampleValues/ar.json';
import de from './sampleValues/de.json';
import en from './sampleValues/en.json';
import es from './sampleValues/es.json';
import fr from './sampleValues/fr.json';
import it from './sampleValues/it.json';
import ja from './sampleValues/ja.json';
import nl from './sampleValues/nl.json';
import pl from './sampleValues/pl.json';
import pt from './sampleValues/pt.json';

/** Each entry is a part of a field's name, with spaces where the word has to end, and values; the first match counts. */
const texts: Readonly<Record<LanguageCode, readonly (readonly string[])[]>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
};

/** Invented values of a field that its name suggests; none if nothing can be invented. */
export function sampleValuesOf(name: string, language: LanguageCode): readonly string[] {
  const low = ` ${name.toLowerCase()} `;
  const [, ...values] = texts[language].find(([part = '–']) => low.includes(part)) ?? [];
  return values;
}
