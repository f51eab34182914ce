import type { DocumentWords } from '../documentWords';

/** Spanish words of the documents. */
export const es: DocumentWords = {
  quotation: '«{text}»',
  comma: ', ',
  decimalPoint: ',',
  prd: 'Documento de requisitos del producto (PRD)',
  frd: 'Documento de requisitos funcionales (FRD)',
  workingTitle: '{label} (título provisional)',
  untitled: 'Idea sin título',
  honesty:
    'Este texto no lo ha escrito ningún modelo de lenguaje: unas reglas han ordenado la idea. Las líneas marcadas con U, G, R, C, N y B la citan palabra por palabra; todo lo demás es añadido y así se indica.',
  connect:
    'Para que escriba un modelo, hay que definir OPENAI_API_KEY u OPENAI_BASE_URL en el servidor y reiniciarlo.',
  sorted: '{sorted} de {all} enunciados dicen qué debe ser el producto ({counts}).',
  unsorted:
    'Los otros {rest} se citan como contexto: sus palabras no dicen qué hace el producto. Compruebe que ninguno es un requisito.',
  unreadLanguage:
    'Las reglas no leen este idioma: cada enunciado se cita tal cual en el apartado de contexto.',
  typeLine: 'Tipo probable: {label}',
  noType: '¿Qué clase de producto es? La idea no lo aclara, así que no se sugiere nada típico.',
  headings: {
    summary: 'Resumen',
    context: 'Contexto',
    users: 'Usuarios',
    goals: 'Objetivos',
    requirements: 'Requisitos',
    constraints: 'Restricciones',
    exclusions: 'Excluido',
    contradictions: 'Contradicciones',
    background: 'Contexto',
    questions: 'Preguntas abiertas',
    suggestions: 'Habitual en este tipo de producto ({label}); no figura en la idea',
    risks: 'Riesgos conocidos de este tipo de producto ({label}); no figuran en la idea',
    permissions: 'Quién hace qué',
    entities: 'Datos y estados',
    houseRules: 'Reglas de la casa (no están en su idea)',
  },
  none: {
    users: 'La idea no nombra a ningún usuario.',
    goals: 'No se encontró ningún objetivo en la idea.',
    requirements: 'No se encontró en la idea nada de lo que hace el producto.',
    constraints: 'No se encontró ninguna en la idea.',
    exclusions: 'No se encontró nada en la idea.',
  },
  priorities: { must: 'Imprescindible', should: 'Importante', could: 'Opcional' },
  notes: {
    namedIn: 'véase {ids}',
    reasonFor: 'el motivo de {id}',
    purposeOf: 'la finalidad de {id}',
    continues: 'continúa {id}: {quote}',
    undecided: 'sin decidir, véase {id}',
    struck: 'tachado en la idea',
    conflict: 'en contradicción, véase {id}',
    who: 'Quién: {who}',
    under: 'En: {heading}',
    why: 'Por qué: {quote} ({id})',
    alongside: 'Tener en cuenta también: {ids}',
    unchecked: 'De las palabras de {ids} no sale ninguna prueba: acuerden una para cada uno.',
    excludedYetAsked: 'se excluye y se pide a la vez',
    sideA: 'Lado A',
    sideB: 'Lado B',
    role: 'Rol',
    does: 'Hace',
    ruledOut: 'Excluido',
    alsoSaid: 'Dicho a la vez: {quote} ({id})',
  },
  every: /(?<!\p{L})(?:cada|todos\slos|todas\slas)\s(?!vez|uno|una)\p{L}+/u,
  criteria: {
    condition: 'Dado {given}, entonces {then}.',
    each: 'Cada uno de estos elementos está, comprobado de uno en uno: {things}.',
    bounds: {
      atMost: '{quantity}: {at} cumple, {over} ya no.',
      below: '{quantity}: {under} cumple, {at} ya no.',
      atLeast: '{quantity}: {at} cumple, {under} no.',
      above: '{quantity}: {over} cumple, {at} todavía no.',
      every:
        '{quantity}: entre dos veces seguidas pasa ese intervalo, sin que falte ninguna ni se repita.',
      after: '{quantity}: con {under} aún no ocurre; con {at}, sí.',
      range: '{quantity}: ambos extremos valen; {under} y {over}, no.',
      by: '{quantity}: acordar si ese mismo momento todavía cuenta.',
      exactly:
        '{quantity}: ¿exactamente esto o un límite? Acordarlo y después probar el valor mismo.',
    },
    around: '{quantity}: probar en ese valor y a ambos lados.',
    literal: '{quantity}: probar con este valor exacto.',
    actions: [
      {
        verbs: /^(?:busca|filtr)/u,
        check:
          '{object}: la búsqueda encuentra una entrada conocida, avisa si no hay resultados y se puede vaciar.',
      },
      {
        verbs: /^(?:avis|notific|record)/u,
        check: '{object}: el aviso llega una vez por cada motivo, lo nombra y lleva hasta él.',
      },
      {
        verbs: /^(?:sub(?:ir|e|en|irá)|adjunt)/u,
        check:
          '{object}: un archivo demasiado grande o de otro tipo se rechaza y se explica por qué; uno válido se puede volver a abrir.',
      },
      {
        verbs: /^(?:reserv)/u,
        check:
          '{object}: si dos personas lo intentan a la vez, una lo consigue y la otra recibe aviso.',
      },
      {
        verbs: /^(?:aprob|aprueb|rechaz)/u,
        check:
          '{object}: aceptado, rechazado y pendiente se distinguen, y consta quién lo decidió y cuándo.',
      },
      {
        verbs: /^(?:export|descarg|imprim)/u,
        check:
          '{object}: lo que llega se puede abrir en otro sitio y contiene lo mismo que la pantalla.',
      },
      {
        verbs: /^(?:borr|elimin)/u,
        check:
          '{object}: desaparece de todas las listas y búsquedas, y está previsto qué pasa con lo que dependía de ello.',
      },
      {
        verbs: /^(?:calcul|sum)/u,
        check:
          '{object}: coincide con tres ejemplos hechos a mano, uno de ellos sin nada que contar.',
      },
    ],
    every: '{thing}: probar con el primero, otro y el último.',
    purpose: 'Se logra el propósito: {quote} ({id}).',
    unclear:
      'En {text} aún no hay nada que probar. Falta decir cuándo ocurre y qué se ve entonces.',
    unclearWho:
      'En {text} aún no hay nada que probar. Falta decir quién lo hace, cuándo y qué se ve entonces.',
  },
  questions: {
    contradiction: '¿Qué vale: {one} o {other}?',
    undecided: 'La idea lo deja abierto: {quote}. ¿Quién lo decide y hasta cuándo?',
    vague: '¿Cómo mediría una prueba {quote} en {where}?',
    noMeasure: '¿Con qué cifra, y cuándo, se sabrá que funciona?',
    noRole: '¿Quién hace esto: {quote}?',
    dateWithoutYear: '¿De qué año, y qué se aplaza primero si no se llega a {quote}?',
    conditionElse: '¿Qué pasa cuando no se cumple esto: {quote}?',
    noType: '¿Qué clase de producto es y qué se hace primero con él?',
    beyondLimit: '¿Qué ocurre más allá del límite de {quote}?',
    unread: '¿Cuáles de los enunciados citados son requisitos?',
  },
  houseRules: [
    'Un error dice qué ha pasado y conserva lo que se había introducido.',
    'Lo que la idea no asigna a ningún papel lo rechaza el servidor hasta que se decida; no basta con ocultarlo.',
    'Las horas se muestran en la zona horaria de quien lee.',
    'Cada lista es correcta vacía, con una entrada y con más de las que caben en pantalla.',
    'Lo guardado consta una sola vez, también tras un doble clic, una recarga o un corte de conexión.',
  ],
};
