import type { ActTable } from './actTable';

/** What a test of each act looks at, in Spanish. */
export const esActs: ActTable = {
  upload: {
    check: '{object}: un archivo o código correcto queda para quien puede verlo, y se abre.',
    fails:
      'Archivo demasiado grande, de otro tipo o cortado, o código ilegible: se rechaza con el límite o el motivo, y lo que había sigue.',
  },
  notify: {
    check:
      '{object}: si se da el caso, llega una sola vez, a quien corresponde y con el motivo; si no, no llega nada.',
    fails:
      'No se entrega o llega dos veces: quien depende de ello ve el fallo, y una repetición se reconoce.',
  },
  message: {
    check:
      '{object}: lo que envía una parte está tal cual en la otra, con autor y hora, en el orden de envío.',
    fails: 'Sin respuesta, o la otra parte ya no está: quien escribe ve que nadie lo ha leído.',
  },
  create: {
    check:
      '{object}: con valores válidos, tras recargar consta una sola vez y cada valor como se introdujo.',
    fails:
      'Falta un valor, es imposible o ya existe: se rechaza en ese campo y se conserva el resto.',
  },
  edit: {
    check: '{object}: después queda así para todos los que lo ven, también tras recargar.',
  },
  remove: {
    check:
      '{object}: después ninguna lista ni búsqueda lo ofrece, y lo que dependía de ello queda resuelto.',
    fails:
      'Borrado, cerrado o cancelado por error o por dos a la vez: la segunda persona sabe que ya está hecho; si se puede deshacer, se dice antes.',
  },
  book: {
    check:
      '{object}: si queda uno y dos lo intentan a la vez, una persona lo consigue y la otra recibe aviso.',
    fails: 'Ocupado, bloqueado o tarde: no se retiene nada y se ofrece lo que queda libre.',
  },
  pay: {
    check: '{object}: el importe mostrado se cobra exactamente una vez, con recibo.',
    fails:
      'Pago rechazado o interrumpido: no se cobra nada, la persona lo sabe y un segundo intento no cobra dos veces.',
  },
  approve: {
    check:
      '{object}: una vez decidido, todos los implicados ven el estado, quién decidió y cuándo.',
    fails:
      'Decidido o firmado dos veces, por quien no debe o tras un cambio: se rechaza; lo firmado queda como estaba.',
  },
  rate: {
    check:
      '{object}: con tres respuestas distintas, el resultado es el calculado a mano; una segunda de la misma persona no cuenta doble.',
  },
  search: {
    check: '{object}: de una ficha que encaja y otra que no, solo se encuentra la primera.',
    fails: 'Nada encaja: se dice y se conserva lo pedido para poder ampliarlo.',
  },
  show: {
    check:
      '{object}: se ven exactamente los datos introducidos para la prueba, y su cambio en la siguiente mirada.',
  },
  live: {
    check:
      '{object}: abierto en dos dispositivos, un cambio aparece en el otro en menos de 5 segundos sin recargar.',
  },
  map: {
    check:
      '{object}: dos lugares de posición conocida aparecen donde están, y cada uno abre sus propios datos.',
  },
  report: {
    check:
      '{object}: contiene exactamente lo que debe, comprobado con datos conocidos; sin datos, lo dice.',
  },
  calculate: {
    check: '{object}: tres ejemplos hechos a mano coinciden, uno de ellos sin nada que contar.',
    fails: 'Falta un valor o es imposible: ninguna cifra antes que una falsa, y se dice qué falta.',
  },
  export: {
    check:
      '{object}: lo que sale se abre en otro programa y coincide línea a línea con datos conocidos.',
    fails: 'No hay nada que sacar o se corta a medias: se dice, y ninguna mitad pasa por el todo.',
  },
  print: {
    check:
      '{object}: en la impresora y el papel previstos nada queda cortado, cada pieza sale una vez y nombres y códigos se leen.',
  },
  scan: {
    check:
      '{object}: un código válido lleva exactamente a lo que corresponde; leído dos veces seguidas cuenta una; uno desconocido lo dice.',
  },
  signIn: {
    check:
      '{object}: lo intentan una persona con acceso y otra sin él: la primera llega a lo suyo, la segunda solo a lo que no lo pide.',
    fails:
      'Prueba falsa, caducada o ya usada: se rechaza sin decir qué parte fallaba; tras varios intentos hay que esperar.',
  },
  restrict: {
    check:
      '{object}: lo que esto excluye se rechaza o no aparece, tampoco por la dirección directa.',
  },
  publish: {
    check:
      '{object}: alguien sin cuenta lo encuentra y lo abre; lo no publicado no se alcanza ni por la dirección directa.',
  },
  assign: {
    check: '{object}: en todo momento lo tiene exactamente uno, y quien lo cede o lo recibe lo ve.',
    fails:
      'No hay quien lo tome o la persona se ha ido: queda abierto a la vista y alguien lo sabe.',
  },
  unique: {
    check:
      '{object}: si ya existe uno, un segundo se rechaza y se muestra el primero; de dos intentos a la vez queda uno.',
  },
  limit: {
    check:
      '{object}: justo en el límite aún se puede; un paso más allá se rechaza nombrando el límite.',
  },
  queue: {
    check:
      '{object}: de tres personas en orden conocido, si se va la primera, la segunda avanza y lo sabe; nadie queda saltado.',
  },
  choose: {
    check:
      '{object}: cada respuesta posible se puede dar, sigue tras recargar y llega a quien la necesita; una nueva sustituye a la anterior.',
  },
  schedule: {
    check:
      '{object}: puesto en un día y hora, está ahí para todos los afectados, también pasada la medianoche y con el cambio de hora.',
  },
  sync: {
    check:
      '{object}: un cambio en un lado está en el otro una sola vez y tal cual, también tras un corte.',
    fails:
      'El otro lado no responde, o ambos cambiaron lo mismo: se sigue trabajando, se pone al día después y el choque se muestra.',
  },
  import: {
    check:
      '{object}: de diez registros, uno con error, nueve se toman sin cambios y el erróneo se nombra con su lugar.',
  },
  measure: {
    check: '{object}: un valor conocido en la fuente llega igual, con hora y unidad.',
    fails:
      'La fuente calla o da valores absurdos: el hueco se ve como hueco, y nadie toma un valor viejo por nuevo.',
  },
  history: {
    check:
      '{object}: dos entradas de dos personas se encuentran después, intactas y en orden, con autor y hora.',
  },
  draw: {
    check:
      '{object}: una marca en la esquina y otra en el centro siguen en el mismo sitio tras guardar, también en otra pantalla.',
  },
  media: {
    check:
      '{object}: empieza en 2 segundos, se puede parar y seguir en el mismo punto, y está completo hasta el final.',
  },
  suggest: {
    check:
      '{object}: en tres casos conocidos cada propuesta encaja con los datos; rechazada, no cambia nada.',
  },
  play: {
    check:
      '{object}: jugado una vez según las reglas y otra con una jugada prohibida: estado y puntos son correctos, la prohibida no tiene efecto.',
  },
  resume: {
    check: '{object}: cerrado a medias y abierto al día siguiente, todo está como se dejó.',
  },
  lend: {
    check:
      '{object}: mientras está fuera, muestra quién lo tiene y desde cuándo; devuelto, queda libre enseguida.',
  },
  stock: {
    check:
      '{object}: de una cantidad conocida, tras una entrada y dos salidas el número es correcto; con cero no sale más.',
  },
  expire: {
    check:
      '{object}: justo antes nada ha cambiado; justo después es así para todos, sin que nadie haga nada.',
  },
  time: {
    check:
      '{object}: junto a otro reloj se desvía menos de un segundo, también tras una pausa y con la pantalla apagada.',
  },
  control: {
    check:
      '{object}: en 2 segundos el aparato lo ha hecho e indica su nuevo estado; pulsado dos veces ocurre una.',
  },
  join: {
    check:
      '{object}: quien estaba invitado entra y ve lo que ven los demás; un extraño con el mismo enlace, no.',
  },
  endpoint: {
    check: '{object}: con una llamada válida, la respuesta tiene los campos y tipos descritos.',
    fails:
      'Llamada mal formada, identificador desconocido o clave ausente: un código de error descrito, y nada cambia.',
  },
  offline: {
    check:
      '{object}: con la conexión apagada funcionan los mismos pasos; al volver, todo llega exactamente una vez.',
  },
  privacy: {
    check:
      '{object}: lo que se guarda y envía de una persona de prueba no va más allá; tras borrarlo no queda nada.',
  },
  platform: {
    check: '{object}: cada requisito se recorre allí una vez, en la versión más antigua en uso.',
  },
  access: {
    check:
      '{object}: una persona que lo necesita hace sola la tarea principal, con el texto al doble y un contraste de 4,5 a 1.',
  },
  language: {
    check:
      '{object}: en cada idioma están todos los textos, fechas y mensajes, ninguno queda en otro y el más largo no se corta.',
  },
  speed: {
    check:
      '{object}: medido diez veces con datos realistas en el aparato más lento en uso; cuenta el tiempo más largo.',
  },
  simple: {
    check:
      '{object}: tres personas que no lo han visto nunca hacen la tarea principal sin preguntar; se anota dónde dudan.',
  },
  free: {
    check: '{object}: recorrido de principio a fin, ningún paso pide ni muestra otra cosa.',
  },
};
