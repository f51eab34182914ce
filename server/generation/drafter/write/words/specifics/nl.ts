import type { SpecificTable } from './specificTable';

/** Dutch tests of words that say exactly what to look at. */
export const nlSpecifics: SpecificTable = {
  sorted:
    '{quote}: twee gegevens die hierin verschillen staan in deze volgorde, welk ook het eerst is ingevoerd.',
  highlighted:
    '{quote}: een gegeven waarvoor dit geldt ziet er zo uit; een waarvoor het niet geldt niet.',
  perUnit:
    '{quote}: met bekende gegevens voor twee van elk heeft elk de eigen gegevens en klopt elk getal.',
  figure:
    '{quote}: is met bekende gegevens gelijk aan wat met de hand is uitgerekend en verandert met het volgende gegeven.',
  onlySeen:
    '{quote}: meer ervan staat niet op de pagina en niet in de gegevens die ernaartoe gaan.',
  withDetail:
    '{quote}: verschijnt weer bij het gegeven zoals opgegeven. Af te spreken: wordt het zonder dat geweigerd?',
  ranked:
    '{quote}: met bekende gegevens, waarvan er twee één schelen, klopt de volgorde. Af te spreken: wat beslist bij een gelijke stand.',
  ofDay:
    '{quote}: van drie gegevens, voor gisteren, vandaag en morgen, is alleen dat van vandaag te zien.',
  which:
    '{quote}: twee gevallen met een verschillend antwoord tonen elk het juiste, ook nadat het is veranderd.',
  withoutAccount:
    '{quote}: in een verse browser lukt het tot het einde en vraagt niets om in te loggen.',
  hidden: '{quote}: staat niet op de pagina en niet in de gegevens die ernaartoe gaan.',
  filtered: '{quote}: elk hiervan vindt een gegeven met de gezochte waarde en geen met een andere.',
  dayBefore:
    '{quote}: twee dagen ervoor nog niets, de dag ervoor precies één keer, daarna niet opnieuw.',
  everything: '{quote}: hier is uit elke andere rol een gegeven te vinden.',
  chosen:
    '{quote}: elke aangeboden keuze kan worden gemaakt en is weer als gekozen te zien. Af te spreken: wat wordt aangeboden.',
  moved:
    '{quote}: daarna staat het op de nieuwe plek en niet meer op de oude, voor iedereen die een van beide ziet.',
  cancelled:
    '{quote}: wat bezet was is weer vrij voor anderen en telt niet meer voor wie heeft afgezegd.',
  signed:
    '{quote}: is daarna te zien met wat er is ondertekend, door wie en wanneer. Af te spreken: kan het nog worden gewijzigd?',
  marked:
    '{quote}: dit gegeven toont het daarna aan iedereen die het ziet, ook na herladen; dat ernaast niet.',
  edited:
    '{quote}: de nieuwe waarde staat overal waar ze wordt gebruikt. Af te spreken: geldt ze ook voor wat al is ingevoerd?',
  blocked: 'Af te spreken voor {quote}: wat kan er dan precies niet meer, en wie heft het op?',
  outside:
    'Af te spreken voor {quote}: moet de software ervan weten? Zo ja, wie legt het vast, en wanneer?',
  occasion: '{quote}: komt precies één keer aan als geldt: {given}; anders helemaal niet.',
  following: '{quote}: komt precies één keer aan als dit gebeurt: {given}; anders helemaal niet.',
  trigger: 'Af te spreken voor {quote}: wat zet het in gang, en hoe snel moet het aankomen?',
  states: 'Af te spreken voor {things}: van welke mag het naar welke gaan, en wie verandert het?',
  prices:
    'Elk van deze bedragen wordt tot op de cent gerekend voor wat erbij staat, en voor niets anders: {things}.',
  perOne: '{quantity}: voor één precies dit bedrag, voor twee {double}.',
  label: 'Af te spreken voor {object}: wat moet de software hier doen?',
  figures:
    'Met bekende gegevens is elk hiervan gelijk aan wat met de hand is uitgerekend: {things}.',
  numbered: '{quote}: staat op het papier, en twee na elkaar afgedrukte dragen verschillende.',
};
