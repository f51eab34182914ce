import { sortIdea } from '../sort/sortIdea';
import { lexicons } from '../lexicon/lexicons';
import { buttonsOf, deedOf } from './deeds';

const verbsIn = (line: string) => {
  const workbook = sortIdea(`# Help desk\n\n## Users\n- staff\n\n## Features\n- ${line}`);
  return workbook.statements.flatMap((one) => deedOf(workbook, one)?.verbs ?? []);
};

test.each([
  ['Staff can approve or refuse a request', ['Approve', 'Refuse']],
  ['Staff assign a ticket to a person', ['Assign']],
  ['As staff I want to close a ticket so that I do not forget it', ['Close']],
  ['Book a room', ['Book']],
  ['Staff cannot delete a ticket', []],
  ['No staff can delete a ticket', []],
  ['If staff delete a ticket, it is kept for a week', []],
  ['Rotate machines every 16 weeks, want a warning 2 weeks before', []],
  ['Staff see the list', []],
])('reads a verb only behind who acts, `can` or as the first word: %s', (line, verbs) => {
  expect(verbsIn(line)).toEqual(verbs);
});

test.each([
  ['Staff can approve or refuse a request', ['Approve request', 'Refuse request']],
  ['Staff can apply for a permit', ['Apply for permit']],
  ['Staff can reserve it', ['Reserve ticket']],
  ['Staff lend each other garden tools', ['Lend garden tools']],
  ['Staff can call a visit off until it begins', ['Call off visit']],
  ['Staff approve tickets above €500', ['Approve tickets']],
  ['Staff can call a visitor back', ['Call back visitor']],
])('names a button by verb and object: %s', (line, labels) => {
  const workbook = sortIdea(`# Help desk\n\n## Users\n- staff\n\n## Features\n- ${line}`);
  const deeds = workbook.statements.flatMap((one) => deedOf(workbook, one) ?? []);
  expect(deeds.flatMap((deed) => buttonsOf(deed, lexicons.en, 'Ticket'))).toEqual(labels);
});
