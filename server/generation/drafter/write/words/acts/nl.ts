import type { ActTable } from './actTable';

/** The criteria for each act, in Dutch. */
export const nlActs: ActTable = {
  upload:
    '{object}: een goed bestand of goede code is er daarna voor iedereen die het mag zien, en gaat open.',
  notify:
    '{object}: is er aanleiding, dan komt het één keer aan, bij de juiste persoon en met de reden; anders komt er niets.',
  message:
    '{object}: wat de ene kant stuurt, staat ongewijzigd bij de andere, met afzender en tijd, in volgorde van verzending.',
  create:
    '{object}: opgeslagen en weer geopend is elke waarde zoals ingevoerd. Af te spreken: welke verplicht zijn en welke worden geweigerd.',
  change:
    'Af te spreken voor {object}: wat is daarna anders, voor wie, en wanneer wordt het geweigerd?',
  remove:
    '{object}: daarna biedt geen lijst of zoekopdracht het nog aan, en wat eraan hing is geregeld.',
  book: '{object}: is er één vrij en proberen twee het tegelijk, dan lukt het één en hoort de ander het.',
  pay: '{object}: het getoonde bedrag wordt precies één keer geboekt, met een bewijs.',
  approve: '{object}: na de beslissing zien alle betrokkenen de stand, wie besliste en wanneer.',
  rate: '{object}: bij drie verschillende antwoorden klopt de uitslag met de hand nagerekend; een tweede van dezelfde persoon telt niet dubbel.',
  search: '{object}: van een passend en een niet passend item wordt alleen het eerste gevonden.',
  show: '{object}: twee bekende, verschillende gevallen zien er verschillend uit, elk juist; na een wijziging staat de nieuwe waarde er.',
  map: '{object}: twee plaatsen met bekende ligging verschijnen waar ze zijn, en elk opent zijn eigen gegevens.',
  report:
    '{object}: er staat precies in wat erin hoort, gecontroleerd met bekende gegevens; zonder gegevens staat dat er.',
  calculate:
    '{object}: drie met de hand gerekende voorbeelden kloppen, waarvan één zonder iets om te tellen.',
  export: '{object}: wat eruit komt, opent elders en klopt regel voor regel met bekende gegevens.',
  print:
    '{object}: op de bedoelde printer en het papier is niets afgesneden, elk stuk komt één keer, namen en codes zijn leesbaar.',
  scan: '{object}: een geldige code leidt precies naar waar hij bij hoort; twee keer achter elkaar gelezen telt hij één keer; een onbekende zegt dat.',
  signIn:
    '{object}: iemand met en iemand zonder toegang proberen het: de eerste bereikt het eigene, de tweede alleen wat geen toegang vraagt.',
  restrict: '{object}: wat dit uitsluit wordt geweigerd of ontbreekt, ook via het directe adres.',
  publish:
    '{object}: iemand zonder account vindt en opent het; wat niet is vrijgegeven, is ook via het directe adres niet te bereiken.',
  assign: '{object}: op elk moment heeft precies één het, en wie het afgeeft of krijgt ziet dat.',
  unique:
    '{object}: is er al een, dan wordt een tweede geweigerd en de eerste getoond; van twee gelijktijdige pogingen blijft er één.',
  queue:
    '{object}: gaat van drie personen in bekende volgorde de eerste weg, dan schuift de tweede door en hoort dat; niemand wordt overgeslagen.',
  sync: '{object}: een wijziging aan de ene kant staat één keer en ongewijzigd aan de andere, ook na een onderbreking.',
  import:
    '{object}: van tien records, één fout, worden er negen ongewijzigd overgenomen en wordt de foute met zijn plaats genoemd.',
  measure: '{object}: een bekende waarde bij de bron komt gelijk aan, met tijd en eenheid.',
  history:
    '{object}: twee invoeren van twee personen zijn later ongewijzigd en op volgorde terug te vinden, met auteur en tijd.',
  suggest:
    '{object}: in drie bekende gevallen past elk voorstel bij de gegevens; afgewezen verandert het niets.',
  lend: '{object}: zolang het weg is, staat erbij wie het heeft en sinds wanneer; teruggebracht is het meteen vrij.',
  stock:
    '{object}: van een bekende hoeveelheid klopt het getal na één erbij en twee eraf; bij nul kan er niets meer af.',
  endpoint: '{object}: bij een geldige aanroep heeft het antwoord de beschreven velden en typen.',
  offline:
    '{object}: zonder verbinding werken dezelfde stappen; is ze terug, dan komt alles precies één keer aan.',
  privacy:
    '{object}: nagegaan bij een testpersoon: wat er wordt bewaard en verzonden, waar het staat en wie het kan openen, klopt hiermee.',
  platform: '{object}: elke eis wordt één keer doorlopen onder precies deze omstandigheden.',
  access:
    '{object}: iemand die dit nodig heeft, doet de hoofdtaak alleen, met dubbele tekst en een contrast van 4,5 op 1.',
  language:
    '{object}: in elke taal zijn alle teksten, datums en meldingen er, geen blijft in een andere en de langste is niet afgesneden.',
};
