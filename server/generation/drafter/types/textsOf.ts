import type { LanguageCode } from '../lexicon/languageCode';
import type { TypeSlug, TypeTexts } from './productType';
import ar from './texts/ar.json';
import de from './texts/de.json';
import en from './texts/en.json';
import es from './texts/es.json';
import fr from './texts/fr.json';
import it from './texts/it.json';
import ja from './texts/ja.json';
import nl from './texts/nl.json';
import pl from './texts/pl.json';
import pt from './texts/pt.json';

type Texts = Record<TypeSlug, TypeTexts>;
const texts: Record<LanguageCode, Texts> = { ar, de, en, es, fr, it, ja, nl, pl, pt };

/** The texts about a type in a language. */
export function textsOf({ slug }: { slug: TypeSlug }, language: LanguageCode): TypeTexts {
  return texts[language][slug];
}
