import { cuesIn } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { isSectionName, sectionOf } from './sectionName';

const emphasised =
  /^\s*(?<number>\p{N}{1,2}(?:\.\p{N}{1,2}){0,2}\.?\s+)?(?<mark>\*{1,3}|_{1,3})(?=\S)(?<name>[^*_:]{2,60}?)(?:\.\k<mark>|\k<mark>\.)\s+(?=\S)/u;
const mostWords = 5;
/** `*Important.*` is no heading. */
const ofPriority = /^(?:must|should|could)$/u;

/** An emphasised heading before the text of a paragraph: `3.4 *Defects.* Each defect has a number`. */
export interface RunInHeading {
  name: string;
  /** Where the name begins, and where the text behind the heading does. */
  start: number;
  end: number;
}

/** Finds the heading at the start of a line's text; words that say something themselves are none. */
export function runInHeading(text: string, lexicon: Lexicon): RunInHeading | undefined {
  const { 0: whole, groups = {} } = emphasised.exec(text) ?? {};
  const { number, mark = '', name = '' } = groups;
  if (whole === undefined || name.split(/\s+/u).length > mostWords) return undefined;
  if (number === undefined && ofPriority.test(sectionOf(name, lexicon) ?? '')) return undefined;
  const isSaid = cuesIn(folded(name), lexicon).some((cue) => isVerb(cue) || isDenial(cue));
  const isOther = isSaid && !isSectionName(name, lexicon);
  return isOther || lexicon.abbreviations.includes(folded(name))
    ? undefined
    : { name, start: whole.indexOf(mark) + mark.length, end: whole.length };
}
