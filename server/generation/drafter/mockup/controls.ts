import { capital } from '../lexicon/capital';
import type { ActionName } from '../lexicon/lexicon';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { stemsOf } from '../sort/contentWords';
import type { Deed } from './deeds';
import { markup, type Content } from './markup';
import { singularOf } from './singular';
import { folded } from '../lexicon/phraseIndex';
import { fileIn, includesPart, kindOf } from './fieldNames';
import type { Product } from './product';
import { isAbout, isOnRecord, shortLabel } from './records';
import { isRole } from './isRole';

import type { Field } from './thing';
import type { FieldKind } from './layoutOf';
import {
  action,
  badge,
  drawingOf,
  input,
  limitsOf,
  linked,
  recordLink,
  screenButton,
} from './views/parts';

/** Something that one uses: a button by itself, or a part of the screen. */
export interface Control {
  kind: 'button' | 'panel';
  content: Content;
}

/** Draws what a deed needs on a screen. */
type Draw = (product: Product, deed: Deed, id: string) => Content;

const shownRows = 4;
const longestHeading = 80;
const fewestSaid = 3;

/** What a person uses for each kind of deed. */
const draws: Readonly<Record<ActionName, Draw | undefined>> = {
  approve: decision,
  assign: entry,
  book: button,
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

const entered: ReadonlySet<string> = new Set(['create', 'measure', 'organise', 'book', 'other']);

/** What one uses to do what a requirement says, apart from what is done to a record where it stands. */
export function controlsOf(
  product: Product,
  { text }: Statement,
  deeds: readonly Deed[],
  slug: string,
  isFirst: boolean,
): Control[] {
  const drawing = deeds.length === 0 && text.length < longestHeading && drawingOf(product, text);
  if (drawing) return [{ kind: 'panel', content: [head(text), drawing] }];
  return deeds.flatMap((deed, at): Control[] => {
    // What is entered stands in the form.
    if (product.listedIn?.includes(deed.statement) && entered.has(deed.action)) return [];
    if (isAutomatic(product, deed) || isInForm(product, deed)) return [];
    // On the first screen the records stand already.
    if (deed.action === 'show' && isOfRecords(product, deed.object, isFirst)) return [];
    const id = `${slug}-${at}`;
    if (deed === product.added)
      return isFirst ? [] : [{ kind: 'button', content: screenButton(product, 'form') }];
    const draw = drawOf(product, deed);
    if (draw === undefined || isOnRecord(product, deed)) return [];
    const others = deeds.slice(at + 1).filter((other) => isPair(deed, other));
    if (deeds.slice(0, at).some((other) => isPair(other, deed))) return [];
    const content =
      others.length > 0 ? decision(product, deed, id, ...others) : draw(product, deed, id);
    return [{ kind: draw === button ? 'button' : 'panel', content: [content, limitsOf(deed)] }];
  });
}

/** Whether a list of the main thing's records shows what is spoken of. */
function isOfRecords(product: Product, object: string, isFirst: boolean): boolean {
  const [plan] = product.plans;
  const isMain = isAbout(product, object) && wordCount(object) < 2 && !drawingOf(product, object);
  return (isFirst && isMain) || folded(object) === folded(plan?.title ?? '');
}

/** What the product does by itself: `Each tunnel has a sensor that measures …`. */
const isAutomatic = ({ workbook }: Product, { action: name, statement }: Deed) =>
  name === 'measure' && workbook.roles.length > 0 && statement.actor === undefined;

/** What one chooses in the form: `they choose the size (small, large)`. */
function isInForm({ things: [{ fields }], lexicon, added }: Product, { object }: Deed): boolean {
  const stems = stemsOf(lexicon, object);
  return (
    added !== undefined &&
    fields.some(
      ({ name, options }) =>
        options.length > 0 && stemsOf(lexicon, name).every((stem) => stems.includes(stem)),
    )
  );
}

/** Only what is surely entered has a field of its own; what is listed has one each. */
function drawOf({ workbook }: Product, deed: Deed): Draw | undefined {
  const { action: name, isDirect, isTyped, listed, object } = deed;
  const draw = draws[name];
  if (listed.length > 1 && (draw === entry || name === 'organise')) return entry;
  const isSure = name === 'assign' ? isRole(workbook, object) : isTyped && isDirect;
  return draw === entry && (!isSure || object === '') ? button : draw;
}

/** `accepts, declines or forwards` */
function isPair(one: Deed | undefined, other: Deed | undefined): boolean {
  return (
    one?.action === 'approve' && other?.action === 'approve' && one.statement === other.statement
  );
}

function head(title: string): Content {
  return markup`<h2>${capital(title)}</h2>`;
}

function pressed(
  { words }: Product,
  { label }: Deed,
  id: string,
  kind = 'primary',
  shown = label,
): Content {
  return action(id, shown, [words.done, ': ', label], kind);
}

function entry(product: Product, deed: Deed, id: string): Content {
  const { words, samples, workbook } = product;
  const { action: name, object, label, listed, isChoice, isDirect, statement } = deed;
  const isPerson = name === 'assign' && isRole(workbook, object);
  const people = [0, 1, 2].map((index) => samples.numbered(object, index));
  const options = isPerson ? people : isChoice || name === 'organise' ? listed : [];
  const isOne = options.length > 1 || listed.length < 2;
  const only = isDirect && object !== '' ? object : label;
  const fields: Field[] = isOne
    ? [{ name: only, kind: kinds[name] ?? kindOf(object, words), options }]
    : listed.map((one) => ({
        name: withoutArticle(product, one),
        kind: kindOf(one, words),
        options: [],
      }));
  const file = fileIn(statement.text, words.controls.files);
  if (file !== undefined && !fields.some(({ kind }) => kind === 'photo'))
    fields.push({ name: file, kind: 'photo', options: [] });
  // `enter the clay, the glaze and the height`, `set it to Seen, Ordered or Done`
  const button = listed.length > 1 && !isPerson ? { ...deed, label: words.save } : deed;
  return [
    markup`<div class="fields">${fields.map((field, at) => input(field, `${id}-${at}`))}</div>`,
    markup`<div class="buttons">${pressed(product, button, id)}</div>`,
  ];
}

/** What is entered, by what is done; otherwise its name tells. */
const kinds: Readonly<Partial<Record<ActionName, FieldKind>>> = {
  measure: 'number',
  message: 'note',
  upload: 'photo',
};

/** `the height` → `height` */
function withoutArticle({ lexicon }: Product, text: string): string {
  const [first = '', ...rest] = text.split(' ');
  // Unlike `which rooms are free`.
  const isArticle = lexicon.cues.determiner.includes(first.toLowerCase());
  return rest.length > 0 && isArticle && rest.length < fewestSaid ? rest.join(' ') : text;
}

/** What is looked at: a curve, a map, numbers, or records. */
function panel(product: Product, deed: Deed): Content {
  const { object, label } = deed;
  return [
    head(withoutArticle(product, object || label)),
    drawingOf(product, object) ?? lines(product, object),
  ];
}

/** The first records with what is asked about each. */
function lines(product: Product, object: string): Content {
  const { words, samples, things } = product;
  const kind = kindOf(object, words);
  const isTimed = includesPart(object, words.controls.dates);
  const isCounted = kind === 'number' || kind === 'money';
  const [{ rows, fields, titleAt }] = things;
  const arePeople =
    fields[titleAt ?? -1]?.kind === 'person' || rows[0]?.title === samples.person(0);
  // `upcoming concerts` beside sheets of music
  if (
    object !== '' &&
    !arePeople &&
    !isCounted &&
    wordCount(object) <= fewestSaid &&
    !isAbout(product, object)
  )
    return markup`<ul class="lines">${[0, 1, 2].map((at) => markup`<li><time class="grow">${samples.moment(at)}</time></li>`)}</ul>`;
  const items = rows
    .slice(0, shownRows)
    .map(
      (row, at) =>
        markup`<li>${isTimed && markup`<time class="num">${samples.time(at)}</time>`}${linked(recordLink(product, at), 'grow', [row.title, row.detail !== '' && markup`<span class="sub">${row.detail}</span>`])}${isCounted ? markup`<span class="num">${samples.valueOf({ name: object, kind, options: [] }, at)}</span>` : badge(things[0], row)}</li>`,
    );
  return markup`<ul class="lines">${items}</ul>`;
}

function search(product: Product, deed: Deed, id: string): Content {
  return [
    markup`<div class="searching"><label class="field"><span>${capital(deed.object || product.words.search)}</span><input type="search"></label>${pressed(product, deed, id)}</div>`,
    lines(product, ''),
  ];
}

/** What somebody decides on: each with its buttons. */
function decision(product: Product, deed: Deed, id: string, ...others: readonly Deed[]): Content {
  const { samples, things, workbook } = product;
  const direct = [...others, deed].findLast((one) => one.isDirect && one.object !== '');
  const object = direct?.object ?? (deed.object || things[0].name);
  const isPeople = workbook.roles.some(({ spellings }) =>
    spellings.some((name) => folded(deed.label).includes(folded(name))),
  );
  const one = wordCount(object) < 3 ? singularOf(workbook, object) : product.words.record;
  const items = [0, 1, 2].map((at) => {
    const title = isPeople ? samples.person(at + 1) : samples.numbered(one, at);
    const buttons = [deed, ...others].map((each, place) =>
      pressed(
        product,
        each,
        `${id}-${at}-${place}`,
        place > 0 ? 'plain' : 'tinted',
        shortLabel(product, each),
      ),
    );
    return markup`<li class="foot"><strong>${title}</strong><span class="buttons">${buttons}</span></li>`;
  });
  return [head(object || deed.label), markup`<ul class="lines">${items}</ul>`];
}

function button(product: Product, deed: Deed, id: string): Content {
  const kind = deed.action === 'remove' && deed.isTyped ? 'plain risky' : 'plain';
  return pressed(product, deed, id, kind);
}
