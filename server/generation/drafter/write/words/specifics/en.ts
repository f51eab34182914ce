import type { SpecificTable } from './specificTable';

/** English tests of words that say exactly what to look at. */
export const enSpecifics: SpecificTable = {
  sorted:
    '{quote}: two entries that differ in this stand in this order, whichever was entered first.',
  perUnit:
    '{quote}: with known entries for two of each, each has its own, and every figure is right.',
  onlySeen: '{quote}: nothing more of it is on the page, nor in the data sent to it.',
  ofDay: '{quote}: of three entries for yesterday, today and tomorrow, only today’s shows.',
  withoutAccount: '{quote}: in a fresh browser it works to the end, and nothing asks to sign in.',
  filtered:
    '{quote}: each of these finds an entry with the value sought, and not one with another.',
  dayBefore:
    '{quote}: nothing two days before; on the day before it happens once; the day after that not again.',
  moved:
    '{object}: afterwards it stands in the new place and no longer in the old one, for everyone who sees either.',
  signed:
    '{object}: shown afterwards with what was signed, by whom and when. To agree: can what was signed still be changed?',
  marked:
    '{object}: this entry then shows it to everyone who sees the entry, also after a reload; the one next to it does not.',
  trigger: 'To agree, for {quote}: what sets it off, and how soon does it have to arrive?',
  perOne: '{quantity}: for one it comes to exactly this, for two to {double}.',
};
