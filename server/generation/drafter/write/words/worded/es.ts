import type { WordedTable } from './wordedTable';

/** Spanish tests of words that say exactly what to look at. */
export const esWorded: WordedTable = {
  sorted:
    '{quote}: las entradas que difieren en esto aparecen en este orden, sea cual sea la que se introdujo primero.',
  perUnit:
    '{quote}: con entradas conocidas de dos de cada tipo, cada uno se muestra por separado y cada cifra es correcta.',
  ofDay:
    '{quote}: si hay una entrada de ayer, una de hoy y una de mañana, solo se muestra la de hoy.',
  withoutAccount:
    '{quote}: en una ventana privada del navegador funciona de principio a fin y nada pide iniciar sesión.',
  filtered:
    '{quote}: cada uno de estos datos encuentra una entrada con el valor buscado y ninguna con otro valor.',
  onlySeen: '{quote}: no hay nada más en la página ni en los datos que se le envían.',
  dayBefore:
    '{quote}: ocurre una sola vez el día anterior, y ningún otro día, ni antes ni después.',
  choice:
    '{quote}: cada uno de estos valores puede elegirse, solo uno a la vez; se muestra el último elegido, también tras recargar.',
  marked: '{quote}: la marca sigue ahí tras recargar, y ninguna otra entrada la tiene.',
  onTop:
    '{quote}: de dos entradas de las que solo una cumple esto, esa aparece por encima de la otra, sin importar cuál se introdujo primero.',
  eachTime: '{quote}: en cada uno de estos momentos ocurre exactamente una vez, y en ningún otro.',
  own: '{quote}: de dos usuarios con datos distintos, cada uno ve solo los suyos, incluso al abrir directamente la URL del otro.',
  offline:
    '{quote}: con la conexión desactivada, los mismos pasos funcionan; cuando vuelve, nada de lo introducido entretanto se ha perdido ni duplicado.',
  import:
    '{quote}: después aparece cada fila con sus valores; un mensaje indica cada fila que no se pudo leer.',
  export: '{quote}: abierto en otro programa, el archivo muestra los mismos valores que la página.',
  print: '{quote}: en el papel que se usa, nada queda cortado y todo es legible.',
  scan: '{quote}: un código válido abre aquello a lo que corresponde; uno desconocido muestra un mensaje y no cambia nada.',
  deadline: '{quote}: justo antes, es a tiempo; justo después, es demasiado tarde.',
  unique:
    '{quote}: dos creados en el mismo momento son distintos, y ninguno se asigna nunca dos veces.',
  search: '{quote}: si hay uno que coincide y otro que no, solo aparece el primero.',
  remove:
    '{quote}: después no aparece en ninguna lista de entradas vigentes ni en ninguna búsqueda.',
  upload: '{quote}: abierta desde esta entrada, la foto se ve tal como se tomó.',
  history:
    '{quote}: dos entradas hechas una tras otra se encuentran después, en orden, cada una con su hora.',
  live: '{quote}: un cambio hecho en un dispositivo aparece en otro ya abierto, sin recargar.',
  language:
    '{quote}: en cada idioma están todos los textos, fechas y mensajes, y ninguno aparece en otro idioma.',
  books:
    '{quote}: si dos personas intentan a la vez quedarse con lo último que está libre, una lo consigue y a la otra se le avisa de que ya no está disponible.',
  decides:
    '{quote}: se prueba una vez con sí y otra con no; todos los afectados ven después la decisión.',
  confirms:
    '{quote}: antes se muestra como pendiente; después, como hecho, con quién lo hizo y cuándo, también tras recargar.',
  swaps:
    '{quote}: después, todos los que ven el plan encuentran a cada uno en el lugar del otro, y a nadie en ambos.',
  told: '{quote}: cada vez, el mensaje llega a esa persona y dice de qué se trata; sin motivo, no se envía nada.',
  cancels:
    '{quote}: después, todos los que lo ven lo encuentran cancelado, y no cuenta en ningún total.',
  assigns:
    '{quote}: después figura con la persona nombrada y con nadie más, y ambas partes lo ven.',
  computes:
    '{quote}: tres ejemplos calculados a mano dan el mismo resultado; uno de ellos requiere redondeo.',
  file: '{quote}: todos los que pueden ver la entrada pueden abrir desde ella el archivo, sin cambios.',
  paid: '{quote}: el importe debido se cobra exactamente una vez; si el pago se rechaza o se interrumpe, no se cobra nada y se avisa a quien paga.',
  firstWins: '{quote}: si dos personas lo hacen a la vez, una lo consigue y a la otra se le avisa.',
  oneStep: '{quote}: contado desde la página donde empieza, no requiere más que esto.',
  ownOnly:
    '{quote}: un intento sobre lo que es de otra persona, incluso al abrir directamente su URL, se rechaza y no cambia nada.',
  overlap:
    '{quote}: si una segunda coincide con la primera aunque sea un solo minuto, se rechaza, y la primera queda sin cambios.',
  approval: '{quote}: hasta que se haga, no cuenta y nada se deriva de ello; después, sí.',
  anonymous:
    '{quote}: ninguna página, mensaje ni exportación para otros contiene un nombre ni nada que revele quién es.',
  automatic: '{quote}: ocurre sin que nadie haga nada, y exactamente una vez cada vez.',
  onMap: '{quote}: dos entradas en lugares conocidos aparecen en esos lugares del mapa.',
  optional:
    '{quote}: si se deja vacío, se puede guardar igualmente; si se rellena, se vuelve a mostrar.',
  recurring:
    '{quote}: observado tres veces seguidas, ocurre exactamente una vez en cada ocasión y nunca entre ellas.',
  delivered: '{quote}: con entradas conocidas, todo lo que contiene es correcto y no falta nada.',
  signedIn:
    '{quote}: sin iniciar sesión, ninguna página muestra nada de ello, ni siquiera al abrir directamente su URL.',
  required: '{quote}: sin ello, se rechaza y el mensaje dice por qué; con ello, funciona.',
  comments: '{quote}: se muestra aquí con su autor, también tras recargar, y en ningún otro sitio.',
  votes:
    '{quote}: el total coincide con un recuento a mano, también tras un voto más, y nadie cuenta dos veces.',
  moves:
    '{quote}: después, todos los que lo ven lo encuentran en su nuevo lugar u horario y ya no en el anterior.',
  blocks:
    '{quote}: desde entonces, lo que esto debe impedir se rechaza con un mensaje que dice por qué; una vez levantado, vuelve a funcionar.',
  shares:
    '{quote}: aquellos con quienes se comparte pueden abrirlo; a cualquier otro se le rechaza, incluso al abrir directamente su URL.',
  lends:
    '{quote}: mientras está prestado, se muestra como prestado y nadie más puede tomarlo; una vez devuelto, vuelve a estar disponible.',
  pauses:
    '{quote}: durante la pausa no ocurre nada de ello; al reanudarse, continúa, y no se pierde nada de lo introducido antes.',
  joins:
    '{quote}: después este nombre está en la lista exactamente una vez, también tras un segundo intento.',
  merges:
    '{quote}: después hay uno en lugar de varios, con todo lo que contenía cualquiera de ellos.',
  rates:
    '{quote}: si valoran dos personas, se conservan ambas valoraciones, y todo total o media coincide con el cálculo a mano.',
  orders:
    '{quote}: el pedido llega a la otra parte exactamente una vez, con todo como se eligió y con el total que da el cálculo a mano.',
  publishes:
    '{quote}: antes, aquellos a quienes va dirigido no pueden encontrarlo; después sí, con todo como se introdujo.',
  entered:
    '{quote}: introducido una vez con todos los datos, todo se vuelve a mostrar tal como se introdujo, también tras recargar.',
  shown:
    '{quote}: con entradas conocidas, lo que se muestra coincide con ellas, también después de cambiar una.',
  matched: '{quote}: de uno que encaja y uno que no, solo se ofrece el primero.',
  steps:
    '{quote}: se lleva un caso por estos pasos en orden: después de cada uno, todos los implicados ven en qué punto está, y no se puede saltar ningún paso.',
  ifOnly: '{quote}: probado una vez donde se cumple y otra donde no, ocurre solo la primera vez.',
  linked: '{quote}: cada uno de los dos se abre desde el otro, y nada más se abre.',
  plays: '{quote}: lo grabado o subido se reproduce de principio a fin en un segundo dispositivo.',
  chart:
    '{quote}: con valores conocidos en tres momentos, cada uno está en su lugar, y uno que falta deja un hueco.',
  external:
    '{quote}: con una cuenta de prueba del otro sistema, allí llegan los mismos valores; si no responde, se avisa a quien lo inició y no se pierde nada.',
  api: '{quote}: una llamada válida recibe la respuesta descrita; una no válida recibe un error que dice qué está mal, y no cambia nada.',
  edits:
    '{quote}: después, el nuevo valor se muestra en todos los sitios donde estaba el anterior, también tras recargar.',
  measured:
    '{quote}: comparado con una lectura hecha a mano en el mismo momento, el valor es el mismo.',
  sends: '{quote}: llega exactamente una vez y sin cambios a quienes va dirigido, y a nadie más.',
  inTurn:
    '{quote}: de tres que llegan uno tras otro, a cada uno le toca en ese orden; quien se va no hace perder el puesto a nadie.',
  documented:
    '{quote}: con entradas conocidas, el documento contiene cada una de ellas, y todas sus cifras son correctas.',
  compared:
    '{quote}: con dos casos conocidos, ambos están uno al lado del otro y se ve cada diferencia.',
  counted:
    '{quote}: al añadir uno más, el número mostrado cambia exactamente en uno; al retirarlo, vuelve a ser el de antes.',
  played:
    '{quote}: en tres pruebas como se describe, el juego reacciona así cada vez, y no de otro modo.',
};
