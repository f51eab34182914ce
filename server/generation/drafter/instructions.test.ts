import { ideaWithInstruction } from '../../../contract/ideaWithInstruction';
import { draftDocument } from './draftDocument';

/** An idea in each language, whose last words exclude something, and two instructions. */
const ideas: readonly (readonly [string, string, string, string])[] = [
  [
    'en',
    'An app where cyclists book repairs.\n\nOut of scope:\n- ads',
    'A page with prices',
    'Make it remind by SMS',
  ],
  [
    'de',
    'Eine App, mit der Radfahrer Reparaturen buchen.\n\nNicht im Umfang:\n- Werbung',
    'Eine Seite mit Preisen',
    'Erinnerung per SMS',
  ],
  [
    'fr',
    'Une application où les cyclistes réservent des réparations.\n\nHors périmètre:\n- publicité',
    'Une page avec les prix',
    'Un rappel par SMS',
  ],
  [
    'es',
    'Una aplicación donde los ciclistas reservan reparaciones.\n\nFuera de alcance:\n- anuncios',
    'Una página con precios',
    'Un recordatorio por SMS',
  ],
  [
    'it',
    'Un\u2019app dove i ciclisti prenotano riparazioni.\n\nFuori ambito:\n- pubblicità',
    'Una pagina con i prezzi',
    'Un promemoria via SMS',
  ],
  [
    'pt',
    'Um aplicativo onde os ciclistas marcam reparos.\n\nFora do escopo:\n- anúncios',
    'Uma página com preços',
    'Um lembrete por SMS',
  ],
  [
    'nl',
    'Een app waarmee fietsers reparaties boeken.\n\nBuiten scope:\n- advertenties',
    'Een pagina met prijzen',
    'Een herinnering per sms',
  ],
  [
    'pl',
    'Aplikacja, w której rowerzyści rezerwują naprawy.\n\nPoza zakresem:\n- reklamy',
    'Strona z cenami',
    'Przypomnienie SMS',
  ],
  [
    'ja',
    '自転車の修理を予約するアプリ。利用者は空き時間を見る。\n\n対象外：\n- 広告',
    '料金のページ',
    'SMSで通知する',
  ],
  [
    'ar',
    'تطبيق يحجز فيه راكبو الدراجات مواعيد إصلاح.\n\nخارج النطاق:\n- الإعلانات',
    'صفحة للأسعار',
    'تذكير برسالة نصية',
  ],
];

test.each(ideas)('instructions stay demands: %s', (_language, idea, one, other) => {
  const added = ideaWithInstruction(ideaWithInstruction(idea, one), other);
  for (const documentType of ['prd', 'frd'] as const) {
    const text = draftDocument(documentType, added);
    for (const instruction of [one, other]) {
      const [kind] =
        text
          .split('\n')
          .find((line) => line.includes(instruction))
          ?.match(/[UGRCNB](?=\d)/) ?? [];
      expect([instruction, kind]).toEqual([instruction, expect.stringMatching(/[RCG]/)]);
    }
  }
});

test('facts that were asked for become what they are', () => {
  const facts = [
    'Success means: 100 repairs a month by June 2027',
    'Out of scope: ads and chat',
    'By “fast” we mean: results in 200 ms',
    'Must-haves: a reminder',
  ];
  const idea = 'An app where cyclists book repairs at local workshops. It should be fast.';
  const text = draftDocument('prd', ideaWithInstruction(idea, facts.join('\n')));
  const kinds = facts.map(
    (fact) => new RegExp(`^- ([A-Z])\\d+ (?:\\[Must\\] )?${fact}`, 'm').exec(text)?.[1],
  );
  expect(kinds).toEqual(['G', 'N', 'C', 'R']);
  expect(draftDocument('prd', ideaWithInstruction(idea, 'Success means: '))).toBe(
    draftDocument('prd', idea),
  );
});
