import type { ActTable } from './actTable';

/** What a test of each act looks at, in English. */
export const enActs: ActTable = {
  upload: {
    check:
      '{object}: when a photo or file of each allowed type is added, then it opens at this very entry, after a reload and on a second device too.',
    again:
      '{object}: taken in portrait format with the phone’s camera, it is shown upright, small in the list and large when opened.',
    fails:
      'One that is too large or of another type is refused with the limit named; an upload that breaks off leaves no half file.',
  },
  notify: {
    check:
      '{object}: when the occasion arises once, then the right person hears of it exactly once, with what it is about; when it does not arise, nobody does.',
    again:
      '{object}: done in a test with a phone that is off for an hour, it arrives once when the phone is back, and nobody else receives it.',
    fails:
      'If it cannot be delivered, whoever relies on it sees that; a person who has opted out gets nothing.',
  },
  message: {
    check:
      '{object}: what one side sends stands on the other side unchanged, with sender and time, in the order in which it was sent.',
    fails: 'Sent without a connection, it shows as not sent and goes out once, later.',
  },
  create: {
    check:
      '{object}: given valid values, when saved, then there is exactly one entry with every value as it was entered, after a reload too.',
    again:
      '{object}: entered on a phone and looked up on another device, every value is the same, with who entered it and when.',
    fails:
      'A missing or impossible value is refused at its field and the rest of the entry is kept; saving twice makes one entry.',
  },
  edit: {
    check:
      '{object}: afterwards everyone who may see it sees the new state, after a reload too, and nothing else has changed.',
    again:
      '{object}: compared before and after, only this is different, and the person who did it and the time can be found.',
    fails: 'If two people change the same thing at the same moment, neither change is lost unseen.',
  },
  remove: {
    check:
      '{object}: afterwards no list, search or count offers it as current, and what depended on it is settled.',
    fails:
      'Done by mistake, it can be undone or was asked about first; the second of two people is told that it is already done.',
  },
  book: {
    check:
      '{object}: given a single free place, when two people try for it at the same moment, then one gets it and the other is told what is still free.',
    fails: 'What is past, blocked or already taken is refused, and nothing is held.',
  },
  pay: {
    check:
      '{object}: given an amount due, when it is settled, then exactly this amount is booked once, and payer and payee see it.',
    again:
      '{object}: a receipt or statement afterwards shows amount, date and reason, and the sum of all entries is the balance.',
    fails:
      'Declined or interrupted, nothing is booked, the person is told, and a second try does not charge twice.',
  },
  approve: {
    check:
      '{object}: before the decision, nothing that depends on it is possible; afterwards everyone concerned sees the decision, who made it and when.',
    again:
      '{object}: tried once with yes and once with no, each leads to what the idea says, and the one who asked is told.',
    fails:
      'A decision by the wrong person, a second one, or one about something changed meanwhile is refused; the first stands.',
  },
  rate: {
    check:
      '{object}: given three different answers, the result equals the one worked out by hand; a second answer by the same person does not count twice.',
    fails: 'Before the first answer the result says that there is none, instead of showing 0.',
  },
  search: {
    check:
      '{object}: given one entry that fits and one that does not, only the first comes up, in upper and lower case alike.',
    fails: 'If nothing fits, the page says so and keeps what was typed, so that it can be widened.',
  },
  show: {
    check:
      '{object}: given two entries made for the test, exactly what was entered for them is there, and a change to one shows at the next look.',
    again:
      '{object}: a test entry with the longest possible text and one with empty fields are both shown whole, newest data included.',
    fails: 'With no data yet the page says so; with several hundred entries it can still be used.',
  },
  live: {
    check:
      '{object}: open on two devices, a change on one shows on the other within 5 seconds, without a reload.',
    fails: 'While the connection is lost, it says how old the state is, and catches up afterwards.',
  },
  map: {
    check:
      '{object}: given two places whose position is known, both appear where they are, and each opens its own details.',
    fails: 'Without a position or the permission to use it, the place can be given by hand.',
  },
  report: {
    check:
      '{object}: given five known entries, every figure equals the one worked out by hand, and an entry just outside the period does not count.',
    again:
      '{object}: after one entry is added and one is deleted, the figures change by exactly these two.',
    fails: 'Without data it says so, and shows neither 0 nor an error.',
  },
  calculate: {
    check:
      '{object}: three examples worked out by hand come out the same, among them the smallest possible one and one that has to be rounded.',
    again:
      '{object}: the same input gives the same result twice, and a change of one value changes only what depends on it.',
    fails: 'If a value is missing or impossible, no result is shown and what is missing is named.',
  },
  export: {
    check:
      '{object}: the file opens in another program, and its content matches the entries one by one, accents and commas included.',
    fails:
      'If there is nothing to hand over or it breaks off, the person is told, and no part passes for the whole.',
  },
  print: {
    check:
      '{object}: on the printer and paper in use nothing is cut off, each item comes out once, and every name and code on it can be read.',
    fails: 'If the printer is off or out of paper, the person is told and can print again.',
  },
  scan: {
    check:
      '{object}: a valid code leads to exactly the thing it belongs to, and read twice in a row it counts once.',
    again:
      '{object}: tried in poor light and with a creased code, it is read within 3 seconds or can be typed in.',
    fails:
      'An unknown, used or unreadable code says so and changes nothing; its number can be typed in instead.',
  },
  signIn: {
    check:
      '{object}: tried by a person with access and one without, the first reaches what is theirs, the second only what needs none.',
    fails:
      'Wrong or expired details are refused without saying which part was wrong; after several tries there is a wait.',
  },
  restrict: {
    check:
      '{object}: for whoever may not, neither the button nor the data is there, and the direct address is refused.',
    again:
      '{object}: tried with one person who may and one who may not, the second finds no way to it, by search and by link neither.',
    fails: 'A right that is taken away ends at once, on a page that is already open too.',
  },
  publish: {
    check:
      '{object}: somebody without an account finds and opens it; what is not released cannot be reached, by its direct address neither.',
    fails: 'What is taken back is gone for visitors at once.',
  },
  assign: {
    check:
      '{object}: afterwards it is with exactly those who should have it, and whoever gives it up and whoever gets it both see that.',
    again:
      '{object}: looked at as the one who has it, as the one who had it and as a third person, it stands with the same person each time.',
    fails:
      'If nobody is available or somebody has left, it stays visible as open, and the person in charge is told.',
  },
  unique: {
    check:
      '{object}: given that the first exists, a second is refused and the first is shown; two attempts at the same moment leave one.',
    fails: 'Once the first is withdrawn, a new one is possible.',
  },
  limit: {
    check:
      '{object}: exactly at the limit it still works; one step beyond it is refused, and the message names the limit.',
    again:
      '{object}: one below, exactly at and one above it are tried in turn; only the last is refused, and what was entered is kept.',
    fails:
      'If the limit is lowered later, what exists stays and nothing is added until there is room.',
  },
  queue: {
    check:
      '{object}: given three people in a known order, when the first leaves, then the second moves up and is told, and nobody is passed over.',
    fails: 'If the next one does not react, the place goes on to the one after, once.',
  },
  choose: {
    check:
      '{object}: each possible answer can be given, shows after a reload, and reaches whoever needs it; a new answer replaces the old one.',
    fails: 'Until an answer is given it shows as open, and none is assumed.',
  },
  schedule: {
    check:
      '{object}: entered for a day and time, it stands there for everyone concerned, across midnight and the change to summer time too.',
    fails:
      'If two dates overlap or one is moved, those concerned see it, and the old date is gone.',
  },
  sync: {
    check:
      '{object}: a change on one side arrives on the other once and unchanged, after a lost connection too.',
    fails:
      'If the other side is down, work goes on and is caught up later; if both sides changed the same thing, the conflict is shown.',
  },
  import: {
    check:
      '{object}: given ten records, one of them faulty, nine are taken over unchanged and the faulty one is named with its place.',
    fails: 'Taken over a second time, nothing is there twice.',
  },
  measure: {
    check:
      '{object}: given a known value at the source, the same value arrives with its time and unit.',
    fails:
      'If the source is silent or sends nonsense, the gap shows as a gap, and no old value passes for a new one.',
  },
  history: {
    check:
      '{object}: given two entries by two people, both are found again later, unchanged and in order, with author and time.',
    fails: 'What was corrected or deleted stays traceable: what it was, who did it and when.',
  },
  draw: {
    check:
      '{object}: one mark in a corner and one in the middle are in the same place after saving, on another screen size and for a second viewer.',
    fails: 'The last stroke can be undone, and what lies beneath stays untouched.',
  },
  media: {
    check:
      '{object}: it starts within 2 seconds, can be stopped and continued at the same place, and is complete to the end.',
    fails: 'Without sound, permission or a connection, it says why nothing is heard or recorded.',
  },
  suggest: {
    check:
      '{object}: given three known cases, each proposal fits what was entered; turned down, it changes nothing.',
    fails: 'With too little to go on it says so and invents nothing.',
  },
  play: {
    check:
      '{object}: gone through once by the rules and once with a move they forbid, state and score are right after each step, and the forbidden move has no effect.',
    fails: 'Left in the middle, it goes on where it stopped or ends as the rules say.',
  },
  resume: {
    check:
      '{object}: closed in the middle and opened again the next day, everything is as it was left.',
    fails: 'Open on two devices, the newer state counts, and the older one is not lost unseen.',
  },
  lend: {
    check:
      '{object}: while it is out, it shows who has it and since when; brought back, it is free for the next person at once.',
    fails:
      'Overdue, damaged or lost, it stays with the name of the last borrower and cannot be given out again.',
  },
  stock: {
    check:
      '{object}: given a known amount, after one in and two out the number is right; at zero no more can be taken.',
    fails: 'A wrong count can be put right, and the correction shows as one.',
  },
  expire: {
    check:
      '{object}: just before the moment nothing has changed; right after it, it is so for everyone, without anybody doing anything.',
    fails: 'Whoever is in the middle of it at that moment is told and loses no work.',
  },
  time: {
    check:
      '{object}: next to a second clock it is off by less than a second, after a pause and with the screen dark too.',
    fails: 'Forgotten or interrupted, the time can be corrected, and that it was corrected shows.',
  },
  control: {
    check:
      '{object}: within 2 seconds the device has done it and reports its new state; pressed twice, it happens once.',
    fails: 'If the device does not answer, that is shown, and it does not act later by surprise.',
  },
  join: {
    check:
      '{object}: whoever was meant gets in and sees what the others see; a stranger with the same link does not.',
    fails: 'An invitation that was used, passed on or withdrawn is refused with the reason.',
  },
  endpoint: {
    check: '{object}: a call with valid values returns the documented fields and types.',
    fails:
      'A malformed call, an unknown id or a missing key returns a documented error code and changes nothing.',
  },
  offline: {
    check:
      '{object}: with the connection switched off the same steps work; once it is back, everything arrives exactly once.',
    fails:
      'If two people changed the same thing meanwhile, both versions are kept until one decides.',
  },
  privacy: {
    check:
      '{object}: what is stored and sent for a test person holds nothing beyond this, and after deletion nothing of it is found.',
  },
  platform: {
    check:
      '{object}: every requirement is gone through there once, on the oldest version that is in use.',
  },
  access: {
    check:
      '{object}: a person who needs this completes the main task alone, with text at double size and a contrast of at least 4.5 to 1.',
  },
  language: {
    check:
      '{object}: in each language every text, date and message is there, none is left in another, and the longest is not cut off.',
  },
  speed: {
    check:
      '{object}: measured ten times with realistic data on the slowest device and connection in use, the slowest time counts.',
  },
  simple: {
    check:
      '{object}: three people who have never seen it complete the main task without asking; where they hesitate is written down.',
  },
  free: {
    check: '{object}: gone through from start to finish, no step asks for or shows anything else.',
  },
};
