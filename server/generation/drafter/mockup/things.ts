import { capital } from '../lexicon/capital';
import type { LanguageCode } from '../lexicon/languageCode';
import { pluralOf, singularOf } from '../lexicon/englishNumber';
import { participles } from '../lexicon/englishVerbs';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { deedOf, type Deed } from './deeds';
import { draftsOf, type Draft } from './drafts';
import type { Field } from './fields';
import { numbersOf } from './nounNumber';
import { keyOf, nounKeys, type Source } from './nouns';
import { sampleNamesOf } from './sampleNames';
import type { Tone } from './tone';
import { nounNumbers } from './words/nounNumbers';
import { toneOf } from './words/stateTones';
import { stateVerbs } from './words/verbGrammar';

export interface State {
  name: string;
  tone: Tone;
}

/** An invented record. */
export interface Row {
  title: string;
  detail: string;
  figure: string;
  /** Index into the states of its thing. */
  state: number;
  /** A value for each field; empty where nothing can be invented. */
  values: readonly string[];
}

/** A kind of record that the product keeps, before it has sample records. */
export interface ThingPlan {
  key: string;
  /** In the singular if the idea's words tell it. */
  name: string;
  /** Before the number of a record: `Grave `, or `No. ` where that is not sure. */
  numbered: string;
  title: string;
  fields: readonly Field[];
  states: readonly State[];
  /** What is chosen when something is done to a record: `a reason (late, damaged, other)`. */
  choices: readonly Field[];
  /** The author's own records: the name and the fields of each. */
  records: readonly (readonly string[])[];
  /** The statements that its fields and states come from. */
  defining: readonly Statement[];
  /** All statements about it. */
  statements: readonly Statement[];
  deeds: readonly Deed[];
}

export interface Thing extends Pick<ThingPlan, 'name' | 'title' | 'fields' | 'states'> {
  rows: readonly Row[];
}

const mostFields = 12;
/** `book one for 2 days` */
const pronouns = /(?<!\p{L})(?:it|them|one(?=\s(?:for|at|in|on|until)\s|[.,;]))(?!\p{L})/iu;

/** The kinds of records that the product keeps, with all that the idea says of each. */
export function thingsOf(source: Source, asked: readonly Statement[]): ThingPlan[] {
  const { workbook, lexicon } = source;
  const { language } = workbook;
  const drafts = draftsOf(source);
  const defining = drafts.flatMap((draft) => [...draft.defining, ...draft.choosing]);
  const all = [...new Set([...asked, ...defining])].sort(
    (one, other) => one.span.start - other.span.start,
  );
  // `checks it in`, `order from four restaurants`
  const isOpen = (one: Statement): boolean => {
    const [next = ''] = folded(deedOf(workbook, one)?.object ?? '').split(' ');
    return pronouns.test(one.text) || lexicon.prepositions.includes(next);
  };
  const places = placesOf(drafts, all, lexicon, isOpen);
  const plans = drafts.map((draft): ThingPlan => {
    const statements = all.filter((one) => places.get(one) === draft);
    const deeds = statements
      .flatMap((one) => deedOf(workbook, one) ?? [])
      .filter((deed) => isDoneTo(draft, deed, lexicon));
    const planned = planOf(workbook, draft, lexicon);
    const plan =
      planned.states.length > 0
        ? planned
        : {
            ...planned,
            states: statesOf(
              source,
              deeds.filter(({ noun }) => keyOf(lexicon, noun) === draft.key),
            ),
          };
    const actor = deeds.find(({ statement }) => statement.actor)?.statement.actor;
    // Who deals with it, where the idea lists no fields.
    const fields =
      plan.fields.length > 0 || actor === undefined ? plan.fields : [personOf(actor, language)];
    return { ...plan, fields, statements, deeds };
  });
  // A list of codes tells nothing.
  return plans.filter(
    ({ key, fields, states }) =>
      fields.length + states.length > 0 || sampleNamesOf(lexicon, key).length > 0,
  );
}

/** Classes of verbs behind which a record is another one. */
const changing = /^do:(?:approve|assign|book|pay|remove|transfer)$/u;
const mostChanges = 4;

/** English states by what is done to a record, as far as that is known: open, approved, rejected. */
function statesOf({ workbook, words }: Source, deeds: readonly Deed[]): State[] {
  const changes = deeds.filter(({ action }) => changing.test(action));
  const verbs = [...new Set(changes.flatMap((deed) => deed.verbs.map(folded)))]
    .filter((verb) => !stateVerbs.moving.test(verb))
    .slice(0, mostChanges);
  if (workbook.language !== 'en' || verbs.length === 0) return [];
  const first = stateVerbs.taking.test(verbs[0] ?? '') ? words.free : words.open;
  return [
    { name: first, tone: 'active' },
    ...verbs.map((verb): State => {
      const [base = '', ...particles] = verb.split(' ');
      const [past = ''] = participles(base);
      return {
        name: capital([past, ...particles].join(' ')),
        tone: stateVerbs.refusing.test(base) ? 'bad' : (toneOf(past) ?? 'good'),
      };
    }),
  ];
}

/** Whether what is done names a record or one of its fields, or goes on from a definition: `refuse it`. */
function isDoneTo({ key, fields, defining }: Draft, { object }: Deed, lexicon: Lexicon): boolean {
  const [first = '', second = ''] = folded(object).split(' ');
  const keys = nounKeys(object, lexicon);
  // `check in at the front desk` is about the desk.
  const isOpen = lexicon.prepositions.includes(first) && !lexicon.definiteWords.includes(second);
  return (
    !lexicon.hasSpaces ||
    keys.has(key) ||
    fields.some(({ name }) => keys.has(keyOf(lexicon, name))) ||
    (defining.size > 0 && (pronouns.test(object) || isOpen))
  );
}

function personOf({ text }: Role, language: LanguageCode): Field {
  return { name: language === 'en' ? singularOf(folded(text)) : text, kind: 'person' };
}

/**
 * Which of these records each statement is about: the one that it defines, else the first that it names, else that of
 * the heading or of the statement that it goes on from.
 */
function placesOf(
  drafts: readonly Draft[],
  statements: readonly Statement[],
  lexicon: Lexicon,
  isOpen: (one: Statement) => boolean,
): ReadonlyMap<Statement, Draft> {
  const places = new Map<Statement, Draft>();
  const byId = new Map<string, Draft>();
  const own = new Set(drafts[0]?.fields.map(({ name }) => keyOf(lexicon, name)));
  // Beside it, only requirements tell of records.
  const isMain = drafts.slice(1).every(({ defining }) => defining.size === 0);
  const isOfField = (keys: readonly string[]) => keys.some((key) => own.has(key));
  for (const one of statements) {
    const keys = lexicon.hasSpaces ? [...nounKeys(one.text, lexicon).keys()] : [];
    const placeOf = ({ key }: Draft) =>
      lexicon.hasSpaces ? keys.indexOf(key) : one.text.indexOf(key);
    // `Technicians report a fault` is not about the records of technicians.
    const actor = one.actor && keyOf(lexicon, one.actor.text);
    const named = drafts
      .filter((draft) => placeOf(draft) >= 0 && draft.key !== actor)
      .sort((a, b) => placeOf(a) - placeOf(b));
    const headed = one.heading === undefined ? '' : keyOf(lexicon, one.heading);
    const place =
      drafts.find(({ defining, choosing }) => defining.has(one) || choosing.has(one)) ??
      named[0] ??
      drafts.find(({ key }) => key === headed) ??
      // `correct their own count`, a field of the test
      (isMain && isOfField(keys) ? drafts[0] : undefined) ??
      (one.link === 'none' ? undefined : byId.get(one.follows ?? '')) ??
      (drafts.length === 1 && isOpen(one) ? drafts[0] : undefined);
    if (place === undefined) continue;
    places.set(one, place);
    byId.set(one.id, place);
  }
  return places;
}

function planOf(
  { idea, language }: Workbook,
  { key, nouns, fields, states, choices, records, defining }: Draft,
  lexicon: Lexicon,
) {
  const [noun = ''] = nouns;
  const english = folded(noun).replace(/\p{L}+$/u, (word) => singularOf(word));
  const { one, several } =
    language === 'en'
      ? { one: english, several: english.replace(/\p{L}+$/u, (word) => pluralOf(word)) }
      : numbersOf(lexicon, idea, key, nouns);
  return {
    key,
    name: capital(one ?? several),
    numbered: one === undefined ? nounNumbers[language].numbered : `${capital(one)} `,
    title: capital(several),
    fields: fields.slice(0, mostFields),
    states: states.map((name, at) => ({
      name: capital(name),
      tone: toneOf(name) ?? toneAt(at, states.length),
    })),
    choices,
    records,
    defining: [...defining],
  };
}

/** The colour of a state of a record on its way: it comes in, is worked on, is ready, and is put away. */
function toneAt(at: number, count: number): Tone {
  const left = count - 1 - at;
  return at === 0 ? 'active' : left === 0 && at > 1 ? 'quiet' : left < 2 ? 'good' : 'warn';
}

const mostFacts = 3;

/** Values of a record in one line; bare numbers and codes with the names of their fields. */
export function factsOf({ fields }: Thing, { values }: Row): string {
  return fields
    .flatMap(({ name, kind }, at) => {
      const value = values[at] ?? '';
      if (value === '' || kind === 'note') return [];
      return [/^#?[\d.,]+$/u.test(value) ? `${capital(name)}: ${value}` : value];
    })
    .slice(0, mostFacts)
    .join(' · ');
}
