import { capital } from '../lexicon/capital';
import type { ActionName } from '../lexicon/lexicon';
import { stemsOf } from '../sort/contentWords';
import type { Deed } from './deeds';
import { markup, type Content } from './markup';
import { folded } from '../lexicon/phraseIndex';
import { includesPart, kindOf } from './fieldNames';
import type { Product } from './product';
import { isAbout } from './records';
import type { Field } from './thing';
import type { FieldKind } from './layoutOf';
import { action, badge, choices, curve, input, linked, recordLink } from './views/parts';

/** Draws what a deed needs on a screen; all buttons of a screen stand together. */
type Draw = (product: Product, deed: Deed, id: string) => Content;

const shownRows = 3;

/** What a person uses for each kind of deed. */
const draws: Readonly<Record<ActionName, Draw | undefined>> = {
  approve: decision,
  assign: entry,
  book: entry,
  calculate: panel,
  check: button,
  create: entry,
  measure: entry,
  message: entry,
  notify: undefined,
  organise: button,
  other: button,
  pay: button,
  remove: button,
  search,
  show: panel,
  signIn: button,
  sync: button,
  transfer: button,
  upload: entry,
};

/** What one uses to do what a requirement says: what is shown and entered, then buttons; `false` if nothing fits. */
export function controls(product: Product, deeds: readonly Deed[], slug: string): Content {
  const drawn = deeds.flatMap((deed, at) => {
    const draw = drawOf(product, deed);
    if (draw === undefined || isPair(deeds[at - 1], deed)) return [];
    const id = `${slug}-${at}`;
    const next = deeds[at + 1];
    const content = isPair(deed, next)
      ? decision(product, deed, id, next)
      : draw(product, deed, id);
    return [{ draw, content }];
  });
  const buttons = drawn.filter(({ draw }) => draw === button);
  const others = drawn.filter(({ draw }) => draw !== button);
  return (
    drawn.length > 0 && [
      others.map(({ content }) => markup`<div class="control">${content}</div>`),
      buttons.length > 0 &&
        markup`<div class="buttons">${buttons.map(({ content }) => content)}</div>`,
      limits(deeds),
    ]
  );
}

/** Only what is surely entered has a field of its own; what is listed has one each. */
function drawOf(
  product: Product,
  { action, isDirect, isTyped, listed, object, statement }: Deed,
): Draw | undefined {
  const { things, words } = product;
  const isDecided =
    object === '' || (isDirect && things[0].rows.length > 0 && isAbout(product, object));
  const draw = action === 'approve' && !isDecided ? button : draws[action];
  if (draw !== entry) return action === 'organise' && listed.length > 1 ? entry : draw;
  const isSure =
    action === 'assign'
      ? isRole(product, object)
      : action === 'upload'
        ? fileIn(statement.text, words.controls.files) !== undefined
        : action === 'book' && !includesPart(statement.text, timed(words))
          ? false
          : isTyped && isDirect && object !== '';
  return isSure || listed.length > 1 ? entry : button;
}

/** Words of what is booked for a time. */
const timed = ({ controls }: Product['words']) => [
  ...controls.slots,
  ...controls.dates,
  ...controls.times,
];

const isRole = ({ workbook }: Product, object: string) =>
  workbook.roles.some(({ text }) => folded(text) === folded(object));

/** `accepts or declines` */
function isPair(one: Deed | undefined, other: Deed | undefined): boolean {
  return (
    one?.action === 'approve' && other?.action === 'approve' && one.statement === other.statement
  );
}

function head(title: string): Content {
  return markup`<h2>${capital(title)}</h2>`;
}

function limits(deeds: readonly Deed[]): Content {
  const phrases = [...new Set(deeds.flatMap((deed) => deed.limits))];
  return (
    phrases.length > 0 &&
    markup`<p class="limits">${phrases.map((one) => markup`<span class="badge quiet">${one}</span>`)}</p>`
  );
}

function pressed({ words }: Product, { label }: Deed, id: string, kind = 'primary'): Content {
  return action(id, label, [words.done, ': ', label], kind);
}

function entry(product: Product, deed: Deed, id: string): Content {
  const { words, lexicon } = product;
  const { action: name, object, label, listed, isChoice, isDirect, statement } = deed;
  const isPerson = isRole(product, object);
  const people = [0, 1, 2].map((index) => product.samples.numbered(object, index));
  const ofKind = kinds[name] ?? kindOf(object, words);
  const isOpen =
    isChoice ||
    name === 'organise' ||
    name === 'book' ||
    (!isDirect && folded(listed[0] ?? '') === folded(object));
  const options = isPerson && name === 'assign' ? people : isOpen ? listed : [];
  const isOne = options.length > 1 || listed.length < 2;
  const only = { name: isDirect && object !== '' ? object : label, kind: ofKind, options };
  const fields: Field[] = isOne
    ? [only]
    : listed.map((one) => ({
        name: withoutArticle(product, one),
        kind: kindOf(one, words),
        options: [],
      }));
  const file = fileIn(statement.text, words.controls.files);
  if (file !== undefined && !fields.some(({ kind }) => kind === 'photo'))
    fields.push({ name: file, kind: 'photo', options: [] });
  // `enter the clay, the glaze and the height`, `set it to Seen, Ordered or Done`
  const isNamed =
    options.length > 1 ||
    listed.some((one) => stemsOf(lexicon, one).join() === stemsOf(lexicon, object).join());
  const button = isNamed && !isPerson ? { ...deed, label: words.save } : deed;
  return [
    !isOne && !isNamed && markup`<h2>${capital(object)}</h2>`,
    markup`<div class="fields">${fields.map((field, at) => input(field, `${id}-${at}`))}</div>`,
    markup`<div class="buttons">${pressed(product, button, id)}</div>`,
  ];
}

/** What is entered, by what is done; otherwise its name tells. */
const kinds: Readonly<Partial<Record<ActionName, FieldKind>>> = {
  book: 'moment',
  measure: 'number',
  message: 'note',
  upload: 'photo',
};

/** `photos` in `with up to 4 photos`. */
function fileIn(text: string, parts: readonly string[]): string | undefined {
  return text.match(/[\p{L}\p{M}]+/gu)?.find((word) => includesPart(word, parts));
}

/** `the height` → `height` */
function withoutArticle({ lexicon }: Product, text: string): string {
  const [first = '', ...rest] = text.split(' ');
  return rest.length > 0 && lexicon.cues.determiner.includes(first.toLowerCase())
    ? rest.join(' ')
    : text;
}

function panel(product: Product, deed: Deed): Content {
  const { things, words } = product;
  const [thing] = things;
  const { object, label, listed } = deed;
  const isOf = (parts: readonly string[]) => includesPart(object, parts);
  const isOfThing = thing.rows.length > 0 && isAbout(product, object);
  const rows = thing.rows
    .slice(0, shownRows)
    .map(
      (row, at) =>
        markup`<li>${linked(recordLink(product, at), 'grow', row.title)}${badge(thing, row)}</li>`,
    );
  const blank = Array.from(
    { length: shownRows },
    () => markup`<li class="blank" aria-hidden="true"></li>`,
  );
  return [
    head(object || label),
    listed.length > 1 &&
      markup`<p class="limits">${listed.map((one) => markup`<span class="badge active">${capital(one)}</span>`)}</p>`,
    isOf(words.controls.series)
      ? markup`<figure class="chart"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${object}">${curve(1, 'good', 600, 160)}</svg></figure>`
      : isOf(words.controls.maps)
        ? markup`<svg class="map" viewBox="0 0 620 260" role="img" aria-label="${object}"><path class="water" d="M0 190C120 150 200 240 330 205S540 150 620 180V260H0z"/><path class="way" d="M0 70H620M140 0V260M360 0C340 90 420 170 400 260M520 0V260M0 140C200 120 420 160 620 110"/></svg>`
        : markup`<ul class="lines">${isOfThing ? rows : blank}</ul>`,
  ];
}

function search(product: Product, deed: Deed, id: string): Content {
  return [
    markup`<div class="searching"><label class="field"><span>${capital(deed.object || product.words.search)}</span><input type="search"></label>${pressed(product, deed, id)}</div>`,
  ];
}

/** What somebody decides on: each record with its buttons. */
function decision(product: Product, deed: Deed, id: string, second?: Deed): Content {
  const [{ rows, name }] = product.things;
  const [direct] = [second, deed].filter((one) => one?.isDirect && one.object !== '');
  const object = direct?.object ?? name;
  const isOfThing = rows.length > 0 && isAbout(product, object);
  const one = singular(product, object);
  const titles = isOfThing
    ? rows.slice(0, shownRows).map(({ title }) => title)
    : one === ''
      ? ['']
      : [0, 1, 2].map((index) => product.samples.numbered(one, index));
  const items = titles.map(
    (title, at) =>
      markup`<li class="foot">${title !== '' && markup`<strong>${title}</strong>`}<span class="buttons">${pressed(product, deed, `${id}-${at}`)}${second && pressed(product, second, `${id}-${at}-2`, 'plain')}</span></li>`,
  );
  return [
    head(object || deed.label),
    deed.listed.length > 1 && choices(`${id}-of`, capital(object), deed.listed),
    markup`<ul class="lines">${items}</ul>`,
  ];
}

/** `excursions` → `excursion`; nothing of what is no noun by itself. */
function singular({ lexicon }: Product, text: string): string {
  const last = text.split(' ').at(-1) ?? '';
  if (!/^[\p{L}\p{M}'’-]+(?:\s[\p{L}\p{M}'’-]+)?$/u.test(text)) return '';
  return lexicon.code === 'en' && last.length > 3 ? text.replace(/(?<=[^s])s$/u, '') : text;
}

function button(product: Product, deed: Deed, id: string): Content {
  const kind = deed.action === 'remove' && deed.isTyped ? 'plain risky' : 'plain';
  return pressed(product, deed, id, kind);
}
