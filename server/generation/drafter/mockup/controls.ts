import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { secondsIn, secondsOf } from '../read/timeUnits';
import type { ActName } from '../sort/actNames';
import type { Statement } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { setsState } from './lists';
import { criteriaIn, fieldOf, includesPart, kindOf, objectIn } from './fieldNames';
import { markup, type Content, type Markup } from './markup';
import type { Product } from './product';
import { choicesFor, namesRole, namesOf } from './recordsOf';
import { seeing } from './taskAct';
import type { Task } from './tasks';
import { collectionNamed, isReport, namesShown, view, type Control } from './taskView';
import type { Field } from './thing';
import { action, choices, input } from './views/parts';
import { choosing, taskWords, uploading } from './words/taskWords';

const none: Control = { use: 'none', content: undefined };
/** In words. */
const longestHeading = 16;
const limits = /^(?:atMost|atLeast|below|above)$/u;
/** Acts for which something is entered, and acts with a button for each of several things. */
const entering: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['create', 'measure', 'message', 'notify', 'upload'] as const),
]);
const changing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['approve', 'assign', 'change', 'pay', 'print', 'publish', 'remove', undefined] as const),
]);

/** The control for a task, or nothing if the idea's words don't determine one. */
export function controlOf(product: Product, task: Task, id: string): Control {
  const { act, verb, fields, options, isTyped, label } = task;
  const isDone = verb !== '' || (task.statement.actor !== undefined && !task.isStative);
  if (isReport(product, task)) return view(product, task);
  if (
    (act === 'notify' && verb === '' && options.length === 0) ||
    (task.isStative && !task.areStates)
  )
    return none;
  if (fields.length > 0 && (isTyped || (isDone && !seeing.has(act))))
    return enter(product, task, id);
  if (options.length > 0 && !seeing.has(act)) return choice(product, task, id, options);
  // A whole sentence is too long for a heading.
  if (verb === '' && (wordCount(label) > longestHeading || !(act === 'upload' || seeing.has(act))))
    return none;
  if (act === 'search') return search(product, task, id);
  if (seeing.has(act)) return view(product, task);
  if (entering.has(act) || choosing.test(verb)) return enter(product, task, id);
  const isBooked = act === 'book' || act === 'lend';
  if ((isBooked || act === undefined) && isLimit(product, task)) return none;
  return isBooked ? book(product, task, id) : enter(product, task, id);
}

/** Who may do something, or how often: `Borrow at most 3 tools`, `Book any boat`. */
function isLimit({ lexicon }: Product, { label, statement }: Task): boolean {
  const object = label.replace(/^\S+\s?/u, '');
  const isStated = ({ phrase, comparison }: Statement['quantities'][number]) =>
    limits.test(comparison) && object.startsWith(phrase);
  return taskWords[lexicon.code].all.test(object) || statement.quantities.some(isStated);
}

/** A choice of one option, for each of several things where the idea says so, and its button. */
function choice(product: Product, task: Task, id: string, options: readonly string[]): Control {
  const { each, label } = task;
  const names = each === '' ? [label] : namesOf(product, each);
  const parts = names.map((name, at) =>
    choices(`${id}-${at}`, capital(name), options.map(capital), -1, each !== ''),
  );
  return { use: 'form', content: [parts, button(product, task, id)] };
}

/** The buttons of a task: its verbs, or where it has none, the fallback. */
export function button(
  { lexicon, words }: Product,
  task: Task,
  id: string,
  kind = 'primary',
  fallback = '',
): Content {
  const { verbs, act, isSure, label } = task;
  const own = act && isSure ? taskWords[lexicon.code].buttons?.[act] : undefined;
  // Beside its label, a button needs no more than the verb.
  const isShort = kind !== 'primary' && verbs[0] === label;
  const shown = isShort ? label.split(' ', 1) : verbs;
  const labels = verbs.length > 0 ? shown : [own ?? fallback].filter((one) => one !== '');
  const tone = act === 'remove' ? 'plain risky' : kind;
  const buttons = labels.map((one, at) =>
    action(`${id}-b${at}`, one, [words.done, ': ', label], at > 0 ? 'plain' : tone),
  );
  return buttons.length > 0 && markup`<div class="buttons">${buttons}</div>`;
}

/** A button, or one for each of several things; nothing if no verb is sure. */
function press(product: Product, task: Task, id: string): Control {
  const { each, one, act, verb } = task;
  const noun = each || one;
  // `Mark a tool as broken`
  const isTicked =
    taskWords[product.lexicon.code].ticked.test(verb) && !setsState(product, task.label);
  if (verb !== '' && noun !== '' && (isTicked || changing.has(act))) {
    const items = namesOf(product, noun).map((title, at) =>
      isTicked
        ? markup`<li><label class="check"><input type="checkbox"><span>${title}</span></label></li>`
        : markup`<li><span class="grow">${title}</span>${button(product, task, `${id}-${at}`, 'tinted')}</li>`,
    );
    return { use: isTicked ? 'form' : 'press', content: markup`<ul class="lines">${items}</ul>` };
  }
  const content = button(product, task, id);
  return content === false ? none : { use: 'press', content };
}

/** What is booked or lent, as a choice, and when. */
function book(product: Product, task: Task, id: string): Control {
  const { label, one } = task;
  const { lexicon } = product;
  const object = one || (objectIn(lexicon, task) ?? '');
  const found = collectionNamed(product, lexicon.code === 'en' && object !== '' ? object : label);
  const noun = found && !namesRole(product, found.title) ? found.one || object : one;
  const options =
    noun === '' || taskWords[lexicon.code].slot.test(noun) ? [] : namesOf(product, noun);
  const thing = options.length > 0 && input({ name: noun, kind: 'choice', options });
  const content = button(product, task, id);
  if (content === false) return none;
  return {
    use: 'press',
    content: [markup`<div class="fields">${thing}${whenOf(product, task)}</div>`, content],
  };
}

const { day } = secondsIn;

/** Fields for when something is booked: the day, and where it takes minutes or hours or the idea has slots, the time. */
export function whenOf(
  { workbook, lexicon, words }: Product,
  { statement, isBooked }: Task,
): Content {
  if (!isBooked) return undefined;
  const isShort = statement.quantities.some(({ text, comparison }) => {
    const unit = folded(text).replace(/^[\p{N}.,\s–-]+/u, '');
    return comparison !== 'by' && (secondsOf(unit, lexicon) ?? day) < day;
  });
  const isTimed = isShort || taskWords[lexicon.code].slot.test(workbook.idea);
  return [
    input({ name: words.date, kind: 'date' }),
    isTimed && input({ name: words.time, kind: 'time' }),
  ];
}

/** Fields for what is entered, with their button. */
function enter(product: Product, task: Task, id: string): Control {
  if (task.options.length > 0) return choice(product, task, id, task.options);
  const fields = fieldsEntered(product, task).map((field) => input(field));
  if (fields.length === 0) return press(product, task, id);
  const content = button(product, task, id, 'primary', product.words.save);
  return { use: 'form', content: [markup`<div class="fields">${fields}</div>`, content] };
}

const mostOfFile = 3;

/** The fields of a form: what the idea lists, or what the verb is followed by, and a file. */
function fieldsEntered(product: Product, task: Task): readonly Field[] {
  const { words, lexicon } = product;
  const { act, isTyped, isSure, label, fields, verb } = task;
  const said = objectIn(lexicon, task);
  const isNote = said !== undefined && kindOf(said, words) === 'note';
  const message = act === 'message' && isSure ? words.message : undefined;
  const file = fileIn(product, task);
  const isFileOnly = file !== undefined && wordCount(label) <= mostOfFile;
  const isChosen = choosing.test(verb);
  const object =
    verb === '' || isFileOnly || task.verbs.length > 1
      ? undefined
      : isTyped || isNote || isChosen
        ? (said ?? message)
        : message;
  const named = fields.length > 0 ? fields : object === undefined ? [] : [{ name: object }];
  const own = named.map((one): Field => {
    const field = fieldOf(product, one);
    if (field.kind === 'flag') return field;
    const isOne = isChosen && fields.length === 0 && field.kind === 'text';
    return {
      ...field,
      options: choicesFor(product, field) ?? (isOne ? namesOf(product, field.name) : undefined),
    };
  });
  const needsFile = file !== undefined && !own.some(({ kind }) => kind === 'photo');
  return needsFile ? [...own, { name: file, kind: 'photo' }] : own;
}

/** The file that is asked for: `photos` in `with up to 4 photos`, or what is uploaded. */
function fileIn({ lexicon, words }: Product, task: Task): string | undefined {
  const { act, fields, isTyped, label, verb } = task;
  const isUpload = act === 'upload' || uploading.test(verb);
  const [, ...rest] = label.match(/[\p{L}\p{M}]+/gu) ?? [];
  const said = rest.find((word) => includesPart(word, words.controls.files));
  // `Wanderer fotografieren den Biss`
  if (said !== undefined && !folded(verb).startsWith(folded(said)))
    return isUpload || isTyped || fields.length > 0 ? said : undefined;
  return uploading.test(verb) ? objectIn(lexicon, task) : undefined;
}

/** What one finds something by, above what is found. */
function search(product: Product, task: Task, id: string): Control {
  const lines = namesShown(product, task).map((name) => markup`<li><strong>${name}</strong></li>`);
  const found = lines.length > 0 && markup`<ul class="lines">${lines}</ul>`;
  return { use: 'search', content: [searching(product, task, id), found] };
}

/** Fields for what one filters, sorts or searches by, or one field. */
export function searching(product: Product, task: Task, id: string): Markup {
  const { words, lexicon } = product;
  const { label, verb } = task;
  const isSearch = !taskWords[lexicon.code].filtered.test(verb);
  const fields = criteriaIn(lexicon, label).map((name): Field => {
    const field = fieldOf(product, { name });
    const options = choicesFor(product, field);
    return options ? { ...field, options: [words.all, ...options] } : field;
  });
  const isFree = fields.length === 0 || (fields.length === 1 && isSearch && !fields[0]?.options);
  const free = markup`<label class="field"><span class="hidden">${label}</span><input type="search" placeholder="${words.search}"></label>`;
  return markup`<div class="searching">${isFree ? free : fields.map((field) => input(field))}${button(product, task, id, 'primary', words.search)}</div>`;
}
