import type { StatementKind } from '../sort/workbook';
import type { Area } from './areas';
import { capital, confirm, input, panel, segments, tags } from './blocks';
import { forRoles, kinds, roleKey, type Brief } from './brief';

import { kindOf, type Field } from './fields';
import { home } from './home';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { partLink } from './partLink';
import { partPanels } from './partPanels';
import { primaryParts } from './primaryParts';
import type { Records } from './records';
import type { Screen } from './screen';

/** With more requirements, the idea needs no content from its type, which could contradict it. */
const fewestRequirements = 3;

/** All screens: home, the areas, what is typical of a short idea, the samples' details, the rules, the background. */
export function screensOf(
  brief: Brief,
  areas: readonly Area[],
  records: Records | undefined,
): readonly Screen[] {
  const { words } = brief;
  const isShort = brief.parts.length < fewestRequirements;
  return [
    home(brief, areas, records, isShort),
    ...areas.map((area) => areaScreen(brief, area)),
    ...(isShort ? typicalScreens(brief, records) : []),
    ...(records?.isSample ? [details(brief, records)] : []),
    { slug: 'rules', title: words.howItWorks, body: statementLists(brief, ['R', 'C', 'N']) },
    { slug: 'behind', title: words.behind, body: [statementLists(brief, ['G', 'B']), rest(brief)] },
  ];
}

/** A screen with a panel for each of its requirements. */
function areaScreen(brief: Brief, { slug, title, parts }: Area): Screen {
  const first = primaryParts(brief);
  const atHome = parts
    .filter((part) => first.includes(part))
    .map(
      (part) =>
        markup`<ul class="panel part rows"${forRoles(brief, part.roles)}>${partLink(brief, part)}</ul>`,
    );
  const own = parts.filter((part) => !first.includes(part));
  return {
    slug,
    title,
    body: markup`<div class="parts">${atHome}${partPanels(brief, own)}</div>`,
  };
}

/** Forms for what products of the type keep, for an idea that says hardly more than its type. */
function typicalScreens(brief: Brief, records: Records | undefined): readonly Screen[] {
  const { words } = brief;
  return (records?.entities ?? []).slice(0, 3).map(({ name, fields }, index) => {
    const typicalFields = fields.map((one): Field => ({
      name: one,
      kind: kindOf(one, words),
      options: [],
    }));
    const form = [
      typicalFields.map((one, at) => input(brief, one, `typical-${index}-${at}`)),
      confirm(`saved-${index}`, words.save, words.saved),
    ];
    return {
      slug: `typical-${index + 1}`,
      title: name,
      lead: words.typical.replace('{type}', brief.workbook.type?.texts.label ?? ''),
      body: markup`<div class="panel form narrow">${form}</div>`,
    };
  });
}

/** A record whose state can be changed. */
function details(brief: Brief, records: Records): Screen {
  const all = records.items.map(({ title, detail, figure, state }, index) => {
    const id = `record-${index}`;
    const states = records.states.length > 1 && [
      segments(
        `state-${index}`,
        brief.words.status,
        records.states.map((name) => brief.idea(name, 40)),
        state,
      ),
      confirm(`saved-${id}`, brief.words.save, brief.words.saved),
    ];
    return markup`<article class="panel form record" id="${id}"><h2>${capital(brief, title, 80)}</h2>${figure !== '' && markup`<p class="big">${figure}</p>`}<p class="muted">${detail}</p>${states}</article>`;
  });
  return {
    slug: 'details',
    title: capital(brief, records.name),
    eyebrow: markup`<span class="tag">${brief.words.sample}</span>`,
    body: markup`<div class="narrow records">${all}</div>`,
  };
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
