import type { Entity, SampleRecord, Shell } from '../types/productType';
import { field } from './field';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import type { IconName } from './parts';
import { linkButton, occurringStates, panel, pill, recordRow, tile } from './parts';
import type { PlannedScreen, ScreenKind } from './screenPlan';
import { drawShell } from './shells/drawShell';
import type { ShellInput } from './shells/shellInput';
import { basket } from './shells/shopShell';

/** The symbol of each kind of screen in the navigation. */
export const screenIcons: Readonly<Record<ScreenKind, IconName>> = {
  main: 'home',
  detail: 'doc',
  form: 'edit',
  groups: 'groups',
  list: 'list',
  table: 'table',
  state: 'list',
  result: 'check',
  basket: 'list',
};

/** Draws a screen of a type beneath its heading. */
export function drawScreen(input: ShellInput, shell: Shell, screen: PlannedScreen): Markup {
  switch (screen.kind) {
    case 'main':
      return drawShell[shell](input);
    case 'detail':
      return details(input);
    case 'form':
      return form(input, screen.entity);
    case 'groups':
      return groups(input);
    case 'list':
      return rows(input, () => true);
    case 'table':
      return table(input, screen.entity);
    case 'state':
      return rows(input, (record) => record.state === screen.state);
    case 'result':
      return result(input);
    case 'basket':
      return basket(input);
  }
}

function rows({ brief, texts }: ShellInput, isShown: (record: SampleRecord) => boolean): Markup {
  const lines = texts.records.flatMap((record, index) =>
    isShown(record) ? [recordRow(brief, texts, record, index)] : [],
  );
  if (lines.length === 0) return markup`<p class="blank">${brief.words.nothing}</p>`;
  return markup`<ul class="rows panel">${lines}</ul>`;
}

function groups(input: ShellInput): Markup {
  const { brief, texts } = input;
  const sections = occurringStates(texts).map(
    (state) =>
      markup`<section class="group"><h2>${pill(brief, texts, state)}</h2>${rows(input, (record) => record.state === state)}</section>`,
  );
  return markup`<div class="stack">${sections}</div>`;
}

function result(input: ShellInput): Markup {
  const { brief, texts, mainId } = input;
  const round =
    texts.records[0] &&
    markup`<p class="value">${brief.sample(texts.records[0].figure)}</p><p>${brief.sample(texts.records[0].title)}</p>`;
  const again = linkButton(mainId, brief.words.playAgain, 'primary');
  return markup`<div class="stack">${panel(brief.words.score, [round, again], 'outcome')}${rows(input, () => true)}</div>`;
}

function details(input: ShellInput): Markup {
  const records = input.texts.records.map((record, index) => detail(input, record, index));
  return markup`<div class="stack"><div class="records">${records}</div><section class="group"><h2>${input.brief.words.all}</h2>${rows(input, () => true)}</section></div>`;
}

function detail({ brief, texts, formId }: ShellInput, record: SampleRecord, index: number): Markup {
  const { words, sample } = brief;
  const [entity, ...others] = texts.entities;
  const steps = entity?.states.map(
    (state) =>
      markup`<li${state === record.state && markup` aria-current="step"`}>${sample(state)}</li>`,
  );
  const fields = entity?.fields.map((name, place) => {
    const value = markup`<span class="bone bone-${place % 3}"></span>`;
    return markup`<div><dt>${sample(name)}</dt><dd>${place === 0 ? sample(record.title) : value}</dd></div>`;
  });
  const related = others.map(
    ({ name, relations }) =>
      markup`<li><strong>${sample(name)}</strong><span class="muted">${relations.slice(0, 1).map(sample)}</span></li>`,
  );
  return markup`<article class="panel record" id="record-${index}"><header>${tile(record.title)}<div class="row-text"><h2>${sample(record.title)}</h2><p class="muted">${sample(record.detail)}</p></div><span class="figure">${sample(record.figure)}</span>${linkButton(formId, sample(texts.action), 'primary')}</header>
<ol class="steps">${steps}</ol><div class="columns"><section><h3>${words.details}</h3><dl>${fields}</dl></section>${related.length > 0 && markup`<section><h3>${words.related}</h3><ul class="related">${related}</ul></section>`}</div></article>`;
}

function form({ brief, mainId }: ShellInput, entity: Entity): Markup {
  const { words, sample, sampleLanguage } = brief;
  const fields: Content[] = entity.fields.map((name) => field(brief, name));
  const options = entity.states.map((state) => markup`<option${sampleLanguage}>${state}</option>`);
  const status =
    options.length > 0 &&
    markup`<label class="field"><span>${words.status}</span><select>${options}</select></label>`;
  const buttons = [
    linkButton(mainId, words.cancel, 'plain'),
    linkButton(mainId, words.save, 'primary'),
  ];
  return panel(
    sample(entity.name),
    markup`<div class="fields">${fields}${status}</div><div class="form-foot">${buttons}</div>`,
    'form',
  );
}

function table({ brief }: ShellInput, { name, fields, states }: Entity): Markup {
  const { words, sample } = brief;
  const columns = fields.slice(0, 4);
  const lines = Array.from({ length: 8 }, (_, line) => {
    const cells = columns.map(
      (_, column) => markup`<td><span class="bone bone-${(line + column) % 3}"></span></td>`,
    );
    const place = line % Math.max(states.length, 1);
    const status = markup`<span class="pill tone-${place % 5}">${sample(states[place] ?? '–')}</span>`;
    return markup`<tr>${cells}<td>${status}</td></tr>`;
  });
  const heads = [...columns.map(sample), words.status].map(
    (head) => markup`<th scope="col">${head}</th>`,
  );
  return markup`<div class="panel"><table><caption class="hidden">${sample(name)}</caption><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table></div>`;
}
