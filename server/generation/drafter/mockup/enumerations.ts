import { cuesIn } from '../lexicon/cueIndex';
import { ofFields, ofStates } from '../lexicon/partNames';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { hideBrackets } from '../read/hideBrackets';
import { sectionOf } from '../read/sectionName';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { fieldsOfTypes } from './columnFacts';
import { particleBehind } from './deeds';
import { kindOf } from './fields';
import { baseOf } from './infinitives';
import { areAlternatives, itemsIn, type Item } from './listItems';
import { isNoRole, isPersonNoun, isRecordNoun, nounBefore, type Source } from './nouns';
import { ledLists, type LedList } from './ledLists';
import { phraseKeys } from './nounPhrases';
import { passagesOf } from './passages';
import { keyOfName, nounsKnown } from './sampleNames';
import { sampleValuesOf } from './sampleValues';
import { listWords } from './words/listWords';

/** A list of the idea: what is entered or shown of something, its states in order, or what can be chosen. */
export interface Enumeration {
  /** What it is about; `undefined` if that was said before. */
  noun: string | undefined;
  kind: 'fields' | 'states' | 'options';
  items: readonly Item[];
  /** Whether the author calls these states, or draws arrows between them. */
  isSure: boolean;
  statements: readonly Statement[];
}

const fewest = 3;
const mostOfLead = 4;
/** `waiting for parts` */
const mostOfStage = 3;
const shortLead = 60;
/** `Permit record` lists the fields of a permit. */
const sheet = /(?<=\p{L})\s(?:records?|cards?|sheets?|data|details)$/iu;
/** At the end of what stands before a list: ` of each job`. */
const ofWhat =
  /\s(?:of|des|der|eines|einer|du|de la|de|del|della|di|do|da|van|von)\s(?:\p{L}+\s)?\p{L}+$/iu;
const arrows = /→|->|=>|\s>\s\S+\s>\s/u;
/** `swap = open / taken / refused` */
const slashes = /=\s?[^,]+\s\/\s[^,]+\s\/\s[^,]+$/u;

const patterns = perLanguage(({ code }) => {
  const { states = '(?!)', path = '(?!)', asked = '(?!)' } = listWords[code] ?? {};
  return {
    /** At the end of what stands before a list: `goes`, and who gives what is listed. */
    going: new RegExp(`\\s(?:${states})$`, 'iu'),
    path: new RegExp(`\\s(?:${path})\\s`, 'iu'),
    giving: new RegExp(`(?:\\p{L}+\\s){0,2}(?<!\\p{L})(?:${asked})$`, 'iu'),
  };
});

/**
 * All lists of three or more short items, in order.
 *
 * @param records the keys of the nouns that probably name records; what precedes a list may be one of them
 */
export function enumerationsIn(
  source: Source,
  records: ReadonlySet<string> = new Set(),
): Enumeration[] {
  if (!source.workbook.isRead) return [];
  return passagesOf(source.workbook).flatMap((passage) => {
    const found: { list: string; made: Enumeration }[] = [];
    for (const led of ledLists(passage, source.lexicon)) {
      const isNew = !found.some(({ list }) => list.includes(led.list) || led.list.includes(list));
      const made = isNew ? enumeration(source, led, records) : undefined;
      if (made)
        found.push({ list: led.list, made: { ...made, noun: made.noun?.replace(sheet, '') } });
    }
    return found.map(({ made }) => made);
  });
}

/** A list as fields, states or options, unless it is none of them. */
function enumeration(
  source: Source,
  led: LedList,
  records: ReadonlySet<string>,
): Enumeration | undefined {
  const { lexicon } = source;
  const { lead, list, by, passage } = led;
  const { statements, text } = passage;
  const isNamed = isNamedBy(by);
  const lastWord = lead.split(/\s/u).at(-1) ?? '';
  // `they see the status of each job (taken, ready, with the courier)`
  const head = lead.replace(ofWhat, '').split(/\s/u).at(-1) ?? '';
  const named = isNamed && lead.length < shortLead ? lead : by === 'brackets' ? head : '';
  const isCalled = ofStates.test(`${folded(named)}:`);
  const isSure =
    isCalled ||
    arrows.test(list) ||
    slashes.test(text) ||
    (by === 'colon' && patterns(lexicon).going.test(lead));
  const isChoice = areAlternatives(list, lexicon);
  // `have the status new, taken or done`
  const areStates =
    isSure || by === 'states' || (isChoice && ofStates.test(`${folded(list.slice(0, 12))}:`));
  if (!areStates) {
    const items = itemsIn(list, lexicon);
    const areEntered = areFields(source, led, items);
    // `Cycles are recorded with machine, number and start`
    const known = lead.split(/\s/u).findLast((word) => records.has(keyOfName(lexicon, word)));
    const noun = areEntered ? (nounOf(source, led) ?? known) : undefined;
    // `Visitors sign up: name, phone, device`
    const isAct = by === 'asked' || (by === 'colon' && statements.some(({ actor }) => actor));
    if (noun !== undefined || (areEntered && isAct))
      return { noun, kind: 'fields', items, isSure, statements };
  }
  const items = stateItems(source, itemsIn(list, lexicon, true), areStates, records);
  const isPath = by === 'states' && patterns(lexicon).path.test(text);
  // `the courses as cards, with a teacher or a link`
  const areWords = items.every(({ name }) => wordCount(name) < fewest);
  const areStages = isPath && items.every(({ name }) => wordCount(name) <= mostOfStage);
  if (items.length < fewest || (!isSure && !areStages && !areWords && areStates)) return undefined;
  if (isSure || (by === 'states' && (isPath || isChoice)))
    return {
      noun: nounOf(source, led) ?? firstNoun(source, text),
      kind: 'states',
      items,
      isSure,
      statements,
    };
  // `Every defect gets a severity (A, B or C)`
  const of = by === 'brackets' ? lastWord : nounBefore(source, lead, isNoRole);
  const isOption =
    (isChoice || (by === 'brackets' && items.every(({ name }) => wordCount(name) === 1))) &&
    of !== undefined &&
    of !== '' &&
    isNoRole(source, of) &&
    lead.endsWith(of) &&
    areWords &&
    (by !== 'colon' || sectionOf(of, lexicon) === undefined) &&
    (by === 'brackets' || by === 'colon' || by === 'row');
  return isOption ? { noun: of, kind: 'options', items, isSure, statements } : undefined;
}

/** The items of a list of states without the record and `to` before them, up to what is done: `plot ok`, `adds photo`. */
function stateItems(
  { lexicon }: Source,
  items: readonly Item[],
  areStates: boolean,
  records: ReadonlySet<string>,
): readonly Item[] {
  if (!areStates) return items;
  const bare = items.map(({ name, ...item }) => {
    const [first = '', ...rest] = name.split(' ');
    const isLead = folded(first) === 'to' || records.has(keyOfName(lexicon, first));
    return { ...item, name: isLead && rest.length > 0 ? rest.join(' ') : name };
  });
  const acts = bare.findIndex(({ name }) =>
    cuesIn(folded(name), lexicon).some(
      (cue) =>
        cue.name.startsWith('do:') &&
        cue.start === 0 &&
        name.length > cue.end &&
        baseOf(lexicon, folded(name.slice(0, cue.end))) !== folded(name.slice(0, cue.end)),
    ),
  );
  return acts < 0 ? bare : bare.slice(0, acts);
}

/** Whether the items of a list are entered rather than chosen, as far as their names tell. */
function areFields(source: Source, led: LedList, items: readonly Item[]): boolean {
  const { by, list, passage } = led;
  const isAsked =
    isNamedBy(by) || passage.statements.some(({ kind }) => kind === 'R' || kind === 'C');
  const size = items.reduce((sum, { name }) => sum + wordCount(name), 0);
  const isWhole = size * 2 > wordCount(hideBrackets(list));
  const usual = items.filter((item) => isFieldName(source, item)).length;
  // `their trade (wood, textile, bicycle)`
  const isTyped = items.some(
    ({ name, options, isAsked: asks }) =>
      asks || options.length > 0 || !/^(?:text|note)$/u.test(kindOf(name, source.words)),
  );
  return (
    (by !== 'brackets' || isTyped) &&
    items.length >= fewest &&
    isAsked &&
    // `Roles: technician, supervisor, nurse`
    items.some(({ name }) => isNoRole(source, name)) &&
    (passage.isTable === true || isWhole || by !== 'colon') &&
    usual >= leastShare(led, items) * items.length
  );
}

/** The share of the items that have to be usual names of fields: less, the more the list looks like a definition. */
function leastShare({ by, lead, passage }: LedList, items: readonly Item[]): number {
  const isTold =
    by === 'row' || /=\s/u.test(passage.text) || items.some(({ options }) => options.length > 0);
  const isDefinition = isNamedBy(by) && (by === 'row' || wordCount(lead) <= mostOfLead);
  if (passage.isTable) return 0;
  if (passage.isJoined) return 0.6;
  if (isDefinition) return isTold ? 0.01 : 0.5;
  return by === 'brackets' ? 0.3 : 0.25;
}

const isNamedBy = (by: LedList['by']): boolean => by === 'colon' || by === 'row';

function isFieldName(
  { workbook, lexicon, words }: Source,
  { name, options, isAsked }: Item,
): boolean {
  const low = ` ${folded(name)} `;
  if (isAsked || options.length > 0) return true;
  const kind = kindOf(name, words);
  // `ten posts: offers, requests and notices`
  if (lexicon.code === 'en' && /[^s]s $/u.test(low) && (kind === 'text' || kind === 'note'))
    return false;
  return (
    kind !== 'text' ||
    words.counting.names.some((one) => low.includes(` ${one} `)) ||
    sampleValuesOf(name, lexicon.code).length > 0 ||
    fieldsOfTypes(lexicon).has(phraseKeys(name.split(' '), lexicon).head) ||
    nounsKnown(lexicon).has(keyOfName(lexicon, name)) ||
    (name === folded(name) && workbook.roles.some(({ spellings }) => spellings.includes(name)))
  );
}

/** What a list is about. */
function nounOf(source: Source, { lead, list, by, passage }: LedList): string | undefined {
  const { lexicon } = source;
  // `Record “handover note”: …`
  const [, quoted = lead] = /["“„«]([^"”“»]{3,40})["”“»]$/u.exec(lead) ?? [];
  const bare = quoted
    .replace(/^\p{Lu}{1,4}-?\p{N}+[.:]?\s|["“”„«»]/gu, '')
    .replace(patterns(lexicon).going, '')
    .trim();
  const low = folded(bare);
  if (ofStates.test(`${low}:`) || (isNamedBy(by) && ofFields.test(`${low}: `))) {
    const named = `${low}: `
      .replace(ofStates, '')
      .replace(ofFields, '')
      .replace(/(?<![:\s])[:\s]+$/u, '')
      .trim();
    // `States as we use them`
    if (wordCount(named) > 2) return undefined;
    return nounBefore(source, named) ?? nounIn(source, named) ?? nounIn(source, passage.above);
  }
  // `Tariq: invoices go out on Mondays`
  const isName = isNamedBy(by) && /^\p{Lu}\p{Ll}+$/u.test(bare) && isSaidAsName(source, bare);
  const isSection =
    isNamedBy(by) && wordCount(bare) <= mostOfLead && sectionOf(bare, lexicon) !== undefined;
  if (isName || isSection) return undefined;
  // `note the visitor's name, club and certificate number`
  const [, owner] =
    by === 'asked' ? (/^(?:the\s|a\s|their\s)?(\p{L}+)['’]s\s/iu.exec(list) ?? []) : [];
  const named = isNamedBy(by) ? nounIn(source, bare) : undefined;
  // `damage mark on the photo`
  const words = bare.split(' ');
  const end = words.findIndex((word) => lexicon.prepositions.includes(folded(word)));
  const cut = isNamedBy(by) && end > 0 ? words.slice(0, end).join(' ') : '';
  // `driver hands in the item`, but not `member cards for the gym`
  const isDeed =
    particleBehind(bare.slice(cut.length)) !== '' &&
    words.slice(0, end - 1).some((word) => isPersonNoun(source, word));
  const head = isDeed ? '' : cut;
  // `and the clerk notes: …`
  const before = nounBefore(source, bare.replace(patterns(lexicon).giving, ''));
  return owner ?? named ?? before ?? nounIn(source, head);
}

/** A short text that is a noun phrase: `Permit record`, in German without the verb of `Aufträge anlegen`. */
function nounIn(source: Source, text: string): string | undefined {
  const { lexicon } = source;
  const noun = lexicon.code === 'de' ? text.replace(/\s\p{Ll}+$/u, '') : text;
  const isOther = (word: string) =>
    lexicon.cues.determiner.includes(word) || lexicon.stopWords.includes(word);
  const isPhrase =
    /^\p{L}/u.test(noun) && wordCount(noun) < mostOfLead && !folded(noun).split(' ').some(isOther);
  return isPhrase && sectionOf(noun, lexicon) === undefined && isRecordNoun(source, noun)
    ? noun
    : undefined;
}

/** Whether a capitalised word also stands so within a sentence, and never in lower case. */
function isSaidAsName({ workbook: { idea }, lexicon }: Source, word: string): boolean {
  const within = new RegExp(`[\\p{Ll},] ${word}(?!\\p{L})`, 'u');
  const low = new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u');
  return lexicon.code !== 'de' && within.test(idea) && !low.test(idea);
}

/** `Faults are new, fixed or put off` */
function firstNoun(source: Source, text: string): string | undefined {
  const [first = ''] = text.split(/\s/u);
  const isVerb = cuesIn(folded(first), source.lexicon).some(({ name }) => name.startsWith('do:'));
  return !isVerb && /^\p{Lu}[\p{L}-]+$/u.test(first) && isRecordNoun(source, first)
    ? first
    : undefined;
}
