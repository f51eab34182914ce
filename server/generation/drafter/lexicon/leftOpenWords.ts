import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** Words that leave what was said before open if they are a whole sentence, and mean something else in a longer one. */
export const leftOpenWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases('open, undecided, pending, not yet, to follow'),
  de: phrases('offen, strittig, noch nicht'),
  fr: phrases('ouvert, pas encore, en attente'),
  es: phrases('abierto, pendiente, todavía no'),
  pt: phrases('em aberto, pendente, ainda não'),
  it: phrases('aperto, in sospeso, non ancora'),
  nl: phrases('open, nog niet'),
  pl: phrases('otwarte, jeszcze nie'),
  ja: phrases('未決, 未定, 保留'),
  ar: phrases('مفتوح, معلق, ليس بعد'),
};
