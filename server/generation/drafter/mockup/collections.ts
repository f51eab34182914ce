import { pluralOf } from '../lexicon/englishNumber';
import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import type { ActName } from '../sort/actNames';
import type { Statement, Workbook } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { kindOf } from './fieldNames';
import { areValues, listBehindColon } from './itemsOf';
import type { FieldKind } from './layoutOf';
import { mockupWordsOf } from './mockupWordsOf';
import { nounGrammar } from './words/nounGrammar';
import { recordNounsIn, type RecordNoun } from './recordNouns';
import { recordsNamed } from './sampleNames';
import { statedValues } from './statedValues';
import { seeing } from './taskAct';
import { tasksOf } from './tasks';

/** A kind of record that the product keeps, and the requirements about it. */
export interface Collection {
  /** The key that all its mentions share (`recordKey`). */
  key: string;
  /** Its name in the idea, in the plural if the idea uses one. */
  title: string;
  /** Its name in the singular; empty if the idea uses only the plural. */
  one: string;
  /** The requirements that name it. */
  statements: readonly Statement[];
  /** The requirements that act on it. */
  own: readonly Statement[];
  /** Other statements about it. */
  described: readonly Statement[];
}

interface Noun {
  key: string;
  forms: Set<string>;
  /** The forms that follow `a` or `each`. */
  singular: Set<string>;
  asked: Set<Statement>;
  others: Set<Statement>;
  mentions: number;
  led: number;
  objects: number;
}

const mostRead = 8;
const wordsOfVerb = 3;
const most = 4;
const measured: ReadonlySet<FieldKind> = new Set<FieldKind>(['date', 'money', 'number', 'time']);
/** Acts that make a record of something. */
const making: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['book', 'create', 'import', 'lend', 'publish', 'upload'] as const),
]);
/** Acts that show that a usual noun has records. */
const changing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...making,
  ...(['approve', 'assign', 'measure', 'pay', 'rate', 'remove', 'scan'] as const),
]);
/** The minimum share of mentions with an article or a number before them; it is lower for words that are also verbs. */
const leastLed = 0.25;

/** The records that the requirements are about, those with the most requirements first. */
export function collectionsOf(workbook: Workbook, asked: readonly Statement[]): Collection[] {
  const own = new Set(asked);
  const found = mentionsIn(workbook);
  const kept = nounCounts(found, own)
    .filter((noun) => isRecord(workbook, noun))
    .sort((one, other) => weightOf(other) - weightOf(one))
    .filter(({ asked: about, objects }, at) => at === 0 || about.size > 1 || objects > 0)
    .slice(0, mostRead);
  const words = mockupWordsOf(workbook);
  const all = described(workbook, found, kept, own).filter((one) => one.own.length > 0);
  const worked = all.filter((one) => hasWork(workbook, one));
  // A photo is usually a part of something.
  const isWhole = ({ key }: Collection) => kindOf(key, words) !== 'photo';
  const isKnown = ({ key }: Collection) =>
    recordsNamed(lexicons[workbook.language], key) !== undefined;
  const fallback = all.filter((one) => isKnown(one) && isWhole(one)).slice(0, 1);
  const chosen = [worked.filter(isWhole), fallback, worked].find(({ length }) => length > 0) ?? [];
  const keys = new Set(chosen.slice(0, most).map(({ key }) => key));
  const collections = described(
    workbook,
    found,
    kept.filter(({ key }) => keys.has(key)),
    own,
  );
  const [only, ...others] = collections;
  return only && others.length === 0 ? [withForms(workbook, only, asked)] : collections;
}

/** The nouns of each statement; `each has a number` is about those of the one before. */
function mentionsIn(workbook: Workbook): Map<Statement, readonly RecordNoun[]> {
  const { each } = mockupWordsOf(workbook).counting;
  const found = new Map<Statement, readonly RecordNoun[]>();
  let last: readonly RecordNoun[] = [];
  for (const statement of workbook.statements) {
    const own = recordNounsIn(workbook, statement);
    const [first = '', next = ''] = folded(statement.text).split(/\s/u, 2);
    const isOpen = each.includes(first) && !own.some(({ said }) => said === next);
    const before = isOpen ? last.slice(0, 1).map((one) => ({ ...one, isObject: true })) : [];
    last = own;
    found.set(statement, [...before, ...own]);
  }
  return found;
}

/** All nouns of the statements, with what tells whether they name records. */
function nounCounts(
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
    const title = nounGrammar[workbook.language].areInflected ? known : undefined;
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

/** With one list of records, `it` is one of them: `Put it up with a picture and a price`. */
function withForms(workbook: Workbook, only: Collection, asked: readonly Statement[]): Collection {
  const { pronoun } = lexicons[workbook.language].cues;
  const own = new Set(only.own);
  const isForm = (one: Statement) =>
    tasksOf(workbook, one).some(
      ({ fields, act, label, isTyped, verb }) =>
        fields.length > 1 &&
        (isTyped || verb !== '') &&
        !seeing.has(act) &&
        folded(label)
          .split(' ', wordsOfVerb)
          .some((word) => pronoun.includes(word)),
    );
  return { ...only, own: asked.filter((one) => own.has(one) || isForm(one)) };
}

/** Whether the idea says enough of a collection for a screen: its fields, its states or values, or several acts. */
function hasWork(workbook: Workbook, { key, own, described: others }: Collection): boolean {
  const tasks = own.flatMap((one) => tasksOf(workbook, one));
  const isKnown = recordsNamed(lexicons[workbook.language], key) !== undefined;
  return (
    statedValues(workbook).has(key) ||
    tasks.some(
      ({ fields, areStates, verbs }) => fields.length > 1 || areStates || verbs.length > 1,
    ) ||
    tasks.some(({ act }) =>
      isKnown ? changing.has(act) : own.length + others.length > 1 && making.has(act),
    )
  );
}

/** In languages other than English, the plural is known only if the idea uses it. */
function titleOf({ language }: Workbook, name: string): string {
  return language === 'en' ? pluralOf(name) : name;
}

/**
 * Which record each statement is about: the first that something is done to, else the first that it names; a list
 * without one goes on about the one before.
 */
function subjectsOf(
  workbook: Workbook,
  nouns: ReadonlyMap<Statement, readonly RecordNoun[]>,
  keys: ReadonlySet<string>,
): ReadonlyMap<Statement, string> {
  const { statements, language } = workbook;
  const subjects = new Map<Statement, string>();
  let last: string | undefined;
  for (const one of statements) {
    const known = (nouns.get(one) ?? []).filter(({ key }) => keys.has(key));
    const named = (known.find(({ isObject }) => isObject) ?? known[0])?.key;
    const list = listBehindColon(one.text, lexicons[language]);
    // `Fields: title, room`; `Repair orders: part, price` is about something else.
    const goesOn =
      (list !== undefined && wordCount(list.lead) === 1) ||
      tasksOf(workbook, one).some(({ areStates }) => areStates);
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

/** Whether a noun names records for certain; nouns that usually do need fewer mentions. */
function isRecord(workbook: Workbook, noun: Noun): boolean {
  const { language } = workbook;
  const { key, asked, others, mentions, led, objects } = noun;
  const size = asked.size + others.size;
  // `3 locations: Taproom, Dock Street`
  const stated = (statedValues(workbook).get(key) ?? []).map((name) => ({ name, options: [] }));
  const isListed = stated.length > 0 && areValues(stated, lexicons[language]);
  if (asked.size === 0 || (led / mentions < leastLed && !isListed)) return false;
  const kind = kindOf(key, mockupWordsOf({ language }));
  // A price or a day is what a record has.
  if (measured.has(kind)) return false;
  const isUsual = recordsNamed(lexicons[language], key) && kind !== 'photo';
  if (isListed && size > 1) return true;
  return !isUsual ? objects > 0 && (asked.size > 1 || size > 2) : objects > 0 || size > 1;
}

function weightOf({ asked, others, objects }: Noun): number {
  return 2 * asked.size + others.size + objects;
}
