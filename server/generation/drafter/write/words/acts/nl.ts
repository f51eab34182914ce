import type { ActTable } from './actTable';

/** What a test of each act looks at, in Dutch. */
export const nlActs: ActTable = {
  upload: {
    check:
      '{object}: een goed bestand of goede code is er daarna voor iedereen die het mag zien, en gaat open.',
    fails:
      'Bestand te groot, van het verkeerde soort of afgebroken, of code onleesbaar: geweigerd met grens of reden; wat er was, blijft.',
  },
  notify: {
    check:
      '{object}: is er aanleiding, dan komt het één keer aan, bij de juiste persoon en met de reden; anders komt er niets.',
    fails:
      'Niet bezorgd of dubbel: wie erop rekent ziet dat het mislukte, en een herhaling is herkenbaar.',
  },
  message: {
    check:
      '{object}: wat de ene kant stuurt, staat ongewijzigd bij de andere, met afzender en tijd, in volgorde van verzending.',
    fails: 'Geen antwoord, of de ander is weg: wie schrijft ziet dat niemand het las.',
  },
  create: {
    check:
      '{object}: met geldige gegevens staat het na herladen één keer klaar, elke waarde zoals ingevoerd.',
    fails:
      'Een waarde ontbreekt, kan niet of bestaat al: bij dat veld geweigerd; de rest blijft staan.',
  },
  edit: {
    check: '{object}: daarna is het zo voor iedereen die het ziet, ook na herladen.',
  },
  remove: {
    check:
      '{object}: daarna biedt geen lijst of zoekopdracht het nog aan, en wat eraan hing is geregeld.',
    fails:
      'Per ongeluk of door twee tegelijk verwijderd, gesloten of geannuleerd: de tweede hoort dat het al gebeurd is; of het terug kan, staat er vooraf.',
  },
  book: {
    check:
      '{object}: is er één vrij en proberen twee het tegelijk, dan lukt het één en hoort de ander het.',
    fails:
      'Bezet, geblokkeerd of te laat: niets wordt vastgehouden, en wat nog vrij is wordt aangeboden.',
  },
  pay: {
    check: '{object}: het getoonde bedrag wordt precies één keer geboekt, met een bewijs.',
    fails:
      'Betaling geweigerd of afgebroken: niets wordt geboekt, de persoon hoort het, en een tweede poging boekt niet dubbel.',
  },
  approve: {
    check: '{object}: na de beslissing zien alle betrokkenen de stand, wie besliste en wanneer.',
    fails:
      'Twee keer, door de verkeerde of na een wijziging beslist of getekend: geweigerd; wat getekend is, blijft zoals het was.',
  },
  rate: {
    check:
      '{object}: bij drie verschillende antwoorden klopt de uitslag met de hand nagerekend; een tweede van dezelfde persoon telt niet dubbel.',
  },
  search: {
    check: '{object}: van een passend en een niet passend item wordt alleen het eerste gevonden.',
    fails: 'Niets past: dat wordt gezegd en de vraag blijft staan, om ruimer te zoeken.',
  },
  show: {
    check:
      '{object}: te zien zijn precies de voor de test ingevoerde gegevens, en bij de volgende blik ook een wijziging daarvan.',
  },
  live: {
    check:
      '{object}: op twee apparaten geopend, verschijnt een wijziging op het andere binnen 5 seconden zonder herladen.',
  },
  map: {
    check:
      '{object}: twee plaatsen met bekende ligging verschijnen waar ze zijn, en elk opent zijn eigen gegevens.',
  },
  report: {
    check:
      '{object}: er staat precies in wat erin hoort, gecontroleerd met bekende gegevens; zonder gegevens staat dat er.',
  },
  calculate: {
    check:
      '{object}: drie met de hand gerekende voorbeelden kloppen, waarvan één zonder iets om te tellen.',
    fails:
      'Een waarde ontbreekt of kan niet: liever geen getal dan een fout, en wat ontbreekt wordt genoemd.',
  },
  export: {
    check: '{object}: wat eruit komt, opent elders en klopt regel voor regel met bekende gegevens.',
    fails:
      'Niets om te geven, of halverwege afgebroken: dat wordt gezegd, en geen half resultaat geldt als heel.',
  },
  print: {
    check:
      '{object}: op de bedoelde printer en het papier is niets afgesneden, elk stuk komt één keer, namen en codes zijn leesbaar.',
  },
  scan: {
    check:
      '{object}: een geldige code leidt precies naar waar hij bij hoort; twee keer achter elkaar gelezen telt hij één keer; een onbekende zegt dat.',
  },
  signIn: {
    check:
      '{object}: iemand met en iemand zonder toegang proberen het: de eerste bereikt het eigene, de tweede alleen wat geen toegang vraagt.',
    fails:
      'Fout, verlopen of gebruikt bewijs: geweigerd zonder te zeggen welk deel fout was; na enkele pogingen volgt wachttijd.',
  },
  restrict: {
    check: '{object}: wat dit uitsluit wordt geweigerd of ontbreekt, ook via het directe adres.',
  },
  publish: {
    check:
      '{object}: iemand zonder account vindt en opent het; wat niet is vrijgegeven, is ook via het directe adres niet te bereiken.',
  },
  assign: {
    check: '{object}: op elk moment heeft precies één het, en wie het afgeeft of krijgt ziet dat.',
    fails:
      'Niemand kan het overnemen, of de persoon is weg: het blijft zichtbaar open en iemand hoort het.',
  },
  unique: {
    check:
      '{object}: is er al een, dan wordt een tweede geweigerd en de eerste getoond; van twee gelijktijdige pogingen blijft er één.',
  },
  limit: {
    check:
      '{object}: precies op de grens kan het nog; één stap verder wordt het geweigerd, met de grens erbij.',
  },
  queue: {
    check:
      '{object}: gaat van drie personen in bekende volgorde de eerste weg, dan schuift de tweede door en hoort dat; niemand wordt overgeslagen.',
  },
  choose: {
    check:
      '{object}: elk mogelijk antwoord is te geven, staat er na herladen nog en bereikt wie het nodig heeft; een nieuw vervangt het oude.',
  },
  schedule: {
    check:
      '{object}: voor dag en tijd ingevoerd staat het daar voor alle betrokkenen, ook over middernacht en bij de klokwissel.',
  },
  sync: {
    check:
      '{object}: een wijziging aan de ene kant staat één keer en ongewijzigd aan de andere, ook na een onderbreking.',
    fails:
      'De andere kant is onbereikbaar, of beide wijzigden hetzelfde: het werk gaat door, het wordt later bijgewerkt en de botsing is zichtbaar.',
  },
  import: {
    check:
      '{object}: van tien records, één fout, worden er negen ongewijzigd overgenomen en wordt de foute met zijn plaats genoemd.',
  },
  measure: {
    check: '{object}: een bekende waarde bij de bron komt gelijk aan, met tijd en eenheid.',
    fails:
      'De bron zwijgt of geeft onzin: het gat is als gat te zien, en niemand ziet een oude waarde voor nieuw aan.',
  },
  history: {
    check:
      '{object}: twee invoeren van twee personen zijn later ongewijzigd en op volgorde terug te vinden, met auteur en tijd.',
  },
  draw: {
    check:
      '{object}: een markering in de hoek en een in het midden staan na het opslaan op dezelfde plek, ook op een ander scherm.',
  },
  media: {
    check:
      '{object}: het start binnen 2 seconden, kan stoppen en op dezelfde plek verdergaan en is compleet tot het eind.',
  },
  suggest: {
    check:
      '{object}: in drie bekende gevallen past elk voorstel bij de gegevens; afgewezen verandert het niets.',
  },
  play: {
    check:
      '{object}: eenmaal volgens de regels en eenmaal met een verboden zet gespeeld: stand en punten kloppen, de verboden zet heeft geen effect.',
  },
  resume: {
    check: '{object}: halverwege gesloten en de volgende dag geopend is alles zoals het was.',
  },
  lend: {
    check:
      '{object}: zolang het weg is, staat erbij wie het heeft en sinds wanneer; teruggebracht is het meteen vrij.',
  },
  stock: {
    check:
      '{object}: van een bekende hoeveelheid klopt het getal na één erbij en twee eraf; bij nul kan er niets meer af.',
  },
  expire: {
    check:
      '{object}: vlak ervoor is er niets veranderd; vlak erna geldt het voor iedereen, zonder dat iemand iets doet.',
  },
  time: {
    check:
      '{object}: naast een tweede klok wijkt het minder dan een seconde af, ook na een pauze en met donker scherm.',
  },
  control: {
    check:
      '{object}: binnen 2 seconden heeft het apparaat het gedaan en meldt het zijn nieuwe toestand; twee keer gedrukt gebeurt het één keer.',
  },
  join: {
    check:
      '{object}: wie bedoeld was, komt erin en ziet wat de anderen zien; een vreemde met dezelfde link niet.',
  },
  endpoint: {
    check: '{object}: bij een geldige aanroep heeft het antwoord de beschreven velden en typen.',
    fails:
      'Foute aanroep, onbekend kenmerk of ontbrekende sleutel: een beschreven foutcode, en niets verandert.',
  },
  offline: {
    check:
      '{object}: zonder verbinding werken dezelfde stappen; is ze terug, dan komt alles precies één keer aan.',
  },
  privacy: {
    check:
      '{object}: wat voor een testpersoon wordt bewaard en verzonden gaat niet verder dan dit; na wissen is er niets van te vinden.',
  },
  platform: {
    check:
      '{object}: elke eis wordt daar één keer doorlopen, op de oudste versie die in gebruik is.',
  },
  access: {
    check:
      '{object}: iemand die dit nodig heeft, doet de hoofdtaak alleen, met dubbele tekst en een contrast van 4,5 op 1.',
  },
  language: {
    check:
      '{object}: in elke taal zijn alle teksten, datums en meldingen er, geen blijft in een andere en de langste is niet afgesneden.',
  },
  speed: {
    check:
      '{object}: tien keer gemeten met echte hoeveelheden op het traagste apparaat in gebruik; de traagste tijd telt.',
  },
  simple: {
    check:
      '{object}: drie mensen die het nooit zagen, doen de hoofdtaak zonder te vragen; waar ze aarzelen wordt genoteerd.',
  },
  free: {
    check: '{object}: van begin tot eind doorlopen vraagt of toont geen stap iets anders.',
  },
};
