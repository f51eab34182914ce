import { capital } from '../lexicon/capital';
import { isDenial, isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import type { Role } from '../sort/workbook';
import { wordCount, type CuedClause } from '../write/cuedClause';
import { verbsOnButtons } from './buttonVerbs';
import { baseForm, verbIn } from './englishVerb';
import { namesButton } from './fieldsIn';
import { infinitives } from './infinitives';
import { objectTitle } from './objectTitle';
import { plainText } from '../read/plainText';
import { taskWords } from './words/taskWords';

/** The words for a task. */
export interface TaskTitle {
  /** The label, without the person who acts: `Print the baking list`. */
  label: string;
  /** Its verb, for a button: `Print`, `Tick off`. Empty if none is certain. */
  verb: string;
  /** The people who act, if they certainly are people: `Cafés place their order`. */
  subject: string;
  /** Whether people do it, as far as its subject tells. */
  isDone: boolean;
  /** Whether the label is short enough for a button. */
  isWhole: boolean;
  /** Other verbs behind `or`. */
  others: readonly string[];
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
/** The most words of a label that is a button as a whole; more if its verb means little by itself. */
const mostOfLabel = 3;
const mostOfLight = 5;
/** Verbs that say little by themselves, in all languages. */
export const light =
  /^(?:bring|come|do|give|let|make|put|say|take|tell|turn|use|machen|tun|nehmen|geben|bringen|sagen|nutzen|verwenden|stellen|setzen|lassen|(?:poner|hacer|dar|tomar|usar|decir|traer|dejar)(?:se)?|faire|mettre|donner|prendre|dire|utiliser|laisser|fazer|pôr|dizer|deixar|fare|mettere|dare|prendere|usare|lasciare|maken|doen|nemen|geven|brengen|zeggen|gebruiken|zetten|laten|z?robić|da(?:wa)?ć|brać|mówić|używać)$/iu;

/** The words from the verb on if only a name precedes it; otherwise all of them. */
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
    others: [],
  };
  if (isCondition) return all;
  const { stative, told } = taskWords[lexicon.code];
  if (lexicon.code !== 'en') {
    const titled = { ...all, ...objectTitle(clause, text, actor) };
    const [first = '', ...others] = verbsOnButtons(clause, text, actor);
    const own = folded(titled.verb);
    // `usarla`
    const verb = capital(own === '' ? first : (infinitives(lexicon).get(own) ?? own));
    const isStative = stative.test(verb);
    const isDone = verb !== '' && !isStative;
    return { ...titled, verb: isDone && !light.test(verb) ? verb : '', isDone, isStative, others };
  }
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const modal = own.find(
    (cue) => modalVerb.test(idea.slice(cue.start, cue.end + 3)) && modals.has(cue.name),
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
          // `Weekly groups should be able to`
          (cue.end + 1 === modal?.start && cue.name.startsWith('do:')) ||
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
    modal !== undefined &&
    modal.start < verb.start &&
    (modal.name === 'can' || isPersonal || /^\sbe able to\s/u.test(idea.slice(modal.end, end)));
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
  // What the product does by itself.
  const isOwnDeed = /^it\s/iu.test(before);
  const isWhole = isShort && !/[,;:(.]/u.test(label) && !isStative;
  // `Shows`, without a subject: the product acts.
  const isOwn = before.trim() === '' && folded(idea.slice(verb.start, verb.end)) !== base;
  return {
    label,
    verb: isStative || isOwnDeed || (light.test(base) && off === '') ? '' : capital(base + off),
    isWhole,
    others: [],
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
/** Words that precede a verb. */
const modalVerb = /^(?:can|could|must|should|may|might|shall|will)\s|\sto(?:\s|$)/iu;
/** A plural, or a pronoun for the people of the previous statement. */
const people = /^(?:(?:the|all)\s)?((?:\p{L}+\s)?\p{L}+[^s]s|they)\s(?:can\s)?$/iu;
/** Whether nobody is named before the verb, who speaks, or several people; `Loans run` are none. */
function isOwnVoice(before: string, arePeople: boolean): boolean {
  return /^(?:(?:to|i|we|you|they)\s)?$/iu.test(before) || (arePeople && /[^s]s\s$/iu.test(before));
}
