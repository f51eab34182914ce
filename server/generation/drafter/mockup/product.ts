import { lexicons } from '../lexicon/lexicons';
import type { Lexicon } from '../lexicon/lexicon';
import { quantityWords } from '../lexicon/quantityWords';
import { stemsOf } from '../sort/contentWords';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount } from '../write/cuedClause';
import type { Markup } from './markup';
import { markup } from './markup';
import type { TypeTexts } from '../types/productType';
import { layoutOf } from './layoutOf';
import type { MockupWords } from './mockupWords';
import { mockupWordsOf } from './mockupWordsOf';
import { ownWordsOf, type OwnWords } from './ownWords';
import { plainText } from './plainText';
import { Samples } from './samples';
import type { Row, Thing } from './thing';
import { allowedBy } from './allowedBy';
import { titleOf } from './title';
import { capital } from '../lexicon/capital';

/** A screen before it is drawn. */
export interface Plan {
  slug: string;
  title: string;
  /** Names a view; what it is about is the thing of that index. */
  view: string;
  thing: number;
  /** The heading or role that it is made of, where no type gives the screens. */
  group?: string;
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
const longIdea = 12;
/** In a longer idea, a word or two are shared by chance. */
const chanceIdea = 60;
const fewestShared = 3;

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
  const isOwn = layout.isNumbered && !isAboutSamples(workbook, records);
  const noun = isOwn ? own.noun : undefined;
  const [first = empty, ...others] = entities.map(({ name, fields, states }, index): Thing => {
    const { kinds = [], tones = [] } = layout.entities[index] ?? {};
    const thing: Thing = {
      name,
      fields: fields
        .map((field, at) => ({ name: field, kind: kinds[at] ?? 'text', options: [] }))
        .filter((field) => isAllowed(field.name)),
      states: states.map((state, at) => ({ name: state, tone: tones[at] ?? 'quiet' })),
      rows: [],
    };
    return index === 0 ? inOwnWords(thing, { ...own, noun }, samples) : thing;
  });
  const limit = layout.plans[0]?.view === 'devices' ? own.limit : undefined;
  const allowed = records.filter(({ title, detail }) => isAllowed(`${title} ${detail}`));
  const shown = isOwn || allowed.length < fewestRows ? records : allowed;
  const typical = entities[0]?.states ?? [];
  const alarm = first.states.find(({ tone }) => tone === 'bad')?.name ?? first.name;
  const warning = limit && `${alarm}: ${limit.phrase}`;
  const isOffer = /^(?:shop|cards|search)$/u.test(layout.plans[0]?.view ?? '');
  const isPersonal = !isOffer && first.fields.some(({ kind }) => kind === 'person');
  const rows = shown.slice(0, mostRows).map((record, index): Row => {
    const state = own.states.length > 0 ? index % own.states.length : typical.indexOf(record.state);
    const isSure = !isOwn && own.fields.length === 0;
    return {
      title: isOwn ? samples.numbered(first.name, index) : record.title,
      detail: isOwn
        ? (warning ?? (isPersonal ? samples.person(index) : ''))
        : samples.inOwnCurrency(record.detail),
      figure:
        isOwn && limit
          ? samples.reading(limit, index, first.states[state]?.tone ?? 'quiet')
          : isOwn && own.states.length > 0
            ? ''
            : samples.inOwnCurrency(record.figure),
      state,
      values: first.fields.map((field, at) => {
        // The title or the figure says it already.
        const isTitle = at === 0 && own.fields.length === 0;
        if (isTitle || field.kind === 'number' || field.kind === 'money') return '';
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
  const [overview, ...rest] = typed === undefined && noun === undefined ? [] : plans;
  const grouped = typed === undefined ? groupPlans(workbook) : [];
  return {
    action,
    things: [{ ...first, rows }, ...filled],
    plans: overview === undefined ? [] : [overview, ...grouped, ...rest],
  };
}

const mostGroups = 4;
const longestTitle = 40;

/** Screens by the author's headings or by role, each with the view that its first verbs suggest. */
function groupPlans(workbook: Workbook): Plan[] {
  const groupOf = groupingOf(workbook);
  const groups = new Map<string, Set<string>>();
  for (const one of workbook.statements.filter(({ kind, isStruck }) => kind === 'R' && !isStruck)) {
    const { cues } = cuedClause(workbook, one);
    const name = groupOf(one);
    const deeds = cues.map((cue) => viewsByDeed[cue.name]).filter((view) => view !== undefined);
    if (name.length === 0 || name.length > longestTitle) continue;
    const group = groups.get(name) ?? new Set();
    for (const view of deeds) group.add(view);
    groups.set(name, group);
  }
  const used = new Set(['list']);
  return [...groups].slice(0, mostGroups).map(([group, deeds], index) => {
    const view = [...deeds, 'agenda', 'cards', 'board', 'checks'].find((one) => !used.has(one));
    used.add(view ?? '');
    return {
      slug: `part-${index + 1}`,
      title: capital(group),
      view: view ?? 'feed',
      thing: 0,
      group,
    };
  });
}

/** Tells the heading or the role that a requirement stands under. */
export function groupingOf({ statements }: Workbook): (one: Statement) => string {
  const headings = new Set(
    statements.flatMap(({ kind, heading }) => (kind === 'R' ? [heading] : [])),
  );
  const isParted = headings.size > 1;
  return ({ actor, heading, role }) =>
    plainText(isParted ? (heading ?? '') : ((actor ?? role)?.text ?? ''));
}

const viewsByDeed: Readonly<Record<string, string | undefined>> = {
  'do:approve': 'decide',
  'do:assign': 'board',
  'do:book': 'week',
  'do:check': 'checks',
  'do:create': 'form',
  'do:measure': 'form',
  'do:notify': 'feed',
  'do:search': 'search',
  'do:show': 'cards',
  'do:upload': 'form',
};

/** A longer idea that shares hardly a word with the samples is about something else. */
function isAboutSamples({ idea, language }: Workbook, records: Texts['records']): boolean {
  if (wordCount(idea) < longIdea) return true;
  const lexicon = lexicons[language];
  const stems = new Set(stemsOf(lexicon, idea));
  // Every idea speaks of hours or days.
  const times = new Set(stemsOf(lexicon, quantityWords[language].timeUnits.join(' ')));
  const shared = stemsOf(lexicon, records.map(({ title }) => title).join(' '));
  const found = new Set(shared.filter((stem) => stems.has(stem) && !times.has(stem)));
  return found.size >= (wordCount(idea) < chanceIdea ? 1 : fewestShared);
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
