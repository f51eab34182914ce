import { accentHues, neutralHue } from './accentHues';
import type { Brief } from './brief';
import { roleName } from './brief';
import { Markup, markup } from './markup';
import { mockupStyle } from './mockupStyle';
import { addressOf, type Screen } from './screens';
import { screenId } from './blocks';

/** The whole document. */
export function page(brief: Brief, screens: readonly Screen[]): Markup {
  const { workbook, language, words } = brief;
  const { type } = workbook;
  const hue = type === undefined ? neutralHue : accentHues[type.slug];
  const bodyLanguage = language !== workbook.language && markup` lang="${workbook.language}"`;
  const [home] = screens;
  const hasSamples = screens.some(({ slug }) => slug === 'details');
  return markup`<!doctype html>
<html lang="${language}" dir="${brief.isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brief.tabTitle}</title>
<style>:root{--h:${hue}}${new Markup(mockupStyle + chosenStyle(brief, screens))}</style>
</head>
<body${bodyLanguage}>
<div class="app">
<header class="bar"><p class="brand">${brief.idea(brief.title)}</p><a class="button to-menu" href="#menu">${words.screens}</a>${roleSwitch(brief)}</header>
<nav id="menu" aria-label="${words.screens}"><ul>${screens.filter(({ isUnlisted }) => isUnlisted !== true).map(navEntry)}</ul></nav>
<main>
${screens.map((screen) => screenElement(brief, screen, home))}
</main>
<footer><p>${type === undefined || !hasSamples ? words.ideaOnly : words.sampleNote.replace('{type}', type.texts.label)}</p></footer>
</div>
</body>
</html>
`;
}

function navEntry(screen: Screen): Markup {
  return markup`<li><a class="to-${screen.slug}" href="${addressOf(screen)}">${screen.entry ?? screen.title}</a></li>`;
}

function roleSwitch(brief: Brief): Markup | undefined {
  const { roles, words } = brief;
  if (roles.length < 2) return undefined;
  const choices = [...roles.map((role) => roleName(brief, role)), words.everyone].map(
    (name, index) =>
      markup`<label class="segment"><input type="radio" name="role" id="role-${index}"${index === 0 && markup` checked`}><span>${name}</span></label>`,
  );
  return markup`<fieldset class="segments roles"><legend>${words.viewAs}</legend>${choices}</fieldset>`;
}

function screenElement({ words }: Brief, screen: Screen, home: Screen | undefined): Markup {
  const { slug, title, lead, body } = screen;
  const back =
    screen !== home &&
    home &&
    markup`<a class="button" href="${addressOf(home)}">${words.back}</a>`;
  return markup`<section class="screen" data-screen="${slug}" id="${screenId(slug)}"><header class="head"><div><h1>${title}</h1>${lead && markup`<p class="lead">${lead}</p>`}</div>${back}</header>${body}</section>
`;
}

/** The rules that tie a role or a target to what it shows. */
function chosenStyle({ roles }: Brief, screens: readonly Screen[]): string {
  const all = `#role-${roles.length}:checked`;
  const byRole = (roles.length < 2 ? [] : roles).map(
    (_, index) => `body:not(:has(#role-${index}:checked,${all})) .for-${index}{display:none}`,
  );
  const current = screens.map(({ slug }, index) => {
    const id = screenId(slug);
    const nothing = index === 0 ? `body:not(:has(main :target)) .to-${slug},` : '';
    return `${nothing}body:has(#${id}:target,#${id} :target) .to-${slug}`;
  });
  return `${byRole.join('')}${current.join(',')}{background:var(--soft);color:var(--on-soft)}`;
}
