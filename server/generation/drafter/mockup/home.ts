import type { Area } from './areas';
import { capital, panel, row } from './blocks';
import { forRoles, type Brief } from './brief';
import { markup, type Content } from './markup';
import { partLink } from './partLink';
import { partPanels } from './partPanels';
import type { Part } from './parts';
import { patterns } from './patterns';
import { plainText } from './plainText';
import { primaryParts } from './primaryParts';
import type { Records } from './records';
import type { Screen } from './screen';
import { drawShell } from './shells';

const longestHeading = 60;
const longestLead = 260;
const longestNumber = 28;
const mostNumbers = 4;
const mostNotices = 4;
const mostUnplaced = 8;

/** The overview: the product's main view where its type is sure, what can be done, what reaches one, the numbers. */
export function home(
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
  const front = partPanels(brief, first);
  const auto = partPanels(brief, aside);
  const side = [auto, inbox, numbers(brief)];
  // Beside many panels, a few would leave most of the first column empty.
  const hasMain = links.length > 0 || (front.length > 0 && front.length >= auto.length);
  const isBare = front.length + auto.length === 0 && shell === undefined;
  const main = hasMain
    ? markup`<div class="home"><div class="stack">${front}${links}</div><div class="stack side">${side}</div></div>`
    : markup`<div class="parts">${front}${side}${isBare && unplaced(brief)}</div>`;
  return {
    slug: 'home',
    title: capital(brief, brief.title, longestHeading),
    lead: summary !== brief.title && summary.length > 0 && capital(brief, summary, longestLead),
    body: [shell, isShort && typical(brief), main],
  };
}

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
