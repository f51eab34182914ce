import type { Statement, StatementKind } from '../sort/workbook';
import type { Brief } from './brief';
import { kinds } from './brief';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { segments } from './parts';
import { statementId } from './tasks';

/** All statements of the idea by kind, with their ids; the chosen role's own ones stand out. */
export function requirementsBody(brief: Brief): Markup {
  const titles = kindTitles(brief);
  const present = kinds.filter((kind) => brief.statements.some((one) => one.kind === kind));
  const sections = present.map((kind, index) => {
    const ofKind = brief.statements.filter((statement) => statement.kind === kind);
    return markup`<section class="row-item st-${index + 1}"><h2>${titles[kind]}<span class="count">${ofKind.length}</span></h2><ul class="statements panel">${ofKind.map((statement) => row(brief, statement))}</ul></section>`;
  });
  const rest = brief.leftCount > 0 && markup`<p class="rest panel">${moreText(brief)}</p>`;
  if (present.length === 0) return markup`<p class="blank">${brief.words.nothing}</p>${rest}`;
  const filter = segments('kind', brief.words.requirements, [
    brief.words.all,
    ...present.map((kind) => titles[kind]),
  ]);
  return markup`<div class="list">${present.length > 1 && filter}<div class="stack">${sections}</div>${rest}</div>`;
}

/** Statements with their ids, as in the list of all of them. */
export function statementList(brief: Brief, statements: readonly Statement[]): Markup {
  const entries = statements.map(
    (one) =>
      markup`<li><a class="statement" href="#${statementId(one)}"><span class="id">${one.id}</span><span>${brief.idea(one.text, 200)}</span></a></li>`,
  );
  return markup`<ul class="statements panel">${entries}</ul>`;
}

/** What a kind of statement is called above its list. */
export function kindTitles({ words }: Brief): Readonly<Record<StatementKind, string>> {
  const { requirements, limits, leftOut, goals, background } = words;
  return { R: requirements, C: limits, N: leftOut, G: goals, B: background };
}

function row(brief: Brief, statement: Statement): Markup {
  const { words, roles } = brief;
  const place = roles.findIndex(({ id }) => id === statement.role?.id);
  const text = brief.idea(statement.text);
  const tags: Content[] = [
    statement.role && markup`<span class="tag who">${brief.idea(statement.role.text, 40)}</span>`,
    statement.priority && markup`<span class="tag">${words.priority[statement.priority]}</span>`,
    statement.isUndecided && markup`<span class="tag open">${words.undecided}</span>`,
  ];
  return markup`<li class="statement${place >= 0 && ` by-${place}`}" id="${statementId(statement)}"><span class="id">${statement.id}</span><span class="statement-text">${statement.isStruck ? markup`<s>${text}</s>` : text}</span><span class="tags">${tags}</span></li>`;
}

function moreText({ words, leftCount, workbook }: Brief): string {
  const count = new Intl.NumberFormat(workbook.language).format(leftCount);
  return words.more.replace('{n}', count);
}
