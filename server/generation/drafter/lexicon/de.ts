import type { Lexicon } from './lexicon';
import { deCues } from './deCues';
import { deOppositions } from './deOppositions';
import { dePeople } from './dePeople';
import { participles, predicates, verbForms } from './deVerbs';
import { deTrades } from './deTrades';
import { withTrades } from './withTrades';
import { phrases, words } from './words';

/** The words by which German ideas are read. */
export const de: Lexicon = {
  code: 'de',
  hasSpaces: true,
  prefixes: [],
  abbreviations: words(
    'z.b z d.h d u.a u o.ä o i.d.r i z.t u.u bzw ca usw etc evtl ggf ggfs inkl exkl zzgl max min mind nr str st dr prof hr hrn fr tel vgl bspw sog abs art mio mrd std tägl mtl allg bes vs resp insb spez exam bzgl zzt einschl gem jährl halbjährl monatl wöchentl',
  ),
  cues: deCues,
  actions: predicates(),
  participles: verbForms(participles),
  sections: {
    users: phrases(
      `nutzer, nutzerinnen, nutzende, benutzer, anwender, nutzer und rollen, nutzerrollen, benutzerrollen, nutzergruppen, benutzergruppen, nutzergruppe, zielgruppe, zielgruppen, rollen, rolle, rollen und rechte, personas, persona, akteure, beteiligte, stakeholder, für wen, wer, wer macht mit,
       wer nutzt es, wer nutzt das, wer benutzt es, wer soll es nutzen, wer ist dabei, wer arbeitet damit, wer benutzt das, kunden, kundengruppen, teilnehmende, anspruchsgruppen`,
    ),
    goals: phrases(
      `ziel, ziele, zielsetzung, zielbild, zielwert, zielgröße, unsere ziele, projektziel, projektziele, erfolg, erfolgskriterien, erfolgskriterium, erfolgsmessung, kennzahlen, metriken, kpi, kpis, okr, okrs, woran wir erfolg messen, woran wir den erfolg messen, woran wir merken, woran messen wir erfolg, vision, mission, zweck,
       nutzen, sinn und zweck, ergebnis, gewünschtes ergebnis, wofür, was wir erreichen wollen, was soll erreicht werden`,
    ),
    requirements: phrases(
      `was wir suchen, wonach wir suchen, was ich suche, was helfen würde, beschlossen, beschlossen wurde, beschlüsse, beschluss, entscheidungen, vereinbart, funktionen, funktion, features, feature, kernfunktionen, hauptfunktionen, grundfunktionen, funktionsumfang, funktionalität, funktionale anforderungen, anforderungen, anforderung, user stories, user story, nutzergeschichten, storys, stories, was es können soll, was sie können soll, was die app können soll,
       was das tool können soll, was soll es können, was soll die app können, was es können muss, was es tut, was die app macht, was die app tun soll, was wir brauchen, was ich brauche, was wir wollen, was ich will, was ich mir wünsche, was wir uns wünschen, so soll es funktionieren, so soll es laufen, wie es funktionieren soll, wie es
       funktioniert, so funktioniert es, so funktioniert's, ablauf, abläufe, umfang, leistungsumfang, im umfang, mvp, die idee, idee, lösung, lösungsidee, unsere lösung, vorschlag, produkt, das produkt, anwendungsfälle, use cases, workflow, prozess, soll-zustand, sollzustand, die app soll, das tool soll, das system soll, es soll, endpunkte, seiten, ansichten,
       screens, spielregeln, spielprinzip, spielablauf, regeln, wünsche, wunschliste, funktional, soll-konzept`,
    ),
    must: phrases(
      'muss, muss-kriterien, musskriterien, muss-anforderungen, muss rein, must have, must-have, must-haves, pflicht, unbedingt, unverzichtbar, zwingend, priorität 1, prio 1, p0, p1',
    ),
    should: phrases(
      'soll, sollte, soll-kriterien, sollkriterien, soll-anforderungen, should have, should-have, wichtig für später, priorität 2, prio 2, p2',
    ),
    could: phrases(
      'kann, könnte, kann-kriterien, kannkriterien, kann-anforderungen, could have, could-have, nice to have, nice-to-have, nice-to-haves, optional, optionales, später, später vielleicht, vielleicht, vielleicht später, irgendwann, bonus, ausblick, zukunft, ideen für später, phase 2, version 2, v2, schön wäre, wäre schön, wünschenswert, priorität 3, prio 3, p3',
    ),
    constraints: phrases(
      `randbedingungen, rahmenbedingungen, rahmen, bedingungen, vorgaben, auflagen, einschränkungen, beschränkungen, grenzen, grenzwerte, nichtfunktionale anforderungen, nicht-funktionale anforderungen, nicht funktionale anforderungen, nichtfunktional, nicht-funktional, qualität, qualitätsanforderungen, technik, technisches, technische anforderungen, technische vorgaben,
       technologie, plattform, plattformen, datenschutz, datenschutz und sicherheit, sicherheit, recht, rechtliches, rechtlicher rahmen, gesetzliche vorgaben, compliance, budget, kosten, budget und zeitplan, zeitplan, termin, termine und budget, frist, fristen, deadline, performance, leistung, schnittstellen, integrationen, betrieb, hosting, hardware, barrierefreiheit, preis, preise, wichtig,
       wichtig ist, wichtig dabei, harte anforderungen, regulatorik, sla, slo, infrastruktur, leitplanken, nicht verhandelbar`,
    ),
    exclusions: phrases(
      `unerwünscht, kein bedarf, raus:, draußen:, fällt raus, fällt weg, außen vor, bleibt außen vor, lassen wir weg, darf nicht, dürfen nicht, kann nicht, verboten, nicht erlaubt, kein zugriff, nicht-ziele, nichtziele, nicht ziele, keine ziele, nicht im umfang, nicht enthalten, nicht vorgesehen, nicht geplant, nicht teil des projekts, nicht teil, nicht bestandteil, nicht gewünscht, nicht gewollt, nicht dabei, nicht drin, nicht nötig, nicht jetzt, noch nicht, vorerst nicht, erstmal nicht, out of scope, außerhalb des umfangs, ausschlüsse, ausgeschlossen, ausschluss, abgrenzung,
       abgrenzungen, non-goals, no-gos, no-go, bitte nicht, auf keinen fall, was wir nicht wollen, was ich nicht will, was wir nicht brauchen, was ich nicht brauche, was es nicht ist, was es nicht sein soll, was es nicht kann, was es nicht können muss, was es nicht werden soll, was wir nicht bauen, was nicht dazugehört, was nicht dazu gehört, wollen wir nicht, brauchen wir nicht, nicht, was nicht, won't have, weglassen, gehört nicht dazu, kein`,
    ),
    background: phrases(
      `anwesend, abwesend, nicht anwesend, nicht da, begrüßung, formalia, tagesordnung, aktionspunkte, aufgabenverteilung, sonstiges, entschuldigt, nächste sitzung, nächste schritte, verschiedenes, hintergrund, ausgangslage, ausgangssituation, ausgangspunkt, situation, ist-zustand, istzustand, ist-situation, ist-stand, problem, probleme, das problem, problemstellung, problembeschreibung, kontext, anlass, motivation, warum, geschichte, vorgeschichte, einleitung, über uns, wer wir sind, status quo, heute, heutiger ablauf, aktuell, aktuelle situation, aktueller stand,
       wie es heute läuft, so läuft es heute, so ist es heute, überblick, zusammenfassung, beschreibung, kurzbeschreibung, schmerzpunkte, worum es geht, worum geht es, die lage, lage`,
    ),
    undecided: phrases(
      `unentschieden, in der schwebe, strittig, offen blieb, vertagt, offen, offene fragen, offene frage, offene punkte, offener punkt, noch offen, fragen, noch unklar, unklar, ungeklärt, unklarheiten, zu klären, noch zu klären, zu entscheiden, noch zu entscheiden, tbd, weiß ich noch nicht, wissen wir noch nicht, unsicher, zu diskutieren, zu besprechen, klärungsbedarf, noch nicht entschieden`,
    ),
  },
  limits: {
    before: {
      atMost: phrases(
        '≤, bis zu, höchstens, maximal, max, max., maximal etwa, nicht mehr als, nicht länger als, nicht später als, nicht über, nicht teurer als, nicht größer als, innerhalb von, innerhalb, binnen, limit, begrenzt auf, beschränkt auf, so viele wie, längstens, spätestens nach, in maximal, in höchstens, obergrenze',
      ),
      below: phrases(
        'unter, weniger als, in unter, kürzer als, kleiner als, günstiger als, billiger als, jünger als, unterhalb von, auf unter, in weniger als, kälter als, kühler als, leichter als, niedriger als, früher als, <',
      ),
      atLeast: phrases(
        '≥, mindestens, mind, mind., min, min., minimal, wenigstens, nicht weniger als, nicht unter, nicht kürzer als, nicht früher als, ab, frühestens, frühestens nach, untergrenze, ≥',
      ),
      above: phrases(
        'mehr als, über, länger als, größer als, älter als, höher als, teurer als, schwerer als, oberhalb von, jenseits von, wärmer als, heißer als, breiter als, später als, weiter als, >',
      ),
      every: phrases(
        'alle, jede, jeden, jedes, jeweils alle, einmal pro, einmal alle, je, pro, zweimal pro',
      ),
      after: phrases(
        'nach, nach mehr als, seit, seit mehr als, länger als, erst nach, nach spätestens, nach jeweils',
      ),
      by: phrases(
        'bis, bis zum, bis spätestens, spätestens, spätestens am, spätestens bis, spätestens um, vor, vor dem, am, zum, fertig bis, start am, start zum, frist, ab dem',
      ),
    },
    after: {
      atMost: phrases(
        'oder weniger, oder darunter, oder niedriger, oder tiefer, oder kälter, oder kühler, oder kürzer, oder kleiner, oder jünger, oder früher, oder eher, oder leichter, und weniger, und jünger, und darunter, höchstens, maximal, max, nicht überschreiten, nicht überschritten, als obergrenze',
      ),
      below: [],
      atLeast: phrases(
        'oder mehr, mindestens, oder älter, oder länger, und mehr, und älter, oder darüber, oder höher, oder wärmer, oder heißer, oder größer, oder breiter, oder schwerer, oder später, und darüber, plus',
      ),
      above: phrases('überschreitet, übersteigt, überschreiten, übersteigen'),
      every: [],
      after: phrases('danach, später, lang nicht, lang keine, ohne, nach'),
      by: [],
    },
  },
  numberWords: {
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    fünfzehn: 15,
    zwanzig: 20,
    dreizehn: 13,
    vierzehn: 14,
    sechzehn: 16,
    achtzehn: 18,
    vierundzwanzig: 24,
    fünfundzwanzig: 25,
    fünfundvierzig: 45,
    achtundvierzig: 48,
    siebzig: 70,
    zweiundsiebzig: 72,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    tausend: 1000,
    dutzend: 12,
  },
  months: words(
    'januar februar märz april mai juni juli august september oktober november dezember jan feb mär apr jun jul aug sep sept okt nov dez jänner feber',
  ),
  unitAdjectives: words(
    `gleichzeitige gleichzeitigen aktive aktiven zahlende zahlenden examinierte registrierte monatliche tägliche verschiedene neue neuen
     aufeinanderfolgende aufeinanderfolgenden freie ehrenamtliche volle ganze weitere`,
  ),
  // A comma, too, ends what a word names: "eine App, die …".
  inflections: words('innen erin erinnen in en er n e es s'),
  prepositions: words(
    ', mit in von vom im am auf zu zum zur für über an aus bei beim unter innerhalb ohne durch während zwischen gegen nach vor pro per ab um je wegen der des',
  ),
  vague: words(
    'schnell schnelle schneller schnelles zügig einfach einfache einfacher einfaches leicht leichte intuitiv intuitive intuitives benutzerfreundlich benutzerfreundliche nutzerfreundlich nutzerfreundliche bedienerfreundlich freundlich schön schöne schönes schick hübsch modern moderne modernes zuverlässig zuverlässige robust stabil stabile sicher sichere günstig günstige bezahlbar schlank skalierbar flexibel flexible reibungslos unkompliziert unkomplizierte smart gut gute guter gutes besser toll ansprechend ansprechende angenehm übersichtlich übersichtliche verständlich verständliche klar klare ruhig zeitnah bald groß große großen klein kleine viele wenige oft selten möglichst',
  ),
  definiteWords: words(
    'der die das dem den des dieser diese dieses diesem diesen es sie er jede jeder jedes',
  ),
  people: withTrades(dePeople, deTrades),
  nameBefore: phrases(
    'namens, arbeitstitel:, arbeitstitel, projektname:, projekttitel:, projekt:, name:, name der app:, produktname:, mit dem namen, unter dem namen, der name ist, die app heißt, app heißt, die app heisst, das projekt heißt, das spiel heißt, das ganze heißt, das tool heißt, die plattform heißt, es heißt, sie heißt, nennen wir es, nennen wir sie, nennen wir das, nennen wir das ganze, den namen, es könnte heißen, wir nennen es, wir nennen sie, ich nenne es, ich nenne sie, nenne ich es, genannt:, titel:',
  ),
  story: {
    author: phrases('ich bin, wir sind'),
    before: phrases('als ein, als eine, als einer, als der, als die, als'),
    after: phrases(
      `möchte ich, will ich, kann ich, muss ich, soll ich, darf ich, brauche ich, brauch ich, würde ich gerne, würde ich gern, hätte ich gerne, hätte ich gern, wünsche ich mir, sehe ich, seh ich, bekomme ich, erhalte ich, möchten wir, wollen wir,
       können wir, brauchen wir, müssen wir, trage ich, lege ich, gebe ich, finde ich, werde ich, habe ich, bin ich, melde ich, lade ich, ich`,
    ),
  },
  forWhom: phrases(
    'für, gedacht für, entwickelt für, bestimmt für, geeignet für, gemacht für, speziell für, richtet sich an, richten sich an, wendet sich an, hilft, helfen, unterstützt, verbindet, vernetzt, zwischen, ermöglicht, zielgruppe:, zielgruppen:, nutzer:, genutzt von, benutzt von, zielgruppe sind, zielgruppe ist, bringt',
  ),
  oppositions: deOppositions,
  stopWords:
    words(`der die das den dem des ein eine einen einem einer eines und oder aber doch auch nur noch schon nicht kein keine keinen keinem keiner
    ist sind war waren bin hat haben habe hatte wird werden wurde kann können darf dürfen muss müssen soll sollen sollte will wollen möchte möchten
    ich du er sie es wir ihr man mich mir uns ihn ihm ihnen sich mein meine meinen meiner unser unsere unseren unserer sein seine seinen seiner ihre ihren ihrem ihrer
    dieser diese dieses diesen diesem jeder jede jedes jeden alle allen alles viele mehr sehr so wie was wer wo wann ob dass wenn falls weil damit als
    in im an am auf aus bei beim bis durch für gegen hinter mit nach neben ohne seit über um unter von vom vor während wegen zu zum zur zwischen pro per ab je
    dann da hier dort immer wieder heute jetzt etwa ganz gar mal bitte denn sonst also eben einfach selbst sowie bzw beide anderen andere einander dabei dafür dazu daran darauf`),
};
