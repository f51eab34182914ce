import { sortIdea } from '../sort/sortIdea';
import type { Control } from './controls';
import { productOf } from './productOf';
import { writeMockup } from './writeMockup';

const ideaOf = (line: string) =>
  `A portal for our club, which everybody who visits or helps out uses. Each boat has a name and a length.\n\n${line}`;

const rulesIn = (idea: string): Control[] =>
  [...productOf(sortIdea(idea), Infinity).controls.values()]
    .flat()
    .filter(({ shape }) => shape === 'rule');

test.each<[idea: string, given: string, then: string]>([
  [
    ideaOf("If a slot isn't used for 15 minutes, it goes to the next one."),
    "If a slot isn't used for 15 minutes",
    'it goes to the next one',
  ],
  [
    ideaOf('A slot goes to the next one when nobody has used it.'),
    'When nobody has used it',
    'A slot goes to the next one',
  ],
  [
    'Un site pour notre journal de quartier. Chaque article a un titre et une date.\n\nSi personne ne vérifie un commentaire, il disparaît du journal.',
    'Si personne ne vérifie un commentaire',
    'il disparaît du journal',
  ],
  [
    'Eine App für unseren Verein. Jedes Boot hat einen Namen und eine Länge.\n\nWenn die Lampe ausfällt, geht die Notlampe an.',
    'Wenn die Lampe ausfällt',
    'geht die Notlampe an',
  ],
])('a rule shows its condition and what happens then: %s', (idea, ...names) => {
  expect(rulesIn(idea)).toMatchObject([{ names }]);
});

test.each([
  'Disputed invoices are frozen until the sales rep has answered.',
  'Proxies may be revoked before the polls close.',
  'A slot is shown as free.',
  // The halves alone would say something else, or wish it.
  'A slot goes to the next one only if nobody has used it.',
  'Points only expire when a season is over.',
  'Guests may leave when they want.',
  'The list shrinks if needed.',
  'Maybe the list shrinks if nobody has used it.',
  // Where the condition ends is not sure.
  'If anybody emails me they go on the list.',
  'If a ward takes more than 130% of its normal quantity it should light up.',
])('what is no reaction to a case is no rule: %s', (line) => {
  expect(rulesIn(ideaOf(line))).toEqual([]);
});

test('a Dutch word for `as` begins no condition', () => {
  const idea =
    'Een app voor onze club. Elke boot heeft een naam en een lengte.\n\nDe lamp brandt als teken van gevaar.';
  expect(rulesIn(idea)).toEqual([]);
});

test('where no spaces separate words, there are no rules', () => {
  const idea =
    '道具の貸出帳。道具には名前と保管場所がある。\n\n返却が遅れた場合は、次の予約が取り消される。';
  expect(rulesIn(idea)).toEqual([]);
});

test('what a rule says is not repeated below it', () => {
  const page = writeMockup(sortIdea(ideaOf('A slot goes to the next one if nobody has used it.')));
  const [, behind = ''] = /<ol class="rule">.*?<\/ol>(.*?)<\/section>/su.exec(page) ?? [];
  expect(behind).toBe('</div>');
});
