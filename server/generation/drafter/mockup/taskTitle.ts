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
import { objectTitle, verbOnButton } from './objectTitle';
import { plainText } from './plainText';
import { taskWords } from './taskWords';

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
  /** Whether its verb says how something is rather than what is done. */
  isStative: boolean;
}

/** Longest subject, in words. */
const mostOfSubject = 4;
/** `tick off`, but not `cancel up to the moment` */
const particle =
  /^\s(?:off|up(?!\sto\s)|out|back|down|away)(?!\p{L})|^(?:\s\p{L}+){1,3}?(\s(?:in|off|out|up|back))$/u;
/** Verbs behind which `in` is a part of the verb: `check in`, but not `pay in cash`. */
const phrasal = /^(?:check|clock|fill|hand|log|sign|take|trade)$/u;
/** A label of so few words is a button by itself; more so where its verb says little. */
const mostOfLabel = 3;
const mostOfLight = 5;
/** Verbs that say little by themselves, in all languages. */
const light =
  /^(?:bring|come|do|give|let|make|put|say|take|tell|turn|use|machen|tun|nehmen|geben|bringen|sagen|nutzen|verwenden|stellen|setzen|lassen|(?:poner|hacer|dar|tomar|usar|decir|traer|dejar)(?:se)?|faire|mettre|donner|prendre|dire|utiliser|laisser|fazer|pôr|dizer|deixar|fare|mettere|dare|prendere|usare|lasciare|maken|doen|nemen|geven|brengen|zeggen|gebruiken|zetten|laten|z?robić|da(?:wa)?ć|brać|mówić|używać)$/iu;

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
    isStative: false,
  };
  if (isCondition) return all;
  const { stative, told } = taskWords[lexicon.code];
  if (lexicon.code !== 'en') {
    const titled = { ...all, ...objectTitle(clause, text, actor) };
    const verb = capital(titled.verb || verbOnButton(clause, text, actor));
    const isStative = stative.test(verb);
    const isDone = verb !== '' && !isStative;
    return { ...titled, verb: isDone && !light.test(verb) ? verb : '', isDone, isStative };
  }
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const modal = own.find(
    (cue) =>
      modalVerb.test(idea.slice(cue.start, cue.end + 3)) &&
      modals.has(cue.name) &&
      // `good to use`
      !/^(?:easy|good|quick|simple|possible)/iu.test(idea.slice(cue.start, cue.end)),
  );
  const verb = verbIn(clause, text, actor, modal);
  // `Text message when it is ready`
  const isMessage = verb?.start === start && told.exec(idea.slice(start, end))?.index === 0;
  if (verb === undefined || isMessage) return all;
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
  const rest = idea.slice(verb.end, end);
  const isPhrasal = phrasal.test(base) && /^\sin(?!\p{L})/u.test(rest);
  const found = particle.exec(rest);
  const off = isPhrasal ? ' in' : (found?.[1] ?? found?.[0] ?? '');
  const label = capital(plainText(base + idea.slice(verb.end, end)));
  const size = wordCount(label);
  // `One button confirms my dish`
  const isButton = namesButton(lexicon, before);
  const isShort = light.test(base)
    ? size > 1 && size <= mostOfLight
    : size <= (isButton ? mostOfLight : mostOfLabel);
  const isStative = stative.test(base);
  const isWhole = isShort && !/[,;:(.]/u.test(label) && !isStative;
  // `Shows`, without who: the product does.
  const isOwn = before.trim() === '' && folded(idea.slice(verb.start, verb.end)) !== base;
  return {
    label,
    verb: isStative || (light.test(base) && off === '') ? '' : capital(base + off),
    isWhole,
    isStative,
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
/** What an unknown word has behind it only if it is a verb. */
const followed = new RegExp(`^\\s(?:(?:off|up|out|in|back)\\s)?${determiner}\\s`, 'iu');
/** Words that relate what follows to something. */
const noVerbs =
  /^(?:across|against|along|among|around|behind|below|beside|besides|despite|except|including|inside|like|minus|near|outside|plus|regarding|since|than|throughout|towards?|unlike|until|upon|versus|via|worth)$/iu;
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
  const isNoun =
    behindActor !== null &&
    !verbForms(lexicon).has(folded(word)) &&
    !followed.test(text.slice(at - start + word.length));
  const isOther =
    word === '' ||
    isNoun ||
    noVerbs.test(word) ||
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
  const before = idea.slice(start, modal?.start ?? start);
  if (led && wordCount(before) <= mostOfLed && !/[,;:]/u.test(before)) return led;
  const first = cues.find(
    (cue) =>
      cue.start === start &&
      cue.name.startsWith('do:') &&
      isAlone(clause, cue) &&
      !cues.some(({ name: other, start: at }) => other === 'auxiliary' && at === cue.end + 1),
  );
  // `Groups book the hall`
  if (behindActor !== null && !isOther) return { start: at, end: at + word.length };
  // `Cancel until 3 hours before`
  const isList = /^[^:]{2,40}\s[^:]{2,40}:\s/u.test(text) && taskWords.en.typed.test(text);
  const isLimited =
    first &&
    /^\s(?:until|till|up\sto|before|at\sany\stime|within|free)\s/u.test(idea.slice(first.end, end));
  if (
    first &&
    name === undefined &&
    (actor !== undefined || isLimited || isList || /^\p{Ll}/u.test(text))
  )
    return first;
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

/** Words of a subject before `can`. */
const mostOfLed = 6;

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

/** Whether a word is a form of a verb of the lexicon. */
export function isKnownVerb(word: string, lexicon: Lexicon): boolean {
  return verbForms(lexicon).has(folded(word));
}

/** `confirms` → `confirm` */
export function baseForm(said: string, lexicon: Lexicon): string | undefined {
  const low = folded(said);
  if (lexicon.code !== 'en') return low;
  const forms = verbForms(lexicon);
  if (forms.has(low) && !/[^s]s$/u.test(low)) return low;
  const made = [low.replace(/ies$/u, 'y'), low.replace(/s$/u, ''), low.replace(/es$/u, '')].find(
    (form) => form !== low && forms.has(form),
  );
  return made ?? (/(?:ing|ed|[^s]s)$/u.test(low) ? undefined : low);
}
