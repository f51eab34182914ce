import type { WordedTable } from './wordedTable';

/** Dutch tests of words that say exactly what to look at. */
export const nlWorded: WordedTable = {
  sorted:
    '{quote}: twee gegevens die hierin verschillen staan in deze volgorde, welk ook het eerst is ingevoerd.',
  perUnit:
    '{quote}: met bekende gegevens voor twee van elk heeft elk de eigen gegevens en klopt elk getal.',
  ofDay:
    '{quote}: van drie gegevens, voor gisteren, vandaag en morgen, is alleen dat van vandaag te zien.',
  withoutAccount:
    '{quote}: in een verse browser lukt het tot het einde en vraagt niets om in te loggen.',
  filtered: '{quote}: elk hiervan vindt een gegeven met de gezochte waarde en geen met een andere.',
  onlySeen:
    '{quote}: meer ervan staat niet op de pagina en niet in de gegevens die ernaartoe gaan.',
  dayBefore:
    '{quote}: twee dagen ervoor nog niets, de dag ervoor precies één keer, daarna niet opnieuw.',
  marked:
    '{quote}: dit gegeven toont het daarna aan iedereen die het ziet, ook na herladen; dat ernaast niet.',
  own: '{quote}: van twee met verschillende gegevens heeft of ziet elk de eigen gegevens en niets van de ander, ook niet via het adres.',
  offline:
    '{quote}: zonder verbinding werken dezelfde stappen; is ze terug, dan komt alles precies één keer aan.',
  import:
    '{quote}: daarna staat elke regel er met zijn waarden; een bestand met één foute regel wordt geweigerd, en de melding noemt die regel.',
  export:
    '{quote}: geopend in een ander programma klopt de inhoud regel voor regel met bekende gegevens.',
  print: '{quote}: op het gebruikte papier is niets afgesneden en alles leesbaar.',
  scan: '{quote}: een geldige code leidt naar waar hij bij hoort; een onbekende wordt gemeld en verandert niets.',
  deadline: '{quote}: vlak ervoor op tijd, vlak erna te laat.',
  unique:
    '{quote}: twee op hetzelfde moment krijgen een verschillende, en geen enkele wordt ooit opnieuw uitgegeven.',
  devices: '{quote}: op elk hier genoemd apparaat lukken de belangrijkste stappen tot het eind.',
  search: '{quote}: van een passend en een niet passend item wordt alleen het eerste gevonden.',
  remove: '{quote}: daarna biedt geen lijst en geen zoekopdracht het nog als actueel aan.',
  upload: '{quote}: de foto opent vanuit dit item zoals hij is gemaakt.',
  history:
    '{quote}: twee invoeren van twee personen zijn later ongewijzigd en op volgorde terug te vinden, met auteur en tijd.',
  howMany:
    '{quote}: het is gelijk aan een telling met de hand, ook na één item meer en nadat er één is teruggenomen.',
  live: '{quote}: een wijziging op het ene apparaat verschijnt op een tweede dat al open is, zonder herladen.',
  language:
    '{quote}: in elke taal zijn alle teksten, datums en meldingen er, en geen blijft in een andere.',
  sees: '{quote}: van twee items met bekende waarden verschijnen beide, elk met de eigen waarden; wordt er een gewijzigd, dan staat de nieuwe waarde er.',
  seesIf: '{quote}: een geval waarin het zo is en een waarin niet, elk juist getoond.',
  enters:
    '{quote}: later weer geopend staat het er één keer, met elke waarde zoals ingevoerd. Af te spreken: welke waarden zijn verplicht?',
  changes: '{quote}: waar de oude waarde stond, staat de nieuwe, ook na opnieuw laden.',
  books:
    '{quote}: twee mensen proberen op hetzelfde moment dezelfde vrije te krijgen; één krijgt hem en de ander hoort dat.',
  decides:
    '{quote}: één test met ja en één met nee; elk toont daarna zijn beslissing aan iedereen die het aangaat.',
  confirms:
    '{quote}: tot dan staat het als open, daarna als gedaan, met wie en wanneer, ook na herladen.',
  swaps:
    '{quote}: daarna staat ieder op de plaats van de ander, voor iedereen die het rooster ziet, en niemand op beide.',
  told: '{quote}: bij elke aanleiding komt het bij deze persoon aan en zegt waar het om gaat; zonder aanleiding komt er niets.',
  cancels:
    '{quote}: daarna staat het voor iedereen die het ziet als geannuleerd en telt het nergens meer mee.',
  assigns:
    '{quote}: daarna staat het bij de genoemde persoon en bij niemand anders, en beide kanten zien dat.',
  chooses: '{quote}: weer geopend staat het gekozene als gekozen en de rest niet.',
  computes:
    '{quote}: drie met de hand uitgerekende voorbeelden kloppen, waarvan één moet worden afgerond.',
  file: '{quote}: het bestand opent ongewijzigd vanuit dit item, voor iedereen die het mag zien.',
  paid: '{quote}: het verschuldigde bedrag wordt één keer geboekt; wordt de betaling geweigerd of afgebroken, dan wordt er niets geboekt en hoort de persoon dat.',
  firstWins:
    '{quote}: twee mensen doen dit op hetzelfde moment; één heeft het en de ander hoort dat.',
  oneStep: '{quote}: geteld vanaf de pagina waar het begint, is er niet meer nodig.',
  ownOnly:
    '{quote}: geprobeerd op wat van een ander is, ook via het adres, wordt het geweigerd en verandert er niets.',
  overlap:
    '{quote}: een tweede die ook maar het laatste moment met de eerste deelt, wordt geweigerd, en de eerste blijft zoals hij is.',
  approval: '{quote}: tot dit is gebeurd, telt het niet en volgt er niets uit; daarna wel.',
  anonymous:
    '{quote}: geen pagina, bericht of bestand dat anderen krijgen, bevat een naam of iets anders dat zegt wie het is.',
  automatic: '{quote}: het gebeurt zonder dat iemand iets doet, en elke keer één keer.',
  onMap: '{quote}: twee gegevens op bekende plaatsen staan op de kaart op die plaatsen.',
  optional: '{quote}: weggelaten lukt opslaan toch; ingevuld is het later weer te zien.',
  recurring:
    '{quote}: over drie van deze dagen achter elkaar bekeken, gebeurt het op elke één keer en daartussen niet.',
  delivered:
    '{quote}: met bekende gegevens komt het volledig en juist aan, en niemand die het niet aangaat krijgt het.',
  signedIn: '{quote}: zonder in te loggen toont geen pagina er iets van, ook niet via het adres.',
  required: '{quote}: zonder dit wordt het geweigerd, met de reden; ermee lukt het.',
  comments:
    '{quote}: het staat hier met de naam van wie het schreef, ook na herladen, en nergens anders.',
  votes:
    '{quote}: het totaal klopt met een telling met de hand, ook na nog een stem; niemand telt dubbel.',
  moves:
    '{quote}: daarna staat het voor iedereen die het ziet op de nieuwe plaats of tijd en niet meer op de oude.',
  blocks:
    '{quote}: vanaf dan wordt elke poging om het te gebruiken geweigerd met de reden; na vrijgave lukt dezelfde poging.',
  shares:
    '{quote}: wie het gedeeld krijgt, kan het openen; ieder ander wordt geweigerd, ook via het adres.',
  lends:
    '{quote}: zolang het uitgeleend is, staat dat erbij en kan niemand anders het nemen; na teruggave is het weer beschikbaar.',
  pauses:
    '{quote}: tijdens de pauze gebeurt er niets van; daarna gaat het verder, en niets van wat was ingevoerd is verloren.',
  joins: '{quote}: daarna staat deze naam precies één keer op de lijst, ook na een tweede poging.',
  merges: '{quote}: daarna is er één in plaats van meerdere, met alles wat die bevatten.',
  rates:
    '{quote}: beoordelingen van twee mensen blijven beide bewaard, en elk totaal of gemiddelde is gelijk aan een berekening met de hand.',
  orders:
    '{quote}: de bestelling komt precies één keer bij de andere kant aan, met alles zoals gekozen en het met de hand berekende totaal.',
  sends:
    '{quote}: het komt precies één keer en volledig aan bij wie het bestemd is, en bij niemand anders.',
  publishes:
    '{quote}: ervoor vinden degenen voor wie het bestemd is het niet; daarna wel, met alles zoals ingevoerd.',
};
