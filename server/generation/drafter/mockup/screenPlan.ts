import type { Entity, ProductType } from '../types/productType';
import { typeLook } from './typeLook';

/** What a screen of a product shows. */
export type ScreenKind = (typeof kinds)[number];

/** A screen of the type with what it is to show. */
export interface PlannedScreen {
  /** `undefined`: the details of a record, where no screen of the type is for them. */
  name: string | undefined;
  kind: ScreenKind;
  entity: Entity;
  /** The state whose records it lists. */
  state: string | undefined;
}

const kinds = [
  'main',
  'detail',
  'form',
  'groups',
  'list',
  'table',
  'state',
  'result',
  'basket',
] as const;

/** What the type's screens show, the main one first; one with the details of a record is always among them. */
export function planScreens({ slug, texts }: ProductType): readonly PlannedScreen[] {
  const tokens = typeLook[slug].screens.split(' ');
  const first = texts.entities[0] ?? { name: texts.label, fields: [], states: [], relations: [] };
  const planned = texts.screens.map((name, index): PlannedScreen => {
    const [, word = '', place = ''] = /^(\D*)(\d*)$/.exec(tokens[index] ?? '') ?? [];
    const kind = kinds.find((candidate) => candidate === word) ?? 'groups';
    return {
      name,
      kind,
      entity: (kind === 'state' ? undefined : texts.entities[Number(place)]) ?? first,
      state: kind === 'state' ? first.states[Number(place)] : undefined,
    };
  });
  if (!planned.some(({ kind }) => kind === 'detail')) {
    planned.push({ name: undefined, kind: 'detail', entity: first, state: undefined });
  }
  return [
    ...planned.filter(({ kind }) => kind === 'main'),
    ...planned.filter(({ kind }) => kind !== 'main'),
  ];
}
