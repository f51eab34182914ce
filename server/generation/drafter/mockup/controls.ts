import { capital } from '../lexicon/capital';
import type { ActName } from '../sort/actNames';
import { wordCount } from '../write/cuedClause';
import { fileIn, includesPart, kindOf } from './fieldNames';
import type { Entered } from './fieldsIn';
import { markup, type Content, type Markup } from './markup';
import { isPassive } from './objectTitle';
import type { Product } from './product';
import { seeing } from './taskAct';
import type { Task } from './tasks';
import type { Field } from './thing';
import { action, choices, curve, input, picture } from './views/parts';

/** What one uses for a task: the part of a screen for each kind of act. */
type Draw = (product: Product, task: Task, id: string) => Content;

const mostStars = 10;
/** In words. */
const longestHeading = 16;

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
export function controlOf(product: Product, task: Task, id: string): Content {
  const { act, listed, each, label, verb, fields, isTyped } = task;
  const isDone = verb !== '' || task.statement.actor !== undefined;
  if (fields.length > 0 && (isTyped || (isDone && !seeing.has(act))))
    return enter(product, task, id);
  if (task.pressed.length > 0)
    return [fields.length > 0 && view(product, task), button(product, task, id)];
  if (act === 'notify' && !isAlternative(task)) return undefined;
  // A whole story is no heading of a control.
  if (verb === '' && wordCount(label) > longestHeading && !isAlternative(task)) return undefined;
  const isRule = !isDone && !seeing.has(act) && isPassive(product.lexicon, label);
  if (isRule) return undefined;
  const draw = act && draws[act];
  if (draw) return draw(product, task, id);
  if (isAlternative(task)) {
    const names = each === '' ? [label] : numbered(each);
    return names.map((name, at) =>
      choices(`${id}-${at}`, name, listed.map(capital), -1, each !== ''),
    );
  }
  return verb !== '' && press(product, task, id);
}

const isAlternative = ({ isChoice, listed }: Task): boolean => isChoice && listed.length > 1;

/** A choice of one with its button. */
function oneOf(
  product: Product,
  task: Task,
  id: string,
  legend: string,
  options: readonly string[],
): Content {
  const choice = choices(`${id}-of`, capital(legend), options.map(capital), -1, false);
  return [choice, button(product, task, id)];
}

function numbered(noun: string): string[] {
  return noun === '' ? [] : [1, 2, 3].map((at) => `${capital(noun)} ${at}`);
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

function button(product: Product, task: Task, id: string, kind = 'primary'): Markup {
  const tone = task.act === 'remove' ? 'plain risky' : kind;
  const [, ...others] = task.verbs;
  const first = others.length > 0 ? task.verb : buttonLabel(product, task, kind === 'tinted');
  const buttons = [first, ...others].map((label, at) =>
    action(`${id}-b${at}`, label, [product.words.done, ': ', task.label], at > 0 ? 'plain' : tone),
  );
  return markup`<div class="buttons">${buttons}</div>`;
}

function press(product: Product, task: Task, id: string): Content {
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
    return rows(product, task, id, noun);
  // In English a verb that cannot be cut out surely does not tell what is pressed.
  if (task.verb === '' && !isOneOf && (product.lexicon.code === 'en' || !task.isSure))
    return undefined;
  return isOneOf ? oneOf(product, task, id, task.label, task.listed) : button(product, task, id);
}

/** Verbs that always need a file. */
const uploading = /^(?:upload|attach)(?!\p{L})/iu;
const ticked = /^(?:tick|check|mark|cross)(?:\s|$)/iu;

/** Several things with what is done to each. */
function rows(product: Product, task: Task, id: string, noun: string): Content {
  const items = numbered(noun).map((title, at) => {
    return ticked.test(task.verb)
      ? markup`<li><label class="check"><input type="checkbox"><span>${title}</span></label></li>`
      : markup`<li><span class="grow">${title}</span>${button(product, task, `${id}-${at}`, 'tinted')}</li>`;
  });
  return markup`<ul class="lines">${items}</ul>`;
}

/** One of several things to take; to book one, also the day. */
function choose(product: Product, task: Task, id: string): Content {
  const noun = task.one || task.each;
  const control =
    noun === '' ? press(product, task, id) : oneOf(product, task, id, noun, numbered(noun));
  const isDated = task.isBooked && isDrawn(control);
  const day = markup`<div class="fields"><label class="field"><span class="hidden">${task.label}</span><input type="date"></label></div>`;
  return isDated ? [day, control] : control;
}

/** Whether there is anything to use. */
export function isDrawn(control: Content): boolean {
  return control !== undefined && control !== false;
}

/** Fields for what is listed; one without a label of its own where nothing is. */
function enter(product: Product, task: Task, id: string): Content {
  const { lexicon, words } = product;
  const { listed, label, act, isTyped, fields } = task;
  if (isAlternative(task)) return oneOf(product, task, id, label, listed);
  const isGiven = act === 'upload' || isTyped || fields.length > 0;
  const isUpload = act === 'upload' || uploading.test(task.verb);
  const file =
    isGiven || isUpload
      ? (fileIn(label, words.controls.files) ??
        (isUpload && uploading.test(label) ? label : undefined))
      : undefined;
  // `Make it warm: big pictures, short words` enters nothing.
  const entered =
    fields.length > 0 ? fields : lexicon.code !== 'en' || isTyped ? listed.map(asEntered) : [];
  const named = entered.map(({ name, isFlag }): Field => {
    if (isFlag) return { name, kind: 'flag' };
    const own = withoutArticle(product, name);
    return { name: own, kind: kindOf(own, words) };
  });
  const hasFile = named.some(({ kind }) => kind === 'photo');
  const isFree =
    named.length === 0 &&
    (isTyped || (act === 'message' && task.verb !== '' && lexicon.code === 'en'));
  if (named.length === 0 && !isFree && file === undefined) return press(product, task, id);
  const isLong = act === 'message' || kindOf(label, words) === 'note';
  const free =
    isFree &&
    markup`<label class="field wide"><span class="hidden">${label}</span>${isLong ? markup`<textarea rows="3"></textarea>` : markup`<input type="text">`}</label>`;
  const isUnnamed = file === label;
  const photo =
    file !== undefined &&
    !hasFile &&
    (isUnnamed
      ? markup`<label class="field wide"><span class="hidden">${label}</span><input type="file"></label>`
      : input({ name: file, kind: 'photo' }));
  return [
    markup`<div class="fields">${free}${named.map((field) => input(field))}${photo}</div>`,
    button(product, task, id),
  ];
}

function asEntered(name: string): Entered {
  return { name, isFlag: false };
}

/** `the height` → `height` */
function withoutArticle({ lexicon }: Product, text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const low = first.toLowerCase();
  // `how it felt`
  const isArticle = lexicon.cues.determiner.includes(low) && !lexicon.cues.that.includes(low);
  return rest.length > 0 && isArticle ? rest.join(' ') : text;
}

/** What is looked at: a map or a curve, or one line for each of several things; else where its entries will stand. */
function view({ words: { controls } }: Product, task: Task): Content {
  const { label, each, isChoice, fields } = task;
  const listed = fields.length > 0 ? fields.map(({ name }) => name) : task.listed;
  if (includesPart(label, controls.maps))
    return markup`<svg class="map" viewBox="0 0 620 260" role="img" aria-label="${label}"><path class="water" d="M0 190C120 150 200 240 330 205S540 150 620 180V260H0z"/><path class="way" d="M0 70H620M140 0V260M360 0C340 90 420 170 400 260M520 0V260M0 140C200 120 420 160 620 110"/></svg>`;
  if (includesPart(label, controls.bars)) return bars(label);
  if (includesPart(label, controls.series))
    return markup`<figure class="chart"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${label}">${curve(1, 'good', 600, 160)}</svg></figure>`;
  const isEach = (name: string) => name.toLowerCase() === each.toLowerCase();
  if (listed.length > 1 && !isChoice && (each !== '' || fields.length > 0))
    return table(
      each,
      listed.filter((name) => !isEach(name)),
    );
  if (fileIn(label, controls.files) !== undefined) return picture(label.length);
  const lines = each === '' && !isChoice ? listed.map(capital) : numbered(each);
  return lines.length > 1
    ? markup`<ul class="lines">${lines.map((line) => markup`<li>${line}</li>`)}</ul>`
    : placeholder(task.act);
}

const heights = [46, 72, 58, 94, 66, 38, 80];

function bars(label: string): Content {
  const items = heights.map(
    (height, at) =>
      markup`<rect x="${at * 86 + 8}" y="${160 - height * 1.6}" width="60" height="${height * 1.6}" rx="6"/>`,
  );
  return markup`<figure class="chart bars"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${label}">${items}</svg></figure>`;
}

/** Grey bars for what the idea does not spell out. */
function placeholder(act: ActName | undefined): Content {
  const shape = act === 'report' || act === 'calculate' ? 'figures' : 'entries';
  return markup`<div class="blank ${shape}" aria-hidden="true"><i></i><i></i><i></i></div>`;
}

/** A line for each of several things, with what is asked of it. */
function table(each: string, columns: readonly string[]): Content {
  const head = columns.map((name) => markup`<th scope="col">${capital(name)}</th>`);
  const names = each === '' ? [undefined, undefined, undefined] : numbered(each);
  const lines = names.map(
    (name) =>
      markup`<tr>${name && markup`<th scope="row">${name}</th>`}${columns.map((column) => markup`<td data-label="${capital(column)}">–</td>`)}</tr>`,
  );
  return markup`<div class="table"><table><thead><tr>${each !== '' && markup`<th scope="col">${capital(each)}</th>`}${head}</tr></thead><tbody>${lines}</tbody></table></div>`;
}

/** As many stars as the idea says, or five. */
const rating = /rate|grade|score|judge|review|vote|star/iu;

function rate(product: Product, task: Task, id: string): Content {
  if (product.lexicon.code === 'en' && !rating.test(task.label)) return press(product, task, id);
  const values = task.statement.quantities.map(({ value = 0 }) => value);
  const most = values.find((value) => value > 2 && value <= mostStars) ?? 5;
  const stars = Array.from({ length: most }, (_, at) => `${at + 1} ★`);
  return oneOf(product, task, id, task.label, stars);
}

function scan(product: Product, task: Task, id: string): Content {
  return [markup`<div class="camera" aria-hidden="true"></div>`, button(product, task, id)];
}

/** One field, or one for each thing that is searched by, above what is found. */
function search(product: Product, task: Task, id: string): Content {
  const { label, listed, isChoice } = task;
  const filters = listed.length > 1 && !isChoice ? listed : [];
  const fields =
    filters.length > 0
      ? filters.map((name) => input({ name: withoutArticle(product, name), kind: 'text' }))
      : markup`<label class="field"><span class="hidden">${label}</span><input type="search"></label>`;
  return [
    markup`<div class="searching">${fields}${button(product, task, id)}</div>`,
    placeholder(task.act),
  ];
}
