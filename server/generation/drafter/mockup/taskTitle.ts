import { capital } from '../lexicon/capital';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import type { Span } from '../read/span';
import type { Role } from '../sort/workbook';
import { wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { namesButton } from './fieldsIn';
import { objectTitle } from './objectTitle';
import { plainText } from './plainText';

/** The words for a task. */
export interface TaskTitle {
  /** Without who does it: `Print the baking list`. */
  label: string;
  /** Its verb as on a button: `Print`, `Tick off`. Empty if none is sure. */
  verb: string;
  /** Who does it, only if these are certainly people: `Cafés place their order`. */
  subject: string;
  /** Whether people do it, as far as its subject tells. */
  isDone: boolean;
  /** Whether the label is short enough for a button. */
  isWhole: boolean;
}

/** Longest subject, in words. */
const mostOfSubject = 4;
/** `tick off`, but not `cancel up to the moment` */
const particle = /^\s(?:off|up(?!\sto\s)|out|in|back|on|over|down|away)(?!\p{L})/u;
/** A label of so few words is a button by itself; more so where its verb says little. */
const mostOfLabel = 3;
const mostOfLight = 5;
/** What nobody does by pressing a button. */
const receiving =
  /^(?:be|feel|get|go|have|hear|hope|know|like|love|need|receive|think|want|see)$/iu;
/** Verbs that say little by themselves. */
const light =
  /^(?:be|bring|come|do|feel|get|give|go|have|hear|hope|keep|know|let|like|love|make|need|put|receive|say|take|tell|think|turn|use|want)$/iu;

/** The words from the verb on where only a name stands before it; elsewhere all of them. */
export function taskTitle(
  clause: CuedClause,
  text: Span,
  actor: Role | undefined,
  isCondition: boolean,
): TaskTitle {
  const { idea, cues, lexicon } = clause;
  const { start, end } = text;
  const all = {
    label: capital(plainText(idea.slice(start, end))),
    verb: '',
    subject: '',
    isDone: false,
    isWhole: false,
  };
  if (isCondition) return all;
  if (lexicon.code !== 'en') return { ...all, ...objectTitle(clause, text, actor) };
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const modal = own.find(
    (cue) =>
      modalVerb.test(idea.slice(cue.start, cue.end + 3)) &&
      modals.has(cue.name) &&
      // `good to use`
      !/^(?:easy|good|quick|simple|possible)/iu.test(idea.slice(cue.start, cue.end)),
  );
  const verb = verbIn(clause, text, actor, modal);
  if (verb === undefined) return all;
  const before = idea.slice(start, verb.start);
  const words = folded(before).trim().split(/\s+/u);
  const [first = '', ...others] = words;
  // `After the purchase the customer can`, `Building managers report`
  const subject = modal && modal.start < verb.start ? idea.slice(start, modal.start) : before;
  const isActorLed =
    first !== 'only' &&
    (actor?.spellings ?? []).some((one) => isAtEnd(folded(subject).trim(), one));
  const isSubject =
    isActorLed ||
    (wordCount(before) <= mostOfSubject + (modal && modal.start < verb.start ? 2 : 0) &&
      // `easy to read`
      (modal !== undefined || words.length === 1 || words.at(-1) !== 'to') &&
      // `needs a total`
      !/[,;:()\p{N}]|(?:^|\s)(?:an?|the)\s$/iu.test(before) &&
      (first === 'to' || !lexicon.prepositions.includes(first)) &&
      // `Only admins`, `Members without a key`
      first !== 'only' &&
      !others.some((word) => limiting.has(word)) &&
      !(first in lexicon.numberWords) &&
      own.every(
        (cue) =>
          cue.start >= verb.start ||
          // `can`, `should be able to`
          (modal !== undefined && cue.start >= modal.start) ||
          // `to see`
          (cue.start === start && first === 'to') ||
          !(
            isDenial(cue) ||
            isVerb(cue) ||
            /^(?:if|that|because|soThat|auxiliary|done:.*)$/u.test(cue.name)
          ),
      ));
  const base = isSubject ? baseForm(idea.slice(verb.start, verb.end), lexicon) : undefined;
  if (base === undefined) return all;
  const isPersonal =
    modal !== undefined &&
    (/^(?:anybody|anyone|everybody|everyone|i|people|users?|we|you)\s/iu.test(before) ||
      own.some((cue) => cue.name === 'person' && cue.end <= modal.start));
  const isLed =
    modal !== undefined && modal.start < verb.start && (modal.name === 'can' || isPersonal);
  const isSurelyPeople =
    isLed || base === 'see' || /^\s(?:their|whether)\s/u.test(idea.slice(verb.end, end));
  const [off = ''] = particle.exec(idea.slice(verb.end, end)) ?? [];
  const label = capital(plainText(base + idea.slice(verb.end, end)));
  const size = wordCount(label);
  // `One button confirms my dish`
  const isButton = namesButton(lexicon, before);
  const isShort = light.test(base)
    ? size > 1 && size <= mostOfLight
    : size <= (isButton ? mostOfLight : mostOfLabel);
  const isWhole = isShort && !/[,;:(.]/u.test(label) && !receiving.test(base);
  // `Shows`, without who: the product does.
  const isOwn = before.trim() === '' && folded(idea.slice(verb.start, verb.end)) !== base;
  return {
    label,
    verb: light.test(base) && off === '' ? '' : capital(base + off),
    isWhole,
    subject: isSurelyPeople ? (people.exec(before)?.[1] ?? '') : '',
    isDone: isLed || isButton || (isOwnVoice(before, isSurelyPeople) && !isOwn),
  };
}

/** Whether a subject ends with a name, which may be in the plural. */
function isAtEnd(subject: string, name: string): boolean {
  return [name, `${name}s`, `${name}es`].some((form) => ` ${subject}`.endsWith(` ${form}`));
}

const limiting: ReadonlySet<string> = new Set([
  'with',
  'without',
  'of',
  'from',
  'in',
  'on',
  'over',
  'under',
  'except',
]);
const modals: ReadonlySet<string> = new Set(['can', 'must', 'should', 'want']);
/** Behind which a verb stands. */
const modalVerb = /^(?:can|could|must|should|may|might|shall|will)\s|\sto(?:\s|$)/iu;
/** Several people, or whom the statement before is about. */
const people = /^(?:(?:the|all)\s)?((?:\p{L}+\s)?\p{L}+[^s]s|they)\s(?:can\s)?$/iu;
/** Whether nobody is named before the verb, who speaks, or several people; `Loans run` are none. */
function isOwnVoice(before: string, arePeople: boolean): boolean {
  return /^(?:(?:to|i|we|you|they)\s)?$/iu.test(before) || (arePeople && /[^s]s\s$/iu.test(before));
}

const determiner = '(?:an?|the|their|its|our|my|each|every|all|one|whether|who|what|which|how)';
const noVerb =
  /^(?:determiner|pronoun|negation|never|exclusion|bareNot|auxiliary|can|must|should|want|and|or|but|if|that|because|soThat)$/u;
/** `discharge an animal`, `tick off each crate` */
export const imperative = new RegExp(
  `^(\\p{L}+)\\s(?:(?:off|up|out|in|back)\\s)?${determiner}\\s`,
  'iud',
);
/** `Cafés place their order` */
const behindPlural = new RegExp(
  `^(?:(?:the|all)\\s)?(?:\\p{L}+\\s)?\\p{L}+s\\s(\\p{L}+)\\s${determiner}\\s`,
  'iud',
);

/** The first verb: what follows `can`, a verb of the lexicon, or a word in the place of one. */
function verbIn(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
  modal: Span | undefined,
): Span | undefined {
  const { idea, cues, lexicon } = clause;
  const [, aim] = /^to\s(\p{L}+)(?=\s)/iu.exec(idea.slice(start, end)) ?? [];
  if (aim !== undefined && aim !== 'be') return { start: start + 3, end: start + 3 + aim.length };
  const sure = cues.find(
    (cue) =>
      cue.start >= start &&
      cue.end <= end &&
      cue.name.startsWith('do:') &&
      isAlone(clause, cue) &&
      isPredicate(clause, cue),
  );
  const text = idea.slice(start, end);
  const names = [...(actor?.spellings ?? [])].sort((one, other) => other.length - one.length);
  const name = names.find((one) => folded(text).replace(article, '').startsWith(one));
  const behindActor =
    name === undefined
      ? null
      : new RegExp(
          `^(?:(?:an?|the|each|every|all)\\s)?${escaped(name)}(?:e?s)?\\s(?:\\|\\s)?(\\p{L}+)(?=\\s)`,
          'iud',
        ).exec(text);
  const found = behindActor ?? imperative.exec(text) ?? behindPlural.exec(text);
  const word = found?.[1] ?? '';
  // `Designers sign`: the word also occurs in the subject.
  const at = start + (found?.indices?.[1]?.[0] ?? 0);
  const isOther =
    word === '' ||
    lexicon.stopWords.includes(folded(word)) ||
    lexicon.prepositions.includes(folded(word)) ||
    cues.some(
      (cue) =>
        cue.start === at &&
        (behindActor !== null ? noVerb.test(cue.name) : !cue.name.startsWith('do:')),
    );
  const led = modal === undefined ? undefined : behindModal(clause, modal.end, end);
  // `shall be told by text message`
  if (modal && /^\s(?:also\s)?be\s(?!able)/u.test(idea.slice(modal.end, end))) return undefined;
  // `Plot holders can give notice`
  if (led && modal && isShortSubject(idea.slice(start, modal.start))) return led;
  const first = cues.find(
    (cue) =>
      cue.start === start &&
      cue.name.startsWith('do:') &&
      isAlone(clause, cue) &&
      !cues.some(({ name: other, start: at }) => other === 'auxiliary' && at === cue.end + 1),
  );
  // `Groups book the hall`
  if (behindActor !== null && !isOther) return { start: at, end: at + word.length };
  if (first && (actor !== undefined || /^\p{Ll}/u.test(text))) return first;
  const guessed = isOther ? undefined : { start: at, end: at + word.length };
  return [sure, guessed, led]
    .filter((one) => one !== undefined)
    .sort((one, other) => one.start - other.start)[0];
}

/** Not `List of plots`, and not `Clear and sober`. */
function isAlone({ idea, cues }: CuedClause, { end }: Span): boolean {
  const joint = cues.find(({ name, start }) => name === 'and' && start === end + 1);
  const goesOn = cues.some((cue) => cue.start === (joint?.end ?? end) + 1 && isVerb(cue));
  return !idea.startsWith(' of ', end) && (joint === undefined || goesOn);
}

function isShortSubject(text: string): boolean {
  return wordCount(text) <= mostOfSubject && !/[,;:]/u.test(text);
}

/** What follows `can` or `needs to`. */
function behindModal({ idea, cues }: CuedClause, modal: number, end: number): Span | undefined {
  const [found = '', word = ''] =
    /^\s(?:to\s|be able to\s|also\s)*(\p{L}+)(?=\s|$)/u.exec(idea.slice(modal, end)) ?? [];
  const start = modal + found.length - word.length;
  const own = cues.filter((cue) => cue.start === start);
  const isOther = word === '' || word === 'be' || (own.length > 0 && !own.some(isVerb));
  return isOther ? undefined : { start, end: start + word.length };
}

const article = /^(?:an?|the|each|every|all)\s/u;

function escaped(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/gu, '\\$&');
}

const verbForms = perLanguage(({ actions }) => new Set(Object.values(actions).flat()));

/** `confirms` → `confirm` */
function baseForm(said: string, lexicon: Lexicon): string | undefined {
  const low = folded(said);
  const forms = verbForms(lexicon);
  if (forms.has(low) && !/[^s]s$/u.test(low)) return low;
  const made = [low.replace(/ies$/u, 'y'), low.replace(/s$/u, ''), low.replace(/es$/u, '')].find(
    (form) => form !== low && forms.has(form),
  );
  return made ?? (/(?:ing|ed|[^s]s)$/u.test(low) ? undefined : low);
}
