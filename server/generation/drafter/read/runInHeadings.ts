import { cuesIn } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { isSectionName, sectionOf } from './sectionName';

const emphasised =
  /^\s*(?<number>\p{N}{1,2}(?:\.\p{N}{1,2}){0,2}\.?\s+)?(?<mark>\*{1,3}|_{1,3})(?=\S)(?<name>[^*_:]{2,60}?)(?:\.\k<mark>|\k<mark>\.|(?<colon>[:：]\k<mark>|\k<mark>\s?[:：]))\s+(?=\S)/u;
const numbered =
  /^\s*(?<number>\p{N}{1,2}(?:\.\p{N}{1,2}){0,2}[.)]?\s+)(?<name>\p{Lu}[^.:：!?*_]{1,60})\.\s+(?=[\p{L}\p{Sc}"“„«(])/u;
const anyNumber = /^\s*\p{N}{1,2}(?:\.\p{N}{1,2}){0,2}[.)]?\s+\p{L}/u;
/** So many numbered lines that begin with a few words and a full stop are no coincidence. */
const fewestNumbered = 3;
const [mostWords, mostWordsOfSection, mostWordsAmongOthers] = [5, 7, 2];
/** The length of the first words behind a heading. */
const reach = 40;
/** `*Important.*` is no heading. */
const ofPriority = /^(?:must|should|could)$/u;

/** A heading before the text of its paragraph: `3.4 *Defects.* Each defect has a number`. */
interface RunInHeading {
  name: string;
  /** Where the name begins, and where the text behind the heading does. */
  start: number;
  end: number;
  /** Whether it names people. */
  isPerson: boolean;
}

/** Finds the heading at the start of a line's text, or none; below a heading such as `Users`, numbers mark items. */
export type RunInHeadings = (text: string, isInSection?: boolean) => RunInHeading | undefined;

/**
 * Finds headings before the text of their paragraph: emphasised ones, and `3. Rents. …` in an idea whose numbered lines
 * mostly begin so. Words that say something themselves are none.
 */
export function runInHeadings(idea: string, lexicon: Lexicon): RunInHeadings {
  const lines = idea.split('\n').filter((line) => anyNumber.test(line));
  const heads = lines.flatMap((line) => headingIn(line, numbered, lexicon) ?? []);
  // `1. Members. They book courts.`, but not `4. Guests. A member may bring three.` in minutes
  const people = heads.filter(({ isPerson }) => isPerson).length;
  const isNumbered =
    heads.length >= Math.max(fewestNumbered, lines.length / 2) && 2 * people < heads.length;
  return (text, isInSection = false) =>
    headingIn(text, emphasised, lexicon) ??
    (isNumbered && !isInSection
      ? headingIn(text, numbered, lexicon, mostWordsAmongOthers)
      : undefined);
}

/**
 * @param surely how many words are a heading even if one of them may be a verb: `3. Rents.`; bold ones with a colon always
 *   are: `**What we take**: 6 %`
 */
function headingIn(
  text: string,
  pattern: RegExp,
  lexicon: Lexicon,
  surely = 0,
): RunInHeading | undefined {
  const { 0: whole, groups = {} } = pattern.exec(text) ?? {};
  const { colon, number, name = '' } = groups;
  const words = name.split(/\s+/u).length;
  const section = sectionOf(name, lexicon);
  // `**Out of scope for this bet.** Price forecasting.`
  const most = section === undefined || number !== undefined ? mostWords : mostWordsOfSection;
  if (whole === undefined || words > most) return undefined;
  if (number === undefined && ofPriority.test(section ?? '')) return undefined;
  const cues = cuesIn(folded(name), lexicon);
  const isSaid = cues.some(
    (cue) => isDenial(cue) || (isVerb(cue) && words > (colon === undefined ? surely : mostWords)),
  );
  const [, behindFirst = ''] = /^\S+\s(.+)$/u.exec(name) ?? [];
  // `Not required`
  const isNamed =
    isSectionName(name, lexicon) ||
    isSectionName(behindFirst, lexicon) ||
    (section === 'exclusions' && !cues.some(isVerb));
  const isPerson = cues.some((cue) => cue.name === 'person' && cue.end === name.length);
  // `**Gluten-free**: no wheat`
  const isDenied =
    colon !== undefined &&
    section === undefined &&
    cuesIn(folded(text.slice(whole.length, whole.length + reach)), lexicon).some(
      (cue) => cue.start === 0 && isDenial(cue),
    );
  const isOther = (isSaid && !isNamed) || isDenied;
  return isOther || lexicon.abbreviations.includes(folded(name))
    ? undefined
    : { name, start: whole.indexOf(name), end: whole.length, isPerson };
}
