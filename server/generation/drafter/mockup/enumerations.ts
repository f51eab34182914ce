import { ofFields, ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { sectionOf } from '../read/sectionName';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { ledLists, type LedList } from './ledLists';
import { likelyRecords, type Likely } from './likelyRecords';
import { areAlternatives, itemsIn, type Item } from './listItems';
import { nounPhrases, phraseKeys } from './nounPhrases';
import { isNoRole, isRecordNoun, keyOf, phraseAt, type Source } from './nouns';
import { passagesOf } from './passages';
import { unitIn } from './unitIn';

/** A list of the idea: what is entered or shown of something, its states in order, or what can be chosen. */
export interface Enumeration {
  /** What it is about; `undefined` if the list does not tell. */
  noun: string | undefined;
  kind: 'fields' | 'states' | 'options';
  items: readonly Item[];
  statements: readonly Statement[];
}

const fewest = 3;
/** How likely the items of a list of fields are columns on average: less, the more its opening looks like a definition. */
const leastLikelihood: Readonly<Record<LedList['by'], number>> = {
  row: 0.15,
  parts: 0.2,
  colon: 0.2,
  brackets: 0.3,
  verb: 0.34,
  flow: 1,
};
/** `which stop` */
const likelihoodOfQuestion = 0.6;
/** How likely the stages of a flow are states, on average; in a short idea all are unlikely. */
const leastState = 0.02;
const mostOfPhrase = 3;
/** `waiting for parts` */
const mostOfStage = 3;
/** Less likely nouns own no list. */
const leastOwner = 0.05;
const mostOfLead = 4;
/** `Permit record` lists the fields of a permit. */
const sheet = /(?<=\p{L})\s(?:records?|cards?|sheets?|data|details)$/iu;
/** At the end of what stands before a list: ` of each job`. */
const ofWhat =
  /\s(?:of|des|der|eines|einer|du|de la|de|del|della|di|do|da|van|von)\s(?:\p{L}+\s)?\p{L}+$/iu;
const arrows = /→|->|=>|\s>\s\S+\s>\s/u;
/** `swap = open / taken / refused` */
const slashes = /=\s?[^,]+\s\/\s[^,]+\s\/\s[^,]+$/u;

/**
 * All lists of three or more short items, in order.
 *
 * @param likely what the idea probably keeps records of; what precedes a list may name one of them
 */
export function enumerationsIn(
  source: Source,
  likely: Likely = likelyRecords(source),
): Enumeration[] {
  if (!source.workbook.isRead) return [];
  return passagesOf(source.workbook).flatMap((passage) => {
    const found: { list: string; made: Enumeration }[] = [];
    for (const led of ledLists(passage, source.lexicon)) {
      const isNew = !found.some(({ list }) => list.includes(led.list) || led.list.includes(list));
      const made = isNew ? enumeration(source, led, likely) : undefined;
      if (made) found.push({ list: led.list, made });
    }
    return found.map(({ made }) => made);
  });
}

/** A list as fields, states or options, unless it is none of them. */
function enumeration(source: Source, led: LedList, likely: Likely): Enumeration | undefined {
  const { lexicon } = source;
  const { lead, list, by, passage } = led;
  const { statements } = passage;
  const of = lead.split(/\s/u).at(-1) ?? '';
  const choices = itemsIn(list, lexicon, true);
  if (areStates(source, led, choices, likely))
    return choices.length < fewest
      ? undefined
      : { noun: ownerOf(source, led, choices, likely), kind: 'states', items: choices, statements };
  const items = itemsIn(list, lexicon);
  if (areFields(source, led, items, likely)) {
    const noun = ownerOf(source, led, items, likely);
    // `Visitors sign up: name, phone, device`
    const isAct = by === 'verb' || (by === 'colon' && statements.some(({ actor }) => actor));
    if (noun !== undefined || isAct) return { noun, kind: 'fields', items, statements };
  }
  const areWords = choices.every(({ name }) => wordCount(name) === 1);
  const areShort = choices.every(({ name }) => wordCount(name) < fewest);
  // `Every defect gets a severity (A, B or C)`
  const isOption =
    choices.length >= fewest &&
    (by === 'brackets' || (isNamedBy(by) && sectionOf(of, lexicon) === undefined)) &&
    ((areAlternatives(list, lexicon) && areShort) || (by === 'brackets' && areWords)) &&
    of !== '' &&
    isNoRole(source, of);
  return isOption ? { noun: of, kind: 'options', items: choices, statements } : undefined;
}

/** Whether the author calls the items of a list states, or something goes through them and they are likely states. */
function areStates(
  { lexicon }: Source,
  { lead, list, by, passage }: LedList,
  items: readonly Item[],
  { states }: Likely,
): boolean {
  // `they see the status of each job (taken, ready, with the courier)`
  const head = lead.replace(ofWhat, '').split(/\s/u).at(-1) ?? '';
  const named = by === 'brackets' ? head : isNamedBy(by) ? lead : '';
  if (ofStates.test(`${folded(named)}:`)) return true;
  // The van goes from Berlin to Bonn; `names don't go in, initials only` names no stages.
  const isStage = ({ name }: Item) => /^\p{Ll}/u.test(name) && wordCount(name) <= mostOfStage;
  const isWhere = lexicon.prepositions.includes(list.split(/[\s,]/u, 1).join());
  const isFlow =
    by === 'flow'
      ? items.every(isStage) && !isWhere
      : arrows.test(list) || slashes.test(passage.text);
  const likely = items.map(({ name }) =>
    Math.max(
      ...folded(name)
        .split(/\s+/u)
        .map((word) => states.get(word) ?? 0),
    ),
  );
  // Where no spaces part words, no word is known to be a state.
  const isLikely = likely.reduce((sum, one) => sum + one, 0) >= leastState * items.length;
  return isFlow && (isLikely || !lexicon.hasSpaces);
}

/** Whether the items of a list are entered rather than chosen: on average, they are likely columns. */
function areFields(source: Source, led: LedList, items: readonly Item[], likely: Likely): boolean {
  const { lead, by, passage } = led;
  const isDefinition = isNamedBy(by) && wordCount(lead) <= mostOfLead;
  const isAsked =
    isDefinition || passage.statements.some(({ kind }) => kind === 'R' || kind === 'C');
  const sum = items.reduce((total, item) => total + likelihoodOf(source, item, likely), 0);
  return (
    items.length >= fewest &&
    isAsked &&
    // `Roles: technician, supervisor, nurse`
    items.some(({ name }) => isNoRole(source, name)) &&
    (passage.isTable === true || sum >= leastLikelihood[by] * items.length)
  );
}

/** How likely an item is to name a column: as likely as the likeliest noun phrase in it. */
function likelihoodOf(
  { lexicon }: Source,
  { name, options, isAsked }: Item,
  { columns }: Likely,
): number {
  // `fuel (full, half, low)`, `vibration mm/s`
  if (options.length > 0 || unitIn(name) !== undefined) return 1;
  const keys = name.split(/\s+/u).map((word) => phraseKeys([word], lexicon).key);
  const phrases = keys.flatMap((_, from) =>
    keys.slice(from, from + mostOfPhrase).map((_, more) => keys.slice(from, from + more + 1)),
  );
  return Math.max(
    isAsked ? likelihoodOfQuestion : 0,
    ...phrases.map((phrase) => columns.get(phrase.join(' ')) ?? 0),
  );
}

const isNamedBy = (by: LedList['by']): boolean => by === 'colon' || by === 'row';

/** What a list is about: what a short opening names, else the likeliest record among the nouns before it. */
function ownerOf(
  source: Source,
  { lead, list, by, passage }: LedList,
  items: readonly Item[],
  { nouns }: Likely,
): string | undefined {
  const { lexicon, workbook } = source;
  const bare = lead
    .replace(/^\p{Lu}{1,4}-?\p{N}+[.:]?\s|["“”„«»]/gu, '')
    .replace(ofStates, '')
    .replace(ofFields, '')
    .replace(sheet, '')
    .trim();
  const own = isNamedBy(by) ? (nounIn(source, bare) ?? nounIn(source, passage.above)) : undefined;
  // `note the visitor's name, club and certificate number`
  const [, owner] = /^(?:the\s|a\s|their\s)?(\p{L}+)['’]s\s/iu.exec(list) ?? [];
  if (own !== undefined || owner !== undefined) return own ?? owner;
  const entered = new Set(items.map(({ name }) => keyOf(lexicon, name)));
  const [likeliest] = passage.statements
    .flatMap((statement) => nounPhrases(workbook, statement))
    .map(({ words, before }) => {
      const noun = phraseAt(words, lexicon);
      // `notes each visit on the phone`
      const isAside = before.some((word) => lexicon.prepositions.includes(word));
      return { noun, score: (nouns.get(keyOf(lexicon, noun)) ?? leastOwner) - Number(isAside) };
    })
    .filter(
      ({ noun, score }) =>
        noun !== '' &&
        (score >= leastOwner || score < 0) &&
        bare.includes(noun) &&
        !entered.has(keyOf(lexicon, noun)) &&
        isRecordNoun(source, noun),
    )
    .sort((one, other) => other.score - one.score);
  return likeliest?.noun;
}

/** A short text that is a noun phrase: `Permit record`, in German without the verb of `Aufträge anlegen`. */
function nounIn(source: Source, text: string): string | undefined {
  const { lexicon } = source;
  const noun = (lexicon.code === 'de' ? text.replace(/\s\p{Ll}+$/u, '') : text).replace(sheet, '');
  const isOther = (word: string) =>
    lexicon.cues.determiner.includes(word) || lexicon.stopWords.includes(word);
  const isPhrase =
    /^\p{L}/u.test(noun) && wordCount(noun) < mostOfLead && !folded(noun).split(' ').some(isOther);
  return isPhrase && sectionOf(noun, lexicon) === undefined && isRecordNoun(source, noun)
    ? noun
    : undefined;
}
