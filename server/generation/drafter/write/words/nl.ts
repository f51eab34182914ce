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
  uncut: 'Te lang om te splitsen: {ids}. Controleer wat erin staat.',
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
    permissions: 'Wie wat mag',
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
      'Het idee noemt geen doel als zodanig. Wat het over de situatie of de bedoeling zegt, in zijn woorden:',
    requirements: 'In het idee is niets gevonden dat het product doet.',
    constraints: 'In het idee zijn er geen gevonden.',
    exclusions: 'In het idee is niets gevonden.',
  },
  priorities: { must: 'Moet', should: 'Zou moeten', could: 'Zou kunnen' },
  notes: {
    namedIn: 'zie {ids}',
    reasonFor: 'de reden voor {id}',
    continues: 'gaat verder op {id}',
    answers: 'over {question}',
    label: '{label} in het idee',
    undecided: 'nog open, zie {id}',
    struck: 'doorgestreept in het idee',
    conflict: 'mogelijk in tegenspraak, zie {id}',
    sideA: 'Kant A',
    sideB: 'Kant B',
    entered: 'Velden',
    states: 'Toestanden',
    openIn: 'Open: {ids}',
  },
  asking:
    /(?<!\p{L})(?:zegt|zeggen|vraagt|vragen|ziet|zien|weet|weten|toont|tonen|controleert|controleren|beslist|beslissen|bepaalt|bepalen|kiest|kiezen)\s$/u,
  plainIf: /^(?:als|wanneer|zodra|indien|telkens als)\s+/iu,
  circumstances: [
    {
      begins: /^(?:nadat)/iu,
      check:
        '{given}: vlak ervoor geldt {then} nog niet of wordt het geweigerd; vlak erna geldt het.',
    },
    {
      begins: /^(?:totdat|zolang)/iu,
      check:
        '{given}: tot vlak voor het einde van die tijd geldt {then}; vlak erna geldt het niet meer.',
    },
    {
      begins: /^(?:tenzij|behalve)/iu,
      check: '{given}: in dat geval geldt {then} niet; in elk ander geval wel.',
    },
  ],
  worded: nlWorded,
  actQuestions: nlQuestions,
  criteria: {
    holds: 'Voldaan als: {quote}',
    open: 'Af te spreken',
    openNumber: 'Af te spreken: {quote}',
    legend:
      '“Af te spreken”: de woorden van de eis noemen geen controle. Voeg een voorbeeld toe: gegeven wat, als wie wat doet, dan wat?',
    condition: 'Als {given}, dan {then}.',
    each: 'Dit is allemaal aanwezig, één voor één gecontroleerd: {things}.',
    entered:
      'Elk hiervan is in te voeren en wordt later precies zo getoond als ingevoerd: {things}.',
    row: 'Overal waar {what} wordt gebruikt, gelden precies deze waarden: {values}.',
    field: {
      required:
        'Opslaan zonder {what} wordt geweigerd met een melding die {what} noemt; al het andere dat is ingevoerd blijft staan.',
      optional: 'Opslaan zonder {what} wordt geaccepteerd.',
      conditional: 'Opslaan zonder {what} wordt alleen geweigerd zoals de tabel zegt: {words}.',
      options: '{what}: alleen deze kunnen worden gekozen: {things}.',
      automatic: '{what} wordt ingevuld zonder dat iemand het invoert.',
      entered: '{what} kan worden ingevoerd en wordt later precies zo getoond als ingevoerd.',
    },
    states:
      'Wat een van deze statussen heeft, toont die status: {things}. Af te spreken: welke status op welke mag volgen en wie die wijzigt.',
    bounds: {
      hours:
        '{quantity}: dit geldt van de eerste tot en met de laatste minuut, maar niet een minuut ervoor of erna.',
      at: '{quantity}: vlak voor dit tijdstip geldt het nog niet; vanaf dit tijdstip wel.',
      atMost:
        '{quantity}: bij {at} wordt het geaccepteerd; bij {over} wordt het geweigerd met een melding die de grens noemt.',
      within: '{quantity}: na precies {at} is het nog op tijd; na {over} is het te laat.',
      fast: '{quantity}: gemeten van begin tot eind is het met {under} geslaagd en met {at} niet.',
      below: '{quantity}: het geldt bij {under}, maar niet bij {at}.',
      atLeast: '{quantity}: met {at} is het voldoende, maar met {under} niet.',
      above: '{quantity}: het geldt bij {over}, maar niet bij {at}.',
      every:
        '{quantity}: over drie van deze perioden achter elkaar bekeken, gebeurt het in elke precies één keer.',
      after: '{quantity}: bij {under} is er nog niets gebeurd; bij {at} gebeurt het.',
      range: '{quantity}: beide grenswaarden tellen mee; {under} en {over} niet.',
      by: '{quantity}: vlak ervoor is het op tijd; vlak erna is het te laat.',
      latest:
        '{quantity}: met nog {at} te gaan is het op tijd; met nog {under} te gaan is het te laat.',
      ahead:
        '{quantity}: met nog {over} te gaan gebeurt er niets; met nog {at} te gaan gebeurt het.',
      near: '{quantity}: wat {at} weg is, telt mee; wat {over} weg is, niet.',
      lasting: '{quantity}: na {under} geldt het nog; na {at} is het afgelopen.',
      nearest: '{quantity}: bij {over} valt alleen het laatste in deze volgorde weg.',
      exactly: '{quantity}: precies {at}; {under} of {over} is een fout.',
      capacity:
        '{quantity}: getest met {at} werkt alles zoals gewoonlijk; daarboven is niets beloofd.',
      from: '{quantity}: bij {at} geldt het, bij {under} niet.',
      upTo: '{quantity}: bij {at} geldt het, bij {over} niet.',
      aheadMost: '{quantity}: met nog {over} te gaan kan het nog niet; met nog {at} te gaan wel.',
      kept: '{quantity}: tot het eind van deze tijd is alles er nog, en volledig.',
    },
    outcome: '{quantity}: bij {yes} geldt {outcome}; bij {no} geldt dit niet.',
    late: '{quantity}: na precies {at} is het nog op tijd; na {over}: {outcome}.',
    timeOut:
      '{quantity}: bij {no} gebeurt er nog niets; vanaf {yes} geldt {outcome}. Is het op tijd gedaan, dan gebeurt dit nooit.',
    share: '{quantity}: van een bedrag van 200 is dit {sum}.',
    shareEach: '{quantity}: van een bedrag van 200 is dit {sum} voor één en {triple} voor drie.',
    rate: '{quantity}: voor drie is het totaal {triple}.',
    denied: '{object}: een poging om deze regel te overtreden wordt geweigerd en verandert niets.',
    deniedCase:
      '{object}: een poging om deze regel te overtreden wordt geweigerd en verandert niets; waar de voorwaarde het toelaat, lukt dezelfde poging.',
    hidden:
      '{object}: wie hiervan is uitgesloten, vindt het op geen enkele pagina, in geen lijst en in geen zoekresultaat, en geen gegevens die diegene ontvangt bevatten het.',
    absent: '{quote}: op geen pagina, in geen bericht en in geen instelling komt er iets van voor.',
    others: '{quote}: dezelfde poging door iemand anders wordt geweigerd en verandert niets.',
    granted: '{roles}: {text} lukt.',
    refused: '{roles}: de poging ({text}) wordt geweigerd en verandert niets.',
    limited: '{roles}: {text} lukt alleen zoals in de tabel staat, {words}.',
    extent: '{roles}, {text}: {words} lukt; al het andere wordt geweigerd en verandert niets.',
    undecided: 'Pas te testen als dit besloten is: {quote}',
  },
  questions: {
    contradiction: 'Kan allebei gelden: {one} en {other}? Zo niet, welke?',
    undecided: 'In het idee opengelaten: {quote}. Wie beslist, en wanneer?',
    vague: 'Hoe zou een test {quote} meten in {where}?',
    noMeasure: 'Aan welk getal, en wanneer, zie je dat het werkt?',
    idleRole: 'Wat mag {quote} doen en zien, en wat niet?',
    noType: 'Wat voor product is het en wat doet iemand er het eerst mee?',
    unread: 'Welke van de geciteerde uitspraken zijn eisen?',
  },
  houseRules: {
    grants:
      'Een handeling die het idee aan geen enkele rol toekent, weigert de server tot iemand beslist wie die mag uitvoeren.',
    zones: 'Tijden worden getoond in de tijdzone van de gebruiker.',
    saving:
      'Opslaan maakt precies één item aan, ook na dubbelklikken, herladen of een verbroken verbinding.',
    refusals:
      'Een weigering noemt de reden en bewaart de invoer; een lege lijst zegt dat ze leeg is; een bericht dat niet kan worden bezorgd, wordt als mislukt getoond.',
  },
};
