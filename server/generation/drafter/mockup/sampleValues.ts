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
import usualAr from './usualValues/ar.json';
import usualDe from './usualValues/de.json';
import usualEn from './usualValues/en.json';
import usualEs from './usualValues/es.json';
import usualFr from './usualValues/fr.json';
import usualIt from './usualValues/it.json';
import usualJa from './usualValues/ja.json';
import usualNl from './usualValues/nl.json';
import usualPl from './usualValues/pl.json';
import usualPt from './usualValues/pt.json';
import type { ValueLabel } from './valueLabels';

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

const usual: Readonly<Record<LanguageCode, Partial<Record<ValueLabel, readonly string[]>>>> = {
  ar: usualAr,
  de: usualDe,
  en: usualEn,
  es: usualEs,
  fr: usualFr,
  it: usualIt,
  ja: usualJa,
  nl: usualNl,
  pl: usualPl,
  pt: usualPt,
};

/** Invented values that fit in any trade; none where they depend on it, such as kinds and titles. */
export const usualValuesOf = (label: ValueLabel, language: LanguageCode): readonly string[] =>
  usual[language][label] ?? [];
