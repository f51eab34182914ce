import { lexicons } from '../lexicon/lexicons';
import { sortIdea } from '../sort/sortIdea';
import { sectionOf } from './sectionName';

const form = `Ideas fund, short form

Q: Name of your project?
A: Plot Line

Q: Who would use it?
A: Residents, tenants and the site reps.

Q: What should the system NOT do?
A: Photos of plots. Messages between tenants.

Q: What are you not sure about?
A: Whether a couple who split up keep one place on the list each.`;

test('each question of a form is the heading of its answer', () => {
  const { name, roles, statements } = sortIdea(form);
  expect(name).toBe('Plot Line');
  expect(roles.map(({ text }) => text)).toEqual(['Residents', 'tenants', 'site reps']);
  const under = (heading: string) =>
    statements
      .filter((one) => one.heading === heading)
      .map(({ kind, text, isUndecided }) => `${kind}${isUndecided ? '?' : ''} ${text}`);
  expect(under('What should the system NOT do?')).toEqual([
    'N Photos of plots',
    'N Messages between tenants',
  ]);
  expect(under('What are you not sure about?')).toEqual([
    'B? Whether a couple who split up keep one place on the list each',
  ]);
  expect(statements.every(({ speaker }) => speaker === undefined)).toBe(true);
});

test('questions and answers are recognised in other languages and with numbers', () => {
  const { statements } = sortIdea(
    'Frage 1: Wer soll es nutzen?\nAntwort: Die Hausmeister.\n\nFrage 2: Was soll die App nicht können?\nAntwort: Rechnungen schreiben.',
  );
  expect(statements.find(({ text }) => text === 'Rechnungen schreiben')?.kind).toBe('N');
});

test.each([
  [
    'items with ids',
    'Q1: Opens within 2 s\nQ2: Members can book\nA1: Members have a phone\nA2: Boats have names',
  ],
  [
    'a chat',
    'A: Members should book boats\nQ: I want the master to approve it\nA: Good, and mails?\nQ: The app must send a reminder',
  ],
  [
    'lists by letters',
    'Members:\na) see boats\nb) book boats\nf) rate boats\nMaster:\na) adds boats\nf) edits prices',
  ],
])('%s are no form', (_, idea) => {
  const { statements } = sortIdea(`A boat club.\n\n${idea}`);
  expect(
    statements.every(({ heading = '' }) => !/^(?:Opens|I want|The app|rate|edits)/u.test(heading)),
  ).toBe(true);
  expect(statements.some(({ kind }) => kind === 'R')).toBe(true);
});

test.each([
  ['en', 'Who would use it?', 'What should it not do?', 'What do you not know yet?'],
  ['de', 'Wer soll es nutzen?', 'Was soll die App nicht können?', 'Was ist noch offen?'],
  [
    'fr',
    "Qui va l'utiliser ?",
    "Que ne doit pas faire l'application ?",
    'Quelles questions restent ouvertes ?',
  ],
  ['es', '¿Quién lo va a usar?', '¿Qué no debe hacer la aplicación?', '¿Qué queda por decidir?'],
  ['it', 'Chi la userà?', "Che cosa non deve fare l'app?", 'Che cosa resta da decidere?'],
  ['nl', 'Wie gaat het gebruiken?', 'Wat moet de app niet kunnen?', 'Wat is nog open?'],
  ['pl', 'Kto będzie z tego korzystał?', 'Czego aplikacja nie ma robić?', 'Co jest do ustalenia?'],
  ['pt', 'Quem vai usar?', 'O que a aplicação não deve fazer?', 'O que falta decidir?'],
] as const)('questions about users, limits and what is open in %s', (code, users, out, open) => {
  const { [code]: lexicon } = lexicons;
  expect([users, out, open].map((one) => sectionOf(one, lexicon))).toEqual([
    'users',
    'exclusions',
    'undecided',
  ]);
});

test.each([
  'What must the tool never forget?',
  "What don't we want to lose?",
  "What doesn't work today?",
])('%s announces no exclusions and nothing open', (question) => {
  expect(String(sectionOf(question, lexicons.en))).not.toMatch(/exclusions|undecided/u);
});
