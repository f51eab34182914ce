import type { SpecificTable } from './specificTable';

/** Dutch tests of words that say exactly what to look at. */
export const nlSpecifics: SpecificTable = {
  sorted:
    '{quote}: twee gegevens die hierin verschillen staan in deze volgorde, welk ook het eerst is ingevoerd.',
  perUnit:
    '{quote}: met bekende gegevens voor twee van elk heeft elk de eigen gegevens en klopt elk getal.',
  onlySeen:
    '{quote}: meer ervan staat niet op de pagina en niet in de gegevens die ernaartoe gaan.',
  ofDay:
    '{quote}: van drie gegevens, voor gisteren, vandaag en morgen, is alleen dat van vandaag te zien.',
  withoutAccount:
    '{quote}: in een verse browser lukt het tot het einde en vraagt niets om in te loggen.',
  filtered: '{quote}: elk hiervan vindt een gegeven met de gezochte waarde en geen met een andere.',
  dayBefore:
    '{quote}: twee dagen ervoor nog niets, de dag ervoor precies één keer, daarna niet opnieuw.',
  moved:
    '{object}: daarna staat het op de nieuwe plek en niet meer op de oude, voor iedereen die een van beide ziet.',
  signed:
    '{object}: is daarna te zien met wat er is ondertekend, door wie en wanneer. Af te spreken: kan het nog worden gewijzigd?',
  marked:
    '{object}: dit gegeven toont het daarna aan iedereen die het ziet, ook na herladen; dat ernaast niet.',
  trigger: 'Af te spreken voor {quote}: wat zet het in gang, en hoe snel moet het aankomen?',
  perOne: '{quantity}: voor één precies dit bedrag, voor twee {double}.',
};
