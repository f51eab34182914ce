import { escapeHtml as h } from '../../escapeHtml';
import { upperFirst, withArticle } from './featureWords';
import { sampleRows, shortThing, stateAt, type Draw } from './mockupContext';
import {
  button,
  checkBox,
  choice,
  form,
  pair,
  radios,
  rows,
  table,
  tag,
  textArea,
  textField,
} from './mockupParts';
import { sampleDays, sampleNames } from './mockupSamples';
import { pluralOf } from './nounForms';
import { readEntities } from './readEntities';

/** The layouts in which somebody reads, follows or decides something. */
export const listLayouts = {
  feed: ({ words, idea, states }) => {
    const people = idea.audiences.map(({ name }) => upperFirst(name));
    return rows(
      sampleNames(words).map((title, index) => ({
        title,
        note: `${people[index % Math.max(1, people.length)] ?? 'Users'}, ${sampleDays[index] ?? ''}`,
        end: tag(index === 0 ? 'new' : stateAt(states, index)),
      })),
    );
  },
  cards: ({ words }) =>
    `<div class="drop"><p class="for">Card 4 of 12</p><p><strong>${h(upperFirst(words.thing))} 4</strong></p><p class="for">Say it, then turn the card.</p></div><form>${button('turn the card')}${pair(button('again soon', true), button('knew it', true))}</form>`,
  report: ({ words, idea }) => {
    const values = [46, 72, 58, 84, 65];
    const bars = sampleDays
      .map(
        (day, index) =>
          `<li><span>${day}</span><i style="--v:${values[index] ?? 50}%"></i><span>${values[index] ?? 50}</span></li>`,
      )
      .join('');
    const others = [
      ...new Set([
        words.things,
        ...readEntities(idea).map(({ name }) => pluralOf(name.toLowerCase())),
      ]),
    ].slice(0, 3);
    const stats = others
      .map(
        (name, index) =>
          `<div><dt>${h(upperFirst(name))}</dt><dd>${[128, 42, 17][index] ?? 9}</dd></div>`,
      )
      .join('');
    return `<dl class="stats">${stats}</dl><ul class="bars">${bars}</ul>`;
  },
  track: ({ words, id, states }) =>
    form(
      pair(textField(`${id}-what`, words.thing), textField(`${id}-value`, 'value', 'number')),
      button('add entry'),
    ) +
    table(
      `Last entries: ${words.things}`,
      [words.thing, 'day', 'state'],
      sampleNames(words).map((name, index) => [
        name,
        sampleDays[index] ?? '',
        upperFirst(stateAt(states, index)),
      ]),
    ),
  learn: ({ id, words, feature }) =>
    `<p class="for">Step 3 of 10</p><ul class="bars"><li><span>Progress</span><i style="--v:30%"></i><span>30%</span></li></ul>${form(
      radios(`${id}-answer`, `${upperFirst(words.thing)}: choose an answer`, [
        ...sampleNames(words),
      ]),
      button(feature.verb === 'answer' ? 'answer' : 'check'),
    )}<p class="for">What was wrong comes back tomorrow.</p>`,
  message: ({ id, words, idea }) => {
    const [first, second] = idea.audiences.map(({ name }) => upperFirst(name));
    return `<ol class="talk"><li><strong>${h(first ?? 'Other side')}</strong><br>Is everything set for ${sampleDays[1]}?</li><li class="me"><strong>${h(second ?? 'You')}</strong><br>Yes. One question about the ${h(words.thing)}.</li></ol>${form(textArea(`${id}-text`, 'your message'), button('send message'))}`;
  },
  notify: ({ id, words, states }) =>
    `${rows(sampleNames(words).map((title, index) => ({ title, note: `${sampleDays[index] ?? ''}, 8:00`, end: tag(index === 0 ? 'new' : stateAt(states, 0)) })))}<form><fieldset><legend>How to be told</legend><div class="pair">${checkBox(`${id}-mail`, 'By e-mail', true)}${checkBox(`${id}-phone`, 'On the phone', true)}</div></fieldset></form>`,
  queue: (context) => {
    const verb = /^(?:use|see|receive)$/.test(context.feature.verb)
      ? 'approve'
      : context.feature.verb;
    return sampleRows(context, (_index, name) => button(verb, true, name));
  },
  connect: ({ id, idea, words, feature }) => {
    if (feature.kind === 'export') {
      return form(
        pair(
          choice(`${id}-format`, 'format', ['CSV', 'PDF', 'Excel']),
          choice(`${id}-period`, 'period', ['this month', 'last month', 'this year']),
        ),
        button(
          `${/^(?:use|see)$/.test(feature.verb) ? 'download' : feature.verb} ${shortThing(words)}`,
        ),
      );
    }
    const names = idea.integrations.length === 0 ? [upperFirst(words.thing)] : idea.integrations;
    return rows(
      names.map((title, index) => ({
        title,
        note: index === 0 ? 'Last run today, 07:40' : 'Not connected yet',
        end: button(index === 0 ? 'disconnect' : 'connect', true, title),
      })),
    );
  },
  share: (context) => {
    const { id, words, idea } = context;
    const people =
      idea.audiences.length === 0
        ? ['Owner', 'Guest']
        : idea.audiences.map(({ name }) => upperFirst(name));
    return (
      rows(
        people.slice(0, 3).map((title, index) => ({
          title,
          note: `${words.thing}: ${index === 0 ? 'may change' : 'may read'}`,
          end: tag(index === 0 ? 'owner' : 'invited'),
        })),
      ) +
      form(
        textField(`${id}-mail`, 'share with (e-mail)', 'email'),
        choice(`${id}-right`, 'may', ['read', 'change']),
        button(`share ${shortThing(words)}`),
      )
    );
  },
  compare: ({ words, idea }) => {
    const [one, other] = sampleNames(words);
    const properties = idea.attributes.length > 0 ? idea.attributes : ['day', 'value', 'change'];
    return table(
      `Side by side: ${words.things}`,
      ['property', one, other],
      properties.map((property, index) => [
        upperFirst(property),
        `${40 + index * 7}`,
        `${44 + index * 5}`,
      ]),
    );
  },
  list: (context) =>
    sampleRows(context) +
    form(
      textField(`${context.id}-new`, `new ${context.words.thing}`),
      button(`add ${withArticle(context.words.thing)}`),
    ),
} satisfies Record<string, Draw>;
