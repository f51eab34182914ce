import type { LanguageCode } from '../../lexicon/languageCode';

/** Verbs that take something for a time, what is made by each, and several of these: `members book a court`. */
export const bookingNouns: Readonly<
  Partial<Record<LanguageCode, readonly (readonly [verb: string, noun: string, plural: string])[]>>
> = {
  en: [
    ['book', 'booking', 'bookings'],
    ['reserve', 'reservation', 'reservations'],
    ['borrow', 'loan', 'loans'],
    ['rent', 'rental', 'rentals'],
    ['hire', 'rental', 'rentals'],
  ],
  de: [
    ['buchen', 'Buchung', 'Buchungen'],
    ['reservieren', 'Reservierung', 'Reservierungen'],
    ['ausleihen', 'Ausleihe', 'Ausleihen'],
    ['leihen', 'Ausleihe', 'Ausleihen'],
  ],
  fr: [
    ['réserver', 'réservation', 'réservations'],
    ['emprunter', 'emprunt', 'emprunts'],
  ],
  es: [['reservar', 'reserva', 'reservas']],
  pt: [['reservar', 'reserva', 'reservas']],
  it: [['prenotare', 'prenotazione', 'prenotazioni']],
  nl: [
    ['boeken', 'boeking', 'boekingen'],
    ['reserveren', 'reservering', 'reserveringen'],
    ['lenen', 'uitlening', 'uitleningen'],
  ],
  pl: [['rezerwować', 'rezerwacja', 'rezerwacje']],
};
