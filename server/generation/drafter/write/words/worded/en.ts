import type { WordedTable } from './wordedTable';

/** English tests of words that say exactly what to look at. */
export const enWorded: WordedTable = {
  sorted:
    '{quote}: two entries that differ in this stand in this order, whichever was entered first.',
  perUnit:
    '{quote}: with known entries for two of each, each has its own, and every figure is right.',
  ofDay: '{quote}: of three entries for yesterday, today and tomorrow, only today’s shows.',
  withoutAccount: '{quote}: in a fresh browser it works to the end, and nothing asks to sign in.',
  filtered:
    '{quote}: each of these finds an entry with the value sought, and not one with another.',
  onlySeen: '{quote}: nothing more of it is on the page, nor in the data sent to it.',
  dayBefore:
    '{quote}: nothing two days before; on the day before it happens once; the day after that not again.',
  marked:
    '{quote}: this entry then shows it to everyone who sees the entry, also after a reload; the one next to it does not.',
  own: '{quote}: given two with different data, each has or sees its own and nothing of the other.',
  offline:
    '{quote}: with the connection switched off the same steps work; once it is back, everything arrives once.',
  export: '{quote}: opened in another program, the content matches known entries one by one.',
  print: '{quote}: on the paper in use nothing is cut off, and everything on it can be read.',
  scan: '{quote}: a valid code leads to what it belongs to; an unknown one says so and changes nothing.',
  deadline: '{quote}: in time right before it, too late right after it.',
};
