import { capital } from '../../lexicon/capital';
import type { Lexicon } from '../../lexicon/lexicon';
import { money } from '../../lexicon/money';
import { folded } from '../../lexicon/phraseIndex';
import { icon } from '../icons';
import { markup, type Content } from '../markup';
import type { Product } from '../product';
import { priceIn } from '../statedValues';
import type { Subject } from '../subject';
import { controlWords } from '../words/controlWords';
import { conversation } from './conversation';
import { avatar, bar, curve, listLine, picture } from './parts';
import { dayColumn, takenSlot, week } from './week';

/** What is drawn from the names of a subject and invented times and numbers alone. */
type Drawing = (product: Product, subject: Subject, slug: string) => Content;

const days = 5;
const hours = 3;
const listed = 4;
const [done, all] = [6, 10];

/** The name at a place; a bar if no name is sure. */
const nameAt = ({ names }: Subject, at: number): Content => names[at % names.length] ?? bar;

/** A week in which entries stand at their times. */
const calendar: Drawing = ({ samples }, subject) => {
  const columns = Array.from({ length: days }, (_, day) => {
    const places = Array.from({ length: hours }, (_, place) => place).filter(
      (place) => (day * 3 + place * 5) % 7 < 4,
    );
    const entries = places.map((place) =>
      takenSlot('active', samples.time(place * 2 + (day % 2)), nameAt(subject, day + place)),
    );
    return dayColumn(samples.weekday(day), entries);
  });
  return week(`${samples.weekday(0)} – ${samples.weekday(days - 1)}`, columns);
};

const pins = [
  [84, 100],
  [176, 76],
  [250, 48],
] as const;

const mostLetters = 18;
const short = (name: string): string =>
  name.length > mostLetters ? `${name.slice(0, mostLetters).trimEnd()}…` : name;

/** Streets, with a pin for each of the first records. */
const map: Drawing = (_product, { names }) => {
  const shown = pins.map(
    ([x, y], at) =>
      markup`<circle cx="${x}" cy="${y}" r="8"/>${names[at] && markup`<text x="${x}" y="${y + 22}">${short(names[at])}</text>`}`,
  );
  const known = names.slice(0, pins.length).join(', ');
  const label =
    known === '' ? markup` aria-hidden="true"` : markup` role="img" aria-label="${known}"`;
  return markup`<svg class="map" viewBox="0 0 320 150"${label}><path class="way" d="M-9 112C60 92 96 128 160 84S268 40 329 58M70-9C78 52 128 70 120 159M236-9C214 52 260 92 244 159"/><g class="pins">${shown}</g></svg>`;
};

/** Who or what comes first, second and so on. */
const queue: Drawing = ({ samples }, subject) => {
  const items = Array.from({ length: listed }, (_, at) =>
    listLine(markup`<b class="place">${at + 1}</b>`, nameAt(subject, at), samples.time(at)),
  );
  return markup`<ol class="lines">${items}</ol>`;
};

/** What was done when, and by whom. */
const log: Drawing = (product, subject) => {
  const { samples } = product;
  const items = Array.from(
    { length: listed },
    (_, at) =>
      markup`<li>${avatar(samples.person(at))}<span class="grow"><strong>${samples.person(at)}</strong><span class="sub">${nameAt(subject, at)}</span></span><span class="sub">${samples.date(at)}, ${samples.time(at)}</span></li>`,
  );
  return markup`<ol class="lines">${items}</ol>`;
};

/** What is ticked off. */
const checklist: Drawing = (_product, { names }) => {
  const items = names
    .slice(0, listed)
    .map(
      (name, at) =>
        markup`<li><label class="check"><input type="checkbox"${at === 0 && markup` checked`}><span>${name}</span></label></li>`,
    );
  return markup`<ul class="rows">${items}</ul>`;
};

/** Messages, and where the next one is written. */
const chat: Drawing = (product, _subject, slug) =>
  markup`<div class="thread">${conversation(product, slug)}</div>`;

const squares =
  'M26 26h24v24H26zM70 26h24v24H70zM26 70h24v24H26zM34 34h8v8h-8zM78 34h8v8h-8zM34 78h8v8h-8zM58 26v16M58 50h12M26 58h16M50 58h8v10M66 58h12M86 58h8v8M58 78v16M66 70h10v8M84 74h10v8M70 90h8M86 94h8';
const stripes =
  'M24 34v52M30 34v52M40 34v52M46 34v52M52 34v52M62 34v52M72 34v52M78 34v52M88 34v52M94 34v52';

/** A code in the viewfinder of a camera. */
const scan: Drawing = (_product, { text }) =>
  markup`<div class="scan"><svg viewBox="0 0 120 120" aria-hidden="true"><path class="finder" d="M4 26V4h22M94 4h22v22M116 94v22H94M26 116H4V94"/><path class="code" d="${controlWords.barcode.test(text) ? stripes : squares}"/></svg></div>`;

const [minute, usualRecording, usualTimer] = [60, 130, 720];
const waves = 40;

/** How long something runs, in seconds, if that is the only time that the requirement names. */
function durationIn(text: string, { numberWords }: Lexicon): number | undefined {
  const times = [...text.matchAll(controlWords.duration)].flatMap(([, said = '', seconds]) => {
    const count = /^\d/u.test(said) ? Number(said) : numberWords[folded(said)];
    return count ? [seconds === undefined ? count * minute : count] : [];
  });
  return times.length === 1 && !controlWords.otherTime.test(text) ? times[0] : undefined;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / minute)}:${String(seconds % minute).padStart(2, '0')}`;

/** A recording on its way, as long as the requirement says. */
const media: Drawing = ({ lexicon }, { text }) => {
  const length = durationIn(text, lexicon) ?? usualRecording;
  const bars = Array.from({ length: waves }, (_, at) => {
    const height = 6 + Math.abs(Math.sin(at * 0.9) * 12 + Math.sin(at * 0.31) * 10);
    return `M${at * 5 + 2} ${(24 - height / 2).toFixed(1)}v${height.toFixed(1)}`;
  });
  const played = bars.slice(0, waves / 3).join('');
  return markup`<div class="player"><i class="play">${icon('play')}</i><svg viewBox="0 0 200 48" preserveAspectRatio="none" aria-hidden="true"><path d="${bars.join('')}"/><path class="played" d="${played}"/></svg><span class="sub">${clock(Math.floor(length / 3))} / ${clock(length)}</span></div>`;
};

/** A running time, as long as the requirement says. */
const timer: Drawing = ({ lexicon }, { text }) =>
  markup`<div class="timer"><svg viewBox="0 0 80 80" aria-hidden="true"><circle cx="40" cy="40" r="35"/><path d="M40 5a35 35 0 1 1-33.300 24.200"/></svg><p class="reading huge">${clock(durationIn(text, lexicon) ?? usualTimer)}</p></div>`;

/** A development over time. */
const chart: Drawing = () => markup`<div class="chart">${curve(2, 'active')}</div>`;

/** How much of something is done. */
const progress: Drawing = ({ samples }) =>
  markup`<div class="share"><i class="way" aria-hidden="true"><i></i></i><span class="reading">${samples.number(done)} / ${samples.number(all)}</span></div>`;

/** Two of them side by side. */
const compare: Drawing = (_product, { names, facts }) => {
  const sides = names
    .slice(0, 2)
    .map(
      (name, at) =>
        markup`<section class="pane"><strong>${name}</strong>${facts[at] ? markup`<p>${facts[at]}</p>` : [bar, bar]}</section>`,
    );
  return markup`<div class="versus">${sides}</div>`;
};

/** A signature on its line. */
const sign: Drawing = ({ samples }) =>
  markup`<div class="signature"><svg viewBox="0 0 240 64" aria-hidden="true"><path d="M14 46c14-30 26-40 30-30s-18 34-10 34 22-28 28-28-8 22 0 22 16-20 22-20-6 18 2 18 10-14 18-14 2 14 10 14 14-22 22-22-8 24 2 24 40-14 84-18"/></svg><p class="sub">${samples.person(0)} · ${samples.date(0)}</p></div>`;

/** What is to be paid, and the card. */
const pay: Drawing = ({ samples, words }, { text }) => {
  // A sum in words is not read.
  const other = money.test(text) ? bar : samples.valueOf({ name: words.total, kind: 'money' }, 1);
  const card =
    controlWords.card.test(text) &&
    markup`<p class="foot bank">${icon('card')}<span class="grow">•••• 4242</span></p>`;
  return markup`<div class="bill"><p class="foot"><span>${words.total}</span><strong class="reading">${priceIn(text) ?? other}</strong></p>${card}</div>`;
};

const mostHeads = 4;

/** What stands above the columns of a sheet. */
const heads = ({ thing }: Subject): Content => {
  const names = (thing?.fields ?? []).slice(0, mostHeads);
  return (
    names.length > 1 &&
    markup`<p class="foot sub">${names.map(({ name }) => markup`<span>${capital(name)}</span>`)}</p>`
  );
};

/** A sheet of paper. */
const document: Drawing = ({ idea, brand, samples }, subject) =>
  markup`<div class="sheet-of-paper"><p class="foot"><strong>${idea(brand)}</strong><span class="sub">${samples.date(0)}</span></p>${subject.names[0] && markup`<p>${subject.names[0]}</p>`}${heads(subject)}${[bar, bar, bar]}</div>`;

/** A message on the lock screen of a phone. */
const notice: Drawing = ({ idea, brand, samples }, { thing }) =>
  markup`<div class="alert"><i>${icon('bell')}</i><p><span class="sub">${idea(brand)} · ${samples.time(0)}</span><strong>${thing?.rows[0]?.title ?? bar}</strong></p></div>`;

export const drawings = {
  calendar,
  chart,
  chat,
  checklist,
  compare,
  document,
  log,
  map,
  media,
  notice,
  pay,
  picture: () => picture(0),
  progress,
  queue,
  scan,
  sign,
  timer,
} satisfies Record<string, Drawing>;
