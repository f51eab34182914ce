import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import { trimmed, type Span } from '../read/span';
import { hasBalancedBrackets, wordCount, type CuedClause } from '../write/cuedClause';
import { isKnownVerb } from './verbForms';
import { listWords } from './words/listWords';

/** An item of a list, which a person enters or chooses: `condition (good, worn)`. */
export interface Item {
  name: string;
  /** Its options; empty if the idea does not list them. */
  options: readonly string[];
  /** Whether it is a yes-or-no question. */
  isFlag: boolean;
}

const mostWords = 5;
const mostOfOption = 4;
const mostOfChoice = 3;
/** `which medicine it takes` has more words than a name. */
const wordsOfQuestion = 5;
/** Lists are sought near the beginning of a statement only. */
const mostRead = 600;
/** Replaces text in brackets. */
const hidden = '\u0001';
/** What ends a list, and begins another clause. */
const ending = /(?<!(?:^|\s)(?:max|min|approx|ca|no|nr|tel))\.|[;:|]|\s[-–—]\s/iu;
const nextClause = /^(?:soThat|because|if)$/u;
/** `up to 5 photos` */
const counted = /^(?:\p{L}+\s){0,2}\p{N}/u;
const saying = /^(?:auxiliary|can|must|should|pronoun|if|that|soThat|because|negation|never)$/u;

/** The conjunctions of a list, as alternatives of a pattern. */
const andWords = perLanguage(({ cues }) =>
  cues.and.filter((one) => /^\p{L}+$/u.test(one)).join('|'),
);

/** Between the items of a list. */
export const listBorder = perLanguage((lexicon) => {
  const joints = `(?:${andWords(lexicon)}|${listWords[lexicon.code]?.or ?? '(?!)'})`;
  return new RegExp(`[,;]\\s(?:${joints}\\s)?|\\s${joints}\\s|\\s/\\s|→|->|=>`, 'giu');
});

const patterns = perLanguage(({ code }) => {
  const own = listWords[code];
  const opener = (words = '(?!)') =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${words === '' ? '(?!)' : words})\\s`, 'giu');
  return {
    given: opener(own?.given),
    asked: opener(own?.asked),
    parts: opener(own?.parts),
    states: opener(own?.states),
    choice: opener(own?.choice),
    joint: new RegExp(`^(?:${own?.given ?? '(?!)'}|${own?.asked ?? '(?!)'})\\s`, 'iu'),
    flag: new RegExp(`^(?:${own?.whether ?? '(?!)'})\\s`, 'iu'),
    stateNames: new RegExp(
      `(?:^|[.;]\\s)(?:\\p{L}+\\s){0,2}(?:${own?.stateNames ?? '(?!)'})(?=$|[\\s:])`,
      'iu',
    ),
    or: new RegExp(`\\s(?:${own?.or ?? '(?!)'})\\s`, 'iu'),
    ors: new RegExp(
      `(?<!\\p{L})(?:\\p{L}+,\\s)*\\p{L}+\\s(?:${own?.or ?? '(?!)'})\\s\\p{L}+$`,
      'iu',
    ),
  };
});

/** A noun and a word such as `has` or `with`: `dishes each, with`. */
export const beforeParts = perLanguage(({ code }) => {
  const own = listWords[code];
  const parts = own === undefined || own.parts === '' ? '(?!)' : own.parts;
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(\\p{L}[\\p{L}\\p{M}-]{2,})(?:\\s\\p{L}{4,7},|,)?\\s(?:${parts})\\s`,
    'giu',
  );
});

/** The text with what stands in brackets made invisible, place for place. */
export function withoutBrackets(text: string): string {
  return text.replace(/\s?\([^()]*\)/gu, (found) => hidden.repeat(found.length));
}

/** `condition (good, worn)` as a name and its options. */
export function itemOf(text: string): Item {
  const [, name = text, inside = ''] = /^([^()]+?)\s?\(([^()]*[,/;|][^()]*)\)/u.exec(text) ?? [];
  const options = inside.split(/[,/;|]/u).map((one) => plainText(one).trim());
  const areSure = options.every((one) => one !== '' && wordCount(one) <= mostOfOption);
  const bare = name.replace(/\s?\([^()]*\)$/u, '');
  return {
    name: plainText(bare).trim(),
    options: areSure && options.length > 1 ? options : [],
    isFlag: false,
  };
}

/** The items of a list up to one that is no name; none if there are not surely several. */
function itemsIn(
  clause: CuedClause,
  { start, end }: Span,
  most: number,
  isFit: (clause: CuedClause, one: Span) => boolean = saysNothing,
): Item[] {
  const { idea, lexicon } = clause;
  const text = withoutBrackets(idea.slice(start, end));
  const { flag, joint } = patterns(lexicon);
  const borders = [...text.matchAll(listBorder(lexicon))];
  const members = [...borders, undefined].map((border, at) => {
    const before = borders[at - 1];
    const from = before ? start + before.index + before[0].length : start;
    const span = trimmed(idea, { start: from, end: border ? start + border.index : end });
    const [lead = ''] = joint.exec(idea.slice(span.start, span.end)) ?? [];
    return { start: span.start + lead.length, end: span.end };
  });
  const items = members.map((span) => {
    const said = idea.slice(span.start, span.end);
    const item = { ...itemOf(said.replace(flag, '')), isFlag: flag.test(said) };
    const isAsked = item.isFlag || isQuestion(clause, span);
    const isShort = wordCount(item.name) <= most + (isAsked ? wordsOfQuestion : 0);
    return item.name !== '' && isShort && (isAsked || isFit(clause, span)) ? item : undefined;
  });
  const other = items.indexOf(undefined);
  const known = items
    .slice(0, other === -1 ? items.length : other)
    .filter((one) => one !== undefined);
  return known.length > 2 || (known.length === 2 && other === -1) ? known : [];
}

/** `which medicine it takes` */
export function isQuestion({ cues }: CuedClause, { start }: Span): boolean {
  return cues.some((cue) => cue.name === 'that' && cue.start === start);
}

/** Whether it says nothing of its own: `in repair` may. */
function saysNothing({ idea, cues }: CuedClause, { start, end }: Span): boolean {
  const said = idea.slice(start, end);
  const { length } = said.replace(/\s?\([^()]*\)$/u, '');
  const isSaid = cues.some(
    ({ name, start: at, end: last }) =>
      at >= start &&
      last <= end &&
      (saying.test(name) || (at === start && last < start + length && name.startsWith('do:'))),
  );
  return !isSaid && hasBalancedBrackets(said) && !/["“”„«»]/u.test(said);
}

/** Whether it also names no circumstance. */
function isName(clause: CuedClause, one: Span): boolean {
  const said = clause.idea.slice(one.start, one.end);
  const [first = ''] = folded(said).split(/\s/u, 1);
  const isCircumstance = clause.lexicon.prepositions.includes(first) && !counted.test(said);
  return saysNothing(clause, one) && !isCircumstance;
}

/** How the items behind an opener are told; other clauses may be chosen from. */
const fits = {
  given: isName,
  asked: isName,
  parts: isName,
  states: saysNothing,
  choice: () => true,
};

/** The first list behind one of these words. */
export function listBehind(
  clause: CuedClause,
  text: Span,
  opener: keyof typeof fits,
  most = mostWords,
): Item[] {
  const { idea, lexicon, cues } = clause;
  const end = Math.min(text.end, text.start + mostRead);
  const shown = withoutBrackets(idea.slice(text.start, end));
  for (const { 0: word, index } of shown.matchAll(patterns(lexicon)[opener])) {
    const start = text.start + index + word.length;
    const next = cues.find((cue) => cue.start > start && nextClause.test(cue.name))?.start ?? end;
    const size = shown.slice(start - text.start, next - text.start).search(ending);
    const list = { start, end: size < 0 ? Math.min(next, end) : start + size };
    const items = itemsIn(clause, list, most, fits[opener]);
    // `choose a room, a date and pay`
    const isVerb = isKnownVerb(items.at(-1)?.name ?? '', lexicon);
    const names = isVerb ? items.slice(0, -1) : items;
    if (names.length > 1) return names;
  }
  return [];
}

/** A list and the words before it. */
interface Led {
  lead: string;
  items: readonly Item[];
}

/** A list after a colon: `Register a dog: name, breed, coat (short, curly)`, `States: new → closed`. */
export function listBehindColon(clause: CuedClause, { start, end }: Span): Led | undefined {
  const { idea, lexicon } = clause;
  const text = idea.slice(start, Math.min(end, start + mostRead)).replace(/[.;]\s*$/u, '');
  const [head = ''] = /^[^:]{2,80}:\s+/u.exec(text) ?? [];
  const lead = head.replace(/:?\s+$/u, '');
  const span = { start: start + head.length, end: start + text.length };
  const rest = withoutBrackets(text.slice(head.length));
  const items =
    head === '' || /[.:?!]/u.test(rest)
      ? []
      : itemsIn(clause, span, mostWords + 1, /→|->|=>/u.test(text) ? fits.choice : fits.states);
  const isWhole = items.length === rest.split(listBorder(lexicon)).length;
  const fewest = items.some(({ options }) => options.length > 0) ? 2 : 3;
  return isWhole && items.length >= fewest ? { lead, items } : undefined;
}

/** A list in brackets at the end: `Record material (number, amount)`. */
export function listInBrackets(clause: CuedClause, { start, end }: Span): Led | undefined {
  const text = clause.idea.slice(start, end);
  const [, lead = '', inside = ''] = /^([^():]{3,80})\s\(([^()]{3,300})\)$/u.exec(text) ?? [];
  const items =
    inside === ''
      ? []
      : itemsIn(clause, { start: end - 1 - inside.length, end: end - 1 }, mostWords, fits.choice);
  return items.length > 1 ? { lead, items } : undefined;
}

/** Whether a list names things rather than kinds of things: `Dock Street, Old Mill`, `Full groom £45`. */
export function areValues(items: readonly Item[], { code }: Lexicon): boolean {
  const isValue = ({ name }: Item) =>
    /\p{N}|\p{Sc}/u.test(name) || (code !== 'de' && /^\p{Lu}\p{Ll}/u.test(name));
  return items.filter(isValue).length > items.length / 2;
}

/** `whether they come, late or not at all`, `says yes or no` */
export function alternativesIn(clause: CuedClause, text: Span): string[] {
  const { idea, lexicon } = clause;
  const [list] =
    patterns(lexicon).ors.exec(idea.slice(text.start, text.end).slice(0, mostRead)) ?? [];
  // In `si l’adresse est vide, renvoyer`, the word begins a condition.
  const isOpen = hasOr(clause, idea.slice(text.start, text.end));
  const led = isOpen ? listBehind(clause, text, 'choice', mostOfChoice) : [];
  return led.length > 0 ? led.map(({ name }) => name) : (list?.split(listBorder(lexicon)) ?? []);
}

/** `Its state is wet, dry or fired`, `States: …`: whether a word for states stands before a list. */
export function namesStates({ lexicon }: { lexicon: Lexicon }, text: string): boolean {
  return patterns(lexicon).stateNames.test(text);
}

/** `Mark a tool as broken` */
export function setsState({ lexicon }: { lexicon: Lexicon }, label: string): boolean {
  return label.search(patterns(lexicon).states) > 0;
}

/** Whether a list is one of alternatives. */
export function hasOr({ lexicon }: { lexicon: Lexicon }, text: string): boolean {
  return patterns(lexicon).or.test(text);
}
