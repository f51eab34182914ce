import type { StatementKind } from '../sort/workbook';
import type { Area } from './areas';
import { capital, confirm, input, panel, row, segments, tags } from './blocks';
import { forRoles, kinds, roleKey, type Brief } from './brief';
import { kindOf, type Field } from './fields';
import { icon } from './icons';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { partLink } from './partLink';
import type { PatternName } from './patternOf';
import type { Part } from './parts';
import { patterns } from './patterns';
import { plainText } from './plainText';
import type { Records } from './records';
import type { Screen } from './screen';
import { drawShell } from './shells';

const longestTitle = 220;
/** A longer title is set as text. */
const longestBold = 70;
const longestHeading = 60;
const longestLead = 260;
const longestNumber = 28;
const mostNumbers = 4;
/** What one opens a product for, rather than to look something up. */
const primary: readonly PatternName[] = [
  'book',
  'form',
  'scan',
  'choice',
  'decide',
  'file',
  'search',
  'timer',
  'pay',
  'map',
  'table',
];
const mostNotices = 4;
const mostUnplaced = 8;
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

/** The overview: the product's main view where its type is sure, what can be done, what reaches one, the numbers. */
function home(
  brief: Brief,
  areas: readonly Area[],
  records: Records | undefined,
  isShort: boolean,
): Screen {
  const { words, workbook, parts } = brief;
  const summary = plainText(workbook.summary[0] ?? '');
  const isAll = areas.length === 0;
  const notices = isAll
    ? []
    : parts.filter(({ pattern }) => pattern === 'notice').slice(0, mostNotices);
  const shell =
    records &&
    markup`<section class="panel" id="shell">${records.isSample && markup`<p class="sample"><span class="tag">${words.sample}</span></p>`}${drawShell[records.shell]({ brief, records })}</section>`;
  const isAside = ({ pattern }: Part) => patterns[pattern].family === 'auto';
  const first = isAll ? parts.filter((part) => !isAside(part)) : primaryParts(brief);
  const aside = isAll ? parts.filter(isAside) : [];
  const links = areas.map(
    ({ title, parts: own }) =>
      markup`<section class="panel"${forRoles(brief, rolesOf(own))}><h2>${title}</h2><ul class="rows">${own.map((part) => partLink(brief, part))}</ul></section>`,
  );
  const inbox =
    notices.length > 0 &&
    panel(
      words.notifications,
      markup`<div class="stack">${notices.map((part) => markup`<div${forRoles(brief, part.roles)}>${patterns.notice.draw(brief, part)}</div>`)}</div>`,
      forRoles(brief, rolesOf(notices)),
    );
  const side = [aside.map((part) => partPanel(brief, part)), inbox, numbers(brief)];
  const main =
    (first.length > 0 || links.length > 0) &&
    markup`<div class="home"><div class="stack">${first.map((part) => partPanel(brief, part))}${links}</div><div class="stack side">${side}</div></div>`;
  const bare = markup`<div class="parts">${side}${aside.length === 0 && shell === undefined && unplaced(brief)}</div>`;
  return {
    slug: 'home',
    title: capital(brief, brief.title, longestHeading),
    lead: summary !== brief.title && summary.length > 0 && capital(brief, summary, longestLead),
    body: [shell, isShort && typical(brief), main === false ? bare : main],
  };
}

/** The first thing that each role does, or that anybody does: the home screen shows it in full. */
function primaryParts({ parts, views }: Brief): readonly Part[] {
  const main = parts
    .filter(({ pattern }) => primary.includes(pattern))
    .sort((one, other) => rank(one) - rank(other));
  const owners = views.length > 0 ? views : [undefined];
  const own = owners.flatMap(
    (role) => main.find(({ roles }) => roles.length === 0 || (role && roles.includes(role))) ?? [],
  );
  return [...new Set(own)];
}

/** The more an idea says of what is entered, the more it is what the product is for. */
const rank = ({ fields, pattern }: Part) =>
  primary.indexOf(pattern) - Math.min(fields.length, 4) * primary.length;

/** Whose all parts are; everybody's if one is. */
function rolesOf(parts: readonly Part[]) {
  return parts.some(({ roles }) => roles.length === 0)
    ? []
    : [...new Set(parts.flatMap(({ roles }) => roles))];
}

/** The limits with a number, large. */
function numbers({ statements, words, idea }: Brief): Content {
  const tiles = statements
    .filter(({ kind, isStruck }) => (kind === 'R' || kind === 'C') && !isStruck)
    .flatMap(({ id, text, quantities }) =>
      quantities
        .filter(
          ({ comparison, phrase }) =>
            comparison !== 'exactly' &&
            phrase.length < longestNumber &&
            /[\p{L}\p{Sc}%°]/u.test(phrase),
        )
        .slice(0, 1)
        .map(({ phrase }) => ({ id, text, number: phrase })),
    )
    .slice(0, mostNumbers);
  return (
    tiles.length > 0 &&
    panel(
      words.limits,
      markup`<ul class="tiles numbers">${tiles.map(({ id, text, number }) => markup`<li><a href="#statement-${id.toLowerCase()}"><strong class="up">${idea(number)}</strong><span class="muted up">${idea(text, 110)}</span></a></li>`)}</ul>`,
    )
  );
}

/** A screen with a panel for each of its requirements. */
function areaScreen(brief: Brief, { slug, title, parts }: Area): Screen {
  const first = primaryParts(brief);
  return {
    slug,
    title,
    body: markup`<div class="parts">${parts.map((part) => (first.includes(part) ? markup`<ul class="panel part rows"${forRoles(brief, part.roles)}>${partLink(brief, part)}</ul>` : partPanel(brief, part)))}</div>`,
  };
}

/** A requirement as its pattern, with what else the idea says of it. */
function partPanel(brief: Brief, part: Part): Markup {
  const { statement, pattern, roles, rest, notes, title, id, quoted } = part;
  const isWhole = pattern === 'notice' || (pattern === 'rule' && part.condition !== undefined);
  const rows = [
    ...(rest === undefined ? [] : [row('button', capital(brief, rest))]),
    ...notes.map(({ text }) => row('info', capital(brief, text))),
  ];
  const heading = isWhole
    ? markup`<h2 class="quiet-title">${pattern === 'notice' ? brief.words.notifications : brief.words.rule}</h2>`
    : markup`<h2${(pattern === 'statement' || title.length > longestBold) && markup` class="plain"`}>${capital(brief, title, longestTitle)}</h2>`;
  return markup`<section class="panel part" id="part-${id}"${forRoles(brief, roles)}><div class="top">${icon(patterns[pattern].icon)}${heading}<a class="id" href="#statement-${statement.id.toLowerCase()}">${statement.id}</a></div><div class="form">${patterns[pattern].draw(brief, part)}${quoted.length > 0 && markup`<p class="actions">${quoted.map((one) => markup`<a class="button quiet" href="#part-${id}">${brief.idea(one)}</a>`)}</p>`}</div>${rows.length > 0 && markup`<ul class="rows notes">${rows}</ul>`}${tags(brief, statement)}</section>`;
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

/** What an idea without a requirement says. */
function unplaced(brief: Brief): Content {
  const said = brief.statements.filter(({ kind }) => kind !== 'N').slice(0, mostUnplaced);
  return (
    said.length > 0 &&
    panel(
      brief.words.background,
      markup`<ul class="rows">${said.map(({ text }) => row('info', capital(brief, text)))}</ul>`,
    )
  );
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
