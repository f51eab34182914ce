import { criteriaOf } from './criteriaOf';
import { documentWords } from './documentWordsOf';
import type { WordedName } from './words/worded/wordedTable';

/** The names of the tests that an idea's last statement gets. */
function testsOf(idea: string, code: keyof typeof documentWords): string[] {
  const said = criteriaOf(idea);
  const { worded } = documentWords[code];
  return Object.entries(worded).flatMap(([name, template]) =>
    said.some((one) => one.endsWith(template.replace('{quote}', ''))) ? [name] : [],
  );
}

test.each<[keyof typeof documentWords, string, WordedName[]]>([
  ['en', 'Teachers upload a roster as a CSV.', ['import']],
  ['en', 'The clerk can import old bookings.', ['import']],
  ['en', 'The clerk gets the list as a CSV.', ['export']],
  ['en', 'The clerk uploads a list of pupils and downloads the letters.', ['import', 'export']],
  ['en', 'The teacher uploads a photo.', ['file']],
  ['de', 'Die Lehrerin lädt die Liste als CSV hoch.', ['import']],
  ['de', 'Die Lehrerin lädt die Liste als CSV herunter.', ['export']],
  ['fr', 'Une appli pour la crèche.\n\nLe directeur importe la liste en CSV.', ['import']],
  ['es', 'El tesorero sube la lista de socios en Excel.', ['import']],
  ['es', 'El socio descarga el recibo en PDF.', ['export']],
])(
  'in %s, a file that goes in is tested otherwise than one that comes out: %j',
  (code, idea, tests) => {
    expect(testsOf(idea, code)).toEqual(tests);
  },
);
