import { pluralOf } from '../lexicon/englishNumber';
import { lexicons } from '../lexicon/lexicons';
import type { Statement, Workbook } from '../sort/workbook';
import { includesPart } from './fieldNames';
import { chainIn, listBehindColon } from './itemsOf';
import { mockupWordsOf } from './mockupWordsOf';
import { recordNounsIn } from './recordNouns';
import { recordsNamed } from './sampleNames';

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
  const nouns = new Map<string, Noun>();
  const first = new Map<Statement, string[]>();
  const own = new Set(asked);
  for (const statement of workbook.statements) {
    const found = recordNounsIn(workbook, statement);
    const [objects, rest] = [
      found.filter((one) => one.isObject),
      found.filter((one) => !one.isObject),
    ];
    first.set(
      statement,
      [...objects, ...rest].map(({ key }) => key),
    );
    for (const { key, said, isOne, isLed, isObject } of found) {
      const noun = nouns.get(key) ?? newNoun(key);
      nouns.set(key, noun);
      (own.has(statement) ? noun.asked : noun.others).add(statement);
      noun.forms.add(said);
      if (isOne) noun.singular.add(said);
      noun.mentions += 1;
      noun.led += isLed ? 1 : 0;
      noun.objects += isObject && own.has(statement) ? 1 : 0;
    }
  }
  const kept = [...nouns.values()]
    .filter((noun) => isRecord(workbook, noun))
    .sort((one, other) => weightOf(other) - weightOf(one))
    .filter(({ asked: about, objects }, at) => at === 0 || about.size > 1 || objects > 0)
    .slice(0, mostCollections);
  const keys = new Set(kept.map(({ key }) => key));
  const subjects = subjectsOf(workbook, first, keys);
  return kept.map(({ key, forms, singular, asked: statements }) => {
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

/** In other languages than English, the plural is only known if the idea has it. */
function titleOf({ language }: Workbook, name: string): string {
  return language === 'en' ? pluralOf(name) : name;
}

/** Which record each statement is about: the first that it names; a list without one goes on about the one before. */
function subjectsOf(
  { statements, language }: Workbook,
  nouns: ReadonlyMap<Statement, readonly string[]>,
  keys: ReadonlySet<string>,
): ReadonlyMap<Statement, string> {
  const subjects = new Map<Statement, string>();
  let last: string | undefined;
  for (const one of statements) {
    const named = nouns.get(one)?.find((key) => keys.has(key));
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
