import type { Lexicon } from '../lexicon/lexicon';
import type { Field } from './fields';
import type { MockupWords } from './mockupWords';
import { bornWords } from './words/bornWords';
import { keyOfName, sampleNamesOf, titleKindOf, type TitleKind } from './sampleNames';
import type { ThingPlan } from './things';

/** What invents values. */
interface Inventor {
  person: (index: number) => string;
  date: (index: number) => string;
  time: (index: number) => string;
  numbered: (before: string, index: number) => string;
  valueOf: (field: Field, index: number) => string;
  namesPerson: (name: string) => boolean;
}

interface RecordTitles {
  /** The field that the titles stand for. */
  titled: Field | undefined;
  titleOf: (index: number) => string;
}

/**
 * How invented records of a thing are called: by usual names, by a code that they have, by a person, a day or a time
 * where such records are known by these, else by a number.
 *
 * @param isAnonymous whether people stay unnamed somewhere in the product
 */
export function recordTitles(
  plan: ThingPlan,
  samples: Inventor,
  words: MockupWords,
  lexicon: Lexicon,
  isAnonymous: boolean,
): RecordTitles {
  const { name, key, fields } = plan;
  const { names: titles } = words.counting;
  const own = fields.find((field) => keyOfName(lexicon, field.name) === key);
  const called = own ?? fields.find((field) => titles.includes(field.name.toLowerCase()));
  // `Annual report` is no loss report; `Oak Hall` may be a village hall.
  const isOther = (one: string) => /\S\s\S/u.test(name) && one.includes(` ${key}`);
  const known = sampleNamesOf(lexicon, key);
  const usual = known.some(isOther) ? [] : known;
  const names = usual.length === 0 && samples.namesPerson(name) ? words.names : usual;
  const kind = shownKind(plan, words, lexicon, isAnonymous);
  const numbered = (at: number) => samples.numbered(plan.numbered, at);
  const invented = (at: number) => (kind === undefined ? numbered(at) : samples[kind](at));
  if (called !== undefined || names.length > 0)
    return { titled: called, titleOf: (at) => names[at] ?? numbered(at) };
  const fitting = fields.filter(
    (one) => one.kind === kind || (kind === 'person' && samples.namesPerson(one.name)),
  );
  const [field] = fitting;
  // `certificate number`, but not the lift number of a call
  const isOwn = (one: string) =>
    !/\s/u.test(one) || one.split(/\s/u).some((word) => keyOfName(lexicon, word) === key);
  const code = fields.find((one) => one.kind === 'code' && isOwn(one.name));
  if (code !== undefined && field === undefined)
    return { titled: code, titleOf: (at) => samples.valueOf(code, at) };
  if (field === undefined) return { titled: undefined, titleOf: invented };
  // Of a librarian and a borrower, only the idea's author knows whose loan it is.
  const isSure = fitting.length === 1 || kind !== 'person';
  return isSure && (field.options ?? []).length === 0 && !bornWords.test(field.name)
    ? { titled: field, titleOf: (at) => samples.valueOf(field, at) }
    : { titled: undefined, titleOf: numbered };
}

/** What the records are known by, unless it may not be shown: nobody has what is free. */
function shownKind(
  { key, states }: ThingPlan,
  words: MockupWords,
  lexicon: Lexicon,
  isAnonymous: boolean,
): TitleKind | undefined {
  const kind = titleKindOf(lexicon, key);
  const isNobody = isAnonymous || states.some((state) => state.name === words.free);
  return kind === 'person' && isNobody ? undefined : kind;
}
