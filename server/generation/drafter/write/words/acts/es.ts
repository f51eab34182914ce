import type { ActTable } from './actTable';

/** The criteria for each act, in Spanish. */
export const esActs: ActTable = {
  upload: '{object}: un archivo o código correcto queda para quien puede verlo, y se abre.',
  notify:
    '{object}: si se da el caso, llega una sola vez, a quien corresponde y con el motivo; si no, no llega nada.',
  message:
    '{object}: lo que envía una parte está tal cual en la otra, con autor y hora, en el orden de envío.',
  create:
    '{object}: guardado y abierto de nuevo, cada valor es como se introdujo. Por acordar: cuáles son obligatorios y cuáles se rechazan.',
  change: 'Por acordar, para {object}: ¿qué cambia después, para quién, y cuándo se rechaza?',
  remove:
    '{object}: después ninguna lista ni búsqueda lo ofrece, y lo que dependía de ello queda resuelto.',
  book: '{object}: si queda uno y dos lo intentan a la vez, una persona lo consigue y la otra recibe aviso.',
  pay: '{object}: el importe mostrado se cobra exactamente una vez, con recibo.',
  approve:
    '{object}: una vez decidido, todos los implicados ven el estado, quién decidió y cuándo.',
  rate: '{object}: con tres respuestas distintas, el resultado es el calculado a mano; una segunda de la misma persona no cuenta doble.',
  search: '{object}: de una ficha que encaja y otra que no, solo se encuentra la primera.',
  show: '{object}: dos casos conocidos y distintos se ven distintos, cada uno bien; tras un cambio se ve el valor nuevo.',
  map: '{object}: dos lugares de posición conocida aparecen donde están, y cada uno abre sus propios datos.',
  report:
    '{object}: contiene exactamente lo que debe, comprobado con datos conocidos; sin datos, lo dice.',
  calculate: '{object}: tres ejemplos hechos a mano coinciden, uno de ellos sin nada que contar.',
  export:
    '{object}: lo que sale se abre en otro programa y coincide línea a línea con datos conocidos.',
  print:
    '{object}: en la impresora y el papel previstos nada queda cortado, cada pieza sale una vez y nombres y códigos se leen.',
  scan: '{object}: un código válido lleva exactamente a lo que corresponde; leído dos veces seguidas cuenta una; uno desconocido lo dice.',
  signIn:
    '{object}: lo intentan una persona con acceso y otra sin él: la primera llega a lo suyo, la segunda solo a lo que no lo pide.',
  restrict:
    '{object}: lo que esto excluye se rechaza o no aparece, tampoco por la dirección directa.',
  publish:
    '{object}: alguien sin cuenta lo encuentra y lo abre; lo no publicado no se alcanza ni por la dirección directa.',
  assign: '{object}: en todo momento lo tiene exactamente uno, y quien lo cede o lo recibe lo ve.',
  unique:
    '{object}: si ya existe uno, un segundo se rechaza y se muestra el primero; de dos intentos a la vez queda uno.',
  queue:
    '{object}: de tres personas en orden conocido, si se va la primera, la segunda avanza y lo sabe; nadie queda saltado.',
  sync: '{object}: un cambio en un lado está en el otro una sola vez y tal cual, también tras un corte.',
  import:
    '{object}: de diez registros, uno con error, nueve se toman sin cambios y el erróneo se nombra con su lugar.',
  measure: '{object}: un valor conocido en la fuente llega igual, con hora y unidad.',
  history:
    '{object}: dos entradas de dos personas se encuentran después, intactas y en orden, con autor y hora.',
  suggest:
    '{object}: en tres casos conocidos cada propuesta encaja con los datos; rechazada, no cambia nada.',
  lend: '{object}: mientras está fuera, muestra quién lo tiene y desde cuándo; devuelto, queda libre enseguida.',
  stock:
    '{object}: de una cantidad conocida, tras una entrada y dos salidas el número es correcto; con cero no sale más.',
  endpoint: '{object}: con una llamada válida, la respuesta tiene los campos y tipos descritos.',
  offline:
    '{object}: con la conexión apagada funcionan los mismos pasos; al volver, todo llega exactamente una vez.',
  privacy:
    '{object}: comprobado con una persona de prueba: lo que se guarda y se envía, dónde está y quién puede abrirlo se ajustan a esto.',
  platform: '{object}: cada requisito se recorre una vez exactamente en estas condiciones.',
  access:
    '{object}: una persona que lo necesita hace sola la tarea principal, con el texto al doble y un contraste de 4,5 a 1.',
  language:
    '{object}: en cada idioma están todos los textos, fechas y mensajes, ninguno queda en otro y el más largo no se corta.',
};
