import type { WordedTable } from './wordedTable';

/** Spanish tests of words that say exactly what to look at. */
export const esWorded: WordedTable = {
  sorted:
    '{quote}: dos entradas que difieren en esto aparecen en este orden, sea cual sea la primera que se introdujo.',
  perUnit:
    '{quote}: con entradas conocidas de dos de cada tipo, cada uno tiene las suyas y cada cifra es correcta.',
  ofDay: '{quote}: de tres entradas, de ayer, hoy y mañana, solo se ve la de hoy.',
  withoutAccount:
    '{quote}: en un navegador nuevo se llega hasta el final y nada pide iniciar sesión.',
  filtered:
    '{quote}: cada uno de estos datos encuentra una entrada con el valor buscado y ninguna con otro.',
  onlySeen: '{quote}: nada más de ello está en la página ni en los datos que se le envían.',
  dayBefore: '{quote}: dos días antes nada; el día anterior, una sola vez; después no se repite.',
  marked:
    '{quote}: esta entrada lo muestra después a todos los que la ven, también al recargar; la de al lado, no.',
  own: '{quote}: de dos con datos distintos, cada uno tiene o ve los suyos y nada del otro.',
  offline:
    '{quote}: con la conexión apagada funcionan los mismos pasos; al volver, todo llega exactamente una vez.',
  export:
    '{quote}: abierto en otro programa, el contenido coincide entrada por entrada con datos conocidos.',
  print: '{quote}: en el papel que se usa nada queda cortado y todo se lee.',
  scan: '{quote}: un código válido lleva a lo que corresponde; uno desconocido se señala y no cambia nada.',
  deadline: '{quote}: a tiempo justo antes, tarde justo después.',
  search: '{quote}: de una ficha que encaja y otra que no, solo se encuentra la primera.',
  remove: '{quote}: después ninguna lista ni búsqueda lo ofrece como vigente.',
  upload: '{quote}: la foto se abre desde esta entrada tal como se tomó.',
  history:
    '{quote}: dos entradas de dos personas se encuentran después, intactas y en orden, con autor y hora.',
  howMany:
    '{quote}: coincide con el recuento a mano, también tras una entrada más y tras retirar una.',
  live: '{quote}: un cambio en un dispositivo aparece en otro ya abierto, sin recargar.',
  language:
    '{quote}: en cada idioma están todos los textos, fechas y mensajes, y ninguno queda en otro.',
};
