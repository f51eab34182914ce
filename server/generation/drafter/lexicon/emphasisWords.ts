import type { LanguageCode } from './languageCode';
import { phrases } from './words';

/** A sentence of these words alone only stresses the one before it: `No recording. Ever.` Written as in a lexicon. */
export const emphasisWords: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  en: phrases('ever, never ever, period, full stop, end of story, no ifs no buts, always'),
  de: phrases('punkt, basta, niemals, nie, jemals, immer'),
  fr: phrases('point final, point barre, jamais, toujours'),
  es: phrases('punto, y punto, nunca, jamás, nunca jamás, siempre'),
  pt: phrases('ponto, ponto final, nunca, jamais, sempre'),
  it: phrases('punto, mai, mai e poi mai, sempre'),
  nl: phrases('punt, nooit, nooit ofte nimmer, altijd'),
  pl: phrases('kropka, nigdy, nigdy przenigdy, zawsze'),
};
