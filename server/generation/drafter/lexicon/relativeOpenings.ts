import type { LanguageCode } from './languageCode';

/** Begins a clause that another one needs: `Where an address is left, …`, `Wer absagt, …`. */
export const relativeOpenings: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:where|wherever)\s(?!(?:do|does|did|is|are|can|will|would|should)\s)/u,
  de: /^(?:wer|wo|wohin)\s/u,
  fr: /^là où\s/u,
  es: /^donde\s/u,
  pt: /^(?:quem|onde)\s/u,
  it: /^(?:chi|dove|chiunque)\s/u,
  nl: /^(?:wie|waar)\s/u,
  pl: /^(?:kto|gdzie)\s/u,
};
