import type { SpecificTable } from './specificTable';

/** Spanish tests of words that say exactly what to look at. */
export const esSpecifics: SpecificTable = {
  sorted:
    '{quote}: dos entradas que difieren en esto aparecen en este orden, sea cual sea la primera que se introdujo.',
  perUnit:
    '{quote}: con entradas conocidas de dos de cada tipo, cada uno tiene las suyas y cada cifra es correcta.',
  onlySeen: '{quote}: nada más de ello está en la página ni en los datos que se le envían.',
  ofDay: '{quote}: de tres entradas, de ayer, hoy y mañana, solo se ve la de hoy.',
  withoutAccount:
    '{quote}: en un navegador nuevo se llega hasta el final y nada pide iniciar sesión.',
  filtered:
    '{quote}: cada uno de estos datos encuentra una entrada con el valor buscado y ninguna con otro.',
  dayBefore: '{quote}: dos días antes nada; el día anterior, una sola vez; después no se repite.',
  moved:
    '{object}: después está en el nuevo sitio y ya no en el anterior, para todos los que ven uno de los dos.',
  signed:
    '{object}: aparece después con lo firmado, quién lo firmó y cuándo. Por acordar: ¿se puede cambiar aún lo firmado?',
  marked:
    '{object}: esta entrada lo muestra después a todos los que la ven, también al recargar; la de al lado, no.',
  trigger: 'Por acordar, para {quote}: ¿qué lo desencadena y en cuánto tiempo tiene que llegar?',
  perOne: '{quantity}: por uno sale exactamente esto; por dos, {double}.',
};
