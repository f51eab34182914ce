import type { Control } from '../controls';
import type { Shape } from '../shape';
import { icon } from '../icons';
import { markup, type Content, type Markup } from '../markup';
import type { Product } from '../product';
import { avatar, button, choices, fileInput, input, toast } from './parts';

type View = (product: Product, control: Control, slug: string) => Content;

const [slotDays, slotHours, counted] = [3, [0, 2, 5], 12];
const stars = ['1 ★', '2 ★', '3 ★', '4 ★', '5 ★'];
const shownOf = { people: 3, entries: 4 };

/** The buttons of a control, with the message that each shows. */
function pressed({ words, idea }: Product, { label, verbs }: Control, slug: string): Content[] {
  return [
    markup`<div class="buttons">${verbs.map((verb, at) => button(`${slug}-${at}`, verb, at === 0 ? 'primary' : 'tinted'))}</div>`,
    ...verbs.map((verb, at) =>
      toast(
        `${slug}-${at}`,
        verbs.length > 1 ? [words.done, ': ', verb] : [words.done, ': ', idea(label)],
      ),
    ),
  ];
}

const heading = ({ idea }: Product, { label }: Control): Markup => markup`<h2>${idea(label)}</h2>`;

/** A list of names, each with something beside it. */
function lines(names: readonly string[], beside: (at: number) => Content): Markup {
  const items = names.map(
    (name, at) =>
      markup`<li>${avatar(name)}<strong class="grow">${name}</strong><span class="sub">${beside(at)}</span></li>`,
  );
  return markup`<ul class="lines">${items}</ul>`;
}

const views: Readonly<Record<Shape, View>> = {
  button: (product, control, slug) =>
    markup`<div class="ask">${heading(product, control)}${pressed(product, control, slug)}</div>`,
  count: ({ idea, samples }, { label }) =>
    markup`<p class="reading huge">${samples.number(counted)}</p><h2>${idea(label)}</h2>`,
  entries: (product, control) => [
    heading(product, control),
    lines(control.names.slice(0, shownOf.entries), () => undefined),
  ],
  fields: (product, control, slug) => {
    const [first, ...others] = control.fields;
    const isAlone = others.length === 0 && first?.name === control.label;
    return [
      !isAlone && heading(product, control),
      markup`<div class="fields">${control.fields.map((one) => input(one, product.words))}</div>`,
      pressed(product, control, slug),
    ];
  },
  map: (product, control) => [
    heading(product, control),
    markup`<svg class="map" viewBox="0 0 320 150" aria-hidden="true"><path class="way" d="M-9 112C60 92 96 128 160 84S268 40 329 58M70-9C78 52 128 70 120 159M236-9C214 52 260 92 244 159"/><g class="pins"><circle cx="84" cy="100" r="9"/><circle cx="160" cy="84" r="9"/><circle cx="240" cy="52" r="9"/></g></svg>`,
  ],
  notice: ({ brand, idea, samples }, { label }) =>
    markup`<div class="alert"><i>${icon('bell')}</i><p><span class="sub">${idea(brand)} · ${samples.time(0)}</span>${idea(label)}</p></div>`,
  people: (product, control) => {
    const { samples } = product;
    const names = Array.from({ length: shownOf.people }, (_, at) => samples.person(at));
    return [heading(product, control), lines(names, (at) => samples.time(at))];
  },
  rating: ({ idea }, { label }, slug) => choices(slug, idea(label), stars, 3),
  search: ({ idea }, { label }) =>
    markup`<label class="field"><span>${idea(label)}</span><input type="search"></label>`,
  slots: (product, control, slug) => {
    const { samples, words } = product;
    const days = Array.from({ length: slotDays }, (_, day) => {
      const slots = slotHours.map(
        (hour) =>
          markup`<li><label class="slot"><input type="radio" name="${slug}-slot"><span>${samples.time(hour + day)}<b>${words.free}</b></span></label></li>`,
      );
      return markup`<section class="day"><p>${samples.weekday(day)}</p><ul>${slots}</ul></section>`;
    });
    return [
      heading(product, control),
      markup`<div class="week" tabindex="0" role="group" aria-label="${words.free}">${days}</div>`,
      control.fields.length > 0 &&
        control.fields[0]?.name !== control.label &&
        markup`<div class="fields">${control.fields.map((one) => input(one, product.words))}</div>`,
      pressed(product, control, slug),
    ];
  },
  upload: (product, control, slug) => [
    fileInput(product.idea(control.label), product.words),
    pressed(product, control, slug),
  ],
};

interface CardOptions {
  /** The beginning of its ids. */
  slug: string;
  /** The requirement, where the controls leave out too much of it. */
  caption: Content;
  /** Who sees it. */
  attribute: Content;
}

/** The controls of one requirement. */
export function controlCard(
  product: Product,
  controls: readonly Control[],
  { slug, caption, attribute }: CardOptions,
): Markup {
  const parts = controls.map(
    (one, at) =>
      markup`<div class="control">${views[one.shape](product, one, `${slug}-${at}`)}</div>`,
  );
  return markup`<section class="card controls"${attribute}>${parts}${caption && markup`<p class="sub">${caption}</p>`}</section>`;
}
