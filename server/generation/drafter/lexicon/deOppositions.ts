import { deConcepts } from './deConcepts';
import { deUseOppositions } from './deUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in German. */
export const deOppositions: Oppositions = {
  concepts: deConcepts,
  pairs: [
    {
      topic: 'kostenlos und kostenpflichtig',
      one: phrases(
        'kostenlos, kostenfrei, komplett kostenlos, für alle kostenlos, gratis, umsonst, unentgeltlich, nichts kosten, kostet nichts, kein geld verlangen, keine gebühren, ohne gebühren, niemand zahlt, {free}',
      ),
      other: phrases(
        'provision, abo, abos, abonnement, abonnements, monatsbeitrag, monatsgebühr, jahresgebühr, gebühr von, gebühr pro, kostet monatlich, kostet im monat, kostet pro, pro monat zahlen, zahlen monatlich, bezahlschranke, geld verdienen, einnahmen, umsatz, gewinn, premium-version, premiumversion, premium-abo, bezahlversion, kostenpflichtig*, nutzungsgebühr, {price} + {charge} + !{budget}, {earn}, {pay} + {price} + !{budget}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'anonym und namentlich',
      one: phrases(
        'anonym, anonyme, anonymen, anonymer, anonymes, anonymität, ohne namen, ohne namensnennung, niemand weiß wer, ohne zu wissen wer, ohne zu wissen, nicht rückverfolgbar, keine rückschlüsse, pseudonym*, no {know} + {who}, no {traced}',
      ),
      other: phrases(
        'klarname*, echter name, echten namen, echtem namen, vollständiger name, vollständigen namen, vollem namen, vor- und nachname*, mit name, mit namen, mit seinem namen, mit ihrem namen, namentlich*, personalnummer, mitarbeiternummer, ausweisnummer, ausweis, identität, wer was geschrieben hat, wer abgestimmt hat, wer es geschrieben hat, profilfoto, {by name}, {see} + {name}, {see} + {who}, {know} + {who} + !{no}, {contact} + {author}',
      ),
    },
    {
      topic: 'offline und live',
      one: phrases('{offline} + !{even}, no {net} + !{even}'),
      other: phrases(
        'echtzeit, live, in echtzeit, sofort sichtbar, sofort für alle, sekundengenau, streaming, immer online, ständig online, nur online, ständige internetverbindung, überall gleichzeitig, nur in der cloud, {live}, {watch} + {afar}, {world} + {rank}',
      ),
    },
    {
      topic: 'nie gelöscht und löschbar',
      one: phrases(
        'nie gelöscht, niemals gelöscht, nicht gelöscht, nichts wird gelöscht, nichts löschen, nie löschen, dauerhaft gespeichert, für immer gespeichert, unbegrenzt gespeichert, unbegrenzt aufbewahrt, unveränderlich, unveränderbar, revisionssicher, unlöschbar, nicht löschbar, {keep} + {forever}, no {delete} + {ever}',
      ),
      other: phrases(
        'gelöscht werden können, gelöscht werden kann, jederzeit löschen, wieder löschen, selbst löschen, alles löschen, daten löschen, konto löschen, profil löschen, automatisch gelöscht, danach gelöscht, wird gelöscht, werden gelöscht, löschen sich, löscht sich, recht auf löschung, auf wunsch gelöscht, löschen lassen, endgültig gelöscht, {delete} + {after}, {delete} + {self}',
      ),
    },
    {
      topic: 'ohne Konto und mit Konto',
      one: phrases(
        'kein konto, ohne konto, kein account, ohne account, kein login, ohne login, ohne anmeldung, keine anmeldung, ohne registrierung, keine registrierung, ohne sich anzumelden, ohne sich zu registrieren, kein passwort, ohne passwort, kein benutzerkonto, ohne benutzerkonto, no {account}',
      ),
      other: phrases(
        'konto anlegen, konto erstellen, account anlegen, account erstellen, muss sich anmelden, müssen sich anmelden, muss sich registrieren, müssen sich registrieren, muss angemeldet sein, müssen angemeldet sein, sich einloggen, muss sich einloggen, meldet sich an, melden sich an, loggen sich ein, loggt sich ein, nur angemeldete, nur registrierte, verifiziertes konto, passwort zurücksetzen, ihr profil, anmeldepflicht, mit e-mail und passwort, {log in} + !{staff}, {account} + {must}, {history} + {own}, {across}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'bleibt im Haus und wird weitergegeben',
      one: phrases(
        'verlassen nie, verlassen niemals, verlässt nie, verlässt niemals, nicht verlassen, nie das gerät, bleiben auf dem gerät, bleibt auf dem gerät, bleibt auf dem handy, bleiben auf dem handy, bleiben lokal, bleibt lokal, nur lokal, nicht weitergegeben, nie weitergegeben, nicht geteilt, nicht übertragen, nichts wird gesendet, keine cloud, niemals in die cloud, nicht in die cloud, nicht hochgeladen, nie hochgeladen, nicht nach außen, keine weitergabe, no {leave} + {home}',
      ),
      other: phrases(
        'per e-mail, per mail, per whatsapp, whatsapp, hochgeladen, hochladen, lädt hoch, cloud, dritte, dritten, drittanbieter, senden an, sendet an, schickt an, schicken an, geschickt an, verschickt an, gesendet an, weitergeleitet, externe dienste, externer dienst, externen dienst, google drive, dropbox, gepostet, {upload} + {cloud}',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'privat und öffentlich',
      one: phrases(
        'privat, geheim, vertraulich, nur sichtbar für, nur für mich sichtbar, sonst sieht niemand, niemand sonst sieht, niemand sonst, nicht öffentlich, nicht sichtbar, sieht nur, sehen nur',
      ),
      other: phrases(
        'öffentlich, öffentliche, öffentlichen, öffentlicher, öffentliches, jeder sieht, jeder kann sehen, alle sehen, alle können sehen, für alle sichtbar, für jeden sichtbar, für alle einsehbar, allen angezeigt',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'kein Tracking und Nutzungsdaten',
      one: phrases(
        'kein tracking, ohne tracking, keine analyse, keine cookies, ohne cookies, nicht tracken, nicht getrackt',
      ),
      other: phrases(
        'nutzungsdaten, nutzungsstatistik*, nutzungsverhalten, nutzerverhalten, klickverhalten, google analytics, verhaltensdaten, heatmap, heatmaps, personalisierte werbung, wie oft nutzer, wie oft jemand',
      ),
    },
    {
      topic: 'werbefrei und mit Werbung',
      one: phrases(
        'keine werbung, ohne werbung, werbefrei, keine anzeigen, keine banner, nie werbung, niemals werbung',
      ),
      other: phrases(
        'steht eine anzeige, läuft werbung, anzeigen von, werbung von, werbung für, werbung zeigen, werbebanner, bannerwerbung, gesponsert*, sponsoren, werbeeinnahmen, durch werbung finanziert, über werbung, werbefinanziert, werbekunden, anzeigenkunden, anzeigen schalten',
      ),
    },
    {
      topic: 'keine Benachrichtigungen und Benachrichtigungen',
      one: phrases(
        'keine benachrichtigungen, ohne benachrichtigungen, keine push-nachrichten, keine pushnachrichten, kein push, keine erinnerungen, keine mails, keine e-mails, no {notification}',
      ),
      other: phrases(
        'push-nachricht, push-nachrichten, pushnachricht*, push-benachrichtigung*, benachrichtigt, bekommt eine nachricht, bekommen eine nachricht, erinnert, erinnerungsmail, schickt eine erinnerung, schickt eine mail, bekommt eine mail, erhält eine e-mail, {get} + {notification}, {notify}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'automatisch und von Hand',
      one: phrases(
        'automatisch, vollautomatisch, automatisiert, ohne freigabe, ohne menschliches zutun, ohne zutun, ohne genehmigung, ohne prüfung',
      ),
      other: phrases(
        'manuell, von hand, per hand, händisch, muss freigeben, müssen freigeben, muss zustimmen, muss genehmigen, gibt frei, erst nach freigabe, prüft jede, prüft jeden, prüft jedes, gibt jede, gibt jeden, geprüft von, von einem menschen',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'unmoderiert und moderiert',
      one: phrases(
        'keine moderation, ohne moderation, unmoderiert, keine zensur, unzensiert, ohne zensur',
      ),
      other: phrases(
        'moderator, moderatoren, moderatorin, moderiert, vor der veröffentlichung geprüft, vorher geprüft, bevor er erscheint, bevor sie erscheinen, gemeldete beiträge',
      ),
    },
    {
      topic: 'nur auf dem Handy und nur am Rechner',
      one: phrases(
        'nur mobil, nur auf dem handy, nur fürs handy, nur für smartphones, nur als app, ausschließlich mobil',
      ),
      other: phrases(
        'nur am pc, nur am rechner, nur am desktop, nur desktop, am desktop, am großen bildschirm, am laptop',
      ),
    },
    {
      topic: 'bleibt im Haus und geht in die Cloud',
      one: phrases('no {leave} + {home}, {all} + {stay} + {home}'),
      other: phrases('{upload} + {cloud}, {across}'),
    },
    {
      topic: 'Barzahlung und keine',
      one: phrases('no {cash}, {only} + {card}'),
      other: phrases('{cash} + {pay}'),
    },
    {
      topic: 'endgültig und noch änderbar',
      one: phrases('{final}, no {change} + {once}'),
      other: phrases('{change} + {until}'),
    },
    {
      topic: 'fest und änderbar',
      one: phrases('no {change}'),
      other: phrases('{change} + {may}'),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'nichts im Voraus und Vorauszahlung',
      one: phrases('no {pay} + {ahead}, {pay} + {afterwards}'),
      other: phrases('{pay} + {ahead} , {deposit}'),
      ofOneRole: true,
    },
    {
      topic: 'nur für mich und geteilt',
      one: phrases('{only me}'),
      other: phrases('{everybody} + {see}, {public}, {share} + {everybody}'),
    },
    {
      topic: 'ohne Papier und auf Papier',
      one: phrases('no {paper}'),
      other: phrases('{print}'),
    },
    {
      topic: 'keine Rangliste und eine',
      one: phrases('no {rank}'),
      other: phrases('{rank}'),
    },
    {
      topic: 'kein Geld und Einzug von Geld',
      one: phrases('no {money}'),
      other: phrases('{collect} + {price}'),
    },
    {
      topic: 'rund um die Uhr und zu festen Zeiten',
      one: phrases('{always open}'),
      other: phrases('{opening hours}'),
    },
    {
      topic: 'geschlossen und offen für alle',
      one: phrases('{invited}'),
      other: phrases('{everybody} + {join}'),
    },
    ...deUseOppositions,
  ],
};
