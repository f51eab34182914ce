import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { secondsIn, secondsOf } from '../read/timeUnits';
import type { ActName } from '../sort/actNames';
import type { Statement } from '../sort/workbook';
import { criteriaIn, fieldOf, includesPart, kindOf, objectIn } from './fieldNames';
import { markup, type Content, type Markup } from './markup';
import type { Product } from './product';
import { choicesFor } from './recordsOf';
import { seeing } from './taskAct';
import type { Task } from './tasks';
import type { Field } from './thing';
import { isKnownVerb } from './verbForms';
import { action, choices, curve, input } from './views/parts';
import { taskWords, uploading } from './words/taskWords';
import { light, likeNouns } from './words/verbGrammar';

/** What a task is done with. The list of records shows what is looked at. */
export interface Control {
  use: 'form' | 'look' | 'none' | 'press' | 'search';
  content: Content;
}

const none: Control = { use: 'none', content: undefined };
/** Acts that a button can stand for. */
const pressed: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['approve', 'assign', 'book', 'export', 'import', 'lend', 'pay'] as const),
  ...(['print', 'publish', 'rate', 'remove', 'scan', 'signIn', 'upload'] as const),
]);
/** `Tick off` */
const button = /^\p{L}+(?:\s(?:off|up|out|in|back|down))?$/u;

/** The control for a task, or none if the idea's words don't surely name one. */
export function controlOf(product: Product, task: Task, id: string): Control {
  const { words } = product;
  const { act, verb, fields, options, areStates, isStative, label } = task;
  if (fields.length > 0 && !seeing.has(act) && act !== 'print' && act !== 'export')
    return form(product, task, fields);
  if (options.length > 0 && !seeing.has(act)) {
    const content = choices(id, words.status, options.map(capital), -1, areStates);
    return { use: 'form', content };
  }
  if (isStative || (verb === '' && buttonsOf(product, task).length === 0)) return none;
  if (act === 'search') return { use: 'search', content: undefined };
  if (seeing.has(act)) return { use: 'look', content: drawn(product, label) };
  const notes = fileIn(product, task) === undefined ? noteIn(product, task) : [];
  if (notes.length > 0 || fileIn(product, task) !== undefined) return form(product, task, notes);
  const content = buttonsOf(product, task).length > 0 && whenOf(product, task);
  return buttonsOf(product, task).length > 0 ? { use: 'press', content } : none;
}

/** A map or a curve, where the words name one. */
function drawn({ words: { controls } }: Product, label: string): Content {
  if (includesPart(`${label} `, controls.maps))
    return markup`<svg class="map" viewBox="0 0 620 260" role="img" aria-label="${label}"><path class="water" d="M0 190C120 150 200 240 330 205S540 150 620 180V260H0z"/><path class="way" d="M0 70H620M140 0V260M360 0C340 90 420 170 400 260M520 0V260M0 140C200 120 420 160 620 110"/></svg>`;
  return (
    includesPart(label, controls.series) &&
    markup`<figure class="chart"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${label}">${curve(1, 'good', 600, 160)}</svg></figure>`
  );
}

/** The words on the buttons of a task: its verbs, if each surely is one that somebody presses. */
export function buttonsOf({ lexicon }: Product, { act, isSure, verbs }: Task): readonly string[] {
  const isButton = (verb: string) =>
    button.test(verb) &&
    !likeNouns.test(verb) &&
    !light.test(verb) &&
    !taskWords[lexicon.code].ticked.test(`${verb} `) &&
    (!lexicon.hasSpaces || isKnownVerb(verb.split(' ')[0] ?? '', lexicon));
  const own = act && isSure ? taskWords[lexicon.code].buttons?.[act] : undefined;
  if (verbs.length === 0) return own === undefined ? [] : [own];
  // `Add, edit and close beds` names them one by one.
  const isPressed = verbs.length > 1 || (isSure && pressed.has(act));
  return isPressed && verbs.every(isButton) ? verbs : [];
}

/** The buttons of tasks that belong together, or one that saves what is entered. */
export function buttons(product: Product, tasks: readonly Task[], id: string, save = ''): Content {
  const { words } = product;
  const own = tasks.flatMap((task) =>
    buttonsOf(product, task).map((label) => ({ label, isRisky: task.act === 'remove' })),
  );
  const shown = [...new Map(own.map((one) => [one.label, one])).values()];
  const all = shown.length > 0 || save === '' ? shown : [{ label: save, isRisky: false }];
  const items = all.map(({ label, isRisky }, at) =>
    action(
      `${id}-b${at}`,
      label,
      [words.done, ': ', label],
      isRisky ? 'plain risky' : at > 0 ? 'plain' : 'primary',
    ),
  );
  return items.length > 0 && markup`<div class="buttons">${items}</div>`;
}

const { day } = secondsIn;

/** Fields for when something is booked: the day, and the time. */
function whenOf(product: Product, { statement, isBooked }: Task): Content {
  const { words } = product;
  if (!isBooked) return undefined;
  const isTimed = isByTheHour(product, statement);
  return markup`<div class="fields">${input({ name: words.date, kind: 'date' })}${isTimed && input({ name: words.time, kind: 'time' })}</div>`;
}

/** Whether something is booked for minutes or hours, as the requirement says, or the idea by speaking of slots. */
export function isByTheHour({ workbook, lexicon }: Product, { quantities }: Statement): boolean {
  const isShort = quantities.some(({ text, comparison }) => {
    const unit = folded(text).replace(/^[\p{N}.,\s–-]+/u, '');
    return comparison !== 'by' && (secondsOf(unit, lexicon) ?? day) < day;
  });
  return isShort || taskWords[lexicon.code].slot.test(workbook.idea);
}

/** Fields for what is entered. */
function form(product: Product, task: Task, named: readonly { name: string }[]): Control {
  const fields = named.map((one): Field => {
    const field = fieldOf(product, one);
    return field.kind === 'flag' ? field : { ...field, options: choicesFor(product, field) };
  });
  const file = fileIn(product, task);
  const needsFile = file !== undefined && !fields.some(({ kind }) => kind === 'photo');
  const all = needsFile ? [...fields, { name: file, kind: 'photo' as const }] : fields;
  return {
    use: 'form',
    content: markup`<div class="fields">${all.map((field) => input(field))}</div>`,
  };
}

/** What is written, where it is the object of the verb: `Leave a note`. */
function noteIn({ lexicon, words }: Product, task: Task): { name: string }[] {
  const said = objectIn(lexicon, task);
  return said !== undefined && kindOf(said, words) === 'note' ? [{ name: said }] : [];
}

/** The file that is asked for: `photos` in `with up to 4 photos`, or what is photographed. */
function fileIn({ lexicon, words }: Product, task: Task): string | undefined {
  const { act, label, verb, fields, isTyped } = task;
  const isEntered = act === 'upload' || isTyped || fields.length > 0 || uploading.test(verb);
  const [, ...rest] = label.match(/[\p{L}\p{M}]+/gu) ?? [];
  const said = rest.find((word) => includesPart(word, words.controls.files));
  // `Wanderer fotografieren den Biss`
  if (said !== undefined && !folded(verb).startsWith(folded(said)))
    return isEntered ? said : undefined;
  return uploading.test(verb) ? objectIn(lexicon, task) : undefined;
}

/** Fields for what one filters, sorts or searches by, or one field. */
export function searching(product: Product, { label, verb }: Task): Markup {
  const { words, lexicon } = product;
  const isSearch = !taskWords[lexicon.code].filtered.test(verb);
  const fields = criteriaIn(lexicon, label).map((name): Field => {
    const field = fieldOf(product, { name });
    const options = choicesFor(product, field);
    return options ? { ...field, options: [words.all, ...options] } : field;
  });
  const isFree = fields.length === 0 || (fields.length === 1 && isSearch && !fields[0]?.options);
  const free = markup`<label class="field"><span class="hidden">${words.search}</span><input type="search" placeholder="${words.search}"></label>`;
  return markup`<div class="searching">${isFree ? free : fields.map((field) => input(field))}</div>`;
}
