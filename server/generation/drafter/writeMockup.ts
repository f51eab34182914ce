import { escapeHtml as h } from '../../escapeHtml';
import { listOf, sentenceOf, thingOf, upperFirst, wordsOf } from './featureWords';
import type { Feature, Idea } from './idea';
import { drawFeature, forWhom, layoutOf } from './mockupSections';
import { drawPageSection, pageSectionOf, pageTitleOf } from './mockupPage';
import { mockupStyle } from './mockupStyle';
import { lowerFirst } from './objectWords';
import { goalSentence, remarksOf } from './openPoints';
import { readEntities } from './readEntities';

const mostSections = 7;
const wide = new Set(['plan', 'compare']);

interface Section {
  id: string;
  feature: Feature;
  title: string;
}

/** What a page says to its reader: `track their streak` gives `track your streak`. */
function inSecondPerson(text: string): string {
  return text.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you');
}

function titleOf(feature: Feature): string {
  if (feature.verb === 'use' || feature.verb === 'see')
    return upperFirst(feature.object.replace(/^(?:an?|the|their)\s+/i, ''));
  return upperFirst(inSecondPerson(`${feature.verb} ${feature.object}`.trim()));
}

/** The features that get a section: each layout twice at most, and never twice for the same thing. */
function sectionsOf(idea: Idea): { sections: Section[]; others: Feature[] } {
  const sections: Section[] = [];
  const others: Feature[] = [];
  for (const feature of idea.features) {
    const part = pageSectionOf({ feature });
    if (part !== undefined) {
      const isKnown = sections.some((section) => pageSectionOf(section) === part);
      if (!isKnown)
        sections.push({ id: `s${sections.length + 1}`, feature, title: pageTitleOf(part) });
      continue;
    }
    const layout = layoutOf(feature);
    const alike = sections.filter((section) => layoutOf(section.feature) === layout);
    const isRepeated =
      alike.length >= 2 || alike.some((section) => thingOf(section.feature) === thingOf(feature));
    if (isRepeated || sections.length >= mostSections) others.push(feature);
    else sections.push({ id: `s${sections.length + 1}`, feature, title: titleOf(feature) });
  }
  return { sections, others };
}

function panel(section: Section, idea: Idea, isWide: boolean): string {
  const { id, feature, title } = section;
  const words = wordsOf(feature, idea);
  const entity = readEntities(idea).find(
    ({ name }) => name.toLowerCase() === words.thing.toLowerCase(),
  );
  const states = entity?.states ?? [words.participle];
  const detail =
    feature.detail === undefined
      ? ''
      : `<p dir="auto">${h(upperFirst(inSecondPerson(feature.detail)))}</p>`;
  const part = pageSectionOf({ feature });
  const context = { id, idea, feature, words, states };
  const inside = part === undefined ? drawFeature(context) : drawPageSection(part, context);
  const aimedAt = part === undefined ? forWhom(feature, idea) : 'For visitors';
  return `<section class="panel${isWide ? ' wide' : ''}" id="${id}" aria-labelledby="${id}-title"><p class="for" dir="auto">${h(aimedAt)}</p><h2 id="${id}-title" dir="auto">${h(title)}</h2>${detail}${inside}</section>`;
}

/** What the product does, in at most 64 characters; its name where the features are too long for that. */
function headline(sections: readonly Section[], name: string): string {
  const acting = sections.filter((section) => pageSectionOf(section) === undefined);
  const first = acting[0];
  const titles = acting.slice(0, 3).map(({ title, feature }, index) => {
    if (index === 0 || first === undefined) return title;
    const isSame = thingOf(feature) !== '' && thingOf(feature) === thingOf(first.feature);
    return isSame
      ? `${feature.verb} ${first.title.endsWith('s') ? 'them' : 'it'}`
      : lowerFirst(title);
  });
  const fitting = [3, 2]
    .map((count) => listOf(titles.slice(0, count)))
    .find((text) => titles.length > 1 && text.length <= 64);
  return fitting ?? name;
}

function navText(section: Section): string {
  const { verb, object, kind } = section.feature;
  if (pageSectionOf(section) !== undefined) return section.title.replace(/\s\(.*$/, '');
  const thing = thingOf(section.feature);
  if (kind === 'search') return upperFirst(`search ${thing}`.trim());
  const short =
    thing === '' || object.startsWith('for ') ? `${verb} ${object}` : `${verb} ${thing}`;
  const text =
    verb === 'use' || verb === 'see' ? object.replace(/^(?:an?|the|their)\s+/i, '') : short;
  return upperFirst(
    text
      .split(' ')
      .slice(0, 4)
      .join(' ')
      .replace(/(?:\s(?:or|and|for|by|with|to|of|in|on|the|a|an))+$/i, ''),
  ).slice(0, 28);
}

function emptyPanel(idea: Idea): string {
  return `<section class="panel wide" id="s1" aria-labelledby="s1-title"><h2 id="s1-title">What the idea says</h2><p dir="auto">${h(idea.summary)}</p><ul class="rows">${idea.unplaced.map((line) => `<li dir="auto">${h(line)}</li>`).join('')}</ul></section>`;
}

/** Draws the mockup as one complete HTML page without scripts, images and requests (section 1). */
export function writeMockup(idea: Idea): string {
  const { sections, others } = sectionsOf(idea);
  const [first, ...rest] = sections;
  const nav = sections
    .slice(0, 4)
    .map((section) => `<li><a href="#${section.id}" dir="auto">${h(navText(section))}</a></li>`);
  const audience = idea.audiences.map(({ name }) => `<li dir="auto">${h(upperFirst(name))}</li>`);
  const goals = idea.goals.slice(0, 2).map((goal) => `<p dir="auto">${h(goalSentence(goal))}</p>`);
  const who =
    audience.length === 0 ? '' : `<ul class="who" aria-label="Made for">${audience.join('')}</ul>`;
  const aims =
    goals.length === 0
      ? ''
      : `<div class="goal"><p class="for">What it is to achieve</p>${goals.join('')}</div>`;
  const more =
    others.length === 0
      ? ''
      : `<section class="panel wide" id="more" aria-labelledby="more-title"><h2 id="more-title">${first === undefined ? 'What the idea says' : 'Also planned'}</h2><ul class="rows">${others
          .map((feature) => `<li dir="auto">${h(sentenceOf(feature, idea.name))}</li>`)
          .join('')}</ul></section>`;
  const summary =
    idea.summary.length > 260
      ? `${idea.summary.slice(0, 257).replace(/\s\S*$/, '')} …`
      : idea.summary;
  const panels = rest.map((section) => panel(section, idea, wide.has(layoutOf(section.feature))));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${h(idea.name)}: mockup</title>
<style>${mockupStyle(idea.name)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="top"><div class="wrap bar"><span class="brand" dir="auto">${h(idea.name)}</span>${nav.length === 0 ? '' : `<nav aria-label="Main"><ul>${nav.join('')}</ul></nav>`}</div></header>
<main id="main" class="wrap">
<div class="hero"><div><h1 dir="auto">${h(headline(sections, idea.name))}</h1><p class="lead" dir="auto">${h(summary)}</p>${who}${aims}</div>
${first === undefined ? emptyPanel(idea) : panel(first, idea, false)}</div>
<div class="grid">
${[...panels, more].filter((part) => part !== '').join('\n')}
</div>
</main>
<footer><div class="wrap">${remarksOf(idea, 'mockup')
    .map((remark) => `<p>${h(remark)}</p>`)
    .join('')}<p>Names, dates and figures on this page are samples.</p></div></footer>
</body>
</html>
`;
}
