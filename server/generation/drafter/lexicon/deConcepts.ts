import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** The concepts of German contradictions: as many ways as possible to name the same thing. */
export const deConcepts: Oppositions['concepts'] = {
  without: phrases('ohne'),
  none: phrases('kein*'),
  no: phrases('kein*, nicht, nie, niemals, niemand*, nichts, weder, verboten, statt'),
  all: phrases('alles, nichts, sämtliche, alle daten, keine daten, jegliche'),
  unless: phrases(
    'außer, niemand außerhalb, niemandem außerhalb, keiner außerhalb, ansonsten, sonst, nachts, am wochenende, bis dahin, vorher, danach, auf wunsch, freiwillig, derzeit, momentan, aktuell, zurzeit, heute, bisher, vorerst, zunächst, optional, wer will, wer möchte, weniger, nicht nur',
  ),
  even: phrases('auch, selbst, sogar'),
  only: phrases('nur, ausschließlich, einzig, allein'),
  ever: phrases('nie, niemals, nichts, jemals, nie wieder'),
  each: phrases('jede*, pro, je, alle'),
  one: phrases('ein, eine, einen, genau ein*'),
  most: phrases('nie mehr, nicht mehr als, höchstens'),
  if: phrases('wenn, falls, bis, sobald, länger als'),
  others: phrases('andere, anderen, anderer, fremde*'),
  own: phrases('ihr, ihre, sein, seine, eigene*, frühere*, deine, dein'),
  free: phrases(
    'kostenlos, kostenfrei, gratis, nichts kosten, kostet nichts, nichts zu kaufen, niemand zahlt, zahlt nichts, zahlen nichts, umsonst, ohne kosten, keine kosten, keinen cent, keinen euro, niemand muss zahlen, für null euro, nichts bezahlen, unentgeltlich, kein geld kosten',
  ),
  price: phrases('€*, euro, cent, chf, franken, prozent vom'),
  charge: phrases(
    'verlangen, verlangt, berechnen, berechnet, nehmen wir, kostet, kosten, zahlt, zahlen, bezahlt, bezahlen, preis, verkauft, verkaufen, kaufen, gebühr, monatlich, pro monat, freischalten, fällt an, fallen an, in rechnung, beitrag, aufpreis, kostenpflichtig, abgebucht, bucht ab',
  ),
  earn: phrases(
    'provision, abonnement, abo, geld verdienen, mitgliedschaft kostet, jahresbeitrag, monatlicher beitrag, beitrag von, verdienen wir, wir verdienen, finanziert sich durch, einnahmen, gebühr von',
  ),
  budget: phrases('budget, hosting, server, jahr, strafe, förder*, verein zahlt, wert'),
  know: phrases(
    'erfahren, erfährt, wissen, weiß, erkennen, erkennt, herausfinden, herauskommen, herauskommt, sehen, sieht, nachvollziehen, nachvollziehbar, zurückverfolgen',
  ),
  who: phrases('wer, von wem, wessen'),
  traced: phrases('rückverfolgbar, zuordnen, zuzuordnen, erkennbar'),
  'by name': phrases(
    'klarname*, echten namen, vollem namen, namentlich, mit namen, personalnummer, persönlich an, beim namen, unter ihrem namen, unter seinem namen, wer was geschrieben, mit foto und namen, name neben, name steht, vor- und nachname*, mit seinem namen, trägt namen, nennt den namen, wer wie',
  ),
  see: phrases(
    'sehen, sieht, zeigt, angezeigt, anzeigen, steht, stehen, lesen, liest, sichtbar, einsehen, einsehbar, angeschaut, anschauen, ansehen, nachlesen, durchblättern, einblick, aufgelistet, aufgeführt, erscheint, erscheinen, auflisten, gezeigt',
  ),
  name: phrases(
    'name des, namen der, name der, namen des, name neben, seinen namen, ihren namen, der name',
  ),
  contact: phrases('antworten, anrufen, ansprechen, spricht, anspricht, kontaktieren, rückfragen'),
  author: phrases('absender, absenderin, verfasser*, einsender*, autor*'),
  offline: phrases(
    'offline, funkloch, flugmodus, ohne internet, ohne netz, ohne empfang, ohne internetverbindung, ohne verbindung, kein internet, kein empfang, kein netz, ohne wlan',
  ),
  net: phrases(
    'internet, empfang, netz, verbindung, internetverbindung, wlan, funknetz, mobilfunk, netzabdeckung, server',
  ),
  live: phrases(
    'echtzeit, live, sofort für alle, zeitgleich, im selben moment, sekundenschnell, sofort und überall, laufend aktuell, im gleichen augenblick',
  ),
  watch: phrases(
    'sehen, sieht, verfolgen, verfolgt, beobachtet, mitverfolgen, mitlesen, ansehen, verfolgbar',
  ),
  afar: phrases(
    'von zu hause, aus der ferne, vom büro, aus dem büro, von überall, übers internet, über das internet, von unterwegs, zentrale, zu hause sieht, vom sofa, von daheim, vom schreibtisch, aus der stadt',
  ),
  world: phrases('welt*, online, global*'),
  rank: phrases(
    'rangliste, ranglisten, weltrangliste, bestenliste, bestenlisten, ranking, rankings, tabelle der besten, highscore, die besten, siegertreppchen',
  ),
  share: phrases('geteilt, teilen, teilt, freigegeben'),
  keep: phrases(
    'bleiben, bleibt, gespeichert, aufbewahrt, archiviert, erhalten, aufgehoben, behalten, speichern',
  ),
  forever: phrases(
    'für immer, dauerhaft, auf ewig, ewig, unbegrenzt, zeitlich unbegrenzt, auf dauer, unbefristet, lebenslang',
  ),
  delete: phrases(
    'gelöscht, löschen, löscht, entfernt, vernichtet, verschwindet, verschwinden, verfällt, gelöscht werden, weggeworfen, gelöschte, löscht sich, verschwunden, weg ist, geschreddert, ausgetragen, bereinigt, getilgt, überschrieben, anonymisiert, auslaufen',
  ),
  after: phrases('nach, tagen, wochen, monaten, jahren, automatisch, stunden, nachts'),
  self: phrases('selbst, jederzeit, auf wunsch, eigene*, ihre'),
  account: phrases(
    'konto, konten, account, accounts, login, anmeldung, anmelden, registrierung, registrieren, passwort, passwörter, zugangsdaten, benutzerkonto, kennwort, einloggen, nutzerkonto, eintragen müssen, sich eintragen, einzutragen, anzumelden, zu registrieren, registriert, zugang, mitgliedskonto, benutzername, benutzernamen, log-in, pin',
  ),
  'log in': phrases(
    'einloggen, eingeloggt, loggt sich ein, loggen sich ein, meldet sich an, melden sich an, angemeldet, passwort, kundenkonto, ihr profil, sein profil, nach dem login, nach dem einloggen, nach dem anmelden, angemeldete, persönlicher bereich, persönlichen bereich, mein konto, sein konto, ihr konto, eigenes konto, log-in, mit passwort',
  ),
  must: phrases('muss, müssen, erforderlich, nötig, pflicht, zuerst, vorher'),
  history: phrases(
    'frühere bestellungen, bisherige bestellungen, alte bestellungen, frühere tausche, verlauf, merkliste, frühere*, alten bestellungen, letzten bestellungen, bisherige käufe, bisherigen buchungen, favoriten, lesezeichen, punktestand, ergebnisse vom letzten, eigene ergebnisse, historie, wunschliste',
  ),
  across: phrases(
    'auf allen geräten, auf mehreren geräten, geräteübergreifend, auf jedem gerät, von jedem gerät, auf einem anderen gerät, auf dem neuen handy',
  ),
  leave: phrases(
    'verlassen, verlässt, raus, gesendet, hochgeladen, übertragen, weitergegeben, nach außen',
  ),
  home: phrases(
    'gerät, geräte, haus, gebäude, handy, betrieb, praxis, station, browser, rechner, büro, schule, hof, netz, werk, telefon, klinik, tablet, netzwerk',
  ),
  stay: phrases('bleiben, bleibt, gespeichert, liegen'),
  cloud: phrases(
    'cloud, google drive, dropbox, aws, azure, externen server, externe server, rechenzentrum, server in den usa, amerikanischen server, amerikanische server, anbieter in, server eines anbieters, icloud, onedrive, webspace',
  ),
  upload: phrases(
    'hochgeladen, hochladen, lädt, geht, gehen, gesichert, gespeichert, kopiert, landet, landen, übertragen, wandert, geschickt, liegt, in die, in der, übermittelt',
  ),
  cash: phrases('bargeld, bar, münzen, scheine, barzahlung, bares'),
  card: phrases('karte, karten, kartenzahlung, ec-karte, kontaktlos'),
  pay: phrases(
    'zahlen, zahlt, bezahlen, bezahlt, bezahlung, zahlung, annehmen, nehmen, nimmt, kassieren, kassiert, abgerechnet, beglichen',
  ),
  ahead: phrases(
    'im voraus, vorab, vorher, bei der buchung, beim buchen, bei buchung, bei der reservierung, vor der, vor dem, bei der bestellung',
  ),
  afterwards: phrases(
    'hinterher, danach, nachher, vor ort, bei rückgabe, bei abholung, am ende, im nachhinein, bei lieferung',
  ),
  deposit: phrases('anzahlung, vorkasse, kaution'),
  final: phrases(
    'endgültig, verbindlich, unwiderruflich, steht fest, nicht mehr geändert, nicht mehr änderbar',
  ),
  change: phrases(
    'ändern, geändert, änderbar, änderungen, korrigieren, korrigiert, bearbeiten, bearbeitet, anpassen, zurückziehen, widerrufen, stornieren, verschieben, umbuchen, tauschen',
  ),
  once: phrases('mehr, sobald, nach der, nach dem, danach'),
  until: phrases('bis, noch'),
  may: phrases('kann, können, darf, dürfen, jederzeit, noch'),
  'only me': phrases(
    'nur für mich, nur ich, niemand außer mir, sonst niemand, nur mir, geht niemanden etwas an',
  ),
  everybody: phrases(
    'alle, allen, jeder, jede, die anderen, anderen, gruppe, öffentlichkeit, nachbarn, alle mitglieder, jedermann, sämtliche mitglieder, jeden, jedem, das ganze dorf, alle welt, wer will',
  ),
  public: phrases('öffentlich*'),
  paper: phrases('papier, zettel, ausdruck, ausdrucke, papierkram, formulare auf papier'),
  print: phrases('ausgedruckt, gedruckt, ausdrucken, drucker, druckt, ausdruck, aushang'),
  get: phrases('bekommt, bekommen, erhält, erhalten, kriegt, geht an, kommt, schickt, verschickt'),
  notification: phrases(
    'benachrichtigung*, mail, mails, e-mail, e-mails, nachricht, nachrichten, push, erinnerung, erinnerungen, sms, hinweis',
  ),
  notify: phrases(
    'benachrichtigt, erinnert, verständigt, informiert, alarmiert, angestupst, aufs handy, klingelt, vibriert, weist darauf hin',
  ),
  money: phrases('geld, zahlungen, geldverkehr, zahlungsverkehr, bezahlung'),
  collect: phrases(
    'kassiert, kassieren, einziehen, zieht, eingezogen, verlangt, nimmt, zahlt, zahlen, bezahlt',
  ),
  'always open': phrases('rund um die uhr, 24/7, tag und nacht'),
  'opening hours': phrases(
    'öffnungszeiten, nur zwischen, nur von, nur werktags, nur während der, geschlossen',
  ),
  invited: phrases(
    'nur auf einladung, nur mit einladung, geschlossene gruppe, nur eingeladene, nur auf empfehlung',
  ),
  join: phrases('mitmachen, beitreten, registrieren, anmelden, teilnehmen, eintragen, dazukommen'),
  then: phrases(
    'wer, dann, danach, erst dann, sonst, ansonsten, nur, andere, alle anderen, anschließend, ab dann, später, bis dahin',
  ),
  staff: phrases(
    'admin*, verwaltung, büro, personal, mitarbeiter*, team, leitung, vorstand, wir, redaktion, betreiber*, prüfer*, revisor*, koordinator*',
  ),
};
