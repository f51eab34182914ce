import { sortIdea } from './sortIdea';

test.each([
  ['I want an app, TuneTrail, that plays music along hiking paths.', 'TuneTrail'],
  ['Chat for apartment buildings ("Stairwell")\n\nEvery building gets a group.', 'Stairwell'],
  ['Drivers report icy roads. Let’s call it Gritty.', 'Gritty'],
  ['An app, Android only, that plays music along hiking paths.', undefined],
  ['[10:02] Zed: who took the van keys\n[10:03] Mira: one page for that, please', undefined],
  ['Baking days for a village oven. Villagers put down their loaves.', undefined],
])('the name that the idea states: %s', (idea, name) => {
  expect(sortIdea(idea).name).toBe(name);
});
