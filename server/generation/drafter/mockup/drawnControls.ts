import { capital } from '../lexicon/capital';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import type { Statement } from '../sort/workbook';
import { isTimeUnit } from '../write/boundaryValues';
import { cuedClause, wordCount } from '../write/cuedClause';
import { withoutOpening, withoutReason } from '../write/openings';
import { controlsOf, without, type Control } from './controls';
import { particleBehind } from './deeds';
import { fieldOf } from './fields';
import { asksToPick, drawnShape, isConceivable } from './likelyShape';
import { itemsIn } from './listItems';
import { withMessages } from './notices';
import type { Source } from './nouns';
import type { Product } from './product';
import type { Shape } from './shape';
import { subjectOf, type Subject } from './subjectOf';
import { controlWords } from './words/controlWords';

/** Shapes that say little of a requirement: what it is likely to call for replaces them. */
const general: ReadonlySet<Shape> = new Set(['button', 'fields']);
/** Shapes that a named view replaces. */
const plain: ReadonlySet<Shape> = new Set(['entries', 'fields']);
/** Shapes whose label is that of an input. */
const labelled: ReadonlySet<Shape> = new Set([
  'code',
  'fields',
  'photo',
  'poll',
  'search',
  'toggle',
]);
/** Shapes that need names. */
const severalNamed: ReadonlySet<Shape> = new Set(['checklist', 'compare', 'poll']);
/** A longer requirement stands below its drawing. */
const [longestLabel, longestHeading] = [110, 64];
const fewestStates = 3;
const [fewestWords, mostParts, mostWordsOfItem] = [3, 2, 4];
const code = /[{}<>=_/]|(?<!\p{L})(?:GET|POST|PUT|PATCH|DELETE)(?!\p{L})/u;

type Lists = Pick<Product, 'workbook' | 'lexicon' | 'words' | 'collections'>;

/**
 * The controls of a statement: those that its words tell, and where these say little or nothing, the drawing that it is
 * likely to call for.
 */
export function drawnControls(source: Source, product: Lists, statement: Statement): Control[] {
  const told = withMessages(product.collections, statement, controlsOf(source, statement));
  const { kind, text } = statement;
  if (kind !== 'R') return told;
  if (controlWords.introduction.test(text)) return [];
  const { lexicon } = source;
  const subject = subjectOf(product, statement);
  const draw = (words: string, own?: Control): Control | undefined => {
    const shape = drawnShape(words, lexicon);
    if (shape === 'fields' && own === undefined) return entryOf(source, statement);
    return shape && drawingOf(shape, words, subject, own);
  };
  const options = optionsIn(text);
  const [first, second] = told;
  if (first?.shape === 'button' && second === undefined && options.length > 1)
    return [{ ...first, shape: 'options', names: options }];
  if (told.length > 0)
    return told.map((one) => (general.has(one.shape) ? draw(one.label, one) : undefined) ?? one);
  const whole = draw(text);
  const named = namedShape(source, statement);
  const view = named && drawingOf(named, text, subject);
  if (whole && !(view && plain.has(whole.shape))) return [withHeading(source, statement, whole)];
  if (view) return [withHeading(source, statement, view)];
  if (options.length > 1 && asksToPick(text, lexicon))
    return [
      {
        ...without('options', text.length <= longestLabel ? capital(plainText(text)) : ''),
        names: options,
      },
    ];
  return partsOf(text, lexicon)
    .flatMap((part) => draw(part) ?? [])
    .filter(({ shape }) => !labelled.has(shape))
    .slice(0, mostParts);
}

/** A drawing with the requirement above it, without the words of a wish and the reason, if that is short. */
function withHeading({ workbook }: Source, statement: Statement, control: Control): Control {
  if (labelled.has(control.shape) || control.shape === 'notice') return control;
  const clause = cuedClause(workbook, statement);
  const { idea, span } = withoutReason(withoutOpening(clause));
  const text = plainText(idea.slice(span.start, span.end)).replace(controlWords.filler, '');
  return { ...control, label: text.length <= longestHeading ? capital(text) : '' };
}

/** The drawing of a shape for some words of a requirement; none without what it needs. */
function drawingOf(
  shape: Shape,
  text: string,
  subject: Subject,
  own?: Control,
): Control | undefined {
  if (!isDrawable(shape, text, subject)) return undefined;
  // What is taken without a time is chosen from what there is: `reserve a plot`.
  if (shape === 'slots' && own && subject.thing && !namesTime(text))
    return { ...own, shape: 'poll' };
  const longest = labelled.has(shape) ? longestLabel : longestHeading;
  const label = own?.label ?? (text.length <= longest ? capital(plainText(text)) : '');
  if (labelled.has(shape) && label === '') return undefined;
  if (shape === 'fields') return undefined;
  // What somebody gets is no file to choose.
  if (shape === 'photo' && controlWords.receiving.test(text)) return without('picture', label);
  // The rule is no message; it stands below.
  if (shape === 'notice') return without(shape, '');
  if (shape === 'entries')
    return own ? undefined : { ...without(shape, label), names: subject.names };
  return own ? { ...own, shape } : without(shape, label);
}

/** What is entered: the items of a list behind the verb, or else all in one field. */
function entryOf(source: Source, statement: Statement): Control | undefined {
  const { workbook, lexicon, words } = source;
  const { text } = statement;
  if (text.length > longestLabel) return undefined;
  const label = capital(plainText(text));
  const { cues, idea, span } = cuedClause(workbook, statement);
  const rest = idea.slice(cues.find(isVerb)?.end ?? span.end, span.end);
  const items = itemsIn(rest.slice(particleBehind(rest).length), lexicon);
  const isList = items.length > 1 && items.every(({ name }) => wordCount(name) <= mostWordsOfItem);
  const fields = isList
    ? items.map((item) => fieldOf(item, source))
    : [{ name: label, kind: 'note' } as const];
  return { ...without('fields', label), verbs: [words.send], fields };
}

/** The options of `players say yes/no/late`. */
function optionsIn(text: string): string[] {
  // The cells of a table describe a field.
  const [run = ''] = (text.includes('|') ? null : controlWords.options.exec(text)) ?? [];
  return run
    .split(/\s?\/\s?/u)
    .filter(Boolean)
    .map(capital);
}

/** The parts of a requirement that tells of several things: `they order, pay, and pick a slot`. */
function partsOf(text: string, { cues, hasSpaces }: Lexicon): string[] {
  if (!hasSpaces) return [];
  const joints = cues.and.filter((one) => /^\p{L}+$/u.test(one)).join('|');
  const parts = text.split(
    new RegExp(`[,;:]\\s+(?:(?:${joints})\\s)?|\\s(?:${joints})\\s|[.?!]\\s`, 'iu'),
  );
  return parts.length > 1 ? parts.filter((part) => wordCount(part) >= fewestWords) : [];
}

/** A view that a requirement names, if it may call for it: `sees open cases on a map`. */
function namedShape({ workbook, lexicon }: Source, statement: Statement): Shape | undefined {
  const { text } = statement;
  if (cuedClause(workbook, statement).cues.some(isDenial)) return undefined;
  const named = controlWords.views.find(([, words]) => words.test(text));
  return named && isConceivable(named[0], text, lexicon) ? named[0] : undefined;
}

const namesTime = (text: string): boolean =>
  controlWords.anySlot.test(text) ||
  (folded(text).match(/\p{L}+/gu) ?? []).some((word) => isTimeUnit(word));

/** Whether there is enough to draw. */
function isDrawable(shape: Shape, text: string, { names, thing }: Subject): boolean {
  // `Nr. 104` is nothing to tick off.
  if (severalNamed.has(shape))
    return names.length > 1 && names.every((name) => !/\p{N}$/u.test(name));
  if (shape === 'board') return (thing?.states.length ?? 0) >= fewestStates;
  // The product lists its records anyway.
  if (shape === 'entries') return thing === undefined && names.length > 0;
  return shape !== 'code' || code.test(text);
}
