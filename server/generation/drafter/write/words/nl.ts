import type { DocumentWords } from '../documentWords';

/** Dutch words of the documents. */
export const nl: DocumentWords = {
  quotation: '“{text}”',
  comma: ', ',
  decimalPoint: ',',
  prd: 'Productvereisten (PRD)',
  frd: 'Functionele vereisten (FRD)',
  workingTitle: '{label} (werktitel)',
  untitled: 'Idee zonder titel',
  honesty:
    'Dit is niet door een taalmodel geschreven: vaste regels hebben je idee geordend. Regels met U, G, R, C, N en B citeren het woord voor woord; al het andere is toegevoegd en als zodanig herkenbaar.',
  connect:
    'Wil je een model laten schrijven, stel dan op de server OPENAI_API_KEY of OPENAI_BASE_URL in en start hem opnieuw.',
  sorted: '{sorted} van {all} uitspraken zeggen wat het product moet zijn ({counts}).',
  unsorted:
    'De andere {rest} staan als achtergrond: hun woorden zeggen niet wat het product doet. Controleer of er geen eis bij zit.',
  unreadLanguage:
    'De regels kennen deze taal niet: elke uitspraak staat ongewijzigd onder Achtergrond.',
  typeLine: 'Lijkt op: {label}',
  noType:
    'Wat voor product is het? Het idee laat dat open, dus wordt er niets typisch voorgesteld.',
  headings: {
    summary: 'Samenvatting',
    context: 'Uitgangspunten',
    users: 'Gebruikers',
    goals: 'Doelen',
    requirements: 'Eisen',
    constraints: 'Randvoorwaarden',
    exclusions: 'Uitgesloten',
    contradictions: 'Tegenstrijdigheden',
    background: 'Achtergrond',
    questions: 'Open vragen',
    suggestions: 'Gebruikelijk bij dit type: {label}; staat niet in je idee',
    risks: 'Bekende risico’s bij dit type: {label}; staat niet in je idee',
    permissions: 'Wie doet wat',
    entities: 'Gegevens en statussen',
    houseRules: 'Huisregels (niet uit uw idee)',
  },
  none: {
    users: 'Het idee noemt geen gebruikers.',
    goals: 'In het idee is geen doel gevonden.',
    requirements: 'In het idee is niets gevonden dat het product doet.',
    constraints: 'In het idee zijn er geen gevonden.',
    exclusions: 'In het idee is niets gevonden.',
  },
  priorities: { must: 'Moet', should: 'Zou moeten', could: 'Zou kunnen' },
  notes: {
    namedIn: 'zie {ids}',
    reasonFor: 'de reden voor {id}',
    purposeOf: 'het doel van {id}',
    continues: 'gaat verder op {id}: {quote}',
    undecided: 'nog open, zie {id}',
    struck: 'doorgestreept in het idee',
    conflict: 'in tegenspraak, zie {id}',
    who: 'Wie: {who}',
    under: 'Onder: {heading}',
    why: 'Waarom: {quote} ({id})',
    alongside: 'Let ook op: {ids}',
    unchecked: 'Uit de woorden van {ids} volgt geen toets: spreek er voor elk een af.',
    excludedYetAsked: 'uitgesloten en toch gevraagd',
    sideA: 'Kant A',
    sideB: 'Kant B',
    role: 'Rol',
    does: 'Doet',
    ruledOut: 'Uitgesloten',
    alsoSaid: 'Erbij gezegd: {quote} ({id})',
  },
  every: /(?<!\p{L})(?:elke?|iedere?|alle|per)\s(?!keer)\p{L}+/u,
  criteria: {
    condition: 'Gegeven {given}, dan {then}.',
    each: 'Elk hiervan is er, één voor één getest: {things}.',
    bounds: {
      atMost: '{quantity}: {at} voldoet, {over} niet.',
      below: '{quantity}: {under} voldoet, {at} niet.',
      atLeast: '{quantity}: {at} voldoet, {under} niet.',
      above: '{quantity}: {over} voldoet, {at} niet.',
      every:
        '{quantity}: er zit telkens zoveel tussen; er wordt er geen overgeslagen of verdubbeld.',
      after: '{quantity}: bij {under} nog niet, bij {at} wel.',
      range: '{quantity}: beide uitersten tellen mee; {under} en {over} niet.',
      by: '{quantity}: bepaal of die dag zelf nog meetelt.',
      exactly: '{quantity}: precies dit, of een grens? Spreek het af en test dan de waarde zelf.',
    },
    around: '{quantity}: testen precies daar en aan weerszijden.',
    literal: '{quantity}: testen met precies deze waarde.',
    actions: [
      {
        verbs: /^(?:zoek|doorzoek|filter)/u,
        check:
          '{object}: zoeken vindt iets dat er zeker is, meldt het als niets past en kan worden gewist.',
      },
      {
        verbs: /^(?:waarschuw|herinner|alarmeer|alarmer)/u,
        check:
          '{object}: komt per aanleiding één keer aan, noemt die aanleiding en leidt ernaartoe.',
      },
      {
        verbs: /^(?:upload|bijvoeg)/u,
        check:
          '{object}: een te groot of verkeerd bestand wordt met opgaaf van reden geweigerd; een goed bestand is later weer te openen.',
      },
      {
        verbs: /^(?:boek|reserv)/u,
        check:
          '{object}: van twee mensen die het tegelijk proberen lukt het er één; de ander krijgt dat te horen.',
      },
      {
        verbs: /^(?:goedkeur|keurt goed|goed te keuren|afwijz|wijst af)/u,
        check:
          '{object}: goedgekeurd, afgewezen en in afwachting zien er verschillend uit; erbij staat wie wanneer besliste.',
      },
      {
        verbs: /^(?:export|download|print|afdruk)/u,
        check: '{object}: wat aankomt is elders te openen en bevat wat er op het scherm stond.',
      },
      {
        verbs: /^(?:verwijder|wissen)/u,
        check: '{object}: is uit elke lijst en zoekopdracht verdwenen; wat eraan hing is geregeld.',
      },
      {
        verbs: /^(?:bereken|uitreken|optel|telt op)/u,
        check:
          '{object}: drie met de hand uitgerekende voorbeelden kloppen, waarvan één zonder gegevens.',
      },
    ],
    every: '{thing}: testen voor de eerste, een andere en de laatste keer.',
    purpose: 'Het doel is bereikt: {quote} ({id}).',
    unclear:
      'Aan {text} valt nog niets te testen. Zeg wanneer het gebeurt en wat er dan te zien is.',
    unclearWho:
      'Aan {text} valt nog niets te testen. Zeg wie het doet, wanneer, en wat er dan te zien is.',
  },
  questions: {
    contradiction: 'Wat geldt: {one} of {other}?',
    undecided: 'In het idee opengelaten: {quote}. Wie beslist, en wanneer?',
    vague: 'Hoe zou een test {quote} meten in {where}?',
    noMeasure: 'Aan welk getal, en wanneer, zie je dat het werkt?',
    noRole: 'Wie doet dit: {quote}?',
    dateWithoutYear: 'Welk jaar, en wat schuift als eerste op als {quote} niet haalbaar is?',
    conditionElse: 'Wat gebeurt er als dit niet zo is: {quote}?',
    noType: 'Wat voor product is het en wat doet iemand er het eerst mee?',
    beyondLimit: 'Wat gebeurt er voorbij de grens in {quote}?',
    unread: 'Welke van de geciteerde uitspraken zijn eisen?',
  },
  houseRules: [
    'Een foutmelding zegt wat er misging en bewaart wat er was ingevoerd.',
    'Wat het idee aan geen rol toekent, weigert de server tot erover is beslist; verbergen alleen is niet genoeg.',
    'Tijden staan in de tijdzone van de lezer.',
    'Elke lijst klopt leeg, met één regel en met meer dan er op het scherm passen.',
    'Wat is opgeslagen, staat er precies één keer, ook na dubbelklikken, herladen of een verbroken verbinding.',
  ],
};
