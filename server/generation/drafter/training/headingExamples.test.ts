import { lexicons } from '../lexicon/lexicons';
import { announcesFields } from '../read/announcesFields';
import { headingSection } from '../read/headingSection';
import { sectionOf } from '../read/sectionName';
import { headingLabels } from '../read/likelySection';
import { labelledLines } from './labelledLines';

const headings = labelledLines('headingsKeptBack', headingLabels);
/** Below any other heading, the words of a statement decide. */
const decisive = [
  'users',
  'goals',
  'could',
  'constraints',
  'exclusions',
  'background',
  'undecided',
];

/** Of the headings that an own section is found for, the share that has it; and of those that have one, the share found. */
function measured(find: typeof headingSection): { precision: number; recall: number } {
  const found = headings.map(({ code, label, text }) => ({
    label,
    section: find(text, false, lexicons[code]) ?? 'none',
  }));
  const shown = found.filter(({ section }) => decisive.includes(section));
  const right = shown.filter(({ label, section }) => label === section);
  const stated = found.filter(({ label }) => decisive.includes(label));
  return { precision: right.length / shown.length, recall: right.length / stated.length };
}

// The weights have never seen these headings. If this fails after a change of facts, the change made them worse.
test('most sections are found in headings that nothing was learned from, and few are wrong', () => {
  const { precision, recall } = measured(headingSection);
  expect(precision).toBeGreaterThan(0.9);
  expect(recall).toBeGreaterThan(0.48);
  expect(measured((heading, _isFirst, lexicon) => sectionOf(heading, lexicon)).recall).toBeLessThan(
    recall / 2,
  );
});

test('half of the headings of what is recorded are found, and hardly any other is taken for one', () => {
  const announcing = headings.filter(({ code, text }) => announcesFields(text, lexicons[code]));
  const right = announcing.filter(({ label }) => label === 'kept');
  const stated = headings.filter(({ label }) => label === 'kept');
  expect(right.length / announcing.length).toBeGreaterThan(0.9);
  expect(right.length / stated.length).toBeGreaterThan(0.5);
});
