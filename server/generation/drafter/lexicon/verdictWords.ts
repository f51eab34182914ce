import type { LanguageCode } from './languageCode';
import { phrases, words } from './words';

/** How a short sentence of minutes begins that turns down what was said before it: `Rejected, too costly.` */
export const verdictWords: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: phrases(
    'rejected, declined, dismissed, refused, turned down, voted down, not approved, not adopted, not agreed, withdrawn, no seconder, unanimous no',
  ),
  de: words('abgelehnt verworfen gestrichen zurückgezogen'),
  fr: phrases(
    'rejeté, rejetée, refusé, refusée, écarté, écartée, abandonné, abandonnée, retiré, retirée',
  ),
  es: phrases(
    'rechazado, rechazada, descartado, descartada, denegado, no se aprueba, no aprobado, retirado, retirada',
  ),
  pt: phrases('rejeitado, rejeitada, recusado, recusada, descartado, descartada, não aprovado'),
  it: phrases(
    'respinto, respinta, bocciato, bocciata, scartato, scartata, non approvato, ritirato, ritirata',
  ),
  nl: phrases('afgewezen, verworpen, geschrapt, ingetrokken, niet aangenomen'),
  pl: phrases('odrzucono, odrzucony, odrzucona, odrzucone, wycofano'),
  ja: words('否決 却下 不採用 見送り'),
  ar: words('رُفض رفض مرفوض'),
};
