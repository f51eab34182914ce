import { mockupOf } from './mockupOf';

/** Lengthens an idea so that it is more than the name of a type. */
const further = `Ward sheet\n\nNo payments.`;

/** The texts of what is drawn outside the digests of the first screen. */
function textsOf(page: Document, selector: string): string {
  const found = [...page.querySelectorAll(`main :is(${selector})`)];
  return found
    .filter((one) => one.closest('.parts,.notes,.quotes') === null)
    .map((one) => one.textContent)
    .join(',');
}

test.each([
  ['Nurses tick off each crate at delivery.', '.check', 'Crate 1,Crate 2,Crate 3'],
  [
    'Nurses see the totals for each product.',
    '.control th',
    'Product,Totals,Product 1,Product 2,Product 3',
  ],
  ['Nurses see the totals for each day.', '.control li', ''],
  ['Nurses discharge an animal.', '.lines .grow', 'Discharge an animal'],
  [
    'Nurses register a bed: ward, size (small, large), photo.',
    '.field>span,option',
    'Ward,Size,small,large,Photo',
  ],
  [
    'Nurses clean a bed. States: free → in use → broken',
    'td .badge',
    'Free,In use,Broken,Free,In use',
  ],
  // What is asked for behind a verb, with remarks in brackets; and questions within a sentence.
  [
    'Nurses choose ward, date and number of beds (2 to 6) and pay.',
    '.field>span',
    'Ward,Date,Number of beds',
  ],
  [
    'Nurses enter rounds with level (1 to 3), max. size (8 beds / 10 cots) and place.',
    '.field>span',
    'Level,Max. size,Place',
  ],
  [
    'Nurses say what the dog eats, which medicine it takes and whether it bites.',
    '.field>span,.check',
    'What the dog eats,Which medicine it takes,It bites',
  ],
  // What something may be, and what is entered.
  ['Nurses log a dose (drug, amount).', '.control .field>span', 'Drug,Amount'],
  [
    'Nurses clean a bed. Its state is free, in use or broken.',
    'td .badge',
    'Free,In use,Broken,Free,In use',
  ],
  ['Nurses approve a dose.', '.chosen .lines .grow', 'Approve a dose'],
  ['Nurses reserve a bed.', '.field:has([type=date])', 'Date'],
  ['Nurses admit a patient by entering a name and choosing a ward.', '.field>span', 'Name,Ward'],
  [
    'Nurses get a text message at noon.',
    '.notice .grow>p:last-child',
    'Nurses get a text message at noon',
  ],
  ['Nurses write notes, like "calm" or "restless".', '.choice', ''],
  ['Nurses search the patients.', '.field:has([type=search])', 'Search the patients'],
  ['Nurses search beds by ward, floor and size.', '.field', 'Ward,Floor,Size'],
  [
    'Nurses report falls with bed number, time and whether a doctor came.',
    '.field,.check',
    'Bed number,Time,A doctor came',
  ],
  ['Nurses mark a bed as clean, in use or broken.', '.control .choice', 'Clean,In use,Broken'],
  ['Nurses can log in with their card.', '.control .field', ''],
  ['Nurses see doses with drug, time and amount.', 'thead th', 'Dose,Drug,Time,Amount'],
  ['Nurses see the open calls.', '.control li strong', 'Call 1,Call 2,Call 3'],
  [
    'Nurses list a bed with ward, size and up to 3 photos so that a doctor sees it.',
    '.field>span',
    'Ward,Size,Up to 3 photos',
  ],
  ['Nurses accept or decline a shift.', '.lines>li:first-child .button', 'Accept,Decline'],
  ['Nurses say whether they come, late or not at all.', '.choice', 'They come,Late,Not at all'],
  ['Loans run 7 days.', '.button', ''],
  ['Each nurse can hold at most 2 keys.', '.button', ''],
  ['Nurses keep the key.', '.button', ''],
  ['Host data comes from the ward.', '.button', ''],
  ['Nurses book a bed for 90 minutes.', '.field>span', 'Date,Time'],
  ['Cancel until 3 hours before', '.button', 'Cancel'],
  ['Nurses record a fault when a lamp breaks.', '.field>span', 'Fault'],
  ['Nurses photograph the label.', '.field:has([type=file])', 'Label'],
  ['Nurses filter beds by ward.', '.field>span', 'Ward'],
  ['Nurses add, edit and close beds.', '.lines>li:first-child .button', 'Add,Edit,Close'],
  ['Owner sees falls per week and per ward.', '.control thead', 'WeekFalls,WardFalls'],
  ['Nurses can leave a note for the doctor.', '.field>span', 'Note'],
  ['Nurses say if they come (yes / no).', '.choice', 'Yes,No'],
  ['When a patient arrives, nurses check the bed.', '.button', 'Check the bed'],
  ['Nurses drag and drop a bed.', '.button', ''],
  ['Nurses are emailed.', '.notice .grow>p:last-child', 'Nurses are emailed'],
  ['Fire warning when smoke is over 5 %', '.notice strong', 'Smoke is over 5 %'],
])('fills a control with nothing but the words of the idea: %s', (line, selector, texts) => {
  expect(textsOf(mockupOf(`${further}\n${line}`), selector)).toBe(texts);
});

test.each([
  ['Nurses sign a form.', 'Sign a form', 'Sign'],
  [
    'Nurses accept, reject or forward each request.',
    'Accept, reject or forward each request',
    'Accept',
  ],
  ['Nurses should be able to place the order until 6 pm.', 'Place the order until 6 pm', 'Place'],
  [
    'Nurses can cancel up to the moment of departure.',
    'Cancel up to the moment of departure',
    'Cancel',
  ],
  ['After the round the nurses can book a lift.', 'Book a lift', 'Book'],
  ['It would be great if nurses could export all doses.', 'Export all doses', 'Export all doses'],
  ['Only nurses can approve a dose.', 'Only nurses can approve a dose', ''],
  ['Nurses without a key can open the gate.', 'Nurses without a key can open the gate', ''],
])('cuts a heading and a button out of %s', (line, heading, button) => {
  const page = mockupOf(`${further}\n${line}`);
  expect(textsOf(page, '.control>h2,.said .grow,.chosen .lines .grow')).toBe(heading);
  expect(page.querySelector('main .buttons .button')?.textContent ?? '').toBe(button);
});

test.each([
  [
    'Patienten hinterlassen einen Rückruf mit Name, Geburtsdatum und Anliegen.',
    'Rückruf',
    'Name,Geburtsdatum,Anliegen',
  ],
  ['Patienten können eine Notiz schreiben.', 'Notiz schreiben', 'Notiz'],
  ['Patienten legen einen Rückruf an.', 'Patienten legen einen Rückruf an', ''],
])('cuts a German heading out of %s', (line, heading, fields) => {
  const page = mockupOf(
    `Rückrufe für unsere Praxis\n\n## Nutzer\n- Patienten\n- Pfleger\n\n## Anforderungen\n- Pfleger sehen die Liste.\n- Pfleger leeren die Liste am Abend.\n- ${line}`,
  );
  expect(textsOf(page, '.control>h2,.said .grow,.chosen .lines .grow')).toContain(heading);
  expect(textsOf(page, '.field>span:not(.hidden)')).toBe(fields);
});

const inLanguage = {
  de: 'Ruderclub\n\n## Nutzer\n- Verwalter\n\n## Anforderungen\n- Der Verwalter sieht die Liste.',
  fr: 'Club\n\n## Utilisateurs\n- Gérant\n\n## Exigences\n- Le gérant voit la liste.',
  es: 'Club de remo\n\n## Usuarios\n- Socios\n\n## Requisitos\n- Los socios ven la lista.',
  it: 'Circolo\n\n## Utenti\n- Gestore\n\n## Requisiti\n- Il gestore vede la lista.',
  pt: 'Clube\n\n## Utilizadores\n- Gerente\n\n## Requisitos\n- O gerente vê a lista.',
  nl: 'Roeiclub\n\n## Gebruikers\n- Beheerder\n\n## Eisen\n- De beheerder ziet de lijst.',
  pl: 'Klub\n\n## Użytkownicy\n- Opiekun\n\n## Wymagania\n- Opiekun widzi listę.',
  ja: 'ボートクラブ\n\n## 利用者\n- 管理者\n\n## 要件\n- 管理者は一覧を見る。',
};

test.each([
  [inLanguage.de, 'Der Verwalter bestätigt die Frist oder lehnt sie ab.', 'Bestätigen,Ablehnen'],
  [inLanguage.de, 'Der Verwalter behält den Schlüssel.', ''],
  [inLanguage.fr, 'Le gérant confirme ou refuse la date.', 'Confirmer,Refuser'],
  [inLanguage.es, 'Los socios se apuntan a una clase.', 'Apuntar'],
  [inLanguage.es, 'Los socios conservan la llave.', ''],
  [inLanguage.it, 'Il gestore conferma la data.', 'Confermare'],
  [inLanguage.pt, 'O gerente confirma a data.', 'Confirmar'],
  [inLanguage.nl, 'De beheerder bevestigt de datum.', 'Bevestigen'],
  [inLanguage.pl, 'Opiekun potwierdza termin.', 'Potwierdzać'],
  [inLanguage.ja, '管理者は日程を承認する。', '承認'],
])('presses the infinitive of what is done: %s', (frame, line, buttons) => {
  const page = mockupOf(`${frame}\n- ${line}`);
  expect(textsOf(page, '.button:not(.toggle *)')).toBe(buttons);
});

test.each([
  ['It works on Android.', 'phone'],
  ['No Android app.', ''],
  ['Works in every browser.', ''],
])('frames the product in the device that the idea names: %s', (line, device) => {
  const { classList } = mockupOf(`Guitar diary.\n\nLearners can log a practice.\n${line}`).body;
  expect(classList.contains('in-phone')).toBe(device === 'phone');
});

test('shows a browser extension as a popup', () => {
  const idea =
    'A Chrome extension that covers YouTube after 45 minutes. I can set the limit per site. A button adds 5 minutes.';
  expect(mockupOf(idea).body.classList.contains('in-popup')).toBe(true);
});
