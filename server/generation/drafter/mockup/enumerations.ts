import { cuesIn } from '../lexicon/cueIndex';
import { ofStates } from '../lexicon/partNames';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import { listLabels, listWeights } from '../sort/learnedWeights';
import { scoresOf, shares } from '../weights/scores';
import { fieldRows } from '../sort/fieldRows';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { areInTurn } from './areInTurn';
import { areValues } from './areValues';
import { chosenOf } from './chosenOf';
import { fieldTables } from './fieldTables';
import type { Enumeration } from './enumeration';
import type { LedList } from './ledLists';
import {
  areCalledStates,
  isAmongItems,
  listCandidates,
  namesInstances,
  type ListCandidate,
} from './listFacts';
import { likelyRecords, type Likely } from './likelyRecords';
import type { Item } from './listItems';
import { isRecordNoun, type Source } from './nouns';
import { listOwner } from './listOwner';
import { perSource } from './perSource';
import { namedIn } from './namedIn';
import { passagesOf, type Passage } from './passages';

/** A list with its likeliest kind and what it is likely about. */
interface JudgedList extends ListCandidate {
  kind: (typeof listLabels)[number];
  likelihood: number;
  owner: string | undefined;
  /** Whether its parts surely belong to that. */
  isOwned: boolean;
  /** Whether its opening leaves no doubt. */
  isClear: boolean;
}

const [fewest, fewestStates, mostOfPart] = [3, 2, 2];
/** Behind other words, three may tell what happens: `It shows a stop: once → boards → page`. */
const fewestLed = 4;
const least = { fields: 0.65, states: 0.6 };
/** The likelihood of fields clearly led by what owns them, perhaps behind a verb such as `notes`. */
const leastOwned = { fields: 0.26, noted: 0.05, owner: 0.5 };
/** The likelihood of states that are called so. */
const leastNamed = 0.2;
/** From here on, the longer of two lists that overlap is meant. */
const sure = 0.5;
/** From the clearest opening of a list to the least clear. */
const openings: readonly LedList['by'][] = [
  'row',
  'colon',
  'parts',
  'brackets',
  'questions',
  'flow',
  'is',
  'bare',
  'verb',
];

/**
 * The lists of an idea in order: what the weights take for parts or states of a record, and alternatives behind a noun.
 * What precedes a list may name one of the likely records.
 */
export const enumerationsIn = perSource((source): readonly Enumeration[] => {
  if (!source.workbook.isRead) return [];
  const likely = likelyRecords(source);
  const listed = passagesOf(source.workbook).flatMap((passage) => {
    const found: { led: JudgedList; made: Enumeration }[] = [];
    const lists = listCandidates(source, passage, likely).map((one) => judged(source, one, likely));
    for (const one of lists.toSorted(byLikelihood)) {
      const other = found.find(
        ({ led: { list } }) => list.includes(one.list) || one.list.includes(list),
      );
      const isNew = other === undefined || isAround(one, other.led);
      const made = isNew ? enumeration(source, one, passage) : undefined;
      if (made) found.push({ led: one, made });
    }
    return found
      .toSorted((a, b) => passage.text.indexOf(a.led.list) - passage.text.indexOf(b.led.list))
      .map(({ made }) => made);
  });
  const all = [
    ...fieldTables(source, likely),
    ...tablesOf(source).flatMap((rows) => inTable(source, rows)),
    ...listed,
  ];
  const byStatement = new Map<Statement | undefined, Enumeration[]>();
  for (const one of all)
    for (const statement of one.statements) {
      const lists = byStatement.get(statement);
      if (lists === undefined) byStatement.set(statement, [one]);
      else lists.push(one);
    }
  // The items of a line may be a part of what stands below another.
  return all.filter(
    (one) => byStatement.get(one.statements[0])?.some((whole) => isPart(one, whole)) !== true,
  );
});

function isPart(one: Enumeration, whole: Enumeration): boolean {
  const names = new Set(whole.items.map(({ name }) => name));
  // `ID (printed, short, on the label)` among the parts of a record
  const isAside = one.kind === 'fields' && one.statements.length < whole.statements.length;
  if (isAside && whole.kind === 'fields') return true;
  return (
    one.kind === whole.kind &&
    one.items.length < whole.items.length &&
    one.items.every(({ name }) => names.has(name))
  );
}

/** Whether a list of parts ends with one of states: `a pitch, a service date and a status: open, on hire`. */
const isAround = (whole: JudgedList, part: JudgedList): boolean =>
  whole.kind === 'fields' &&
  part.kind === 'states' &&
  part.by === 'colon' &&
  whole.list.endsWith(part.list) &&
  whole.list.length > part.list.length;

/** How clear its opening is. */
const rankOf = (one: JudgedList): number =>
  one.isClear ? -1 : isAmongItems(one) ? openings.length : openings.indexOf(one.by);

const byLikelihood = (one: JudgedList, other: JudgedList): number =>
  Math.min(other.likelihood, sure) - Math.min(one.likelihood, sure) ||
  rankOf(one) - rankOf(other) ||
  other.choices.length - one.choices.length ||
  other.list.length - one.list.length;

function judged(source: Source, list: ListCandidate, likely: Likely): JudgedList {
  const [fields = 0, states = 0] = shares(scoresOf(list.facts, listLabels.length, listWeights));
  const areAsked = list.fields.length >= fewest && list.fields.every(({ isAsked }) => isAsked);
  const isKept = isBelowKept(list);
  const isSure = (list.by === 'questions' && areAsked) || isKept;
  const isClear = isKept || isChain(list);
  const isCertain = isSure || isClear;
  const isNoted = cuesIn(folded(list.lead), source.lexicon).some(
    ({ name }) => name === 'do:create',
  );
  const leastFields = isNoted ? leastOwned.noted : leastOwned.fields;
  const isPossible = isCertain || fields >= leastFields || states >= least.states;
  const owner = isPossible ? listOwner(source, list, likely) : undefined;
  const isOwned =
    /^(?:colon|row|parts|brackets)$/u.test(list.by) &&
    owner !== undefined &&
    !isAmongItems(list) &&
    owner.likelihood >= leastOwned.owner &&
    fields >= leastFields;
  const areFields =
    !areInTurn(list.list, source.lexicon) &&
    ((list.by !== 'is' && fields >= least.fields) ||
      (isOwned && states < least.states && !namesInstances(list)) ||
      isSure);
  const areNamed = areCalledStates(list) && list.choices.length >= fewest;
  const areStates = isChain(list) || states >= (areNamed ? leastNamed : least.states);
  const kind = areFields && !areNamed ? 'fields' : areStates ? 'states' : 'none';
  const likelihood = isCertain ? 1 : Math.max(fields, states);
  return { ...list, kind, likelihood, owner: owner?.noun, isOwned, isClear };
}

const arrows = /\s(?:→|->|=>)\s/u;

/** `too warm → alarm → corrective action text` tells what happens. */
const mostOfState = 2;

/** Whether arrows part all items of a list: `suspected → confirmed → released`. */
const isChain = (candidate: ListCandidate): boolean => {
  const { by, list, choices } = candidate;
  return (
    (by === 'bare' || isLedChain(candidate)) &&
    choices.length >= fewest &&
    choices.length === list.split(arrows).length &&
    choices.every(({ name }) => wordCount(name) <= mostOfState)
  );
};

/** `A pipe goes: removed → cleaned → voiced → packed`; one participle suffices, because menus and routes have none. */
const isLedChain = ({ by, choices, facts }: ListCandidate): boolean =>
  (by === 'colon' || by === 'flow') &&
  choices.length >= fewestLed &&
  !facts.has('participles none');

/** Whether a list is all that stands below `What we record per loan`. */
function isBelowKept({ by, lead, passage, fields }: ListCandidate): boolean {
  // `A: name, address, phone`
  const isAnswer = by === 'bare' || /^\p{L}?$/u.test(lead);
  const isWhole = isAnswer || (by === 'colon' && passage.isJoined === true);
  return isWhole && fields.length >= fewest && passage.isRecorded === true;
}

function enumeration(
  source: Source,
  led: JudgedList,
  { statements }: Passage,
): Enumeration | undefined {
  const { kind, fields, choices, by, lead, owner, isOwned } = led;
  const chosen = chosenOf(source, led);
  // `a reason (late / broken / other)`
  const isChoice =
    chosen !== undefined && by === 'brackets' && !isOwned && !led.facts.has('called states');
  if (isChoice || (kind === 'none' && chosen !== undefined))
    return { noun: chosen, kind: 'options', items: choices, statements };
  // `component: upright, beam, bracing` below `Defect`
  if (kind !== 'none' && isOfPart(led))
    return { noun: lead, kind: 'options', items: choices, statements };
  if (kind === 'none') return undefined;
  if (kind === 'states') {
    const items = choices.filter(isState);
    return items.length < fewestStates || choices.some(({ name }) => beginsSentence.test(name))
      ? undefined
      : { noun: owner, kind, items, statements };
  }
  // `We carry blood, samples and milk` tells how things are.
  const isAsked = statements.some((one) => one.kind === 'R' || one.kind === 'C');
  const items = namedIn(fields);
  return (owner !== undefined || isAsked) && !areValues(items, led.list, lead)
    ? { noun: owner, kind, items, statements }
    : undefined;
}

/** Whether a line below another lists what a part of it can be. */
function isOfPart({ by, lead, facts, owner, passage }: JudgedList): boolean {
  const isOfLine = owner !== undefined && !folded(lead).includes(folded(owner));
  return (
    by === 'colon' &&
    passage.isJoined !== true &&
    passage.above !== '' &&
    wordCount(lead) <= mostOfPart &&
    isOfLine &&
    !facts.has('called states')
  );
}

/** `others chip in`, in all languages. */
const beginsSentence =
  /^(?:others?|some|they|who|everyone|andere|autres|otr[oa]s|outr[oa]s|altr[ie]|anderen|inni|inne)\s/iu;

/** `kept 3 yrs` is no state. */
const isState = ({ name }: Item, at: number, all: readonly Item[]): boolean =>
  !/\p{N}/u.test(name) && all.findIndex((one) => folded(one.name) === folded(name)) === at;

/** The rows of each table of an idea, but of fields or of who may do what. */
function tablesOf({ workbook }: Source): Statement[][] {
  const fields = fieldRows(workbook);
  const tables = new Map<number, Statement[]>();
  for (const one of workbook.statements) {
    const isOther = one.cells.length === 0 || one.grants.length > 0 || fields.has(one);
    if (one.table === undefined || isOther) continue;
    const rows = tables.get(one.table);
    if (rows === undefined) tables.set(one.table, [one]);
    else rows.push(one);
  }
  return [...tables.values()].filter(({ length }) => length >= fewest);
}

const itemOf = (name: string): Item => ({ name, options: [], isFlag: false, isAsked: false });

/** States: `| Status | Who sets it |`; or records with their parts, one of which is a number in each: `| Tent | Price |`. */
function inTable(source: Source, rows: readonly Statement[]): Enumeration[] {
  const lengths = rows.map(({ cells }) => cells.length);
  const widest = rows[lengths.indexOf(Math.max(...lengths))];
  const [head, ...others] = widest?.cells.map(({ column }) => column ?? '') ?? [];
  const texts = rows.map(({ cells }) => cells.map(({ text }) => plainText(text)));
  if (head === undefined || head === '') return [];
  if (ofStates.test(`${folded(head)}:`)) {
    const items = texts.map(([first = '']) => itemOf(first));
    // In a list of tasks, states repeat.
    if (!items.every(isState)) return [];
    return [{ noun: undefined, kind: 'states', items, statements: rows }];
  }
  const isMeasured = others.some((_, at) => texts.every((row) => /\p{N}/u.test(row[at + 1] ?? '')));
  return isMeasured && others.every((other) => other !== '') && isRecordNoun(source, head)
    ? [{ noun: head, kind: 'fields', items: others.map(itemOf), statements: rows, records: texts }]
    : [];
}
