import { capital } from '../lexicon/capital';
import { cuesIn } from '../lexicon/cueIndex';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import type { Statement } from '../sort/workbook';
import { isTimeUnit } from '../write/boundaryValues';
import { cuedClause, wordCount } from '../write/cuedClause';
import { withoutOpening, withoutReason } from '../write/openings';
import { bareControl, controlsOf, messageIn, type Control } from './controls';
import { particleBehind } from './deeds';
import { fieldOf } from './fields';
import { asksToPick, drawnShape, isConceivable } from './likelyShape';
import { itemsIn } from './listItems';
import { withMessages } from './notices';
import type { Source } from './nouns';
import type { Collection } from './product';
import type { Shape } from './shape';
import type { Subject } from './subject';
import { controlWords } from './words/controlWords';
import { receivingVerbs } from './words/receivingVerbs';
import { wishes } from './words/wishes';

/** Shapes that a named view replaces. */
const plain: ReadonlySet<Shape> = new Set(['entries', 'fields']);
/** Shapes whose label is that of an input. */
const labelled: ReadonlySet<Shape> = new Set([
  'code',
  'fields',
  'options',
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

/**
 * The controls of a statement: those that its words tell, and where these say little or nothing, the drawing that it is
 * likely to call for.
 *
 * @param collections the lists of the product
 * @param subject what the statement is about
 */
export function drawnControls(
  source: Source,
  collections: readonly Collection[],
  statement: Statement,
  subject: Subject,
): Control[] {
  const told = withMessages(collections, statement, controlsOf(source, statement));
  if (statement.kind !== 'R' || statement.isUndecided) return told;
  if (controlWords.introduction.test(statement.text)) return [];
  return told.length > 0
    ? told.map((one) => drawnInstead(source, subject, one) ?? one)
    : drawingsOf(source, statement, subject);
}

/** What is drawn instead of a button or a text field, which say little of a requirement. */
function drawnInstead(
  { lexicon }: Source,
  subject: Subject,
  control: Control,
): Control | undefined {
  const { shape, label, fields } = control;
  if (shape === 'entries' || shape === 'people') {
    const named = namedShape(lexicon, subject.text);
    return named && drawingOf(lexicon, named, label, subject);
  }
  const [field, second] = fields;
  const isNote = shape === 'fields' && field?.kind === 'note' && second === undefined;
  if (shape !== 'button' && !isNote) return undefined;
  const options = optionsIn(label, lexicon);
  if (shape === 'button' && options.length > 1)
    return { ...control, shape: 'options', names: options };
  const likely = drawnShape(label, lexicon);
  if (likely === undefined || plain.has(likely)) return undefined;
  // What is taken without a time is chosen from what there is: `reserve a plot`.
  if (likely === 'slots' && subject.thing && !namesTime(label))
    return { ...control, shape: 'poll' };
  const drawing = drawingOf(lexicon, likely, label, subject);
  if (drawing === undefined || likely === 'notice') return drawing;
  return { ...control, shape: drawing.shape };
}

/** The drawings of a statement whose words tell no control. */
function drawingsOf(source: Source, statement: Statement, subject: Subject): Control[] {
  const { lexicon } = source;
  const { text } = statement;
  const draw = (words: string): Control | undefined => {
    const shape = drawnShape(words, lexicon);
    if (shape === 'fields') return entryOf(source, statement);
    return shape && drawingOf(lexicon, shape, words, subject);
  };
  const { idea, span } = withoutReason(cuedClause(source.workbook, statement));
  const asked = idea.slice(span.start, span.end);
  const whole = draw(asked);
  const named = namedShape(lexicon, text);
  const view = named && drawingOf(lexicon, named, asked, subject);
  const first = whole && !(view && plain.has(whole.shape)) ? whole : view;
  if (first) return [withHeading(source, statement, first)];
  const options = optionsIn(text, lexicon);
  if (options.length > 1 && text.length <= longestLabel)
    return [{ ...bareControl('options', capital(plainText(text))), names: options }];
  return partsOf(asked, lexicon)
    .flatMap((part) => draw(part) ?? [])
    .filter(({ shape }) => !labelled.has(shape))
    .slice(0, mostParts);
}

/** A drawing with the requirement above it, without the words of a wish and the reason, if that is short. */
function withHeading(
  { workbook, lexicon }: Source,
  statement: Statement,
  control: Control,
): Control {
  if (labelled.has(control.shape) || control.shape === 'notice') return control;
  const clause = cuedClause(workbook, statement);
  const { idea, span } = withoutReason(withoutOpening(clause));
  const said = plainText(idea.slice(span.start, span.end));
  const text = said.replace(wishes[lexicon.code] ?? '', '');
  return { ...control, label: text.length <= longestHeading ? capital(text) : '' };
}

/** The drawing of a shape for some words of a requirement; none without what it needs. */
function drawingOf(
  lexicon: Lexicon,
  shape: Shape,
  text: string,
  subject: Subject,
): Control | undefined {
  if (!isDrawable(shape, text, subject) || !isWanted(shape, text, lexicon)) return undefined;
  const longest = labelled.has(shape) ? longestLabel : longestHeading;
  const label = text.length <= longest ? capital(plainText(text)) : '';
  if (labelled.has(shape) && label === '') return undefined;
  // What somebody gets is no file to choose.
  const isGiven = shape === 'photo' && receivingVerbs[lexicon.code]?.test(text);
  if (isGiven) return bareControl('picture', label);
  if (shape === 'notice') return bareControl(shape, subject.thing ? '' : messageIn(text));
  return { ...bareControl(shape, label), names: shape === 'entries' ? subject.names : [] };
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
  return { ...bareControl('fields', label), verbs: [words.send], fields };
}

/** The options of `players say yes/no/late`; none unless somebody probably picks something. */
function optionsIn(text: string, lexicon: Lexicon): string[] {
  // The cells of a table describe a field.
  const [run = ''] = (text.includes('|') ? null : controlWords.options.exec(text)) ?? [];
  const options = [...new Set(run.split('/').map((one) => capital(one.trim())))];
  return options.length > 1 && asksToPick(text, lexicon) ? options : [];
}

/** The parts of a requirement that tells of several things: `they order, pay, and pick a slot`. */
function partsOf(text: string, { cues, hasSpaces }: Lexicon): string[] {
  if (!hasSpaces) return [];
  const joints = cues.and.filter((one) => /^\p{L}+$/u.test(one)).join('|');
  const parts = text.split(
    new RegExp(`[,;:]\\s(?:(?:${joints})\\s)?|\\s(?:${joints})\\s|[.?!]\\s`, 'iu'),
  );
  return parts.length > 1 ? parts.filter((part) => wordCount(part) >= fewestWords) : [];
}

/** A view that a requirement names, if it may call for it: `sees open cases on a map`. */
function namedShape(lexicon: Lexicon, text: string): Shape | undefined {
  const named = controlWords.views.find(([, words]) => words.test(text));
  return named && isConceivable(named[0], text, lexicon) ? named[0] : undefined;
}

const namesTime = (text: string): boolean =>
  controlWords.anySlot.test(text) ||
  (folded(text).match(/\p{L}+/gu) ?? []).some((word) => isTimeUnit(word));

/** Whether nothing in some words denies what would be drawn; a message may be about what does not happen. */
const isWanted = (shape: Shape, text: string, lexicon: Lexicon): boolean =>
  shape === 'notice' ||
  (!controlWords.unwanted.test(text) && !cuesIn(folded(text), lexicon).some(isDenial));

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
