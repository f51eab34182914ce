import type { Workbook } from '../sort/workbook';
import type { Shell } from '../types/productType';
import type { Brief } from './brief';
import { clip } from './brief';
import { Markup, markup } from './markup';
import { mockupStyle } from './mockupStyle';
import { icon, tile } from './parts';
import type { Screen } from './screen';
import { screenId } from './screen';
import { shellStyle } from './shellStyle';
import { neutralHue, typeLook } from './typeLook';

/** Products that are used from a bar above, the others from a bar at the side. */
const topBars: ReadonlySet<Shell> = new Set(['shop', 'game', 'utility', 'popup']);
/** Products whose main screen leaves room for the idea's words beside it; elsewhere they stand beneath. */
const narrow: ReadonlySet<Shell> = new Set(['records', 'device']);

/** The whole document. */
export function page(brief: Brief, screens: readonly Screen[]): Markup {
  const { workbook, language } = brief;
  const { type } = workbook;
  const frame = type !== undefined && topBars.has(type.shell) ? 'top' : 'side';
  const isWide = type !== undefined && !narrow.has(type.shell);
  const hue = type === undefined ? neutralHue : typeLook[type.slug].hue;
  const bodyLanguage = language !== workbook.language && markup` lang="${workbook.language}"`;
  return markup`<!doctype html>
<html lang="${language}" dir="${brief.isRightToLeft ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleOf(brief)}</title>
<style>:root{--h:${hue}}${new Markup(mockupStyle + shellStyle + chosenStyle(brief, screens))}</style>
</head>
<body${bodyLanguage}>
<div class="app app-${frame}">
<header class="bar-main"><div class="bar-inner">
${brand(brief)}
<nav aria-label="${brief.words.screens}"><ul>${screens.filter(({ isUnlisted }) => isUnlisted !== true).map(navEntry)}</ul></nav>
${roleSwitch(brief)}
</div></header>
<main>
${screens.map((screen, index) => screenElement(screen, index === 0 && isWide))}
</main>
<footer>${provenance(brief)}</footer>
</div>
</body>
</html>
`;
}

function titleOf({ workbook }: Brief): string {
  const { name, type, roles } = workbook;
  if (name !== undefined) return clip(name, 80);
  if (type === undefined) return firstWords(workbook);
  return `${upperFirst(type.texts.label)} – ${clip(roles[0]?.text ?? firstWords(workbook), 60)}`;
}

function brand({ workbook, idea, sample }: Brief): Markup {
  const { name, type } = workbook;
  const words = name ?? firstWords(workbook);
  const label = name === undefined ? type?.texts.label : undefined;
  const text = label === undefined ? idea(words, 60) : sample(upperFirst(label));
  return markup`<p class="brand">${tile(label ?? words)}<span>${text}</span></p>`;
}

function navEntry({ slug, title, icon: symbol }: Screen): Markup {
  return markup`<li><a class="to-${slug}" href="#${screenId(slug)}">${icon(symbol)}<span>${title}</span></a></li>`;
}

function roleSwitch({ roles, words, workbook, idea }: Brief): Markup | undefined {
  if (roles.length < 2) return undefined;
  const choices = roles.map(
    (role, index) =>
      markup`<label class="role"><input type="radio" name="role" id="role-${index}"${index === 0 && markup` checked`}><span><span class="first-up">${idea(role.text, 40)}</span></span></label>`,
  );
  const hidden = workbook.roles.length - roles.length;
  return markup`<fieldset class="roles"><legend>${words.viewAs}</legend>${choices}${hidden > 0 && markup`<span class="muted">+ ${hidden}</span>`}</fieldset>`;
}

function screenElement(screen: Screen, isWide: boolean): Markup {
  const { slug, title, lead, actions, body } = screen;
  const heading = markup`<header class="screen-head"><div><h1>${title}</h1>${lead && markup`<p class="lead">${lead}</p>`}</div>${actions}</header>`;
  const aside = markup`${screen.aside}`;
  const content =
    aside.source === ''
      ? body
      : markup`<div class="${isWide ? 'over' : 'beside'}"><div class="content">${body}</div><div class="aside">${aside}</div></div>`;
  return markup`<section class="screen" data-screen="${slug}" id="${screenId(slug)}">${heading}${content}</section>
`;
}

/** The rules that tie a choice or a target to what it shows: one for each role and each screen. */
function chosenStyle({ roles }: Brief, screens: readonly Screen[]): string {
  const ofRoles = roles.map(
    (_, index) =>
      `body:has(#role-${index}:checked) .role-${index}{display:block}body:has(#role-${index}:checked) .by-${index}{background:var(--soft);box-shadow:inset 3px 0 var(--accent)}`,
  );
  const current = screens.map(({ slug }, index) => {
    const id = screenId(slug);
    const nothing = index === 0 ? `body:not(:has(main :target)) .to-${slug},` : '';
    return `${nothing}body:has(#${id}:target) .to-${slug},body:has(#${id} :target) .to-${slug}`;
  });
  const only = roles.length === 1 ? '.role-0{display:block}' : '';
  return `${only}${ofRoles.join('')}${current.join(',')}{background:var(--soft);color:var(--on-soft)}`;
}

function provenance({ words, workbook, sample }: Brief): Markup {
  if (workbook.type === undefined) return markup`<p>${words.ideaOnly}</p>`;
  const [before, after] = words.sampleNote.split('{type}');
  return markup`<p>${before}${sample(workbook.type.texts.label)}${after}</p>`;
}

function firstWords({ summary, idea }: Workbook): string {
  const words = (summary[0] ?? idea).slice(0, 200).trim().split(/\s+/);
  const start = clip(words.slice(0, 6).join(' '), 60);
  return start === '' ? '–' : start + (words.length > 6 && !start.endsWith('…') ? '…' : '');
}

function upperFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
