import type { Statement } from '../sort/workbook';
import type { Brief } from './brief';
import type { Field } from './fields';
import { icon, type IconName } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';

/** The id of the screen with this slug. */
export function screenId(slug: string): string {
  return `screen-${slug}`;
}

/** Words of the idea that begin with a capital. */
export function capital({ idea }: Brief, text: string, limit?: number): Markup {
  return markup`<span class="up">${idea(text, limit)}</span>`;
}

/** A titled part of a screen. */
export function panel(title: Content, body: Content, attributes: Content = ''): Markup {
  return markup`<section class="panel"${attributes}><h2>${title}</h2>${body}</section>`;
}

/** A line with an icon before it. */
export function row(name: IconName, text: Content, end: Content = ''): Markup {
  return markup`<li class="row">${icon(name)}<div class="grow">${text}</div>${end}</li>`;
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

/** Radio buttons or check boxes side by side. */
export function segments(
  name: string,
  legend: Content,
  options: readonly Content[],
  chosen = 0,
  type: 'radio' | 'checkbox' = 'radio',
): Markup {
  const entries = options.map(
    (option, index) =>
      markup`<label class="segment"><input type="${type}" name="${name}" value="${index}"${index === chosen && markup` checked`}><span>${option}</span></label>`,
  );
  return markup`<fieldset class="segments"><legend>${legend}</legend>${entries}</fieldset>`;
}

/** A labelled input. */
export function labelled(label: Content, input: Content): Markup {
  return markup`<label class="field"><span class="label up">${label}</span>${input}</label>`;
}

/** An input for a field, with the limit that the idea states for it. */
export function input(
  brief: Brief,
  { name, kind, options, value }: Field,
  id: string,
  own?: Statement,
): Markup {
  const { idea, words, limitOf } = brief;
  const label = idea(name || words.choose, 80);
  if (options.length > 0) {
    const choices = options.map((one) => capital(brief, one, 60));
    return segments(
      id,
      markup`<span class="up">${label}</span>`,
      choices,
      -1,
      kind === 'many' ? 'checkbox' : 'radio',
    );
  }
  const limit = limitOf(name);
  const hint =
    limit && limit.id !== own?.id && markup`<small class="muted">${idea(limit.text, 120)}</small>`;
  const control =
    kind === 'note'
      ? markup`<textarea rows="3"></textarea>`
      : kind === 'number'
        ? markup`<input type="text" inputmode="decimal"${value !== undefined && markup` value="${value}"`}>`
        : markup`<input type="${kind}">`;
  return labelled(label, [control, hint]);
}

/** A link that submits a form and replaces it with a confirmation. */
export function confirm(id: string, label: Content, done: Content, more: Content = ''): Markup {
  return markup`<div class="actions"><a class="button primary" href="#${id}">${label}</a></div><div class="done" id="${id}" role="status">${icon('decide')}<p><strong>${done}</strong></p>${more}</div>`;
}
