import { capital, screenId } from './blocks';
import { forRole, roleKey, type Brief } from './brief';
import { icon, iconSheet } from './icons';
import { Markup, markup, type Content } from './markup';
import { mockupStyle } from './mockupStyle';
import type { Source } from './records';
import type { Screen } from './screen';
import { navigated } from './screens';
import { filterStyle } from './shells';
import { tabTitleOf } from './title';

/** The accent hue if no type is certain. */
const neutralHue = 262;
const longestEntry = 40;
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** The whole document. */
export function page({ brief, records }: Source, screens: readonly Screen[]): Markup {
  const { workbook, language, words, idea } = brief;
  const { type } = workbook;
  const bodyLanguage = language !== workbook.language && markup` lang="${workbook.language}"`;
  const note =
    type === undefined || records.items.length === 0
      ? words.ideaOnly
      : words.sampleNote.replace('{type}', type.texts.label);
  return markup`<!doctype html>
<html lang="${language}" dir="${rightToLeft.has(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tabTitleOf(workbook, records.title)}</title>
<style>:root{--h:${type?.hue ?? neutralHue}}${new Markup(mockupStyle + chosenStyle(brief, screens) + filterStyle(records))}</style>
</head>
<body${bodyLanguage}>
${iconSheet}<div class="app">
<header class="bar"><p class="brand"><i class="logo" aria-hidden="true">${/^\P{L}*(\p{L})/u.exec(records.title)?.[1]}</i>${idea(records.title)}</p></header>
<nav aria-label="${words.screens}"><ul>${navigation(brief, screens)}</ul></nav>
<main>
${roleSwitch(brief)}${screens.map((screen) => screenElement(brief, screen))}
<footer><p>${note}</p><p><a href="#${screenId('behind')}">${words.behind}</a></p></footer>
</main>
</div>
</body>
</html>
`;
}

/** The links to the home screen, to what can be done, and to the rules. */
function navigation(brief: Brief, screens: readonly Screen[]): Content {
  const link = (
    slug: string,
    name: Parameters<typeof icon>[0],
    title: Content,
    attributes: Content = '',
  ) =>
    markup`<li${attributes}><a class="to-${slug}" href="#${screenId(slug)}">${icon(name)}<span>${title}</span></a></li>`;
  const tasks = navigated(brief).map(({ slug, kind, label, role }) =>
    link(slug, kind, capital(brief, label, longestEntry), forRole(brief, role)),
  );
  const typical = screens.filter(({ slug }) => slug.startsWith('typical-'));
  return [
    link('home', 'home', brief.words.home),
    tasks,
    typical.map(({ slug, title }) => link(slug, 'form', title)),
    link('rules', 'info', brief.words.howItWorks),
  ];
}

function roleSwitch({ views, words, idea }: Brief): Content {
  const choices = views.map(
    (role, index) =>
      markup`<label class="segment" data-role="${roleKey(role)}"><input type="radio" name="role" id="role-${index}"${index === 0 && markup` checked`}><span>${markup`<span class="up">${idea(role.text, longestEntry)}</span>`}</span></label>`,
  );
  return (
    views.length > 1 &&
    markup`<fieldset class="segments roles"><legend>${words.viewAs}</legend>${choices}</fieldset>`
  );
}

function screenElement(
  { words }: Brief,
  { slug, title, eyebrow, lead, end, body }: Screen,
): Markup {
  const back =
    slug !== 'home' && markup`<a class="back" href="#${screenId('home')}">${words.back}</a>`;
  return markup`<section class="screen" data-screen="${slug}" id="${screenId(slug)}"><header class="head"><div>${back}${eyebrow && markup`<p class="eyebrow">${eyebrow}</p>`}<h1>${title}</h1>${lead && markup`<p class="lead">${lead}</p>`}</div>${end}</header>${body}</section>
`;
}

/** The rules that tie a role or a target to what it shows. */
function chosenStyle({ views }: Brief, screens: readonly Screen[]): string {
  const byRole = (views.length < 2 ? [] : views).map(
    (_, index) => `body:not(:has(#role-${index}:checked)) [data-for='${index}']{display:none}`,
  );
  const current = screens.map(({ slug }) => {
    const id = screenId(slug);
    const nothing = slug === 'home' ? `body:not(:has(main :target)) .to-${slug},` : '';
    return `${nothing}body:has(#${id}:target,#${id} :target) .to-${slug}`;
  });
  return `${byRole.join('')}${current.join(',')}{background:var(--soft);color:var(--on-soft)}`;
}
