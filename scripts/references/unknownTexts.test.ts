import path from 'node:path';
import { unknownTexts } from './unknownTexts';

/** The source puts these together from parts that the document does not mark. */
const composed = [
  "This page's script has not loaded, so its buttons do nothing yet. Check your connection, then reload the page.",
  'Left out here: 2 pictures and 1 script. The preview loads nothing from other sites and runs nothing.',
  'Too many tries. Wait {n} minutes, then try again.',
  'Password must be at most 128 characters.',
  'Name must be at most 200 characters.',
  'No upcoming appointments. Book one under Appointments.',
  'This verification link has expired.',
  'This password reset link has expired.',
  'Too many failed sign-ins. Try again in {n} minutes.',
];

test('the sentences that docs/behaviour.md quotes from the screen are those of the source', () => {
  expect(unknownTexts(path.resolve(__dirname, '../..'))).toEqual(composed);
});
