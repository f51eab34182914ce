import { stemsOf } from '../sort/contentWords';
import type { StatementKind } from '../sort/workbook';
import { relationsOf } from '../write/relations';
import type { Action } from './actions';
import { actionScreen } from './actionScreen';
import { capital, confirm, facts, input, panel, row, screenId, segments, tags } from './blocks';
import { forRole, kinds, roleKey, type Brief } from './brief';
import { kindOf, type Field } from './fields';
import { icon } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { plainText } from './plainText';
import type { Item, Source } from './records';
import type { Screen } from './screen';
import { drawShell } from './shells';

const longestTitle = 90;
const longestButton = 40;
const longestLead = 200;
const fewestWordsOfLead = 5;
/** With more requirements, the idea needs no content from its type, which could contradict it. */
const fewestRequirements = 3;
const mostOnRecord = 6;
/** What one opens a product for, rather than to look something up. */
const primary: ReadonlySet<string> = new Set(['book', 'form', 'file', 'pay', 'button', 'decide']);

const isShort = ({ statements }: Brief) =>
  statements.filter(({ kind }) => kind === 'R').length < fewestRequirements;

/** All screens: home, one for each action, the details of the samples, the rules, and the background. */
export function screensOf(source: Source): readonly Screen[] {
  const { brief, records } = source;
  const { words, actions, workbook } = brief;
  const { saidWith } = relationsOf(workbook);
  const entities = isShort(brief) ? records.entities.slice(0, 3) : [];
  return [
    home(source),
    ...actions.map((action) => actionScreen(source, action, saidWith(action.statement))),
    ...entities.map(({ name, fields }, index) => {
      const typical = fields.map((one): Field => ({
        name: one,
        kind: kindOf(one, words),
        options: [],
      }));
      const form = [
        typical.map((one, at) => input(brief, one, `typical-${index}-${at}`)),
        confirm(`saved-${index}`, words.save, words.saved),
      ];
      return {
        slug: `typical-${index + 1}`,
        title: name,
        lead: words.typical.replace('{type}', brief.workbook.type?.texts.label ?? ''),
        body: markup`<div class="panel form narrow">${form}</div>`,
      };
    }),
    ...(records.items.length > 0 ? [details(source)] : []),
    { slug: 'rules', title: words.howItWorks, body: statementLists(brief, ['R', 'C', 'N']) },
    { slug: 'behind', title: words.behind, body: [statementLists(brief, ['G', 'B']), rest(brief)] },
  ];
}

/** The first screen: what can be done first, the records, and what reaches the chosen role. */
function home(source: Source): Screen {
  const { brief, records } = source;
  const { words, actions, notices, workbook, views } = brief;
  const summary = plainText(workbook.summary[0] ?? '');
  const isLead = summary.split(/\s+/u).length >= fewestWordsOfLead && summary.length <= longestLead;
  const owners = [...views, undefined];
  const starts = owners.map((role) => {
    const own = actions.filter((one) => one.role === role);
    const first = own.find(({ kind }) => primary.has(kind));
    const look = role === undefined && views.length > 0 ? 'quiet' : 'primary';
    return (
      first &&
      markup`<a class="button ${look}" href="#${screenId(first.slug)}"${forRole(brief, role)}>${capital(brief, first.label, longestButton + 16)}</a>`
    );
  });
  const told = owners.map((role) => {
    const own = notices.filter((one) => one.role === role);
    return (
      own.length > 0 &&
      panel(
        words.notifications,
        markup`<ul class="rows">${own.map(({ statement, label }) => row('notice', capital(brief, label), tags(brief, statement)))}</ul>`,
        forRole(brief, role),
      )
    );
  });
  const shell =
    records.shell !== undefined
      ? markup`<section class="panel" id="shell"><p class="sample"><span class="tag">${words.sample}</span></p>${drawShell[records.shell](source)}</section>`
      : actions.length > 0
        ? markup`<section class="panel"><ul class="rows">${actions.map((action) => actionRow(brief, action))}</ul></section>`
        : markup`<section class="panel">${drawShell.utility(source)}</section>`;
  const suggested = isShort(brief) && typical(brief);
  const later = records.shell !== undefined && laterActions(brief);
  return {
    slug: 'home',
    title:
      records.shell === undefined || records.name === ''
        ? brief.idea(records.title)
        : capital(brief, records.heading),
    lead: isLead && summary !== records.title && capital(brief, summary),
    end: markup`<div class="actions">${starts}</div>`,
    body: markup`<div class="home"><div class="stack">${shell}${suggested}</div><div class="stack side">${told}${later}</div></div>`,
  };
}

/** A row that leads to where an action is done. */
function actionRow(brief: Brief, { slug, kind, label, role, statement }: Action): Markup {
  return markup`<li${forRole(brief, role)}><a class="row task" href="#${screenId(slug)}">${icon(kind)}<strong class="grow">${capital(brief, label, longestTitle)}</strong>${tags(brief, statement)}</a></li>`;
}

/** How many actions of each role the navigation leads to. */
const mostInNavigation = 6;

/** The actions for the navigation: the first of each role, and of everybody. */
export function navigated({ actions, views }: Brief): readonly Action[] {
  return [...views, undefined].flatMap((role) =>
    actions.filter((one) => one.role === role).slice(0, mostInNavigation),
  );
}

/** The actions that the navigation has no room for. */
function laterActions(brief: Brief): Content {
  const shown = navigated(brief);
  const later = brief.actions.filter((one) => !shown.includes(one));
  return (
    later.length > 0 &&
    panel(
      brief.words.screens,
      markup`<ul class="rows">${later.map((one) => actionRow(brief, one))}</ul>`,
    )
  );
}

/** What products of this type usually have, with the ids of the other documents. */
function typical({ words, workbook }: Brief): Content {
  const own = workbook.suggestions.filter(({ topic }) => topic === 'requirement');
  const rows = own.map(({ id, text }) =>
    row('button', text, markup`<span class="id">${id}</span>`),
  );
  const title = words.typical.replace('{type}', workbook.type?.texts.label ?? '');
  return (
    own.length > 0 &&
    panel(title, markup`<ul class="rows notes">${rows}</ul>`, markup` data-wide=""`)
  );
}

function details(source: Source): Screen {
  const { brief, records } = source;
  const stems = stemsOf(brief.lexicon, records.name);
  const about = brief.actions.filter(({ object }) =>
    stemsOf(brief.lexicon, object).some((one) => stems.includes(one)),
  );
  const lists = [...brief.views, undefined].map((role) => {
    const own = about.filter((one) => one.role === role).slice(0, mostOnRecord);
    return (
      own.length > 0 &&
      markup`<ul class="rows panel"${forRole(brief, role)}>${own.map((one) => actionRow(brief, one))}</ul>`
    );
  });
  return {
    slug: 'details',
    title: capital(brief, records.name || records.title),
    eyebrow: markup`<span class="tag">${brief.words.sample}</span>`,
    body: markup`<div class="narrow records">${records.items.map((item, index) => detail(source, item, index))}${lists}</div>`,
  };
}

/** A record whose state can be changed. */
function detail(
  { brief, records }: Source,
  { title, detail: about, state, values }: Item,
  index: number,
): Markup {
  const id = `record-${index}`;
  const known = records.columns
    .map((column, at) => [column, brief.idea(values[at] ?? '')] as const)
    .filter(([column]) => column !== '');
  const open = records.isSample
    ? []
    : records.fields
        .filter(({ name }) => !records.columns.includes(name))
        .map(({ name }) => [name, '–'] as const);
  const figure = records.columns[0] === '' && values[0];
  const states = records.states.length > 1 && [
    segments(
      `state-${index}`,
      brief.words.status,
      records.states.map((name) => brief.idea(name, 40)),
      state,
    ),
    confirm(`saved-${id}`, brief.words.save, brief.words.saved),
  ];
  return markup`<article class="panel form record" id="${id}"><h2>${capital(brief, title, 80)}</h2>${figure && markup`<p class="big">${figure}</p>`}<p class="muted">${about}</p>${facts(brief, [...known, ...open])}${states}</article>`;
}

/** All statements of some kinds with their ids, so that nothing of the idea is lost. */
function statementLists(brief: Brief, shown: readonly StatementKind[]): Markup {
  const { words, statements } = brief;
  const titles = {
    R: words.requirements,
    C: words.limits,
    N: words.leftOut,
    G: words.goals,
    B: words.background,
  };
  const lists = kinds
    .filter((kind) => shown.includes(kind))
    .map((kind) => {
      const own = statements.filter((one) => one.kind === kind);
      const rows = own.map(
        (one) =>
          markup`<li class="row" id="statement-${one.id.toLowerCase()}"><span class="id">${one.id}</span><div class="grow">${capital(brief, one.text)}</div>${tags(brief, one)}</li>`,
      );
      return own.length > 0 && panel(titles[kind], markup`<ul class="rows">${rows}</ul>`);
    });
  return markup`<div class="stack">${lists}</div>`;
}

/** How much was left out, and the roles that do nothing. */
function rest({ leftCount, workbook, words, roles, views, idea }: Brief): Content {
  const count = new Intl.NumberFormat(workbook.language).format(leftCount);
  const idle = roles.filter((role) => views.length < 2 || !views.includes(role));
  return [
    leftCount > 0 && markup`<p class="rest panel">${words.notShown.replace('{n}', count)}</p>`,
    idle.map(
      (role) => markup`<p class="muted" data-role="${roleKey(role)}">${idea(role.text)}</p>`,
    ),
  ];
}
