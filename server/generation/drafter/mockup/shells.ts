import type { Shell } from '../types/productType';
import { capital, confirm, labelled, segments } from './blocks';
import { calendar } from './calendar';
import { icon } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { partLink } from './partLink';
import { blank, pill } from './patterns';
import type { Item, Source } from './records';

/** How a product shows its records. */
type Draw = (source: Source) => Content;

const mostItems = 6;

/** The working main screen of each kind of product. */
export const drawShell: Readonly<Record<Shell, Draw>> = {
  records: (source) => [filter(source), table(source)],
  device: (source) => [filter(source), cards(source, 'tiles')],
  shop: (source) => cards(source, 'tiles shop'),
  board,
  calendar: ({ brief, records }) =>
    markup`<div class="form calendar">${calendar(brief, 'slot', 5, records.isSample ? records.items : [])}${confirm('slot-done', records.action, brief.words.saved)}</div>`,
  chat,
  api,
  game,
  utility: (source) =>
    staged(
      source,
      labelled(source.brief.words.input, markup`<textarea rows="3"></textarea>`),
      source.records.action,
    ),
  popup,
};

const state = ({ brief, records }: Source, at: number) =>
  records.states.length > 0 && pill({ ...brief, states: records.states }, at);

/** Chips with the states, each with the number of its records; the list shows those of the chosen one. */
function filter({ brief, records }: Source): Content {
  const { states, items } = records;
  const all = [
    [brief.words.all, items.length] as const,
    ...states.map(
      (name, index) =>
        [brief.idea(name, 40), items.filter((one) => one.state === index).length] as const,
    ),
  ];
  return (
    states.length > 1 &&
    markup`<div class="list">${segments(
      'state',
      brief.words.status,
      all.map(([name, count]) => markup`${name} <b>${count}</b>`),
    )}</div>`
  );
}

const titled = ({ brief }: Source, { title }: Item): Content =>
  title === '' ? blank : capital(brief, title, 80);

/** A row for each record; on a small screen only its title, state and a line of detail. */
function table(source: Source): Markup {
  const { brief, records } = source;
  const { items, states, name } = records;
  const rows = items
    .slice(0, mostItems)
    .map(
      (item, index) =>
        markup`<tr class="item st-${item.state + 1}"><th scope="row"><a href="#record-${index}">${titled(source, item)}</a><span class="muted">${brief.idea(item.detail, 80)}</span></th><td class="wide">${brief.idea(item.figure, 40)}</td>${states.length > 0 && markup`<td>${state(source, item.state)}</td>`}<td class="go">${icon('go')}</td></tr>`,
    );
  const status = states.length > 0 && markup`<th scope="col">${brief.words.status}</th>`;
  return markup`<div class="table"><table><thead><tr><th scope="col">${name}</th><td class="wide"></td>${status}<td class="go"></td></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Records as cards that lead to their details. */
function cards(source: Source, look: string, most = 8): Markup {
  const { brief, records } = source;
  const isShop = look.includes('shop');
  const all = records.items.slice(0, most).map((item, index) => {
    const picture = isShop && markup`<i class="picture p-${index % 3}"></i>`;
    const about =
      item.title === ''
        ? [blank, blank]
        : [
            markup`<strong>${titled(source, item)}</strong>`,
            markup`<span class="muted">${brief.idea(item.detail, 120)}</span>`,
          ];
    const content = markup`${picture}<span class="grow">${about}</span><span class="end">${item.figure !== '' && markup`<span class="figure">${brief.idea(item.figure, 40)}</span>`}${state(source, item.state)}</span>`;
    return markup`<li class="item st-${item.state + 1}">${opening(source, index, content)}</li>`;
  });
  return markup`<ul class="cards ${look}">${all}</ul>`;
}

function board(source: Source): Content {
  const { records } = source;
  const columns = records.states.map((_, at) => {
    const count = records.items.filter((one) => one.state === at).length;
    return markup`<section class="column"><h2>${state(source, at)}<span class="muted">${count}</span></h2>${count > 0 && boardCards(source, at)}</section>`;
  });
  // A narrow window scrolls it sideways, which needs the focus where no card takes it.
  const focus =
    !records.isSample &&
    markup` tabindex="0" role="region" aria-label="${source.brief.words.status}"`;
  return markup`<div class="board"${focus}>${columns}</div>`;
}

function boardCards(source: Source, at: number): Markup {
  const { brief, records } = source;
  const own = records.items.flatMap((item, index) => {
    const about =
      item.title === ''
        ? [blank, blank]
        : markup`<strong>${titled(source, item)}</strong><span class="muted">${brief.idea(item.detail, 80)}</span>`;
    return item.state === at
      ? [markup`<li>${opening(source, index, markup`<span class="grow">${about}</span>`)}</li>`]
      : [];
  });
  return markup`<ul class="cards">${own}</ul>`;
}

/** A card, which leads to the details of a sample. */
function opening({ records }: Source, index: number, content: Markup): Markup {
  return records.isSample
    ? markup`<a class="card" href="#record-${index}">${content}</a>`
    : markup`<div class="card">${content}</div>`;
}

function chat(source: Source): Content {
  const { brief, records } = source;
  const { words } = brief;
  const said = records.items
    .slice(0, 2)
    .map(
      ({ title, detail }, index) =>
        markup`<p class="bubble${index === 1 && ' own'}">${detail || title}</p>`,
    );
  return markup`<div class="two">${cards(source, 'rows', 5)}<div class="form thread">${said}${labelled(words.message, markup`<textarea rows="2"></textarea>`)}${confirm('sent', words.send, words.sent)}</div></div>`;
}

/** The API calls, with the response of one of them in the idea's own fields if it lists any. */
function api(source: Source): Content {
  const { brief, records } = source;
  const [fields = []] = brief.parts.map((part) => part.fields).filter(({ length }) => length > 1);
  const answer =
    fields.length > 0
      ? Object.fromEntries(fields.map(({ name }) => [name, '…']))
      : { status: records.items[0]?.detail };
  return markup`<div class="two"><div class="mono">${cards(source, 'rows')}</div><div class="form"><pre class="call">${records.items[0]?.title}</pre>${confirm('answer', records.action, markup`200 OK`, markup`<pre>${JSON.stringify(answer, null, 2)}</pre>`)}</div></div>`;
}

/** The playing field above what one does in the game. */
function game(source: Source): Content {
  const { brief } = source;
  const moves = brief.parts
    .filter(({ pattern }) => pattern !== 'statement' && pattern !== 'rule')
    .slice(0, 6)
    .map((part) => partLink(brief, part));
  return markup`<div class="stage"><i class="field" aria-hidden="true"></i>${staged(source, '', brief.words.start)}${moves.length > 0 && markup`<ul class="rows">${moves}</ul>`}</div>`;
}

/** A form that starts something, and its result. */
function staged(source: Source, start: Content, label: Content): Content {
  const { records, brief } = source;
  const result = records.isSample && cards(source, 'rows', 4);
  return markup`<div class="form">${start}${confirm('outcome', label, brief.words.result, result)}</div>`;
}

/** A browser window with the extension over the page: in it what one can do. */
function popup(source: Source): Content {
  const { brief, records } = source;
  const lines = Array.from({ length: 7 }, () => blank);
  const tasks = brief.parts.slice(0, 6).map((part) => partLink(brief, part));
  const content =
    tasks.length > 0 ? markup`<ul class="rows">${tasks}</ul>` : cards(source, 'rows', 3);
  return markup`<div class="browser"><p class="address" aria-hidden="true"><i></i><i></i><i></i></p><div class="web"><div class="lines" aria-hidden="true">${lines}</div><div class="popup form"><p class="big">${brief.title}</p>${content}${confirm('run', records.action, brief.words.done)}</div></div></div>`;
}

/** The rules by which a chosen state hides the records of the others. */
export function filterStyle(count: number): string {
  return Array.from(
    { length: count },
    (_, at) =>
      `.screen:has([name=state][value='${at + 1}']:checked) .item:not(.st-${at + 1}){display:none}`,
  ).join('');
}
