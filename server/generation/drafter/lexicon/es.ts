import type { Lexicon } from './lexicon';
import { esCues } from './esCues';
import { esOppositions } from './esOppositions';
import { esPeople } from './esPeople';
import { esActions, esParticiples, loose } from './esVerbs';
import { esTrades } from './esTrades';
import { withTrades } from './withTrades';
import { phrases, words } from './words';

/** The words by which Spanish ideas are read. */
export const es: Lexicon = {
  code: 'es',
  hasSpaces: true,
  prefixes: [],
  abbreviations: words(
    'p.ej ej etc aprox sr sra srta dr dra d dña ud uds vd núm nº no.s pág págs máx mín av avda tel tfno art incl s.a s.l ca vs ee.uu ref depto dpto prof profa ing lic',
  ),
  cues: esCues,
  actions: esActions,
  participles: esParticiples,
  sections: {
    users: loose(
      phrases(
        `usuarios, usuarias, usuario, usuarios y roles, usuarias y usuarios, usuarios y usuarias, tipos de usuario, tipos de usuarios, grupos de usuarios, perfiles, perfiles de usuario, roles, roles y permisos, rol, personas, quién, quiénes, quién lo usa, quién la usa, quiénes lo usan, quiénes la usan, quién lo usará, quién la usará, quién lo va a usar, quiénes lo usarán, quién usa, para quién, para quién es, para quiénes, para quiénes es,
         a quién va dirigido, a quién va dirigida, destinatarios, destinatarias, público, público objetivo, público meta, audiencia, actores, partes interesadas, clientes, clientas, dirigido a, gente, participantes, stakeholders, quién participa`,
      ),
    ),
    goals: loose(
      phrases(
        `objetivo, objetivos, meta, metas, fin, finalidad, propósito, éxito, criterios de éxito, métricas, métricas de éxito, indicadores, indicadores de éxito, kpi, kpis, okr, okrs, cómo medimos el éxito, cómo mediremos el éxito, cómo sabremos, cómo sabré, cuándo será un éxito, resultados esperados, resultado esperado, resultados, visión, misión, para qué, para qué sirve, qué queremos conseguir, qué queremos lograr, por qué importa,
         lo que queremos conseguir, lo que queremos lograr`,
      ),
    ),
    requirements: loose(
      phrases(
        `qué buscamos, lo que buscamos, lo que busco, qué busco, buscamos, lo que pedimos, acuerdos, se acuerda, decisiones, decidido, funciones, función, funcionalidad, funcionalidades, funcionalidades principales, funciones principales, características, características principales, requisitos, requisitos funcionales, requerimientos, requerimientos funcionales, historias de usuario, historias, qué hace, qué debe hacer, qué tiene que hacer, qué debería hacer, qué hará, lo que hace, lo que debe hacer, lo que tiene que hacer, qué queremos, lo que queremos, lo que quiero, qué quiero, qué necesito,
         lo que necesito, lo que necesitamos, qué necesitamos, cómo funciona, cómo debe funcionar, cómo debería funcionar, cómo funcionaría, cómo funcionará, la idea, idea, alcance, dentro del alcance, mvp, flujo, flujos, flujo principal, casos de uso, capacidades, la app debe, la app debería, la app tiene que, el sistema debe, el sistema tiene que, debe permitir, debería poder, tiene que poder, lista de deseos, endpoints, pantallas, páginas, mecánica, mecánicas, reglas,
         reglas del juego, solución, propuesta, la propuesta, el producto, producto, módulos, secciones, qué se puede hacer, qué podrán hacer, debe, la solución, servicios, prestaciones, bucle de juego, operaciones`,
      ),
    ),
    must: loose(
      phrases(
        'imprescindible, imprescindibles, obligatorio, obligatorios, esencial, esenciales, lo imprescindible, lo esencial, indispensable, indispensables, must, must have, p0, prioridad 1, prioridad alta, lo básico, necesario, fundamental, lo mínimo, sí o sí, debe tener',
      ),
    ),
    should: loose(
      phrases(
        'importantes, should, should have, debería tener, debería, p1, prioridad 2, prioridad media, recomendable, conveniente',
      ),
    ),
    could: loose(
      phrases(
        'opcional, opcionales, deseable, deseables, estaría bien, estaría bueno, estaría genial, sería bonito, más adelante, para más adelante, algún día, en el futuro, futuro, a futuro, extras, extra, nice to have, could, p2, prioridad baja, quizá, quizás, tal vez, segunda fase, fase 2, versión 2, v2, ideas para después, ideas para más adelante, mejoras futuras, luego, después, si da tiempo, si hay tiempo, lo ideal',
      ),
    ),
    constraints: loose(
      phrases(
        `restricciones, restricción, condiciones, condicionantes, requisitos no funcionales, requerimientos no funcionales, no funcionales, requisitos técnicos, requerimientos técnicos, técnico, aspectos técnicos, tecnología, tecnologías, plataforma, plataformas, cumplimiento, legal, aspectos legales, marco legal, ley, normativa, seguridad, privacidad, seguridad y privacidad, protección de datos, presupuesto, presupuesto y plazos, plazo, plazos, calendario previsto, fechas, fecha límite,
         rendimiento, sla, slo, calidad, limitaciones, límites, líneas rojas, no negociable, no negociables, innegociable, innegociables, requisitos duros, integraciones, importante, condiciones previas, alojamiento, precio, precios, coste, costes, hardware, accesibilidad, dispositivos, requisitos legales, condiciones de contorno, infraestructura, idiomas`,
      ),
    ),
    exclusions: loose(
      phrases(
        `no requerido, no deseado, fuera:, se queda fuera, quedan fuera, dejamos fuera, para otra ocasión, no puede, no pueden, prohibido, fuera de alcance, fuera del alcance, no objetivos, no-objetivos, exclusiones, excluido, queda fuera, qué queda fuera, lo que queda fuera, lo que no queremos, qué no queremos, lo que no quiero, qué no quiero, no queremos, no quiero, lo que no es, qué no es, no es, lo que no hace, qué no hace, qué no hará, lo que no hará, qué no hacemos, lo que no hacemos, lo que no haremos, no hacemos, no haremos, no incluye, no incluido, no incluye por ahora, no entra, qué no entra,
         por ahora no, de momento no, ahora no, descartado, descartes, no debe, nada de, no va a tener, no habrá, lo que no hace falta, no hace falta, no previsto, nunca, won't have, sin`,
      ),
    ),
    background: loose(
      phrases(
        `asisten, disculpan, excusan, orden del día, ruegos y preguntas, lectura del acta, varios, asistentes, presentes, ausentes, próxima reunión, próximos pasos, contexto, antecedentes, problema, problemas, el problema, planteamiento del problema, situación, situación actual, la situación, hoy, ahora, actualmente, motivación, motivo, por qué, historia, nuestra historia, introducción, intro, quiénes somos, sobre nosotros, sobre mí, sobre el proyecto, resumen, descripción, descripción general, presentación, estado actual, cómo es hoy, cómo funciona hoy, cómo lo hacemos hoy, cómo lo hacemos ahora, qué pasa hoy, qué pasa ahora, dolores, de dónde venimos, notas, punto de partida, diagnóstico, justificación`,
      ),
    ),
    undecided: loose(
      phrases(
        `pendiente, por resolver, queda pendiente, por decidir, no se decidió, preguntas abiertas, preguntas, pregunta, cuestiones abiertas, dudas, duda, pendiente, pendientes, por decidir, sin decidir, por definir, temas abiertos, puntos abiertos, no está claro, no tengo claro, no tenemos claro, lo que no tengo claro, lo que no sé, lo que no sabemos, aún no sé, todavía no sé, por aclarar, por hablar, a discutir, tbd, incógnitas`,
      ),
    ),
  },
  limits: {
    before: {
      atMost: phrases(
        '≤, hasta, como máximo, como máximo de, como mucho, máx, máx., max, max., máximo, maximo, máximo de, máxima de, un máximo de, de máximo, no más de, no mas de, limitado a, limitada a, límite de, límite, tope de, tope, en menos o igual a, no superar, no supere, no supere los, no superar los, no exceda, no exceda de, a lo sumo, dentro de, en un plazo de, plazo de, plazo máximo de, no tarde más de, no tardar más de, a más tardar en',
      ),
      below: phrases(
        'menos de, en menos de, inferior a, inferiores a, por debajo de, por debajo de los, por debajo de las, menor de, menores de, menor a, menor que, menores a, baja de, baje de, bajan de, debajo de, menos que, más frío que, más rápido que, más ligero que, más corto que, más temprano que, <, menos del, inferior al, por debajo del, bajar de, bajar del',
      ),
      atLeast: phrases(
        '≥, al menos, por lo menos, como mínimo, mínimo, minimo, mín, mín., min, min., un mínimo de, mínimo de, no menos de, a partir de, a partir de los, desde, desde los, ≥, mayores de o igual a, cuando menos',
      ),
      above: phrases(
        'más de, mas de, superior a, superiores a, por encima de, por encima de los, por encima de las, mayor de, mayores de, mayor que, mayor a, supera, supera los, supere, supere los, superan, supera el, supera los, excede, exceda, más que, más caliente que, más lento que, más pesado que, más largo que, más tarde que, más tarde de las, >, más del, superior al, por encima del, sube de, suba de, pasa de',
      ),
      every: phrases('cada, una vez cada, todos los, todas las, una vez al'),
      after: phrases(
        'después de, tras, al cabo de, pasados, pasadas, durante más de, por más de, más antiguos de, más antiguas de, lleva más de, llevan más de, transcurridos, transcurridas, a los',
      ),
      by: phrases(
        'antes de, antes del, antes de las, antes de los, para el, hasta el, a más tardar el, no después del, entrega el, lanzamiento, lanzamiento el, fecha límite, plazo hasta, lista el, listo el, a fecha de',
      ),
    },
    after: {
      atMost: phrases(
        'como máximo, como mucho, máximo, o menos, o por debajo, o más frío, o antes, o menores, y menos, a lo sumo, max, máx, a más tardar, tope',
      ),
      below: [],
      atLeast: phrases(
        'o más, o por encima, o superior, como mínimo, mínimo, al menos, por lo menos, en adelante, o mayores, y más',
      ),
      above: [],
      every: [],
      after: phrases('después, más tarde, sin, de inactividad'),
      by: [],
    },
  },
  numberWords: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    veinte: 20,
    dieciséis: 16,
    dieciocho: 18,
    veinticuatro: 24,
    'cuarenta y cinco': 45,
    'cuarenta y ocho': 48,
    'setenta y dos': 72,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    doscientos: 200,
    doscientas: 200,
    quinientos: 500,
    quinientas: 500,
    mil: 1000,
    docena: 12,
  },
  months: words(
    'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ene feb abr may jun jul ago sep sept oct nov dic',
  ),
  unitAdjectives: words('primeros primeras últimos últimas próximos próximas nuevos nuevas'),
  inflections: words('es as os s a o'),
  prepositions: words(
    'que de del en con para por a al desde hasta sobre entre sin según tras durante contra hacia ante bajo mediante como',
  ),
  vague: loose(
    words(
      `rápido rápida rápidos rápidas rápidamente sencillo sencilla sencillos sencillas fácil fáciles fácilmente simple simples intuitivo intuitiva amigable moderno moderna
      escalable robusto robusta segura fiable confiable flexible bonito bonita eficiente cómodo cómoda ligero ligera potente atractivo atractiva elegante barato barata
      económico económica pronto ágil ágiles usable accesible agradable divertido divertida óptimo óptima`,
    ),
  ),
  definiteWords: words(
    'el la los las lo este esta esto estos estas ese esa eso nuestra nuestro misma mismo su del al aquella aquel',
  ),
  people: withTrades(esPeople, esTrades),
  nameBefore: phrases(
    `llamada, llamado, se llama, se llamará, se llamaría, se va a llamar, la llamamos, lo llamamos, la llamaremos, lo llamaremos, le llamo, la llamo, lo llamo, la llamaría, lo llamaría, nombre:, nombre del producto:, nombre del proyecto:, nombre provisional:, nombre de trabajo:,
     título:, titulo:, proyecto:, producto:, la idea de, bautizada como, bautizado como, de nombre, presento, os presento, les presento, te presento, nombre en clave:, con el nombre de, que se llame, titulado, titulada`,
  ),
  story: {
    author: phrases('soy, somos'),
    before: phrases(
      'yo como, como una, como un, como la, como el, como, en calidad de, en mi papel de, en mi rol de',
    ),
    after: phrases(
      `quiero poder, quiero que, quiero, quisiera poder, quisiera, necesito poder, necesito que, necesito, deseo poder, deseo, me gustaría poder, me gustaría, puedo, debo poder, debo, tengo que poder, tengo que, debería poder, podré, veo, recibo, busco, queremos, necesitamos, podemos, espero, pido`,
    ),
  },
  forWhom: phrases(
    `para, hecha para, hecho para, pensada para, pensado para, diseñada para, diseñado para, dirigida a, dirigido a, dirigida, dirigido, destinada a, destinado a, orientada a, orientado a, entre, ayuda a, ayuda, ayude a, permite a, permite, permita a, conecta a, conecta, conectar a, conectar, conecte a, une a, usada por, usado por,
     la usan, lo usan, la usarán, lo usarán, público objetivo:, público:, usuarios:, usuarias:, destinatarios:, roles:`,
  ),
  oppositions: esOppositions,
  stopWords: words(
    `el la los las un una unos unas y pero si de del en al con para por sin sobre entre hasta desde hacia según tras durante
    que como cuando donde porque aunque mientras cual quien cuyo qué cómo cuándo dónde quién cuánto cuántos cuántas cuál
    lo se le me te nos su sus mi mis tu tus nuestro nuestra nuestros nuestras este esta esto estos estas ese esa eso esos esas
    es son está están ser estar hay ha han ser fue era sea tiene tienen puede pueden debe deben
    no ni ya muy más menos también tampoco solo sólo así aún todavía siempre nunca nada nadie algo alguien cada todo toda todos todas
    otro otra otros otras mismo misma mucho muchos muchas poco pocos varios varias algún alguna algunos algunas ningún cualquier
    yo él ella ellos ellas usted ustedes nosotros nosotras uno antes después luego ahora aquí además bien tan tanto donde ante contra
    quiero queremos`,
  ),
};
