import type { DocumentWords } from '../documentWords';
import { nlQuestions } from './questions/nl';
import { nlWorded } from './worded/nl';

/** Dutch words of the documents. */
export const nl: DocumentWords = {
  quotation: '“{text}”',
  comma: ', ',
  decimalPoint: ',',
  timeUnits: {
    hour: ' u',
    minute: ' min',
    second: ' s',
    dayMore: '{at} en 1 dag',
    dayLess: '{at} min 1 dag',
  },
  prd: 'Productvereisten (PRD)',
  frd: 'Functionele vereisten (FRD)',
  newProduct: 'Nieuw product',
  workingTitle: '{label} (werktitel)',
  honesty:
    'Dit is niet door een taalmodel geschreven: vaste regels hebben je idee geordend. Regels met U, G, R, C, N en B citeren het woord voor woord; al het andere is toegevoegd en als zodanig herkenbaar.',
  connect:
    'Wil je een model laten schrijven, stel dan op de server OPENAI_API_KEY of OPENAI_BASE_URL in en start hem opnieuw.',
  sorted: '{all} van {all} uitspraken ingedeeld.',
  unsorted: 'Onder ‘Achtergrond’, maar misschien een eis: {ids}. Graag nakijken.',
  unreadLanguage:
    'De regels kennen deze taal niet: elke uitspraak staat ongewijzigd onder Achtergrond.',
  typeLine: 'Lijkt op: {label}',
  noType:
    'Wat voor product is het? Het idee laat dat open, dus wordt er niets typisch voorgesteld.',
  headings: {
    unheaded: 'Zonder kop',
    summary: 'Samenvatting',
    context: 'Uitgangspunten',
    users: 'Gebruikers',
    goals: 'Doelen',
    requirements: 'Eisen',
    constraints: 'Randvoorwaarden',
    exclusions: 'Uitgesloten',
    contradictions: 'Mogelijke tegenstrijdigheden',
    background: 'Achtergrond',
    questions: 'Open vragen',
    suggestions: 'Gebruikelijk bij dit type: {label}; staat niet in je idee',
    risks: 'Bekende risico’s bij dit type: {label}; staat niet in je idee',
    entities: 'Gegevens en statussen',
    houseRules: 'Huisregels (niet uit uw idee)',
  },
  none: {
    users: 'Het idee noemt geen gebruikers.',
    goals:
      'Het idee zegt het niet. Aan te vullen: wat moet er beter gaan als dit in gebruik is, en voor wie?',
    perhapsGoals:
      'Het idee noemt geen doel als zodanig. Wat er nu misgaat, of waar het voor dient, in zijn woorden:',
    requirements: 'In het idee is niets gevonden dat het product doet.',
    constraints: 'In het idee zijn er geen gevonden.',
    exclusions: 'In het idee is niets gevonden.',
  },
  priorities: { must: 'Moet', should: 'Zou moeten', could: 'Zou kunnen' },
  notes: {
    namedIn: 'zie {ids}',
    reasonFor: 'de reden voor {id}',
    continues: 'gaat verder op {id}',
    undecided: 'nog open, zie {id}',
    struck: 'doorgestreept in het idee',
    conflict: 'mogelijk in tegenspraak, zie {id}',
    sideA: 'Kant A',
    sideB: 'Kant B',
    entered: 'Velden',
    states: 'Toestanden',
    openIn: 'Open: {ids}',
  },
  product:
    /(?<![\p{L}-])(?:(?!whatsapp)[\p{L}-]{4,}(?:app|software|systeem|portaal|platform|tool|spel))(?![\p{L}-])/iu,
  asking:
    /(?<!\p{L})(?:zegt|zeggen|vraagt|vragen|ziet|zien|weet|weten|toont|tonen|controleert|controleren|beslist|beslissen|bepaalt|bepalen|kiest|kiezen)\s$/u,
  plainIf: /^(?:als|wanneer|zodra|indien|telkens als)\s+/iu,
  circumstances: [
    {
      begins: /^(?:nadat)/iu,
      check:
        'Vlak voor {given} geldt {then} niet of wordt het geweigerd; vlak erna wel. Test beide momenten.',
    },
    {
      begins: /^(?:totdat|zolang)/iu,
      check: '{then} geldt tot het einde van {given} en vlak erna niet meer. Test beide momenten.',
    },
    {
      begins: /^(?:tenzij|behalve)/iu,
      check:
        '{given}: een test waarin dat zo is en {then} niet geldt, en een waarin het niet zo is en het wel geldt.',
    },
  ],
  lasting:
    /(?<!\p{L})(?:gedurende|duurt|duren|geldt|gelden)\s+[\p{N}\p{L}]+\s\p{L}+$|^\s?lang(?!\p{L})|^\s?geldig/u,
  window: /(?<!\p{L})(?:laatste|afgelopen|komende|volgende|vorige)\s+[\p{N}\p{L}]+/u,
  worded: nlWorded,
  actQuestions: nlQuestions,
  criteria: {
    holds: 'Voldaan als: {quote}',
    chain:
      'In deze volgorde: {things}. Elke stap leidt alleen naar de volgende; een stap overslaan wordt geweigerd.',
    condition: 'Als {given}, dan {then}; anders niet.',
    possible: 'Als {given}: {then} lukt.',
    each: 'Dit is er allemaal; test één voor één: {things}.',
    entered: 'Elk hiervan is in te voeren en staat er daarna net zo: {things}.',
    states:
      'Elk van deze statussen is te zien bij wat die status heeft: {things}. Af te spreken: welke op welke mag volgen en wie hem wijzigt.',
    choice: 'Elk hiervan is te kiezen en staat daarna als gekozen: {things}.',
    bounds: {
      hours: '{quantity}: zo van de eerste tot de laatste minuut; een minuut ervoor of erna niet.',
      moment: '{quantity}: vlak ervoor nog niet, vlak erna wel.',
      exact: '{quantity}: precies zo, niet {under} en niet {over}.',
      atMost: '{quantity}: {at} mag nog, {over} niet meer.',
      inTime: '{quantity}: {at} is nog op tijd, {over} is te laat.',
      faster: '{quantity}: {under} is nog op tijd, {at} is te laat.',
      goneBy: '{quantity}: bij {at} mag het er nog zijn, bij {over} is het weg.',
      cost: '{quantity}: alle kosten van dit soort, één voor één opgesomd, komen samen niet hoger uit.',
      learn:
        '{quantity}: iemand die het nooit heeft gezien, doet de belangrijkste stappen binnen die tijd zonder hulp.',
      below: '{quantity}: geldt bij {under}, niet bij {at}.',
      atLeast: '{quantity}: {at} is genoeg, {under} niet.',
      above: '{quantity}: geldt bij {over}, niet bij {at}.',
      every:
        '{quantity}: drie van deze perioden achter elkaar bekeken gebeurt het in elke één keer; geen wordt overgeslagen.',
      after: '{quantity}: bij {under} nog niet, bij {at} wel.',
      range: '{quantity}: beide uitersten tellen mee, {under} en {over} niet.',
      by: '{quantity}: vlak ervoor op tijd, vlak erna te laat.',
      latest: '{quantity}: op tijd als er {at} over is, te laat bij {under}.',
      ahead: '{quantity}: nog niet zolang er {over} over is, wel als er {at} over is.',
      window: '{quantity}: wat {at} weg is telt mee, wat {over} weg is niet.',
      lasting: '{quantity}: na {under} nog zo, na {at} voorbij.',
      ended: '{quantity}: bij {under} nog mogelijk, vanaf {at} geweigerd.',
      nearest: '{quantity}: bij {over} valt er één af.',
    },
    openNumber:
      '{quantity}: af te spreken: minstens, hoogstens of precies? Daarna testen met {under}, {at} en {over}.',
    outcome: '{quantity}: bij {yes} geldt {outcome}, bij {no} geldt dat niet.',
    timeOut:
      '{quantity}: bij {no} nog niets; vanaf {yes} geldt {outcome}. Is het op tijd gedaan, dan gebeurt het nooit.',
    missed:
      '{quantity}: vlak ervoor nog niets; vlak erna geldt {outcome}. Is het op tijd gedaan, dan gebeurt het nooit.',
    share: '{quantity}: van 200 is dat {sum}.',
    shareEach: '{quantity}: van 200 is dat {sum} voor één en {triple} voor drie.',
    rate: '{quantity}: voor drie is dat {triple}.',
    once: '{quote}: de eerste keer lukt het, een tweede keer wordt geweigerd en verandert niets.',
    waits:
      '{quantity}: bij {no} gaat het meteen verder; bij {yes} wacht het tot dit is gebeurd: {outcome}.',
    denied: '{object}: een poging om dit te omzeilen wordt geweigerd en verandert niets.',
    deniedCase:
      '{object}: een poging om dit te omzeilen wordt geweigerd en verandert niets; waar de voorwaarde het toelaat, lukt dezelfde poging.',
    hidden:
      '{object}: wie hiervan is uitgesloten, vindt het op geen pagina, in geen lijst en geen zoekopdracht, en verzonden gegevens bevatten het niet.',
    others: '{quote}: dezelfde poging door iemand anders wordt geweigerd en verandert niets.',
    undecided: 'Pas te testen als het besloten is: {quote}',
  },
  questions: {
    contradiction: 'Kan allebei gelden: {one} en {other}? Zo niet, welke?',
    undecided: 'In het idee opengelaten: {quote}. Wie beslist, en wanneer?',
    vague: 'Hoe zou een test {quote} meten in {where}?',
    noMeasure: 'Aan welk getal, en wanneer, zie je dat het werkt?',
    noRole: 'Wie doet dit: {quote}?',
    idleRole: 'Wat mag {quote} doen en zien, en wat niet?',
    noType: 'Wat voor product is het en wat doet iemand er het eerst mee?',
    beyondLimit: 'Wat gebeurt er voorbij de grens in {quote}?',
    unread: 'Welke van de geciteerde uitspraken zijn eisen?',
  },
  houseRules: [
    'Wat het idee aan geen rol toekent, weigert de server tot erover is beslist; verbergen alleen is niet genoeg.',
    'Tijden staan in de tijdzone van de lezer.',
    'Wat is opgeslagen, staat er precies één keer, ook na dubbelklikken, herladen of een verbroken verbinding.',
    'Wat wordt geweigerd, noemt de reden en bewaart de invoer; waar nog niets is, zegt de pagina dat; een bericht dat niet kan worden bezorgd, staat er als mislukt.',
  ],
};
