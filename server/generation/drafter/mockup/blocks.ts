import type { Role, Statement } from '../sort/workbook';
import type { Brief } from './brief';
import { roleIndex } from './brief';
import { plainText } from './feature';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import type { Item, Records } from './records';

/** What the lists of a mockup are drawn from. */
export interface ListSource {
  brief: Brief;
  records: Records;
}

const longestText = 400;

/** The id of the screen with this slug. */
export function screenId(slug: string): string {
  return `screen-${slug}`;
}

/** The id of the part of a screen that is about a requirement. */
export function featureId({ id }: Statement): string {
  return `do-${id.toLowerCase()}`;
}

/** A titled part of a screen. */
export function panel(title: Content, body: Content): Markup {
  return markup`<section class="panel"><h2>${title}</h2>${body}</section>`;
}

/** One line of a list, with what stands at its end. */
export function line(text: Content, end: Content, id?: string): Markup {
  return markup`<li class="line"${id !== undefined && markup` id="${id}"`}><div class="grow up">${text}</div>${end}</li>`;
}

/** The class that shows an element to one role only; none where everybody sees it. */
export function forRole(brief: Brief, role: Role | undefined): string {
  const index = roleIndex(brief, role);
  return index < 0 ? '' : ` for-${index}`;
}

/** The words of a statement, its numbers set off. */
export function quoted({ idea }: Brief, { text, quantities }: Statement): Content {
  let rest = plainText(text);
  const parts: Content[] = [];
  for (const { text: number } of rest.length > longestText ? [] : quantities) {
    const at = rest.indexOf(number);
    if (at < 0) continue;
    parts.push(idea(rest.slice(0, at)), markup`<b class="number">${number}</b>`);
    rest = rest.slice(at + number.length);
  }
  return [...parts, idea(rest, longestText)];
}

/** A statement's priority, whether it is undecided, and its id. */
export function tags({ words }: Brief, { id, priority, isUndecided, isStruck }: Statement): Markup {
  const said = [
    priority && words.priority[priority],
    isUndecided && words.undecided,
    isStruck && words.leftOut,
  ];
  return markup`<span class="tags">${said.map((one) => one && markup`<span class="tag">${one}</span>`)}<span class="id">${id}</span></span>`;
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

/** A link that confirms beside itself: what it says is done is seen to be done. */
export function confirm(id: string, label: Content, done: Content): Markup {
  return markup`<div class="confirm"><a class="button primary" href="#${id}">${label}</a><p class="done" id="${id}" role="status">✓ ${done}</p></div>`;
}

/** The state of a record, marked by colour and shape. */
export function pill({ brief, records }: ListSource, state: number): Content {
  const name = records.states[state];
  return (
    name !== undefined && markup`<span class="pill tone-${state}">${brief.idea(name, 40)}</span>`
  );
}

/** A sample record that leads to its details. */
export function card(source: ListSource, item: Item, index: number): Markup {
  return markup`<li class="item st-${item.state + 1}"><a class="card" href="#record-${index}"><strong class="up">${source.brief.idea(item.title, 80)}</strong><span class="muted">${item.detail}</span><span class="foot">${pill(source, item.state)}<span class="figure">${item.figure}</span></span></a></li>`;
}

/** Statements with their ids and what is said of them. */
export function statementList(
  brief: Brief,
  statements: readonly Statement[],
  withIds: boolean,
): Markup {
  const rows = statements.map((one) => {
    const text = withIds ? brief.idea(one.text) : quoted(brief, one);
    const id = withIds ? `statement-${one.id.toLowerCase()}` : undefined;
    return line(text, tags(brief, one), id);
  });
  return markup`<ul class="lines panel">${rows}</ul>`;
}
