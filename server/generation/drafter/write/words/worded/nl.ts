import type { WordedTable } from './wordedTable';

/** Dutch tests of words that say exactly what to look at. */
export const nlWorded: WordedTable = {
  sorted:
    '{quote}: gegevens die hierin verschillen, verschijnen in deze volgorde, welk ook het eerst is ingevoerd.',
  perUnit:
    '{quote}: met bekende gegevens voor twee van elk wordt elk apart getoond en klopt elk getal.',
  ofDay:
    '{quote}: met één gegeven voor gisteren, één voor vandaag en één voor morgen wordt alleen dat van vandaag getoond.',
  withoutAccount:
    '{quote}: in een privévenster van de browser lukt het van begin tot eind en vraagt niets om in te loggen.',
  filtered:
    '{quote}: elk hiervan vindt een gegeven met de gezochte waarde en geen met een andere waarde.',
  onlySeen: '{quote}: verder staat er niets op de pagina of in de gegevens die ernaartoe gaan.',
  dayBefore: '{quote}: het gebeurt één keer op de dag ervoor, en op geen eerdere of latere dag.',
  choice:
    '{quote}: elk van deze waarden kan worden gekozen, telkens maar één; de laatst gekozen waarde staat er ook na herladen nog.',
  marked: '{quote}: de markering staat er ook na herladen nog, en geen ander gegeven heeft haar.',
  onTop:
    '{quote}: van twee gegevens waarvan er maar één hieraan voldoet, staat dat boven het andere, wat er ook eerst is ingevoerd.',
  eachTime:
    '{quote}: op elk van deze momenten gebeurt het precies één keer, en op geen enkel ander moment.',
  own: '{quote}: van twee gebruikers met verschillende gegevens ziet elk alleen de eigen gegevens, ook als die de URL van de ander rechtstreeks opent.',
  offline:
    '{quote}: met de verbinding uitgeschakeld werken dezelfde stappen; is die terug, dan is niets van wat intussen is ingevoerd verloren of dubbel.',
  import:
    '{quote}: daarna staat elke regel er met zijn waarden; een melding noemt elke regel die niet gelezen kon worden.',
  export:
    '{quote}: geopend in een ander programma toont het bestand dezelfde waarden als de pagina.',
  print: '{quote}: op het gebruikte papier is niets afgesneden en is alles leesbaar.',
  scan: '{quote}: een geldige code opent waar hij bij hoort; een onbekende code geeft een melding en verandert niets.',
  deadline: '{quote}: vlak ervoor is het op tijd; vlak erna is het te laat.',
  unique:
    '{quote}: twee die op hetzelfde moment worden aangemaakt, verschillen, en geen enkele wordt ooit twee keer uitgegeven.',
  search: '{quote}: met één item dat past en één dat niet past, verschijnt alleen het eerste.',
  remove: '{quote}: daarna staat het in geen lijst met actuele gegevens en in geen zoekresultaat.',
  upload: '{quote}: geopend vanuit dit item verschijnt de foto zoals die is gemaakt.',
  history:
    '{quote}: twee invoeren na elkaar zijn later allebei terug te vinden, op volgorde, elk met zijn tijd.',
  live: '{quote}: een wijziging op het ene apparaat verschijnt zonder herladen op een tweede dat al open is.',
  language:
    '{quote}: in elke taal zijn alle teksten, datums en meldingen aanwezig, en staat er geen in een andere taal.',
  books:
    '{quote}: proberen twee mensen op hetzelfde moment de laatste vrije te krijgen, dan krijgt één die en hoort de ander dat die weg is.',
  decides:
    '{quote}: één keer met ja en één keer met nee getest; daarna ziet iedereen die het aangaat de beslissing.',
  confirms:
    '{quote}: ervoor staat het als open; erna als gedaan, met wie het deed en wanneer, ook na herladen.',
  swaps:
    '{quote}: daarna staat elk, voor iedereen die het rooster ziet, op de plaats van de ander, en niemand op beide.',
  told: '{quote}: elke keer bereikt het bericht deze persoon en zegt het waar het om gaat; zonder aanleiding wordt er niets verstuurd.',
  cancels:
    '{quote}: daarna staat het voor iedereen die het ziet als geannuleerd en telt het in geen enkel totaal mee.',
  assigns:
    '{quote}: daarna staat het bij de genoemde persoon en bij niemand anders, en zien beide kanten dat.',
  computes:
    '{quote}: drie met de hand berekende voorbeelden geven dezelfde uitkomst; bij één ervan moet worden afgerond.',
  file: '{quote}: iedereen die het item mag zien, kan het bestand er ongewijzigd uit openen.',
  paid: '{quote}: het verschuldigde bedrag wordt precies één keer afgeschreven; wordt de betaling geweigerd of afgebroken, dan wordt er niets afgeschreven en hoort de betaler dat.',
  firstWins:
    '{quote}: doen twee mensen dit op hetzelfde moment, dan krijgt één het en hoort de ander dat.',
  oneStep: '{quote}: geteld vanaf de pagina waar het begint, is er niet meer nodig dan dit.',
  ownOnly:
    '{quote}: een poging op wat van een ander is, ook door de URL rechtstreeks te openen, wordt geweigerd en verandert niets.',
  overlap:
    '{quote}: een tweede die de eerste ook maar één minuut overlapt, wordt geweigerd, en de eerste blijft ongewijzigd.',
  approval: '{quote}: tot dit is gedaan, telt het niet en volgt er niets uit; daarna wel.',
  anonymous:
    '{quote}: geen pagina, bericht of export voor anderen bevat een naam of iets anders dat verraadt wie het is.',
  automatic: '{quote}: het gebeurt zonder dat iemand iets doet, en elke keer precies één keer.',
  onMap: '{quote}: twee gegevens op bekende plaatsen verschijnen op de kaart op die plaatsen.',
  optional: '{quote}: leeg gelaten lukt opslaan toch; ingevuld wordt het later weer getoond.',
  recurring:
    '{quote}: drie keer achter elkaar bekeken, gebeurt het elke keer precies één keer en daartussen nooit.',
  delivered: '{quote}: met bekende gegevens klopt alles erin en ontbreekt er niets.',
  signedIn:
    '{quote}: zonder in te loggen toont geen pagina er iets van, ook niet als de URL rechtstreeks wordt geopend.',
  required: '{quote}: zonder dit wordt het geweigerd en zegt de melding waarom; hiermee lukt het.',
  comments:
    '{quote}: het wordt hier getoond met wie het schreef, ook na herladen, en nergens anders.',
  votes:
    '{quote}: het totaal is gelijk aan een telling met de hand, ook na nog een stem, en niemand telt dubbel.',
  moves:
    '{quote}: daarna staat het voor iedereen die het ziet op de nieuwe plaats of tijd en niet meer op de oude.',
  blocks:
    '{quote}: vanaf dan wordt geweigerd wat dit moet verhinderen, met een melding die zegt waarom; na opheffing lukt het weer.',
  shares:
    '{quote}: met wie het is gedeeld, kan het openen; ieder ander wordt geweigerd, ook als die de URL rechtstreeks opent.',
  lends:
    '{quote}: zolang het uitgeleend is, staat het als uitgeleend en kan niemand anders het nemen; na teruggave is het weer beschikbaar.',
  pauses:
    '{quote}: tijdens de pauze gebeurt er niets van; na hervatting gaat het verder, en niets van wat eerder is ingevoerd, is verloren.',
  joins: '{quote}: daarna staat deze naam precies één keer op de lijst, ook na een tweede poging.',
  merges: '{quote}: daarna is er één in plaats van meerdere, met alles wat elk ervan bevatte.',
  rates:
    '{quote}: beoordelen twee mensen, dan blijven beide beoordelingen bewaard, en elk totaal of gemiddelde is gelijk aan een berekening met de hand.',
  orders:
    '{quote}: de bestelling komt precies één keer bij de andere kant aan, met alles zoals gekozen en met het totaal dat een berekening met de hand geeft.',
  publishes:
    '{quote}: ervoor kunnen degenen voor wie het bestemd is het niet vinden; erna wel, met alles zoals ingevoerd.',
  entered:
    '{quote}: één keer ingevoerd met alle gegevens wordt alles weer getoond zoals ingevoerd, ook na herladen.',
  shown:
    '{quote}: bij bekende gegevens komt wat er staat ermee overeen, ook nadat er een is gewijzigd.',
  matched: '{quote}: van één die past en één die niet past, wordt alleen de eerste aangeboden.',
  steps:
    '{quote}: één geval doorloopt deze stappen op volgorde: na elke stap ziet iedereen die erbij betrokken is hoe ver het is, en geen enkele stap is over te slaan.',
  ifOnly:
    '{quote}: één keer geprobeerd waar dit geldt en één keer waar niet, gebeurt het alleen de eerste keer.',
  linked: '{quote}: elk van de twee is vanuit de andere te openen, en niets anders.',
  plays:
    '{quote}: wat is opgenomen of geüpload, speelt op een tweede apparaat van begin tot eind af.',
  chart:
    '{quote}: bij bekende waarden op drie momenten staat elke op zijn plaats, en een ontbrekende laat een gat achter.',
  external:
    '{quote}: met een testaccount van het andere systeem komen daar dezelfde waarden aan; is het niet bereikbaar, dan krijgt wie dit startte bericht en gaat er niets verloren.',
  api: '{quote}: een geldige aanroep krijgt het beschreven antwoord; een ongeldige krijgt een foutmelding die zegt wat er mis is, en verandert niets.',
  edits: '{quote}: daarna staat de nieuwe waarde overal waar de oude stond, ook na herladen.',
  measured:
    '{quote}: vergeleken met een meting met de hand op hetzelfde moment is de waarde gelijk.',
  sends:
    '{quote}: het komt precies één keer en onveranderd aan bij degenen voor wie het bestemd is, en bij niemand anders.',
  inTurn:
    '{quote}: van drie die na elkaar komen, is ieder in deze volgorde aan de beurt; wie afvalt, kost niemand anders zijn plaats.',
  documented:
    '{quote}: bij bekende gegevens staan ze allemaal in het document, en klopt elk getal erin.',
  compared: '{quote}: twee bekende staan naast elkaar en elk verschil is te zien.',
  counted:
    '{quote}: komt er één bij, dan verandert het getoonde aantal met precies één; wordt die teruggenomen, dan is het weer als ervoor.',
  played:
    '{quote}: in drie pogingen zoals beschreven reageert het spel elke keer zo en niet anders.',
};
