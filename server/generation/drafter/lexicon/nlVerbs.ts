import type { ActionName } from './lexicon';
import { phrases } from './words';

/** Dutch verbs as predicates: infinitive, the forms of I, you and they, and with the part that is separated. */
export const nlActions: Readonly<Record<ActionName, readonly string[]>> = {
  create: phrases(
    `toevoegen, toe te voegen, voegt, voegen, voeg, aanmaken, aan te maken, maken, maakt, maak, plaatsen, plaatst, plaats,
     invoeren, invoert, in te voeren, voert, voeren, invullen, in te vullen, invult, vult, vullen, registreren, registreert, registreer, indienen, in te dienen,
     dient in, dienen in, schrijven, schrijft, schrijf, noteren, noteert, noteer, opstellen, stelt op, vastleggen, vast te leggen, legt vast, leggen vast, vastlegt, legt,
     beschrijven, beschrijft, openen, opent, publiceren, publiceert, melden, meldt, meld, aanmelden, meldt aan, doorgeven, geeft door,
     opgeven, opgeeft, bijhouden, bijhoudt, houdt, houden, houd, bouwen, bouwt, ontwerpen, ontwerpt, tekenen, tekent, loggen, logt, start, starten, aanvragen, vraagt, vragen, vraag, vermelden, vermeldt, zetten, zet, stellen, stelt`,
  ),
  show: phrases(
    `tonen, toont, toon, laten zien, laat zien, weergeven, geeft weer, weergeeft, zien, ziet, zie, bekijken, bekijkt, bekijk, lezen, leest,
     lees, inzien, kijken, kijkt, vergelijken, vergelijkt, vergelijk, verschijnt, verschijnen, vinden, markeert, voorlezen, leest voor, volgt, inkijken, raadplegen, raadpleegt, visualiseren, visualiseert, presenteert`,
  ),
  search: phrases(
    `zoeken, zoekt, doorzoeken, doorzoekt, opzoeken, zoekt op, filteren, filtert, filter, sorteren, sorteert, vinden, vindt,
     opvragen, vraagt op, matchen, matcht, aanbevelen, beveelt aan, voorstellen, stelt voor, suggereert, ontdekken, ontdekt, terugvinden`,
  ),
  notify: phrases(
    `melden, meldt, waarschuwen, waarschuwt, herinneren, herinnert, informeren, informeert, seintje, mailen, mailt, sms'en, alarmeren, alarmeert,
     attenderen, attendeert, verwittigen, verwittigt, aankondigen, kondigt aan, op de hoogte, pingt, appt`,
  ),
  upload: phrases(
    `uploaden, uploadt, upload, bijvoegen, voegt bij, fotograferen, fotografeert, fotografeer, scannen, scant, scan, inlezen, leest in, opnemen, neemt op, filmen, filmt, slepen, sleept, foto maken, maakt een foto`,
  ),
  pay: phrases(
    `betalen, betaalt, betaal, afrekenen, rekent af, factureren, factureert, terugbetalen, betaalt terug, doneren, doneert, storten, stort,
     kopen, koopt, koop, bestellen, bestelt, bestel, verkopen, verkoopt, verkoop, innen, int, verdienen, verdient, abonneren, abonneert, overmaken, maakt over, declareren, declareert, incasseren`,
  ),
  book: phrases(
    `boeken, boekt, boek, reserveren, reserveert, reserveer, inplannen, plannen, plant, plan, huren, huurt, huur, lenen, leent,
     leen, uitlenen, leent uit, terugbrengen, brengt terug, claimen, claimt, annuleren, annuleert, verzetten, verzet, verplaatsen, verplaatst,
     ruilen, ruilt, ruil, verlengen, verlengt, inschrijven, in te schrijven, schrijft in, schrijft zich in, intekenen, afspreken, aanmelden voor, afzeggen, zegt af`,
  ),
  approve: phrases(
    `goedkeuren, goed te keuren, keurt goed, keuren goed, keurt, keuren, afkeuren, keurt af, accepteren, accepteert, weigeren, weigert, afwijzen, af te wijzen, wijst af,
     wijst, bevestigen, bevestigt, bevestig, beoordelen, beoordeelt, ondertekenen, ondertekent, tekenen voor, vrijgeven, geeft vrij, stemmen, stemt, stem, beslissen, beslist, machtigen, machtigt, aftekenen, tekent af`,
  ),
  transfer: phrases(
    `exporteren, exporteert, exporteer, downloaden, downloadt, download, importeren, importeert, printen, print, afdrukken, drukt af, kopiëren, kopieert,
     omzetten, zet om, converteren, converteert, genereren, genereert, produceren, versturen, verstuurt, verstuur, verzenden, verzendt, sturen,
     stuurt, stuur, bezorgen, bezorgt, leveren, levert, afleveren, levert af, teruggeven, geeft terug, retourneren, retourneert, aanleveren, mailen naar`,
  ),
  sync: phrases(
    `synchroniseren, synchroniseert, koppelen, koppelt, koppel, integreren, integreert, verbinden, verbindt, bijwerken, werkt bij, bijgewerkt, updaten, updatet,
     verversen, ververst, ophalen, haalt op, laden, laadt, actualiseren, actualiseert, haalt, halen`,
  ),
  signIn: phrases(
    `inloggen, in te loggen, logt in, loggen in, aanloggen, uitnodigen, nodigt uit, nodigen uit, toetreden, deelnemen, neemt deel, nemen deel, verifiëren, verifieert, ontgrendelen, ontgrendelt, meedoen, doet mee, doen mee, legitimeren, identificeren`,
  ),
  remove: phrases(
    `verwijderen, verwijdert, verwijder, wissen, wist, archiveren, archiveert, sluiten, sluit, afsluiten, sluit af, verbergen, verbergt, blokkeren,
     blokkeert, weggooien, intrekken, trekt in, verlopen, verloopt, vervallen, vervalt, pauzeren, pauzeert, stoppen, stopt, vergrendelen, uitzetten, zet uit, opzeggen, zegt op`,
  ),
  measure: phrases(
    `meten, meet, volgen, volgt, monitoren, monitort, tellen, telt, tel, detecteren, detecteert, registreren, wegen, weegt, verzamelen, verzamelt, signaleren, signaleert, bewaken, bewaakt, controleren`,
  ),
  message: phrases(
    `chatten, chat, chat met, reageren, reageert, reageer, antwoorden, antwoordt, beantwoorden, beantwoordt, bellen, belt, contact opnemen, neemt contact,
     bespreken, bespreekt, overleggen, overlegt, berichten, bericht sturen, vragen stellen, stelt een vraag, praten, praat, appen, appt, commentaar geven`,
  ),
  assign: phrases(
    `toewijzen, toe te wijzen, wijst toe, delen, deelt, deel, overdragen, draagt over, delegeren, delegeert, doorzetten, zet door, doorsturen, door te sturen, stuurt door,
     geven, geeft, geef, verdelen, verdeelt, indelen, deelt in, toebedelen, overnemen, neemt over, neemt, nemen, uitdelen, deelt uit, verwijzen, verwijst`,
  ),
  calculate: phrases(
    `berekenen, berekent, bereken, rekenen, rekent, schatten, schat, voorspellen, voorspelt, rangschikken, rangschikt, samenvatten, vat samen, analyseren, analyseert, optellen, telt op, uitrekenen, rekent uit, verrekenen, verrekent, scoren, scoort`,
  ),
  check: phrases(
    `controleren, controleert, controleer, checken, checkt, check, valideren, valideert, inspecteren, inspecteert, keuren, afdwingen, dwingt af, beperken, beperkt, voorkomen, voorkomt, toetsen, toetst, nakijken, kijkt na, zorgen, zorgt, verplichten`,
  ),
  organise: phrases(
    `bewerken, bewerkt, bewerk, wijzigen, wijzigt, wijzig, aanpassen, past aan, aan te passen, veranderen, verandert, beheren, beheert, beheer, ordenen, ordent,
     organiseren, organiseert, groeperen, groepeert, labelen, labelt, taggen, tagt, hernoemen, instellen, stelt in, in te stellen, configureren, configureert, kiezen, kiest,
     kies, selecteren, selecteert, opslaan, op te slaan, slaat op, slaan op, slaat, bewaren, bewaart, bewaar, afvinken, af te vinken, vinkt, vink, aanvinken, vinkt aan, beoordelen, schakelen, schakelt, combineren, combineert,
     samenvoegen, voegt samen, roteren, aanwijzen, corrigeren, corrigeert, verwerken, verwerkt, afhandelen, handelt af, markeren, sorteren, regelen, regelt, bepalen, bepaalt`,
  ),
  other: phrases(
    `krijgen, krijgt, krijg, ontvangen, ontvangt, ontvang, spelen, speelt, speel, winnen, wint, win, leren, leert, leer, oefenen, oefent, oefen, oplossen,
     lost op, gebruiken, gebruikt, gebruik, volgen, ontdekken, bezoeken, bezoekt, ontmoeten, ontmoet, helpen, helpt, ondersteunen, ondersteunt, bieden, biedt, aanbieden, biedt aan,
     werken, vertalen, vertaalt, spreken, spreekt, luisteren, luistert, koken, kookt, eten, eet, rijden, rijdt, fietsen, fietst, lopen, wandelen, wandelt,
     reizen, reist, tikken, tikt, tik, klikken, klikt, vegen, veegt, typen, typt, herhalen, herhaalt, verdienen, brengen, brengt, ophalen, verlaten, trainen, traint, draaien, trekken, trekt, beantwoordt, doorloopt, doorlopen, beginnen, begint, sparen, spaart, laden, wachten, wacht, afronden, rondt af`,
  ),
};

/** Participles of these verbs. */
export const nlParticiples: Readonly<Record<ActionName, readonly string[]>> = {
  create: phrases(
    'toegevoegd, aangemaakt, gemaakt, geplaatst, ingevoerd, ingevuld, geregistreerd, ingediend, geschreven, genoteerd, vastgelegd, beschreven, geopend, gepubliceerd, gemeld, doorgegeven, opgegeven, bijgehouden, aangevraagd, gestart, invoer, registratie',
  ),
  show: phrases('getoond, weergegeven, bekeken, gelezen, vergeleken, zichtbaar, voorgelezen'),
  search: phrases('gezocht, gefilterd, gesorteerd, gevonden, voorgesteld, aanbevolen'),
  notify: phrases(
    'gewaarschuwd, herinnerd, geïnformeerd, gealarmeerd, melding, meldingen, herinnering, herinneringen, pushmelding, pushmeldingen, bericht, notificatie, notificaties, waarschuwing',
  ),
  upload: phrases('geüpload, bijgevoegd, gefotografeerd, gescand, opgenomen, ingelezen'),
  pay: phrases(
    'betaald, afgerekend, gefactureerd, terugbetaald, gedoneerd, gekocht, besteld, verkocht, geïnd, betaling, betalingen, factuur, facturen',
  ),
  book: phrases(
    'geboekt, gereserveerd, gepland, ingepland, gehuurd, geleend, uitgeleend, teruggebracht, geannuleerd, verzet, geruild, verlengd, ingeschreven, reservering, reserveringen, boeking',
  ),
  approve: phrases(
    'goedgekeurd, afgekeurd, geaccepteerd, geweigerd, afgewezen, bevestigd, beoordeeld, ondertekend, vrijgegeven, goedkeuring, bevestiging',
  ),
  transfer: phrases(
    'geëxporteerd, gedownload, geïmporteerd, geprint, afgedrukt, gekopieerd, omgezet, gegenereerd, verstuurd, verzonden, gestuurd, bezorgd, geleverd, afgeleverd, teruggegeven, export, import',
  ),
  sync: phrases(
    'gesynchroniseerd, gekoppeld, geïntegreerd, verbonden, ververst, opgehaald, geladen',
  ),
  signIn: phrases('ingelogd, aangemeld, uitgenodigd, geverifieerd, ontgrendeld'),
  remove: phrases(
    'verwijderd, gewist, gearchiveerd, gesloten, afgesloten, verborgen, geblokkeerd, ingetrokken, verlopen, vervallen, gepauzeerd, gestopt',
  ),
  measure: phrases('gemeten, gevolgd, gemonitord, geteld, gedetecteerd, gewogen, verzameld'),
  message: phrases('beantwoord, besproken, gebeld, gereageerd'),
  assign: phrases(
    'toegewezen, gedeeld, overgedragen, doorgezet, doorgestuurd, verdeeld, ingedeeld, gegeven, overgenomen',
  ),
  calculate: phrases('berekend, geschat, voorspeld, samengevat, geanalyseerd, verrekend'),
  check: phrases('gecontroleerd, gecheckt, gevalideerd, getoetst, beperkt, voorkomen'),
  organise: phrases(
    'bewerkt, gewijzigd, aangepast, veranderd, beheerd, geordend, ingesteld, gekozen, geselecteerd, opgeslagen, bewaard, afgevinkt, samengevoegd, verwerkt, afgehandeld, gecorrigeerd, gemarkeerd',
  ),
  other: phrases('gekregen, ontvangen, gebruikt, vertaald, opgelost, aangeboden, afgerond'),
};
