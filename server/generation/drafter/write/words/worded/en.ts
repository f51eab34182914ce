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
  own: '{quote}: given two with different data, each has or sees its own and nothing of the other, not even by its address.',
  offline:
    '{quote}: with the connection switched off the same steps work; once it is back, everything arrives once.',
  import:
    '{quote}: afterwards each row shows with its values; a file with one faulty row is refused, and the message names the row.',
  export: '{quote}: opened in another program, the content matches known entries one by one.',
  print: '{quote}: on the paper in use nothing is cut off, and everything on it can be read.',
  scan: '{quote}: a valid code leads to what it belongs to; an unknown one says so and changes nothing.',
  deadline: '{quote}: in time right before it, too late right after it.',
  unique:
    '{quote}: two made at the same moment have different ones, and none is ever given a second time.',
  devices: '{quote}: tried on every device named here, the main steps work to the end.',
  search: '{quote}: of one entry that fits and one that does not, only the first is found.',
  remove: '{quote}: afterwards no list and no search offers it as current.',
  upload: '{quote}: the photo opens from this entry as it was taken.',
  history:
    '{quote}: two entries by two people are found again later, in order, with author and time.',
  howMany:
    '{quote}: it equals what a count by hand gives, also after one more entry and after one is taken back.',
  live: '{quote}: a change on one device shows on a second one that is already open, without reloading.',
  language:
    '{quote}: in each language every text, date and message is there, and none is in another.',
  sees: '{quote}: of two entries with known values, both show, each with its own; once one is changed, its new value shows.',
  seesIf: '{quote}: one case where it is so and one where it is not, each shown right.',
  enters:
    '{quote}: opened again later, it is there once, with every value as entered. To agree: which values are required?',
  changes: '{quote}: wherever the old value showed, the new one shows, also after a reload.',
  books:
    '{quote}: two people try for the same free one at the same moment; one gets it and the other is told.',
  decides:
    '{quote}: one test with yes and one with no; each then shows its decision to everyone it concerns.',
  confirms:
    '{quote}: until then it shows as open; afterwards it shows as done, with who did it and when, also after a reload.',
  swaps:
    '{quote}: afterwards each stands in the other’s place for everyone who sees the plan, and nobody stands in both.',
  told: '{quote}: on each occasion it reaches this person and says what it is about; without one, nothing arrives.',
  cancels:
    '{quote}: afterwards it shows as cancelled to everyone who sees it, and nothing counts it any more.',
  assigns:
    '{quote}: afterwards it stands with the one named and with no one else, and both sides see that.',
  chooses: '{quote}: opened again, what was chosen shows as chosen, and the rest does not.',
  computes:
    '{quote}: three examples worked out by hand come out the same, one of which has to be rounded.',
  file: '{quote}: the file opens from this entry, unchanged, for everyone who may see the entry.',
  paid: '{quote}: the amount due is booked once; if the payment is declined or breaks off, nothing is booked and the person is told.',
  firstWins: '{quote}: two do this at the same moment; one of them has it, and the other is told.',
  oneStep: '{quote}: counted from the page where it starts, it takes no more than this.',
  ownOnly:
    '{quote}: tried on what is somebody else’s, also by its address, it is refused and changes nothing.',
  overlap:
    '{quote}: a second one that shares even the last moment of the first is refused, and the first stays as it is.',
  approval:
    '{quote}: until this has been done, it does not count and nothing follows from it; afterwards it does.',
  anonymous:
    '{quote}: no page, message or export that others get contains a name or anything else that tells who it is.',
  automatic: '{quote}: it happens without anybody doing anything, and once each time.',
  onMap: '{quote}: two entries at known places stand at these places on the map.',
  optional: '{quote}: left out, saving still works; entered, it shows again.',
  recurring:
    '{quote}: watched over three of these in a row, it happens once each time and never between.',
  delivered:
    '{quote}: with known entries, all that is on it is right and nothing is missing; nobody whom it does not concern gets it.',
  signedIn: '{quote}: without signing in, no page shows anything of it, not even by its address.',
  required: '{quote}: without it, this is refused and says why; with it, it works.',
  comments: '{quote}: it shows here with its author, also after a reload, and nowhere else.',
  votes: '{quote}: the total equals a count by hand, also after one more; nobody counts twice.',
};
