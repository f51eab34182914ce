import type { Entity, ProductType, Shell } from '../types/productType';
import type { Brief } from './brief';
import { chart } from './chart';
import type { Markup } from './markup';
import { markup } from './markup';
import { featurePanel, limitPanel, notePanel, notesByScreen } from './notes';
import { icon, linkButton, panel, ticks } from './parts';
import { drawScreen, screenIcons } from './plannedScreens';
import { kindTitles, requirementsBody, statementList } from './requirementsScreen';
import type { Screen } from './screen';
import { screenId, slugOf } from './screen';
import type { ScreenKind } from './screenPlan';
import { planScreens } from './screenPlan';
import { roleViews } from './tasks';

/** The shells that have their main button beside the heading, the others where it is needed. */
const withHeadButton: ReadonlySet<Shell> = new Set(['records', 'device', 'board']);

/** All screens of a mockup, the main one first; the last one lists the idea's statements. */
export function mockupScreens(brief: Brief): readonly Screen[] {
  const { type } = brief.workbook;
  const requirements: Screen = {
    slug: 'requirements',
    title: brief.words.mustDo,
    icon: 'check',
    body: requirementsBody(brief),
  };
  if (type === undefined) return [...neutralScreens(brief), requirements];
  const screens = typedScreens(brief, type, requirements.slug);
  const notes = notesByScreen(brief, screens);
  const withNotes = screens.map((screen) => ({
    ...screen,
    aside: [screen.aside, notePanel(brief, notes.get(screen.slug) ?? [])],
  }));
  return [...withNotes, requirements];
}

function typedScreens(brief: Brief, type: ProductType, reserved: string): readonly Screen[] {
  const { texts, shell } = type;
  const taken = new Set([reserved]);
  const planned = planScreens(type).map((screen) => {
    const slug = slugOf(screen.name ?? screen.entity.name, taken);
    taken.add(slug);
    return { ...screen, slug };
  });
  const mainId = screenId(planned[0]?.slug ?? '');
  const idOf = (kind: ScreenKind) => {
    const slug = planned.find((screen) => screen.kind === kind)?.slug;
    return slug === undefined ? mainId : screenId(slug);
  };
  const input = { brief, texts, mainId, formId: idOf('form'), resultId: idOf('result') };
  const action = linkButton(input.formId, brief.sample(texts.action), 'primary');
  const back = linkButton(mainId, [icon('back'), brief.words.back], 'plain');
  return planned.map((screen): Screen => {
    const { slug, kind, name, entity, state } = screen;
    const isMain = kind === 'main';
    const body = drawScreen(input, shell, screen);
    return {
      slug,
      title: brief.sample(name ?? entity.name),
      icon: screenIcons[kind],
      lead: isMain && lead(brief),
      actions: isMain ? withHeadButton.has(shell) && action : back,
      body: isMain ? [roleViews(brief), body, chart(brief)] : body,
      isUnlisted: name === undefined,
      topics: isMain ? [] : [name ?? '', state ?? '', entity.name, ...entity.fields],
      aside: isMain
        ? [featurePanel(brief), shell !== 'device' && limitPanel(brief)]
        : kind === 'form' && entityPanel(brief, entity),
    };
  });
}

function neutralScreens(brief: Brief): readonly Screen[] {
  const { words, statements } = brief;
  const listOr = (list: typeof statements) =>
    list.length > 0 ? statementList(brief, list) : markup`<p class="blank">${words.nothing}</p>`;
  const required = statements.filter(({ kind }) => kind === 'R');
  const records = (required.length > 0 ? required : statements).slice(0, 12);
  const limits = statements.filter(({ kind }) => kind === 'C' || kind === 'N');
  const titles = kindTitles(brief);
  const list = markup`<section class="group"><h2>${titles.R}</h2>${listOr(records)}</section>`;
  return [
    {
      slug: 'overview',
      title: words.overview,
      icon: 'home',
      lead: lead(brief),
      body: [roleViews(brief), list, chart(brief)],
      aside: [limitPanel(brief)],
    },
    { slug: 'limits', title: titles.C, icon: 'table', body: listOr(limits) },
  ];
}

function entityPanel({ words, sample }: Brief, { relations, states }: Entity): Markup {
  const steps = states.map((state) => markup`<li>${sample(state)}</li>`);
  return panel(words.related, [
    ticks(relations.map(sample)),
    markup`<ol class="steps">${steps}</ol>`,
  ]);
}

function lead({ workbook, idea }: Brief): Markup | undefined {
  const summary = workbook.summary[0];
  return summary === undefined ? undefined : idea(summary, 240);
}
