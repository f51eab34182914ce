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
  own: '{quote}: de dos con datos distintos, cada uno tiene o ve los suyos y nada del otro, ni siquiera por su dirección.',
  offline:
    '{quote}: con la conexión apagada funcionan los mismos pasos; al volver, todo llega exactamente una vez.',
  import:
    '{quote}: después aparece cada fila con sus valores; un archivo con una fila errónea se rechaza y el mensaje nombra la fila.',
  export:
    '{quote}: abierto en otro programa, el contenido coincide entrada por entrada con datos conocidos.',
  print: '{quote}: en el papel que se usa nada queda cortado y todo se lee.',
  scan: '{quote}: un código válido lleva a lo que corresponde; uno desconocido se señala y no cambia nada.',
  deadline: '{quote}: a tiempo justo antes, tarde justo después.',
  unique:
    '{quote}: dos creados en el mismo momento tienen distintos, y ninguno se asigna nunca dos veces.',
  devices:
    '{quote}: en cada dispositivo nombrado aquí, los pasos principales funcionan hasta el final.',
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
  sees: '{quote}: de dos entradas con valores conocidos aparecen ambas, cada una con los suyos; si se cambia una, aparece su valor nuevo.',
  seesIf: '{quote}: un caso en que es así y otro en que no, cada uno mostrado correctamente.',
  enters:
    '{quote}: abierto de nuevo más tarde, está una sola vez, con cada valor como se introdujo. Por acordar: ¿qué valores son obligatorios?',
  changes: '{quote}: donde aparecía el valor antiguo aparece el nuevo, también tras recargar.',
  books:
    '{quote}: dos personas intentan a la vez quedarse con lo mismo que está libre; una lo consigue y la otra recibe aviso.',
  decides:
    '{quote}: una prueba con sí y otra con no; cada una muestra después su decisión a todos los afectados.',
  confirms:
    '{quote}: hasta entonces aparece como pendiente; después como hecho, con quién y cuándo, también tras recargar.',
  swaps:
    '{quote}: después cada uno está en el lugar del otro para todos los que ven el plan, y nadie en ambos.',
  told: '{quote}: cada vez que se da el caso, llega a esa persona y dice de qué se trata; si no, no llega nada.',
  cancels:
    '{quote}: después consta como cancelado para todos los que lo ven y ya no cuenta en ningún sitio.',
  assigns: '{quote}: después lo tiene la persona nombrada y nadie más, y ambas partes lo ven.',
  chooses: '{quote}: abierto de nuevo, lo elegido consta como elegido y lo demás no.',
  computes:
    '{quote}: tres ejemplos hechos a mano dan lo mismo, uno de los cuales hay que redondear.',
  file: '{quote}: el archivo se abre desde esta entrada sin cambios, para todos los que pueden verla.',
  paid: '{quote}: el importe debido se cobra una sola vez; si el pago se rechaza o se interrumpe, no se cobra nada y la persona recibe aviso.',
  firstWins: '{quote}: dos personas lo hacen a la vez; una lo consigue y la otra recibe aviso.',
  oneStep: '{quote}: contado desde la página donde empieza, no hace falta más.',
  ownOnly:
    '{quote}: intentado con lo que es de otra persona, también por su dirección, se rechaza y no cambia nada.',
  overlap:
    '{quote}: una segunda que comparta aunque sea el último momento de la primera se rechaza, y la primera queda igual.',
  approval: '{quote}: hasta que se haga, no cuenta y nada se deriva de ello; después, sí.',
  anonymous:
    '{quote}: ninguna página, mensaje ni exportación que reciban otros contiene un nombre ni nada que diga quién es.',
  automatic: '{quote}: ocurre sin que nadie haga nada, y una vez cada vez.',
  onMap: '{quote}: dos entradas en lugares conocidos están en esos lugares del mapa.',
  optional: '{quote}: si falta, se puede guardar igualmente; si se introduce, se vuelve a mostrar.',
  recurring:
    '{quote}: observado durante tres de estos días seguidos, ocurre una vez en cada uno y nunca entre ellos.',
  delivered:
    '{quote}: con entradas conocidas llega completo y correcto, y nadie a quien no concierne lo recibe.',
  signedIn:
    '{quote}: sin iniciar sesión, ninguna página muestra nada de ello, ni siquiera por su dirección.',
  required: '{quote}: sin ello se rechaza y se dice por qué; con ello, funciona.',
  comments: '{quote}: se muestra aquí con su autor, también tras recargar, y en ningún otro sitio.',
  votes:
    '{quote}: el total coincide con un recuento a mano, también tras un voto más; nadie cuenta dos veces.',
  moves:
    '{quote}: después figura en su nuevo lugar u horario y ya no en el anterior, para todos los que lo ven.',
  blocks:
    '{quote}: desde entonces, todo intento de usarlo se rechaza con el motivo; una vez liberado, el mismo intento funciona.',
  shares:
    '{quote}: quienes lo tienen compartido pueden abrirlo; cualquier otro es rechazado, también por su dirección.',
  lends:
    '{quote}: mientras está prestado, así se muestra y nadie más puede tomarlo; una vez devuelto, vuelve a estar disponible.',
  pauses:
    '{quote}: durante la pausa no ocurre nada de ello; después continúa, y no se pierde nada de lo introducido.',
  joins:
    '{quote}: después este nombre está en la lista exactamente una vez, también tras un segundo intento.',
  merges: '{quote}: después hay uno en lugar de varios, con todo lo que estos contenían.',
  rates:
    '{quote}: las valoraciones de dos personas se conservan, y cualquier suma o media es igual a la calculada a mano.',
  orders:
    '{quote}: el pedido llega a la otra parte exactamente una vez, con todo como se eligió y el total calculado a mano.',
  sends: '{quote}: llega exactamente una vez y completo a quienes va dirigido, y a nadie más.',
  publishes:
    '{quote}: antes, aquellos a quienes va dirigido no lo encuentran; después sí, con todo como se introdujo.',
};
