import type { LanguageCode } from '../../lexicon/languageCode';

/** Before what a requirement asks for: `So I would like`, `Wir hätten gern`. */
export const wishes: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:(?:so|then|and|also|plus|next)(?::|,)?\s)?(?:(?:(?:I|we)['’]d|(?:(?:I|we)\s)?would)\s(?:like|love)\s|(?:I|we)\s(?:want|need)\s)?/iu,
  de: /^(?:(?:und|dann|also)\s)?(?:(?:ich|wir)\s(?:hätten?|möchten?|wollen|will|brauchen?)\s(?:gern(?:e)?\s)?)?/iu,
  fr: /^(?:(?:et|puis)\s)?(?:je\s(?:voudrais|veux)\s|(?:on|nous)\s(?:voudrait|voudrions|voulons)\s|il\snous\sfaut\s)?/iu,
  es: /^(?:y\s)?(?:(?:quisiera|quiero|queremos|necesitamos)\s|(?:me|nos)\sgustaría\s(?:tener\s)?)?/iu,
  it: /^(?:e\s)?(?:(?:vorrei|vorremmo)\s|ci\sserve\s)?/iu,
  pt: /^(?:e\s)?(?:(?:eu\s)?(?:queria|quero|queremos)\s)?/iu,
  nl: /^(?:en\s)?(?:(?:ik|we)\s(?:wil|willen|zou(?:den)?)\s(?:graag\s)?)?/iu,
  pl: /^(?:i\s)?(?:(?:chcę|chcemy|chciał(?:bym|abym|byśmy))\s)?/iu,
};
