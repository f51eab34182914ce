import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Spanish: how the product is used and what it does. */
export const esUseOppositions: readonly Opposition[] = [
  {
    topic: 'sin ubicación y con ubicación',
    one: phrases(
      'sin gps, sin ubicación, sin geolocalización, sin localización, nadie sabe dónde, ninguna ubicación, no se guarda la ubicación, no se sigue a nadie, no {know} + dónde',
    ),
    other: phrases(
      'mapa + dónde, {see} + dónde, ubicación en, posición en, geolocaliz*, posición + {see}, ubicación + {see}, cerca de ti, por gps, mapa + está, enseña dónde, muestra dónde',
    ),
  },
  {
    topic: 'nada que instalar y una app que instalar',
    one: phrases(
      'nada que instalar, sin instalar nada, sin instalar, no hay que instalar, sin descargas, sin app, ninguna app, desde el navegador',
    ),
    other: phrases(
      'app store, play store, google play, descarga la app, descargan la app, descargar la app, instala la app, instalan la app, instalar la app, descarga la aplicación, descargan la aplicación, instal* + app, descarg* + app, instal* + aplicación, descarg* + aplicación',
    ),
    ofOneRole: true,
  },
  {
    topic: 'sin datos personales y con ellos',
    one: phrases(
      'ningún dato personal, sin datos personales, no se piden datos personales, no guardamos datos personales, nada personal',
    ),
    other: phrases(
      'fecha de nacimiento, nombre y dirección, nombre y teléfono, número de teléfono, dni, domicilio, su teléfono, su dirección',
    ),
    ofOneRole: true,
  },
  {
    topic: 'se borra pronto y se guarda mucho',
    one: phrases(
      '{delete} + días, {delete} + horas, {delete} + semana*, {delete} + al mes, {delete} + al final, {delete} + cada noche, no se guarda nada, no guarda nada, nada se guarda, desaparec* + días',
    ),
    other: phrases(
      'últimos años, últimos meses, últimos diez, últimos doce, años anteriores, año pasado, anteriores, durante años, historial, archivo histórico, {keep} + años, {keep} + {forever}',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'sin límite y con límite',
    one: phrases(
      'sin límite, ilimitad*, tantos como, tantas como, todas las veces, ningún límite, cuantas quieran, cuantos quieran, cuanto quieran',
    ),
    other: phrases('como máximo, máximo de, no más de, limitado a, limitada a, hasta, un tope de'),
    ofOneThing: 1,
  },
  {
    topic: 'un idioma y varios',
    one: phrases(
      'solo en español, solo español, únicamente en español, un solo idioma, sin traducciones, sin traducción, ninguna traducción, solo en castellano',
    ),
    other: phrases(
      'varios idiomas, multilingüe, bilingüe, dos idiomas, tres idiomas, cuatro idiomas, cinco idiomas, en su idioma, en su lengua, elegir idioma, elige el idioma, se traduce*, en árabe, en inglés',
    ),
  },
  {
    topic: 'sin IA y con IA',
    one: phrases(
      'sin ia, nada de ia, ninguna ia, sin inteligencia artificial, ninguna inteligencia artificial',
    ),
    other: phrases('la ia, una ia, inteligencia artificial, chatgpt, modelo de lenguaje'),
  },
  {
    topic: 'mismo precio, precio es igual, igual para todos, precio igual y descuentos',
    one: phrases(
      'mismo precio, precio único, lo mismo para todos, sin descuentos, ningún descuento, misma tarifa, pagan lo mismo, paga lo mismo',
    ),
    other: phrases(
      'descuento, descuentos, tarifa reducida, mitad de precio, la mitad, más barato, pagan menos, paga menos, rebaja, cupón, cupones',
    ),
  },
  {
    topic: 'voluntario y obligatorio',
    one: phrases(
      'es voluntari*, son voluntari*, voluntariamente, opcional, nadie está obligado, sin obligación, no es obligatorio, ninguna obligación, quien quiera',
    ),
    other: phrases('{must}, obligatorio, obligatoria, obligatorios, es obligatorio'),
    ofOneThing: 1,
  },
  {
    topic: 'un toque y muchos pasos',
    one: phrases(
      'un toque, un solo toque, un clic, un solo clic, un botón, un solo botón, sin formularios, ningún formulario, sin escribir, sin rellenar',
    ),
    other: phrases(
      'rellena un formulario, rellenan un formulario, rellenar un formulario, formulario de, formulario con, cuestionario, varios pasos, tres pasos, cinco pasos, confirma dos veces, escribe su',
    ),
    ofOneThing: 1,
    ofOneRole: true,
  },
  {
    topic: 'solo recogida y reparto',
    one: phrases(
      'solo recogida, solo se recoge, hay que recoger, sin envíos, no hacemos envíos, no se envía, no hay reparto, sin reparto',
    ),
    other: phrases(
      'a domicilio, enviamos, se envía a, reparto a, llevamos a casa, gastos de envío, repartidor*, envío gratis, a la puerta',
    ),
    ofOneRole: true,
  },
  {
    topic: 'sin mensajes y con mensajes',
    one: phrases(
      'sin chat, sin comentarios, sin mensajes, ningún comentario, nada de chat, no hay chat',
    ),
    other: phrases(
      'chatear, se escriben, mensajes privados, comentar, comentan, comentarios debajo, chat de grupo, en el chat',
    ),
    ofOneRole: true,
  },
  {
    topic: 'asignado y elegido',
    one: phrases(
      'por sorteo, al azar, se sortea, se sortean, nadie elige, no se puede elegir, asignad*',
    ),
    other: phrases(
      'elige su, eligen su, eligen sus, puede elegir, pueden elegir, elegir, a su elección',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'sin devolución y con devolución',
    one: phrases(
      'sin devoluciones, no hay devoluciones, no se devuelve, no reembolsable*, ninguna devolución, sin reembolso',
    ),
    other: phrases(
      'reembols*, devolución del dinero, se devuelve el, devolvemos el dinero, devoluciones en',
    ),
    ofOneRole: true,
  },
  {
    topic: 'por orden y con preferencia',
    one: phrases(
      'por orden de llegada, el primero que llega, por orden, nadie se salta, sin preferencias, ninguna preferencia, sin prioridades',
    ),
    other: phrases(
      'prioridad, preferente, preferencia para, tienen preferencia, antes que los demás, antes que nadie, por sorteo, se saltan la',
    ),
  },
  {
    topic: 'solo adultos y menores',
    one: phrases(
      'solo adultos, mayores de 18, mayores de edad, prohibido a menores, ningún menor, sin menores',
    ),
    other: phrases(
      'desde los 12, desde los 13, desde los 14, desde los 16, los niños pueden, los menores pueden, los adolescentes pueden, alumnos de',
    ),
  },
  {
    topic: 'sin personas y con personas',
    one: phrases(
      'sin personal, sin empleados, nadie atiende, no hay nadie, desatendid*, ninguna persona, sin intervención humana',
    ),
    other: phrases(
      'una persona responde, una persona contesta, alguien responde, atiende el teléfono, contesta el teléfono, una persona revisa, en recepción, atención telefónica',
    ),
  },
  {
    topic: 'solo efectivo y de otro modo',
    one: phrases('solo efectivo, solo en efectivo, únicamente en efectivo'),
    other: phrases('con tarjeta, por transferencia, domicili*, bizum, paypal'),
  },
  {
    topic: 'para mis ojos y leído por otros',
    one: phrases(
      'solo yo, solo lo veo yo, nadie más lee, confidencial*, entre nosotros, nadie más lo ve',
    ),
    other: phrases(
      'el profesor lee, el entrenador lee, el jefe lee, la dirección lee, los padres leen, el médico lee, el jefe ve, la dirección ve, los padres ven, mi entrenador',
    ),
  },
  {
    topic: 'solo y con otros',
    one: phrases('un solo jugador, se juega solo, en solitario, sin rivales, juego individual'),
    other: phrases(
      'contra amigos, con amigos, en duelo, rival*, multijugador, en equipo, por parejas',
    ),
  },
  {
    topic: 'publicado al momento y revisado antes',
    one: phrases(
      'se publica al momento, se publican al momento, publicado al instante, aparece al instante, sin revisión, sin revisar',
    ),
    other: phrases(
      'antes de publicarse, revisa antes, se revisa antes, se revisan antes, una vez aprobado, tras la aprobación',
    ),
  },
  {
    topic: 'siempre abierto y cerrado',
    one: phrases('día y noche, 24 horas, siempre abierto, siempre abierta, a cualquier hora'),
    other: phrases(
      'cerrado por la noche, cerrada por la noche, cierra a, se cierra, está cerrad*, permanece cerrad*',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'sin ganadores y con ganadores',
    one: phrases(
      'sin ganadores, ningún ganador, nadie gana, sin puntos, sin competición, ninguna competición',
    ),
    other: phrases(
      'el ganador, la ganadora, gana quien, copa, el más rápido, los mejores, el mejor, primer puesto, podio',
    ),
  },
];
