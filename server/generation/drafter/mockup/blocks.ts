import type { Statement } from '../sort/workbook';
import type { Brief } from './brief';
import { roleIndex, roleName } from './brief';
import type { Control, Feature } from './feature';
import { plainText } from './feature';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import type { Item, Records } from './records';

/** What the lists of a mockup are drawn from. */
export interface ListSource {
  brief: Brief;
  records: Records;
}

/** The id of the screen with this slug. */
export function screenId(slug: string): string {
  return `screen-${slug}`;
}

/** The id of the part of a screen that is about a requirement. */
export function featureId({ id }: Statement): string {
  return `do-${id.toLowerCase()}`;
}

/** A titled part of a screen. */
export function panel(title: Content, body: Content, look = ''): Markup {
  return markup`<section class="panel ${look}"><h2>${title}</h2>${body}</section>`;
}

/** The class that shows an element to one role only; none where everybody sees it. */
export function forRole(brief: Brief, statement: Pick<Statement, 'role'>): string {
  const index = roleIndex(brief, statement.role);
  return index < 0 ? '' : ` for-${index}`;
}

/** The words of a statement, its numbers set off. */
export function quoted({ idea }: Brief, { text, quantities }: Statement): Content {
  let rest = plainText(text).slice(0, longestText);
  const parts: Content[] = [];
  for (const { text: number } of quantities.slice(0, 6)) {
    const at = rest.indexOf(number);
    if (at < 0) continue;
    parts.push(idea(rest.slice(0, at)), markup`<b class="number">${number}</b>`);
    rest = rest.slice(at + number.length);
  }
  return [...parts, idea(rest)];
}

const longestText = 400;

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

/** A link that confirms beneath itself: what it says is done is seen to be done. */
export function confirm(id: string, label: Content, done: Content): Markup {
  return markup`<div class="confirm"><a class="button primary" href="#${id}">${label}</a><p class="done" id="${id}" role="status">✓ ${done}</p></div>`;
}

/** The state of a record, in a colour of its own. */
export function pill({ brief, records }: ListSource, state: number): Markup | undefined {
  const name = records.states[state];
  return name === undefined
    ? undefined
    : markup`<span class="pill tone-${state % 5}">${brief.idea(name, 40)}</span>`;
}

/** A record that leads to its details. */
export function card(source: ListSource, item: Item, index: number): Markup {
  const { brief } = source;
  return markup`<li class="item st-${item.state + 1}"><a class="card tone-${item.state % 5}" href="#record-${index}"><strong class="up">${brief.idea(item.title, 80)}</strong>${item.detail !== '' && markup`<span class="muted">${item.detail}</span>`}<span class="foot">${pill(source, item.state)}${item.figure !== '' && markup`<span class="figure">${item.figure}</span>`}</span></a></li>`;
}

/** The requirements of a screen: what one fills in as a form, then what one sees, is told and what goes by itself. */
export function featureBlocks(
  source: ListSource,
  slug: string,
  features: readonly Feature[],
): Content {
  const { brief, records } = source;
  const { words } = brief;
  const of = (...names: readonly Control[]) =>
    features.filter(({ control }) => names.includes(control));
  const fields = of('text', 'file', 'choice', 'date', 'decide', 'todo');
  const views = of('view');
  const notices = of('notice');
  const facts = of('fact');
  return [
    fields.length > 0 &&
      markup`<section class="panel form">${fields.map((feature) => field(brief, feature))}${confirm(`saved-${slug}`, words.save, words.saved)}</section>`,
    views.map((feature, index) =>
      section(
        brief,
        feature,
        feature.enumeration
          ? markup`<ul class="chips">${feature.enumeration.parts.map((part) => markup`<li>${brief.idea(part)}</li>`)}</ul>`
          : index === 0 &&
              records.noun !== undefined &&
              markup`<ul class="cards rows">${records.items.slice(0, 3).map((item, at) => card(source, item, at))}</ul>`,
      ),
    ),
    notices.length > 0 &&
      panel(
        words.notices,
        markup`<ul class="lines">${notices.map((feature) => notice(brief, feature))}</ul>`,
      ),
    facts.length > 0 &&
      panel(
        words.automatic,
        markup`<ul class="lines">${facts.map((feature) => fact(brief, feature))}</ul>`,
      ),
  ];
}

function tags(brief: Brief, { id, priority, isUndecided }: Statement): Markup {
  const { words } = brief;
  return markup`<span class="tags">${priority && markup`<span class="tag">${words.priority[priority]}</span>`}${isUndecided && markup`<span class="tag">${words.undecided}</span>`}<span class="id">${id}</span></span>`;
}

function section(brief: Brief, { statement }: Feature, body: Content): Markup {
  return markup`<section class="panel view${forRole(brief, statement)}" id="${featureId(statement)}"><h2 class="up">${quoted(brief, statement)}${tags(brief, statement)}</h2>${body}</section>`;
}

function fact(brief: Brief, { statement, enumeration }: Feature): Markup {
  const chips =
    enumeration &&
    markup`<ul class="chips">${enumeration.parts.map((part) => markup`<li>${brief.idea(part)}</li>`)}</ul>`;
  return markup`<li class="line${forRole(brief, statement)}" id="${featureId(statement)}"><div class="grow up">${quoted(brief, statement)}${chips}</div>${tags(brief, statement)}</li>`;
}

function notice(brief: Brief, { statement }: Feature): Markup {
  return markup`<li class="line${forRole(brief, statement)}" id="${featureId(statement)}"><label class="switch"><input type="checkbox" role="switch" checked><span class="track" aria-hidden="true"></span><span class="grow up">${quoted(brief, statement)}</span></label>${tags(brief, statement)}</li>`;
}

function field(brief: Brief, feature: Feature): Markup {
  const { statement, label, enumeration, control } = feature;
  const { words, idea } = brief;
  const name = markup`<span class="label"><span class="up">${idea(label)}</span>${tags(brief, statement)}</span>`;
  const options = enumeration?.parts.map((part) => idea(part)) ?? [];
  const input = {
    text: markup`<label>${name}<textarea rows="2"></textarea></label>`,
    file: markup`<label>${name}<input type="file"></label>`,
    date: markup`<label>${name}<input type="date"></label>`,
    choice: segments(statement.id, name, options),
    decide: segments(statement.id, name, [words.yes, words.no], -1),
    todo: markup`<label class="todo"><input type="checkbox">${name}</label>`,
    view: name,
    notice: name,
    fact: name,
  }[control];
  return markup`<div class="field${forRole(brief, statement)}" id="${featureId(statement)}">${input}${control === 'text' && options.length > 0 && segments(statement.id, words.choose, options)}</div>`;
}

/** What one role is to do and may not do, each leading to the place where it is done. */
export function roleView(brief: Brief, index: number): Markup | undefined {
  const role = brief.roles[index];
  if (role === undefined) return undefined;
  const own = brief.features.filter(({ statement }) => statement.role?.id === role.id);
  const limits = brief.statements.filter((one) => one.kind === 'C' && one.role?.id === role.id);
  const tasks = own
    .slice(0, 8)
    .map(
      ({ statement, label }) =>
        markup`<li><a class="card" href="#${featureId(statement)}"><span class="up">${brief.idea(label, 160)}</span><span class="id">${statement.id}</span></a></li>`,
    );
  const list =
    tasks.length > 0
      ? markup`<ul class="cards tasks">${tasks}</ul>`
      : markup`<p class="muted">${brief.words.noTasks}</p>`;
  const bounds = limits
    .slice(0, 4)
    .map(
      (one) =>
        markup`<li class="line"><div class="grow up">${quoted(brief, one)}</div>${tags(brief, one)}</li>`,
    );
  return markup`<section class="for-${index}" data-role="${role.text.slice(0, 120)}"><h2 class="group">${roleName(brief, role)}</h2>${list}${bounds.length > 0 && markup`<ul class="panel lines">${bounds}</ul>`}</section>`;
}

/** Statements with their ids and what is said of them. */
export function statementList(
  brief: Brief,
  statements: readonly Statement[],
  withIds: boolean,
): Markup {
  const rows = statements.map((one) => {
    const text = withIds ? brief.idea(one.text) : quoted(brief, one);
    return markup`<li class="line"${withIds && markup` id="statement-${one.id.toLowerCase()}"`}><div class="grow">${one.isStruck ? markup`<s>${text}</s>` : text}</div>${tags(brief, one)}</li>`;
  });
  return markup`<ul class="lines panel">${rows}</ul>`;
}
