import type { Control } from '../controls';
import type { Shape } from '../shape';
import { icon } from '../icons';
import { markup, type Content, type Markup } from '../markup';
import { daysOf, kindOf } from '../fields';
import { levelsOf } from '../levelsOf';
import type { Product } from '../product';
import type { Subject } from '../subject';
import { stays } from '../words/stays';
import { drawings } from './drawings';
import { board } from './records';
import { avatar, button, choices, fileInput, input, listLine, toast } from './parts';
import { dayColumn, freeSlot, week } from './week';

type View = (product: Product, control: Control, slug: string, subject: Subject) => Content;

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

/** The label; nothing where the whole requirement stands below. */
const heading = ({ idea }: Product, { label }: Control): Content =>
  label !== '' && markup`<h2>${idea(label)}</h2>`;

/** What is drawn of the control's subject, with the control's buttons. */
const drawing =
  (shape: keyof typeof drawings): View =>
  (product, control, slug, subject) => [
    heading(product, control),
    drawings[shape](product, subject, slug),
    control.verbs.length > 0 && pressed(product, control, slug),
  ];

/** A list of names, each with something beside it. */
function lines(names: readonly string[], beside: (at: number) => Content): Markup {
  return markup`<ul class="lines">${names.map((name, at) => listLine(avatar(name), name, beside(at)))}</ul>`;
}

/** A message with its words. */
const told = ({ brand, idea, samples }: Product, { label }: Control): Markup =>
  markup`<div class="alert"><i>${icon('bell')}</i><p><span class="sub">${idea(brand)} · ${samples.time(0)}</span>${idea(label)}</p></div>`;

const figureOf = ({ samples, words }: Product, { label }: Control): string =>
  kindOf(label, words) === 'money'
    ? samples.valueOf({ name: words.total, kind: 'money' }, 1)
    : samples.number(counted);

const views: Readonly<Record<Exclude<Shape, keyof typeof drawings>, View>> = {
  board: (product, control, _slug, { thing }) => [
    heading(product, control),
    thing && board(product, thing),
  ],
  code: ({ idea }, { label }) => markup`<pre>${idea(label)}</pre>`,
  toggle: ({ idea }, { label }) =>
    markup`<label class="check switch"><input type="checkbox" role="switch" checked><span>${idea(label)}</span></label>`,
  button: (product, control, slug) =>
    markup`<div class="ask">${heading(product, control)}${pressed(product, control, slug)}</div>`,
  figure: (product, control) => [
    markup`<p class="reading huge">${figureOf(product, control)}</p>`,
    heading(product, control),
  ],
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
  people: (product, control) => {
    const { samples } = product;
    const names = Array.from({ length: shownOf.people }, (_, at) => samples.person(at));
    return [heading(product, control), lines(names, (at) => samples.time(at))];
  },
  options: (product, control, slug) => [
    choices(slug, product.idea(control.label), control.names),
    control.verbs.length > 0 && pressed(product, control, slug),
  ],
  poll: (product, control, slug, { names }) => [
    choices(slug, product.idea(control.label), names.slice(0, shownOf.entries), 1),
    control.verbs.length > 0 && pressed(product, control, slug),
  ],
  rate: ({ idea }, { label }, slug) => {
    const levels = levelsOf(label) ?? stars;
    return choices(slug, idea(label), levels, levels.length - 2);
  },
  search: ({ idea }, { label }) =>
    markup`<label class="field"><span>${idea(label)}</span><input type="search"></label>`,
  slots: (product, control, slug, subject) => {
    const { samples, words } = product;
    if (stays.test(control.label)) {
      const others = control.fields.filter(({ name }) => name !== control.label);
      const fields = [...daysOf(words), ...others];
      return views.fields(product, { ...control, fields }, slug, subject);
    }
    const days = Array.from({ length: slotDays }, (_, day) =>
      dayColumn(
        samples.weekday(day),
        slotHours.map((hour) => freeSlot(`${slug}-slot`, samples.time(hour + day), words.free)),
      ),
    );
    return [
      heading(product, control),
      week(words.free, days),
      control.fields.length > 0 &&
        control.fields[0]?.name !== control.label &&
        markup`<div class="fields">${control.fields.map((one) => input(one, product.words))}</div>`,
      pressed(product, control, slug),
    ];
  },
  photo: (product, control, slug) => [
    fileInput(product.idea(control.label), product.words),
    pressed(product, control, slug),
  ],
};

/** What draws a shape; a message that is told has its own words. */
function viewOf({ shape, label }: Control): View {
  if (shape === 'notice' && label !== '') return told;
  return isDrawing(shape) ? drawing(shape) : views[shape];
}

const isDrawing = (shape: Shape): shape is keyof typeof drawings => shape in drawings;

interface CardOptions {
  /** The beginning of its ids. */
  slug: string;
  /** The requirement, where the controls leave out too much of it. */
  caption: Content;
  /** Who sees it. */
  attribute: Content;
  subject: Subject;
}

/** The controls of one requirement. */
export function controlCard(
  product: Product,
  controls: readonly Control[],
  { slug, caption, attribute, subject }: CardOptions,
): Markup {
  const parts = controls.map(
    (one, at) =>
      markup`<div class="control">${viewOf(one)(product, one, `${slug}-${at}`, subject)}</div>`,
  );
  return markup`<section class="card controls"${attribute}>${parts}${caption && markup`<p class="sub">${caption}</p>`}</section>`;
}
