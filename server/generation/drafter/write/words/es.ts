import type { DocumentWords } from '../documentWords';
import { esQuestions } from './questions/es';
import { esWorded } from './worded/es';

/** Spanish words of the documents. */
export const es: DocumentWords = {
  quotation: '«{text}»',
  comma: ', ',
  decimalPoint: ',',
  timeUnits: {
    hour: ' h',
    minute: ' min',
    second: ' s',
    dayMore: '{at} y 1 día',
    dayLess: '{at} menos 1 día',
  },
  prd: 'Documento de requisitos del producto (PRD)',
  frd: 'Documento de requisitos funcionales (FRD)',
  newProduct: 'Nuevo producto',
  workingTitle: '{label} (título provisional)',
  honesty:
    'Este texto no lo ha escrito ningún modelo de lenguaje: unas reglas han ordenado la idea. Las líneas marcadas con U, G, R, C, N y B la citan palabra por palabra; todo lo demás es añadido y así se indica.',
  connect:
    'Para que escriba un modelo, hay que definir OPENAI_API_KEY u OPENAI_BASE_URL en el servidor y reiniciarlo.',
  sorted: '{all} de {all} enunciados clasificados.',
  unsorted: 'En «Contexto», pero quizá un requisito: {ids}. Conviene comprobarlo.',
  uncut: 'Demasiado largos para dividirlos: {ids}. Compruebe qué contienen.',
  unreadLanguage:
    'Las reglas no leen este idioma: cada enunciado se cita tal cual en el apartado de contexto.',
  typeLine: 'Tipo probable: {label}',
  noType: '¿Qué clase de producto es? La idea no lo aclara, así que no se sugiere nada típico.',
  headings: {
    unheaded: 'Sin encabezado',
    summary: 'Resumen',
    context: 'Contexto',
    users: 'Usuarios',
    goals: 'Objetivos',
    requirements: 'Requisitos',
    permissions: 'Quién puede hacer qué',
    constraints: 'Restricciones',
    exclusions: 'Excluido',
    contradictions: 'Posibles contradicciones',
    background: 'Contexto',
    questions: 'Preguntas abiertas',
    suggestions: 'Habitual en este tipo de producto ({label}); no figura en la idea',
    risks: 'Riesgos conocidos de este tipo de producto ({label}); no figuran en la idea',
    entities: 'Datos y estados',
    houseRules: 'Reglas de la casa (no están en su idea)',
  },
  none: {
    users: 'La idea no nombra a ningún usuario.',
    goals: 'La idea no lo dice. Por añadir: ¿qué debe mejorar cuando esto se use, y para quién?',
    perhapsGoals:
      'La idea no formula ningún objetivo. Lo que dice de la situación o de la finalidad, con sus palabras:',
    requirements: 'No se encontró en la idea nada de lo que hace el producto.',
    constraints: 'No se encontró ninguna en la idea.',
    exclusions: 'No se encontró nada en la idea.',
  },
  priorities: { must: 'Imprescindible', should: 'Importante', could: 'Opcional' },
  notes: {
    namedIn: 'véase {ids}',
    reasonFor: 'el motivo de {id}',
    continues: 'continúa {id}',
    answers: 'sobre {question}',
    label: '{label} en la idea',
    undecided: 'sin decidir, véase {id}',
    struck: 'tachado en la idea',
    conflict: 'posible contradicción, véase {id}',
    sideA: 'Lado A',
    sideB: 'Lado B',
    entered: 'Campos',
    states: 'Estados',
    openIn: 'Abierto: {ids}',
  },
  asking:
    /(?<!\p{L})(?:decir|dicen?|saber?|saben|ver?|ven|preguntan?|comprueban?|deciden?|elegir|eligen?|indican?|muestran?)\s$/u,
  plainIf:
    /^(?:si|cuando|en cuanto|tan pronto como|siempre que|cada vez que|una vez que|en caso de que)\s+/iu,
  circumstances: [
    {
      begins: /^(?:después|una vez|al cabo)/iu,
      check:
        '{given}: justo antes, {then} todavía no se cumple o se rechaza; justo después, se cumple.',
    },
    {
      begins: /^(?:hasta|mientras)/iu,
      check:
        '{given}: hasta justo antes de que acabe ese tiempo, {then} se cumple; justo después, ya no.',
    },
    {
      begins: /^(?:a menos|salvo|excepto)/iu,
      check: '{given}: en ese caso, {then} no se cumple; en cualquier otro, sí.',
    },
  ],
  worded: esWorded,
  actQuestions: esQuestions,
  criteria: {
    holds: 'Se cumple cuando: {quote}',
    open: 'Por acordar',
    openNumber: 'Por acordar: {quote}',
    legend:
      '«Por acordar»: las palabras del requisito no nombran ninguna comprobación. Añada un ejemplo: dado qué, cuando quién hace qué, entonces qué.',
    condition: 'Cuando {given}, entonces {then}.',
    each: 'Todos estos elementos están presentes, comprobados uno a uno: {things}.',
    entered:
      'Cada uno de estos datos se puede introducir y después se muestra exactamente como se introdujo: {things}.',
    row: 'Dondequiera que se use {what}, se aplican exactamente estos valores: {values}.',
    field: {
      required:
        'Guardar sin {what} se rechaza con un mensaje que nombra {what}; todo lo demás que se introdujo se conserva.',
      optional: 'Guardar sin {what} se acepta.',
      conditional: 'Guardar sin {what} se rechaza solo como dice la tabla: {words}.',
      options: '{what}: solo se puede elegir esto: {things}.',
      automatic: '{what} se rellena sin que nadie lo introduzca.',
      entered: '{what} se puede introducir y después se muestra exactamente como se introdujo.',
    },
    states:
      'Lo que está en uno de estos estados lo muestra: {things}. Por acordar: qué estado puede seguir a cuál y quién lo cambia.',
    bounds: {
      hours:
        '{quantity}: se aplica desde el primer minuto hasta el último, pero no un minuto antes ni después.',
      at: '{quantity}: justo antes de esa hora todavía no se aplica; a partir de esa hora, sí.',
      atMost:
        '{quantity}: con {at}, se acepta; con {over}, se rechaza con un mensaje que indica el límite.',
      within:
        '{quantity}: tras exactamente {at}, aún es a tiempo; tras {over}, es demasiado tarde.',
      fast: '{quantity}: medido de principio a fin, con {under} se cumple y con {at} no se cumple.',
      below: '{quantity}: se aplica con {under}, pero no con {at}.',
      atLeast: '{quantity}: con {at} se cumple, pero con {under} no.',
      above: '{quantity}: se aplica con {over}, pero no con {at}.',
      every:
        '{quantity}: observado durante tres de estos periodos seguidos, ocurre exactamente una vez en cada uno.',
      after: '{quantity}: con {under}, todavía no ha ocurrido nada; con {at}, ocurre.',
      range: '{quantity}: ambos valores extremos se incluyen; {under} y {over}, no.',
      by: '{quantity}: justo antes, es a tiempo; justo después, es demasiado tarde.',
      latest:
        '{quantity}: con {at} por delante, aún es a tiempo; con {under} por delante, es demasiado tarde.',
      ahead:
        '{quantity}: con {over} por delante, todavía no ocurre nada; con {at} por delante, ocurre.',
      near: '{quantity}: lo que está a {at} se incluye; lo que está a {over}, no.',
      lasting: '{quantity}: tras {under}, sigue vigente; tras {at}, ha terminado.',
      nearest: '{quantity}: con {over}, solo queda fuera lo último en este orden.',
      exactly: '{quantity}: exactamente {at}; {under} o {over} es un error.',
      capacity:
        '{quantity}: probado con {at}, todo funciona como siempre; más allá no se promete nada.',
      from: '{quantity}: se aplica con {at}, pero no con {under}.',
      upTo: '{quantity}: se aplica con {at}, pero no con {over}.',
      aheadMost:
        '{quantity}: con {over} por delante, todavía no es posible; con {at} por delante, sí.',
      kept: '{quantity}: hasta el final de ese plazo, todo sigue ahí, completo.',
    },
    outcome: '{quantity}: con {yes}, entonces {outcome}; con {no}, esto no se aplica.',
    late: '{quantity}: tras exactamente {at}, aún es a tiempo; tras {over}: {outcome}.',
    timeOut:
      '{quantity}: con {no}, todavía no ocurre nada; a partir de {yes}, {outcome}. Si se hizo a tiempo, esto no ocurre nunca.',
    share: '{quantity}: de un importe de 200, son {sum}.',
    shareEach: '{quantity}: de un importe de 200, son {sum} por uno y {triple} por tres.',
    rate: '{quantity}: por tres, el total es {triple}.',
    denied: '{object}: cualquier intento de incumplir esta regla se rechaza y no cambia nada.',
    deniedCase:
      '{object}: cualquier intento de incumplir esta regla se rechaza y no cambia nada; donde la condición lo permite, el mismo intento funciona.',
    hidden:
      '{object}: quien está excluido no lo encuentra en ninguna página, lista ni resultado de búsqueda, y los datos que recibe no lo contienen.',
    absent: '{quote}: no aparece en ninguna página, mensaje ni ajuste.',
    others: '{quote}: el mismo intento de cualquier otra persona se rechaza y no cambia nada.',
    granted: '{roles}: {text} funciona.',
    refused: '{roles}: el intento ({text}) se rechaza y no cambia nada.',
    limited: '{roles}: {text} solo funciona como dice la tabla, {words}.',
    extent: '{roles}, {text}: {words} funciona; todo lo demás se rechaza y no cambia nada.',
    undecided: 'No se prueba hasta que se decida esto: {quote}',
  },
  questions: {
    contradiction: '¿Pueden valer los dos: {one} y {other}? Si no, ¿cuál?',
    undecided: 'La idea lo deja abierto: {quote}. ¿Quién lo decide y hasta cuándo?',
    vague: '¿Cómo mediría una prueba {quote} en {where}?',
    noMeasure: '¿Con qué cifra, y cuándo, se sabrá que funciona?',
    idleRole: '¿Qué puede hacer y ver {quote}, y qué no?',
    noType: '¿Qué clase de producto es y qué se hace primero con él?',
    unread: '¿Cuáles de los enunciados citados son requisitos?',
  },
  houseRules: {
    grants:
      'El servidor rechaza toda acción que la idea no concede a ningún rol, hasta que alguien decida quién puede realizarla.',
    zones: 'Las horas se muestran en la zona horaria del usuario.',
    saving:
      'Guardar crea exactamente una entrada, también tras un doble clic, una recarga o un corte de conexión.',
    refusals:
      'Un rechazo indica el motivo y conserva lo introducido; una lista vacía dice que está vacía; un mensaje que no se puede entregar se muestra como fallido.',
  },
};
