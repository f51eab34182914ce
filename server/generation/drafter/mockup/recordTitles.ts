import type { Lexicon } from '../lexicon/lexicon';
import type { Field } from './fields';
import type { MockupWords } from './mockupWords';
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
  const names = usual.length > 0 || !samples.namesPerson(name) ? usual : words.names;
  const numbered = (at: number) => samples.numbered(plan.numbered, at);
  // The name of a thing is no person's.
  if (called !== undefined || names.length > 0)
    return { titled: called, titleOf: (at) => names[at] ?? numbered(at) };
  const kind = titleKindOf(lexicon, key);
  const field = kind && fields.find((one) => fitting[kind](one, samples));
  // `certificate number`, but not the lift number of a call
  const isOwn = (one: string) =>
    !/\s/u.test(one) || one.split(/\s/u).some((word) => keyOfName(lexicon, word) === key);
  const code = fields.find((one) => one.kind === 'code' && isOwn(one.name));
  if (code !== undefined && field === undefined)
    return { titled: code, titleOf: (at) => samples.valueOf(code, at) };
  // Nobody has what is free.
  const isNobody =
    kind === 'person' && (isAnonymous || plan.states.some((state) => state.name === words.free));
  if (kind === undefined || isNobody) return { titled: undefined, titleOf: numbered };
  return { titled: field, titleOf: (at) => samples[inventors[kind]](at) };
}

const inventors = { person: 'person', day: 'date', time: 'time' } as const;

const fitting: Record<TitleKind, (field: Field, samples: Inventor) => boolean> = {
  person: ({ kind, name }, samples) => kind === 'person' || samples.namesPerson(name),
  day: ({ kind }) => kind === 'date',
  time: ({ kind }) => kind === 'time',
};
