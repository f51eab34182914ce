import { capital } from '../lexicon/capital';
import type { ActName } from '../sort/actNames';
import { wordCount } from '../write/cuedClause';
import type { Control } from './control';
import { criteriaIn, fieldOf, objectIn, withoutArticle } from './fieldNames';
import { fieldsEntered } from './fieldsEntered';
import { asEntered } from './fieldsIn';
import { listWords } from './words/listWords';
import { markup, type Content, type Markup } from './markup';
import { isPassive } from './objectTitle';
import { namesOf } from './namesOf';
import type { Product } from './product';
import { choicesFor, namesRole, valuesOf } from './recordsOf';
import { seeing } from './taskAct';
import type { Task } from './tasks';
import { collectionNamed, isReport, namesShown, view } from './taskView';
import { taskWords } from './words/taskWords';
import type { Field } from './thing';
import { action, choices, input } from './views/parts';

/** The part of a screen for each kind of act. */
type Draw = (product: Product, task: Task, id: string) => Control;

const none: Control = { use: 'none', content: undefined };
const mostStars = 10;
/** In words. */
const longestHeading = 16;
/** Acts without a control are shown as rules in the idea's words. */
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
  notify: enter,
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

/** The control for a task, or nothing if the idea's words don't determine one. */
export function controlOf(product: Product, task: Task, id: string): Control {
  const { act, listed, each, label, verb, fields, isTyped } = task;
  const { stative } = taskWords[product.lexicon.code];
  // `The owner of the car gets one picture`
  const isGot = verb === '' && label.split(/\s/u).some((word) => stative.test(word));
  const isDone = verb !== '' || (task.statement.actor !== undefined && !isGot);
  if (isReport(product, task)) return view(product, task);
  if (act === 'notify' && verb === '' && !isAlternative(task)) return none;
  if (task.isStative && !task.areStates) return none;
  if (fields.length > 0 && (isTyped || (isDone && !seeing.has(act))))
    return enter(product, task, id);
  if (task.pressed.length > 0)
    return {
      use: 'form',
      content: [fields.length > 0 && view(product, task).content, button(product, task, id)],
    };
  // A whole user story is too long for the heading of a control.
  if (verb === '' && wordCount(label) > longestHeading && !isAlternative(task)) return none;
  const isRule = !isDone && !seeing.has(act) && isPassive(product.lexicon, label);
  if (isRule) return none;
  const draw = act && draws[act];
  if (isLimit(product, task) && (draw === undefined || draw === choose)) return none;
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

/** Who may do something, or how often: `Borrow at most 3 tools`, `Book any boat`. */
function isLimit({ lexicon }: Product, { label, verb, statement }: Task): boolean {
  const [first = '', ...rest] = label.split(' ');
  const object =
    label.startsWith(verb) && verb !== label ? label.slice(verb.length).trim() : rest.join(' ');
  if (first !== '' && taskWords[lexicon.code].all.test(object)) return true;
  return statement.quantities.some(
    ({ phrase, comparison }) => limits.test(comparison) && object.startsWith(phrase),
  );
}

const limits = /^(?:atMost|atLeast|below|above)$/u;

const isAlternative = ({ isChoice, listed }: Task): boolean => isChoice && listed.length > 1;

/** A choice of one option, and its button. */
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

/** Acts with a button for each of several things. */
const changing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['approve', 'assign', 'pay', 'print', 'publish', 'remove'] as const),
]);

/** The words on the button of a task: its verb, or its own words if they are few; empty if it has none. */
function buttonLabel({ lexicon }: Product, task: Task, isShort: boolean): string {
  const { act, label, verb, isSure } = task;
  if (verb !== '') return verb === label && isShort ? (label.split(' ', 1)[0] ?? label) : verb;
  const own = act && isSure ? taskWords[lexicon.code].buttons?.[act] : undefined;
  return own ?? '';
}

export function button(
  product: Product,
  task: Task,
  id: string,
  kind = 'primary',
  fallback = '',
): Content {
  const tone = task.act === 'remove' ? 'plain risky' : kind;
  const [, ...others] = task.verbs;
  const first =
    others.length > 0 ? task.verb : buttonLabel(product, task, kind === 'tinted') || fallback;
  if (first === '') return undefined;
  const buttons = [first, ...others].map((label, at) =>
    action(`${id}-b${at}`, label, [product.words.done, ': ', task.label], at > 0 ? 'plain' : tone),
  );
  return markup`<div class="buttons">${buttons}</div>`;
}

/** A button, or one for each of several things; nothing if no verb is sure. */
function press(product: Product, task: Task, id: string): Control {
  const { each, one, act, verb, label, listed } = task;
  if (isAlternative(task)) return oneOf(product, task, id, label, listed);
  // `Mark a tool as broken`
  const states = listWords[product.lexicon.code]?.states ?? '';
  const isState = new RegExp(`\\s(?:${states})\\s`, 'iu').test(label);
  const isTicked = taskWords[product.lexicon.code].ticked.test(verb) && !isState;
  const noun = each || one;
  if (verb !== '' && isTicked && (noun !== '' || listed.length > 1)) {
    const items = noun === '' ? listed.map(capital) : namesOf(product, noun);
    return { use: 'form', content: markup`<ul class="lines">${items.map(tick)}</ul>` };
  }
  const isOfEach = changing.has(act) || act === undefined || !draws[act];
  if (verb !== '' && noun !== '' && isOfEach) {
    const items = namesOf(product, noun).map(
      (title, at) =>
        markup`<li><span class="grow">${title}</span>${button(product, task, `${id}-${at}`, 'tinted')}</li>`,
    );
    return { use: 'press', content: markup`<ul class="lines">${items}</ul>` };
  }
  const content = button(product, task, id);
  return content === undefined ? none : { use: 'press', content };
}

function tick(title: string): Markup {
  return markup`<li><label class="check"><input type="checkbox"><span>${title}</span></label></li>`;
}

/** What is booked or lent, as a choice, and when. */
function choose(product: Product, task: Task, id: string): Control {
  const { label, one } = task;
  const object = one || (objectIn(product.lexicon, task) ?? '');
  const isCut = product.lexicon.code === 'en' && object !== '';
  const found =
    collectionNamed(product, object) ?? (isCut ? undefined : collectionNamed(product, label));
  const named = found && namesRole(product, found.title) ? undefined : found;
  const role = isCut && namesRole(product, object) ? object : '';
  const noun = named ? named.one || object : one || role;
  const isSlot = task.isBooked && taskWords[product.lexicon.code].slot.test(noun);
  const options = noun === '' || isSlot ? [] : namesOf(product, noun);
  const content = button(product, task, id);
  if (content === undefined) return none;
  const thing = options.length > 0 && input({ name: noun, kind: 'choice', options });
  const when = task.when.map((field) => input(field));
  const isFilled = options.length > 0 || when.length > 0;
  return {
    use: 'press',
    content: [isFilled && markup`<div class="fields">${thing}${when}</div>`, content],
  };
}

/** Fields for when something is booked. */
export function dayOf({ when }: Task): Markup {
  return markup`<div class="fields">${when.map((field) => input(field))}</div>`;
}

/** Fields for what is entered, with their button. */
export function enter(product: Product, task: Task, id: string): Control {
  if (isAlternative(task)) return oneOf(product, task, id, task.label, task.listed);
  const fields = fieldsEntered(product, task).map((field) => input(field));
  if (fields.length === 0) return press(product, task, id);
  const content = button(product, task, id, 'primary', product.words.save);
  return { use: 'form', content: [markup`<div class="fields">${fields}</div>`, content] };
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

/** What one finds something by, above what is found. */
function search(product: Product, task: Task, id: string): Control {
  const lines = namesShown(product, task).map((name) => markup`<li><strong>${name}</strong></li>`);
  const found = lines.length > 0 && markup`<ul class="lines">${lines}</ul>`;
  return { use: 'search', content: [searching(product, task, id), found] };
}

/** A choice of the order, choices or fields for what one filters or searches by, or one field. */
export function searching(product: Product, task: Task, id: string): Markup {
  const { words, lexicon, samples } = product;
  const { label, listed, isChoice, verb } = task;
  const { filtered, sorted } = taskWords[lexicon.code];
  const isSaid = (verbs: RegExp) => [verb, ...label.split(/\s/u)].some((word) => verbs.test(word));
  const behind = criteriaIn(lexicon, label);
  const criteria = behind.length > 0 || isChoice ? behind : listed;
  if (isSaid(sorted) && criteria.length > 0) {
    const order = input({ name: verb || label, kind: 'choice', options: criteria.map(capital) });
    return markup`<div class="searching">${order}</div>`;
  }
  const isFilter = isSaid(filtered);
  const fields = criteria.map((name): Field => {
    const field = fieldOf(product, asEntered(withoutArticle(lexicon, name)));
    const stated = choicesFor(product, field);
    const isChosen = isFilter && field.kind === 'text' && samples.valueOf(field, 0) !== '';
    const options = stated ?? (isChosen ? [...new Set(valuesOf(product, field))] : []);
    return options.length > 0 ? { ...field, options: [words.all, ...options] } : field;
  });
  const free = markup`<label class="field"><span class="hidden">${label}</span><input type="search" placeholder="${words.search}"></label>`;
  const isOne =
    fields.length === 0 || (fields.length === 1 && !isFilter && !fields[0]?.options?.length);
  return markup`<div class="searching">${isOne ? free : fields.map((field) => input(field))}${button(product, task, id, 'primary', words.search)}</div>`;
}
