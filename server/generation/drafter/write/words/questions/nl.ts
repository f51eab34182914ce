import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in Dutch. */
export const nlQuestions: ActQuestions = {
  approve: '{quote}: wie beslist als die persoon er niet is, en wat geldt als niemand beslist?',
  pay: '{quote}: wat gebeurt er als een betaling mislukt of moet worden terugbetaald?',
  suggest: '{quote}: volgens welke regel, en wat mag nooit worden voorgesteld?',
  calculate: '{quote}: volgens welke regel wordt dit berekend, en wat als een waarde ontbreekt?',
  offline:
    '{quote}: als twee mensen zonder verbinding hetzelfde wijzigen, wiens wijziging telt dan?',
  sync: '{quote}: als beide kanten zijn gewijzigd, welke wijziging telt dan?',
  import: '{quote}: wie beheert die bron, en wat gebeurt er als die uitvalt?',
  assign: '{quote}: wat gebeurt er als de persoon het niet kan of niet doet?',
  lend: '{quote}: wat gebeurt er als het te laat, beschadigd of niet terugkomt?',
  book: '{quote}: wat gebeurt er als de persoon niet komt opdagen?',
  privacy: '{quote}: wie mag deze gegevens nog meer zien, en wie verwijdert ze op verzoek?',
  publish: '{quote}: wie controleert het vooraf, en wie kan het weer verwijderen?',
  remove: '{quote}: wie kan dit ongedaan maken, en hoe lang?',
  notify: '{quote}: wat gebeurt er als niemand reageert?',
  measure: '{quote}: wat is te zien zolang er geen waarde binnenkomt, of een onmogelijke?',
  rate: '{quote}: kan een beoordeling later worden gewijzigd, en wie behandelt misbruik?',
  report: '{quote}: wie mag deze cijfers zien, en over welke periode?',
  history: '{quote}: wie mag dit lezen, en hoe lang wordt het bewaard?',
  queue: '{quote}: wie mag voorgaan, en wat gebeurt er met wie de rij verlaat?',
  scan: '{quote}: wat gebeurt er als de code beschadigd of onbekend is?',
  message: '{quote}: wie kan dit nog meer lezen, en hoe lang wordt het bewaard?',
  export: '{quote}: welk programma leest het bestand, en welke kolommen heeft het nodig?',
  upload: '{quote}: welke formaten en groottes, en wie mag het weer verwijderen?',
  create: '{quote}: welke gegevens zijn verplicht, en wie mag ze later corrigeren?',
};
