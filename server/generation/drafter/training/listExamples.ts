import { folded } from '../lexicon/phraseIndex';
import { likelyRecords } from '../mockup/likelyRecords';
import { listCandidates, type ListCandidate } from '../mockup/listFacts';
import { phraseKeys } from '../mockup/nounPhrases';
import { ownerCandidates } from '../mockup/ownerFacts';
import { passagesOf } from '../mockup/passages';
import type { listLabels, ownerLabels } from '../sort/learnedWeights';
import type { Example } from './learnWeights';
import { keysOf, type RecordIdea } from './recordExamples';

/** A list of an idea with its kind and, for parts and states, the place of the record that it is about. */
interface LabelledList {
  list: ListCandidate;
  label: (typeof listLabels)[number];
  record: number;
}

const fewest = 2;

/** The lists of an idea: of parts if half of its items are columns of a record, of states if more than half are its states. */
function labelledLists(idea: RecordIdea): LabelledList[] {
  const { source, records } = idea;
  const keyOf = (name: string) => phraseKeys(name.split(/\s+/u), source.lexicon).head;
  const columns = records.map((record) => new Set(record.columns.map(keyOf)));
  const states = records.map((record) => record.states.map((state) => folded(state)));
  const likely = likelyRecords(source);
  const lists = passagesOf(source.workbook).flatMap((one) => listCandidates(source, one, likely));
  return lists.map((list) => {
    const { fields, choices } = list;
    const asFields = columns.map((own) => fields.filter(({ name }) => own.has(keyOf(name))).length);
    const asStates = states.map(
      (own) => choices.filter(({ name }) => own.some((state) => isSame(state, name))).length,
    );
    const [mostFields, mostStates] = [Math.max(0, ...asFields), Math.max(0, ...asStates)];
    if (mostStates >= fewest && 2 * mostStates > choices.length)
      return { list, label: 'states', record: asStates.indexOf(mostStates) };
    const isOfFields = mostFields >= fewest && 2 * mostFields >= fields.length;
    return isOfFields
      ? { list, label: 'fields', record: asFields.indexOf(mostFields) }
      : { list, label: 'none', record: -1 };
  });
}

/** `defaulted if nobody turns up` is `defaulted`. */
function isSame(state: string, name: string): boolean {
  const low = folded(name);
  return low === state || low.startsWith(`${state} `) || state.endsWith(` ${low}`);
}

/** The lists of an idea, labelled by what they list. */
export function listExamples(idea: RecordIdea): Example<(typeof listLabels)[number]>[] {
  return labelledLists(idea).map(({ list: { facts }, label }) => ({ facts, labels: [label] }));
}

/** The nouns before each list of parts or states, labelled by whether they name the record that it is about. */
export function ownerExamples(idea: RecordIdea): Example<(typeof ownerLabels)[number]>[] {
  const likely = likelyRecords(idea.source);
  const keys = keysOf(idea);
  return labelledLists(idea)
    .filter(({ label }) => label !== 'none')
    .flatMap(({ list, record }) =>
      ownerCandidates(idea.source, list, likely).map(({ key, sheet, facts }) => {
        const isOwner = [key, sheet].some((one) => one !== undefined && keys[record]?.has(one));
        return { facts, labels: [isOwner ? ('owner' as const) : ('none' as const)] };
      }),
    );
}
