import { capital } from '../lexicon/capital';
import type { Cue } from '../lexicon/cueIndex';
import { singularOf } from '../lexicon/englishNumber';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import { likelyAct } from '../sort/likelyAct';
import type { Statement } from '../sort/workbook';
import { cuedClause, type CuedClause } from '../write/cuedClause';
import { anyDeedOf, baseOf, leadingVerb, particleBehind, verbsBehind } from './deeds';
import { fieldOf, kindOf, type Field } from './fields';
import { itemsIn } from './listItems';
import type { Source } from './nouns';
import { controlWords } from './words/controlWords';
import { stativeVerbs } from './words/stativeVerbs';
import { light } from './words/verbGrammar';

/** What a control looks like: `people` is a list of people, `slots` a calendar, `notice` a message that arrives. */
export type Shape =
  | 'button'
  | 'count'
  | 'fields'
  | 'notice'
  | 'people'
  | 'search'
  | 'slots'
  | 'upload';

/** The control of a requirement that belongs to no list of records. */
export interface Control {
  shape: Shape;
  /** The words of the statement from its verb on: `Describe what is broken`. */
  label: string;
  /** The words on its buttons. */
  verbs: readonly string[];
  /** What is entered. */
  fields: readonly Field[];
}

/** A longer label is cut at the next border; one that is still longer is no label. */
const [longLabel, longestLabel] = [64, 110];
const longestNotice = 180;
const [fewestFields, mostFields] = [2, 8];

/** What is done by choosing a file, if one is named, and by writing. */
const withFile = /^do:(?:create|upload|message|other)$/u;
const writing = /^do:(?:create|message|measure)$/u;

/** The controls of a statement; none where its words do not surely say what somebody does. */
export function controlsOf(source: Source, statement: Statement): Control[] {
  const { workbook, lexicon } = source;
  if (statement.kind !== 'R') return [];
  const clause = cuedClause(workbook, statement);
  const predicates =
    lexicon.code === 'en' ? predicatesIn(clause, statement) : wholeOf(source, statement);
  const controls = predicates.flatMap((one) => controlOf(source, one) ?? []);
  return controls.length > 0 ? controls : told(source, statement, clause);
}

/** What a statement shows or sends, whoever does it: `we want to know how many came`, `it reminds them`. */
function told({ lexicon }: Source, { text }: Statement, clause: CuedClause): Control[] {
  const [counted = ''] = controlWords.counted.exec(text) ?? [];
  if (counted !== '' && counted.length <= longLabel)
    return [{ shape: 'count', label: capital(plainText(counted)), verbs: [], fields: [] }];
  const isNotice =
    likelyAct(clause.folded, lexicon) === 'notify' || controlWords.arriving.test(clause.folded);
  return isNotice && text.length <= longestNotice
    ? [{ shape: 'notice', label: capital(plainText(text)), verbs: [], fields: [] }]
    : [];
}

/** A verb and what belongs to it. */
interface Predicate {
  /** The class of its verb, such as `do:create`. */
  action: string;
  base: string;
  verbs: readonly string[];
  label: string;
  /** What stands behind its verbs. */
  object: string;
}

/** The predicate of a statement in a language other than English, with all of the statement as its label. */
function wholeOf({ workbook }: Source, statement: Statement): Predicate[] {
  const deed = anyDeedOf(workbook, statement);
  if (deed === undefined) return [];
  const { action, object, verbs } = deed;
  const label = capital(plainText(statement.text));
  return [{ action, base: folded(verbs[0] ?? ''), verbs, label, object }];
}

/** The predicates of an English statement: `write what happened, mark anything urgent`. */
function predicatesIn(clause: CuedClause, statement: Statement): Predicate[] {
  const { idea, span, lexicon } = clause;
  const first = leadingVerb(clause, statement);
  if (first === undefined) return [];
  const verbs = [first, ...verbsAfter(clause, first)];
  return verbs.map((verb, at): Predicate => {
    const form = folded(idea.slice(verb.start, verb.end));
    const base = baseOf(lexicon, form) ?? singularOf(form);
    const end = verbs[at + 1]?.start ?? span.end;
    const rest = idea.slice(verb.end, end).replace(controlWords.joint, '');
    const added = particleBehind(rest);
    const { run, verbs: others } = verbsBehind(rest, lexicon);
    return {
      action: verb.name,
      base,
      verbs: [base + added, ...others].map(capital),
      label: capital(plainText(shortened(base + rest))),
      object: rest.slice(run.length + added.length),
    };
  });
}

/** The verbs that go on from the first one, in the same form and with an object of their own. */
function verbsAfter({ idea, folded: text, span, cues, lexicon }: CuedClause, first: Cue): Cue[] {
  const isBase = ({ start, end }: Cue) => {
    const form = text.slice(start - span.start, end - span.start);
    return baseOf(lexicon, form) === form;
  };
  const isObject = (place: number) =>
    cues.some(
      ({ name, start }) => start === place && /^(?:determiner|pronoun|that)$/u.test(name),
    ) || controlWords.opening.test(idea.slice(place, place + 8));
  let last = first;
  return [...idea.slice(first.end, span.end).matchAll(controlWords.joints)].flatMap((found) => {
    const place = first.end + found.index + found[0].length;
    const verb = cues.find(({ name, start }) => name.startsWith('do:') && start === place);
    // `approve or reject a swap` is one predicate.
    const isBehind = first.end + found.index === last.end;
    if (verb === undefined || isBehind) return [];
    if (isBase(verb) !== (found[0].endsWith('can ') || isBase(last))) return [];
    const next = verb.end + 1 + particleBehind(idea.slice(verb.end, span.end)).length;
    if (!isObject(next)) return [];
    last = verb;
    return [verb];
  });
}

/** A text without what follows the border behind its first words. */
function shortened(text: string): string {
  if (text.length <= longLabel) return text;
  const end = text.search(controlWords.border);
  return end > 0 ? text.slice(0, end) : text;
}

function controlOf(source: Source, predicate: Predicate): Control | undefined {
  const { base, label, object, verbs } = predicate;
  const { lexicon, words } = source;
  const shape = shapeOf(source, predicate);
  const isIdle = stativeVerbs[lexicon.code].test(base) || light.test(base);
  if (shape === undefined || (shape === 'button' && isIdle) || label.length > longestLabel)
    return undefined;
  const [before, list] = shape === 'fields' ? listIn(object, lexicon) : ['', ''];
  const items = itemsIn(list, lexicon).slice(0, mostFields);
  if (items.length >= fewestFields)
    return {
      shape,
      label: before === '' ? label : capital(plainText(base + before)),
      verbs,
      fields: items.map((item) => fieldOf(item, words)),
    };
  const kind = kindOf(label, words);
  return { shape, label, verbs, fields: [{ name: label, kind: kind === 'text' ? 'note' : kind }] };
}

/** What stands before the list of what is entered, and that list: `a customer` and `name, address and phone`. */
function listIn(object: string, { code }: Lexicon): readonly [string, string] {
  const [, before = '', list = object] = /^(.{3,48}?)\swith\s(.+)$/su.exec(object) ?? [];
  return code === 'en' ? [before, list] : ['', object];
}

/** What a control looks like, by what is done and to what; `undefined` for what is only looked at. */
function shapeOf(
  { words, lexicon }: Source,
  { action, base, label, object }: Predicate,
): Shape | undefined {
  const text = folded(object).trim();
  const isFile = kindOf(label, words) === 'photo' && withFile.test(action);
  if (isFile || controlWords.uploading.test(base)) return 'upload';
  if (controlWords.finding.test(base)) return 'search';
  if (controlWords.amount.test(text)) return action === 'do:show' ? 'count' : 'fields';
  if (action === 'do:show') return controlWords.people.test(text) ? 'people' : undefined;
  if (/^do:(?:book|organise|other)$/u.test(action) && controlWords.slots.test(text)) return 'slots';
  // `Register before paying`
  const [first = ''] = text.split(' ');
  const isWritten = writing.test(action) && !lexicon.prepositions.includes(first);
  return isWritten && !controlWords.pressed[lexicon.code]?.test(base) ? 'fields' : 'button';
}
