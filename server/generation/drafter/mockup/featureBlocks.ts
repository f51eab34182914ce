import {
  card,
  chips,
  confirm,
  featureId,
  forRole,
  line,
  type ListSource,
  panel,
  quoted,
  segments,
  tags,
  toggle,
} from './blocks';
import type { Area } from './areas';
import type { Brief } from './brief';
import type { Control, Feature } from './feature';
import type { Content, Markup } from './markup';
import { markup } from './markup';

/** The requirements of a screen: what one fills in, then what one sees, is told and what the product does. */
export function featureBlocks(source: ListSource, slug: string, { role, features }: Area): Content {
  const { brief } = source;
  const { words } = brief;
  const drawn = (
    draw: (feature: Feature, index: number) => Content,
    ...names: readonly Control[]
  ) => features.filter(({ control }) => names.includes(control)).map(draw);
  const lines = (title: string, entries: readonly Content[]) =>
    entries.length > 0 && panel(title, markup`<ul class="lines">${entries}</ul>`);
  // What one role does goes together; what anybody may do is done one thing at a time.
  const isForm = role !== undefined;
  const apart = isForm ? [] : drawn((one) => action(brief, one), ...filledIn);
  const together = drawn((one) => field(brief, one, true), 'todo', ...(isForm ? filledIn : []));
  return [
    apart,
    together.length > 0 &&
      markup`<section class="panel form">${together}${confirm(`saved-${slug}`, words.save, words.saved)}</section>`,
    drawn((one, index) => view(source, one, index === 0), 'view'),
    lines(
      words.notices,
      drawn((one) => notice(brief, one), 'notice'),
    ),
    lines(
      words.does,
      drawn((one) => fact(brief, one), 'fact'),
    ),
  ];
}

const filledIn = ['text', 'file', 'choice', 'date', 'decide'] as const;

/** A task that opens on its own. */
function action(brief: Brief, feature: Feature): Markup {
  const { statement, label } = feature;
  const { words } = brief;
  return markup`<details class="panel call"><summary><span class="up">${brief.idea(label, 160)}</span>${tags(brief, statement)}</summary><div class="form">${field(brief, feature, false)}${confirm(`saved-${statement.id}`, words.save, words.saved)}</div></details>`;
}

function view(
  source: ListSource,
  { statement, enumeration, role }: Feature,
  isFirst: boolean,
): Markup {
  const { brief, records } = source;
  const rows = records.items.slice(0, 3).map((item, index) => card(source, item, index));
  const body = enumeration
    ? chips(brief, enumeration.parts)
    : isFirst && records.noun !== undefined && markup`<ul class="cards rows">${rows}</ul>`;
  return markup`<section class="panel view${forRole(brief, role)}" id="${featureId(statement)}"><h2><span class="up">${quoted(brief, statement)}</span>${tags(brief, statement)}</h2>${body}</section>`;
}

function fact(brief: Brief, { statement, enumeration, role }: Feature): Markup {
  const text = [quoted(brief, statement), enumeration && chips(brief, enumeration.parts)];
  return line(text, tags(brief, statement), featureId(statement), forRole(brief, role));
}

function notice(brief: Brief, { statement, role }: Feature): Markup {
  return line(
    toggle(quoted(brief, statement)),
    tags(brief, statement),
    featureId(statement),
    forRole(brief, role),
  );
}

/** The inputs of a task, beneath its name or, where that stands above already, beneath a general one. */
function field(brief: Brief, feature: Feature, isNamed: boolean): Markup {
  const { statement, role, label, enumeration, control } = feature;
  const { words, idea } = brief;
  const name = markup`<span class="label"><span class="up">${isNamed ? idea(label) : words.details}</span>${isNamed && tags(brief, statement)}</span>`;
  const options = enumeration?.parts.map((part) => idea(part)) ?? [];
  const inputs: Readonly<Partial<Record<Control, Content>>> = {
    text: [
      markup`<label>${name}<textarea rows="2"></textarea></label>`,
      options.length > 0 && segments(statement.id, words.choose, options),
    ],
    file: markup`<label>${name}<input type="file"></label>`,
    date: markup`<label>${name}<input type="date"></label>`,
    choice: segments(statement.id, name, options),
    decide: segments(statement.id, name, [words.yes, words.no], -1),
    todo: markup`<label class="todo"><input type="checkbox">${name}</label>`,
  };
  return markup`<div class="field${forRole(brief, role)}" id="${featureId(statement)}">${inputs[control]}</div>`;
}
