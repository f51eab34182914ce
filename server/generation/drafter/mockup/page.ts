import { icon, iconSheet } from './icons';
import { Markup, markup, type Content } from './markup';
import { mockupStyle } from './mockupStyle';
import type { Product } from './product';
import type { Screen } from './screen';
import type { Shape } from './shape';
import { capital } from '../lexicon/capital';
import { phones } from './words/phones';
import { forRoles, roleKey, rolesOf } from './statements';

/** Accent hues if no type is certain. */
const neutralHues = [262, 205, 165, 30, 330];
/** The range of hues of one type, in degrees. */
const hueShift = 36;
/** States by which a list can be filtered. */
const mostStates = 12;
const looks = ['round', 'square', 'plain'];
/** Types for customers rather than staff, with the navigation at the top. */
const forCustomers: ReadonlySet<string> = new Set([
  ...[
    'booking',
    'marketplace',
    'e-commerce',
    'community',
    'event',
    'directory',
    'game',
    'learning',
  ],
]);
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** The whole document. */
export function page(product: Product, screens: readonly Screen[]): Markup {
  const { workbook, language, words, idea, title, tabTitle, brand, samples, isTypical } = product;
  const { type, isTypeSure } = workbook;
  const bodyLanguage = language !== workbook.language && markup` lang="${workbook.language}"`;
  const typed = isTypeSure ? type : undefined;
  const code = Array.from(title).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  const hue = typed
    ? typed.hue + (code % hueShift) - hueShift / 2
    : neutralHues[code % neutralHues.length];
  const typicalNote =
    typed && isTypical ? words.sampleNote.replace('{type}', typed.texts.label) : undefined;
  const note = typicalNote ?? (hasSamples(product) && words.sampleRecords);
  const device = deviceOf(product);
  const own = screens.filter((screen) => screen.icon !== 'info');
  const about = screens.filter((screen) => screen.icon === 'info');
  return markup`<!doctype html>
<html lang="${language}" dir="${rightToLeft.has(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tabTitle}</title>
<style>:root{--h:${hue}}${new Markup(mockupStyle + chosenStyle(product, screens))}</style>
</head>
<body class="look-${looks[code % looks.length]}${device === 'page' ? ' wide' : ` in-${device}`}${(own.length < 2 || (typed && forCustomers.has(typed.slug))) && ' top'}"${bodyLanguage}>
${iconSheet}${frame(product, about)}<div class="shell">${device === 'popup' && markup`<div class="address" aria-hidden="true"><i></i><i></i><i></i><span></span></div><div class="behind" aria-hidden="true"></div>`}<div class="app">
<header><p class="brand"><i class="logo" aria-hidden="true">${/\p{L}/u.exec(brand)?.[0]}</i><span>${idea(brand)}</span></p>
<nav aria-label="${words.screens}"><ul>${own.map((screen, index) => entry(product, screen, index))}</ul></nav>
${isTypical && markup`<p class="me"><i class="avatar" aria-hidden="true">${samples.person(0).charAt(0)}</i>${samples.person(0)}</p>`}</header>
<main${device === 'phone' && markup` tabindex="0"`}>
${screens.map((screen, index) => section(product, screen, index))}</main>
</div></div>
<footer id="drafted-by-rules">${note && markup`<p dir="auto">${note}</p>`}<p dir="auto">${words.noModel}</p></footer>
</body>
</html>
`;
}

/** Shapes without anything invented. */
const unsampled: ReadonlySet<Shape> = new Set([
  'button',
  'code',
  'fields',
  'options',
  'photo',
  'rate',
  'scan',
  'search',
  'toggle',
]);

/** Whether something is shown that the idea does not say. */
function hasSamples({ collections, controls }: Product): boolean {
  return (
    collections.length > 0 ||
    [...controls.values()].flat().some(({ shape }) => !unsampled.has(shape))
  );
}

function entry(product: Product, screen: Screen, index: number): Markup {
  const { slug, title, statements } = screen;
  return markup`<li${index > 0 && forRoles(product, rolesOf(product, statements))}><a class="to-${slug}" href="#screen-${slug}">${icon(screen.icon)}<span>${title}</span></a></li>`;
}

function section(
  product: Product,
  { slug, title, body, statements }: Screen,
  index: number,
): Markup {
  // The first screen is shown to every role.
  const attribute = index > 0 && forRoles(product, rolesOf(product, statements));
  return markup`<section class="screen"${attribute} data-screen="${slug}" id="screen-${slug}"><div class="view"><h1>${title}</h1>${body}</div></section>
`;
}

/** The bar around the product: the role switch, what the idea says besides, and the notes switch. */
function frame({ workbook, words, idea, switched }: Product, about: readonly Screen[]): Content {
  const links = about.map(
    ({ slug, title }) =>
      markup`<a class="choice about to-${slug}" href="#screen-${slug}"><span>${title}</span></a>`,
  );
  const notes = markup`<label class="choice toggle"><input type="checkbox" id="notes-shown"><span>${words.notes}</span></label>`;
  const choices = workbook.roles.map(
    (role, index) =>
      switched.has(role) &&
      markup`<label class="choice" data-role="${roleKey(role)}"><input type="radio" name="role" id="role-${index}"><span>${idea(capital(role.text))}</span></label>`,
  );
  return markup`<aside class="frame">${
    switched.size > 0 &&
    markup`<fieldset class="choices roles"><legend>${words.viewAs}</legend><label class="choice"><input type="radio" name="role" id="role-all" checked><span>${words.all}</span></label>${choices}</fieldset>`
  }<div class="end">${links}${notes}</div></aside>`;
}

const others = (role: number) => `[data-for]:not([data-for~='${role}'])`;

/** CSS rules that show elements by role, state or link target. */
function chosenStyle({ workbook, switched }: Product, screens: readonly Screen[]): string {
  const byRole = workbook.roles.map((role, index) =>
    switched.has(role)
      ? `body:has(#role-${index}:checked) ${others(index)}{display:none}body:has(#role-${index}:checked):has(.screen${others(index)}:is(:target,:has(:target))) .screen:first-of-type{display:block}`
      : '',
  );
  const byState = Array.from(
    { length: mostStates },
    (_, index) =>
      `.list:has(.only-${index}:checked) [data-state]:not([data-state='${index}']){display:none}`,
  );
  const current = screens.map(({ slug }, index) => {
    const nothing = index === 0 ? `body:not(:has(main :target)) .to-${slug},` : '';
    return `${nothing}body:has(#screen-${slug}:target,#screen-${slug} :target) .to-${slug}`;
  });
  return `${byRole.join('')}${byState.join('')}${current.join(',')}{background:var(--soft);color:var(--on-soft)}`;
}

/** The most roles whose screens fit a phone. */
const mostRolesOnPhone = 2;

/** The device that the idea names or that its type implies; otherwise a page. */
function deviceOf({ workbook, shown, isTypical }: Product): 'page' | 'phone' | 'popup' {
  const { isTypeSure, roles, type } = workbook;
  if (isTypical) return 'page';
  if (isTypeSure && type?.slug === 'browser-extension') return 'popup';
  const isNamed = shown.some(({ kind, text }) => kind !== 'N' && phones.test(text));
  return isNamed && roles.length <= mostRolesOnPhone ? 'phone' : 'page';
}
