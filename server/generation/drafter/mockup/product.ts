import { lexicons } from '../lexicon/lexicons';
import type { Lexicon } from '../lexicon/lexicon';
import type { Workbook } from '../sort/workbook';
import type { Markup } from './markup';
import { markup } from './markup';
import type { TypeTexts } from '../types/productType';
import { layoutOf, type FieldKind, type Tone } from './layoutOf';
import type { MockupWords } from './mockupWords';
import { mockupWordsOf } from './mockupWordsOf';
import { ownWordsOf, type OwnWords } from './ownWords';
import { plainText } from './plainText';
import { Samples } from './samples';
import { allowedBy } from './allowedBy';
import { titleOf } from './title';
import { capital } from './capital';

export interface State {
  name: string;
  tone: Tone;
}

export interface Field {
  name: string;
  kind: FieldKind;
  /** What one chooses from; empty for a free input. */
  options: readonly string[];
}

/** An invented record. */
export interface Row {
  title: string;
  detail: string;
  figure: string;
  /** Index into the states of its thing. */
  state: number;
  /** A value for each field; empty where nothing can be invented. */
  values: readonly string[];
}

/** What the product keeps records of. */
export interface Thing {
  name: string;
  fields: readonly Field[];
  states: readonly State[];
  rows: readonly Row[];
}

/** A screen before it is drawn. */
export interface Plan {
  slug: string;
  title: string;
  /** Names a view; what it is about is the thing of that index. */
  view: string;
  thing: number;
}

/** The product that the mockup shows: its things with sample records, and its screens. */
export interface Product {
  workbook: Workbook;
  lexicon: Lexicon;
  /** The primary subtag of the idea's language. */
  language: string;
  words: MockupWords;
  samples: Samples;
  title: string;
  own: OwnWords;
  /** What a person does to the first thing. */
  action: string;
  things: readonly [Thing, ...Thing[]];
  plans: readonly Plan[];
  /** Text of the idea. */
  idea: (text: string) => Markup;
}

const longestIdea = 4000;
const mostRows = 6;
const fewestRows = 3;

/** Lays out the product: by its type where that is sure, otherwise as records of what the idea is about. */
export function productOf(workbook: Workbook): Product {
  const language = /^[a-z]{2,8}/.exec(workbook.languageTag.toLowerCase())?.[0] ?? 'en';
  const lexicon = lexicons[workbook.language];
  const words = mockupWordsOf(workbook);
  const samples = new Samples(workbook, words);
  const own = ownWordsOf(workbook, words);
  const attribute = language !== workbook.language && markup` lang="${language}"`;
  return {
    workbook,
    lexicon,
    language,
    words,
    samples,
    own,
    title: titleOf(workbook, words),
    idea: (text) =>
      markup`<span dir="auto"${attribute}>${plainText(text.slice(0, longestIdea))}</span>`,
    ...contentOf(workbook, own, samples, words),
  };
}

type Content = Pick<Product, 'action' | 'things' | 'plans'>;
type Texts = Pick<TypeTexts, 'action' | 'entities' | 'records' | 'screens'>;

function contentOf(
  workbook: Workbook,
  own: OwnWords,
  samples: Samples,
  words: MockupWords,
): Content {
  const layout = layoutOf(workbook);
  const isAllowed = allowedBy(workbook, words);
  const typed = layout.isTyped ? workbook.type?.texts : undefined;
  const { action, entities, records, screens } = typed ?? neutralTexts(words);
  const noun = layout.isNumbered ? own.noun : undefined;
  const [first = empty, ...others] = entities.map(({ name, fields, states }, index): Thing => {
    const { kinds = [], tones = [] } = layout.entities[index] ?? {};
    const thing: Thing = {
      name,
      fields: fields.map((field, at) => ({ name: field, kind: kinds[at] ?? 'text', options: [] })),
      states: states.map((state, at) => ({ name: state, tone: tones[at] ?? 'quiet' })),
      rows: [],
    };
    return index === 0 ? inOwnWords(thing, { ...own, noun }, samples) : thing;
  });
  const isOwn = noun !== undefined;
  const limit = layout.plans[0]?.view === 'devices' ? own.limit : undefined;
  const allowed = records.filter(({ title, detail }) => isAllowed(`${title} ${detail}`));
  const shown = isOwn || allowed.length < fewestRows ? records : allowed;
  const typical = entities[0]?.states ?? [];
  const alarm = first.states.find(({ tone }) => tone === 'bad')?.name ?? first.name;
  const warning = limit && `${alarm}: ${limit.phrase}`;
  const rows = shown.slice(0, mostRows).map((record, index): Row => {
    const state = own.states.length > 0 ? index % own.states.length : typical.indexOf(record.state);
    const isSure = !isOwn && own.fields.length === 0;
    return {
      title: isOwn ? samples.numbered(first.name, index) : record.title,
      detail: isOwn ? (warning ?? samples.person(index)) : samples.inOwnCurrency(record.detail),
      figure:
        isOwn && limit
          ? samples.reading(limit, index, first.states[state]?.tone ?? 'quiet')
          : samples.inOwnCurrency(record.figure),
      state,
      values: first.fields.map((field, at) => {
        // A typical field is in the title or the figure already.
        const isDouble = at === 0 || field.kind === 'number' || field.kind === 'money';
        if (own.fields.length === 0 && isDouble) return '';
        return isSure ? samples.certainValueOf(field, index) : samples.valueOf(field, index);
      }),
    };
  });
  const filled = others.map((thing, index) => ({
    ...thing,
    rows: samples.rowsOf(thing, layout.entities[index + 1]?.rows, rows),
  }));
  const plans = layout.plans
    .map(({ screen, view, thing }) => ({
      slug: screen === undefined ? view : `${view}-${screen}`,
      title: capital(screen === undefined ? first.name : (screens[screen] ?? '')),
      view,
      thing,
    }))
    .filter(({ title, view }, index) => index === 0 || isAllowed(title, view));
  return {
    action,
    things: [{ ...first, rows }, ...filled],
    plans: typed === undefined && own.noun === undefined ? [] : plans,
  };
}

const empty: Thing = { name: '', fields: [], states: [], rows: [] };

/** A thing with the noun, the fields and the states that the idea gives it. */
function inOwnWords(thing: Thing, own: OwnWords, samples: Samples): Thing {
  const states = own.states.map((name, index) => ({
    name,
    tone: samples.toneOf(index, own.states.length),
  }));
  return {
    name: own.noun ?? thing.name,
    fields: own.fields.length > 0 ? own.fields : thing.fields,
    states: states.length > 0 ? states : thing.states,
    rows: [],
  };
}

/** What stands in for a type that is not sure. */
function neutralTexts({ neutral, overview }: MockupWords): Texts {
  const { name, fields, states, add, action } = neutral;
  const records = Array.from({ length: mostRows }, (_, index) => ({
    title: '',
    detail: '',
    state: states[index % states.length] ?? '',
    figure: '',
  }));
  return {
    action,
    entities: [{ name, fields, states, relations: [] }],
    records,
    screens: [overview, add],
  };
}
