import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** The concepts of Dutch contradictions: as many ways as possible to name the same thing. */
export const nlConcepts: Oppositions['concepts'] = {
  without: phrases('zonder'),
  none: phrases('geen'),
  no: phrases('geen, niet, nooit, niemand, niets, niks, nergens, verboden'),
  all: phrases('alles, niets, alle gegevens, geen gegevens'),
  unless: phrases(
    `behalve, niemand buiten, anders, 's nachts, in het weekend, tot dan, daarvoor, op verzoek, momenteel, nu, vandaag, voorlopig, optioneel, wie wil, minder, niet alleen`,
  ),
  even: phrases('ook, zelfs'),
  only: phrases('alleen, enkel, uitsluitend'),
  ever: phrases('nooit, niets'),
  each: phrases('elke, elk, ieder, iedere, per, alle'),
  one: phrases('één, een'),
  most: phrases('nooit meer, niet meer dan'),
  if: phrases('als, wanneer, tot, zodra'),
  others: phrases('anderen, andere, andermans'),
  own: phrases('je, jouw, hun, zijn, haar, eigen, eerdere'),
  free: phrases(
    'gratis, kosteloos, kost niets, kosten niets, niemand betaalt, betaalt niets, betalen niets, zonder te betalen, nul euro, geen cent, geen kosten, zonder kosten, niets betalen, voor niks',
  ),
  price: phrases('€*, euro, cent'),
  charge: phrases(
    'kost, kosten, betaalt, betalen, betaal, prijs, verkoopt, kopen, koopt, contributie, per maand, zal kosten, tarief, toeslag, in rekening, afgeschreven, betaal je, betaalt men',
  ),
  earn: phrases(
    'abonnement, commissie, geld verdienen, maandbedrag, jaarbijdrage, contributie, wij houden, inkomsten, procent van elke, servicekosten',
  ),
  know: phrases('weet, weten, achterhalen, achterhaalt, zien, ziet, herkent'),
  who: phrases('wie, van wie, wiens'),
  traced: phrases('herleidbaar, te herleiden'),
  'by name': phrases(
    'volledige naam, echte naam, met naam, bij naam, met naam en toenaam, personeelsnummer, onder hun naam, onder eigen naam, naam en foto, naam staat, naam verschijnt, ondertekend met, met hun naam',
  ),
  see: phrases(
    'zien, ziet, toont, getoond, staat, lezen, leest, zichtbaar, verschijnt, bekijkt, bekijken, kijkt, kijken, inzien, opzoeken, staat op, terugvinden, doorbladeren',
  ),
  name: phrases('naam van, namen van, de naam'),
  contact: phrases('antwoordt, belt, contact, bedankt'),
  author: phrases('schrijver, afzender, inzender'),
  offline: phrases(
    'offline, vliegtuigstand, zonder internet, zonder bereik, zonder netwerk, zonder verbinding, geen internet, geen bereik, geen verbinding, zonder wifi',
  ),
  net: phrases('internet, bereik, verbinding, netwerk, wifi, signaal'),
  live: phrases(
    'realtime, real time, live, meteen voor iedereen, op hetzelfde moment, tot op de seconde, direct bij iedereen',
  ),
  watch: phrases('zien, ziet, volgt, volgen, bekijkt, bekijken, kijkt'),
  afar: phrases('vanaf kantoor, van thuis, vanuit huis, op afstand, van overal, via internet'),
  world: phrases('wereld*, online'),
  rank: phrases('ranglijst, ranglijsten, klassement, ranking, de besten, topscores'),
  share: phrases('gedeeld, deelt, delen'),
  keep: phrases('bewaard, blijven, blijft, bewaren, opgeslagen, gearchiveerd'),
  forever: phrases('voor altijd, voorgoed, eeuwig, onbeperkt, blijvend, permanent'),
  delete: phrases(
    'gewist, verwijderd, wissen, verwijderen, vernietigd, verdwijnt, verdwijnen, wist, weggegooid, verloopt, verlopen, opgeruimd, geanonimiseerd',
  ),
  after: phrases('na, dagen, weken, maanden, automatisch, uur'),
  self: phrases('zelf, hun gegevens, op verzoek'),
  account: phrases(
    'account, accounts, inloggen, aanmelden, aanmelding, registratie, registreren, wachtwoord, wachtwoorden, inlog, inschrijving, inloggegevens, gebruikersnaam, profiel aanmaken, pincode, ingelogd, zich inschrijven',
  ),
  'log in': phrases(
    'log je in, logt in, loggen in, inloggen, ingelogd, aangemeld, wachtwoord, hun account, je account, je profiel, hun profiel, na het inloggen, na inloggen, mijn account, zijn account, haar account, eigen account, persoonlijke pagina, met wachtwoord',
  ),
  must: phrases('moet, moeten, verplicht, nodig, eerst'),
  history: phrases(
    'geschiedenis, eerdere bestellingen, eerdere ruilingen, vorige bestellingen, favorieten, oude bestellingen, eerdere aankopen, eerdere boekingen, verlanglijst, eerdere resultaten, spaarpunten',
  ),
  across: phrases('op al je apparaten, op elk apparaat, meerdere apparaten, ander apparaat'),
  leave: phrases('verlaten, verlaat, verstuurd, geüpload, gestuurd, naar buiten'),
  home: phrases(
    'apparaat, telefoon, gebouw, huis, pand, browser, computer, kantoor, school, praktijk, ziekenhuis, boerderij, netwerk, bedrijf',
  ),
  stay: phrases('blijft, blijven, opgeslagen'),
  cloud: phrases(
    'cloud, google drive, dropbox, aws, azure, externe server, externe servers, verenigde staten, amerikaanse server, amerikaanse servers, externe partij, onedrive, icloud',
  ),
  upload: phrases('geüpload, gaat, gaan, opgeslagen, gekopieerd, verstuurd, naar de, in de'),
  cash: phrases('contant, contanten, cash, munten, briefgeld, contant geld, muntgeld'),
  card: phrases('pin, pinnen, pinpas, pas, kaart'),
  pay: phrases(
    'betaalt, betalen, betaal, betaling, accepteren, accepteert, aannemen, nemen, afrekenen',
  ),
  ahead: phrases(
    'vooraf, van tevoren, bij het boeken, bij de reservering, bij boeking, bij het reserveren',
  ),
  afterwards: phrases('achteraf, ter plaatse, bij het ophalen, na afloop, bij teruggave'),
  deposit: phrases('aanbetaling, vooruitbetaling, borg'),
  final: phrases('definitief, bindend, onherroepelijk, ligt vast, staat vast'),
  change: phrases(
    'wijzigen, gewijzigd, wijzigt, veranderen, veranderd, aanpassen, aangepast, bewerken, bewerkt, corrigeren, corrigeert, annuleren, intrekken, verzetten',
  ),
  once: phrases('meer, zodra, na'),
  until: phrases('tot, nog'),
  may: phrases('kan, kunnen, mag, mogen, altijd'),
  'only me': phrases(
    'alleen ik, alleen voor mij, niemand anders, niemand behalve ik, alleen mijn ogen',
  ),
  everybody: phrases(
    'iedereen, alle leden, de anderen, anderen, de groep, elk lid, de buurt, het hele dorp, wie wil',
  ),
  public: phrases('openbaar, publiek, openbare'),
  paper: phrases('papier, papieren, briefjes'),
  print: phrases('geprint, afgedrukt, printen, printer, uitgeprint, print'),
  get: phrases('krijgt, krijgen, ontvangt, ontvangen, stuurt, komt'),
  notification: phrases(
    'melding, meldingen, mail, mails, e-mail, e-mails, sms, bericht, berichten, herinnering, herinneringen, pushberichten',
  ),
  notify: phrases(
    'herinnert, verwittigt, waarschuwt, gewaarschuwd, verwittigd, krijgt een seintje, gaat af, trilt, meldt',
  ),
  money: phrases('geld, betalingen, geldverkeer'),
  collect: phrases('int, innen, betaalt, betalen, rekent, vraagt'),
  'always open': phrases('dag en nacht, 24/7, 24 uur per dag, de klok rond'),
  'opening hours': phrases('openingstijden, alleen tussen, alleen van, gesloten op'),
  invited: phrases(
    'alleen op uitnodiging, op uitnodiging, besloten groep, alleen leden, alleen voor leden',
  ),
  join: phrases('meedoen, aanmelden, lid worden, inschrijven, aansluiten'),
  budget: phrases('budget, hosting, server, subsidie, boete, waarde'),
  then: phrases(
    'wie, dan, daarna, vervolgens, pas dan, alleen, anderen, de rest, later, anders, vanaf dan',
  ),
  staff: phrases(
    'admin*, beheerder*, team, personeel, kantoor, redactie, directie, wij, medewerker*',
  ),
};
