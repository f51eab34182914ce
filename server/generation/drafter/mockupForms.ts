import { escapeHtml as h } from '../../escapeHtml';
import { mainThings, upperFirst, withArticle } from './featureWords';
import { sampleRows, shortThing, type Draw } from './mockupContext';
import { button, choice, form, pair, radios, textArea, textField } from './mockupParts';
import { sampleDays, sampleNames } from './mockupSamples';
import { readEntities } from './readEntities';

/** The layouts in which somebody fills something in. */
export const formLayouts = {
  create: (context) => {
    const { id, idea, words, feature } = context;
    const fields =
      readEntities(idea).find(({ name }) => name.toLowerCase() === words.thing.toLowerCase())
        ?.fields ?? [];
    const shown = fields
      .filter(
        ({ name, type }) =>
          !/reference|choice|set once|binary/.test(type) &&
          !/^(?:name|note)$|shared|state|decided|sent|paid/.test(name),
      )
      .slice(0, 2);
    const inputs = shown.map(({ name, type }, index) =>
      textField(
        `${id}-f${index}`,
        name,
        type.includes('date') ? 'date' : /minutes|decimal|number$/.test(type) ? 'number' : 'text',
      ),
    );
    const named =
      feature.kind === 'request' ? [] : [textField(`${id}-name`, `name of the ${words.thing}`)];
    const controls = [
      ...named,
      inputs.length === 2 ? pair(...inputs) : inputs.join(''),
      textArea(`${id}-note`, 'note'),
    ];
    const label =
      feature.verb === 'use' || feature.verb === 'see'
        ? `add ${withArticle(words.thing)}`
        : `${feature.verb} ${shortThing(words)}`;
    return form(...controls, button(label)) + sampleRows(context);
  },
  book: (context) => {
    const { id, words, feature } = context;
    const verb = feature.verb === 'use' ? 'book' : feature.verb;
    return (
      form(
        choice(`${id}-what`, words.thing, sampleNames(words)),
        pair(
          textField(`${id}-date`, 'date', 'date'),
          choice(`${id}-who`, 'for whom', [...words.doers.split(' and '), 'anyone free']),
        ),
        radios(`${id}-time`, 'time', ['09:00', '11:00', '14:00', '16:00'], 1),
        button(`${verb}${feature.object.startsWith('for ') ? ' for' : ''} ${shortThing(words)}`),
      ) + sampleRows(context)
    );
  },
  search: (context) => {
    const { id, idea, words } = context;
    const filters = idea.attributes
      .slice(0, 4)
      .map((attribute, index) =>
        choice(`${id}-by${index}`, attribute, [`any ${attribute}`, `by ${attribute}`]),
      );
    const controls = [
      textField(`${id}-words`, `search ${words.things}`, 'search'),
      filters.length === 0 ? '' : pair(...filters),
      button('search'),
    ];
    return `${form(...controls)}<p class="for" role="status">3 ${h(words.things)} found</p>${sampleRows(context, (_index, name) => button('open', true, name))}`;
  },
  pay: ({ id, words, feature }) => {
    const isMonthly = feature.object.includes('monthly');
    const lines =
      feature.actor === undefined
        ? ['First share', 'Second share']
        : [upperFirst(words.thing), 'Fee'];
    const sum = `<dl class="sum"><div><dt>${h(lines[0] ?? '')}</dt><dd>40.00</dd></div><div><dt>${h(lines[1] ?? '')}</dt><dd>1.20</dd></div><div class="total"><dt>Total</dt><dd>41.20</dd></div></dl>`;
    if (feature.actor === undefined) return sum;
    const verb = /^(?:give|donate|pay)$/.test(feature.verb) ? feature.verb : 'pay';
    return (
      sum +
      form(
        radios(
          `${id}-how`,
          isMonthly ? 'how often' : 'means of payment',
          isMonthly ? ['Once', 'Monthly'] : ['Card', 'Bank transfer'],
        ),
        textField(`${id}-mail`, 'e-mail for the receipt', 'email'),
        button(`${verb} 41.20`),
      )
    );
  },
  upload: (context) =>
    `${form(
      `<div class="drop"><label for="${context.id}-file">Drop ${h(/voice|audio|sound/.test(context.words.thing) ? 'a recording' : context.words.things)} here, or choose</label><input id="${context.id}-file" type="file"></div>`,
      textField(`${context.id}-about`, 'what it shows'),
      button(
        `${context.feature.verb === 'use' ? 'upload' : context.feature.verb} ${shortThing(context.words)}`,
      ),
    )}${sampleRows(context)}`,
  rate: ({ id, words }) =>
    form(
      radios(`${id}-stars`, `your rating of the ${words.thing}`, ['1', '2', '3', '4', '5'], 3),
      textArea(`${id}-why`, 'comment'),
      button('send rating'),
    ),
  plan: ({ id, words, feature, idea }) => {
    if (/^(?:choose|pick|select)$/.test(feature.verb))
      return form(
        radios(`${id}-one`, `${feature.verb} ${withArticle(words.thing)}`, [...sampleNames(words)]),
        button('go on'),
      );
    const isPeriod = /^(?:week|month|day|year|meal plan|menu)$/.test(words.thing);
    const planned = mainThings(idea).find((thing) => thing !== words.thing);
    const names = sampleNames({ ...words, thing: isPeriod ? (planned ?? 'entry') : words.thing });
    const days = sampleDays
      .map((day, index) => `<li><strong>${day}</strong><br>${h(names[index] ?? 'Free')}</li>`)
      .join('');
    return `<ul class="week">${days}</ul>${form(pair(choice(`${id}-day`, 'day', sampleDays), textField(`${id}-entry`, 'entry')), button('add to plan'))}`;
  },
  join: ({ id, idea }) => {
    const services = idea.integrations.filter(
      (name) =>
        /okta|azure|active|google|facebook/i.test(name) &&
        !/calendar|maps|sheets|drive|fit/i.test(name),
    );
    const sso = services.map((name) => button(`continue with ${name}`, true)).join('');
    return form(
      textField(`${id}-mail`, 'e-mail', 'email'),
      textField(`${id}-pass`, 'password', 'password'),
      button('sign in'),
      sso,
    );
  },
} satisfies Record<string, Draw>;
