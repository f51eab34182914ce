import { capital } from '../lexicon/capital';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import { likelyAct } from '../sort/likelyAct';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import { objectIn } from './deeds';
import { fieldOf, kindOf, type Field } from './fields';
import { levelsOf } from './levelsOf';
import { areAlternatives, itemsIn } from './listItems';
import { keyOf, type Source } from './nouns';
import { isOfSystem } from './leadingVerb';
import { predicatesOf, type Predicate } from './predicates';
import { sampleNamesOf } from './sampleNames';
import { sampleValuesOf } from './sampleValues';
import type { Shape } from './shape';
import { controlWords } from './words/controlWords';
import { receivingVerbs } from './words/receivingVerbs';
import { stativeVerbs } from './words/stativeVerbs';
import { light } from './words/verbGrammar';

/** The control of a requirement that belongs to no list of records. */
export interface Control {
  shape: Shape;
  /** The words of the statement from its verb on, `Describe what is broken`, or all; empty if these stand below. */
  label: string;
  /** The words on its buttons. */
  verbs: readonly string[];
  /** What is entered. */
  fields: readonly Field[];
  /** What is listed, apart from people, or the options to choose from. */
  names: readonly string[];
}

/** What is longer is no label. */
const [longestLabel, longestCounted] = [110, 64];
const longestNotice = 180;
const [fewestFields, fewestListed, mostFields] = [2, 3, 8];
const mostOfOption = 3;
const listing = /^[^,;]{3,60}:\s/u;

/** What is done by choosing a file, if one is named, and by writing. */
const withFile = /^do:(?:create|upload|message|assign|other)$/u;
const writing = /^do:(?:create|message|measure)$/u;

/** Verbs before what is shown or wanted. */
const showing = /^(?:do:show|want)$/u;

/** The controls of a statement; none where its words do not surely say what somebody does. */
export function controlsOf(source: Source, statement: Statement): Control[] {
  const { workbook } = source;
  if (statement.kind !== 'R') return [];
  const predicates = predicatesOf(workbook, statement);
  const at = predicates.findIndex(({ isDetail }) => isDetail);
  const whole = at < 0 ? predicates : predicates.slice(0, at);
  const controls = whole.flatMap((one) => controlOf(source, one) ?? []);
  const fields = predicates.slice(whole.length).flatMap((one) => detailsOf(source, one));
  const [first, ...others] = controls;
  if (first && fields.length > 0)
    return [{ ...first, shape: first.shape === 'slots' ? 'slots' : 'fields', fields }, ...others];
  return controls.length > 0 ? controls : told(workbook, statement);
}

/** What is entered by what a sentence says behind its colon: `they pick the line, describe the fault`. */
function detailsOf(source: Source, predicate: Predicate): readonly Field[] {
  const { label, object } = predicate;
  const control = controlOf(source, predicate);
  const own = control?.fields.filter(({ name, options }) => options ?? name !== label) ?? [];
  if (own.length > 0) return own;
  const [item] = itemsIn(object, source.lexicon);
  if (item === undefined) return control?.fields ?? [];
  const field = fieldOf(item, source);
  return [
    field.kind === 'text' && writing.test(predicate.action) ? { ...field, kind: 'note' } : field,
  ];
}

/** What a statement shows or sends, whoever does it: `it reminds them`, `a map of all stops`. */
function told(workbook: Workbook, statement: Statement): Control[] {
  const { text } = statement;
  const clause = cuedClause(workbook, statement);
  const { cues, folded: small, lexicon, span } = clause;
  const isDenied = cues.some(isDenial) || controlWords.unwanted.test(text);
  const [, counted = ''] = controlWords.counted.exec(text) ?? [];
  if (counted !== '' && counted.length <= longestCounted && !isDenied)
    return [bareControl('figure', counted)];
  // `Staff say the old calendar stays`
  const isSaid = (at: number) =>
    cues.some((cue) => isVerb(cue) && !showing.test(cue.name) && cue.end <= span.start + at);
  const [shape] =
    controlWords.told.find(([, words]) => {
      const at = words.exec(text)?.index;
      return at !== undefined && !isSaid(at);
    }) ?? [];
  if (shape !== undefined && text.length <= longestLabel && !isDenied)
    return [bareControl(shape, text)];
  const sends = isOfSystem(clause, statement) && cues.some(({ name }) => name === 'do:notify');
  const isNotice =
    sends || likelyAct(small, lexicon) === 'notify' || controlWords.arriving.test(small);
  return isNotice && text.length <= longestNotice ? [bareControl('notice', messageIn(text))] : [];
}

/** What a message says: what it is sent for, or else all: `If a rope is due, it warns us`. */
export const messageIn = (text: string): string =>
  controlWords.reason.exec(text)?.find((part, at) => at > 0 && part) ?? text;

/** A control without buttons and fields. */
export const bareControl = (shape: Shape, label: string): Control => ({
  shape,
  label: capital(plainText(label)),
  verbs: [],
  fields: [],
  names: [],
});

function controlOf(source: Source, predicate: Predicate): Control | undefined {
  const { action, base, label, object, verbs } = predicate;
  const { lexicon, words } = source;
  const noun = objectIn(object, lexicon);
  const options = optionsOf(source, predicate, folded(noun));
  if (options.length > 1)
    return {
      ...bareControl('fields', label),
      verbs,
      fields: [{ name: options.includes(noun) ? label : noun, kind: 'choice', options }],
    };
  const shape = shapeOf(source, predicate, folded(noun));
  const isIdle = stativeVerbs[lexicon.code].test(base) || light.test(base);
  if (shape === undefined || (shape === 'button' && isIdle) || label.length > longestLabel)
    return undefined;
  // `plan the trips: patient, time, clinic`
  const isListed = shape === 'fields' || (shape === 'button' && listing.test(object));
  const [before, list] = isListed ? listIn(object, lexicon) : ['', ''];
  const items = itemsIn(list, lexicon).slice(0, mostFields);
  if (items.length >= (shape === 'fields' ? fewestFields : fewestListed))
    return {
      ...bareControl('fields', before === '' ? label : (base + before).replace(/[\s,;]+$/u, '')),
      verbs,
      fields: items.map((item) => fieldOf(item, source)),
    };
  const kind = kindOf(label, words);
  const field = { name: label, kind: kind === 'text' ? 'note' : kind } as const;
  const made = action === 'do:create' ? controlWords.fileMade.exec(object) : null;
  const [, file, format] = made ?? [];
  if (file !== undefined && shape !== 'photo')
    return { ...bareControl('button', label), verbs: [capital(`${file}.${folded(format ?? '')}`)] };
  const names = shape === 'entries' ? namesOf(folded(noun), lexicon) : [];
  return { shape, label, verbs, fields: [field], names };
}

/** What can be chosen where something is set that has usual values: `set a priority`. */
function optionsOf(
  { words, lexicon }: Source,
  { base, object, verbs: [verb] }: Predicate,
  noun: string,
): readonly string[] {
  const values = sampleValuesOf(noun, lexicon.code);
  const areWords =
    noun !== '' && kindOf(noun, words) === 'text' && !values.some((one) => /\p{N}/u.test(one));
  if (!controlWords.setting.test(base)) return [];
  // `set it to seen, ordered or done`; `pick up a crate or a box` chooses nothing.
  const opening = [...lexicon.prepositions, ...lexicon.cues.pronoun];
  const said = object.trim().split(' ');
  const bare = said.slice(said.findIndex((word) => !opening.includes(word))).join(' ');
  const items = itemsIn(bare, lexicon, { areChoices: true }).map(({ name }) => name);
  const areOptions =
    verb === capital(base) &&
    areAlternatives(bare, lexicon) &&
    items.every((name) => wordCount(name) <= mostOfOption);
  if (areOptions && items.length > 1) return items;
  return areWords ? values : [];
}

const namesOf = (noun: string, lexicon: Lexicon) =>
  noun === '' ? [] : sampleNamesOf(lexicon, keyOf(lexicon, noun));

/** What stands before the list of what is entered, and that list: `a customer` and `name, address and phone`. */
function listIn(object: string, { code }: Lexicon): readonly [string, string] {
  const [, before = '', list = object] = controlWords.withParts.exec(object) ?? [];
  return code === 'en' ? [before, list] : ['', object];
}

/** What a control looks like, by what is done and to what; `undefined` for what is only looked at. */
function shapeOf(
  { words, lexicon }: Source,
  { action, base, label, object, verbs: [verb = base] }: Predicate,
  noun: string,
): Shape | undefined {
  const text = folded(object).trim();
  const isFile =
    kindOf(label, words) === 'photo' &&
    withFile.test(action) &&
    !controlWords.fileMade.test(text) &&
    !receivingVerbs[lexicon.code]?.test(base);
  if (isFile || controlWords.uploading.test(base)) return 'photo';
  if (controlWords.finding.test(folded(verb))) return 'search';
  const isScored = controlWords.scoring.test(base) && levelsOf(label) !== undefined;
  if (controlWords.rating.test(base) || isScored) return 'rate';
  if (controlWords.amount.test(text)) return action === 'do:show' ? 'figure' : 'fields';
  if (action === 'do:show') {
    if (controlWords.place.test(text)) return 'map';
    if (controlWords.people.test(text)) return 'people';
    if (controlWords.question.test(text)) return undefined;
    const isOfPeople = lexicon.people.nouns.includes(noun);
    return isOfPeople ? 'people' : namesOf(noun, lexicon).length > 0 ? 'entries' : undefined;
  }
  const isSlot = controlWords.slotIn(lexicon.code).test(text);
  if (isSlot && /^do:(?:book|organise|other)$/u.test(action)) return 'slots';
  // `Register before paying`
  const [first = ''] = text.split(' ');
  const isWritten = writing.test(action) && !lexicon.prepositions.includes(first);
  return isWritten && !controlWords.pressed[lexicon.code]?.test(base) ? 'fields' : 'button';
}
