import type { ActQuestions } from './actQuestions';

/** The open questions about each act, in Spanish. */
export const esQuestions: ActQuestions = {
  approve: '{quote}: ¿quién decide si esa persona no está, y qué pasa si nadie decide?',
  pay: '{quote}: ¿qué pasa si un pago falla o hay que devolverlo?',
  suggest: '{quote}: ¿según qué regla, y qué no debe proponerse nunca?',
  calculate: '{quote}: ¿según qué regla se calcula, y qué pasa si falta un valor?',
  offline: '{quote}: si dos personas cambian lo mismo sin conexión, ¿qué cambio vale?',
  sync: '{quote}: si ambas partes han cambiado, ¿qué cambio vale?',
  import: '{quote}: ¿quién mantiene esa fuente, y qué pasa mientras no está disponible?',
  assign: '{quote}: ¿qué pasa si la persona no puede o no lo hace?',
  lend: '{quote}: ¿qué pasa si vuelve tarde, dañado o no vuelve?',
  book: '{quote}: ¿qué pasa si la persona no se presenta?',
  privacy: '{quote}: ¿quién más puede ver estos datos, y quién los borra si alguien lo pide?',
  publish: '{quote}: ¿quién lo revisa antes, y quién puede retirarlo?',
  remove: '{quote}: ¿quién puede deshacerlo, y durante cuánto tiempo?',
  notify: '{quote}: ¿qué pasa si nadie reacciona?',
  measure: '{quote}: ¿qué se ve mientras no llega ningún valor, o llega uno imposible?',
  rate: '{quote}: ¿se puede cambiar una valoración después, y quién atiende una abusiva?',
  report: '{quote}: ¿quién puede ver estas cifras, y de qué período?',
  history: '{quote}: ¿quién puede leerlo, y cuánto tiempo se guarda?',
  queue: '{quote}: ¿quién puede pasar antes, y qué ocurre con quienes abandonan la cola?',
  scan: '{quote}: ¿qué pasa si el código está dañado o no se reconoce?',
  message: '{quote}: ¿quién más puede leerlo, y cuánto tiempo se guarda?',
  export: '{quote}: ¿qué programa lee el archivo, y qué columnas necesita?',
  upload: '{quote}: ¿qué formatos y tamaños, y quién puede borrarlo después?',
  create: '{quote}: ¿qué datos son obligatorios, y quién puede corregirlos después?',
};
