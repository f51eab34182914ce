import { mainThings, thingOf, upperFirst, wordsOf } from './featureWords';
import type { Idea } from './idea';
import { participleOf, type FeatureKind } from './verbLexicon';

interface Field {
  name: string;
  type: string;
  rule: string;
}

interface Entity {
  name: string;
  fields: Field[];
  /** States that the idea's verbs put it in, as `swapped`. */
  states: string[];
}

const mostEntities = 6;

function field(name: string, type: string, rule: string): Field {
  return { name, type, rule };
}

const byKind: Partial<Record<FeatureKind, Field[]>> = {
  book: [
    field('start', 'date and time', 'in the future when it is made'),
    field('end', 'date and time', 'after start'),
  ],
  pay: [
    field('amount', 'decimal', 'above 0, two places'),
    field('currency', 'code', 'three letters'),
    field('paid at', 'date and time', 'set by the provider'),
  ],
  order: [field('quantity', 'number', 'above 0'), field('price', 'decimal', 'fixed when ordered')],
  track: [
    field('value', 'number or state', 'with its unit'),
    field('recorded at', 'date and time', 'not in the future'),
  ],
  publish: [
    field('description', 'text', '1 to 2,000 characters'),
    field('visible until', 'date', 'optional'),
  ],
  assign: [field('holder', 'reference to a person', 'one at a time')],
  approve: [
    field('decided by', 'reference to a person', 'set once'),
    field('decided at', 'date and time', 'set once'),
  ],
  request: [
    field('reason', 'text', 'up to 1,000 characters'),
    field('needed by', 'date', 'optional'),
  ],
  upload: [field('file', 'binary', 'up to 25 MB, type checked')],
  scan: [field('code', 'text', 'unique')],
  rate: [field('rating', 'whole number', '1 to 5')],
  message: [
    field('text', 'text', '1 to 4,000 characters'),
    field('read at', 'date and time', 'empty until read'),
  ],
  notify: [
    field('channel', 'choice', 'as the person chose'),
    field('sent at', 'date and time', 'set once'),
  ],
  share: [field('shared with', 'references to people', 'may be empty')],
  learn: [
    field('answer', 'text or choice', 'kept when wrong'),
    field('due again', 'date', 'set by the result'),
  ],
  plan: [field('day', 'date', 'optional')],
};

const byNoun: readonly (readonly [RegExp, Field[]])[] = [
  [
    /invoice|bill/,
    [
      field('number', 'text', 'unique, without gaps'),
      field('due date', 'date', 'not before the date of issue'),
      field('total', 'decimal', 'sum of its lines'),
    ],
  ],
  [
    /recipe|meal/,
    [
      field('ingredients', 'list', 'at least one, with quantity'),
      field('cooking time', 'minutes', 'above 0'),
    ],
  ],
  [
    /shift|rota/,
    [
      field('place', 'text', 'from a list'),
      field('person', 'reference to a person', 'may be open'),
    ],
  ],
  [/photo|picture|image|video/, [field('caption', 'text', 'up to 200 characters')]],
  [
    /quiz|question|lesson|flashcard|vocabular/,
    [
      field('question', 'text', '1 to 500 characters'),
      field('right answer', 'text', 'hidden until answered'),
    ],
  ],
  [
    /device|laptop|asset|barcode/,
    [field('serial number', 'text', 'unique'), field('location', 'text', 'from a list')],
  ],
  [
    /repair|job|ticket/,
    [field('fault', 'text', '1 to 1,000 characters'), field('ready on', 'date', 'optional')],
  ],
  [/warrant|contract|licen[cs]e|subscription/, [field('ends on', 'date', 'after its start')]],
  [/donation|payment|deposit|expense/, [field('method', 'choice', 'card or bank')]],
  [
    /workout|exercise|set\b/,
    [
      field('exercise', 'text', 'from a list or own'),
      field('sets and weight', 'list of numbers', '0 or above'),
    ],
  ],
  [
    /produce|product|item|listing/,
    [
      field('unit and stock', 'number with unit', '0 or above'),
      field('price', 'decimal', 'above 0'),
    ],
  ],
];

/** What the product stores, read from the objects of the features (section 1): at most 6 entities with their fields. */
export function readEntities(idea: Idea): Entity[] {
  const isStored = (thing: string): boolean =>
    idea.features.some(
      (feature) =>
        feature.kind !== 'view' &&
        feature.kind !== 'report' &&
        thingOf(feature).toLowerCase() === thing,
    );
  const named = mainThings(idea).filter(
    (thing) =>
      isStored(thing) &&
      !/^(?:result|detail|progress|time|day|week|thing|search|dashboard|feed|chart|card)$|\b(?:dashboard|feed|chart|timer|report)$/.test(
        thing,
      ),
  );
  return named.slice(0, mostEntities).map((name) => {
    const acting = idea.features.filter((feature) => thingOf(feature).toLowerCase() === name);
    const fields: Field[] = [];
    const extra = [
      ...byNoun.filter(([pattern]) => pattern.test(name)).flatMap(([, found]) => found),
      ...acting.flatMap(({ kind }) => byKind[kind] ?? []),
      ...(acting.some(({ kind }) => kind === 'search')
        ? idea.attributes.map((attribute) => field(attribute, 'text or number', 'can be filtered'))
        : []),
    ];
    for (const one of extra) if (!fields.some((other) => other.name === one.name)) fields.push(one);
    if (fields.length === 0)
      fields.push(field('name', 'text', '1 to 120 characters'), field('note', 'text', 'optional'));
    const states = [
      ...new Set(
        acting
          .filter(
            ({ kind, verb }) =>
              kind !== 'view' &&
              kind !== 'search' &&
              !['use', 'see', 'receive', 'get'].includes(verb),
          )
          .map((feature) => wordsOf(feature, idea).participle),
      ),
    ];
    if (states.length > 1) fields.push(field('state', 'choice', states.join(', ')));
    return {
      name: upperFirst(name),
      fields: fields.slice(0, 9),
      states: states.length === 0 ? [participleOf('add')] : states,
    };
  });
}
