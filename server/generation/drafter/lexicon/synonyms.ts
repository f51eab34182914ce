import type { LanguageCode } from './languageCode';
import type { Lexicon } from './lexicon';
import { perLanguage } from './perLanguage';
import { stemOf } from './stemOf';
import { words } from './words';

/** Nouns and verbs that people use for the same thing, in every inflection that has its own stem. */
const groups: Partial<Record<LanguageCode, readonly string[]>> = {
  en: [
    'photo photograph picture image pic snapshot',
    'customer client buyer shopper',
    'pupil student learner',
    'child kid',
    'parent mother father mum dad mom',
    'employee worker',
    'manager boss supervisor',
    'resident tenant inhabitant',
    'doctor physician gp',
    'booking reservation appointment',
    'parcel package',
    'invoice bill',
    'receipt slip',
    'document file',
    'comment remark',
    'question query',
    'message text',
    'report complaint',
    'rating review',
    'address location',
    'lesson class course',
    'shift duty',
    'team group',
    'meeting session',
    'ballot vote',
    'fee charge cost',
    'car vehicle',
    'phone mobile smartphone cellphone',
    'account login profile',
    'cancel cancelled canceled cancelling',
    'assign assigned assigning allocate allocated',
    'approve approved approving approval authorise authorised authorize authorized sign-off',
    'choose chosen chose choosing pick picked picking select selected',
    'buy bought purchase purchased',
    'send sent sending',
    'borrow borrowed lend lent loan',
  ],
  de: [
    'foto fotos bild bilder aufnahme aufnahmen',
    'kunde kunden kundin kundinnen käufer käuferin',
    'schüler schülerin schülerinnen lernende',
    'eltern mutter vater',
    'mieter mieterin bewohner bewohnerin',
    'buchung buchungen reservierung reservierungen',
    'paket pakete sendung sendungen',
    'nachricht nachrichten mitteilung mitteilungen',
    'gebühr gebühren kosten',
    'handy smartphone telefon',
  ],
  fr: [
    'photo photos image images cliché clichés',
    'client clients cliente clientes acheteur acheteurs',
    'élève élèves étudiant étudiants',
    'parent parents mère père',
    'locataire locataires habitant habitants',
    'réservation réservations rendez-vous',
    'colis paquet paquets',
    'portable téléphone smartphone',
  ],
  es: [
    'foto fotos imagen imágenes',
    'cliente clientes comprador compradores',
    'alumno alumnos alumna alumnas estudiante estudiantes',
    'padres madre padre',
    'inquilino inquilinos vecino vecinos',
    'reserva reservas cita citas',
    'paquete paquetes envío envíos',
    'móvil teléfono smartphone',
  ],
};

const firstOf = perLanguage((lexicon) => {
  const stemmed = (groups[lexicon.code] ?? []).map((group) =>
    words(group).map((word) => stemOf(word, lexicon)),
  );
  return new Map(stemmed.flatMap(([first = '', ...others]) => others.map((one) => [one, first])));
});

/** The first of those stems that mean the same. */
export function withoutSynonyms(lexicon: Lexicon, stems: readonly string[]): string[] {
  const first = firstOf(lexicon);
  return [...new Set(stems.map((stem) => first.get(stem) ?? stem))];
}
