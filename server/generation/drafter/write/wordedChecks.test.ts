import { criteriaOf } from './criteriaOf';
import { documentWords } from './documentWordsOf';
import { fill } from './quoted';
import { en } from './words/en';
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
  ['en', 'Members upload a video and find it among their records.', ['file']],
  ['en', 'The clerk imports names and addresses from a spreadsheet.', ['import']],
  ['de', 'Die Kassenwartin will die CSV-Datei hochladen.', ['import']],
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
  ['en', 'A shop. The clerk sets it to seen, ordered or done.', ['choice']],
  ['en', 'A shop. Clerks mark each order as delivered, swapped or not found.', ['choice']],
  ['en', 'A shop. The clerk marks an order as done.', ['marked']],
  ['en', 'A shop. Clerks tag answers with reasons such as pay, workload or noise.', []],
  ['en', 'A town. Members report a bike to the mayor, the police or the council.', []],
  ['de', 'Ein Tierheim. Sie setzen das Tier auf frei, reserviert oder vermittelt.', ['choice']],
  ['es', 'Una tienda. El socio marca la pieza como rota, perdida o lista.', ['choice']],
  ['en', 'A shop. Pages are in English, German and French.', ['language']],
  // A code or number of one's own, but not one that somebody had before.
  ['en', 'A piano shop. Every piano carries a code.', ['unique']],
  ['en', 'A choir app. Each score carries a barcode.', ['unique']],
  ['en', 'A club. A member gets a phone number.', []],
  ['de', 'Der Mieter bekommt sofort eine Vorgangsnummer.', ['unique']],
  ['nl', 'De huurder krijgt een meldnummer.', ['unique']],
  ['en', 'A street app. Tenants report a broken lamp with a photo.', ['upload']],
  ['en', 'A ward app. The charge nurse sees which stations have no handover yet.', ['search']],
  ['de', 'Ein Chor. Die Leiterin sieht, wer zur Probe kommt.', ['search']],
  ['en', 'A club. A driver talks on a phone.', []],
  ['en', 'A shop. It works for people without a phone.', []],
  ['en', 'A shop. The report shows only orders from the computer shop.', ['onlySeen']],
  ['en', 'A shop. The menu appears only on the phone page.', []],
  ['en', 'A shop. Each shop has a contact number.', []],
  ['en', 'A shop. Each order has a customer number.', []],
  ['en', 'A shop. Each member has an emergency number.', []],
  ['en', 'A shop. Each course has a maximum number.', []],
  ['en', 'A shop. Every wine has a batch number.', []],
  ['de', 'Ein Laden. Der Kunde hat eine Steuernummer.', []],
  ['en', 'A shop. Every parcel has its own number.', ['unique']],
  ['de', 'Ein Museum. Kunden mit Foto-Ausweis bekommen Rabatt.', []],
  ['de', 'Ein Verein. Mitglieder sollen Schäden mit Foto melden können.', ['upload']],
  ['en', 'A wiki. The clerk sees who wrote it and when.', []],
  ['en', 'A club. The driver accepts the job.', ['confirms']],
  ['es', 'Una app de barrio. Los vecinos comunican la avería con foto desde el móvil.', ['upload']],
  ['en', 'A clinic. The client signs on a tablet.', ['confirms']],
])('in %s, what %j says is tested', (code, idea, tests) => {
  expect(testsOf(idea, code)).toEqual(tests);
});

test.each([
  ['Staff see the jobs sorted by due date, overdue ones red.', 'sorted', '“sorted by due date”'],
  ['The owner sees takings per week and per cook.', 'perUnit', '“per week and per cook”'],
  ['Guests can book a table without an account.', 'withoutAccount', '“without an account”'],
  ['Members search tools by name and category.', 'filtered', '“search tools by name and category”'],
  ['Guests get a text the day before the visit.', 'dayBefore', '“the day before the visit”'],
  ['Owners see only their own houses.', 'own', '“see only their own houses”'],
  ['Guests see live how many beds are left.', 'live', '“live”'],
  ['The app has to work without internet in the cellar.', 'offline', '“without internet”'],
  ['There is no signal at the tip so it has to work offline.', 'offline', '“offline”'],
] as const)('words of %j that say exactly what to look at', (idea, name, quoted) => {
  expect(criteriaOf(idea)).toContain(fill(en.worded[name], { quote: quoted }));
});

test.each([
  ['de', 'Die Köche sehen die Aufträge nach Datum sortiert.', 'nach Datum sortiert'],
  ['es', 'Los cocineros ven los pedidos ordenados por fecha.', 'ordenados por fecha'],
  ['fr', 'Les cuisiniers voient les commandes triées par date.', 'triées par date'],
  ['it', 'I cuochi vedono gli ordini ordinati per data.', 'ordinati per data'],
  ['nl', 'De koks zien de bestellingen gesorteerd op datum.', 'gesorteerd op datum'],
  ['pl', 'Kucharze widzą zamówienia posortowane według daty.', 'posortowane według daty'],
  ['pt', 'Os cozinheiros veem os pedidos ordenados por data.', 'ordenados por data'],
  ['ja', 'スタッフは注文を日付順に見る。', '日付順に'],
  ['ar', 'يرى الموظف الطلبات مرتبة حسب التاريخ.', 'مرتبة حسب التاريخ'],
] as const)('in %s: %j', (code, idea, quoted) => {
  const { quotation, worded } = documentWords[code];
  const quote = fill(quotation, { text: quoted });
  expect(criteriaOf(idea)).toContain(fill(worded.sorted, { quote }));
});

test.each([
  'Una app de barrio.\n\nLa app debe funcionar sin registro con Google.',
  'Een app voor de club.\n\nKinderen jonger dan 16 krijgen geen account.',
  'A club app.\n\nMembers must come in by a link with no passwords.',
])('signing in stays possible where only one way or one group is ruled out: %j', (idea) => {
  expect(criteriaOf(idea).join()).not.toMatch(
    /nothing asks to sign in|iniciar sesión|in te loggen/u,
  );
});
