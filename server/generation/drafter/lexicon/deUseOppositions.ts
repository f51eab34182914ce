import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in German: how the product is used and what it does. */
export const deUseOppositions: readonly Opposition[] = [
  {
    topic: 'ohne Standort und mit Standort',
    one: phrases(
      'kein gps, keine ortung, keinen standort, keine standortdaten, ohne ortung, ohne gps, ohne standort, niemand geortet, nicht geortet, niemand weiß wo, wo jemand ist + nicht, wo sie sind + nicht, no {know} + wo',
    ),
    other: phrases(
      '{see} + wo, karte + wo, standort + {see}, position + {see}, gps-*, per gps, live-standort, standort in echtzeit, auf der karte + {everybody}, in der nähe, zeigt wo, zeigt + wo',
    ),
  },
  {
    topic: 'nichts zu installieren und eine App zum Installieren',
    one: phrases(
      'nichts installieren, nichts installiert, nichts zu installieren, keine installation, ohne installation, keine app, ohne app, läuft im browser, nur im browser, nichts herunterladen, kein download',
    ),
    other: phrases(
      'app store, play store, app herunterladen, app installieren, lädt die app, laden die app, installiert die app, installieren die app, native app, als app auf dem, installier* + app, herunterlad* + app, lädt + app, laden + app, bekommt eine app, bekommen eine app',
    ),
    ofOneRole: true,
  },
  {
    topic: 'keine persönlichen Daten und persönliche Daten',
    one: phrases(
      'keine persönlichen daten, keine personenbezogenen daten, keine personendaten, keine daten über, ohne persönliche daten, nichts persönliches, keine persönlichen angaben',
    ),
    other: phrases(
      'geburtsdatum, name und adresse, name und telefonnummer, telefonnummer angeben, anschrift, ausweisnummer, handynummer, wohnadresse, versichertennummer',
    ),
    ofOneRole: true,
  },
  {
    topic: 'bald gelöscht und lange aufbewahrt',
    one: phrases(
      '{delete} + tag*, {delete} + stunde*, {delete} + woche*, {delete} + nach einem monat, {delete} + am ende, {delete} + jede nacht, nichts gespeichert, nichts speichern, speichert nichts',
    ),
    other: phrases(
      'letzten jahre, letzten monate, letzten zehn, letzten zwölf, letzten 12, letzten fünf, vergangenen jahre, vorjahr, frühere*, jahrelang, {keep} + jahre, zurückblättern, durchblättern, verlauf + {see}, archiv, {keep} + {forever}',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'unbegrenzt und begrenzt',
    one: phrases(
      'unbegrenzt, beliebig viele, beliebig oft, so viele wie, so oft wie, so viel wie, keine obergrenze, kein limit, ohne limit, keine begrenzung',
    ),
    other: phrases('höchstens, maximal, nicht mehr als, begrenzt auf, bis zu, obergrenze von'),
    ofOneThing: 1,
  },
  {
    topic: 'eine Sprache und mehrere',
    one: phrases(
      'nur deutsch, nur auf deutsch, ausschließlich deutsch, einsprachig, keine übersetzung*, eine sprache genügt',
    ),
    other: phrases(
      'mehrsprachig, mehreren sprachen, zwei sprachen, drei sprachen, vier sprachen, fünf sprachen, in ihrer sprache, in seiner sprache, sprache wählen, übersetzt, auf türkisch, auf englisch, auf arabisch, auf ukrainisch',
    ),
  },
  {
    topic: 'ohne KI und mit KI',
    one: phrases('keine ki, ohne ki, keine künstliche intelligenz, kein sprachmodell'),
    other: phrases('die ki, eine ki, ki-gestützt*, künstliche intelligenz, sprachmodell, chatgpt'),
  },
  {
    topic: 'gleicher Preis und Rabatte',
    one: phrases(
      'gleiche preis, gleichen preis, gleich viel, einheitspreis, keine rabatte, keinen rabatt, festpreis für alle, derselbe preis, denselben preis, dieselbe gebühr, gleichen beitrag, alle zahlen gleich',
    ),
    other: phrases(
      'rabatt, ermäßigt*, ermäßigung, die hälfte, halben preis, halber preis, günstiger, frühbucher*, zahlen weniger, zahlt weniger, nachlass, vergünstig*, sparen + prozent',
    ),
  },
  {
    topic: 'freiwillig und verpflichtend',
    one: phrases(
      'freiwillig, niemand muss, keine pflicht, nicht verpflichtet, keiner muss, steht jedem frei',
    ),
    other: phrases('{must}, verpflichtend, verbindlich vorgeschrieben, pflichtfeld*'),
    ofOneThing: 1,
  },
  {
    topic: 'mit einem Tippen und in vielen Schritten',
    one: phrases(
      'ein tipp genügt, ein tipp, ein klick, einem klick, ein knopf, ein knopfdruck, einem knopfdruck, kein formular, keine formulare, ohne formular, ohne tippen, nichts ausfüllen',
    ),
    other: phrases(
      'formular aus, formular mit, fragebogen, füllt ein formular, füllen ein formular, auszufüllen, in mehreren schritten, in drei schritten, in fünf schritten, eintippen, zweimal bestätigen',
    ),
    ofOneThing: 1,
    ofOneRole: true,
  },
  {
    topic: 'nur abgeholt und geliefert',
    one: phrases(
      'nur abholung, nur selbstabholung, selbst abholen, keine lieferung, wird nicht geliefert, liefern nicht, kein versand, wir versenden nicht',
    ),
    other: phrases(
      'liefern wir, wir liefern, nach hause geliefert, wird geliefert, werden geliefert, nach hause gebracht, an die haustür, versandkosten, versand per, bringt der fahrer, haustür, vor die tür, bringen wir, fahrer bringt',
    ),
    ofOneRole: true,
  },
  {
    topic: 'keine Nachrichten und Nachrichten',
    one: phrases(
      'kein chat, keine chats, keine kommentare, keine direktnachrichten, keine nachrichten, nicht schreiben können',
    ),
    other: phrases(
      'im chat, chatten, schreiben sich, schreiben einander, private nachrichten, kommentieren, kommentare unter, gruppenchat',
    ),
    ofOneRole: true,
  },
  {
    topic: 'zugeteilt und gewählt',
    one: phrases(
      'ausgelost, per los, zufällig zugeteilt, zugelost, das los entscheidet, niemand sucht sich, keine auswahl, kann nicht gewählt',
    ),
    other: phrases(
      'sucht sich, suchen sich, wählt selbst, wählen selbst, aussuchen, frei wählen, nach wahl, wunschtermin',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'keine Rückgabe und Erstattung',
    one: phrases(
      'keine rückerstattung, erstatten nichts, wir erstatten nicht, kein anspruch auf erstattung, keine erstattung, keine rückgabe, kein umtausch, nicht erstattet, nicht zurückgegeben, kein geld zurück',
    ),
    other: phrases(
      'geld zurück, erstattet, erstattung, zurückgeben + geld, rückgaberecht, umtauschen, innerhalb von 14 tagen zurück',
    ),
    ofOneRole: true,
  },
  {
    topic: 'nach der Reihe und bevorzugt',
    one: phrases(
      'wer zuerst kommt, der reihe nach, nach eingang, reihenfolge der anmeldung, reihenfolge des eingangs, niemand wird bevorzugt, keine bevorzugung',
    ),
    other: phrases(
      'bevorzugt, haben vorrang, hat vorrang, vor allen anderen, rücken vor, rückt vor, ausgelost, zuerst bedient, vorkaufsrecht, vip*',
    ),
  },
  {
    topic: 'nur Erwachsene und Minderjährige',
    one: phrases(
      'nur erwachsene, nur für erwachsene, nur für volljährige, erst ab 16, für erwachsene gedacht, ab 18, erst ab 18, nur volljährige, keine minderjährigen, nicht für kinder, keine kinder',
    ),
    other: phrases(
      'schüler ab, jugendliche ab, ab 14, ab 12, ab 13, ab 16, kinder können, kinder dürfen, jugendliche können, jugendliche dürfen',
    ),
  },
  {
    topic: 'ohne Menschen und mit Menschen',
    one: phrases(
      'kein personal, ohne personal, unbesetzt, niemand vor ort, ohne menschen, keine mitarbeiter, vollautomatisch + alles, kein mensch',
    ),
    other: phrases(
      'am telefon + {contact}, ein mensch antwortet, ein mensch + {contact}, besetzt von, mitarbeiter prüft, mitarbeiterin prüft, am schalter, hotline, am empfang',
    ),
  },
  {
    topic: 'nur Bargeld und ohne Bargeld',
    one: phrases('nur bar, nur bargeld, ausschließlich bar'),
    other: phrases(
      'per lastschrift, abgebucht, mit karte, per karte, kartenzahlung, überweis*, paypal',
    ),
  },
  {
    topic: 'nur für die eigenen Augen und von anderen gelesen',
    one: phrases(
      'nur ich lesen, nur ich sehen, nur für meine augen, vertraulich, bleibt unter uns, nur der verfasser, nur die verfasserin, niemand sonst liest',
    ),
    other: phrases(
      'trainer schaut, trainer liest, lehrer liest, lehrerin liest, leitung liest, chef liest, eltern lesen, arzt liest, vorgesetzte sehen, vorgesetzter sieht, chefin sieht, chef sieht, mitlesen, liest mit, lesen mit, schaut hinein',
    ),
  },
  {
    topic: 'allein und mit anderen gespielt',
    one: phrases(
      'einzelspieler, allein gespielt, spielt allein, spielt man allein, nur für einen spieler, ohne gegner, ohne mitspieler',
    ),
    other: phrases(
      'gegen freunde, mit freunden, gegeneinander, gegner, mehrspieler*, zu zweit, im team, im duell',
    ),
  },
  {
    topic: 'sofort veröffentlicht und vorher geprüft',
    one: phrases(
      'sofort veröffentlicht, sofort online, sofort sichtbar, erscheint sofort, erscheinen sofort, ungeprüft',
    ),
    other: phrases(
      'wird vorher geprüft, erst nach prüfung, bevor es erscheint, bevor er erscheint, vor dem erscheinen, schaltet frei, freigeschaltet, freigegeben hat',
    ),
  },
  {
    topic: 'immer offen und geschlossen',
    one: phrases(
      'rund um die uhr, tag und nacht, jederzeit zugänglich, 24 stunden, immer offen, durchgehend geöffnet',
    ),
    other: phrases(
      'verschlossen, abgeschlossen, bleibt zu, ist zu, geschlossen, schließt um, ab 22 uhr zu',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'ohne Sieger und mit Siegern',
    one: phrases(
      'keine sieger, keine rangliste, keine bestenliste, keine gewinner, niemand gewinnt, kein wettbewerb, keine punkte, ohne punkte, kein wettkampf',
    ),
    other: phrases(
      'der sieger, die sieger, gewinner, pokal, preis für den, preis für die, wer vorne liegt, am schnellsten war, die schnellsten, schnellsten, die besten, erste plätze, bestplatzierte',
    ),
  },
];
