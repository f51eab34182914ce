import type { ActionTable } from './actionWords';

/** Dutch actions. Verbs go by their action in the lexicon, besides these. */
export const nlActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|webhook|endpoint/u,
    check: '{object}: bij een geldige aanroep heeft het antwoord de beschreven velden en typen.',
    fails:
      'Foute aanroep, onbekend kenmerk of ontbrekende sleutel: een beschreven foutcode, en niets verandert.',
  },
  pay: {
    check: '{object}: het getoonde bedrag wordt precies één keer geboekt, met een bewijs.',
    fails:
      'Betaling geweigerd of afgebroken: niets wordt geboekt, de persoon hoort het, en een tweede poging boekt niet dubbel.',
  },
  signIn: {
    fails:
      'Fout, verlopen of gebruikt bewijs: geweigerd zonder te zeggen welk deel fout was; na enkele pogingen volgt wachttijd.',
  },
  remove: {
    verbs: /^(?:annul|afzeg|zegt? af)/u,
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
  approve: {
    check: '{object}: na de beslissing zien alle betrokkenen de stand, wie besliste en wanneer.',
    fails:
      'Twee keer, door de verkeerde of na een wijziging beslist of getekend: geweigerd; wat getekend is, blijft zoals het was.',
  },
  upload: {
    check:
      '{object}: een goed bestand of goede code is er daarna voor iedereen die het mag zien, en gaat open.',
    fails:
      'Bestand te groot, van het verkeerde soort of afgebroken, of code onleesbaar: geweigerd met grens of reden; wat er was, blijft.',
  },
  transfer: {
    check: '{object}: wat eruit komt, opent elders en klopt regel voor regel met bekende gegevens.',
    fails:
      'Niets om te geven, of halverwege afgebroken: dat wordt gezegd, en geen half resultaat geldt als heel.',
  },
  search: {
    check: '{object}: van een passend en een niet passend item wordt alleen het eerste gevonden.',
    fails: 'Niets past: dat wordt gezegd en de vraag blijft staan, om ruimer te zoeken.',
  },
  notify: {
    verbs: /^(?:krijg|ontvang)/u,
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
  assign: {
    check: '{object}: op elk moment heeft precies één het, en wie het afgeeft of krijgt ziet dat.',
    fails:
      'Niemand kan het overnemen, of de persoon is weg: het blijft zichtbaar open en iemand hoort het.',
  },
  calculate: {
    check:
      '{object}: drie met de hand gerekende voorbeelden kloppen, waarvan één zonder iets om te tellen.',
    fails:
      'Een waarde ontbreekt of kan niet: liever geen getal dan een fout, en wat ontbreekt wordt genoemd.',
  },
  check: {
    check:
      '{object}: van een geval dat net past en een dat net niet past, komt alleen het eerste door.',
    fails: 'Nu niet te controleren: het geval wacht en is zo gemerkt, goed- noch afgekeurd.',
  },
  sync: {
    check:
      '{object}: een wijziging aan de ene kant staat één keer en ongewijzigd aan de andere, ook na een onderbreking.',
    fails:
      'De andere kant is onbereikbaar, of beide wijzigden hetzelfde: het werk gaat door, het wordt later bijgewerkt en de botsing is zichtbaar.',
  },
  measure: {
    fails:
      'De bron zwijgt of geeft onzin: het gat is als gat te zien, en niemand ziet een oude waarde voor nieuw aan.',
  },
  create: {
    check:
      '{object}: met geldige gegevens staat het na herladen één keer klaar, elke waarde zoals ingevoerd.',
    fails:
      'Een waarde ontbreekt, kan niet of bestaat al: bij dat veld geweigerd; de rest blijft staan.',
  },
  organise: {
    verbs: /^(?:verzet|ruil|wijzig|verplaats)/u,
    check: '{object}: daarna is het zo voor iedereen die het ziet, ook na herladen.',
  },
  show: {
    check:
      '{object}: te zien zijn precies de voor de test ingevoerde gegevens, en bij de volgende blik ook een wijziging daarvan.',
  },
  report: {
    things: /(?:rapport|overzicht|lijst|statistiek(?:en)?|csv|pdf)(?!\p{L})/u,
    check:
      '{object}: er staat precies in wat erin hoort, gecontroleerd met bekende gegevens; zonder gegevens staat dat er.',
  },
  only: {
    things: /alleen (?:de|het|wie|voor|leden|met)|niemand anders|verder niemand|uitsluitend/u,
    check: '{object}: wat dit uitsluit wordt geweigerd of ontbreekt, ook via het directe adres.',
  },
};
