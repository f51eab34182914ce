import type { WordedTable } from './wordedTable';

/** English tests of words that say exactly what to look at. */
export const enWorded: WordedTable = {
  sorted:
    '{quote}: entries that differ in this appear in this order, no matter which was entered first.',
  perUnit:
    '{quote}: given known entries for two of each, each is shown separately, and every figure is right.',
  ofDay: '{quote}: given one entry each for yesterday, today and tomorrow, only today’s is shown.',
  withoutAccount:
    '{quote}: in a private browser window, it works from start to finish and nothing asks to sign in.',
  filtered:
    '{quote}: each of these finds an entry with the value sought, and none with another value.',
  onlySeen: '{quote}: nothing else is on the page or in the data sent to it.',
  dayBefore: '{quote}: it happens once on the day before, and on no earlier or later day.',
  choice:
    '{quote}: each of these can be set, one at a time; the one set last is shown, also after a reload.',
  marked: '{quote}: the mark is still there after a reload, and no other entry has it.',
  onTop:
    '{quote}: given one entry that meets this and one that does not, the first stands above the second, no matter which was entered first.',
  eachTime: '{quote}: at each of these times it happens exactly once, and at no other time.',
  own: '{quote}: given two users with different data, each sees only their own, even when opening the other’s URL directly.',
  offline:
    '{quote}: with the connection switched off, the same steps work; once it is back, nothing entered meanwhile is lost or doubled.',
  import:
    '{quote}: afterwards every row appears with its values; a message names each row that could not be read.',
  export: '{quote}: opened in another program, the file shows the same values as the page.',
  print: '{quote}: on the paper in use, nothing is cut off and everything is legible.',
  scan: '{quote}: a valid code opens what it belongs to; an unknown code gets a message and changes nothing.',
  deadline: '{quote}: right before this, it is in time; right after it, it is too late.',
  unique: '{quote}: two created at the same moment differ, and none is ever issued twice.',
  search: '{quote}: given one that matches and one that does not, only the first is listed.',
  remove: '{quote}: afterwards it appears in no list of current entries and in no search.',
  upload: '{quote}: opened from this entry, the photo appears as it was taken.',
  history:
    '{quote}: two entries made one after the other are both found later, in order, each with its time.',
  live: '{quote}: a change made on one device appears on a second one, already open, without a reload.',
  language:
    '{quote}: in each language, every text, date and message is present, and none is in another language.',
  books:
    '{quote}: when two people try to take the last free one at the same moment, one gets it and the other is told that it is gone.',
  decides:
    '{quote}: tested once with yes and once with no, everyone concerned then sees the decision.',
  confirms:
    '{quote}: before, it is shown as open; afterwards, as done, with who did it and when, also after a reload.',
  swaps:
    '{quote}: afterwards, everyone who sees the plan finds each in the other’s place, and nobody in both.',
  told: '{quote}: each time, the message reaches this person and says what it is about; without a cause, nothing is sent.',
  cancels:
    '{quote}: afterwards, everyone who sees it finds it cancelled, and it counts in no total.',
  assigns:
    '{quote}: afterwards it is shown with the one named and with nobody else, and both sides see this.',
  computes:
    '{quote}: three examples calculated by hand give the same results; one of them needs rounding.',
  file: '{quote}: everyone who may see the entry can open the file from it, unchanged.',
  paid: '{quote}: the amount due is charged exactly once; if the payment is declined or breaks off, nothing is charged and the payer is told.',
  firstWins:
    '{quote}: when two people do this at the same moment, one gets it and the other is told.',
  oneStep: '{quote}: counted from the page where it starts, it takes no more than this.',
  ownOnly:
    '{quote}: an attempt on what is somebody else’s, even by opening its URL directly, is refused and changes nothing.',
  overlap:
    '{quote}: a second one that overlaps the first by a single minute is refused, and the first stays unchanged.',
  approval:
    '{quote}: until this is done, it does not count and nothing follows from it; afterwards it does.',
  anonymous:
    '{quote}: no page, message or export for others contains a name or anything else that reveals who it is.',
  automatic: '{quote}: it happens without anyone doing anything, and exactly once each time.',
  onMap: '{quote}: two entries at known places appear at these places on the map.',
  optional: '{quote}: left empty, saving still works; filled in, it is shown again.',
  recurring:
    '{quote}: observed three times in a row, it happens exactly once each time and never in between.',
  delivered: '{quote}: given known entries, everything in it is right and nothing is missing.',
  signedIn:
    '{quote}: without signing in, no page shows any of it, even when its URL is opened directly.',
  required: '{quote}: without it, this is refused and the message says why; with it, it works.',
  comments: '{quote}: it is shown here with its author, also after a reload, and nowhere else.',
  votes:
    '{quote}: the total equals a count by hand, also after one more vote, and nobody is counted twice.',
  moves:
    '{quote}: afterwards it is shown at its new place or time and no longer at the old one, for everyone who sees it.',
  blocks:
    '{quote}: from then on, what this is meant to stop is refused with a message that says why; once it is lifted, the same works again.',
  shares:
    '{quote}: those it is shared with can open it; anyone else is refused, even when opening its URL directly.',
  lends:
    '{quote}: while it is out, it is shown as out and nobody else can take it; once returned, it is available again.',
  pauses:
    '{quote}: while paused, nothing of it happens; once resumed, it goes on, and nothing entered before is lost.',
  joins: '{quote}: afterwards this name is on the list exactly once, also after a second attempt.',
  merges:
    '{quote}: afterwards there is one in place of several, with everything that any of them contained.',
  rates:
    '{quote}: given ratings by two people, both are kept, and any total or average equals one worked out by hand.',
  orders:
    '{quote}: the order reaches the other side exactly once, with everything as chosen and the total as worked out by hand.',
  publishes:
    '{quote}: before, those it is meant for cannot find it; afterwards they can, with everything as entered.',
  entered:
    '{quote}: entered once with every detail, all of it is shown again as entered, also after a reload.',
  shown:
    '{quote}: given known entries, what is shown agrees with them, also after one of them is changed.',
  matched: '{quote}: given one that fits and one that does not, only the first is offered.',
  steps:
    '{quote}: one case is taken through these steps in turn: after each, everyone concerned sees where it stands, and no step can be skipped.',
  ifOnly:
    '{quote}: tried once where this applies and once where it does not, it happens only the first time.',
  linked: '{quote}: each of the two opens from the other, and nothing else does.',
  plays: '{quote}: what was recorded or uploaded plays from beginning to end on a second device.',
  chart:
    '{quote}: given known values at three times, each stands in its place, and a missing one leaves a gap.',
  external:
    '{quote}: with a test account of the other system, the same values arrive there; while it cannot be reached, whoever started this is told and nothing is lost.',
  api: '{quote}: a valid call gets the answer described; an invalid one gets an error that names what is wrong, and changes nothing.',
  edits:
    '{quote}: afterwards the new value is shown wherever the old one was, also after a reload.',
  measured: '{quote}: compared with a reading taken by hand at the same time, it is the same.',
  sends:
    '{quote}: it arrives exactly once, unchanged, at those it is meant for and at nobody else.',
  inTurn:
    '{quote}: of three who come one after the other, each gets their turn in this order; whoever leaves costs nobody else their place.',
  documented:
    '{quote}: given known entries, the document contains each of them, and every figure in it is right.',
  compared:
    '{quote}: given two known ones, both stand side by side and every difference is visible.',
  counted:
    '{quote}: after one more of them, the number shown is exactly one higher or lower; after one is taken back, it is as before.',
  played:
    '{quote}: in three tries as described, the game reacts in this way each time, and in no other.',
};
