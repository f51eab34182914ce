import type { LanguageCode } from './languageCode';

/** Begins a clause that another one needs: `Where an address is left, …`, `Whoever comes first, …`. */
export const relativeOpenings: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:where|wherever|whoever|whichever|anyone who|anybody who|those who)\s(?!(?:do|does|did|is|are|can|will|would|should)\s)/u,
  de: /^(?:wer|wo|wohin)\s/u,
  fr: /^(?:là où|quiconque|celui qui|celle qui|ceux qui)\s/u,
  es: /^(?:quien|quienes|donde|el que|la que|los que)\s/u,
  pt: /^(?:quem|onde)\s/u,
  it: /^(?:chi|dove|chiunque)\s/u,
  nl: /^(?:wie|waar)\s/u,
  pl: /^(?:kto|gdzie)\s/u,
};
