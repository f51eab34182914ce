import type { LanguageCode } from './languageCode';
import { words } from './words';

/** Words that begin what is said or wished and, unlike `that`, never a relative clause. */
export const complementizers: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  de: words('dass daß'),
  pl: words('że żeby'),
};
