import { icon, iconSheet } from './icons';
import { Markup, markup, type Content } from './markup';
import { mockupStyle } from './mockupStyle';
import type { Product } from './product';
import type { Screen } from './screens';
import { capital } from '../lexicon/capital';
import { forRoles, quotations, roleKey } from './statements';
import { brandOf, tabTitleOf } from './title';

/** The accent hue if no type is certain. */
const neutralHue = 262;
const mostRoles = 12;
const rightToLeft: ReadonlySet<string> = new Set(['ar', 'he', 'fa', 'ur']);

/** The whole document. */
export function page(product: Product, screens: readonly Screen[]): Markup {
  const { workbook, language, words, idea, title, samples, plans } = product;
  const { type, isTypeSure } = workbook;
  const bodyLanguage = language !== workbook.language && markup` lang="${workbook.language}"`;
  const typed = isTypeSure ? type : undefined;
  const sampleNote = typed
    ? words.sampleNote.replace('{type}', typed.texts.label)
    : plans.length > 0 && words.neutralNote;
  return markup`<!doctype html>
<html lang="${language}" dir="${rightToLeft.has(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tabTitleOf(workbook, title)}</title>
<style>:root{--h:${typed?.hue ?? neutralHue}}${new Markup(mockupStyle + chosenStyle(product, screens))}</style>
</head>
<body${bodyLanguage}>
${iconSheet}${roleSwitch(product)}<div class="app">
<header><p class="brand"><i class="logo" aria-hidden="true">${/\p{L}/u.exec(brandOf(workbook, title, words))?.[0]}</i><span>${idea(brandOf(workbook, title, words))}</span></p>
<nav aria-label="${words.screens}"><ul>${screens.map((screen, index) => entry(product, screen, index))}</ul></nav>
<p class="me"><i class="avatar" aria-hidden="true">${samples.person(0).charAt(0)}</i>${samples.person(0)}</p></header>
<main>
${screens.map((screen) => section(product, screen))}</main>
</div>
<footer id="drafted-by-rules"><p>${sampleNote}</p><p>${words.noModel}</p></footer>
</body>
</html>
`;
}

const icons = {
  list: 'list',
  form: 'form',
  detail: 'card',
  thread: 'message',
} as const;

function entry(product: Product, { slug, title, roles }: Screen, index: number): Markup {
  const plan = product.plans.find((one) => one.slug === slug);
  const name =
    slug === 'rules' || slug === 'context'
      ? 'info'
      : index === 0
        ? 'home'
        : iconOf(plan?.view ?? '');
  return markup`<li${forRoles(product, index === 0 ? [] : roles)}><a class="to-${slug}" href="#screen-${slug}">${icon(name)}<span>${title}</span></a></li>`;
}

function iconOf(view: string) {
  return Object.entries(icons).find(([name]) => name === view)?.[1] ?? 'view';
}

function section(product: Product, { slug, title, body, statements, isAnnotated }: Screen): Markup {
  const rail =
    isAnnotated &&
    statements.length > 0 &&
    markup`<aside class="rail" aria-label="${product.words.fromIdea}"><h2>${product.words.fromIdea}</h2>${quotations(product, statements)}</aside>`;
  return markup`<section class="screen" data-screen="${slug}" id="screen-${slug}"><div class="view"><h1>${title}</h1>${body}</div>${rail}</section>
`;
}

function roleSwitch({ workbook, words, idea }: Product): Content {
  const roles = workbook.roles.slice(0, mostRoles);
  const choices = roles.map(
    (role, index) =>
      markup`<label class="choice" data-role="${roleKey(role)}"><input type="radio" name="role" id="role-${index}"><span>${idea(capital(role.text))}</span></label>`,
  );
  return (
    roles.length > 1 &&
    markup`<fieldset class="choices roles"><legend>${words.viewAs}</legend><label class="choice"><input type="radio" name="role" id="role-all" checked><span>${words.all}</span></label>${choices}</fieldset>`
  );
}

/** The rules that tie a role, a state or a target to what it shows. */
function chosenStyle({ workbook, things }: Product, screens: readonly Screen[]): string {
  const byRole = workbook.roles.map(
    (_, index) =>
      `body:has(#role-${index}:checked) [data-for]:not([data-for~='${index}']){display:none}`,
  );
  const states = Math.max(...things.map((thing) => thing.states.length));
  const byState = Array.from(
    { length: states },
    (_, index) =>
      `.list:has(.only-${index}:checked) [data-state]:not([data-state='${index}']){display:none}`,
  );
  const current = screens.map(({ slug }, index) => {
    const nothing = index === 0 ? `body:not(:has(main :target)) .to-${slug},` : '';
    return `${nothing}body:has(#screen-${slug}:target,#screen-${slug} :target) .to-${slug}`;
  });
  return `${byRole.join('')}${byState.join('')}${current.join(',')}{background:var(--soft);color:var(--on-soft)}`;
}
