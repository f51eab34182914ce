import type { ActTable } from './actTable';

/** The criteria for each act, in English. */
export const enActs: ActTable = {
  upload:
    '{object}: the photo or file opens unchanged from this entry; one of a wrong type or size is refused with the reason.',
  notify:
    '{object}: given the occasion, it reaches the right person once; without the occasion, nobody.',
  message:
    '{object}: what one side sends stands on the other side unchanged, with sender and time.',
  create:
    '{object}: saved and opened again, each value is as it was entered. To agree: which values are required, and which are refused.',
  change: 'To agree, for {object}: what differs afterwards, for whom, and when is it refused?',
  remove: '{object}: afterwards no list or search offers it as current.',
  book: '{object}: when two people try for the last free one at the same moment, then one gets it and the other is told.',
  pay: '{object}: the amount due is booked once; if it is declined or breaks off, nothing is booked and the person is told.',
  approve:
    '{object}: before the decision nothing that depends on it is possible; one test with yes and one with no.',
  rate: '{object}: given three different answers, the result equals the one worked out by hand.',
  search: '{object}: of one entry that fits and one that does not, only the first is found.',
  show: '{object}: two known cases that differ show differently, each correctly; after a change, the new value shows.',
  map: '{object}: two places whose position is known appear where they are.',
  report: '{object}: given five known entries, every figure equals the one worked out by hand.',
  calculate:
    '{object}: three examples worked out by hand come out the same, one of which has to be rounded.',
  export: '{object}: opened in another program, the content matches known entries one by one.',
  print: '{object}: on the paper in use nothing is cut off, and everything on it can be read.',
  scan: '{object}: a valid code leads to what it belongs to; an unknown one says so and changes nothing.',
  signIn: '{object}: with valid access one gets in; with a wrong or expired one, not.',
  restrict: '{object}: for whoever may not, it is not shown, and its direct address is refused.',
  publish: '{object}: somebody without an account opens it; what is not released cannot be opened.',
  assign: '{object}: afterwards exactly those have it who should, and both sides see that.',
  unique: '{object}: given that the first exists, a second is refused.',
  queue:
    '{object}: of three in a known order, when the first leaves, then the second moves up and is told.',
  sync: '{object}: a change on one side arrives on the other once and unchanged, after a lost connection too.',
  import:
    '{object}: of ten records, one of them faulty, nine are taken over unchanged and the faulty one is named.',
  measure:
    '{object}: a known value at the source arrives with its time and unit; while the source is silent, a gap shows.',
  history:
    '{object}: two entries by two people are found again later, in order, with author and time.',
  suggest:
    '{object}: in three known cases each proposal fits what was entered; turned down, it changes nothing.',
  lend: '{object}: while it is out, it shows who has it and since when; brought back, it is free.',
  stock: '{object}: from a known amount, after one in and two out the number is right.',
  endpoint:
    '{object}: a valid call returns the documented fields; an invalid one an error code, and nothing changes.',
  offline:
    '{object}: with the connection switched off the same steps work; once it is back, everything arrives once.',
  privacy:
    '{object}: checked for a test person: what is stored and sent, where it lies and who can open it all agree with this.',
  platform: '{object}: every requirement is gone through once under exactly these conditions.',
  access: '{object}: a person who needs this completes the main task alone.',
  language:
    '{object}: in each language every text, date and message is there, and none is in another.',
};
