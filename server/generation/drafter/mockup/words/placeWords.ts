import type { LanguageCode } from '../../lexicon/languageCode';

/** Prepositions before where something is done: `order on the website`. */
export const placeWords: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:on|at)$/u,
  de: /^(?:vor|auf|am|beim|bei)$/u,
  fr: /^(?:sur|chez)$/u,
  es: /^en$/u,
  pt: /^(?:em|n[oa]s?)$/u,
  it: /^(?:sul|sulla|nel|nella|presso)$/u,
  nl: /^(?:op|bij)$/u,
  pl: /^(?:na|w|we|przy)$/u,
};

/** Phrases for the place itself or a look, in all languages. */
export const onSite =
  /^(?:a glance|one glance|einen blick|un coup d’œil|un vistazo|on site|at home|at work|vor ort|zu hause|sur place|à domicile|en casa|em casa|in loco|a casa|ter plaatse|na miejscu|w domu)$/u;
