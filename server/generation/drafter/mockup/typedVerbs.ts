import type { LanguageCode } from '../lexicon/languageCode';

/** How verbs begin that say that something is written down; `start` and `put` do not. */
export const typedVerbs: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:add(?!ress)|announce|answer|comment|compose|declare|describe|enrol|enter|fill|log(?!\s?(?:in|out|on|off))|message|name|note|propose|record|register|reply|report|save|set(?!\p{L})|specify|store|submit|type(?!set)|write)/iu,
  de: /^(?:antwort|beschreib|eingeb|eintrag|erfass|formulier|gib|gebe|kommentier|meld|notier|protokollier|registrier|schreib|trag|träg)/iu,
  fr: /^(?:fix|comment|décri|déclar|écri|inscri|note|rédig|répond|renseign|saisi|signal)/iu,
  es: /^(?:anot|apunt|coment|describ|escrib|inform|introduc|fij|notific|registr|respond|rellen|report)/iu,
  pt: /^(?:defin|anot|coment|descrev|escrev|inform|inser|preench|regist|relat|respond)/iu,
  it: /^(?:fiss|annot|comment|compil|descriv|inser|registr|rispond|scriv|segnal)/iu,
  nl: /^(?:antwoord|beantwoord|beschrij|invul|meld|noteer|noter|rapporteer|registr|schrij|vul)/iu,
  pl: /^(?:koment|notuj|odpowi|opis|pisz|pisa|rejestr|wpis|wypełn|zapis|zgłas|zgłos)/iu,
  ja: /^(?:書|記録|登録|入力|報告|投稿|コメント)/u,
  ar: /^(?:[يتن]?(?:كتب|سجل|دخل|علق|صف|بلغ))/u,
};
