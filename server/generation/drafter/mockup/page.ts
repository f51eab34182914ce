import { screenId } from './blocks';
import type { Brief } from './brief';
import { activeRoles, roleIndex, roleName } from './brief';
import { groupLinks } from './home';
import { icon, iconSheet } from './icons';
import { Markup, markup } from './markup';
import { mockupStyle } from './mockupStyle';
import type { Screen } from './screen';

/** The accent hue if no type is certain. */
const neutralHue = 262;

/** The whole document. */
export function page(brief: Brief, screens: readonly Screen[]): Markup {
  const { workbook, language, words } = brief;
  const { type } = workbook;
  const bodyLanguage = language !== workbook.language && markup` lang="${workbook.language}"`;
  const hasSamples = screens.some(({ slug }) => slug === 'details');
  const listed = screens.filter(({ isUnlisted }) => isUnlisted !== true);
  const [first, ...others] = listed.map(navEntry);
  return markup`<!doctype html>
<html lang="${language}" dir="${brief.isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brief.tabTitle}</title>
<style>:root{--h:${type?.hue ?? neutralHue}}${new Markup(mockupStyle + chosenStyle(brief, listed))}</style>
</head>
<body${bodyLanguage}>
${iconSheet}<div class="app">
<header class="bar"><p class="brand"><i class="logo" aria-hidden="true">${/^\P{L}*(\p{L})/u.exec(brief.title)?.[1]}</i>${brief.idea(brief.title)}</p></header>
<nav aria-label="${words.screens}"><ul>${first}${groupLinks(brief)}${others}</ul></nav>
<main>
${screens.map((screen) => screenElement(brief, screen))}
<footer><p>${type === undefined || !hasSamples ? words.ideaOnly : words.sampleNote.replace('{type}', type.texts.label)}</p><p><a href="#${screenId('behind')}">${words.behind}</a></p></footer>
</main>
</div>
</body>
</html>
`;
}

function navEntry({ slug, entry, title }: Screen): Markup {
  const name = slug === 'home' ? 'home' : slug === 'rules' ? 'info' : 'form';
  return markup`<li><a class="to-${slug}" href="#${screenId(slug)}">${icon(name)}${entry ?? title}</a></li>`;
}

function roleSwitch(brief: Brief): Markup | undefined {
  const roles = activeRoles(brief);
  if (roles.length < 2) return undefined;
  const choices = roles.map(
    (role, index) =>
      markup`<label class="segment"><input type="radio" name="role" id="role-${roleIndex(brief, role)}"${index === 0 && markup` checked`}><span>${roleName(brief, role)}</span></label>`,
  );
  return markup`<fieldset class="segments roles"><legend>${brief.words.viewAs}</legend>${choices}</fieldset>`;
}

function screenElement(brief: Brief, screen: Screen): Markup {
  const { slug, title, eyebrow, lead, body } = screen;
  const { words } = brief;
  const isHome = slug === 'home';
  const back = !isHome && markup`<a class="back" href="#${screenId('home')}">${words.back}</a>`;
  return markup`<section class="screen" data-screen="${slug}" id="${screenId(slug)}"><header class="head">${back}${eyebrow && markup`<p class="eyebrow">${eyebrow}</p>`}<h1>${title}</h1>${lead && markup`<p class="lead">${lead}</p>`}</header>${isHome && roleSwitch(brief)}${body}</section>
`;
}

/** The rules that tie a role or a target to what it shows. */
function chosenStyle(brief: Brief, listed: readonly Screen[]): string {
  const roles = activeRoles(brief);
  const byRole = (roles.length < 2 ? [] : roles.map((role) => roleIndex(brief, role))).map(
    (index) => `body:not(:has(#role-${index}:checked)) [data-for='${index}']{display:none}`,
  );
  const current = listed.map(({ slug }) => {
    const id = screenId(slug);
    const nothing = slug === 'home' ? `body:not(:has(main :target)) .to-${slug},` : '';
    return `${nothing}body:has(#${id}:target,#${id} :target) .to-${slug}`;
  });
  return `${byRole.join('')}${current.join(',')}{background:var(--soft);color:var(--on-soft)}`;
}
