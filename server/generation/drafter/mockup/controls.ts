import { capital } from '../lexicon/capital';
import type { ActName } from '../sort/actNames';
import { wordCount } from '../write/cuedClause';
import type { Control } from './control';
import { fieldOf, fileIn, kindOf, withoutArticle } from './fieldNames';
import { asEntered } from './fieldsIn';
import { markup, type Content, type Markup } from './markup';
import { isPassive } from './objectTitle';
import type { Product } from './product';
import { choicesFor } from './recordsOf';
import { seeing } from './taskAct';
import type { Task } from './tasks';
import { isReport, namesOf, placeholder, view } from './taskView';
import type { Field } from './thing';
import { action, choices, input } from './views/parts';

/** The part of a screen for each kind of act. */
type Draw = (product: Product, task: Task, id: string) => Control;

const none: Control = { use: 'none', content: undefined };
const mostStars = 10;
/** In words. */
const longestHeading = 16;
const mostOfFile = 3;

/** Acts that call for nothing to use are rules in the idea's words. */
const draws: Readonly<Partial<Record<ActName, Draw>>> = {
  approve: press,
  assign: press,
  book: choose,
  create: enter,
  export: press,
  history: view,
  import: press,
  lend: choose,
  map: view,
  measure: enter,
  message: enter,
  pay: press,
  print: press,
  publish: press,
  rate,
  remove: press,
  report: view,
  scan,
  search,
  show: view,
  upload: enter,
};

/** What one uses to do this; nothing where the idea's words call for nothing that is sure. */
export function controlOf(product: Product, task: Task, id: string): Control {
  const { act, listed, each, label, verb, fields, isTyped } = task;
  const isDone = verb !== '' || task.statement.actor !== undefined;
  if (isReport(product, task)) return view(product, task);
  if (fields.length > 0 && (isTyped || (isDone && !seeing.has(act))))
    return enter(product, task, id);
  if (task.pressed.length > 0)
    return {
      use: 'form',
      content: [fields.length > 0 && view(product, task).content, button(product, task, id)],
    };
  if (act === 'notify' && !isAlternative(task)) return none;
  // A whole story is no heading of a control.
  if (verb === '' && wordCount(label) > longestHeading && !isAlternative(task)) return none;
  const isRule = !isDone && !seeing.has(act) && isPassive(product.lexicon, label);
  if (isRule) return none;
  const draw = act && draws[act];
  if (draw) return draw(product, task, id);
  if (isAlternative(task)) {
    const names = each === '' ? [label] : namesOf(product, each);
    const content = names.map((name, at) =>
      choices(`${id}-${at}`, name, listed.map(capital), -1, each !== ''),
    );
    return { use: 'form', content };
  }
  return verb === '' ? none : press(product, task, id);
}

const isAlternative = ({ isChoice, listed }: Task): boolean => isChoice && listed.length > 1;

/** A choice of one with its button. */
function oneOf(
  product: Product,
  task: Task,
  id: string,
  legend: string,
  options: readonly string[],
): Control {
  const choice = choices(`${id}-of`, capital(legend), options.map(capital), -1, false);
  return { use: 'form', content: [choice, button(product, task, id)] };
}

/** Acts of which each has its own button for each of several things. */
const changing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['approve', 'assign', 'pay', 'print', 'publish', 'remove'] as const),
]);

/** The words on the button of a task: its own if they are few, or its verb. */
function buttonLabel({ words }: Product, task: Task, isShort: boolean): string {
  const { act, label, verb, isSure } = task;
  if (verb === '' && task.fields.length > 0) return words.save;
  if (verb !== '') return verb === label && isShort ? (label.split(' ', 1)[0] ?? label) : verb;
  const { buttons, send, search: find, save, done } = words;
  const texts: Partial<Record<ActName, string>> = {
    ...(isSure && buttons),
    create: save,
    measure: save,
    message: send,
    rate: send,
    search: find,
  };
  return (act && texts[act]) ?? done;
}

export function button(product: Product, task: Task, id: string, kind = 'primary'): Markup {
  const tone = task.act === 'remove' ? 'plain risky' : kind;
  const [, ...others] = task.verbs;
  const first = others.length > 0 ? task.verb : buttonLabel(product, task, kind === 'tinted');
  const buttons = [first, ...others].map((label, at) =>
    action(`${id}-b${at}`, label, [product.words.done, ': ', task.label], at > 0 ? 'plain' : tone),
  );
  return markup`<div class="buttons">${buttons}</div>`;
}

function press(product: Product, task: Task, id: string): Control {
  const { each, one, act } = task;
  const isOneOf = isAlternative(task);
  const noun = each || one;
  // What the product does by itself is pressed by nobody.
  const isPressed = task.verb !== '' || product.lexicon.code !== 'en';
  if (
    noun !== '' &&
    isPressed &&
    !isOneOf &&
    (changing.has(act) || act === undefined || !draws[act])
  )
    return {
      use: ticked.test(task.verb) ? 'form' : 'press',
      content: rows(product, task, id, noun),
    };
  // In English a verb that cannot be cut out surely does not tell what is pressed.
  if (task.verb === '' && !isOneOf && (product.lexicon.code === 'en' || !task.isSure)) return none;
  return isOneOf
    ? oneOf(product, task, id, task.label, task.listed)
    : { use: 'press', content: button(product, task, id) };
}

/** Verbs that always need a file. */
const uploading = /^(?:upload|attach)(?!\p{L})/iu;
const ticked = /^(?:tick|check|mark|cross)(?:\s|$)/iu;

/** Several things with what is done to each. */
function rows(product: Product, task: Task, id: string, noun: string): Content {
  const items = namesOf(product, noun).map((title, at) => {
    return ticked.test(task.verb)
      ? markup`<li><label class="check"><input type="checkbox"><span>${title}</span></label></li>`
      : markup`<li><span class="grow">${title}</span>${button(product, task, `${id}-${at}`, 'tinted')}</li>`;
  });
  return markup`<ul class="lines">${items}</ul>`;
}

/** One of several things to take; to book one, also the day. */
function choose(product: Product, task: Task, id: string): Control {
  const noun = task.one || task.each;
  const { use, content } =
    noun === '' ? press(product, task, id) : oneOf(product, task, id, noun, namesOf(product, noun));
  return use === 'none' ? none : { use: 'press', content: [task.isBooked && dayOf(task), content] };
}

/** The day of a booking. */
export function dayOf(task: Task): Markup {
  return markup`<div class="fields">${unlabelled(task.label, 'date')}</div>`;
}

/** Fields for what is listed; one without a label of its own where nothing is. */
export function enter(product: Product, task: Task, id: string): Control {
  const { lexicon, words } = product;
  const { listed, label, act, isTyped, fields } = task;
  if (isAlternative(task)) return oneOf(product, task, id, label, listed);
  const isUpload = act === 'upload' || uploading.test(task.verb);
  const own =
    isUpload || isTyped || fields.length > 0 ? fileIn(label, words.controls.files) : undefined;
  const file = own ?? (isUpload && uploading.test(label) ? label : undefined);
  // `Make it warm: big pictures, short words` enters nothing.
  const entered =
    fields.length > 0 ? fields : lexicon.code !== 'en' || isTyped ? listed.map(asEntered) : [];
  const named = entered.map((one): Field => {
    const field = fieldOf(product, one);
    if (field.kind === 'flag') return field;
    return { ...field, kind: kindOf(field.name, words), options: choicesFor(product, field) };
  });
  const hasFile = named.some(({ kind }) => kind === 'photo');
  // `Add a photo`
  const isFileOnly = file !== undefined && wordCount(label) <= mostOfFile;
  const isFree =
    named.length === 0 &&
    !isFileOnly &&
    (isTyped || (act === 'message' && task.verb !== '' && lexicon.code === 'en'));
  if (named.length === 0 && !isFree && file === undefined) return press(product, task, id);
  const isLong = act === 'message' || kindOf(label, words) === 'note';
  const free = isFree && unlabelled(label, isLong ? 'note' : 'text', true);
  const photo =
    file !== undefined &&
    !hasFile &&
    (file === label ? unlabelled(label, 'file', true) : input({ name: file, kind: 'photo' }));
  const content = [
    markup`<div class="fields">${free}${named.map((field) => input(field))}${photo}</div>`,
    button(product, task, id),
  ];
  return { use: 'form', content };
}

/** A field whose label stands above it as the heading. */
function unlabelled(
  label: string,
  type: 'date' | 'file' | 'note' | 'text',
  isWide = false,
): Markup {
  const control =
    type === 'note' ? markup`<textarea rows="3"></textarea>` : markup`<input type="${type}">`;
  return markup`<label class="field${isWide && ' wide'}"><span class="hidden">${label}</span>${control}</label>`;
}

/** As many stars as the idea says, or five. */
const rating = /rate|grade|score|judge|review|vote|star/iu;

function rate(product: Product, task: Task, id: string): Control {
  if (product.lexicon.code === 'en' && !rating.test(task.label)) return press(product, task, id);
  const values = task.statement.quantities.map(({ value = 0 }) => value);
  const most = values.find((value) => value > 2 && value <= mostStars) ?? 5;
  const stars = Array.from({ length: most }, (_, at) => `${at + 1} ★`);
  return oneOf(product, task, id, task.label, stars);
}

function scan(product: Product, task: Task, id: string): Control {
  const camera = markup`<div class="camera" aria-hidden="true"></div>`;
  return { use: 'form', content: [camera, button(product, task, id)] };
}

/** One field, or one for each thing that is searched by, above what is found. */
function search(product: Product, task: Task, id: string): Control {
  return { use: 'search', content: [searching(product, task, id), placeholder(product, task)] };
}

/** The fields of a search with its button. */
export function searching(product: Product, task: Task, id: string): Markup {
  const { words } = product;
  const { label, listed, isChoice } = task;
  const filters = listed.length > 1 && !isChoice ? listed : [];
  const fields =
    filters.length > 0
      ? filters.map((name) => input({ name: withoutArticle(product.lexicon, name), kind: 'text' }))
      : markup`<label class="field"><span class="hidden">${label}</span><input type="search" placeholder="${words.search}"></label>`;
  return markup`<div class="searching">${fields}${button(product, task, id)}</div>`;
}
