import { stemsOf } from '../sort/contentWords';
import type { Statement } from '../sort/workbook';
import type { Action } from './actions';
import { capital, confirm, facts, input, row, screenId, segments } from './blocks';
import { calendar } from './calendar';
import type { Field } from './fields';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { plainText } from './plainText';
import type { Source } from './records';
import { sampleValue } from './sampleValue';
import type { Screen } from './screen';
import { table } from './shells';

const longestTitle = 90;
const longestButton = 40;
const mostPicked = 3;

/** Where something is done: the words of the idea, its inputs and choices, and what limits it. */
export function actionScreen(source: Source, action: Action, said: readonly Statement[]): Screen {
  const { brief } = source;
  const { statement, role, label, slug, kind } = action;
  const text = plainText(statement.text);
  const notes = said.filter(({ isStruck }) => !isStruck);
  const form = actionForm(source, action);
  return {
    slug,
    title: capital(brief, label, longestTitle),
    eyebrow: role && capital(brief, role.text, longestButton),
    lead: (label !== text || label.length > longestTitle) && capital(brief, text),
    body: markup`<div class="${kind === 'show' ? 'stack' : 'narrow'}"><div class="panel form" id="do-${slug}">${form}</div>${notes.length > 0 && markup`<ul class="rows notes">${notes.map((one) => row('info', capital(brief, one.text)))}</ul>`}</div>`,
  };
}

function actionForm(
  source: Source,
  { kind, label, object, fields, slug, statement }: Action,
): Content {
  const { brief, records } = source;
  const { words } = brief;
  const id = `done-${slug}`;
  const hasItems = records.items.length > 0;
  const sample = hasItems && markup`<p class="sample"><span class="tag">${words.sample}</span></p>`;
  if (kind === 'show')
    return [
      sample,
      hasItems
        ? table(fields.length > 1 ? withColumns(source, fields) : source)
        : facts(
            brief,
            fields.map(({ name }) => [name, '–'] as const),
          ),
    ];
  const isSlot = kind === 'book' && records.shell === 'calendar';
  const stems = stemsOf(brief.lexicon, records.name);
  const isOfRecord =
    fields.length === 0 &&
    hasItems &&
    stemsOf(brief.lexicon, object).some((one) => stems.includes(one));
  const inputs = [
    isSlot && calendar(source, `slot-${id}`, 3),
    isOfRecord && [sample, picker(source, id)],
    fields.map((field, at) => input(brief, field, `${id}-${at}`, statement)),
  ];
  const name = capital(brief, label);
  return kind === 'search'
    ? [
        inputs,
        confirm(id, words.search, words.result, hasItems && [sample, table(source, mostPicked)]),
      ]
    : [
        inputs,
        confirm(
          id,
          kind === 'decide' || label.length > longestButton ? words.save : name,
          words.done,
          [
            markup`<p class="muted">${name}</p>`,
            markup`<p><a class="more" href="#${screenId('home')}">${words.home}</a></p>`,
          ],
        ),
      ];
}

/** The records with other columns: those that somebody sees. */
function withColumns({ brief, records }: Source, fields: readonly Field[]): Source {
  const items = records.items.map((item, at) => ({
    ...item,
    values: fields.map((field) => sampleValue(brief, field, at) || '…'),
  }));
  return {
    brief,
    records: {
      ...records,
      items,
      hasDay: false,
      columns: fields.map(({ name }) => name || brief.words.status),
    },
  };
}

/** The choice of the record that something is done to. */
function picker({ brief, records }: Source, id: string): Markup {
  const options = records.items
    .slice(0, mostPicked)
    .map(
      ({ title, detail }) =>
        markup`<strong>${capital(brief, title, 60)}</strong> <span class="muted">${detail}</span>`,
    );
  return markup`<div class="picks">${segments(`pick-${id}`, records.name, options)}</div>`;
}
