import { confirm, fieldFor, segments } from './blocks';
import type { Brief } from './brief';
import { home, tasksOnRecord } from './home';
import type { Markup } from './markup';
import { markup } from './markup';
import { readRecords, type Item, type Source } from './records';
import { behindBody, rulesBody } from './rules';
import type { Screen } from './screen';
import { taskScreens } from './taskScreens';

/** With more requirements, the idea needs no content from its type, which could contradict it. */
const fewestFeatures = 3;

/** All screens: home, one for each task, the details of the samples, the rules, and all statements. */
export function screensOf(brief: Brief): readonly Screen[] {
  const source: Source = { brief, records: readRecords(brief) };
  const { words } = brief;
  const entities =
    brief.features.length < fewestFeatures ? source.records.entities.slice(0, 3) : [];
  return [
    {
      slug: 'home',
      title: brief.idea(brief.title),
      entry: words.home,
      lead: brief.lead && brief.idea(brief.lead, 240),
      body: home(source),
    },
    ...taskScreens(source),
    ...entities.map((_, index) => typicalScreen(source, index)),
    ...(source.records.items.length > 0 ? [details(source)] : []),
    { slug: 'rules', title: words.howItWorks, body: rulesBody(brief) },
    { slug: 'behind', title: words.behind, body: behindBody(brief), isUnlisted: true },
  ];
}

/** The form for a typical record of this type, for an idea with little content. */
function typicalScreen({ brief, records }: Source, index: number): Screen {
  const { name = '', fields = [] } = records.entities[index] ?? {};
  const form = [
    fields.map((one) => fieldFor(brief, one)),
    confirm(`saved-${index}`, brief.words.save, brief.words.saved),
  ];
  return {
    slug: `typical-${index + 1}`,
    title: name,
    lead: brief.words.typical.replace('{type}', brief.workbook.type?.texts.label ?? ''),
    body: markup`<div class="narrow"><div class="panel form">${form}</div></div>`,
  };
}

function details(source: Source): Screen {
  const { words } = source.brief;
  return {
    slug: 'details',
    title: words.details,
    eyebrow: markup`<span class="tag">${words.sample}</span>`,
    body: markup`<div class="narrow records">${source.records.items.map((item, index) => detail(source, item, index))}${tasksOnRecord(source.brief)}</div>`,
    isUnlisted: true,
  };
}

/** A record whose state can be changed. */
function detail(source: Source, { title, state, ...item }: Item, index: number): Markup {
  const { brief, records } = source;
  const id = `record-${index}`;
  const states =
    records.states.length > 1 &&
    segments(
      `state-${index}`,
      brief.words.status,
      records.states.map((name) => brief.idea(name, 40)),
      state,
    );
  const values = records.isSample ? [] : (item.values ?? []);
  const facts =
    values.length > 0 &&
    markup`<dl class="facts">${values.map((value, place) => markup`<div><dt class="up">${brief.idea(records.fields[place] ?? '', 80)}</dt><dd>${value}</dd></div>`)}</dl>`;
  const about = [item.figure, item.detail].filter((text) => text !== '');
  return markup`<article class="panel form record" id="${id}"><h2><span class="grow up">${brief.idea(title, 80)}</span></h2>${about.length > 0 && markup`<div>${about.map((text, place) => markup`<p class="${place === 0 && about.length > 1 ? 'big' : 'muted'}">${text}</p>`)}</div>`}${facts}${states}${states && confirm(`saved-${id}`, brief.words.save, brief.words.saved)}</article>`;
}
