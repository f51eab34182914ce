import { draftDocument } from './draftDocument';
import { draftsOf } from './mockup/drafts';
import { sourceOf } from './mockup/nouns';
import { sortIdea } from './sort/sortIdea';
import { acceptanceOf } from './write/acceptance';

/** A table of fields in another language and trade, with what the documents make of it. */
interface Example {
  idea: string;
  /** The record and its fields, with the kind or the options of those that are no text. */
  record: string;
  /** Criteria of its fields. */
  criteria: readonly string[];
}

const laboratory = `Case tracking for a dental laboratory. Dentists can look for their cases.

Fields on the ticket today:

| field | who fills | required | notes |
|---|---|---|---|
| case no | auto | y | never reused |
| practice | desk | y | |
| type | desk | y | crown / bridge / night guard |
| shade | practice | y for crown+bridge | VITA, e.g. A2 |
| due in surgery | practice | y | date + am/pm |
| remake? | desk | n | if yes: original case no |

Turnaround: crown 6 days, night guard 4 days. Search finds a case by number or practice.`;

const examples: readonly Example[] = [
  {
    idea: laboratory,
    record:
      'ticket: case no (code), practice, type (crown/bridge/night guard), shade, due in surgery (date), remake (flag)',
    criteria: [
      '“case no” is filled in without anybody entering it.',
      'Met when: “never reused”',
      'Saving without “practice” is refused with a message that names “practice”; everything else that was entered stays.',
      '“type”: only these can be chosen: “crown”, “bridge”, “night guard”.',
      'Saving without “shade” is refused only as the table says: “y for crown+bridge”.',
      'Saving without “remake?” is accepted.',
      'Met when: “if yes: original case no”',
    ],
  },
  {
    idea: `Booking sheet for the village hall. The caretaker sees this week's bookings.

Fields per booking:

| Column | Required? | Allowed values | Comments |
|---|---|---|---|
| Reference | system | | 8 characters |
| Room | yes | main hall, committee room or kitchen | |
| Start | yes | | date and time |
| Guests | yes | | max 120 |
| Bar wanted | no | yes/no | |
| Purpose | no | | up to 200 characters |`,
    record:
      'booking: Reference (code), Room (main hall/committee room/kitchen), Start (date), Guests (number), Bar wanted (flag), Purpose',
    criteria: [
      '“Reference” is filled in without anybody entering it.',
      '“Room”: only these can be chosen: “main hall”, “committee room”, “kitchen”.',
      '“max 120”: given 120, it is accepted; given 121, it is refused with a message that names the limit.',
      'Saving without “Bar wanted” is accepted.',
      '“up to 200 characters”: given 200 characters, it is accepted; given 201 characters, it is refused with a message that names the limit.',
    ],
  },
  {
    idea: `Mitgliederverwaltung für unseren Ruderverein

## Mitglied

| Feld | Pflicht | Typ | Auswahl | Hinweis |
|---|---|---|---|---|
| Mitgliedsnummer | ja | Zahl | | automatisch, fortlaufend |
| Name | ja | Text | | |
| Gruppe | ja | | Aktiv, Passiv, Jugend | |
| Schwimmnachweis | bei Jugend | ja/nein | | |
| Eintritt | nein | Datum | | |

Der Kassenwart sieht, wer den Beitrag noch nicht bezahlt hat.`,
    record:
      'Mitglied: Mitgliedsnummer (code), Name, Gruppe (Aktiv/Passiv/Jugend), Schwimmnachweis (flag), Eintritt (date)',
    criteria: [
      '„Mitgliedsnummer“ wird ausgefüllt, ohne dass jemand es eingibt.',
      'Speichern ohne „Name“ wird mit einer Meldung abgelehnt, die „Name“ nennt; alles andere Eingegebene bleibt erhalten.',
      'Speichern ohne „Schwimmnachweis“ wird nur so abgelehnt, wie die Tabelle es sagt: „bei Jugend“.',
      'Speichern ohne „Eintritt“ wird angenommen.',
    ],
  },
  {
    idea: `Un carnet de ruches pour notre rucher école. Les moniteurs voient toutes les visites.

Champs de la visite :

| Champ | Obligatoire | Valeurs | Exemple |
|-------|-------------|---------|---------|
| Ruche | oui | | R12 |
| Météo | non | soleil / nuages / pluie | soleil |
| Tempérament | facultatif | calme, nerveux ou agressif | |
| Photo | non | | |`,
    record:
      'visite: Ruche, Météo (soleil/nuages/pluie), Tempérament (calme/nerveux/agressif), Photo (photo)',
    criteria: [
      'L’enregistrement sans « Ruche » est refusé avec un message qui nomme « Ruche » ; tout ce qui a été saisi par ailleurs reste.',
      '« Météo » : on ne peut choisir que ceci : « soleil », « nuages », « pluie ».',
      'L’enregistrement sans « Tempérament » est accepté.',
    ],
  },
  {
    idea: `町の図書ボランティアのための本の修理台帳を作りたい。

修理カードの項目：

| 項目 | 必須 | 選択肢 | 備考 |
|---|---|---|---|
| 受付番号 | ○ | | 自動 |
| 書名 | ○ | | |
| 破損の種類 | ○ | 背割れ、ページ抜け、水濡れ | |
| メモ | | | |

ボランティアは修理カードを登録する。`,
    record: '修理カード: 受付番号 (code), 書名, 破損の種類 (背割れ/ページ抜け/水濡れ), メモ (note)',
    criteria: [
      '「受付番号」は誰も入力しなくても記入される。',
      '「破損の種類」：選べるのは次のものだけ：「背割れ」、「ページ抜け」、「水濡れ」。',
      '「メモ」なしでも保存できる。',
    ],
  },
  // Written when the rules were finished.
  {
    idea: `Historial para la clínica veterinaria del barrio. La auxiliar busca una ficha por el nombre.

**Ficha del paciente**

| Campo | ¿Quién lo rellena? | Obligatorio | Notas |
|---|---|---|---|
| Nº de ficha | sistema | sí | no se repite nunca |
| Especie | auxiliar | sí | perro / gato / hurón |
| Chip | auxiliar | solo perros | |
| Nacimiento | auxiliar | no | fecha |`,
    record: 'Ficha: Nº de ficha (code), Especie (perro/gato/hurón), Chip (code), Nacimiento (date)',
    criteria: [
      '«Nº de ficha» se rellena sin que nadie lo introduzca.',
      '«Especie»: solo se puede elegir esto: «perro», «gato», «hurón».',
      'Guardar sin «Chip» se rechaza solo como dice la tabla: «solo perros».',
    ],
  },
  {
    idea: `# Reparatiebonnen

## Velden van een bon

| Veld | Verplicht | Type | Voorbeeld |
|:--|:-:|:--|:--|
| Bonnummer | automatisch | | 2024-0113 |
| Soort fiets | ja | keuze: stadsfiets, e-bike, bakfiets | e-bike |
| Klaar op | nee | datum | vr 3 mei |
| Leenfiets mee | nee | ja/nee | |

De monteur zet een bon op klaar en de klant krijgt een sms.`,
    record:
      'bon: Bonnummer (code), Soort fiets (stadsfiets/e-bike/bakfiets), Klaar op (date), Leenfiets mee (flag)',
    criteria: [
      '“Bonnummer” wordt ingevuld zonder dat iemand het invoert.',
      '“Soort fiets”: alleen deze kunnen worden gekozen: “stadsfiets”, “e-bike”, “bakfiets”.',
      'Opslaan zonder “Klaar op” wordt geaccepteerd.',
    ],
  },
  {
    idea: `تطبيق لطلبات خياطة الثياب في محلنا الصغير

حقول الطلب:

| الحقل | إلزامي | الخيارات | ملاحظات |
|---|---|---|---|
| رقم الطلب | نعم | | تلقائي |
| نوع القماش | نعم | قطن / كتان / صوف | |
| تاريخ التسليم | نعم | | |
| تطريز | لا | نعم / لا | |

يسجل الخياط الطلب ويرى الزبون حالة طلبه.`,
    record: 'الطلب: رقم الطلب, نوع القماش (قطن/كتان/صوف), تاريخ التسليم (date), تطريز (flag)',
    criteria: [
      'يُملأ «رقم الطلب» من دون أن يُدخله أحد.',
      '«نوع القماش»: لا يمكن اختيار سوى ما يلي: «قطن»، «كتان»، «صوف».',
      'يُقبل الحفظ من دون «تطريز».',
    ],
  },
];

test.each(examples)('the rows of a table are the fields of $record', (example) => {
  const workbook = sortIdea(example.idea);
  const [draft] = draftsOf(sourceOf(workbook));
  const shown = draft?.fields.map(({ name, kind, options }) =>
    kind === 'text' ? name : `${name} (${options?.join('/') ?? kind})`,
  );
  expect(`${draft?.nouns[0]}: ${shown?.join(', ')}`).toBe(example.record);
  const criteria = workbook.statements.flatMap((one) => acceptanceOf(workbook, one));
  // French marks have narrow spaces.
  expect(criteria.map((one) => one.replace(/\s/gu, ' '))).toEqual(
    expect.arrayContaining([...example.criteria]),
  );
});

const statedIn = (rows: string) => {
  const workbook = sortIdea(`A register for our allotments. Members see each plot.\n\n${rows}`);
  return workbook.statements
    .filter(({ cells }) => cells.length > 0)
    .map((one) => acceptanceOf(workbook, one).join(' '));
};

test.each([
  ['| red / green / … |', 'can be entered'],
  ['| e.g. red, green, blue |', 'can be entered'],
  ['| dd/mm/yyyy |', 'can be entered'],
  ['| pick one: red, green |', 'only these can be chosen: “red”, “green”'],
  ['| not automatic |', 'can be entered'],
])('a row says only what its cell says: %s', (cell, criterion) => {
  const [, row] = statedIn(`| Field | Format |\n|---|---|\n| size | text |\n| label ${cell}`);
  expect(row).toContain(criterion);
  expect(row).not.toContain('Saving without');
});

test('a cross in an otherwise empty column means yes, one beside ticks no', () => {
  const head = '| Name | Required |\n|---|---|\n';
  expect(statedIn(`${head}| plot | x |\n| phone | |`).join()).toMatch(
    /without “plot” is refused.*without “phone” is accepted/u,
  );
  expect(statedIn(`${head}| plot | ✓ |\n| phone | x |`).join()).toMatch(
    /without “plot” is refused.*without “phone” is accepted/u,
  );
});

test('land is no record', () => {
  const rows =
    '| Field | Crop | Acres |\n|---|---|---|\n| Long Meadow | barley | 12 |\n| Top Piece | beans | 9 |';
  expect(statedIn(rows).join()).toContain('Wherever “Long Meadow” is used');
});

test('the rows of a table of fields are requirements, also where they deny or reject something', () => {
  const rows = `| Field | Values |\n|---|---|\n| state | open / rejected / closed |\n| number | never reused |`;
  const { statements } = sortIdea(`A register of faults.\n\n${rows}`);
  expect(statements.filter(({ cells }) => cells.length > 0).map(({ kind }) => kind)).toEqual([
    'R',
    'R',
  ]);
});

test('the list of data names each field once', () => {
  expect(draftDocument('frd', laboratory)).toContain(
    '| Fields: “case no”, “practice”, “type”, “shade”, “due in surgery”, “remake?” |',
  );
});

test('what can be chosen is no user, nor is a field', () => {
  const roles = sortIdea(laboratory).roles.map(({ text }) => text);
  expect(roles).toContain('Dentists');
  expect(roles).not.toContain('night guard');
  const { roles: others } = sortIdea(examples[1]?.idea ?? '');
  expect(others.map(({ text }) => text)).toEqual(['caretaker']);
});
