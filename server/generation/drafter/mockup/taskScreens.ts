import { calendar } from './calendar';
import {
  checks,
  confirm,
  field,
  fieldFor,
  inputKind,
  placeholders,
  quoted,
  row,
  segments,
  tags,
} from './blocks';
import { type Brief, roleName } from './brief';
import { type Feature, isTask } from './feature';
import { plainText } from './plainText';
import type { Part } from './readPart';
import { fieldsOf, hintFor } from './fields';
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

/** The slug of an action's screen. */
function taskSlug({ statement: { id }, place }: Feature): string {
  return `task-${id.toLowerCase()}${place > 0 ? `-${place + 1}` : ''}`;
}

/** A button that leads to where a task is done; where its words are cut, all of them below it. */
export function taskButton(brief: Brief, feature: Feature): Markup {
  const { label } = feature;
  return markup`<p class="actions"><a class="button primary" href="#screen-${taskSlug(feature)}"><span class="up">${brief.idea(wholeWords(label, longestOnButton))}</span></a></p>`;
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
  return markup`<li><a class="row task" href="#screen-${taskSlug(feature)}">${icon(control)}<strong class="grow up">${brief.idea(wholeWords(label, longestLabel))}</strong>${tags(brief, statement)}</a></li>`;
}

/** A screen for each task: its words, its inputs and choices, and its limits. */
export function taskScreens(source: Source): Screen[] {
  const { brief } = source;
  return brief.features.filter(isTask).map((feature) => {
    const { statement, role, label } = feature;
    const notes = brief.relations.saidWith(statement).filter(({ isStruck }) => !isStruck);
    return {
      slug: taskSlug(feature),
      title: markup`<span class="up">${brief.idea(label, longestLabel)}</span>`,
      eyebrow: role && roleName(brief, role),
      lead:
        label !== plainText(statement.text) || label.length > longestLabel
          ? quoted(brief, statement)
          : undefined,
      body: markup`<div class="narrow"><div class="panel form" id="do-${taskSlug(feature)}">${taskForm(source, feature)}</div>${notes.length > 0 && markup`<ul class="rows notes">${notes.map((one) => row('info', quoted(brief, one)))}</ul>`}</div>`,
      isUnlisted: true,
    };
  });
}

function taskForm(source: Source, feature: Feature): Content {
  const { brief } = source;
  const { words, idea } = brief;
  const { label, control, also } = feature;
  const id = `done-${taskSlug(feature)}`;
  const name = markup`<span class="up">${idea(label)}</span>`;
  const samples = source.records.items.length > 0 && [
    markup`<p><span class="tag">${words.sample}</span></p>`,
    cards(source, 'rows', 3),
  ];
  const inputs = [feature, ...also].map((part, index) =>
    inputsFor(source, feature, part, `${id}-${index}`),
  );
  if (control === 'show')
    return feature.things.length > 1
      ? placeholders(brief, feature.things)
      : samples || placeholders(brief, [label]);
  const [button, done, more]: readonly Content[] =
    control === 'search'
      ? [words.search, words.result, samples]
      : control === 'decide'
        ? [words.save, words.saved]
        : [
            label.length <= longestButton ? name : words.save,
            words.done,
            markup`<p class="muted">${name}</p>`,
          ];
  return [inputs, confirm(id, button, done, more)];
}

/** The inputs of one action. */
function inputsFor(source: Source, { statement }: Feature, part: Part, id: string): Content {
  const { brief, records } = source;
  const { words, idea } = brief;
  const { label, control, things } = part;
  const fields = fieldsOf(brief, part, statement);
  const drawn = fields.map(({ name, options, isMany }, index) => {
    const hint = hintFor(brief, name, statement);
    const legend = markup`<span class="up">${idea(name, 80)}</span>`;
    const choices = options?.map((one) => markup`<span class="up">${idea(one, 60)}</span>`);
    if (choices)
      return isMany ? checks(legend, choices) : segments(`${id}-${index}`, legend, choices, -1);
    return fieldFor(
      brief,
      name,
      hint && markup`<small class="muted">${idea(plainText(hint.text), 120)}</small>`,
    );
  });
  const whole = markup`<span class="up">${idea(label)}</span>`;
  const amount = statement.quantities.find(({ text }) => /\p{Sc}|\b[A-Z]{3}\b|euro/u.test(text));
  switch (control) {
    case 'search':
      return [field(whole, markup`<input type="search">`), drawn];
    case 'file':
      return things.some((one) => inputKind(brief, one) === 'file')
        ? drawn
        : field(whole, markup`<input type="file">`);
    case 'decide':
      return segments(id, whole, [words.approve, words.refuse], -1);
    case 'pay':
      return field(
        words.amount,
        markup`<input type="text" inputmode="decimal" value="${amount?.text}">`,
      );
    case 'book':
      return records.shell === 'calendar' ? calendar(source, `slot-${id}`, 3) : drawn;
    case 'message':
      return field(words.message, markup`<textarea rows="4"></textarea>`);
    case 'form':
    case 'choice':
    case 'button':
    case 'show':
    case 'notice':
    case 'rule':
      return drawn;
  }
}
