import { capital } from '../lexicon/capital';
import type { ActionName } from '../lexicon/lexicon';
import { stemsOf } from '../sort/contentWords';
import type { Deed } from './deeds';
import { icon } from './icons';
import { markup, type Content } from './markup';
import { folded } from '../lexicon/phraseIndex';
import { includesPart, kindOf } from './fieldNames';
import type { Product } from './product';
import { deniedRoles, forRoles, roleOf } from './statements';
import type { Field } from './thing';
import type { FieldKind } from './layoutOf';
import { action, badge, blank, choices, curve, input, recordLink } from './views/parts';

/** Draws what a deed needs on a screen; all buttons of a screen stand together. */
type Draw = (product: Product, deed: Deed, id: string) => Content;

const shownRows = 3;

/** What a person uses for each kind of deed. */
const draws: Readonly<Record<ActionName, Draw>> = {
  approve: decision,
  assign: entry,
  book: entry,
  calculate: panel,
  check: button,
  create: entry,
  measure: entry,
  message: entry,
  notify: notice,
  organise: button,
  other: button,
  pay: entry,
  remove: button,
  search,
  show: panel,
  signIn: button,
  sync: toggle,
  transfer: button,
  upload: entry,
};

/** The parts of a screen that its requirements ask for: what is told, then what is shown and entered, then buttons. */
export function widgets(product: Product, deeds: readonly Deed[], slug: string): Content {
  const drawn = deeds.flatMap((deed, at) => {
    const next = deeds[at + 1];
    const draw = drawOf(deed);
    if (isPair(deeds[at - 1], deed)) return [];
    const id = `${slug}-${at}`;
    const content = isPair(deed, next)
      ? decision(product, deed, id, next)
      : draw(product, deed, id);
    return [{ draw, content, own: attributes(product, deed) }];
  });
  const notices = drawn.filter(({ draw }) => draw === notice);
  const buttons = drawn.filter(({ draw }) => draw === button);
  const cards = drawn.filter(({ draw }) => draw !== notice && draw !== button);
  return [
    notices.length > 0 &&
      markup`<ul class="rows">${notices.map(({ content, own }) => markup`<li class="card post notice"${own}>${content}</li>`)}</ul>`,
    cards.length > 0 &&
      markup`<div class="cards">${cards.map(({ content, own }) => markup`<section class="card"${own}>${content}</section>`)}</div>`,
    buttons.length > 0 &&
      markup`<div class="card buttons">${buttons.map(({ content, own }) => markup`<span class="foot"${own}>${content}</span>`)}</div>`,
  ];
}

/** Who is told something gets a notice; who tells it enters it. What is chosen is chosen in a form. */
function drawOf({ action, isDirect, isReceived, label, listed, statement }: Deed): Draw {
  const isTold = action === 'notify' && !isReceived && label !== '' && roleOf(statement);
  const isChosen = action === 'organise' && listed.length > 1;
  if (isTold || isChosen) return entry;
  const draw = draws[action];
  return draw === entry && !isDirect && listed.length < 2 ? button : draw;
}

/** `accepts or declines` */
function isPair(one: Deed | undefined, other: Deed | undefined): boolean {
  return (
    one?.action === 'approve' && other?.action === 'approve' && one.statement === other.statement
  );
}

function attributes(product: Product, { statement, label, object }: Deed): Content {
  const role = roleOf(statement);
  const denied = deniedRoles(product, `${label} ${object}`, role);
  return [forRoles(product, role ? [role] : []), denied !== '' && markup` data-not="${denied}"`];
}

/** The id of the requirement, which leads to its words. */
function chip({ statement: { id } }: Deed): Content {
  return markup`<a class="id" href="#statement-${id.toLowerCase()}">${id}</a>`;
}

function head(deed: Deed, title: string): Content {
  return markup`<header class="foot"><h2>${capital(title)}</h2>${chip(deed)}</header>`;
}

function limits({ limits: phrases }: Deed): Content {
  return (
    phrases.length > 0 &&
    markup`<p class="limits">${phrases.map((one) => markup`<span class="badge quiet">${one}</span>`)}</p>`
  );
}

function pressed({ words }: Product, { label }: Deed, id: string, kind = 'primary'): Content {
  return action(id, label, [words.done, ': ', label], kind);
}

function entry(product: Product, deed: Deed, id: string): Content {
  const { words, workbook, lexicon } = product;
  const { action: name, object, label, listed, isChoice, isDirect, statement } = deed;
  const isPerson = workbook.roles.some(({ text }) => folded(text) === folded(object));
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
    limits(deed),
    markup`<div class="buttons">${pressed(product, button, id)}${chip(deed)}</div>`,
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
  const { object, label, listed, statement } = deed;
  const isOf = (parts: readonly string[]) => includesPart(statement.text, parts);
  const isOfThing = thing.rows.length > 0 && isAbout(product, object);
  const rows = thing.rows
    .slice(0, shownRows)
    .map(
      (row, at) =>
        markup`<li><a class="grow" href="${recordLink(product, at)}">${row.title}</a>${badge(thing, row)}</li>`,
    );
  const blank = Array.from(
    { length: shownRows },
    () => markup`<li class="blank" aria-hidden="true"></li>`,
  );
  return [
    head(deed, object || label),
    listed.length > 1 &&
      markup`<p class="limits">${listed.map((one) => markup`<span class="badge active">${capital(one)}</span>`)}</p>`,
    isOf(words.controls.series)
      ? markup`<figure class="chart"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${object}">${curve(1, 'good', 600, 160)}</svg></figure>`
      : isOf(words.controls.maps)
        ? markup`<svg class="map" viewBox="0 0 620 260" role="img" aria-label="${object}"><path class="water" d="M0 190C120 150 200 240 330 205S540 150 620 180V260H0z"/><path class="way" d="M0 70H620M140 0V260M360 0C340 90 420 170 400 260M520 0V260M0 140C200 120 420 160 620 110"/></svg>`
        : markup`<ul class="lines">${isOfThing ? rows : blank}</ul>`,
    limits(deed),
  ];
}

function search(product: Product, deed: Deed, id: string): Content {
  return [
    markup`<div class="searching"><label class="field"><span>${capital(deed.object || product.words.search)}</span><input type="search"></label>${pressed(product, deed, id)}${chip(deed)}</div>`,
    limits(deed),
  ];
}

/** A message as it arrives: what has happened, or the requirement itself. */
function notice({ idea }: Product, deed: Deed): Content {
  const { given, then, said } = deed;
  const lines =
    given === ''
      ? markup`<span>${idea(capital(said))}</span>`
      : markup`<strong>${idea(capital(given))}</strong><span class="sub">${idea(capital(then))}</span>`;
  return markup`${icon('message')}<span class="grow">${lines}</span>${chip(deed)}`;
}

/** What somebody decides on: each record with its buttons. */
function decision(product: Product, deed: Deed, id: string, second?: Deed): Content {
  const [{ rows, name }] = product.things;
  const object = [second?.object, deed.object, name].find(Boolean) ?? '';
  const isOfThing = rows.length > 0 && isAbout(product, object);
  const one = singular(product, object);
  const titles = isOfThing
    ? rows.slice(0, shownRows).map(({ title }) => title)
    : [0, 1, 2].map((index) => (one === '' ? '' : product.samples.numbered(one, index)));
  const items = titles.map(
    (title, at) =>
      markup`<li class="foot">${title !== '' && markup`<strong>${title}</strong>`}<span class="buttons">${pressed(product, deed, `${id}-${at}`)}${second && pressed(product, second, `${id}-${at}-2`, 'plain')}</span></li>`,
  );
  return [
    head(deed, object || deed.label),
    deed.listed.length > 1 && choices(`${id}-of`, capital(object), deed.listed),
    markup`<ul class="lines">${items}</ul>`,
    limits(deed),
    second && limits(second),
  ];
}

/** `excursions` → `excursion`; nothing of what is no noun by itself. */
function singular({ lexicon }: Product, text: string): string {
  const last = text.split(' ').at(-1) ?? '';
  if (!/^[\p{L}\p{M}'’-]+(?:\s[\p{L}\p{M}'’-]+)?$/u.test(text)) return '';
  return lexicon.code === 'en' && last.length > 3 ? text.replace(/(?<=[^s])s$/u, '') : text;
}

/** Whether words speak of the idea's main thing. */
export function isAbout({ lexicon, things: [{ name }] }: Product, text: string): boolean {
  const stems = stemsOf(lexicon, text);
  return stemsOf(lexicon, name).some((stem) => stems.includes(stem));
}

function toggle(_product: Product, deed: Deed): Content {
  return markup`<label class="switch"><input type="checkbox" checked><span class="grow">${deed.label}</span></label>${chip(deed)}${limits(deed)}`;
}

function button(product: Product, deed: Deed, id: string): Content {
  const kind = deed.action === 'remove' ? 'plain risky' : 'plain';
  return [pressed(product, deed, id, kind), chip(deed), limits(deed)];
}

/** Each record of the idea's main thing with its states, its fields and what is done to it. */
export function records(product: Product): Content {
  const { things, plans, words, groups } = product;
  const [thing] = things;
  const [back] = plans;
  const own = groups
    .flatMap(({ deeds }) => deeds)
    .filter(
      ({ action: name, object, label }) =>
        label !== '' && !kept.has(name) && (object === '' || isAbout(product, object)),
    )
    .slice(0, mostButtons);
  return thing.rows.map((row, index) => {
    const id = `record-${index}`;
    const facts = thing.fields.map(
      ({ name }, at) =>
        markup`<div><dt>${capital(name)}</dt><dd>${row.values[at] === '' ? blank : row.values[at]}</dd></div>`,
    );
    const states =
      thing.states.length > 0 &&
      choices(
        `${id}-state`,
        words.status,
        thing.states.map(({ name }) => capital(name)),
        row.state,
      );
    const buttons = own.map(
      (deed, at) =>
        markup`<span class="foot"${attributes(product, deed)}>${pressed(product, deed, `${id}-${at}`, at === 0 ? 'primary' : 'plain')}${chip(deed)}</span>`,
    );
    return markup`<article class="record" id="${id}">${back && markup`<a class="back" href="#screen-${back.slug}">${back.title}</a>`}<header class="title"><h2>${row.title}</h2>${badge(thing, row)}${row.figure !== '' && markup`<p class="reading">${row.figure}</p>`}</header>${states && markup`<section class="card">${states}</section>`}${facts.length > 0 && markup`<section class="card"><dl class="facts">${facts}</dl></section>`}${buttons.length > 0 && markup`<div class="card buttons">${buttons}</div>`}</article>`;
  });
}

const kept: ReadonlySet<string> = new Set(['show', 'search', 'notify', 'upload', 'measure']);
const mostButtons = 6;
