import { pluralOf } from '../lexicon/englishNumber';
import { ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { lexicons } from '../lexicon/lexicons';
import type { ActName } from '../sort/actNames';
import { roleStems } from '../sort/roleNames';
import type { Statement, Workbook } from '../sort/workbook';
import { isTimeUnit } from '../write/boundaryValues';
import { definedRecords } from './definedRecords';
import { kindOf, objectIn } from './fieldNames';
import type { FieldKind } from './layoutOf';
import { mockupWordsOf } from './mockupWordsOf';
import { keyOfName, recordsNamed, stemmedKeys } from './sampleNames';
import { statedValues } from './statedValues';
import { tasksOf } from './tasks';

/** A kind of record that the product keeps, and the requirements about it. */
export interface Collection {
  /** The key that all its mentions share (`recordKey`). */
  key: string;
  /** Its name in the idea, in the plural if the idea uses one. */
  title: string;
  /** Its name in the singular; empty if the idea uses only the plural. */
  one: string;
  /** The requirements that act on it. */
  own: readonly Statement[];
  /** Other statements about it. */
  described: readonly Statement[];
}

/** A noun to which something is done. */
interface Noun {
  key: string;
  /** Its forms in the idea, and those that follow `a` or `each`. */
  forms: string[];
  singular: string[];
  /** The requirements that do something to it, and all statements that name it. */
  acting: Set<Statement>;
  naming: ReadonlySet<Statement>;
}

const most = 4;
const mostRead = 8;
/** A kind of record that the idea defines comes before all that it only names. */
const forDefinition = 1000;
/** What is a part of something. */
const measured: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...(['date', 'money', 'number', 'time', 'photo', 'note'] as const),
]);
/** Acts that show that a noun has records. */
const changing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['book', 'create', 'import', 'lend', 'publish', 'upload', 'approve'] as const),
  ...(['assign', 'measure', 'pay', 'rate', 'remove', 'scan'] as const),
]);

/** The records that the requirements are about, those with the most requirements first. */
export function collectionsOf(workbook: Workbook, asked: readonly Statement[]): Collection[] {
  const defined = definedRecords(workbook);
  const weightOf = ({ key, acting, naming }: Noun) =>
    (defined.has(key) ? forDefinition : 0) + 2 * acting.size + naming.size;
  const nouns = nounsOf(workbook, asked)
    .filter((noun) => defined.has(noun.key) || isRecord(workbook, noun))
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, mostRead);
  const all = described(workbook, nouns, asked);
  const worked = all.filter((one) => hasWork(workbook, one)).slice(0, most);
  const isKnown = ({ key }: Collection) =>
    recordsNamed(lexicons[workbook.language], key) !== undefined;
  return worked.length > 0 ? worked : all.filter(isKnown).slice(0, 1);
}

/** The objects of all verbs, with the statements that name them. */
function nounsOf(workbook: Workbook, asked: readonly Statement[]): Noun[] {
  const lexicon = lexicons[workbook.language];
  const nouns = new Map<string, Noun>();
  const naming = new Map<string, Set<Statement>>();
  for (const one of lexicon.hasSpaces ? workbook.statements : [])
    for (const key of stemmedKeys(lexicon, one.text))
      naming.set(key, (naming.get(key) ?? new Set()).add(one));
  const add = (statement: Statement, said: string, isOne: boolean): void => {
    const key = keyOfName(lexicon, said);
    const noun: Noun = nouns.get(key) ?? {
      key,
      forms: [],
      singular: [],
      acting: new Set(),
      naming: naming.get(key) ?? new Set(asked.filter(({ text }) => text.includes(said))),
    };
    nouns.set(key, noun);
    (isOne ? noun.singular : noun.forms).push(said);
    noun.acting.add(statement);
  };
  for (const { noun, statements } of definedRecords(workbook).values())
    for (const statement of statements) add(statement, noun, true);
  for (const statement of asked)
    for (const { said, isOne } of objectsOf(workbook, statement)) add(statement, said, isOne);
  return [...nouns.values()];
}

/** What a requirement does something to: the last words of its objects; in Japanese a particle marks them. */
function objectsOf(workbook: Workbook, statement: Statement): { said: string; isOne: boolean }[] {
  const { language } = workbook;
  const lexicon = lexicons[language];
  const marked = statement.text.match(/[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?=を)/gu) ?? [];
  if (!lexicon.hasSpaces) return marked.map((said) => ({ said, isOne: true }));
  return tasksOf(workbook, statement).flatMap((task) => {
    const object = task.one || (task.verb === '' ? '' : (objectIn(lexicon, task) ?? ''));
    const word = object.split(' ').at(-1) ?? '';
    const said = language === 'de' ? word : folded(word);
    return said === '' ? [] : [{ said, isOne: task.one !== '' }];
  });
}

/** Whether a noun names records: none of people, times, prices or the product itself, and known or said again. */
function isRecord(workbook: Workbook, { key, forms, singular, acting, naming }: Noun): boolean {
  const { language, roles } = workbook;
  const lexicon = lexicons[language];
  const words = mockupWordsOf(workbook);
  const known = recordsNamed(lexicon, key);
  const isOther = [...forms, ...singular].some((one) => {
    const low = folded(one);
    const [stem = ''] = roleStems(low, lexicon);
    return (
      measured.has(kindOf(low, words)) ||
      isTimeUnit(low) ||
      ofStates.test(`${low}:`) ||
      words.counting.never.includes(low) ||
      (known === undefined && lexicon.cues.system.includes(low)) ||
      roles.some(({ spellings }) => spellings.some((role) => role.split(' ').includes(stem)))
    );
  });
  return !isOther && acting.size + naming.size > (known ? 1 : 2);
}

/** Each noun as a collection, with the statements that are about it. */
function described(
  workbook: Workbook,
  nouns: readonly Noun[],
  asked: readonly Statement[],
): Collection[] {
  const { language, statements } = workbook;
  const subjects = subjectsOf(workbook, nouns);
  const requirements = new Set(asked);
  return nouns.map(({ key, forms, singular }) => {
    const all = [...forms, ...singular].sort((one, other) => other.length - one.length);
    const about = statements.filter((one) => subjects.get(one) === key);
    const known = recordsNamed(lexicons[language], key)?.noun;
    // Elsewhere than in English, the plural is known only if the idea uses it, and in Polish a form is no title.
    const title = (language === 'pl' ? known : undefined) ?? all[0] ?? '';
    return {
      key,
      title: language === 'en' ? pluralOf(title) : title,
      one: language === 'en' ? key : (singular[0] ?? known ?? ''),
      own: about.filter((one) => requirements.has(one)),
      described: about.filter((one) => !requirements.has(one) && one.kind !== 'N'),
    };
  });
}

/** Which record each statement is about; a list of fields or states goes on about the one before. */
function subjectsOf(workbook: Workbook, nouns: readonly Noun[]): ReadonlyMap<Statement, string> {
  const subjects = new Map<Statement, string>();
  let last: string | undefined;
  for (const one of workbook.statements) {
    const named =
      nouns.find(({ acting }) => acting.has(one)) ?? nouns.find(({ naming }) => naming.has(one));
    const goesOn =
      /^\p{L}+:\s/u.test(one.text) || tasksOf(workbook, one).some((task) => task.areStates);
    last = named?.key ?? (goesOn ? last : undefined);
    if (last !== undefined) subjects.set(one, last);
  }
  return subjects;
}

/** Whether the idea says enough of a collection for a screen: its fields, its states or values, or what changes it. */
function hasWork(workbook: Workbook, { key, own }: Collection): boolean {
  const tasks = own.flatMap((one) => tasksOf(workbook, one));
  return (
    definedRecords(workbook).has(key) ||
    statedValues(workbook).has(key) ||
    tasks.some(
      ({ act, fields, areStates, verbs }) =>
        changing.has(act) || fields.length > 1 || areStates || verbs.length > 1,
    )
  );
}
