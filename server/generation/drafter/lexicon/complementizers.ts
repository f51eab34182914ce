import type { LanguageCode } from './languageCode';
import { words } from './words';

/** Words that begin what is said or wished and, unlike `that`, never a relative clause. */
export const complementizers: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  de: words('dass daß'),
  pl: words('że żeby'),
};

/** Of whom an English author wishes something, and what follows: `donors to book`. */
export const wishedOf = /^\S+(?:\s\([^()]*\))?\sto\s/u;
