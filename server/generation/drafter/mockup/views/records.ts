import { capital } from '../../lexicon/capital';
import { icon } from '../icons';
import { markup, type Content } from '../markup';
import type { Product } from '../product';
import type { Row, Thing } from '../thing';
import {
  action,
  avatar,
  badge,
  choices,
  chart,
  input,
  picture,
  screenId,
  screenLink,
  toneOf,
  type View,
} from './parts';

/** Each record with its state, its fields and its actions. */
export const detail: View = (product, thing, plan) =>
  thing.rows.map((row, index) => record(product, thing, row, index, plan.view === 'thread'));

function record(
  product: Product,
  thing: Thing,
  row: Row,
  index: number,
  isThread: boolean,
): Content {
  const { plans, words } = product;
  const id = `record-${index}`;
  const back = plans[0];
  const hasCurve = plans.some(({ view }) => view === 'devices');
  const hasPicture = plans.some(({ view }) => view === 'shop' || view === 'cards');
  const facts = thing.fields.flatMap(({ name }, at) => {
    const value = row.values[at] ?? '';
    return value === '' ? [] : [markup`<div><dt>${capital(name)}</dt><dd>${value}</dd></div>`];
  });
  const details = row.detail.split(/,\s|、|،\s/u).filter(Boolean);
  const next = screenLink(product, 'basket');
  const button = next
    ? markup`<a class="button primary" href="${next}">${product.action}</a>`
    : action(`${id}-done`, product.action, [words.done, ': ', row.title]);
  const status = thing.states.length > 1 && [
    choices(
      `${id}-state`,
      words.status,
      thing.states.map(({ name }) => capital(name)),
      row.state,
    ),
    markup`<div class="buttons">${action(`${id}-saved`, words.save, words.saved, 'plain')}${!isThread && button}</div>`,
  ];
  return markup`<article class="record" id="${id}">${back && markup`<a class="back" href="#${screenId(back)}">${back.title}</a>`}<header class="title"><div><h2>${row.title}</h2><p class="foot">${badge(thing, row)}<span class="sub">${product.samples.moment(index)}</span></p></div>${row.figure !== '' && markup`<p class="reading ${toneOf(thing, row)}">${row.figure}</p>`}</header>${hasCurve && chart(product, row, index, toneOf(thing, row))}<div class="halves"><div class="stack">${hasPicture && picture(index)}<section class="card"><h3>${capital(thing.name)}</h3><ul class="points">${details.map((one) => markup`<li>${one}</li>`)}</ul>${facts.length > 0 && markup`<dl class="facts">${facts}</dl>`}</section>${isThread && thread(product, row, id)}</div><div class="stack"><section class="card">${status || button}</section>${history(product, thing, row, index)}</div></div></article>`;
}

/** The first state and the present one, or how it was made, with their times. */
function history({ samples, words }: Product, { states }: Thing, row: Row, index: number): Content {
  const passed = [...new Set([row.state, 0])].filter((at) => states[at] !== undefined);
  const items = (passed.length > 0 ? passed : [-1]).map((at, place) => {
    const name = states[at]?.name ?? words.saved;
    return markup`<li><b class="dot ${states[at]?.tone ?? 'good'}"></b><span class="grow">${capital(name)}<span class="sub">${samples.person(index + place)}</span></span><time class="sub">${samples.moment(index + 1 - place)}</time></li>`;
  });
  return markup`<section class="card"><h3>${words.history}</h3><ul class="timeline">${items}</ul></section>`;
}

/** Messages below a record, and a reply. */
function thread({ words, samples, action: label }: Product, row: Row, id: string): Content {
  const [said = '', text = row.detail] =
    /^([^:：]{1,24})[:：]\s*(.+)$/u.exec(row.detail)?.slice(1) ?? [];
  const [question = '', answer = '', thanks = ''] = words.chat;
  const other = said || samples.person(1);
  const bubble = (name: string, message: string, at: number, isOwn = false) =>
    markup`<li class="bubble${isOwn && ' own'}">${!isOwn && avatar(name)}<span><span class="sub">${name} · ${samples.time(at)}</span>${message}</span></li>`;
  return markup`<section class="card thread"><ul>${bubble(other, text, 0)}${bubble(samples.person(2), question, 1)}${bubble(samples.person(0), answer, 2, true)}${bubble(other, thanks, 3)}</ul><label class="field"><span>${words.message}</span><input type="text"></label><div class="buttons">${action(`${id}-sent`, label, words.sent)}</div></section>`;
}

/** A conversation about the first record. */
export const conversation: View = (product, { rows: [row] }, { slug }) =>
  row && thread({ ...product, action: product.words.send }, { ...row, detail: row.title }, slug);

/** A form for a new record. */
export const form: View = (product, thing, { slug, title }) => {
  const { words, plans } = product;
  const back = plans[0];
  const fields = thing.fields.map((field) => input(field));
  return markup`<div class="card form" id="${slug}-form"><div class="fields">${fields}</div><div class="buttons"><a class="button primary" href="#${slug}-saved">${title}</a>${back && markup`<a class="button plain" href="#${screenId(back)}">${words.cancel}</a>`}</div></div><div class="card saved" id="${slug}-saved" role="status">${icon('check')}<h2>${words.saved}</h2><p>${capital(thing.name)}</p>${back && markup`<a class="button primary" href="#${screenId(back)}">${back.title}</a>`}</div>`;
};
