import { sortIdea } from '../sort/sortIdea';
import { keysOf, recordIdeas } from '../training/recordExamples';
import { likelyRecords } from './likelyRecords';
import { phraseKeys } from './nounPhrases';
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

  it.each([
    ['heldOut', 0.5],
    ['otherAuthors', 0.55],
    ['plainVoices', 0.5],
  ] as const)(
    'finds a record of most ideas of %s, and mostly right columns',
    (set, columnsRight) => {
      const ideas = recordIdeas(set).filter(({ records }) => records.length > 0);
      const found = ideas.map((idea) => ({ ...idea, likely: likelyRecords(idea.source).records }));
      const isRight = (idea: (typeof found)[number]) =>
        keysOf(idea).some((keys) => keys.has(idea.likely[0]?.key ?? ''));
      const columns = found.flatMap(({ likely, records, source: { lexicon } }) => {
        const keys = new Set(
          records.flatMap((one) =>
            one.columns.map((name) => phraseKeys(name.split(/\s+/u), lexicon).key),
          ),
        );
        return likely.flatMap((one) => one.columns.map(({ key }) => keys.has(key)));
      });
      expect(found.filter(isRight).length / ideas.length).toBeGreaterThan(0.55);
      expect(columns.filter(Boolean).length / columns.length).toBeGreaterThan(columnsRight);
    },
  );
});
