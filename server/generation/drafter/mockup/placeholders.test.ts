import { draftDocument } from '../draftDocument';
import { lexicons } from '../lexicon/lexicons';
import { withPlaceholders } from './placeholders';

test('only fields that nothing suggests a value for get placeholders, and only where no other has one', () => {
  const fields = [
    { name: 'glaze', kind: 'text' },
    { name: 'where it stands now', kind: 'text' },
  ] as const;
  const row = { title: 'Kiln 104', detail: '', figure: '', state: 0 };
  const filled = (values: readonly string[]) =>
    withPlaceholders(
      fields,
      [
        { ...row, values },
        { ...row, values },
      ],
      lexicons.en,
    ).map((one) => one.values);
  expect(filled(['', ''])).toEqual([
    ['Glaze A', ''],
    ['Glaze C', ''],
  ]);
  expect(filled(['', 'hall'])).toEqual([
    ['', 'hall'],
    ['', 'hall'],
  ]);
});

test('a table leaves out a column without values', () => {
  const page = draftDocument(
    'mockup',
    'A kiln club. Each firing has a date and a where it stands now. Members book a firing.',
  );
  expect(page).toContain('<table>');
  expect(page).not.toContain('<span class="sub">…</span></td>');
});
