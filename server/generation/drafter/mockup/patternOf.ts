import { folded } from '../lexicon/phraseIndex';
import type { Condition } from '../write/conditions';
import type { CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { isChoice, type Field } from './fields';
import type { ControlWords, MockupWords } from './mockupWords';

/** How a requirement is drawn; `statement` where its words name nothing more special. */
export type PatternName =
  | 'action'
  | 'book'
  | 'choice'
  | 'decide'
  | 'export'
  | 'file'
  | 'form'
  | 'map'
  | 'message'
  | 'notice'
  | 'pay'
  | 'rule'
  | 'scan'
  | 'search'
  | 'signIn'
  | 'statement'
  | 'table'
  | 'timer';

/** What is known of a clause before its pattern is chosen. */
interface Evidence {
  clause: CuedClause;
  text: string;
  listed: readonly Field[];
  /** Whether a label or bracket lists the fields. */
  isListed: boolean;
  condition: Condition | undefined;
  isActed: boolean;
  /** Whether the idea leaves payments out. */
  isUnpaid: boolean;
}

/** The most special pattern that the words name. */
export function patternOf(
  { clause, text, listed, isListed, condition, isActed, isUnpaid }: Evidence,
  { controls }: MockupWords,
): PatternName {
  const { cues, folded: said, span } = clause;
  const verbs = cues.filter((cue) => isPredicate(clause, cue));
  const has = (...names: readonly string[]) =>
    verbs.some(({ name }) =>
      names.some((one) => name === `do:${one}` || name === `done:${one}` || name === one),
    );
  const [first] = verbs;
  const isFirst = (name: string) =>
    verbs.some((verb) => verb.start === first?.start && verb.name === `do:${name}`);
  const spoken = verbs.map(
    ({ start, end }) => ` ${said.slice(start - span.start, end - span.start)}`,
  );
  const all = ` ${folded(text)} `;
  const isSaid = (list: keyof ControlWords) =>
    spoken.some((verb) => controls[list].some((part) => verb.includes(part)));
  const isNamed = (list: keyof ControlWords) => controls[list].some((part) => all.includes(part));
  const isConditional = cues.some(({ name, start }) => name === 'if' && start === span.start);
  const tests: readonly (readonly [PatternName, boolean])[] = [
    ['rule', (condition !== undefined || isConditional) && !isListed],
    ['table', isListed && has('show')],
    ['form', isListed && listed.length > 1],
    ['file', (has('upload') || has('create')) && isNamed('files')],
    ['export', isNamed('exporting')],
    ['scan', isNamed('scanning')],
    ['timer', isNamed('timing')],
    ['map', isNamed('mapping')],
    ['notice', isFirst('notify') || has('done:notify') || isSaid('receiving')],
    ['decide', has('approve') && isSaid('deciding')],
    ['pay', has('pay') && isSaid('paying') && !isUnpaid],
    ['book', has('book') && isSaid('booking')],
    ['choice', listed.length === 1 && isChoice(listed)],
    ['search', isFirst('search') && isSaid('searching')],
    ['message', isFirst('message') && isActed],
    ['signIn', isFirst('signIn') && isActed],
    ['table', isFirst('show')],
    ['form', has('create', 'organise', 'measure', 'assign') && listed.length > 0],
    ['action', isActed && verbs.length > 0],
  ];
  return tests.find(([, isIt]) => isIt)?.[0] ?? 'statement';
}
