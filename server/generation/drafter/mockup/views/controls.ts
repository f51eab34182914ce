import type { Control, Shape } from '../controls';
import { icon } from '../icons';
import { markup, type Content, type Markup } from '../markup';
import type { Product } from '../product';
import { avatar, button, input, toast } from './parts';

type View = (product: Product, control: Control, slug: string) => Content;

const [slotDays, slotHours, peopleShown, counted] = [3, [0, 2, 5], 3, 12];

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

const views: Readonly<Record<Shape, View>> = {
  button: (product, control, slug) =>
    markup`<div class="ask">${heading(product, control)}${pressed(product, control, slug)}</div>`,
  count: ({ idea, samples }, { label }) =>
    markup`<p class="reading huge">${samples.number(counted)}</p><h2>${idea(label)}</h2>`,
  fields: (product, control, slug) => {
    const [first, ...others] = control.fields;
    const isAlone = others.length === 0 && first?.name === control.label;
    return [
      !isAlone && heading(product, control),
      markup`<div class="fields">${control.fields.map(input)}</div>`,
      pressed(product, control, slug),
    ];
  },
  notice: ({ brand, idea, samples }, { label }) =>
    markup`<div class="alert"><i>${icon('bell')}</i><p><span class="sub">${idea(brand)} · ${samples.time(0)}</span>${idea(label)}</p></div>`,
  people: (product, control) => {
    const { samples } = product;
    const lines = Array.from({ length: peopleShown }, (_, at) => samples.person(at)).map(
      (name, at) =>
        markup`<li>${avatar(name)}<strong class="grow">${name}</strong><span class="sub">${samples.time(at)}</span></li>`,
    );
    return [heading(product, control), markup`<ul class="lines">${lines}</ul>`];
  },
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
      pressed(product, control, slug),
    ];
  },
  upload: (product, control, slug) => [
    markup`<label class="field drop"><span>${product.idea(control.label)}</span><input type="file"></label>`,
    pressed(product, control, slug),
  ],
};

/** The controls of one requirement. */
export function controlCard(
  product: Product,
  controls: readonly Control[],
  slug: string,
  attribute: Content,
): Markup {
  const parts = controls.map(
    (one, at) =>
      markup`<div class="control">${views[one.shape](product, one, `${slug}-${at}`)}</div>`,
  );
  return markup`<section class="card controls"${attribute}>${parts}</section>`;
}
