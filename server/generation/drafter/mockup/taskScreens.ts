import type { Statement } from '../sort/workbook';
import { calendar } from './calendar';
import { confirm, field, fieldFor, placeholders, quoted, row, segments, tags } from './blocks';
import { type Brief, roleName } from './brief';
import type { Control } from './control';
import { type Feature, isTask, plainText } from './feature';
import { icon } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { cards, type Source } from './records';
import type { Screen } from './screen';
import { wholeWords } from './title';

/** Maximum length in a row, a heading or on a button. */
const longestLabel = 90;
const longestButton = 40;
const longestOnButton = 56;

/** The slug of a requirement's screen. */
function taskSlug({ id }: Statement): string {
  return `task-${id.toLowerCase()}`;
}

/** A button that leads to where a task is done; where its words are cut, all of them below it. */
export function taskButton(brief: Brief, { statement, label }: Feature): Markup {
  const short = wholeWords(label, longestOnButton);
  const isCut = short !== plainText(statement.text);
  return markup`<p class="actions"><a class="button primary" href="#screen-${taskSlug(statement)}"><span class="up">${brief.idea(short)}</span></a></p>${isCut && short !== label && markup`<p class="muted">${quoted(brief, statement)}</p>`}`;
}

/** A row that leads to where a task is done; for what is no task, the words alone. */
export function taskRow(brief: Brief, feature: Feature): Markup {
  const { statement, control, label } = feature;
  const isRow = /[|¦]/u.test(statement.text);
  const words = isRow
    ? markup`<span class="up">${brief.idea(label)}</span>`
    : quoted(brief, statement);
  if (control === 'rule' || control === 'notice')
    return row(control === 'rule' ? 'info' : 'notice', words, tags(brief, statement));
  // Under the name of its role, the statement without that name needs no repetition.
  const isCut = !plainText(statement.text).endsWith(label);
  return markup`<li><a class="row task" href="#screen-${taskSlug(statement)}">${icon(control)}<span class="grow"><strong class="up">${brief.idea(label, longestLabel)}</strong>${isCut && markup`<span class="muted">${quoted(brief, statement)}</span>`}</span>${tags(brief, statement)}</a></li>`;
}

/** A screen for each task: its words, its inputs and choices, and its limits. */
export function taskScreens(source: Source): Screen[] {
  const { brief } = source;
  return brief.features.filter(isTask).map((feature) => {
    const { statement, role, label } = feature;
    const notes = brief.relations.saidWith(statement).filter(({ isStruck }) => !isStruck);
    return {
      slug: taskSlug(statement),
      title: markup`<span class="up">${brief.idea(label, longestLabel)}</span>`,
      eyebrow: role && roleName(brief, role),
      lead:
        label !== plainText(statement.text) || label.length > longestLabel
          ? quoted(brief, statement)
          : undefined,
      body: markup`<div class="narrow"><div class="panel form" id="do-${statement.id.toLowerCase()}">${taskForm(source, feature)}</div>${notes.length > 0 && markup`<ul class="rows notes">${notes.map((one) => row('info', quoted(brief, one)))}</ul>`}</div>`,
      isUnlisted: true,
    };
  });
}

/** Whether a thing is picked as a file. */
function isFile({ words }: Brief, thing: string): boolean {
  return words.controls.files.some((part) => ` ${thing.toLowerCase()}`.includes(part));
}

function taskForm(source: Source, { statement, label, control, things }: Feature): Content {
  const { brief } = source;
  const { words, idea } = brief;
  const id = `done-${statement.id}`;
  const own = label.length <= longestButton && markup`<span class="up">${idea(label)}</span>`;
  const end = (button: string, done: string, more: Content = '') =>
    confirm(id, own || button, done, [
      markup`<p class="muted up">${idea(label, longestLabel)}</p>`,
      more,
    ]);
  const isBySlot = source.records.shell === 'calendar';
  const hasSamples = source.records.items.length > 0;
  const samples = hasSamples && [
    markup`<p><span class="tag">${words.sample}</span></p>`,
    cards(source, 'rows', 3),
  ];
  const fields = things.length > 1 && things.map((name) => fieldFor(brief, name));
  const written = (rows: number) => markup`<textarea rows="${rows}"></textarea>`;
  const amount = statement.quantities.find(({ text }) => /\p{Sc}|\b[A-Z]{3}\b/u.test(text));
  const whole = idea(label, longestLabel);
  const forms: Readonly<Partial<Record<Control, Content>>> = {
    search: [
      field(whole, markup`<input type="search">`),
      confirm(id, words.search, words.result, samples),
    ],
    show: things.length > 1 ? placeholders(brief, things) : samples || placeholders(brief, [label]),
    file: [
      things.some((one) => isFile(brief, one)) ? fields : field(whole, markup`<input type="file">`),
      end(words.save, words.saved),
    ],
    choice: [
      segments(
        id,
        words.choose,
        things.map((one) => idea(one)),
      ),
      end(words.save, words.saved),
    ],
    decide: [
      segments(id, whole, [words.approve, words.refuse], -1),
      confirm(id, words.save, words.saved),
    ],
    pay: [
      field(words.amount, markup`<input type="text" inputmode="decimal" value="${amount?.text}">`),
      end(words.pay, words.done),
    ],
    book: [
      isBySlot ? calendar(source, `slot-${statement.id}`, 3) : samples,
      end(words.save, words.saved),
    ],
    message: [field(words.message, written(4)), end(words.send, words.sent)],
    form: [fields || field(words.details, written(4)), end(words.save, words.saved)],
    button: [fields, end(words.done, words.done)],
  };
  return forms[control];
}
