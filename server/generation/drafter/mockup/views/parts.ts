import { capital } from '../../lexicon/capital';
import { icon } from '../icons';
import { markup, type Content, type Markup } from '../markup';
import type { Plan, Product } from '../product';
import type { Field, Row, Thing } from '../thing';

/** Draws a screen about a thing. */
export type View = (product: Product, thing: Thing, plan: Plan) => Content;

/** The position of a screen in the page. */
export function screenId({ slug }: { slug: string }): string {
  return `screen-${slug}`;
}

/** The link to the first screen of one of these views, if there is one. */
export function screenLink({ plans }: Product, ...views: readonly string[]): string | undefined {
  const plan = plans.find(({ view }) => views.includes(view));
  return plan && `#${screenId(plan)}`;
}

/** The link to a record of the first thing. */
export function recordLink(product: Product, index: number): string | undefined {
  return screenLink(product, 'detail', 'thread') && `#record-${index}`;
}

/** A link if its target exists, otherwise plain text. */
export function linked(href: string | undefined, className: string, content: Content): Markup {
  return href === undefined
    ? markup`<div class="${className}">${content}</div>`
    : markup`<a class="${className}" href="${href}">${content}</a>`;
}

/** The state of a record. */
export function badge({ states }: Thing, { state }: Row): Content {
  const shown = states[state];
  return shown && markup`<span class="badge ${shown.tone}">${capital(shown.name)}</span>`;
}

export function toneOf({ states }: Thing, { state }: Row): string {
  return states[state]?.tone ?? 'quiet';
}

/** Initials in a circle; none for a code such as `#1042`. */
export function avatar(name: string): Content {
  if (name.startsWith('#')) return undefined;
  const initials = name
    .split(/[\s,:]+/u)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '')
    .join('');
  return markup`<i class="avatar" aria-hidden="true">${initials}</i>`;
}

/** A drawn picture, different for each record. */
export function picture(index: number): Markup {
  return markup`<i class="picture p${index % 6}" aria-hidden="true"></i>`;
}

/** A button, and what it shows when it is pressed. */
export function action(id: string, label: string, message: Content, kind = 'primary'): Content {
  return [
    markup`<a class="button ${kind}" href="#${id}">${capital(label)}</a>`,
    markup`<p class="toast" id="${id}" role="status">${icon('check')}<span>${message}</span></p>`,
  ];
}

/** Options, one of which is selected; -1 selects none. */
export function choices(
  name: string,
  legend: string,
  options: readonly Content[],
  chosen = 0,
  isNamed = true,
): Markup {
  const items = options.map(
    (option, index) =>
      markup`<label class="choice"><input type="radio" name="${name}"${index === chosen && markup` checked`}><span>${option}</span></label>`,
  );
  return markup`<fieldset class="choices"><legend${!isNamed && markup` class="hidden"`}>${legend}</legend>${items}</fieldset>`;
}

const inputTypes: Readonly<Record<string, string>> = {
  date: 'date',
  moment: 'datetime-local',
  number: 'number',
  money: 'number',
  percent: 'number',
  photo: 'file',
  time: 'time',
};

/** A labelled input. */
export function input({ name, kind, options }: Field): Content {
  const label = capital(name);
  if (kind === 'flag')
    return markup`<label class="check wide"><input type="checkbox"><span>${label}</span></label>`;
  const control = options?.length
    ? markup`<select>${options.map((option) => markup`<option>${option}</option>`)}</select>`
    : kind === 'note'
      ? markup`<textarea rows="3"></textarea>`
      : markup`<input type="${inputTypes[kind] ?? 'text'}"${kind === 'money' && markup` step="0.01"`}>`;
  return markup`<label class="field${kind === 'note' && ' wide'}"><span>${label}</span>${control}</label>`;
}

/** Radio buttons that leave only the records of one state; for a list whose records have `data-state`. */
export function stateFilter({ words }: Product, { states, rows }: Thing, name: string): Content {
  const used = states.flatMap((state, index) => {
    const count = rows.filter((row) => row.state === index).length;
    return count > 0 ? [{ state, index, count }] : [];
  });
  const items = used.map(
    ({ state, index, count }) =>
      markup`<label class="choice"><input type="radio" name="${name}" class="only-${index}"><span><b class="dot ${state.tone}"></b>${capital(state.name)} <i>${count}</i></span></label>`,
  );
  return (
    used.length > 1 &&
    markup`<fieldset class="choices filter"><legend class="hidden">${words.status}</legend><label class="choice"><input type="radio" name="${name}" checked><span>${words.all} <i>${rows.length}</i></span></label>${items}</fieldset>`
  );
}

const points = 32;

/** A curve that ends where its record's state is. */
export function curve(index: number, tone: string, width: number, height: number): Markup {
  const swing = (at: number) =>
    Math.sin(at * 0.55 + index * 1.7) * 0.16 + Math.sin(at * 0.21 + index) * 0.14;
  const drift = tone === 'bad' ? 0.42 : tone === 'warn' ? 0.22 : 0;
  const places = Array.from({ length: points }, (_, at) => {
    const rise = drift * Math.max(0, (at - points * 0.6) / (points * 0.4)) ** 1.5;
    const y = height * (0.62 - swing(at) * (tone === 'bad' ? 0.7 : 1) - rise);
    return `${((at * width) / (points - 1)).toFixed(1)},${y.toFixed(1)}`;
  });
  return markup`<polygon class="area" points="0,${height} ${places.join(' ')} ${width},${height}"/><polyline class="line" points="${places.join(' ')}"/>`;
}

const hours = [6, 9, 12, 15, 18];

/** What was measured during the day. */
export function chart({ samples }: Product, { figure }: Row, index: number, tone: string): Content {
  const labels = hours.map((hour) => markup`<li>${samples.hour(hour)}</li>`);
  return markup`<figure class="card chart ${tone}"><svg viewBox="0 0 600 160" preserveAspectRatio="none" role="img" aria-label="${figure}">${[40, 80, 120].map((y) => markup`<line x1="0" x2="600" y1="${y}" y2="${y}"/>`)}${curve(index, tone, 600, 160)}</svg><ul>${labels}</ul></figure>`;
}

/** Nothing is invented where the idea's words tell too little. */
export const shownValue = (value = '') => (value === '' ? '–' : value);
