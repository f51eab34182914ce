import type { ActName } from '../../../sort/actNames';

/** What a test of an act looks at in one language. */
interface ActWords {
  /** The criterion, with the `{object}` in the idea's words. */
  check: string;
  /** Another look at the same, for every second time in a document. */
  again?: string;
  /** What goes wrong, and what is then seen; said once in a document. */
  fails?: string;
}

export type ActTable = Readonly<Record<ActName, ActWords>>;
