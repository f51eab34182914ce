import type { LanguageCode } from '../lexicon/languageCode';
import type { ProductType, TypeSlug, TypeTexts } from './productType';
import ar from './translations/ar.json';
import de from './translations/de.json';
import es from './translations/es.json';
import fr from './translations/fr.json';
import it from './translations/it.json';
import ja from './translations/ja.json';
import nl from './translations/nl.json';
import pl from './translations/pl.json';
import pt from './translations/pt.json';

const translations: Readonly<Record<Exclude<LanguageCode, 'en'>, Record<TypeSlug, TypeTexts>>> = {
  ar,
  de,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
};

/** What is typical of a type, in the language of a lexicon. */
export function textsOf({ slug, texts }: ProductType, language: LanguageCode): TypeTexts {
  return language === 'en' ? texts : translations[language][slug];
}
