import type { Span } from '../read/span';
import type { CuedClause } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import { alternativesIn, choicesBehind, fieldsIn, partsIn, type Entered } from './fieldsIn';
import { plainText } from './plainText';

/** What a part of a statement lists. */
export interface TaskLists {
  /** What it lists, and whether one of these is chosen. */
  listed: readonly string[];
  isChoice: boolean;
  /** Whether these are the states that something is put in. */
  areStates: boolean;
  /** What is entered, or looked at: two or more things. */
  fields: readonly Entered[];
}

/** Reads what is chosen, entered or shown, in the idea's words. */
export function taskLists(
  clause: CuedClause,
  text: Span,
  label: string,
  { isOfEach, isDone, isCondition }: { isOfEach: boolean; isDone: boolean; isCondition: boolean },
): TaskLists {
  const choices = choicesBehind(clause, text, isDone);
  const parts = isOfEach ? partsIn(clause, text) : [];
  const entered = isCondition || choices.length > 0 ? [] : fieldsIn(clause, text);
  const fields = parts.length > 0 ? parts : entered;
  const named = objectsIn(label);
  const list = listedThings(clause);
  const at = clause.idea.indexOf(list.things[0] ?? '', clause.span.start);
  // Examples in quotation marks are nothing to enter or to choose.
  const isExample = list.things.some((thing) => /["“”„«»]/u.test(thing));
  const isListed =
    list.things.length > 0 && !isExample && named.length === 0 && at >= text.start && at < text.end;
  if (choices.length > 0) return { fields, listed: choices, isChoice: true, areStates: true };
  if (isListed)
    return {
      fields,
      listed: list.things.map(plainText),
      isChoice: list.isChoice,
      areStates: false,
    };
  const alternatives = alternativesIn(clause, text);
  return alternatives.length > 0
    ? { fields, listed: alternatives, isChoice: true, areStates: false }
    : { fields, listed: named, isChoice: false, areStates: false };
}

/** `Record temperature, pulse and appetite of each animal` */
const objects =
  /^\p{L}+\s(?<list>\p{L}+(?:\s\p{L}+)?(?:,\s\p{L}+(?:\s\p{L}+)?)*,?\sand\s\p{L}+)(?=$|\s(?:of|for|with|at|in|per)\s)/u;

/** What a verb is followed by, if these are several things of a word or two. */
function objectsIn(label: string): string[] {
  const list = objects.exec(label)?.groups?.list ?? '';
  return list === '' ? [] : list.split(/,\s|,?\sand\s/u);
}
