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
      'La idea no formula ningún objetivo. Lo que hoy va mal, o para qué sirve, con sus palabras:',
    requirements: 'No se encontró en la idea nada de lo que hace el producto.',
    constraints: 'No se encontró ninguna en la idea.',
    exclusions: 'No se encontró nada en la idea.',
  },
  priorities: { must: 'Imprescindible', should: 'Importante', could: 'Opcional' },
  notes: {
    namedIn: 'véase {ids}',
    reasonFor: 'el motivo de {id}',
    continues: 'continúa {id}',
    undecided: 'sin decidir, véase {id}',
    struck: 'tachado en la idea',
    conflict: 'posible contradicción, véase {id}',
    sideA: 'Lado A',
    sideB: 'Lado B',
    entered: 'Campos',
    states: 'Estados',
    openIn: 'Abierto: {ids}',
  },
  product:
    /(?<![\p{L}-])(?:(?:aplicación|app|herramienta|plataforma|juego|portal) de (?!(?:l[ao]s?|el|que|nuestr\p{L}+)\s)[\p{L}-]{4,})(?![\p{L}-])/iu,
  asking:
    /(?<!\p{L})(?:decir|dicen?|saber?|saben|ver?|ven|preguntan?|comprueban?|deciden?|elegir|eligen?|indican?|muestran?)\s$/u,
  plainIf:
    /^(?:si|cuando|en cuanto|tan pronto como|siempre que|cada vez que|una vez que|en caso de que)\s+/iu,
  circumstances: [
    {
      begins: /^(?:después|una vez|al cabo)/iu,
      check:
        'Justo antes de {given}, {then} no vale o se rechaza; justo después, sí. Probar ambos momentos.',
    },
    {
      begins: /^(?:hasta|mientras)/iu,
      check: '{then} vale hasta el final de {given} y ya no justo después. Probar ambos momentos.',
    },
    {
      begins: /^(?:a menos|salvo|excepto)/iu,
      check:
        '{given}: una prueba en que es así y {then} no vale, y otra en que no lo es y sí vale.',
    },
  ],
  lasting: /(?<!\p{L})(?:durante|por|duran?|válid[oa]s?)\s+[\p{N}\p{L}]+\s\p{L}+$/u,
  window: /(?<!\p{L})(?:últim[oa]s|próxim[oa]s|siguientes|anteriores|pasad[oa]s)(?!\p{L})/u,
  worded: esWorded,
  actQuestions: esQuestions,
  criteria: {
    holds: 'Se cumple cuando: {quote}',
    chain: 'En este orden: {things}. Cada paso lleva solo al siguiente; saltarse uno se rechaza.',
    condition: 'Cuando {given}, entonces {then}; si no, no.',
    possible: 'Cuando {given}: {then} funciona.',
    each: 'Están todos estos elementos; se prueban uno a uno: {things}.',
    entered: 'Cada uno de estos datos se puede introducir y luego aparece tal cual: {things}.',
    states:
      'Cada uno de estos estados se muestra en lo que está en él: {things}. Por acordar: cuál puede seguir a cuál y quién lo cambia.',
    choice: 'Cada una de estas opciones se puede elegir y luego aparece elegida: {things}.',
    bounds: {
      hours:
        '{quantity}: así desde el primer minuto hasta el último; un minuto antes o después, no.',
      moment: '{quantity}: justo antes todavía no; justo después, sí.',
      exact: '{quantity}: exactamente así, ni {under} ni {over}.',
      atMost: '{quantity}: {at} aún se admite, {over} ya no.',
      inTime: '{quantity}: {at} aún es a tiempo; {over}, demasiado tarde.',
      faster: '{quantity}: {under} aún es a tiempo; {at}, demasiado tarde.',
      goneBy: '{quantity}: con {at} todavía puede existir; con {over} ya no.',
      cost: '{quantity}: todos los gastos de este tipo, enumerados uno a uno, no suman más.',
      learn:
        '{quantity}: alguien que nunca lo ha visto hace los pasos principales en ese tiempo, sin ayuda.',
      below: '{quantity}: se aplica con {under}, no con {at}.',
      atLeast: '{quantity}: {at} basta, {under} no.',
      above: '{quantity}: se aplica con {over}, no con {at}.',
      every:
        '{quantity}: observado durante tres de estos periodos seguidos, ocurre una vez en cada uno; ninguno falta.',
      after: '{quantity}: con {under} todavía no, con {at} ya sí.',
      range: '{quantity}: ambos extremos se incluyen; {under} y {over}, no.',
      by: '{quantity}: a tiempo justo antes, tarde justo después.',
      latest: '{quantity}: a tiempo si faltan {at}; tarde si faltan {under}.',
      ahead: '{quantity}: todavía no si faltan {over}; sí si faltan {at}.',
      window: '{quantity}: lo que está a {at} se incluye, lo que está a {over} no.',
      lasting: '{quantity}: tras {under} sigue así, tras {at} se acaba.',
      ended: '{quantity}: con {under} aún es posible; a partir de {at} se rechaza.',
      nearest: '{quantity}: con {over}, uno queda fuera.',
    },
    openNumber:
      '{quantity}: por acordar: ¿como mínimo, como máximo o exactamente? Después, probar con {under}, {at} y {over}.',
    outcome: '{quantity}: con {yes}, {outcome}; con {no}, eso no se aplica.',
    timeOut:
      '{quantity}: con {no} todavía nada; con {yes}, {outcome}. Si se hizo a tiempo, no ocurre nunca.',
    missed:
      '{quantity}: justo antes todavía nada; justo después, {outcome}. Si se hizo a tiempo, no ocurre nunca.',
    share: '{quantity}: de 200, son {sum}.',
    shareEach: '{quantity}: de 200, son {sum} por uno y {triple} por tres.',
    rate: '{quantity}: por tres, son {triple}.',
    once: '{quote}: la primera vez funciona; una segunda se rechaza y no cambia nada.',
    waits:
      '{quantity}: con {no}, sigue adelante enseguida; con {yes}, espera a que esto se haga: {outcome}.',
    denied: '{object}: cualquier intento de saltárselo se rechaza y no cambia nada.',
    deniedCase:
      '{object}: cualquier intento de saltárselo se rechaza y no cambia nada; donde la condición lo permite, el mismo intento funciona.',
    hidden:
      '{object}: quien queda excluido no lo encuentra en ninguna página, lista ni búsqueda, y los datos enviados no lo contienen.',
    others: '{quote}: el mismo intento de cualquier otra persona se rechaza y no cambia nada.',
    undecided: 'No se prueba hasta que se decida: {quote}',
  },
  questions: {
    contradiction: '¿Pueden valer los dos: {one} y {other}? Si no, ¿cuál?',
    undecided: 'La idea lo deja abierto: {quote}. ¿Quién lo decide y hasta cuándo?',
    vague: '¿Cómo mediría una prueba {quote} en {where}?',
    noMeasure: '¿Con qué cifra, y cuándo, se sabrá que funciona?',
    noRole: '¿Quién hace esto: {quote}?',
    idleRole: '¿Qué puede hacer y ver {quote}, y qué no?',
    noType: '¿Qué clase de producto es y qué se hace primero con él?',
    beyondLimit: '¿Qué ocurre más allá del límite de {quote}?',
    unread: '¿Cuáles de los enunciados citados son requisitos?',
  },
  houseRules: [
    'Lo que la idea no asigna a ningún papel lo rechaza el servidor hasta que se decida; no basta con ocultarlo.',
    'Las horas se muestran en la zona horaria de quien lee.',
    'Lo guardado consta una sola vez, también tras un doble clic, una recarga o un corte de conexión.',
    'Lo rechazado indica el motivo y conserva lo introducido; donde aún no hay nada, la página lo dice; un mensaje que no se puede entregar aparece como fallido.',
  ],
};
