import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import type { Span } from '../read/span';
import type { Role } from '../sort/workbook';
import { wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { taskWords } from './words/taskWords';

/** English verbs that at the start of a line are as often nouns. */
const nouns =
  /^(?:access|chart|contact|cover|design|display|file|flag|label|list|lunch|mail|map|message|page|photo|ring|sample|stock|tag|test|text|time|visit|watch)$/iu;
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
/** Verbs of a statement that began with a noun. */
const behindNoun = /^(?:is|are|comes?|goes|has|gets|needs|must|should|can|will|may)$/iu;
/** Words that relate what follows to something. */
const noVerbs =
  /^(?:across|against|along|among|any(?:body|one)|around|behind|below|beside|besides|despite|every(?:body|one)|except|including|inside|like|minus|near|nobody|outside|some(?:body|one)|plus|regarding|since|than|throughout|towards?|unlike|until|upon|versus|via|worth)$/iu;
/** `Cafés place their order` */
const behindPlural = new RegExp(
  `^(?:(?:the|all)\\s)?(?:\\p{L}+\\s)?\\p{L}+s\\s(\\p{L}+)\\s${determiner}\\s`,
  'iud',
);

/** The first verb: what follows `can`, a verb of the lexicon, or a word in the place of one. */
export function verbIn(
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
  const isList =
    lexicon.code === 'en' &&
    /^[^:]{2,40}\s[^:]{2,40}:\s/u.test(text) &&
    taskWords.en.typed.test(text);
  const isLimited =
    first &&
    /^\s(?:until|till|up\sto|before|at\sany\stime|within|free)\s/u.test(idea.slice(first.end, end));
  if (
    first &&
    name === undefined &&
    !nouns.test(idea.slice(first.start, first.end)) &&
    (actor !== undefined || isLimited || /^\p{Ll}/u.test(text))
  )
    return first;
  // `Report damage: place, photo`
  const [typed = ''] = isList ? (/^\p{L}+/u.exec(text) ?? []) : [];
  if (typed !== '') return { start, end: start + typed.length };
  const guessed = isOther ? undefined : { start: at, end: at + word.length };
  // `Host data comes from the directory`
  const [, , third = ''] = text.split(' ');
  const isAttribute = sure?.start === start && behindNoun.test(third);
  return [isAttribute ? undefined : sure, guessed, led]
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
