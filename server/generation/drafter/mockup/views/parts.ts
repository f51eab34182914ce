import { capital } from '../../lexicon/capital';
import type { Field } from '../fields';
import { icon } from '../icons';
import { markup, type Content, type Markup } from '../markup';
import type { MockupWords } from '../mockupWords';
import type { Row, Thing } from '../things';

/** The state of a record. */
export function badge({ states }: Thing, { state }: Row): Content {
  const shown = states[state];
  return shown && markup`<span class="badge ${shown.tone}">${capital(shown.name)}</span>`;
}

export function toneOf({ states }: Thing, { state }: Row): string {
  return states[state]?.tone ?? 'quiet';
}

/** Initials in a circle; none for a code such as `#1042` or `Job 104`. */
export function avatar(name: string): Content {
  if (/^#|\p{N}$/u.test(name)) return undefined;
  const initials = name
    .split(/[\s,:]+/u)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('');
  return markup`<i class="avatar" aria-hidden="true">${initials}</i>`;
}

/** Instead of words that nobody can invent. */
export const bar: Markup = markup`<span class="bar"><span class="hidden">…</span></span>`;

/** A line of a list: a name, with something before it and a remark at its end. */
export function listLine(lead: Content, name: Content, remark: Content): Markup {
  return markup`<li>${lead}<strong class="grow">${name}</strong><span class="sub">${remark}</span></li>`;
}

/** A drawn picture, different for each record. */
export function picture(index: number): Markup {
  return markup`<i class="picture p${index % 6}" aria-hidden="true"></i>`;
}

/** Where a new record is entered. */
export interface Adding {
  href: string;
  label: Content;
  /** An attribute that shows it to some roles only. */
  attribute?: Content;
}

/** The button that leads there. */
export function addButton({ href, label, attribute }: Adding): Markup {
  return markup`<a class="button primary" href="${href}"${attribute}>${icon('add')}${label}</a>`;
}

/** A button that shows a message when it is pressed. */
export function button(id: string, label: string, kind = 'primary'): Markup {
  return markup`<a class="button ${kind}" href="#${id}">${capital(label)}</a>`;
}

/** The message of a button. */
export function toast(id: string, message: Content): Markup {
  return markup`<p class="toast" id="${id}" role="status">${icon('check')}<span>${message}</span></p>`;
}

/** Options, one of which is selected; -1 selects none. */
export function choices(
  name: string,
  legend: Content,
  options: readonly Content[],
  chosen = 0,
): Markup {
  const items = options.map(
    (option, index) =>
      markup`<label class="choice"><input type="radio" name="${name}"${index === chosen && markup` checked`}><span>${option}</span></label>`,
  );
  return markup`<fieldset class="choices"><legend>${legend}</legend>${items}</fieldset>`;
}

const inputTypes: Readonly<Record<string, string>> = {
  date: 'date',
  number: 'number',
  money: 'number',
  time: 'time',
};

/** An input for a file below what it is for, in the page's language rather than the reader's. */
export function fileInput(label: Content, { chooseFile }: MockupWords): Markup {
  return markup`<label class="field file"><span>${label}</span><input type="file"><b>${icon('add')}${chooseFile}</b></label>`;
}

/** A labelled input. */
export function input({ name, kind, options = [] }: Field, words: MockupWords): Content {
  const label = capital(name);
  if (kind === 'photo' && options.length === 0) return fileInput(label, words);
  if (kind === 'flag')
    return markup`<label class="check wide"><input type="checkbox"><span>${label}</span></label>`;
  const control =
    options.length > 0
      ? markup`<select>${options.map((option) => markup`<option>${capital(option)}</option>`)}</select>`
      : kind === 'note'
        ? markup`<textarea rows="3"></textarea>`
        : markup`<input type="${inputTypes[kind] ?? 'text'}"${kind === 'money' && markup` step="0.01"`}>`;
  return markup`<label class="field${kind === 'note' && ' wide'}"><span>${label}</span>${control}</label>`;
}

const points = 32;

/** A curve that ends where its record's state is. */
export function curve(index: number, tone: string): Markup {
  const rise = tone === 'bad' ? 20 : tone === 'warn' ? 10 : 0;
  const places = Array.from({ length: points }, (_, at) => {
    const y =
      30 - Math.sin(at * 0.55 + index * 1.7) * 8 - rise * Math.max(0, at / points - 0.6) * 2.5;
    return `${((at * 200) / (points - 1)).toFixed(1)},${y.toFixed(1)}`;
  });
  return markup`<svg viewBox="0 0 200 48" preserveAspectRatio="none" aria-hidden="true"><polygon class="area" points="0,48 ${places.join(' ')} 200,48"/><polyline class="line" points="${places.join(' ')}"/></svg>`;
}
