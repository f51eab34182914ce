import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in English. */
export const enQuestions: ActQuestions = {
  approve: '{quote}: who decides while that person is away, and what happens if nobody does?',
  pay: '{quote}: what happens if a payment fails or has to be refunded?',
  suggest: '{quote}: by which rule, and what may it never suggest?',
  calculate: '{quote}: by which rule is this worked out, and what if a value is missing?',
  offline: '{quote}: if two people change the same thing while offline, whose change counts?',
  sync: '{quote}: if both sides have changed, whose change counts?',
  import: '{quote}: who maintains that source, and what happens while it is down?',
  assign: '{quote}: what happens if the person cannot or does not do it?',
  lend: '{quote}: what happens if it comes back late, damaged or not at all?',
  book: '{quote}: what happens if the person does not turn up?',
  privacy: '{quote}: who else may see this data, and who deletes it on request?',
  publish: '{quote}: who checks it first, and who can take it down again?',
  remove: '{quote}: who can undo this, and for how long?',
  notify: '{quote}: what happens if nobody reacts?',
  measure: '{quote}: what shows while no value arrives, or an impossible one?',
  rate: '{quote}: can a rating be changed later, and who deals with an abusive one?',
  report: '{quote}: who may see these figures, and for which period?',
  history: '{quote}: who may read it, and how long is it kept?',
  queue: '{quote}: who may skip the queue, and what happens to those who leave it?',
  scan: '{quote}: what happens if the code is damaged or unknown?',
  message: '{quote}: who else can read it, and how long is it kept?',
  export: '{quote}: which program reads the file, and which columns does it need?',
  upload: '{quote}: which formats and sizes, and who may delete it again?',
  create: '{quote}: which details are required, and who may correct them later?',
};
