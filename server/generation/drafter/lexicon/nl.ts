import type { Lexicon } from './lexicon';
import { nlCues } from './nlCues';
import { nlOppositions } from './nlOppositions';
import { nlPeople } from './nlPeople';
import { nlActions, nlParticiples } from './nlVerbs';
import { nlTrades } from './nlTrades';
import { withTrades } from './withTrades';
import { phrases, words } from './words';

/** The words by which Dutch ideas are read. */
export const nl: Lexicon = {
  code: 'nl',
  hasSpaces: true,
  prefixes: [],
  abbreviations: words(
    'bijv bv enz etc ca nr nrs max min incl excl evt m.b.t o.a d.w.z t.b.v i.v.m m.a.w n.v.t t/m p.m p.p p.j dhr mevr mw dr drs ing ir jl vs resp tel st z.s.m',
  ),
  cues: nlCues,
  actions: nlActions,
  participles: nlParticiples,
  sections: {
    users: phrases(
      `gebruikers, gebruiker, gebruikersgroepen, rollen, rol, rollen en rechten, persona's, wie, wie zijn de gebruikers, voor wie,
       voor wie is het, wie gebruikt het, wie gebruiken het, wie gaan het gebruiken, doelgroep, doelgroepen, stakeholders, belanghebbenden,
       betrokkenen, actoren, klanten, mensen, bedoeld voor, publiek, onze gebruikers, wie doet mee, deelnemers`,
    ),
    goals: phrases(
      `doel, doelen, het doel, doelstelling, doelstellingen, succes, succescriteria, succesmaten, succesfactoren, kpi, kpi's, okr, okr's, meetbare doelen,
       wanneer is het geslaagd, wanneer geslaagd, geslaagd als, wanneer zijn we tevreden, hoe meten we succes, resultaat, resultaten, gewenst resultaat, beoogd resultaat,
       visie, missie, ambitie, waarom we dit doen, wat willen we bereiken, wat we willen bereiken, opbrengst, streven, meetpunten`,
    ),
    requirements: phrases(
      `wat we zoeken, wat ik zoek, waar we naar zoeken, wat we graag zouden willen, wat zou helpen, besloten, besluiten, afgesproken, afspraken, functies, functie, functionaliteit, functionaliteiten, belangrijkste functies, kernfuncties, features, functionele eisen, functionele wensen, functioneel, eisen,
       requirements, user stories, gebruikersverhalen, stories, wat het doet, wat doet het, wat moet het doen, wat het moet doen, wat moet de app doen, wat de app doet, wat de app moet doen,
       wat moet het kunnen, wat moet de app kunnen, wat het moet kunnen, wat de app moet kunnen, wat het systeem, wat we willen, wat wij willen, wat ik wil, wat we nodig hebben, wensen, wensenlijst,
       hoe het werkt, hoe werkt het, hoe het moet werken, zo werkt het, het idee, idee, scope, in scope, binnen scope, mvp, werkwijze, workflow, use cases, mogelijkheden, de app moet, het moet, schermen, pagina's,
       spelregels, regels, spelverloop, oplossing, voorstel, het product, product, endpoints, onderdelen, moet kunnen, proces, verloop`,
    ),
    must: phrases(
      'moet, must, must have, must haves, must-have, must-haves, musts, moet erin, moet er zeker in, p0, essentieel, verplicht, noodzakelijk, prioriteit 1, prio 1, hoogste prioriteit, absoluut nodig, echt nodig, onmisbaar',
    ),
    should: phrases(
      'should, should have, should haves, should-have, belangrijk, zou moeten, p1, prioriteit 2, prio 2, gewenst, wenselijk, zou fijn zijn, bij voorkeur',
    ),
    could: phrases(
      'could, could have, could haves, could-have, nice to have, nice-to-have, nice to haves, leuk voor later, later, kan later, voor later, ooit, optioneel, extra, extraatjes, misschien, bonus, p2, p3, toekomst, fase 2, versie 2, v2, leuk om te hebben, zou leuk zijn, zou kunnen, zou mooi zijn, mooi meegenomen, ideeën voor later, op termijn',
    ),
    constraints: phrases(
      `randvoorwaarden, randvoorwaarde, voorwaarden, voorwaarde, beperkingen, beperking, niet-functionele eisen, niet functionele eisen, niet-functioneel, non-functionals, kwaliteitseisen, kwaliteit, technische eisen,
       techniek, technisch, technologie, platform, platformen, wetgeving, wet- en regelgeving, juridisch, wettelijk, compliance, avg, beveiliging, veiligheid, privacy, privacy en veiligheid, budget, planning, deadline, tijdlijn,
       prestaties, performance, sla, grenzen, harde eisen, harde grenzen, integraties, koppelingen, gegevensbescherming, budget en planning, let op, kosten, prijs, hosting, hardware, beheer, toegankelijkheid, uitgangspunten, kaders, niet onderhandelbaar, kader`,
    ),
    exclusions: phrases(
      `willen we niet, niet gevraagd, eruit:, buiten:, valt af, valt buiten, blijft buiten, weggelaten, mag niet, kan niet, verboden, niet toegestaan, laten we zitten, laten we weg, laten we liggen, doen we niet, niet-doelen, geen doel, geen doelen, non-goals, buiten scope, buiten de scope, out of scope, niet in scope, niet, won't have, won't, wat we niet willen, wat wij niet willen, wat ik niet wil, wat we niet doen, wat wij niet doen, wat het niet is,
       wat het niet doet, wat het niet wordt, wat niet, wat hoeft niet, wat er niet in komt, wat er niet in zit, niet gewenst, ongewenst, uitgesloten, uitsluitingen, geen onderdeel, hoort er niet bij, hoeft niet, komt er niet, niet nodig, nu niet, voorlopig niet, liever niet, no-go's, nooit, dit doen we niet, niet inbegrepen, geen`,
    ),
    background: phrases(
      `aanwezig, afwezig met bericht, afgemeld, opening, mededelingen, ingekomen stukken, wat verder ter tafel komt, w.v.t.t.k., actiepunten, actielijst, afwezig, volgende vergadering, rondvraag, achtergrond, probleem, problemen, het probleem, probleemstelling, context, situatie, huidige situatie, de situatie, nu, vandaag, aanleiding, motivatie, waarom, verhaal, inleiding, introductie, intro, geschiedenis, over ons, wie wij zijn,
       wie we zijn, knelpunten, pijnpunten, hoe het nu gaat, hoe gaat het nu, zo gaat het nu, wat er nu gebeurt, samenvatting, overzicht, stand van zaken, ervaringen, toelichting`,
    ),
    undecided: phrases(
      `nog te regelen, nog open, nog uitzoeken, nog te bespreken, open vragen, open vraag, vragen, nog niet zeker, onzeker, onduidelijk, onbeslist, nog te bepalen, nog te beslissen, tbd, ntb, open punten, openstaande vragen, openstaande punten, staat nog open, open, onbekend, te bespreken, wat we niet weten, wat we nog niet weten, wat ik nog niet weet, weet ik nog niet, weten we nog niet, twijfels, uit te zoeken, nog uit te zoeken`,
    ),
  },
  limits: {
    before: {
      atMost: phrases(
        '≤, maximaal, max, max., maximum, hoogstens, ten hoogste, tot, tot en met, t/m, tot maximaal, niet meer dan, niet langer dan, niet hoger dan, niet later dan, binnen, limiet, beperkt tot, met een maximum van, een maximum van, nooit meer dan, nooit langer dan',
      ),
      below: phrases(
        'onder, onder de, minder dan, in minder dan, korter dan, goedkoper dan, kleiner dan, jonger dan, lager dan, sneller dan, beneden, kouder dan, koeler dan, lichter dan, eerder dan, vroeger dan, <',
      ),
      atLeast: phrases(
        '≥, minstens, minimaal, min, min., minimum, ten minste, tenminste, niet minder dan, op zijn minst, een minimum van, vanaf, niet lager dan, niet onder, ≥, van minimaal',
      ),
      above: phrases(
        'meer dan, boven, boven de, over de, langer dan, groter dan, ouder dan, hoger dan, verder dan, duurder dan, zwaarder dan, warmer dan, langzamer dan, trager dan, heter dan, later dan, breder dan, >',
      ),
      every: phrases('elke, elk, iedere, ieder, om de, eens per, eens in de, één keer per, per'),
      after: phrases('na, pas na, nadat er, langer dan, al'),
      by: phrases(
        'voor, vóór, uiterlijk, uiterlijk op, uiterlijk in, tot uiterlijk, deadline, lancering, op, klaar voor, klaar op, live op, per 1, vóór de',
      ),
    },
    after: {
      atMost: phrases(
        'of minder, of lager, of kouder, of koeler, of daaronder, of kleiner, of jonger, of eerder, of vroeger, en jonger, max, maximaal, hoogstens, of korter, uiterlijk',
      ),
      below: [],
      atLeast: phrases(
        'of meer, of ouder, minimaal, minstens, en ouder, of langer, of hoger, of daarboven, of warmer, of heter, of groter, of breder, of zwaarder, of later, en meer, plus',
      ),
      above: [],
      every: [],
      after: phrases('later, nadien, daarna, na, erna, zonder'),
      by: [],
    },
  },
  numberWords: {
    één: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    elf: 11,
    twaalf: 12,
    vijftien: 15,
    twintig: 20,
    veertien: 14,
    zestien: 16,
    achttien: 18,
    vierentwintig: 24,
    vijfentwintig: 25,
    vijfenveertig: 45,
    achtenveertig: 48,
    zeventig: 70,
    tweeënzeventig: 72,
    tachtig: 80,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    negentig: 90,
    honderd: 100,
    duizend: 1000,
    dozijn: 12,
  },
  months: words(
    'januari februari maart april mei juni juli augustus september oktober november december jan feb mrt apr jun jul aug sep sept okt nov dec',
  ),
  unitAdjectives: words(
    'half halve werkbare achtereenvolgende opeenvolgende gelijktijdige actieve betalende geregistreerde volle hele kalender aaneengesloten maandelijkse dagelijkse wekelijkse vierkante kubieke miljoen duizend unieke',
  ),
  inflections: words('en s n e'),
  prepositions: words(
    'met in op van voor aan bij over om onder zonder binnen door tijdens tussen uit naar via per tegen vanaf rond langs na te',
  ),
  vague: phrases(
    `snel, snelle, sneller, makkelijk, makkelijke, gemakkelijk, gemakkelijke, eenvoudig, eenvoudige, simpel, simpele, gebruiksvriendelijk,
     gebruiksvriendelijke, gebruikersvriendelijk, handig, handige, mooi, mooie, modern, moderne, intuïtief, intuïtieve, overzichtelijk, overzichtelijke,
     duidelijk, duidelijke, betrouwbaar, betrouwbare, veilig, veilige, robuust, robuuste, schaalbaar, schaalbare, flexibel, flexibele, goedkoop, goedkope,
     betaalbaar, betaalbare, laagdrempelig, laagdrempelige, begrijpelijk, begrijpelijke, toegankelijk, toegankelijke, prettig, prettige, slim, slimme,
     efficiënt, efficiënte, efficiënter, soepel, vlot, vlotte, beter, regelmatig, op tijd, tijdig, zo snel mogelijk, recent, recente, klein, grote`,
  ),
  definiteWords: words('de het deze dit die dat onze'),
  people: withTrades(nlPeople, nlTrades),
  nameBefore: phrases(
    'genaamd, werktitel:, werktitel, werknaam:, werknaam, naam:, projectnaam:, productnaam:, codenaam, met de naam, onder de naam, de naam is, de naam wordt, de app heet, de tool heet, het heet, heet, heten, we noemen het, ik noem het, we noemen de app, noemen we, getiteld, maak kennis met',
  ),
  story: {
    author: phrases('ik ben, wij zijn, we zijn'),
    before: phrases('als een, als de, als, als ingelogde'),
    after: phrases(
      'wil ik graag, wil ik, willen wij, willen we, kan ik, moet ik, mag ik, zou ik graag, zou ik, zie ik, krijg ik, heb ik, zoek ik, hoef ik, wens ik, kunnen we, moeten we',
    ),
  },
  forWhom: phrases(
    'voor, bedoeld voor, gericht op, gemaakt voor, ontworpen voor, helpt, laat, waarmee, waarin, waar, tussen, onder, met, gebruikt door, doelgroep:, gebruikers:, verbindt, koppelt, door',
  ),
  oppositions: nlOppositions,
  stopWords: words(
    `de het een en van ik te dat die op is voor niet met zijn er maar om dan als ook of bij ze wat aan kan uit naar
    hebben heeft wordt worden geen nog wel deze dit door over wij we moet moeten mijn mij onze ons hun hen haar hem je jij jullie
    uw u zich zij hij zodat omdat want toch al alle alles elk elke ieder iedere iedereen iemand niemand men zou zouden zal zullen
    kunnen mag mogen willen veel meer minder meest hoe waar wie welke waarom wanneer waarin waarmee daar hier nu toen
    heel erg zeer tot tegen tussen tijdens zonder binnen na voordat nadat per via eens steeds andere ander zelf
    weer alleen ongeveer bijvoorbeeld gewoon echt even graag dus zo eerst samen eigen waarop waarbij daarna direct`,
  ),
};
