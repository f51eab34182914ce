import type { Statement, StatementKind } from '../sort/workbook';
import { headingOf, groupBy } from './areas';
import { panel, quoted, row, tags } from './blocks';
import { activeRoles, type Brief, kinds, roleKey, roleName } from './brief';
import { plainText } from './plainText';
import type { Markup } from './markup';
import { markup } from './markup';

/** Fewer letters, such as in `wanted:`, say nothing without their context. */
const fewestLetters = 8;

/** The rules for everybody: what the product does on its own, and its limits. */
export function rulesOf({ features, statements }: Brief): readonly Statement[] {
  const own = features.flatMap((one) => (one.control === 'rule' ? one.statement : []));
  const limits = statements.filter(({ kind, isStruck }) => kind === 'C' && !isStruck);
  // A reason is shown beside its statement.
  return [...own, ...limits].filter(
    ({ text, link }) =>
      link !== 'purpose' &&
      link !== 'reason' &&
      (text.match(/\p{L}/gu)?.length ?? 0) >= fewestLetters,
  );
}

/** The rules by the author's headings, and what is left out. */
export function rulesBody(brief: Brief): Markup {
  const { words, statements } = brief;
  const kept = new Set(rulesOf(brief));
  const rules = brief.features.filter(({ statement }) => kept.has(statement));
  const groups = [...groupBy(rules, headingOf)].map(([heading, own]) =>
    panel(
      heading === ''
        ? words.howItWorks
        : markup`<span class="up">${brief.idea(heading, 80)}</span>`,
      list(
        brief,
        own.map(({ statement }) => statement),
      ),
    ),
  );
  const titled = (['C', 'N', 'G'] as const).map((kind) => {
    const own = statements.filter((one) => one.kind === kind);
    return own.length > 0 && panel(titleOf(brief, kind), list(brief, own));
  });
  const isEmpty = groups.length === 0 && titled.every((one) => one === false);
  return markup`<div class="columns">${groups}${titled}${isEmpty && markup`<p class="muted">${words.nothing}</p>`}</div>`;
}

function list(brief: Brief, statements: readonly Statement[]): Markup {
  const rows = statements.map((one) => row('info', quoted(brief, one), tags(brief, one)));
  return markup`<ul class="rows notes">${rows}</ul>`;
}

/** All statements with their ids, so that nothing of the idea is lost. */
export function behindBody(brief: Brief): Markup {
  const { words, statements, leftCount, workbook } = brief;
  const parts = kinds.map((kind) => {
    const own = statements.filter((one) => one.kind === kind);
    const rows = own.map(
      (one) =>
        markup`<li class="row" id="statement-${one.id.toLowerCase()}"><span class="id">${one.id}</span><div class="grow">${brief.idea(plainText(one.text))}</div>${tags(brief, one)}</li>`,
    );
    return (
      own.length > 0 &&
      panel(
        [titleOf(brief, kind), markup` <span class="muted">${own.length}</span>`],
        markup`<ul class="rows">${rows}</ul>`,
      )
    );
  });
  const count = new Intl.NumberFormat(workbook.language).format(leftCount);
  const rest =
    leftCount > 0 && markup`<p class="rest panel">${words.notShown.replace('{n}', count)}</p>`;
  const active = activeRoles(brief);
  const idle = brief.roles
    .filter((role) => !active.includes(role))
    .map(
      (role) => markup`<p class="muted" data-role="${roleKey(role)}">${roleName(brief, role)}</p>`,
    );
  return markup`<div class="stack">${parts}${rest}${idle}</div>`;
}

function titleOf({ words }: Brief, kind: StatementKind): string {
  const titles = {
    R: words.requirements,
    C: words.limits,
    N: words.leftOut,
    G: words.goals,
    B: words.background,
  };
  return titles[kind];
}
