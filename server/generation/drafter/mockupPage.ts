import { escapeHtml as h } from '../../escapeHtml';
import { upperFirst } from './featureWords';
import type { Context, Draw } from './mockupContext';
import { button, form, pair, rows, table, textArea, textField } from './mockupParts';
import { pageSectionIn, type PageSection } from './pageSections';

const amount = String.raw`(?:[€$£]\s?\d+(?:[.,]\d{3})*(?:[.,]\d{1,2}(?!\d))?|\b\d+(?:[.,]\d{2})?\s?(?:€|euros?|dollars?))`;

function pricesIn(text: string): string[] {
  const found = [
    ...text.matchAll(new RegExp(`(?:\\b([\\p{L}-]{3,20})\\s)?(${amount})`, 'giu')),
  ].map(([, before = '', price = '']) =>
    before === '' ||
    /^(?:prices?|pricing|costs?|from|for|and|per|tiers?|plans?|only|about|is|are|at)$/i.test(before)
      ? price
      : `${upperFirst(before)} ${price}`,
  );
  return [...new Set(found)].slice(0, 4);
}

/** Days and hours as the idea writes them: `Mon-Fri 8-18` and `Sat 9-14`. */
function hoursIn(text: string): [string, string][] {
  const day = '(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun)(?:\\w*day)?s?';
  const pattern = new RegExp(
    `\\b(${day}(?:\\s?(?:-|–|to|and|&)\\s?${day})?|daily|weekdays|weekends)[:,]?\\s(\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)?\\s?(?:-|–|to)\\s?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm)?)`,
    'gi',
  );
  return [...text.matchAll(pattern)]
    .map(([, days = '', time = '']): [string, string] => [days, time.trim()])
    .slice(0, 7);
}

function signUp({ id }: Context): string {
  return form(textField(`${id}-mail`, 'e-mail', 'email'), button('sign up'));
}

const draws: Record<PageSection, Draw> = {
  hero: signUp,
  newsletter: signUp,
  steps: ({ idea }) => {
    const acts = idea.features
      .filter(({ verb, actor }) => actor !== undefined && verb !== 'use')
      .slice(0, 3);
    const steps =
      acts.length > 1
        ? acts.map(({ verb, object }) => upperFirst(`${verb} ${object}`.trim()))
        : ['First step: to be written', 'Second step: to be written', 'Third step: to be written'];
    return `<ol>${steps.map((step) => `<li dir="auto">${h(step)}</li>`).join('')}</ol>`;
  },
  prices: ({ feature, idea }) => {
    const own = pricesIn(feature.object);
    const prices = own.length > 0 ? own : pricesIn(idea.text);
    const period = /\b(?:per|a|\/)\s?(month|year|week|visit|hour)\b/i.exec(
      `${feature.object} ${idea.text}`,
    )?.[1];
    const shown = prices.length > 0 ? prices : ['Price to be set'];
    return rows(
      shown.map((title) => ({
        title,
        note: prices.length > 0 && period !== undefined ? `per ${period.toLowerCase()}` : '',
        end: button('choose', true, title),
      })),
    );
  },
  faq: ({ idea }) => {
    const prices = pricesIn(idea.text);
    const hours = hoursIn(idea.text);
    const pairs: [string, string][] = [
      [`What is ${idea.name}?`, idea.summary],
      ...(prices.length > 0
        ? [['What does it cost?', prices.join(', ')] satisfies [string, string]]
        : []),
      ...(hours.length > 0
        ? [
            ['When are you open?', hours.map((one) => one.join(' ')).join(', ')] satisfies [
              string,
              string,
            ],
          ]
        : []),
      ['Another question', 'Answer to be written.'],
    ];
    return `<dl>${pairs.map(([question, answer]) => `<dt><strong>${h(question)}</strong></dt><dd dir="auto">${h(answer)}</dd>`).join('')}</dl>`;
  },
  hours: ({ feature, idea }) => {
    const own = hoursIn(feature.object);
    const hours = own.length > 0 ? own : hoursIn(idea.text);
    const shown: [string, string][] =
      hours.length > 0
        ? hours
        : [
            ['Monday to Friday', 'to be filled in'],
            ['Saturday and Sunday', 'to be filled in'],
          ];
    return table('Opening hours', ['day', 'open'], shown);
  },
  testimonials: ({ idea }) => {
    const people = idea.audiences.slice(0, 2).map(({ name }) => `One of the ${name}`);
    const shown = people.length > 0 ? people : ['A customer', 'Another customer'];
    return rows(
      shown.map((note) => ({
        title: '“A sentence in the words of a real person.”',
        note,
        end: '',
      })),
    );
  },
  gallery: () =>
    `<ul class="week">${['Picture 1', 'Picture 2', 'Picture 3', 'Picture 4'].map((one) => `<li>${one}</li>`).join('')}</ul>`,
  contact: ({ id }) =>
    form(
      pair(textField(`${id}-name`, 'name'), textField(`${id}-mail`, 'e-mail', 'email')),
      textArea(`${id}-text`, 'message'),
      button('send'),
    ),
  about: ({ idea }) => `<p dir="auto">${h(idea.summary)}</p>`,
  place: ({ idea }) =>
    `<div class="drop"><p>Map</p><p class="for">Address of ${h(idea.name)}: to be filled in</p></div>`,
};

const titles: Record<PageSection, string> = {
  hero: 'Sign up',
  newsletter: 'Stay in touch',
  steps: 'How it works',
  prices: 'Prices',
  faq: 'Questions and answers (FAQ)',
  hours: 'Opening hours',
  testimonials: 'Testimonials',
  gallery: 'Gallery',
  contact: 'Contact',
  about: 'About',
  place: 'Where to find it',
};

/** The heading of a part of a page that the idea names. */
export function pageTitleOf(section: PageSection): string {
  return titles[section];
}

/** The part of a page that a feature is, if the idea names it as one; features that act are none. */
export function pageSectionOf(context: Pick<Context, 'feature'>): PageSection | undefined {
  const { feature } = context;
  return feature.verb === 'show' && feature.actor === undefined
    ? pageSectionIn(feature.object, true)
    : undefined;
}

/** Draws the inside of a part of a page, with the prices and hours of the idea. */
export function drawPageSection(section: PageSection, context: Context): string {
  return draws[section](context);
}
