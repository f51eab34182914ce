import type { SampleRecord, TypeTexts } from '../types/productType';
import type { Brief } from './brief';
import type { Content, Markup } from './markup';
import { markup } from './markup';

const icons = {
  arrow: 'M9 6l6 6-6 6',
  back: 'M15 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  doc: 'M7 3.5h7l4 4v13H7zM10 12h5M10 16h5',
  edit: 'M12 5.5v13M5.5 12h13',
  groups: 'M4 5h6v14H4zM14 5h6v9h-6z',
  home: 'M4 11l8-6.5 8 6.5v8.5h-5.5V14h-5v5.5H4z',
  list: 'M4 6.5h16M4 12h16M4 17.5h10',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
} as const;

export type IconName = keyof typeof icons;

const badWords =
  /late|overdue|fail|error|block|alarm|critical|cancel|reject|refus|expired|lost|reported|sold out|out of range|offline/i;

/** A line drawing beside words; it says nothing that the words do not. */
export function icon(name: IconName): Markup {
  return markup`<svg class="icon icon-${name}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${icons[name]}"/></svg>`;
}

/** The colour class of a state: one each in the order of its life, and one for what went wrong. */
export function toneOf(texts: TypeTexts, state: string): string {
  const place = texts.entities[0]?.states.indexOf(state) ?? 0;
  return badWords.test(state) ? 'tone-bad' : `tone-${Math.max(place, 0) % 5}`;
}

/** A state as a dot and its name. */
export function pill(brief: Brief, texts: TypeTexts, state: string): Markup {
  return markup`<span class="pill ${toneOf(texts, state)}">${brief.sample(state)}</span>`;
}

/** A link that looks like a button. */
export function linkButton(href: string, label: Content, look: 'primary' | 'plain'): Markup {
  return markup`<a class="button ${look}" href="#${href}">${label}</a>`;
}

/** Radio buttons side by side of which one is chosen. `idOf` names those that the style sheet asks for. */
export function segments(name: string, legend: Content, options: readonly Content[]): Markup {
  const entries = options.map(
    (option, index) =>
      markup`<label class="segment"><input type="radio" name="${name}" value="${index}" id="${name}-${index}"${index === 0 && markup` checked`}><span>${option}</span></label>`,
  );
  return markup`<fieldset class="segments"><legend class="hidden">${legend}</legend>${entries}</fieldset>`;
}

/** A titled part of a screen. */
export function panel(title: Content, body: Content, look = ''): Markup {
  return markup`<section class="panel ${look}"><h2>${title}</h2>${body}</section>`;
}

/** A list of short texts, each with a tick. */
export function ticks(entries: readonly Content[]): Markup {
  return markup`<ul class="ticks">${entries.map((entry) => markup`<li>${icon('check')}<span>${entry}</span></li>`)}</ul>`;
}

/** The first letter of a title on a tile. */
export function tile(text: string): Markup {
  const letter = /\p{L}|\p{N}/u.exec(text)?.[0] ?? '•';
  return markup`<span class="tile" aria-hidden="true">${letter.toLocaleUpperCase('en')}</span>`;
}

/** The states that the records are in, in the order of their life. */
export function occurringStates({ entities, records }: TypeTexts): readonly string[] {
  const found = new Set(records.map((record) => record.state));
  return (entities[0]?.states ?? []).filter((state) => found.has(state));
}

/** A record as one line that leads to its details. */
export function recordRow(
  brief: Brief,
  texts: TypeTexts,
  record: SampleRecord,
  index: number,
): Markup {
  const place = occurringStates(texts).indexOf(record.state) + 1;
  return markup`<li class="row-item st-${place}"><a class="row" href="#record-${index}">${tile(record.title)}<span class="row-text"><strong>${brief.sample(record.title)}</strong><span class="muted">${brief.sample(record.detail)}</span></span>${pill(brief, texts, record.state)}<span class="figure">${brief.sample(record.figure)}</span>${icon('arrow')}</a></li>`;
}
