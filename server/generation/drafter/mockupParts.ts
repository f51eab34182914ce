import { escapeHtml as h } from '../../escapeHtml';
import { upperFirst } from './featureWords';

/** A labelled control; `id` is unique in the page, `label` is not escaped yet. */
export function textField(id: string, label: string, type = 'text', value = ''): string {
  const filled = value === '' ? '' : ` value="${h(value)}"`;
  return `<div class="field"><label for="${id}">${h(upperFirst(label))}</label><input id="${id}" type="${type}"${filled}></div>`;
}

export function textArea(id: string, label: string): string {
  return `<div class="field"><label for="${id}">${h(upperFirst(label))}</label><textarea id="${id}" rows="3"></textarea></div>`;
}

export function choice(id: string, label: string, options: readonly string[]): string {
  const items = options.map((option) => `<option>${h(upperFirst(option))}</option>`).join('');
  return `<div class="field"><label for="${id}">${h(upperFirst(label))}</label><select id="${id}">${items}</select></div>`;
}

export function radios(id: string, legend: string, options: readonly string[], chosen = 0): string {
  const items = options
    .map((option, index) => {
      const checked = index === chosen ? ' checked' : '';
      return `<label for="${id}-${index}"><input id="${id}-${index}" type="radio" name="${id}"${checked}>${h(option)}</label>`;
    })
    .join('');
  return `<fieldset><legend>${h(upperFirst(legend))}</legend><div class="pick">${items}</div></fieldset>`;
}

export function checkBox(id: string, label: string, isChecked: boolean): string {
  return `<label class="check" for="${id}"><input id="${id}" type="checkbox"${isChecked ? ' checked' : ''}>${h(label)}</label>`;
}

/** A button; `about` names the row that it acts on, for those who hear the page without seeing the row. */
export function button(text: string, isPlain = false, about = ''): string {
  const label = about === '' ? '' : ` aria-label="${h(upperFirst(`${text} ${about}`))}"`;
  return `<button type="button"${isPlain ? ' class="plain"' : ''}${label}>${h(upperFirst(text))}</button>`;
}

interface Row {
  title: string;
  note: string;
  /** HTML that is ready: a tag or a button. */
  end: string;
}

export function tag(text: string): string {
  return text === '' ? '' : `<span class="tag">${h(upperFirst(text))}</span>`;
}

export function rows(items: readonly Row[]): string {
  const lines = items.map(({ title, note, end }) => {
    const small = note === '' ? '' : `<small>${h(note)}</small>`;
    return `<li><span>${h(title)}${small}</span>${end}</li>`;
  });
  return `<ul class="rows">${lines.join('')}</ul>`;
}

export function table(
  caption: string,
  headings: readonly string[],
  lines: readonly (readonly string[])[],
): string {
  const head = headings.map((heading) => `<th scope="col">${h(upperFirst(heading))}</th>`).join('');
  const body = lines
    .map(
      ([first = '', ...rest]) =>
        `<tr><th scope="row">${h(first)}</th>${rest.map((one) => `<td>${h(one)}</td>`).join('')}</tr>`,
    )
    .join('');
  return `<div class="scroll"><table><caption>${h(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export function form(...parts: readonly string[]): string {
  return `<form>${parts.join('')}</form>`;
}

export function pair(...parts: readonly string[]): string {
  return `<div class="pair">${parts.join('')}</div>`;
}
