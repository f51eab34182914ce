import { documentTypes } from '../../../../contract/documentType';
import { draftDocument } from '../../../../server/generation/drafter/draftDocument';
import { countWords } from './countWords';
import { isDraftedOffline } from './offlineDraft';

const ideas = [
  'An app where cyclists book repairs at local workshops. Members must be able to cancel.',
  'Eine App, mit der Radfahrer Reparaturen in Werkstätten buchen. Mitglieder müssen absagen können.',
  '自転車の修理を予約できるアプリです。利用者は予約を取り消せます。修理店は予約を確認できます。',
  'تطبيق يحجز فيه راكبو الدراجات مواعيد الإصلاح في الورش. يجب أن يتمكن الأعضاء من الإلغاء.',
];

test.each(ideas.flatMap((idea) => documentTypes.map((type) => [type, idea] as const)))(
  'a drafted %s of "%s" is recognised',
  (type, idea) => {
    expect(isDraftedOffline(draftDocument(type, idea))).toBe(true);
  },
);

test.each(['# Bees\n', '<!doctype html><footer><p>Made by us</p></footer>', ''])(
  '%j is not taken for a draft',
  (text) => {
    expect(isDraftedOffline(text)).toBe(false);
  },
);

test('words are counted without marks and, of a mockup, without markup', () => {
  expect(countWords('prd', '# Two words\n\n---\n- `ü` 3\n')).toBe(4);
  expect(countWords('mockup', '<style>p { color: red }</style><p>Two words</p>')).toBe(2);
  expect(countWords('prd', '')).toBe(0);
});
