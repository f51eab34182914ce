import type { LanguageCode } from '../../lexicon/languageCode';

/** A verb that takes something for a time, what it makes, several of these, and how the state of what is taken begins. */
type BookingNoun = readonly [verb: string, noun: string, plural: string, state: string];

/** `members book a court`, whose courts are then `booked` */
export const bookingNouns: Readonly<Partial<Record<LanguageCode, readonly BookingNoun[]>>> = {
  en: [
    ['book', 'booking', 'bookings', 'booked'],
    ['reserve', 'reservation', 'reservations', 'reserved'],
    ['borrow', 'loan', 'loans', 'borrowed'],
    ['rent', 'rental', 'rentals', 'rented'],
    ['hire', 'rental', 'rentals', 'hired'],
  ],
  de: [
    ['buchen', 'Buchung', 'Buchungen', 'gebucht'],
    ['reservieren', 'Reservierung', 'Reservierungen', 'reserviert'],
    ['ausleihen', 'Ausleihe', 'Ausleihen', 'ausgeliehen'],
    ['leihen', 'Ausleihe', 'Ausleihen', 'ausgeliehen'],
  ],
  fr: [
    ['réserver', 'réservation', 'réservations', 'réservé'],
    ['emprunter', 'emprunt', 'emprunts', 'emprunté'],
  ],
  es: [['reservar', 'reserva', 'reservas', 'reservad']],
  pt: [['reservar', 'reserva', 'reservas', 'reservad']],
  it: [['prenotare', 'prenotazione', 'prenotazioni', 'prenotat']],
  nl: [
    ['boeken', 'boeking', 'boekingen', 'geboekt'],
    ['reserveren', 'reservering', 'reserveringen', 'gereserveerd'],
    ['lenen', 'uitlening', 'uitleningen', 'uitgeleend'],
  ],
  pl: [['rezerwować', 'rezerwacja', 'rezerwacje', 'zarezerwowan']],
};
