import type { ActionTable } from './actionWords';

/** Spanish actions. Verbs go by their action in the lexicon, besides these. */
export const esActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|webhook|endpoint/u,
    check: '{object}: con una llamada válida, la respuesta tiene los campos y tipos descritos.',
    fails:
      'Llamada mal formada, identificador desconocido o clave ausente: un código de error descrito, y nada cambia.',
  },
  pay: {
    check: '{object}: el importe mostrado se cobra exactamente una vez, con recibo.',
    fails:
      'Pago rechazado o interrumpido: no se cobra nada, la persona lo sabe y un segundo intento no cobra dos veces.',
  },
  signIn: {
    fails:
      'Prueba falsa, caducada o ya usada: se rechaza sin decir qué parte fallaba; tras varios intentos hay que esperar.',
  },
  remove: {
    verbs: /^(?:cancel|anul)/u,
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
  approve: {
    check:
      '{object}: una vez decidido, todos los implicados ven el estado, quién decidió y cuándo.',
    fails:
      'Decidido o firmado dos veces, por quien no debe o tras un cambio: se rechaza; lo firmado queda como estaba.',
  },
  upload: {
    check: '{object}: un archivo o código correcto queda para quien puede verlo, y se abre.',
    fails:
      'Archivo demasiado grande, de otro tipo o cortado, o código ilegible: se rechaza con el límite o el motivo, y lo que había sigue.',
  },
  transfer: {
    check:
      '{object}: lo que sale se abre en otro programa y coincide línea a línea con datos conocidos.',
    fails: 'No hay nada que sacar o se corta a medias: se dice, y ninguna mitad pasa por el todo.',
  },
  search: {
    check: '{object}: de una ficha que encaja y otra que no, solo se encuentra la primera.',
    fails: 'Nada encaja: se dice y se conserva lo pedido para poder ampliarlo.',
  },
  notify: {
    verbs: /^(?:recib|recib)/u,
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
  assign: {
    check: '{object}: en todo momento lo tiene exactamente uno, y quien lo cede o lo recibe lo ve.',
    fails:
      'No hay quien lo tome o la persona se ha ido: queda abierto a la vista y alguien lo sabe.',
  },
  calculate: {
    check: '{object}: tres ejemplos hechos a mano coinciden, uno de ellos sin nada que contar.',
    fails: 'Falta un valor o es imposible: ninguna cifra antes que una falsa, y se dice qué falta.',
  },
  check: {
    check: '{object}: de un caso que cumple por poco y otro que no, solo pasa el primero.',
    fails: 'No se puede comprobar ahora: el caso espera y así se marca, ni aceptado ni rechazado.',
  },
  sync: {
    check:
      '{object}: un cambio en un lado está en el otro una sola vez y tal cual, también tras un corte.',
    fails:
      'El otro lado no responde, o ambos cambiaron lo mismo: se sigue trabajando, se pone al día después y el choque se muestra.',
  },
  measure: {
    fails:
      'La fuente calla o da valores absurdos: el hueco se ve como hueco, y nadie toma un valor viejo por nuevo.',
  },
  create: {
    check:
      '{object}: con valores válidos, tras recargar consta una sola vez y cada valor como se introdujo.',
    fails:
      'Falta un valor, es imposible o ya existe: se rechaza en ese campo y se conserva el resto.',
  },
  organise: {
    verbs: /^(?:cambi|muev|mov|aplaz)/u,
    check: '{object}: después queda así para todos los que lo ven, también tras recargar.',
  },
  show: {
    check:
      '{object}: se ven exactamente los datos introducidos para la prueba, y su cambio en la siguiente mirada.',
  },
  report: {
    things:
      /(?<!\p{L})(?:informes?|resumen|resúmenes|listados?|lista|estadísticas?|csv|pdf)(?!\p{L})/u,
    check:
      '{object}: contiene exactamente lo que debe, comprobado con datos conocidos; sin datos, lo dice.',
  },
  only: {
    things:
      /solo (?:la|las|el|los|quien|quienes|puede|pueden)|sólo (?:la|las|el|los|quien|puede)|nadie más|únicamente/u,
    check:
      '{object}: lo que esto excluye se rechaza o no aparece, tampoco por la dirección directa.',
  },
};
