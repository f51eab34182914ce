import { cuesIn, type Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { wordCount } from '../write/cuedClause';
import { listWords } from './words/listWords';

/** An item of a list: `fuel (full, half, low)` has options, `boat name` has none. */
export interface Item {
  name: string;
  options: readonly string[];
  /** Whether it asks for yes or no: `whether someone is trapped`. */
  isFlag: boolean;
  /** Whether it is a question: `which stop`, `what it does`. */
  isAsked: boolean;
}

const mostWords = 5;
const mostOfQuestion = 7;
const mostLetters = 14;
const hidden = '\u0001';
const saying = /^(?:auxiliary|can|must|should|negation|never)$/u;
const genitive = /^(?:of|de|du|des|di|del|della|von|van|do|da)$/u;
const ending = /^(?:soThat|because|but|exception)$/u;

const patterns = perLanguage((lexicon) => {
  const {
    or = '(?!)',
    whether = '(?!)',
    which = '(?!)',
    then = '(?!)',
  } = listWords[lexicon.code] ?? {};
  const isOr = new RegExp(`^(?:${or}|${then})$`, 'iu');
  const and =
    lexicon.cues.and.filter((one) => /^\p{L}+$/u.test(one) && !isOr.test(one)).join('|') || '(?!)';
  return {
    fields: new RegExp(`[,;]\\s(?:(?:${and}|${or})\\s)?|[、،・]|\\s(?:${and})\\s`, 'giu'),
    choices: new RegExp(
      `[,;]\\s(?:(?:${and}|${or})\\s)?|[、،・]|」「|\\s(?:${and}|${or})\\s|\\s/\\s|\\s?(?:→|->|=>)\\s?|\\s>\\s`,
      'giu',
    ),
    joint: new RegExp(`\\s(?:${and}|${or})\\s$`, 'iu'),
    or: new RegExp(`\\s(?:${or})\\s|\\s/\\s`, 'iu'),
    which: new RegExp(`^(?:${which})\\s`, 'iu'),
    flag: new RegExp(`^(?:${whether})\\s`, 'iu'),
  };
});

/** Whether the items of a list are alternatives: `full, half or low`. */
export function areAlternatives(text: string, lexicon: Lexicon): boolean {
  return patterns(lexicon).or.test(hideBrackets(text));
}

/** Replaces brackets and what stands in them, place for place. */
export function hideBrackets(text: string): string {
  return text.replace(/[(（][^()（）]*[)）]/gu, (found) => hidden.repeat(found.length));
}

/** Splits a list at its commas and conjunctions, and one of choices also at `or`, slashes and arrows; not in brackets. */
function partsOf(text: string, lexicon: Lexicon, areChoices: boolean): string[] {
  const { fields, choices, joint } = patterns(lexicon);
  const parts: string[] = [];
  let from = 0;
  let isJoined = false;
  for (const { 0: found, index } of hideBrackets(text).matchAll(areChoices ? choices : fields)) {
    parts.push(text.slice(from, index));
    from = index + found.length;
    // `the owner, the make and the year, and a green light`
    if (isJoined && /^,.*\p{L}/u.test(found)) return parts;
    isJoined ||= joint.test(found);
  }
  return [...parts, text.slice(from)];
}

/** The items of a list up to the first that is none. */
export function itemsIn(text: string, lexicon: Lexicon, areChoices = false): Item[] {
  const list = areChoices ? text.replace(/;\s.*$|\s\+\s.*$/su, '') : text;
  const end = cuesIn(folded(list), lexicon).find(({ name }) => ending.test(name))?.start;
  const items = partsOf(list.slice(0, end).replace(/[\s.;,。]+$/u, ''), lexicon, areChoices)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => itemOf(part, lexicon, areChoices));
  const other = items.indexOf(undefined);
  return items.slice(0, other < 0 ? items.length : other).filter((one) => one !== undefined);
}

/** An item, unless its text is a clause. */
function itemOf(part: string, lexicon: Lexicon, areChoices: boolean): Item | undefined {
  const { flag, which } = patterns(lexicon);
  const { then = '(?!)' } = listWords[lexicon.code] ?? {};
  const bare = part
    .replace(new RegExp(`^(?:${then})\\s`, 'iu'), '')
    .replace(/^["“„«「]|["”“»」]$/gu, '')
    .replace(which, '');
  const isFlag = flag.test(bare);
  const said = withOptions(bare.replace(flag, ''), lexicon);
  const { options } = said;
  const all = cuesIn(folded(said.name), lexicon);
  // `serial number if it has one`
  const condition = isFlag
    ? undefined
    : all.find((cue) => cue.name === 'if' && cue.start > 0 && cue.end < said.name.length)?.start;
  const name = withoutAside(said.name.slice(0, condition).trim(), lexicon);
  const cues = all.filter((cue) => cue.end <= name.length);
  const isQuestion = isFlag || cues.some((cue) => cue.name === 'that' && cue.start === 0);
  const isLong = lexicon.hasSpaces
    ? wordCount(name) > (isQuestion ? mostOfQuestion : mostWords)
    : name.length > mostLetters;
  const [first = ''] = folded(name).split(' ');
  const isClause = cues.some(
    (cue) =>
      (saying.test(cue.name) && cue.end < name.length && !/(?<!\p{L})no\./iu.test(name)) ||
      (cue.start === 0 && !areChoices && isVerbAt(cue, name, lexicon)) ||
      (cue.start > 0 && !areChoices && wordCount(name) > 2 && isPredicateAt(cue, name, lexicon)) ||
      (cue.start === 0 &&
        cue.name === 'pronoun' &&
        !cues.some((one) => one.start === 0 && one.name === 'determiner')),
  );
  // `at least 1 hour`
  const isAside =
    !areChoices && (lexicon.prepositions.includes(first) || /\p{N}\s\p{L}/u.test(name));
  if (
    !/\p{L}/u.test(name) ||
    isLong ||
    /\p{L}{4}[.]\s|[:!?=|]\s|[{}<>]/u.test(name) ||
    (isQuestion ? areChoices : isClause || isAside)
  )
    return undefined;
  const isAsked = isQuestion || which.test(part);
  return { name: isQuestion ? name : withoutArticle(name, lexicon), options, isFlag, isAsked };
}

/** `early/late/night` */
const isChoiceWord = /^\p{L}+(?:\/\p{L}+){2,}$/u;

/** `IV yes/no`, `fuel (full, half, low)`, `result: pass / fail` */
function withOptions(text: string, lexicon: Lexicon): { name: string; options: string[] } {
  const [, before = '', inside = ''] =
    /^([^(（:]+?)\s?[(（]([^()（）]+)[)）]/u.exec(text) ??
    /^([^:]{2,30}):\s(.*\s\/\s.*)$/u.exec(text) ??
    /^(.+)\s(\p{L}+(?:\/\p{L}+)+)$/u.exec(text) ??
    [];
  const either = before === '' ? text : inside;
  const options = (
    either.includes('/') ? either.split(/\s?\/\s?/u) : partsOf(either, lexicon, true)
  )
    .map((one) => one.trim())
    .filter(
      (one) =>
        !cuesIn(folded(one), lexicon).some(
          ({ name, end }) => name === 'negation' && end < one.length && one.charAt(end) === ' ',
        ),
    );
  const isChoice = before !== '' || isChoiceWord.test(text) || patterns(lexicon).or.test(text);
  const areOptions =
    isChoice &&
    options.length > 1 &&
    options.every(
      (one) =>
        wordCount(one) <= mostWords &&
        (either.includes('/') ? /^\p{L}[^:]*$/u : /^\p{L}[^:\p{N}]*$/u).test(one),
    );
  return {
    name: (before || text).replace(/\s?[(（].*$/u, '').trim(),
    options: areOptions ? options : [],
  };
}

/** English determiners that tell one thing from another. */
const telling = /^(?:first|last|next|other|own|same|extra|new)$/iu;

/** `the height` → `height`, `which manual` → `manual` */
function withoutArticle(text: string, lexicon: Lexicon): string {
  const [first = '', ...rest] = text.split(' ');
  const isBefore =
    (lexicon.cues.determiner.includes(folded(first)) && !telling.test(first)) ||
    /^[ldn]['’]/iu.test(first);
  if (rest.length === 0 || !isBefore) return text.replace(/^[ld]['’]/iu, '');
  return rest.join(' ');
}

/** `certificate number for that day` → `certificate number` */
function withoutAside(text: string, { prepositions, cues }: Lexicon): string {
  const words = text.split(' ');
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      prepositions.includes(folded(word)) &&
      !genitive.test(folded(word)) &&
      cues.determiner.includes(folded(words[index + 1] ?? '')),
  );
  return at < 0 ? text : words.slice(0, at).join(' ');
}

/** Whether a verb with an object begins a text: `registers instruments`, but not `type of work`. */
function isVerbAt({ name, end }: Cue, text: string, lexicon: Lexicon): boolean {
  const [next = ''] = folded(text.slice(end).trim()).split(' ');
  const isFinite =
    /[^s]s$|[dtn]t$/u.test(text.slice(0, end)) && !lexicon.prepositions.includes(next);
  return (
    name.startsWith('do:') &&
    text.charAt(end) === ' ' &&
    (isFinite || lexicon.cues.determiner.includes(next))
  );
}

/** `a tenant moves out`, but not `date of purchase` */
function isPredicateAt({ name, start, end }: Cue, text: string, lexicon: Lexicon): boolean {
  const before = folded(text.slice(0, start).trim()).split(' ').at(-1) ?? '';
  return (
    name.startsWith('do:') &&
    end < text.length &&
    ![lexicon.prepositions, lexicon.cues.determiner].some((list) => list.includes(before))
  );
}
