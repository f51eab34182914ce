import { byAction } from './byAction';
import type { ActionName, Actions } from './lexicon';
import { words } from './words';

/**
 * Spanish verbs: the infinitive, then the stem of the stressed present forms where it differs, then that of the
 * subjunctive: `elegir/elig/elij`.
 */
const verbs: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    `crear añadir/añad agregar registrar apuntar anotar escribir describir definir introducir/introduc/introduzc
    ingresar rellenar llenar completar publicar grabar generar diseñar construir/construy dibujar abrir redactar
    insertar iniciar comenzar/comienz empezar/empiez inventar montar armar proponer/propon/propong teclear`,
  ),
  show: words(
    `mostrar/muestr ver leer consultar mirar revisar visualizar comparar listar enseñar explorar hojear presentar
    ojear resaltar destacar indicar aparecer/aparec/aparezc previsualizar`,
  ),
  search: words(
    `buscar filtrar encontrar/encuentr localizar descubrir recomendar/recomiend sugerir/sugier ordenar emparejar
    hallar`,
  ),
  notify: words(
    'avisar notificar alertar recordar/recuerd advertir/adviert informar anunciar comunicar señalar',
  ),
  upload: words('subir adjuntar escanear fotografiar/fotografí importar capturar arrastrar'),
  pay: words(
    `pagar cobrar facturar comprar vender abonar reembolsar donar ingresar pedir/pid encargar suscribir tributar
    recaudar subastar`,
  ),
  book: words(
    `reservar agendar alquilar cancelar apartar reprogramar anular prestar cambiar programar rentar inscribir apuntarse
    turnar prorrogar ampliar/amplí`,
  ),
  approve: words(
    `aprobar/aprueb aceptar rechazar confirmar autorizar validar firmar votar valorar puntuar/puntú decidir denegar/denieg
    calificar moderar certificar`,
  ),
  transfer: words(
    `exportar descargar imprimir copiar convertir/conviert enviar/enví mandar entregar devolver/devuelv emitir expedir/expid
    producir/produc/produzc reenviar/reenví`,
  ),
  sync: words('sincronizar integrar conectar actualizar refrescar enlazar vincular'),
  signIn: words(
    'identificarse autenticar invitar verificar acceder entrar loguear unirse desbloquear registrarse',
  ),
  remove: words(
    `borrar eliminar quitar retirar archivar ocultar bloquear suprimir cerrar/cierr vaciar/vací descartar expulsar
    detener/detien/deteng pausar apagar silenciar desactivar caducar`,
  ),
  measure: words(
    'medir/mid contar/cuent detectar monitorizar monitorear pesar cronometrar vigilar recopilar rastrear',
  ),
  message: words(
    `comentar responder contestar chatear preguntar llamar contactar hablar escuchar conversar charlar mensajear`,
  ),
  assign: words(
    `asignar repartir compartir delegar distribuir/distribuy transferir/transfier traspasar derivar ceder dar turnarse
    dividir`,
  ),
  calculate: words(
    `calcular estimar predecir/predic/predig sumar restar resumir analizar clasificar totalizar convertir pronosticar
    prever descontar/descuent`,
  ),
  check: words(
    'comprobar/comprueb comparar limitar impedir/impid garantizar asegurar controlar inspeccionar auditar restringir/restring/restrinj',
  ),
  organise: words(
    `editar modificar gestionar organizar agrupar etiquetar planificar ajustar configurar personalizar elegir/elig/elij
    escoger/escog/escoj seleccionar guardar mover/muev combinar marcar corregir/corrig/corrij administrar cambiar
    renombrar mezclar reordenar activar rotar girar mantener/mantien/manteng clonar duplicar reorganizar intercambiar
    bloquear conservar almacenar`,
  ),
  other: words(
    `recibir jugar/jueg ganar aprender practicar entrenar resolver/resuelv usar utilizar seguir/sigu/sig visitar ayudar apoyar
    ofrecer/ofrec/ofrezc colaborar traducir/traduc/traduzc cocinar conducir/conduc/conduzc viajar tocar pulsar deslizar
    repetir/repit recoger/recog/recoj dejar traer/tra/traig llevar poner/pon/pong sacar tomar coordinar participar hornear
    preparar reparar limpiar cuidar atender/atiend acompañar transportar salir/sal/salg llegar conseguir/consigu/consig lograr cumplimentar
    realizar hacer/hac/hag ejecutar sustituir/sustituy solicitar abandonar plantar regar/rieg regalar plantear`,
  ),
};

/** Verbs that say no action: their forms only tell that a clause has a verb. */
const generalVerbs = words(
  `perder/pierd olvidar costar/cuest tardar quedar vivir trabajar funcionar existir faltar sobrar necesitar
  terminar acabar dudar quejar tirar caer morir/muer pasar volver/vuelv venir/vien entender/entiend saber/sab parecer/parec
  gustar preferir/prefier durar aguantar soportar depender pertenecer/pertenec contener/contien incluir/incluy significar
  romper cargar crecer/crec bajar cumplir desaparecer/desaparec enterar tener/tien estar ocurrir suceder acumular estropear
  agotar llenar interesar importar convenir/convien deber querer/quier exigir requerir/requier servir/sirv contestar
  consistir empeorar fallar congelar encender/enciend estudiar enseñar opinar pensar/piens creer sentir/sient`,
);

/** Forms that are more often another word. */
const ambiguous = new Set(
  words(
    `para sobre entre nada tarde nombre informe reporte importe ajuste ajustes cierre soporte aporte enlace transporte cuenta
    cuentas lista listas nota notas factura facturas oferta prueba pruebas alerta alertas cita citas ficha fichas forma formas
    visita visitas pregunta preguntas copia copias fija completa completas activa activas oculta ocultas pausa pausas etiqueta
    etiquetas pedido pedidos medida medidas vista vistas puesto puestos llamada llamadas entrada entradas salida salidas partida
    partidas comida comidas compras reservas entregas marcas muestras firmas consultas cargas descargas ayudas pesas creas
    este esta estas mezcla mezclas usado cobre firme limpia limpias suma sumas resta toque toques sabe saben prueben juego hecho
    llame vende-s casa casas tiempo hace busque cubierta abierto abierta abiertos abiertas cerrado cerrada toma tomas da de des
    planta plantas cuidado regala pista tira tiras nuevo saca sal oculto activo programa programas monta turna combinado
    escrito escritos resumen total lleve lleva deje cargo apunte apuntes invitado invitados invitada invitadas encargado encargada
    encargados encargadas estado anuncio indicado llamado escuchado unido unidos vuelta debe deben debes quiere quieren requiere
    requieren exige exigen necesita necesitan conserva conservas cambio mercado interesado interesados alquilado 
    una unas agenda empleado empleada prestado hablado ejecutivo rieguen`,
  ),
);

const irregularParticiples: Readonly<Record<string, string>> = {
  escribir: 'escrit',
  describir: 'descrit',
  inscribir: 'inscrit',
  suscribir: 'suscrit',
  descubrir: 'descubiert',
  ver: 'vist',
  prever: 'previst',
  hacer: 'hech',
  poner: 'puest',
  proponer: 'propuest',
  abrir: 'abiert',
  devolver: 'devuelt',
  resolver: 'resuelt',
  imprimir: 'impres',
  romper: 'rot',
};

/** Present forms of verbs that follow no pattern. */
const irregularForms: Readonly<Record<string, string>> = {
  ver: 've ven ves vea vean veas',
  prever: 'prevé prevén prevea prevean',
  dar: 'da dan dé den',
  estar: 'está están esté estén',
  saber: 'sabe saben sepa sepan',
};

interface Verb {
  infinitive: string;
  isFirst: boolean;
  root: string;
  stem: string;
  subjunctive: string;
}

function verbOf(entry: string): Verb {
  const [written = '', present, other] = entry.split('/');
  const infinitive = written.replace(/se$/u, '');
  const root = infinitive.slice(0, -2);
  const stem = present ?? root;
  const isFirst = infinitive.endsWith('ar');
  return { infinitive, isFirst, root, stem, subjunctive: other ?? softened(stem, infinitive) };
}

/** `pag` → `pagu` before `e`, `escog` → `escoj` before `a`. */
function softened(stem: string, infinitive: string): string {
  if (infinitive.endsWith('ar'))
    return stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c');
  return stem
    .replace(/gu$/u, 'g')
    .replace(/g$/u, 'j')
    .replace(/[cq]u?$/u, 'zc');
}

/** `envía` → `envía`, `envia`: as it is typed in haste. */
export function loose(forms: readonly string[]): string[] {
  return [
    ...new Set(
      forms.flatMap((form) => [
        form,
        form
          .normalize('NFD')
          .replace(/\u0301/gu, '')
          .normalize('NFC'),
      ]),
    ),
  ];
}

function presentForms(verb: Verb): string[] {
  const { infinitive, isFirst, stem, subjunctive } = verb;
  const irregular = irregularForms[infinitive];
  if (irregular !== undefined) return words(irregular);
  const [own, other] = isFirst ? ['a', 'e'] : ['e', 'a'];
  return [
    `${stem}${own}`,
    `${stem}${own}n`,
    `${stem}${own}s`,
    `${subjunctive}${other}`,
    `${subjunctive}${other}n`,
  ];
}

const clitics = words('se lo la los las le les me nos te');

/** `buscar` → `buscar`, `buscarlo`, `busca`, `buscan`, `busque`, `buscará`, `buscaremos` … */
function finiteForms(entry: string): string[] {
  const verb = verbOf(entry);
  const { infinitive } = verb;
  const future =
    infinitive === 'hacer' ? 'har' : infinitive.replace(/(pon|ten|sal|ven)[ei]r$/u, '$1dr');
  return loose([
    infinitive,
    ...clitics.map((clitic) => `${infinitive}${clitic}`),
    `${infinitive.slice(0, -2)}${{ ar: 'á', er: 'é', ir: 'í' }[infinitive.slice(-2)] ?? ''}rselo`,
    `${future}á`,
    `${future}án`,
    `${future}emos`,
    ...presentForms(verb),
  ]).filter((form) => !ambiguous.has(form));
}

/** `buscar` → `buscado`, `buscada`, `buscando` … */
function participleForms(entry: string): string[] {
  const { infinitive, isFirst, root, stem } = verbOf(entry);
  const past = irregularParticiples[infinitive] ?? `${root}${isFirst ? 'ad' : 'id'}`;
  const gerund = isFirst
    ? `${root}ando`
    : `${/[aeou]$/u.test(root) ? `${root}y` : `${/i[dgrt]/u.test(stem) ? stem : root}i`}endo`;
  return [...['o', 'a', 'os', 'as'].map((end) => `${past}${end}`), gerund].filter(
    (form) => !ambiguous.has(form),
  );
}

/** `buscó`, `buscaron`, `buscaba`, `perdió`, `perdían` …: what happened. */
function pastFormsOf(entry: string): string[] {
  const { isFirst, root, infinitive } = verbOf(entry);
  const ends = isFirst ? words('ó aron aba aban ábamos') : words('ió ieron í ía ían íamos imos');
  const first = isFirst ? [`${softened(root, infinitive)}é`] : [];
  return [...ends.map((end) => `${root}${end}`), ...first];
}

/** `buscar` → `buscamos`. */
function weForm(entry: string): string {
  const { infinitive, root } = verbOf(entry);
  return `${root}${infinitive.at(-2) ?? ''}mos`;
}

function each(formsOf: (verb: string) => string[]): Actions {
  return byAction((name) => [...new Set(verbs[name].flatMap(formsOf))]);
}

const actionVerbs = Object.values(verbs).flat();

export const esActions = each(finiteForms);
/** `avise` as in `que avise`: wished for. */
export const esWishes = [
  ...new Set(actionVerbs.flatMap((entry) => presentForms(verbOf(entry)).slice(3, 5))),
];
export const esParticiples = each(participleForms);

/** Finite forms of all verbs: what may follow `que`. */
export const esPresentForms = [
  ...new Set(
    [...actionVerbs, ...generalVerbs].flatMap((entry) => loose(presentForms(verbOf(entry)))),
  ),
];

/** `pierde`, `pierden`: only that there is a verb. */
export const esGeneralForms = [
  ...new Set(
    generalVerbs.flatMap((entry) =>
      presentForms(verbOf(entry)).filter((form) => !form.endsWith('s')),
    ),
  ),
].filter(
  (form) => !ambiguous.has(form) || /^(?:sabe|debe|quiere|requiere|exige|necesita)n?$/u.test(form),
);

export const esPastForms = [
  ...new Set([...actionVerbs, ...generalVerbs].flatMap(pastFormsOf)),
].filter((form) => form.length > 3 && !words('guía vacía había-de seria').includes(form));

/** What a company may say that it does not do, but not what it cannot do or does not know. */
const inability = new Set(
  words(
    `encontramos recordamos sabemos llegamos entendemos enteramos tenemos estamos vemos conseguimos logramos recibimos
    quedamos queremos localizamos creemos pensamos salimos acabamos terminamos vivimos damos debemos necesitamos perdemos`,
  ),
);
const weForms = [...new Set([...actionVerbs, ...generalVerbs].map(weForm))];

/** `vendemos`: the author's situation. `queremos` and `cobramos` say more than that. */
export const esOurForms = weForms.filter(
  (form) =>
    !words(
      'queremos necesitamos cobramos ofrecemos debemos exigimos requerimos interesamos',
    ).includes(form),
);

export const esWeForms: readonly string[] = weForms;

/** `no vendemos`, `no las vendemos`. */
export const esRefusals = weForms
  .filter((form) => !inability.has(form))
  .flatMap((form) => [
    `no ${form}`,
    ...words('los las lo la le les nos').map((it) => `no ${it} ${form}`),
  ]);
