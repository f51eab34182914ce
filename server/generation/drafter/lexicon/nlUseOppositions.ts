import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Dutch: how the product is used and what it does. */
export const nlUseOppositions: readonly Opposition[] = [
  {
    topic: 'zonder locatie en met locatie',
    one: phrases(
      'geen gps, geen locatie, geen locatiegegevens, zonder gps, zonder locatie, niemand weet waar, niemand wordt gevolgd, no {know} + waar',
    ),
    other: phrases(
      'kaart + waar, {see} + waar, locatie + {see}, positie + {see}, live locatie, via gps, in de buurt van, toont waar, laat zien waar',
    ),
  },
  {
    topic: 'niets te installeren en een app om te installeren',
    one: phrases(
      'niets te installeren, niets installeren, zonder installatie, geen installatie, geen app, zonder app, alleen in de browser',
    ),
    other: phrases(
      'app store, play store, download de app, downloaden de app, app downloaden, installeert de app, installeren de app, app installeren, installe* + app, download* + app',
    ),
    ofOneRole: true,
  },
  {
    topic: 'geen persoonsgegevens en persoonsgegevens',
    one: phrases(
      'geen persoonsgegevens, geen persoonlijke gegevens, zonder persoonsgegevens, niets persoonlijks',
    ),
    other: phrases(
      'geboortedatum, naam en adres, naam en telefoonnummer, telefoonnummer, bsn, huisadres, woonadres',
    ),
    ofOneRole: true,
  },
  {
    topic: 'snel gewist en lang bewaard',
    one: phrases(
      '{delete} + dagen, {delete} + uur, {delete} + we*, {delete} + maand, {delete} + elke nacht, niets bewaard, niets opgeslagen, bewaart niets',
    ),
    other: phrases(
      'afgelopen jaren, afgelopen maanden, laatste tien, laatste twaalf, vorige jaren, vorig jaar, eerdere, jarenlang, geschiedenis + {see}, archief, {keep} + jaar, {keep} + {forever}',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'onbeperkt en beperkt',
    one: phrases(
      'onbeperkt*, zoveel als, zo veel als, zo vaak als, geen limiet, zonder limiet, geen maximum',
    ),
    other: phrases('hoogstens, maximaal, niet meer dan, beperkt tot, maximum van, tot en met'),
    ofOneThing: 1,
  },
  {
    topic: 'één taal en meer talen',
    one: phrases(
      'alleen in het nederlands, alleen nederlands, één taal, eentalig, geen vertaling*, geen andere talen',
    ),
    other: phrases(
      'meertalig, meerdere talen, twee talen, drie talen, vier talen, in hun taal, in hun eigen taal, taal kiezen, kiest de taal, vertaald, in het engels, in het arabisch, in het turks',
    ),
  },
  {
    topic: 'zonder AI en met AI',
    one: phrases('geen ai, zonder ai, geen kunstmatige intelligentie'),
    other: phrases('de ai, een ai, kunstmatige intelligentie, chatgpt, taalmodel'),
  },
  {
    topic: 'zelfde prijs en korting',
    one: phrases(
      'zelfde prijs, dezelfde prijs, één prijs, evenveel, geen korting, geen kortingen, betaalt hetzelfde, betalen hetzelfde',
    ),
    other: phrases(
      'korting, kortingen, halve prijs, de helft, goedkoper, betalen minder, betaalt minder, gereduceerd*, kortingscode',
    ),
  },
  {
    topic: 'vrijwillig en verplicht',
    one: phrases(
      'vrijwillig, niemand hoeft, niet verplicht, geen verplichting, vrijblijvend, facultatief, wie wil',
    ),
    other: phrases('{must}, verplicht, verplichte'),
    ofOneThing: 1,
  },
  {
    topic: 'één tik en veel stappen',
    one: phrases(
      'één tik, een tik, één klik, één knop, met één druk, geen formulieren, geen formulier, zonder formulier, niets invullen, niets typen',
    ),
    other: phrases(
      'vult een formulier, vullen een formulier, formulier in, formulier met, vragenlijst, meerdere stappen, drie stappen, vijf stappen, bevestigt twee keer',
    ),
    ofOneThing: 1,
    ofOneRole: true,
  },
  {
    topic: 'alleen afhalen en bezorgen',
    one: phrases(
      'alleen afhalen, geen bezorging, bezorgen niet, zelf ophalen, niet bezorgd, geen verzending',
    ),
    other: phrases(
      'bezorgd, thuisbezorgd, wij bezorgen, we bezorgen, aan huis, verzendkosten, koerier, aan de deur, voordeur, thuis + bezorg*',
    ),
    ofOneRole: true,
  },
  {
    topic: 'geen berichten en berichten',
    one: phrases('geen chat, geen reacties, geen berichten, geen privéberichten, zonder chat'),
    other: phrases(
      'chatten, schrijven elkaar, privéberichten, reageren op, reacties onder, groepschat, in de chat',
    ),
    ofOneRole: true,
  },
  {
    topic: 'toegewezen en gekozen',
    one: phrases(
      'door loting, geloot, willekeurig, niemand kiest, niet gekozen, geen keuze, toegewezen',
    ),
    other: phrases(
      'kiest zelf, kiezen zelf, mag kiezen, mogen kiezen, kan kiezen, kunnen kiezen, naar keuze, kiest een, kiezen een',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'geen teruggave en teruggave',
    one: phrases(
      'geen restitutie, geen terugbetaling, niet terugbetaald, geen geld terug, geen retour, niet retour',
    ),
    other: phrases('geld terug, terugbetaald, restitutie, terugbetaling, retourneren'),
    ofOneRole: true,
  },
  {
    topic: 'op volgorde en met voorrang',
    one: phrases(
      'wie het eerst komt, op volgorde van, om de beurt, niemand gaat voor, geen voorrang',
    ),
    other: phrases(
      'voorrang, gaan voor, eerder dan anderen, voor alle anderen, loting, schuiven voor',
    ),
  },
  {
    topic: 'alleen volwassenen en minderjarigen',
    one: phrases(
      'alleen volwassenen, vanaf 18, geen minderjarigen, 18 jaar en ouder, niet voor kinderen',
    ),
    other: phrases(
      'vanaf 12, vanaf 13, vanaf 14, vanaf 16, kinderen kunnen, kinderen mogen, jongeren kunnen, jongeren mogen',
    ),
  },
  {
    topic: 'zonder mensen en met mensen',
    one: phrases(
      'geen personeel, zonder personeel, onbemand, niemand aanwezig, geen mens, zonder medewerkers',
    ),
    other: phrases(
      'mens antwoordt, iemand neemt op, medewerker antwoordt, medewerker controleert, aan de balie, aan de telefoon + {contact}, helpdesk neemt',
    ),
  },
  {
    topic: 'alleen voor mij en gelezen door anderen',
    one: phrases(
      'alleen ik, niemand anders leest, vertrouwelijk, blijft onder ons, niemand anders ziet',
    ),
    other: phrases(
      'leraar leest, trainer leest, baas leest, directie leest, ouders lezen, arts leest, baas ziet, directie ziet, ouders zien, leest mee, lezen mee, kijkt mee',
    ),
  },
  {
    topic: 'alleen en met anderen gespeeld',
    one: phrases('één speler, speelt alleen, in je eentje, zonder tegenstander*'),
    other: phrases('tegen vrienden, met vrienden, duel, tegenstander*, multiplayer, in teams'),
  },
  {
    topic: 'meteen gepubliceerd en eerst nagekeken',
    one: phrases(
      'meteen gepubliceerd, direct gepubliceerd, direct zichtbaar, meteen zichtbaar, meteen online, zonder controle',
    ),
    other: phrases(
      'eerst nagekeken, eerst gecontroleerd, voor publicatie, na goedkeuring, wordt eerst',
    ),
  },
  {
    topic: 'altijd open en dicht',
    one: phrases('dag en nacht, 24 uur, altijd open, op elk uur'),
    other: phrases(
      `dicht om, is dicht, gesloten van, sluit om, op slot, 's nachts dicht, 's nachts gesloten`,
    ),
    ofOneThing: 1,
  },
  {
    topic: 'zonder winnaars en met winnaars',
    one: phrases(
      'geen winnaars, geen winnaar, niemand wint, geen punten, geen wedstrijd, zonder punten',
    ),
    other: phrases('de winnaar, beker, de snelste, de besten, de beste, eerste plaats, podium'),
  },
];
