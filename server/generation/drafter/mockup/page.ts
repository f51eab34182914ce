import type { Role } from '../sort/workbook';
import type { Area } from './areas';
import { screenId } from './blocks';
import { forRoles, roleKey, type Brief } from './brief';
import { icon, iconSheet, type IconName } from './icons';
import { Markup, markup, type Content } from './markup';
import { isPlain } from './partPanels';
import type { Part } from './parts';
import { patterns } from './patterns';
import { mockupStyle } from './mockupStyle';
import type { Records } from './records';
import type { Screen } from './screen';
import { filterStyle } from './shells';
import { tabTitleOf } from './title';

/** The accent hue if no type is certain. */
const neutralHue = 262;
const longestEntry = 40;
const longestLabel = 30;
const longestBrand = 32;
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** The whole document. */
export function page(
  brief: Brief,
  areas: readonly Area[],
  records: Records | undefined,
  screens: readonly Screen[],
): Markup {
  const { workbook, language, words, idea } = brief;
  const { type } = workbook;
  const bodyLanguage = language !== workbook.language && markup` lang="${workbook.language}"`;
  const note =
    type === undefined || !records?.isSample
      ? words.ideaOnly
      : words.sampleNote.replace('{type}', type.texts.label);
  return markup`<!doctype html>
<html lang="${language}" dir="${rightToLeft.has(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tabTitleOf(workbook, brief.title)}</title>
<style>:root{--h:${(workbook.isTypeSure ? type?.hue : undefined) ?? neutralHue}}${new Markup(mockupStyle + chosenStyle(brief, screens) + filterStyle(records?.states.length ?? 0))}</style>
</head>
<body${bodyLanguage}>
${iconSheet}<div class="app">
<header class="bar"><p class="brand"><i class="logo" aria-hidden="true">${/^\P{L}*(\p{L})/u.exec(brief.title)?.[1]}</i><span class="up">${idea(brief.title, longestBrand)}</span></p></header>
<nav aria-label="${words.screens}"><ul>${navigation(brief, areas, screens)}</ul></nav>
<main>
${roleSwitch(brief)}${screens.map((screen) => screenElement(brief, screen))}
<footer><p>${note}</p><p><a href="#${screenId('behind')}">${words.behind}</a></p></footer>
</main>
</div>
</body>
</html>
`;
}

const familyIcons = { do: 'form', see: 'list', auto: 'rule', rest: 'decide' } as const;

/** The links to the home screen, the areas and the rules. */
function navigation(brief: Brief, areas: readonly Area[], screens: readonly Screen[]): Content {
  const entry = (
    id: string,
    className: string,
    name: IconName,
    title: Content,
    roles: readonly Role[] = [],
  ) =>
    markup`<li${forRoles(brief, roles)}><a class="${className}" href="#${id}">${icon(name)}<span class="up">${title}</span></a></li>`;
  const link = (slug: string, name: IconName, title: Content, roles?: readonly Role[]) =>
    entry(screenId(slug), `to-${slug}`, name, title, roles);
  const shown = areas.map(({ slug, title, family, parts }) => {
    const isOfAll = parts.some(({ roles }) => roles.length === 0);
    const roles = isOfAll ? [] : [...new Set(parts.flatMap((one) => one.roles))];
    return link(slug, familyIcons[family ?? 'do'], title, roles);
  });
  const parts = (areas.length > 0 ? [] : brief.parts.filter(isShown)).map(
    ({ id, title, pattern, roles }) =>
      entry(`part-${id}`, '', patterns[pattern].icon, brief.idea(title, longestLabel), roles),
  );
  const typical = screens.filter(({ slug }) => slug.startsWith('typical-'));
  return [
    link('home', 'home', brief.words.home),
    shown,
    parts,
    typical.map(({ slug, title }) => link(slug, 'form', title)),
    link('rules', 'info', brief.words.howItWorks),
  ];
}

/** What happens by itself, or is only a row, is not looked for. */
const isShown = (part: Part) => patterns[part.pattern].family !== 'auto' && !isPlain(part);

function roleSwitch({ views, words, idea }: Brief): Content {
  const choices = views.map(
    (role, index) =>
      markup`<label class="segment" data-role="${roleKey(role)}"><input type="radio" name="role" id="role-${index}"><span>${markup`<span class="up">${idea(role.text, longestEntry)}</span>`}</span></label>`,
  );
  return (
    views.length > 1 &&
    markup`<fieldset class="segments roles"><legend>${words.viewAs}</legend><label class="segment"><input type="radio" name="role" id="role-all" checked><span>${words.all}</span></label>${choices}</fieldset>`
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
    (_, index) =>
      `body:has(#role-${index}:checked) [data-for]:not([data-for~='${index}']){display:none}`,
  );
  const current = screens.map(({ slug }) => {
    const id = screenId(slug);
    const nothing = slug === 'home' ? `body:not(:has(main :target)) .to-${slug},` : '';
    return `${nothing}body:has(#${id}:target,#${id} :target) .to-${slug}`;
  });
  return `${byRole.join('')}${current.join(',')}{background:var(--soft);color:var(--on-soft)}`;
}
