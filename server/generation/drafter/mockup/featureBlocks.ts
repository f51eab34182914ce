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
} from './blocks';
import type { Brief } from './brief';
import type { Control, Feature } from './feature';
import type { Content, Markup } from './markup';
import { markup } from './markup';

/** The requirements of a screen: what one fills in as a form, then what one sees, is told and what goes by itself. */
export function featureBlocks(
  source: ListSource,
  slug: string,
  features: readonly Feature[],
): Content {
  const { brief } = source;
  const { words } = brief;
  const drawn = (
    draw: (feature: Feature, index: number) => Content,
    ...names: readonly Control[]
  ) => features.filter(({ control }) => names.includes(control)).map(draw);
  const fields = drawn(
    (one) => field(brief, one),
    'text',
    'file',
    'choice',
    'date',
    'decide',
    'todo',
  );
  const notices = drawn((one) => notice(brief, one), 'notice');
  const facts = drawn((one) => fact(brief, one), 'fact');
  return [
    fields.length > 0 &&
      markup`<section class="panel form">${fields}${confirm(`saved-${slug}`, words.save, words.saved)}</section>`,
    drawn((one, index) => view(source, one, index === 0), 'view'),
    notices.length > 0 && panel(words.notices, markup`<ul class="lines">${notices}</ul>`),
    facts.length > 0 && panel(words.automatic, markup`<ul class="lines">${facts}</ul>`),
  ];
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
  const toggle = markup`<label class="switch"><input type="checkbox" role="switch" checked><span class="track" aria-hidden="true"></span><span class="up">${quoted(brief, statement)}</span></label>`;
  return line(toggle, tags(brief, statement), featureId(statement), forRole(brief, role));
}

function field(brief: Brief, { statement, role, label, enumeration, control }: Feature): Markup {
  const { words, idea } = brief;
  const name = markup`<span class="label"><span class="up">${idea(label)}</span>${tags(brief, statement)}</span>`;
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
