import { sortIdea } from '../sort/sortIdea';
import { likelyRecords } from './likelyRecords';
import { sourceOf } from './nouns';

function recordsIn(idea: string) {
  return likelyRecords(sourceOf(sortIdea(idea))).records.map(({ nouns, columns }) => [
    nouns[0],
    ...columns.map(({ name }) => name),
  ]);
}

describe('likelyRecords', () => {
  it('finds what an idea is about without a list of fields', () => {
    const [first] = recordsIn(
      'Members borrow tools from our shed. The keeper sees which tool is out, who has it and the due date. Each tool has a deposit.',
    );
    expect(first).toEqual(expect.arrayContaining(['tools', 'deposit', 'due date']));
  });

  it('reads other languages', () => {
    const [first] = recordsIn(
      'Unsere Werkstatt nimmt Aufträge an. Der Meister trägt für jeden Auftrag den Kunden und das Datum ein und sieht alle offenen Aufträge.',
    );
    expect(first).toEqual(expect.arrayContaining(['Aufträge', 'Kunden', 'Datum']));
  });

  it('does not take verbs and places for columns', () => {
    const columns = recordsIn(
      'Kiln techs: load, fire, unload. Members book a kiln on the website. A kiln has a programme and a price. Labels are printed at reception, reception sees each kiln at a glance.',
    ).flat();
    expect(columns).toContain('price');
    for (const wrong of ['fire', 'website', 'reception', 'glance'])
      expect(columns).not.toContain(wrong);
  });

  it('takes neither counts, units of time, means nor what only a limit names for columns', () => {
    const columns = recordsIn(
      'Staff enter each hamper with a recipient and a delivery date. A hamper has a price. Staff pack 45 hampers a day and confirm each hamper via their phone. We keep the hosting under 30 pounds for 900 visitors.',
    ).flat();
    expect(columns).toContain('delivery date');
    for (const wrong of ['day', 'phone', 'hosting', 'visitors', 'pounds'])
      expect(columns).not.toContain(wrong);
  });

  it('does not take the product itself for a record', () => {
    const idea =
      'A portal for our club with a page for everybody who rows or repairs.\n\nRowers enter boat, date and distance. Trainers are told by mail.';
    expect(recordsIn(idea).map(([noun]) => noun)).not.toContain('portal');
  });

  it('has none for a text that is no idea of software', () => {
    expect(recordsIn('Why is the sky blue?')).toEqual([]);
  });
});
