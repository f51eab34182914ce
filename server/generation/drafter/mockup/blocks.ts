import type { Statement } from '../sort/workbook';
import type { Brief } from './brief';
import { plainText } from './plainText';
import { icon, type IconName } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';

const longestText = 400;

/** The id of the screen with this slug. */
export function screenId(slug: string): string {
  return `screen-${slug}`;
}

/** A titled part of a screen. */
export function panel(title: Content, body: Content, attributes: Content = ''): Markup {
  return markup`<section class="panel"${attributes}><h2>${title}</h2>${body}</section>`;
}

/** A line with an icon before it. */
export function row(name: IconName, text: Content, end: Content = ''): Markup {
  return markup`<li class="row">${icon(name)}<div class="grow">${text}</div>${end}</li>`;
}

/** The words of a statement with its numbers emphasised, together with its continuation. */
export function quoted({ idea, relations }: Brief, statement: Statement): Content {
  const { quantities, link } = statement;
  const isPart = link === 'continuation' || link === 'contrast';
  const text = (isPart ? relations.inContext(statement) : undefined) ?? statement.text;
  let rest = plainText(text);
  const parts: Content[] = [];
  for (const { text: number } of rest.length > longestText ? [] : quantities) {
    const at = rest.indexOf(number);
    if (at < 0) continue;
    parts.push(idea(rest.slice(0, at)), markup`<b>${number}</b>`);
    rest = rest.slice(at + number.length);
  }
  // `--json` keeps its case.
  return markup`<span${/^\p{L}/u.test(text) && markup` class="up"`}>${[...parts, idea(rest, longestText)]}</span>`;
}

/** Tags of a statement: undecided, left out, or optional. */
export function tags({ words }: Brief, { priority, isUndecided, isStruck }: Statement): Content {
  const said = [
    priority !== 'must' && priority && words.priority[priority],
    isUndecided && words.undecided,
    isStruck && words.leftOut,
  ];
  return said.map((one) => one && markup`<span class="tag">${one}</span>`);
}

/** Radio buttons side by side. */
export function segments(
  name: string,
  legend: Content,
  options: readonly Content[],
  chosen = 0,
): Markup {
  const entries = options.map(
    (option, index) =>
      markup`<label class="segment"><input type="radio" name="${name}" value="${index}"${index === chosen && markup` checked`}><span>${option}</span></label>`,
  );
  return markup`<fieldset class="segments"><legend>${legend}</legend>${entries}</fieldset>`;
}

/** A labelled input. */
export function field(label: Content, input: Content): Markup {
  return markup`<label class="field"><span class="label up">${label}</span>${input}</label>`;
}

/** What an input takes, by its name. */
export function inputKind({ words }: Brief, name: string): InputKind {
  const text = ` ${name.toLowerCase()} `;
  const { files, dates, notes, times, numbers } = words.controls;
  const isOf = (parts: readonly string[]) => parts.some((part) => text.includes(part));
  if (isOf(files)) return 'file';
  if (isOf(times)) return 'time';
  if (isOf(dates)) return 'date';
  const isNumber =
    isOf(numbers) || /\d\s*[-–]\s*\d|[%€$£°]|\((?:\p{L}{1,3}|\p{L}+²)\)|\p{L} \d$/u.test(name);
  if (isNumber) return 'number';
  return isOf(notes) ? 'note' : 'text';
}

export type InputKind = 'file' | 'time' | 'date' | 'number' | 'note' | 'text';

/** An input for a thing by its name. */
export function fieldFor(brief: Brief, name: string, hint: Content = ''): Markup {
  const kind = inputKind(brief, name);
  const input =
    kind === 'note'
      ? markup`<textarea rows="3"></textarea>`
      : kind === 'number'
        ? markup`<input type="text" inputmode="decimal">`
        : markup`<input type="${kind}">`;
  return field(brief.idea(name, 80), [input, hint]);
}

/** Check boxes side by side. */
export function checks(legend: Content, options: readonly Content[]): Markup {
  const entries = options.map(
    (option) =>
      markup`<label class="segment"><input type="checkbox"><span>${option}</span></label>`,
  );
  return markup`<fieldset class="segments"><legend>${legend}</legend>${entries}</fieldset>`;
}

/** A link that submits a form and replaces it with a confirmation. */
export function confirm(id: string, label: Content, done: Content, more: Content = ''): Markup {
  return markup`<div class="actions"><a class="button primary" href="#${id}">${label}</a></div><div class="done" id="${id}" role="status">${icon('decide')}<p><strong>${done}</strong></p>${more}</div>`;
}

/** Placeholders for the unknown fields of a record. */
export function placeholders({ idea }: Brief, names: readonly string[]): Markup {
  const entries = names.map(
    (name) =>
      markup`<div><dt class="up">${idea(name, 80)}</dt><dd><i class="blank"></i></dd></div>`,
  );
  return markup`<dl class="facts">${entries}</dl>`;
}
