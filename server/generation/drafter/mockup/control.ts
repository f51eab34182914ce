import type { Cue } from '../lexicon/cueIndex';
import type { ActionName } from '../lexicon/lexicon';
import { nextBorder, type CuedClause } from '../write/cuedClause';
import type { ControlWords, MockupWords } from './mockupWords';

/** How a requirement is drawn: as a screen of its own, as information for somebody, or as a rule. */
export type Control =
  | 'search'
  | 'show'
  | 'file'
  | 'choice'
  | 'decide'
  | 'pay'
  | 'form'
  | 'book'
  | 'message'
  | 'button'
  | 'notice'
  | 'rule';

/** A control requires a verb of the class and one of its words, in the verb or after it. */
const sureControls: readonly (readonly [
  Control,
  ActionName,
  keyof ControlWords,
  'verb' | 'object',
])[] = [
  ['search', 'search', 'searching', 'verb'],
  ['file', 'upload', 'files', 'object'],
  ['file', 'create', 'files', 'object'],
  ['decide', 'approve', 'deciding', 'verb'],
  ['pay', 'pay', 'paying', 'verb'],
  ['book', 'book', 'booking', 'verb'],
];

/** Classes of verbs that describe a quality as often as an action. */
const vague: ReadonlySet<string> = new Set(['do:other', 'do:check', 'do:measure', 'do:calculate']);

/** Decides which control a requirement needs; a rule if its words are ambiguous. */
export function controlOf(
  clause: CuedClause,
  verb: Cue | undefined,
  isTask: boolean,
  /** Whether the verb comes first, as in an action. */
  isLed: boolean,
  thingCount: number,
  words: MockupWords,
): Control {
  const { cues, folded: text, idea, span, lexicon } = clause;
  if (verb === undefined) return 'rule';
  const names = cues.flatMap(({ name, start }) => (start === verb.start ? name : []));
  const has = (name: ActionName) => names.includes(`do:${name}`);
  const places = {
    verb: text.slice(verb.start - span.start, verb.end - span.start),
    // If the verb comes last, its object is before it.
    object:
      lexicon.code === 'en' || verb.end - span.start < text.length / 2
        ? text.slice(verb.end - span.start, nextBorder(idea, verb.end, span.end) - span.start)
        : text,
  };
  const isOf = (list: keyof ControlWords, place: keyof typeof places) =>
    words.controls[list].some((part) => ` ${places[place]}`.includes(part));
  // `is told`: a passive is not an action of the user.
  if (!names.some((name) => name.startsWith('do:')))
    return names.includes('done:notify') ? 'notice' : 'rule';
  if (isOf('receiving', 'verb') && (isLed || !isTask)) return 'notice';
  if (thingCount > 2 && isOf('asking', 'verb')) return 'form';
  if (!isTask) return has('show') && thingCount > 1 ? 'show' : has('notify') ? 'notice' : 'rule';
  if (thingCount > 1 && isOf('choosing', 'verb')) return 'choice';
  const sure = sureControls.find(([, action, list, place]) => has(action) && isOf(list, place));
  // In English, an action begins with its verb.
  if (sure !== undefined && (isLed || lexicon.code !== 'en')) return sure[0];
  if (has('show')) return 'show';
  if (has('create') || (thingCount > 1 && has('organise'))) return 'form';
  if (has('message')) return 'message';
  return isLed || !names.every((name) => vague.has(name)) ? 'button' : 'rule';
}
