import type { TypeSlug } from '../types/productType';
import layouts from './layouts.json';

const fieldKinds = [
  ...(['text', 'note', 'person', 'place', 'date', 'time', 'moment'] as const),
  ...(['number', 'money', 'percent', 'photo', 'choice', 'code', 'reading', 'flag'] as const),
];
const stateTones = ['good', 'warn', 'bad', 'quiet', 'active'] as const;
const rowSources = ['records', 'people', 'numbered'] as const;

/** The type of a field. */
export type FieldKind = (typeof fieldKinds)[number];
/** The meaning of a state, which determines its colour; `active` needs somebody's attention. */
export type Tone = (typeof stateTones)[number];
/** Where the titles of an entity's sample records come from. */
export type RowSource = (typeof rowSources)[number];

interface Layout {
  /** For each screen: its index among the type's screens, its view, and its entity. */
  plans: readonly { screen: number | undefined; view: string; thing: number }[];
  entities: readonly { kinds: readonly FieldKind[]; tones: readonly Tone[]; rows: RowSource }[];
}

/** The layout of a product type, for all languages. */
export function layoutOf(slug: TypeSlug): Layout {
  const { screens, entities } = layouts[slug];
  return {
    plans: screens.map((line) => {
      const [screen = '', view = '', thing = '0'] = line.split(' ');
      return { screen: screen === '-' ? undefined : Number(screen), view, thing: Number(thing) };
    }),
    entities: entities.map(({ fields, tones, rows }) => ({
      kinds: namesIn(fields, fieldKinds),
      tones: namesIn(tones, stateTones),
      rows: namesIn(rows, rowSources)[0] ?? 'numbered',
    })),
  };
}

function namesIn<Name extends string>(line: string, known: readonly Name[]): Name[] {
  return line.split(' ').flatMap((word) => known.filter((name) => name === word));
}
