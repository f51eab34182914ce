import { cuesIn } from '../lexicon/cueIndex';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import type { FieldRow } from '../sort/fieldRows';
import type { Statement, Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { fill, inLine, marked } from './quoted';

/**
 * The criteria of a field that a table's row tells of, and what else the row demands, in its own words.
 *
 * @param bounds the tests of its numbers
 */
export function fieldChecks(
  workbook: Workbook,
  { quantities }: Statement,
  { name, required, options, isAutomatic, notes }: FieldRow,
  bounds: readonly string[],
): string[] {
  const { comma, criteria, quotation } = wordsOf(workbook);
  const what = marked(name, quotation);
  const things = options.map((one) => marked(one, quotation)).join(comma);
  const whether =
    required === undefined || isAutomatic
      ? []
      : typeof required === 'string'
        ? [fill(criteria.field.conditional, { what, words: marked(required, quotation) })]
        : [fill(required ? criteria.field.required : criteria.field.optional, { what })];
  const own = [
    ...(isAutomatic ? [fill(criteria.field.automatic, { what })] : []),
    ...whether,
    ...(things === '' ? [] : [fill(criteria.field.options, { what, things })]),
    ...bounds,
  ];
  const isTested = (number: string) => bounds.some((one) => one.includes(number));
  const rules = notes.filter(
    (note) =>
      cuesIn(folded(note), lexicons[workbook.language]).some(({ name: cue }) => ofRule.test(cue)) ||
      quantities.some(({ text }) => note.includes(text) && !isTested(inLine(text))),
  );
  return [
    ...(own.length > 0 ? own : [fill(criteria.field.entered, { what })]),
    ...rules.map((note) => fill(criteria.holds, { quote: marked(note, quotation) })),
  ];
}

/** A cue of what a test of the field alone leaves out: `never reused`, `if yes: the reason`. */
const ofRule = /^(?:if|must|never|negation|exception)$/u;
