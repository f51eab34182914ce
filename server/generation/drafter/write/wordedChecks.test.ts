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

test.each<[keyof typeof documentWords, string, WordedName[]]>([
  // A code or number of one's own, but not one that somebody had before.
  ['en', 'A piano shop. Every piano carries a code.', ['unique']],
  ['en', 'A choir app. Each score carries a barcode.', ['unique']],
  ['en', 'A club. A member gets a phone number.', []],
  ['de', 'Der Mieter bekommt sofort eine Vorgangsnummer.', ['unique']],
  ['nl', 'De huurder krijgt een meldnummer.', ['unique']],
  ['en', 'A street app. Tenants report a broken lamp with a photo.', ['upload']],
  ['en', 'A ward app. The charge nurse sees which stations have no handover yet.', ['search']],
  ['de', 'Ein Chor. Die Leiterin sieht, wer zur Probe kommt.', ['search']],
  // What it runs on, but not what people do there or lack.
  ['en', 'A shop. It works only on a laptop and a phone.', ['devices']],
  ['en', 'A club. A driver talks on a phone.', []],
  ['en', 'A shop. It works for people without a phone.', []],
  ['de', 'Ein Laden. Es läuft im Browser, auch auf alten Handys.', ['devices']],
])('in %s, what %j says is tested', (code, idea, tests) => {
  expect(testsOf(idea, code)).toEqual(tests);
});
