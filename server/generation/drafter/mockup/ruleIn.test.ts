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

test.each<[line: string, given: string, then: string]>([
  [
    "If a slot isn't used for 15 minutes it goes to the next one.",
    "If a slot isn't used for 15 minutes",
    'It goes to the next one',
  ],
  [
    'A slot goes to the next one when nobody has used it.',
    'When nobody has used it',
    'A slot goes to the next one',
  ],
])('a rule shows its condition and what happens then: %s', (line, ...names) => {
  expect(rulesIn(ideaOf(line))).toMatchObject([{ names }]);
});

test('rules are found in other languages', () => {
  const idea =
    'Un site pour notre journal de quartier. Chaque article a un titre et une date.\n\nSi personne ne vérifie un commentaire, il disparaît du journal.';
  expect(rulesIn(idea)).toMatchObject([
    { names: ['Si personne ne vérifie un commentaire', 'Il disparaît du journal'] },
  ]);
});

test('a clitic belongs to the verb of what happens', () => {
  const idea =
    'Un portal para el consorcio. Cada reclamo tiene un título y una fecha.\n\nSi en 10 días no hay novedad se lo manda al consejo.';
  expect(rulesIn(idea)).toMatchObject([
    { names: ['Si en 10 días no hay novedad', 'Se lo manda al consejo'] },
  ]);
});

test.each([
  'Guests may leave when they want.',
  'Disputed invoices are frozen until the sales rep has answered.',
  'Proxies may be revoked before the polls close.',
  'A slot is shown as free.',
])('what is no reaction to a case is no rule: %s', (line) => {
  expect(rulesIn(ideaOf(line))).toEqual([]);
});

test('what a rule says is not repeated below it', () => {
  const page = writeMockup(sortIdea(ideaOf('A slot goes to the next one if nobody has used it.')));
  const [, behind = ''] = /<ol class="rule">.*?<\/ol>(.*?)<\/section>/su.exec(page) ?? [];
  expect(behind).toBe('</div>');
});
