import { capital, confirm, input, labelled } from './blocks';
import type { Brief } from './brief';
import { calendar } from './calendar';
import type { Field } from './fields';
import type { IconName } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import type { PatternName } from './patternOf';
import type { Part } from './parts';
import { sampleValue } from './sampleValue';

/** What one comes for: to do something, to look, what happens without one, or none of these. */
export type Family = 'do' | 'see' | 'auto' | 'rest';

/** How a pattern looks. */
interface Pattern {
  icon: IconName;
  family: Family;
  /** Without the title, which stands above it. */
  draw: (brief: Brief, part: Part) => Content;
}

const mostRows = 3;
/** A longer title does not fit on a button. */
export const longestButton = 30;

export const patterns: Readonly<Record<PatternName, Pattern>> = {
  action: {
    icon: 'button',
    family: 'do',
    draw: (brief, part) => done(brief, part, brief.words.start),
  },
  book: {
    icon: 'book',
    family: 'do',
    draw: (brief, part) => [
      calendar(brief, `slot-${part.id}`, 3),
      fieldsOf(brief, part),
      done(brief, part, brief.words.verbs.book),
    ],
  },
  choice: {
    icon: 'decide',
    family: 'do',
    draw: (brief, part) => [fieldsOf(brief, part), done(brief, part, brief.words.save)],
  },
  decide: {
    icon: 'decide',
    family: 'do',
    draw: (brief, part) => [
      markup`<div class="card"><span class="avatar" aria-hidden="true"></span><span class="grow">${blank}${blank}</span></div>`,
      fieldsOf(brief, part),
      markup`<div class="actions"><a class="button primary" href="#yes-${part.id}">${brief.words.approve}</a><a class="button quiet" href="#no-${part.id}">${brief.words.refuse}</a></div>${outcome(brief, part, 'yes', brief.words.approve)}${outcome(brief, part, 'no', brief.words.refuse)}`,
    ],
  },
  export: {
    icon: 'export',
    family: 'see',
    draw: (brief, part) => [
      markup`<div class="sheet-of" aria-hidden="true">${blank}${blank}${blank}${blank}</div>`,
      done(brief, part, brief.words.verbs.download),
    ],
  },
  file: {
    icon: 'file',
    family: 'do',
    draw: (brief, part) => {
      const hasFile = part.fields.some(({ kind }) => kind === 'file');
      return [
        fieldsOf(brief, part),
        !hasFile &&
          input(brief, { name: part.title, kind: 'file', options: [] }, `file-${part.id}`),
        done(brief, part, brief.words.send),
      ];
    },
  },
  form: {
    icon: 'form',
    family: 'do',
    draw: (brief, part) => [fieldsOf(brief, part), done(brief, part, brief.words.save)],
  },
  map: {
    icon: 'map',
    family: 'see',
    draw: () =>
      markup`<svg class="map" viewBox="0 0 320 140" aria-hidden="true"><path d="M0 96Q70 60 130 84T320 52V140H0z" class="water"/><path d="M0 30H320M60 0V140M150 0L210 140M250 0V140M0 70L320 110" class="way"/><path d="M92 62c0-10 16-10 16 0 0 7-8 14-8 14s-8-7-8-14zM196 40c0-10 16-10 16 0 0 7-8 14-8 14s-8-7-8-14zM262 88c0-10 16-10 16 0 0 7-8 14-8 14s-8-7-8-14z" class="pin"/></svg>`,
  },
  message: {
    icon: 'message',
    family: 'do',
    draw: (brief, part) => [
      markup`<div class="thread"><p class="bubble" aria-hidden="true">${blank}${blank}</p></div>`,
      labelled(brief.words.message, markup`<textarea rows="2"></textarea>`),
      done(brief, part, brief.words.send),
    ],
  },
  notice: {
    icon: 'notice',
    family: 'auto',
    draw: (brief, part) =>
      markup`<div class="phone"><p class="note"><strong class="up">${brief.idea(brief.title, 40)}</strong><span>${capital(brief, part.title)}</span></p></div>`,
  },
  pay: {
    icon: 'pay',
    family: 'do',
    draw: (brief, part) => [
      part.amount !== undefined && markup`<p class="big">${part.amount}</p>`,
      fieldsOf(brief, part),
      done(
        brief,
        part,
        markup`${brief.words.verbs.pay}${part.amount !== undefined && ` ${part.amount}`}`,
      ),
    ],
  },
  rule: {
    icon: 'rule',
    family: 'auto',
    draw: (brief, { condition }) =>
      condition &&
      markup`<dl class="flow"><div><dt>${brief.words.when}</dt><dd>${capital(brief, condition.given)}</dd></div><div><dt>${brief.words.then}</dt><dd>${capital(brief, condition.then)}</dd></div></dl>`,
  },
  scan: {
    icon: 'scan',
    family: 'do',
    draw: (brief, part) => [
      markup`<div class="finder" aria-hidden="true"><i class="code"></i></div>`,
      done(brief, part, brief.words.verbs.scan),
    ],
  },
  search: {
    icon: 'search',
    family: 'see',
    draw: (brief, part) => [
      part.fields.length > 0
        ? fieldsOf(brief, part)
        : labelled(brief.words.search, markup`<input type="search">`),
      rows(brief, part.fields),
    ],
  },
  signIn: {
    icon: 'person',
    family: 'do',
    draw: (brief, part) => [
      labelled(brief.words.email, markup`<input type="email">`),
      done(brief, part, brief.words.verbs.signIn),
    ],
  },
  statement: { icon: 'decide', family: 'rest', draw: () => false },
  table: {
    icon: 'list',
    family: 'see',
    draw: (brief, { fields }) => rows(brief, fields.length > 1 ? fields : []),
  },
  timer: {
    icon: 'timer',
    family: 'do',
    draw: (brief, part) => [
      markup`<p class="dial"><strong>${part.duration ?? '00:00'}</strong></p>`,
      done(brief, part, brief.words.start),
    ],
  },
};

/** A bar in place of words that only the product's data has. */
export const blank = markup`<i class="blank"></i>`;

/** The inputs that the words list. */
function fieldsOf(brief: Brief, part: Part): Content {
  const { fields, statement } = part;
  return (
    fields.length > 0 &&
    markup`<div class="fields">${fields.map((field, at) => input(brief, field, `in-${part.id}-${at}`, statement))}</div>`
  );
}

/** A button that bears the words themselves where they are short, and what it leads to. */
function done(brief: Brief, part: Part, verb: Content): Markup {
  const isShort = part.title.length <= longestButton && part.pattern === 'action';
  return confirm(
    `done-${part.id}`,
    isShort ? capital(brief, part.title) : verb,
    brief.words.done,
    markup`<p class="muted">${capital(brief, part.title, 120)}</p>`,
  );
}

function outcome(brief: Brief, part: Part, name: string, verb: string): Markup {
  return markup`<div class="done" id="${name}-${part.id}" role="status"><p><strong>${verb}</strong></p><p class="muted">${brief.words.done}</p></div>`;
}

/** Rows with the columns that the words name; what only the data has is left blank. */
function rows(brief: Brief, fields: readonly Field[]): Markup {
  const states = brief.states;
  const heads = fields.length > 0 ? fields : [{ name: '', kind: 'text', options: [] } as const];
  const cell = (field: Field, row: number): Content => {
    const value = sampleValue(brief, field, row);
    return value === '' ? blank : brief.idea(value, 40);
  };
  const items = Array.from(
    { length: mostRows },
    (_, row) =>
      markup`<tr>${heads.map((field) => markup`<td>${cell(field, row)}</td>`)}${states.length > 0 && markup`<td>${pill(brief, row)}</td>`}</tr>`,
  );
  const head = markup`<thead><tr>${heads.map(({ name }) => markup`<th scope="col">${capital(brief, name, 40)}</th>`)}${states.length > 0 && markup`<th scope="col">${brief.words.status}</th>`}</tr></thead>`;
  return markup`<div class="table"><table>${fields.length > 0 && head}<tbody>${items}</tbody></table></div>`;
}

/** Colours that an English idea gives its states. */
const colours: ReadonlySet<string> = new Set([
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'grey',
  'gray',
]);

/** A state in the idea's words, by colour and shape. */
export function pill({ states, idea }: Brief, at: number): Content {
  const state = states[at % states.length];
  const named = state === 'amber' ? 'orange' : (state ?? '').toLowerCase();
  const style = colours.has(named) && markup` style="--tone:${named}"`;
  return (
    state !== undefined &&
    markup`<span class="pill tone-${at % states.length}"${style}>${idea(state, 40)}</span>`
  );
}
