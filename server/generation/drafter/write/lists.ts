import { ofFields, ofStates } from '../lexicon/partNames';
import { perLanguage } from '../lexicon/perLanguage';
import { readingWords } from '../lexicon/readingWords';
import { quote, trimmed, type Span } from '../read/span';
import type { StatedList, Statement, Workbook } from '../sort/workbook';
import { hasBalancedBrackets, wordCount, type CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { isPredicate } from './isPredicate';
import { fill, marked } from './quoted';
import { fieldNoun, reportNoun } from './words/criteriaPatterns';
import {
  arrow,
  askedField,
  asState,
  havingList,
  listHead,
  listPatterns,
  ofPaper,
  paperList,
  throughStages,
  withList,
} from './words/listPatterns';

const fewest = 3;
/** A subject stands among the first characters. */
const nearStart = 12;
const mostThings = 12;
const mostWords = 5;

/** What a statement lists: as its marks show, or else as it has been read; perhaps parts and states. */
export function listedIn(
  { lists }: Workbook,
  statement: Statement,
  clause: CuedClause,
): readonly StatedList[] {
  const stated = lists?.get(statement) ?? [];
  const marked = markedList(clause, statement.heading);
  if (stated.length > 1 || marked === undefined) return stated;
  // `make, type (upright, grand), room, owner`
  const isWider = stated.some(({ things }) => things.length > marked.things.length);
  // `Each flat has an address, a size and a rent`
  const [{ use } = marked] = stated;
  const { idea, lexicon, span } = clause;
  const isEntered =
    marked.use === 'each' &&
    use === 'entered' &&
    havingList[lexicon.code]?.test(idea.slice(span.start, span.end)) === true;
  return isWider || isEntered ? stated : [marked];
}

/** The first list of a clause whose ends its marks show: parted by arrows, behind a colon, in brackets. */
function markedList(clause: CuedClause, heading = ''): StatedList | undefined {
  const { folded, idea, lexicon, span } = clause;
  const text = withoutInner(/[:：|]/gu, idea.slice(span.start, span.end));
  // `The app starts with a photo, a map and a date` makes nothing.
  const isMaking =
    clause.cues.some(({ name }) => name === 'do:create') &&
    !clause.cues.some(({ name, start }) => name === 'system' && start < span.start + nearStart);
  // `Must: every loan has borrower, object and value`
  const patterns = [havingList[lexicon.code], ...listPatterns, isMaking ? withList : paperList];
  for (const found of [...patterns.map((one) => one?.exec(text)), behindVerb(clause)]) {
    const whole = found?.[1] ?? '';
    const list = whole.replace(listHead, '');
    const start = span.start + (found?.index ?? 0) + (found?.[0].lastIndexOf(list) ?? 0);
    const parts = partsBetween(clause, { start, end: start + list.length });
    if (!areThings(clause, parts)) continue;
    const before = folded.slice(0, start - span.start);
    // Under `States`: `Defects: reported; assessed; repaired`
    const named = /[:：]\s*$/u.test(before) ? `${heading.toLowerCase()}: ${before}` : before;
    const things = parts.map((one) => quote(idea, one));
    const use = useOf(
      clause,
      before,
      named,
      idea.slice(start, parts.at(-1)?.end),
      things.at(-1) ?? '',
    );
    return use && { things, use };
  }
  return undefined;
}

/** The words that join the last thing of a list, and the patterns of what they part. */
const jointsOf = perLanguage(({ cues }) => {
  const joints = cues.and.filter((one) => /^\p{L}+$/u.test(one)).join('|');
  return {
    marks: new RegExp(`,?\\s(?:${joints})\\s(?!.*[,;،]\\s)|[,;،](?=\\s)|、|\\s/\\s`, 'giu'),
    joined: new RegExp(`^[^.;:()]*,\\s[^.;:()]*\\s(?:${joints})\\s[^,.;:()]+$`, 'u'),
  };
});

/** A list to the end behind a verb: `The weigher enters name, weight and price`, but not `orders for the butcher, …`. */
function behindVerb(clause: CuedClause): { 0: string; 1: string; index: number } | undefined {
  const { cues, folded, idea, lexicon, span } = clause;
  const verb = cues.find(
    (cue) => /^do:(?:create|show)$/u.test(cue.name) && isPredicate(clause, cue),
  );
  const index = (verb?.end ?? span.end) + 1 - span.start;
  const rest = folded.slice(index, span.end - span.start);
  const [first = '', ...others] = rest.split(/,\s/u);
  const heads = [...first.split(/\s/u), ...others.map((one) => one.split(' ', 1).join(''))];
  const isLed = heads.some((word) => lexicon.prepositions.includes(word));
  const list = idea.slice(span.start + index, span.end);
  return jointsOf(lexicon).joined.test(rest) && !isLed ? { 0: list, 1: list, index } : undefined;
}

/** The criteria of what a statement lists. */
export const listChecks = (lists: readonly StatedList[], words: DocumentWords): string[] =>
  lists.map((list) => listCheck(list, words));

/** Each thing of a list is there, can be entered, or is a state. */
function listCheck(list: StatedList, words: DocumentWords): string {
  const things = shownThings(list, words);
  // A field on a line of its own.
  return list.use === 'entered' && list.things.length === 1
    ? fill(words.criteria.field.entered, { what: things })
    : fill(words.criteria[list.use], { things });
}

/** The things of a list in quotation marks. */
export function shownThings({ things }: StatedList, { comma, quotation }: DocumentWords): string {
  return things.map((one) => marked(one, quotation)).join(comma);
}

/** The parts of a list between its marks and conjunctions; what stands in brackets stays whole. */
function partsBetween({ idea, lexicon }: CuedClause, { start, end }: Span): Span[] {
  const text = withoutInner(/[,;،、/]/gu, idea.slice(start, end));
  const marks = arrow.test(text) ? new RegExp(arrow, 'gu') : jointsOf(lexicon).marks;
  const borders = [...text.matchAll(marks)];
  return [0, ...borders.map(({ 0: mark, index }) => index + mark.length)]
    .map((from, at) =>
      trimmed(idea, { start: start + from, end: start + (borders[at]?.index ?? text.length) }),
    )
    .filter((one) => one.end > one.start);
}

/** Without these marks within brackets, which part what stands in them; each place stays. */
function withoutInner(marks: RegExp, text: string): string {
  return text.replace(/\([^()]*\)/gu, (inner) => inner.replace(marks, '·'));
}

const ofClause = /^(?:pronoun|can|must|should)$/u;

/** Whether the parts of a list are short names rather than clauses, acts or amounts. */
function areThings(clause: CuedClause, parts: readonly Span[]): boolean {
  const { cues, idea } = clause;
  const [from, to] = [parts[0]?.start ?? 0, parts.at(-1)?.end ?? 0];
  const own = cues.filter(({ start, end }) => start >= from && end <= to);
  const isAct = ({ start, end }: Span) =>
    own.some(
      (cue) =>
        cue.start >= start &&
        cue.end <= end &&
        cue.name.startsWith('do:') &&
        isPredicate(clause, cue),
    );
  const isClause = ({ start, end }: Span) =>
    own.some((cue) => cue.start >= start && cue.end <= end && ofClause.test(cue.name));
  const texts = parts.map(({ start, end }) => idea.slice(start, end));
  // `face, back, | with the date`, `per metre`, `so English`, `and the tool extracts names`
  const firstWords = texts.slice(1).map((one) => one.toLowerCase().split(/\s/u, 1).join(''));
  const { cues: words, prepositions } = clause.lexicon;
  const isRest = firstWords.some(
    (word) => restWord.test(word) || prepositions.includes(word) || words.and.includes(word),
  );
  if (isRest) return false;
  return (
    parts.length >= fewest &&
    parts.length <= mostThings &&
    texts.every((one) => isName(one) && !answer.test(one)) &&
    texts.filter((one) => /\p{N}/u.test(one)).length < 2 &&
    parts.filter(isAct).length < parts.length / fewest &&
    !parts.some((part) => !askedField.test(idea.slice(part.start, part.end)) && isClause(part))
  );
}

/** What goes on from a list rather than being one of its things. */
const restWord =
  /^(?:so|same|each|then|also|je|jeweils|dann|auch|chacun|aussi|cada|también|também|anche|ook|też)$/u;

/** No thing: `yes`, `wird nachgefragt`. */
const answer =
  /^(?:(?:yes|no|ja|nein|oui|non|sí|sim|não|sì|nee|tak|nie)$|(?:is|are|gets|wird|werden|ist|sind|est|sont|es|son|são|é|viene|wordt|worden|jest|są)\s)/iu;

/** A few words, without half a pair of brackets. */
const isName = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  wordCount(text.replace(/\([^()]*\)/u, '')) <= mostWords &&
  hasBalancedBrackets(text);

/** What the words before a list, and its marks, say that its things are; none for things of which one is to be chosen. */
function useOf(
  { cues, lexicon, span }: CuedClause,
  before: string,
  named: string,
  list: string,
  last: string,
): StatedList['use'] | undefined {
  const isOfStates = [throughStages, ofStates, asState].some((one) => one.test(named));
  if (arrow.test(list) || isOfStates) return 'states';
  const isEither = readingWords[lexicon.code].or.some((one) => list.endsWith(` ${one} ${last}`));
  // `number, type (main / spare), status` are no alternatives.
  if (isEither || withoutInner(/\//gu, list).includes(' / ')) return undefined;
  const end = span.start + before.length;
  const isAct = (acts: RegExp) => cues.some((cue) => acts.test(cue.name) && cue.end < end);
  const isLabelled = /[:：]\s*$/u.test(before);
  const isRead = isAct(/^do:(?:show|transfer|search)$/u) || reportNoun.test(before);
  if (isLabelled && isRead) return 'each';
  const isField = isAct(/^do:create$/u) || ofFields.test(before) || ofPaper.test(before);
  return isField || (isLabelled && fieldNoun.test(list.toLowerCase())) ? 'entered' : 'each';
}
