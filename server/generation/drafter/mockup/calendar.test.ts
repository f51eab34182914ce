import { JSDOM } from 'jsdom';
import { sortIdea } from '../sort/sortIdea';
import { readBrief } from './brief';
import { calendar } from './calendar';

function columnsOf(idea: string): Element[] {
  const brief = readBrief(sortIdea(idea));
  const items = ['Ana', 'Tom'].map((title) => ({ title, detail: '', figure: '', state: 0 }));
  const { source } = calendar(brief, 'slot', 5, items);
  return [...new JSDOM(source).window.document.querySelectorAll('.day')];
}

const timesIn = (column: Element | undefined) =>
  [...(column?.querySelectorAll('li') ?? [])].map((one) => /\d\d:\d\d/u.exec(one.textContent)?.[0]);

const tennis = 'A tennis club. Members can book 30-minute slots between 9:00 and 17:00.';

test('slots are as long as the idea says and begin when its day does', () => {
  const columns = columnsOf(tennis);
  expect(columns).toHaveLength(5);
  for (const column of columns)
    expect(timesIn(column)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']);
});

test('an idea without times gets slots of an hour, which end with the day', () => {
  expect(timesIn(columnsOf('Members can book a tennis court.')[0]).slice(0, 2)).toEqual([
    '09:00',
    '10:00',
  ]);
  const evening = 'A band room. Bands can book slots of 2 hours between 18:00 and 22:00.';
  expect(timesIn(columnsOf(evening)[0])).toEqual(['18:00', '20:00']);
});

test('a column stands for a day of the language', () => {
  const german = 'Ein Tennisverein. Mitglieder können einen Platz buchen.';
  expect(columnsOf(german)[0]?.querySelector('p')?.textContent).toMatch(/^Mo/u);
});

test('a day has no more slots than the idea allows', () => {
  const press = 'A cider press. Members can book a slot of 90 minutes, at most 4 slots a day.';
  expect(timesIn(columnsOf(press)[0])).toHaveLength(4);
});

test('a free slot can be chosen once in all columns, and a taken one leads to a record', () => {
  const columns = columnsOf(tennis);
  const free = columns.flatMap((one) => [...one.querySelectorAll('input')]);
  const taken = columns.flatMap((one) => [...one.querySelectorAll('a')]);
  expect(free.length + taken.length).toBe(30);
  expect(new Set(free.map(({ name }) => name))).toEqual(new Set(['slot']));
  expect(new Set(free.map(({ value }) => value)).size).toBe(free.length);
  expect(taken.length).toBeGreaterThan(0);
  for (const link of taken) expect(link.getAttribute('href')).toMatch(/^#record-\d$/u);
});
