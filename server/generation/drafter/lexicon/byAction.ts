import { actionNames, type ActionName, type Actions } from './lexicon';

/** One list of words for each action. */
export function byAction(make: (name: ActionName) => readonly string[]): Actions {
  return Object.fromEntries(actionNames.map((name) => [name, make(name)]));
}
