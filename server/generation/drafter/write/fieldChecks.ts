import { cuesIn } from '../lexicon/cueIndex';
import { automaticCell, headOfDefault, onlyWord } from '../lexicon/fieldTableWords';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import type { FieldRow } from '../sort/fieldRows';
import { plainText } from '../read/plainText';
import { no } from '../read/saysYesOrNo';
import { wordsIn } from '../read/wordsIn';
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
  const lexicon = lexicons[workbook.language];
  // `free text` is no deed.
  const cuesOf = (words: string) =>
    cuesIn(folded(words), lexicon).flatMap(({ name: cue, end }) =>
      cue.startsWith('do:') && end === words.length ? [] : [cue],
    );
  // `never shown`
  const isHidden = ({ text }: Note) => cuesOf(text).some((cue) => ofShowing.test(cue));
  const isTested = (number: string) => bounds.some((one) => one.includes(number));
  const isRule = ({ head, text, isType }: Note) => {
    const said = plainText(text);
    if (no.exec(said)?.[0] === said) return false;
    // What it says besides `automatic`.
    const rest = isAutomatic ? said.replace(automaticCell, '') : said;
    const cues = cuesOf(rest);
    const length = wordsIn(rest.trim(), lexicon);
    const isSaid =
      onlyWord.test(rest) ||
      length > mostOfName ||
      (length > 1 && cues.some((cue) => ofDoing.test(cue)));
    return (
      cues.some((cue) => ofRule.test(cue)) ||
      (isSaid && !isType) ||
      headOfDefault.test(plainText(head ?? '')) ||
      quantities.some((one) => text.includes(one.text) && !isTested(inLine(one.text)))
    );
  };
  // `10` alone says nothing.
  const quoteOf = ({ head, text }: Note) => {
    const isBare = wordsIn(plainText(text), lexicon) === 1 && head !== undefined;
    return `${isBare ? `${inLine(head)}: ` : ''}${marked(text, quotation)}`;
  };
  const rules = notes.filter(isRule);
  return [
    ...(own.length > 0 || rules.some(isHidden) ? own : [fill(criteria.field.entered, { what })]),
    ...rules.map((note) => fill(criteria.holds, { quote: quoteOf(note) })),
  ];
}

type Note = FieldRow['notes'][number];

/** A longer note is more than a name. */
const mostOfName = 3;
const ofShowing = /^(?:do|done):show$/u;
/** A cue of what a test of the field alone leaves out: `never reused`, `if yes: the reason`. */
const ofRule = /^(?:if|must|never|negation|exception)$/u;
const ofDoing = /^(?:do:.*|done:.*|auxiliary|can|should|want)$/u;
