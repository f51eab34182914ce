import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import { nextBorder, wordCount, type CuedClause } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import { controlOf, type Control } from './control';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';
import { isDoing, modals } from './verbsOf';

/** What a screen asks for, from one verb and its object. */
export interface Part {
  /** The verb with its object, such as `book a slot`. */
  label: string;
  control: Control;
  /** What it lists: fields, parts or choices. */
  things: readonly string[];
  /** Everything that the verb is about. */
  object: string;
}

const mostThings = 8;
/** A longer label is no name for a button. */
export const mostWords = 8;

/** A verb with its object, from its first word to its last. */
export interface Deed extends Span {
  verb: Cue;
}

/** The actions of a clause: its verb and those that follow a comma or a conjunction, each with its object. */
export function deedsOf(clause: CuedClause, verb: Cue, from: number): readonly Deed[] {
  const { idea, cues, span, lexicon } = clause;
  const end = lexicon.hasSpaces ? conditionOf(clause, from, verb) : span.end;
  const starts = cues.filter((cue, index) => {
    if (!isDoing(cue) || cue.start <= verb.end || cue.end > end) return false;
    const before = idea.slice(verb.end, cue.start);
    const joint = cues.find(({ name, end: to }) => modals.has(name) && to === cue.start - 1) ?? cue;
    const isJoined =
      /[,،;]\s+$/u.test(before) ||
      cues.some(
        ({ name, end: to }, place) => place < index && name === 'and' && to === joint.start - 1,
      );
    const isWithinCondition = cues.some(
      ({ name, start, end: to }) =>
        name === 'if' &&
        start > verb.end &&
        to < cue.start &&
        !/[,،;]/u.test(idea.slice(to, cue.start)),
    );
    return (
      isJoined &&
      !isWithinCondition &&
      !before.includes(':') &&
      before.split('(').length === before.split(')').length
    );
  });
  const verbs = [verb, ...new Map(starts.map((cue) => [cue.start, cue])).values()];
  const deeds = verbs.map((own, index) => ({
    verb: own,
    start: index === 0 ? from : own.start,
    end: verbs[index + 1]?.start ?? end,
  }));
  // `collects and delivers boxes`: one object for both.
  return deeds.flatMap((deed, index) => {
    const next = deeds[index + 1];
    const isBare = next && isBareVerb(clause, deed);
    const before = deeds[index - 1];
    const wasBare = before && isBareVerb(clause, before);
    return wasBare ? [] : [isBare ? { ...deed, end: next.end } : deed];
  });
}

/** Whether nothing but a conjunction stands behind the verb. */
function isBareVerb({ idea, lexicon }: CuedClause, { verb, end }: Deed): boolean {
  const after = idea.slice(verb.end, end).trim();
  return lexicon.hasSpaces && (after === '' || lexicon.cues.and.includes(after));
}

/** Reads the label of an action, its control and what it lists. */
export function readPart(clause: CuedClause, { verb, start, end }: Deed, words: MockupWords): Part {
  const { idea, lexicon } = clause;
  const own = trimmed(idea, { start, end: endOfDeed(clause, start, verb, end) });
  const things = listIn(clause, verb, end);
  const isLed = verb.start === own.start;
  const control = controlOf(clause, verb, true, isLed, things.length, words);
  const joints = [
    ...lexicon.cues.and,
    ...lexicon.cues.can,
    'as als comme como come jako'.split(' '),
  ];
  const joint = new RegExp(`[\\s,،;:(–—-]+(?:(?:${joints.flat().join('|')})[\\s,،;:(–—-]*)*$`, 'u');
  const labelTo = (to: number) => plainText(`${idea.slice(own.start, to)} `.replace(joint, ''));
  const first = things.length > 1 ? idea.indexOf(things[0] ?? '', verb.end) : -1;
  const short = first > own.start && first < own.end ? labelTo(first) : '';
  const label = wordCount(short) > 1 ? short : labelTo(own.end);
  const bareVerbs = new RegExp(`^\\s*(?:${lexicon.cues.and.join('|')})\\s+\\p{L}+(?=\\s)`, 'iu');
  const isAsked = [...words.controls.choosing, ...words.controls.saying].some((one) =>
    idea.slice(verb.start, verb.end).toLowerCase().startsWith(one.trim()),
  );
  return {
    label: isLed && lexicon.code === 'en' ? imperative(label) : label,
    control: control === 'button' && isAsked ? 'form' : control,
    things,
    object: (isLed
      ? idea.slice(verb.end, end).replace(bareVerbs, '')
      : idea.slice(own.start, verb.start) + idea.slice(verb.end, end)
    ).trim(),
  };
}

/** `picks the wrench`: `pick the wrench`. */
function imperative(label: string): string {
  return label.replace(/^\p{L}+(?:(?: and| or) \p{L}+s(?=\s))?/u, (verbs) =>
    verbs.replace(/\p{L}+/gu, (verb) =>
      verb
        .replace(/ies$/u, 'y')
        .replace(/(?<=ch|sh|ss|x|zz|[^o]o)es$/u, '')
        .replace(/(?<![su])s$/u, ''),
    ),
  );
}

/** The things that a clause lists: no deeds, and nothing but what is named before `end`. */
export function listIn(clause: CuedClause, verb: Cue | undefined, end: number): readonly string[] {
  const { idea, span, cues, lexicon } = clause;
  const things = listedThings(clause);
  const found = things.length > 0 ? things.map(String) : pairIn(clause, verb);
  const at = idea.indexOf(found[0] ?? '', span.start);
  const isDeed =
    wordCount(found[0] ?? '') > 1 &&
    cues.some((cue) => isDoing(cue) && cue.start >= at && cue.end <= at + (found[0]?.length ?? 0));
  const and = new RegExp(`^(?:${lexicon.cues.and.join('|')})\\s+`, 'iu');
  return (isDeed ? [] : found)
    .filter((one) => idea.lastIndexOf(one, end) >= span.start && !/^\p{L}\.\s?\p{L}\./u.test(one))
    .slice(0, mostThings)
    .map((one) => plainText(one.replace(and, '')));
}

/** Where what one does begins: at the verb, or behind `can` or `I want to` where the verb comes last. */
export function labelStart(
  { cues, span, lexicon }: CuedClause,
  verb: Cue,
  verbs: readonly Cue[],
): number {
  if (!lexicon.hasSpaces) return span.start;
  const modal = cues.findLast(({ name, start }) => modals.has(name) && start < verb.start);
  const isFinal =
    modal !== undefined && !verbs.some(({ start }) => start > modal.end && start < verb.start);
  return lexicon.code !== 'en' && isFinal ? modal.end + 1 : verb.start;
}

const joining: ReadonlySet<ClauseCue> = new Set(['but', 'if', 'because', 'soThat']);
const acting: ReadonlySet<ClauseCue> = new Set(['system', 'person', 'pronoun']);

/** Where the actions end: at a condition or a reason, or where another actor follows. */
function conditionOf({ idea, cues, span }: CuedClause, start: number, verb: Cue): number {
  const last = cues.find(({ name, start: at, end }) => {
    // `say if they come`: the condition is the object.
    const isInside = /\([^)]*$/u.test(idea.slice(start, at));
    if (at <= Math.max(start, verb.end + 1) || isInside) return false;
    const next = cues.find((cue) => cue.start > end && acting.has(cue.name));
    const isOther =
      next !== undefined && !/[,;]/u.test(idea.slice(end, next.start)) && next.start < end + 12;
    const isAfterVerb = cues.some((cue) => isDoing(cue) && cue.end === at - 1);
    return (
      (joining.has(name) && !isAfterVerb) ||
      (name === 'and' &&
        isOther &&
        cues.some(({ name: one, start: from }) => one.startsWith('do:') && from === next.end + 1))
    );
  });
  return last?.start ?? span.end;
}

/** Where the verb's object ends: at a border, and in a long clause at its last preposition. */
function endOfDeed(clause: CuedClause, start: number, verb: Cue, to: number): number {
  const { idea, lexicon } = clause;
  if (!lexicon.hasSpaces) return to;
  const isLast = verb.start > start + 1 && verb.end > to - 3;
  const end = isLast ? to : nextBorder(idea, verb.end, to);
  const words = [...idea.slice(start, end).matchAll(/\S+/gu)];
  // `five readings at 20%, 60% and 100%`: the list belongs to the preposition.
  const isList = /^,\s*\P{L}/u.test(idea.slice(end, to));
  if (words.length <= mostWords && !isList) return end;
  const ends = words.filter(
    ({ 0: word, index }, place) =>
      place > 1 &&
      place <= mostWords &&
      start + index > verb.end + 1 &&
      [...lexicon.prepositions, ...lexicon.cues.and].includes(folded(word)),
  );
  return start + (ends.at(-1)?.index ?? end - start);
}

/** `the size in centimetres and the place on the body`: two things, each with its article, directly after the verb. */
function pairIn({ idea, cues, span }: CuedClause, verb: Cue | undefined): string[] {
  if (verb === undefined) return [];
  const end = nextBorder(idea, verb.end, span.end);
  const inside = cues.filter((cue) => cue.start > verb.start && cue.end <= end);
  const joints = inside.filter(({ name }) => name === 'and');
  const [joint] = joints;
  const isArticle = (place: number) =>
    inside.some(({ name, start }) => name === 'determiner' && start === place + 1);
  const isPlain = inside.every(({ name }) => !/^(?:do|if|that|can|must|pronoun)/u.test(name));
  const isPair = joint && joints.length === 1 && isArticle(verb.end) && isArticle(joint.end);
  return isPair && isPlain
    ? [idea.slice(verb.end, joint.start).trim(), idea.slice(joint.end, end).trim()]
    : [];
}
