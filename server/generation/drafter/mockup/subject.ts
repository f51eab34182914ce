import type { Thing } from './things';

/** Whom or what a drawing shows. */
export interface Subject {
  /** The words of the requirement. */
  text: string;
  /** None where no name is sure. */
  names: readonly string[];
  /** What is known of each, in one line. */
  facts: readonly string[];
  /** The list that they come from. */
  thing?: Thing;
}
