import { sortIdea } from '../sort/sortIdea';
import { sourceOf } from './nouns';
import { thingsOf } from './things';

const tonesIn = (states: string) =>
  thingsOf(sourceOf(sortIdea(`Permits for our caves.\n\nA permit goes ${states}.`)), []).flatMap(
    (one) => one.states.map(({ name, tone }) => [name, tone]),
  );

test.each([
  ['asked -> granted -> damaged in transit', 'Damaged in transit', 'bad'],
  ['asked -> printed -> locked', 'Locked', 'bad'],
  ['asked -> red -> printed', 'Red', 'bad'],
  ['asked -> printed -> recalled', 'Recalled', 'bad'],
  ['asked -> not paid -> printed', 'Not paid', 'warn'],
  ['asked -> waiting -> ready for pick-up', 'Ready for pick-up', 'good'],
  ['asked -> unlocked -> redone', 'Unlocked', 'good'],
])('colours a state by its meaning: %s', (states, name, tone) => {
  expect(tonesIn(states)).toContainEqual([name, tone]);
});
