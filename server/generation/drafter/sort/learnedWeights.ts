import { actNames } from '../lexicon/actNames';
import { numberUses } from '../lexicon/numberUses';
import acts from '../weights/Act.json';
import columns from '../weights/Column.json';
import kinds from '../weights/Kind.json';
import kindsInContext from '../weights/KindInContext.json';
import lists from '../weights/List.json';
import numbers from '../weights/Number.json';
import owners from '../weights/Owner.json';
import records from '../weights/Record.json';
import roles from '../weights/Role.json';
import states from '../weights/State.json';
import types from '../weights/Type.json';
import { sparseIn, weightsIn, type Weights } from '../weights/scores';
import { productTypes } from '../types/productTypes';
import type { StatementKind } from './workbook';

/**
 * What classifies a clause: first by its own facts alone, then by these and by what the clauses around it seem to be
 * (`sort/contextFacts.ts`).
 */
export interface KindWeights {
  alone: Weights;
  inContext: Weights;
}

/** The kinds of a clause, and whether a noun for people is a role: in the order of their weights. */
export const weighedKinds = ['R', 'G', 'C', 'N', 'B'] as const satisfies readonly StatementKind[];
export const roleLabels = ['role', 'none'] as const;
/** Whether a noun names the records that a product lists, a noun phrase a column of theirs, and a word one of their states. */
export const recordLabels = ['record', 'none'] as const;
export const columnLabels = ['column', 'none'] as const;
export const stateLabels = ['state', 'none'] as const;
/** What the items of a list are: parts of a record, its states, or something else; and whether a noun names that record. */
export const listLabels = ['fields', 'states', 'none'] as const;
export const ownerLabels = ['owner', 'none'] as const;
/** A product type; `none` for an idea of no known type. */
export const typeLabels = [...productTypes.map(({ slug }) => slug), 'none' as const];
/** What a requirement has done; `none` for a clause that calls for no test of its own. */
export const actLabels = [...actNames, 'none' as const];

/**
 * Learned by `npm run train`: kinds and roles from the annotated ideas, types from those and `training/typeCorpus`, acts
 * from `training/actCorpus` alone, uses of numbers from `training/numberCorpus`, records, columns, states and lists from
 * `training/recordCorpus`
 * (docs/decisions/009-kinds-are-learned.md).
 */
export const kindWeights: KindWeights = {
  alone: weightsIn(kinds),
  inContext: weightsIn(kindsInContext),
};
export const roleWeights = weightsIn(roles);
export const typeWeights = sparseIn(types, typeLabels);
export const actWeights = sparseIn(acts, actLabels);
export const numberWeights = sparseIn(numbers, numberUses);
export const recordWeights = weightsIn(records);
export const columnWeights = weightsIn(columns);
export const stateWeights = weightsIn(states);
export const listWeights = weightsIn(lists);
export const ownerWeights = weightsIn(owners);
