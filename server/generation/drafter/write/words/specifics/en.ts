import type { SpecificTable } from './specificTable';

/** English tests of words that say exactly what to look at. */
export const enSpecifics: SpecificTable = {
  sorted:
    '{quote}: two entries that differ in this stand in this order, whichever was entered first.',
  highlighted:
    '{quote}: an entry to which this applies shows so; one to which it does not apply does not.',
  perUnit:
    '{quote}: with known entries for two of each, each has its own, and every figure is right.',
  figure:
    '{quote}: with known entries it equals the figure worked out by hand, and it changes with the next entry.',
  onlySeen: '{quote}: nothing more of it is on the page, nor in the data sent to it.',
  withDetail:
    '{quote}: shown again with the entry as it was given. To agree: is the entry refused without it?',
  ranked:
    '{quote}: with known entries, two of which differ by one, the order is right. To agree: what decides a tie.',
  ofDay: '{quote}: of three entries for yesterday, today and tomorrow, only today’s shows.',
  which:
    '{quote}: two cases with different answers each show the right one, also after the answer changes.',
  withoutAccount: '{quote}: in a fresh browser it works to the end, and nothing asks to sign in.',
  hidden: '{quote}: it is neither on the page nor in the data sent to it.',
  filtered:
    '{quote}: each of these finds an entry with the value sought, and not one with another.',
  dayBefore:
    '{quote}: nothing two days before; on the day before it happens once; the day after that not again.',
  everything: '{quote}: one entry made in each other role is found here.',
  chosen:
    '{quote}: each choice on offer can be made and is shown again as it was made. To agree: what is on offer.',
  moved:
    '{quote}: afterwards it stands in the new place and no longer in the old one, for everyone who sees either.',
  cancelled:
    '{quote}: what was taken is free for others again, and it no longer counts for whoever cancelled.',
  signed:
    '{quote}: shown afterwards with what was signed, by whom and when. To agree: can what was signed still be changed?',
  marked:
    '{quote}: this entry then shows it to everyone who sees the entry, also after a reload; the one next to it does not.',
  edited:
    '{quote}: the new value shows wherever it is used. To agree: does it also hold for what was entered before?',
  blocked: 'To agree, for {quote}: what exactly is no longer possible then, and who lifts it?',
  outside:
    'To agree, for {quote}: does the software have to know of it? If so, who records it, and when?',
  occasion: '{quote}: it arrives once in a case {given}; in a case without this, not at all.',
  following: '{quote}: it arrives once when this happens: {given}. Without that, not at all.',
  trigger: 'To agree, for {quote}: what sets it off, and how soon does it have to arrive?',
  states: 'To agree, for {things}: from which of these to which may it change, and who changes it?',
  prices:
    'Each of these amounts is charged to the cent for what stands with it, and for nothing else: {things}.',
  perOne: '{quantity}: for one it comes to exactly this, for two to {double}.',
  label: 'To agree, for {object}: what does the software have to do here?',
  figures: 'With known entries, each of these equals the figure worked out by hand: {things}.',
  numbered:
    '{quote}: it stands on the paper, and two printed one after the other carry different ones.',
};
