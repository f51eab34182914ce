import type { SpecificTable } from './specificTable';

/** Spanish tests of words that say exactly what to look at. */
export const esSpecifics: SpecificTable = {
  sorted:
    '{quote}: dos entradas que difieren en esto aparecen en este orden, sea cual sea la primera que se introdujo.',
  highlighted:
    '{quote}: una entrada a la que esto se aplica aparece así; una a la que no se aplica, no.',
  perUnit:
    '{quote}: con entradas conocidas de dos de cada tipo, cada uno tiene las suyas y cada cifra es correcta.',
  figure:
    '{quote}: con entradas conocidas coincide con el valor calculado a mano y cambia con la siguiente entrada.',
  onlySeen: '{quote}: nada más de ello está en la página ni en los datos que se le envían.',
  withDetail:
    '{quote}: vuelve a aparecer con la entrada tal como se indicó. Por acordar: ¿se rechaza la entrada si falta?',
  ranked:
    '{quote}: con entradas conocidas, dos de ellas con solo uno de diferencia, el orden es correcto. Por acordar: qué decide un empate.',
  ofDay: '{quote}: de tres entradas, de ayer, hoy y mañana, solo se ve la de hoy.',
  which:
    '{quote}: dos casos con respuestas distintas muestran cada uno la suya, también cuando la respuesta cambia.',
  withoutAccount:
    '{quote}: en un navegador nuevo se llega hasta el final y nada pide iniciar sesión.',
  hidden: '{quote}: no está en la página ni en los datos que se le envían.',
  filtered:
    '{quote}: cada uno de estos datos encuentra una entrada con el valor buscado y ninguna con otro.',
  dayBefore: '{quote}: dos días antes nada; el día anterior, una sola vez; después no se repite.',
  everything: '{quote}: aquí se encuentra una entrada hecha con cada uno de los demás roles.',
  chosen:
    '{quote}: cada opción ofrecida se puede elegir y vuelve a aparecer como elegida. Por acordar: qué se ofrece.',
  moved:
    '{quote}: después está en el nuevo sitio y ya no en el anterior, para todos los que ven uno de los dos.',
  cancelled:
    '{quote}: lo que estaba ocupado vuelve a estar libre para otros y ya no cuenta para quien canceló.',
  signed:
    '{quote}: aparece después con lo firmado, quién lo firmó y cuándo. Por acordar: ¿se puede cambiar aún lo firmado?',
  marked:
    '{quote}: esta entrada lo muestra después a todos los que la ven, también al recargar; la de al lado, no.',
  edited:
    '{quote}: el nuevo valor aparece en todos los sitios donde se usa. Por acordar: ¿vale también para lo ya introducido?',
  blocked: 'Por acordar, para {quote}: ¿qué deja de ser posible exactamente y quién lo levanta?',
  outside:
    'Por acordar, para {quote}: ¿tiene que saberlo el programa? Si es así, ¿quién lo anota y cuándo?',
  occasion: '{quote}: llega una sola vez si se cumple {given}; si no, no llega.',
  following: '{quote}: llega una sola vez cuando ocurre esto: {given}; si no, no llega.',
  trigger: 'Por acordar, para {quote}: ¿qué lo desencadena y en cuánto tiempo tiene que llegar?',
  states: 'Por acordar, para {things}: ¿de cuál se puede pasar a cuál y quién lo cambia?',
  prices:
    'Cada uno de estos importes se cobra al céntimo por aquello junto a lo que figura y por nada más: {things}.',
  perOne: '{quantity}: por uno sale exactamente esto; por dos, {double}.',
  label: 'Por acordar, para {object}: ¿qué tiene que hacer aquí el programa?',
  figures:
    'Con entradas conocidas, cada uno de estos datos coincide con el calculado a mano: {things}.',
  numbered: '{quote}: figura en el papel, y dos impresos seguidos llevan números distintos.',
};
