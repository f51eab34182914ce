import { pluralOf } from '../lexicon/englishNumber';
import { lexicons } from '../lexicon/lexicons';
import type { Statement, Workbook } from '../sort/workbook';
import { includesPart } from './fieldNames';
import { chainIn, listBehindColon } from './itemsOf';
import { mockupWordsOf } from './mockupWordsOf';
import { recordNounsIn, type RecordNoun } from './recordNouns';
import { recordsNamed } from './sampleNames';
import { statedValues } from './statedValues';
import { seeing } from './taskAct';
import { tasksOf } from './tasks';

/** What the product keeps several of, and the requirements about these. */
export interface Collection {
  /** What all mentions of its name have in common (`recordKey`). */
  key: string;
  /** Its name as the idea says it, in the plural if the idea has one. */
  title: string;
  /** What one of its records is called; empty if the idea tells only what several are. */
  one: string;
  /** The requirements that name it. */
  statements: readonly Statement[];
  /** Of these, those about it first of all: what they have done is done to it. */
  own: readonly Statement[];
  /** Other statements about it. */
  described: readonly Statement[];
}

interface Noun {
  key: string;
  forms: Set<string>;
  /** Those that stand behind `a` or `each`. */
  singular: Set<string>;
  asked: Set<Statement>;
  others: Set<Statement>;
  mentions: number;
  led: number;
  objects: number;
}

const mostCollections = 4;
/** Languages whose nouns change so much that a form from the middle of a sentence is no title. */
const inflected: ReadonlySet<string> = new Set(['ar', 'pl']);
/** The least share of a noun's mentions that an article or a number leads to; words that are also verbs have less. */
const leastLed = 0.25;

/** The things that the requirements are about, the one that most are about first. */
export function collectionsOf(workbook: Workbook, asked: readonly Statement[]): Collection[] {
  const own = new Set(asked);
  const found = new Map(
    workbook.statements.map((one) => [one, recordNounsIn(workbook, one)] as const),
  );
  const kept = nounsIn(found, own)
    .filter((noun) => isRecord(workbook, noun))
    .sort((one, other) => weightOf(other) - weightOf(one))
    .filter(({ asked: about, objects }, at) => at === 0 || about.size > 1 || objects > 0)
    .slice(0, mostCollections);
  const all = described(workbook, found, kept, own);
  const first = all.find((one) => one.own.length > 0)?.key;
  const worked = new Set(
    all.filter((one) => one.key === first || hasWork(workbook, one)).map(({ key }) => key),
  );
  const left = kept.filter(({ key }) => worked.has(key));
  const collections = left.length === kept.length ? all : described(workbook, found, left, own);
  const [only, ...others] = collections;
  return only && others.length === 0 ? [withForms(workbook, only, asked)] : collections;
}

/** All nouns of the statements, with what tells whether they name records. */
function nounsIn(
  found: ReadonlyMap<Statement, readonly RecordNoun[]>,
  own: ReadonlySet<Statement>,
): Noun[] {
  const nouns = new Map<string, Noun>();
  for (const [statement, mentions] of found)
    for (const { key, said, isOne, isLed, isObject } of mentions) {
      const noun = nouns.get(key) ?? newNoun(key);
      nouns.set(key, noun);
      (own.has(statement) ? noun.asked : noun.others).add(statement);
      noun.forms.add(said);
      if (isOne) noun.singular.add(said);
      noun.mentions += 1;
      noun.led += isLed ? 1 : 0;
      noun.objects += isObject && own.has(statement) ? 1 : 0;
    }
  return [...nouns.values()];
}

/** Each noun as a collection, with the statements that are about it. */
function described(
  workbook: Workbook,
  found: ReadonlyMap<Statement, readonly RecordNoun[]>,
  nouns: readonly Noun[],
  own: ReadonlySet<Statement>,
): Collection[] {
  const subjects = subjectsOf(workbook, found, new Set(nouns.map(({ key }) => key)));
  return nouns.map(({ key, forms, singular, asked: statements }) => {
    const names = [...forms].sort((one, other) => one.length - other.length);
    const about = workbook.statements.filter((one) => subjects.get(one) === key);
    const known = recordsNamed(lexicons[workbook.language], key)?.noun;
    const title = inflected.has(workbook.language) ? known : undefined;
    return {
      key,
      title: title ?? titleOf(workbook, names.at(-1) ?? ''),
      one: workbook.language === 'en' ? key : ([...singular][0] ?? known ?? ''),
      statements: [...statements],
      own: about.filter((one) => own.has(one)),
      described: about.filter((one) => !own.has(one) && one.kind !== 'N'),
    };
  });
}

/** With one list of records, what a form enters is one of them. */
function withForms(workbook: Workbook, only: Collection, asked: readonly Statement[]): Collection {
  const isForm = (one: Statement) =>
    tasksOf(workbook, one).some(
      ({ fields, act }) => fields.length > 1 && act !== undefined && !seeing.has(act),
    );
  const own = new Set(only.own);
  return { ...only, own: asked.filter((one) => own.has(one) || isForm(one)) };
}

/** Whether the idea says enough of a collection for a screen: its fields, its states or values, or several acts. */
function hasWork(workbook: Workbook, { key, own }: Collection): boolean {
  const tasks = own.flatMap((one) => tasksOf(workbook, one));
  return (
    statedValues(workbook).has(key) ||
    tasks.some(
      ({ fields, areStates, verbs }) => fields.length > 1 || areStates || verbs.length > 1,
    ) ||
    own.length > 1
  );
}

/** In other languages than English, the plural is only known if the idea has it. */
function titleOf({ language }: Workbook, name: string): string {
  return language === 'en' ? pluralOf(name) : name;
}

/**
 * Which record each statement is about: the first that something is done to, else the first that it names; a list
 * without one goes on about the one before.
 */
function subjectsOf(
  { statements, language }: Workbook,
  nouns: ReadonlyMap<Statement, readonly RecordNoun[]>,
  keys: ReadonlySet<string>,
): ReadonlyMap<Statement, string> {
  const subjects = new Map<Statement, string>();
  let last: string | undefined;
  for (const one of statements) {
    const known = (nouns.get(one) ?? []).filter(({ key }) => keys.has(key));
    const named = (known.find(({ isObject }) => isObject) ?? known[0])?.key;
    const goesOn =
      listBehindColon(one.text, lexicons[language]) !== undefined || chainIn(one.text).length > 0;
    last = named ?? (goesOn ? last : undefined);
    if (last !== undefined) subjects.set(one, last);
  }
  return subjects;
}

function newNoun(key: string): Noun {
  const sets = {
    forms: new Set<string>(),
    singular: new Set<string>(),
    asked: new Set<Statement>(),
    others: new Set<Statement>(),
  };
  return { key, ...sets, mentions: 0, led: 0, objects: 0 };
}

/** Whether a noun surely names records: of those that usually do, fewer mentions tell. */
function isRecord({ language }: Workbook, noun: Noun): boolean {
  const { key, asked, others, mentions, led, objects } = noun;
  const size = asked.size + others.size;
  if (asked.size === 0 || led / mentions < leastLed) return false;
  const { files } = mockupWordsOf({ language }).controls;
  // A photo is rather a part of something.
  const isUsual = recordsNamed(lexicons[language], key) && !includesPart(key, files);
  return !isUsual ? objects > 0 && (asked.size > 1 || size > 2) : objects > 0 || size > 1;
}

function weightOf({ asked, others, objects }: Noun): number {
  return 2 * asked.size + others.size + objects;
}
