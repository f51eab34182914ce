import type { Lexicon } from './lexicon';
import { esPeople } from './esPeople';
import {
  esGeneralForms,
  esOurForms,
  esPastForms,
  esPresentForms,
  esRefusals,
  esWeForms,
  esWishes,
  loose,
} from './esVerbs';
import { phrases, words } from './words';

/** Refusals without a verb; they stand at the front of their clause. */
const without = phrases(
  `nada de, sin publicidad, sin anuncios, sin chat, sin pagos, sin redes sociales, sin gamificación, sin rankings, sin ranking,
   sin compras dentro, sin versión, sin suscripciones, sin blockchain, sin likes, sin rastreo, sin videollamadas, sin foro`,
);

/**
 * Words after which `que` begins a clause of its own. Not `que` alone: in `tiene que` and `hay que` the verb of the
 * main clause follows it.
 */
const afterQue = words(
  `el la los las un una unos unas su sus mi mis tu tus nuestro nuestra nuestros nuestras cada todo todos toda todas alguien nadie
  lo le les se me te nos no ya también nunca siempre más menos mejor peor cualquier cualquiera este esta estos estas ese esa
  es son era eran fue sea sean esté estén está están hay haya hayan había ha han tiene tienen tenga tengan tenía tenemos tengo puede pueden
  pueda puedan podamos podemos puedo debe deben deba deban quiere quieren quiera quieran quieres va van vaya vayan hace hacen hacía
  sabe saben necesita necesitan quepa aún todavía yo ellos ellas él ella usamos hacemos vendemos queremos cuando si solo sólo ahora hoy
  realmente cuesta cuestan ve ven da dan`,
);

/** What Spanish words and phrases indicate about a clause. */
export const esCues: Lexicon['cues'] = {
  and: phrases(
    'y, e, o, u, ni, así que, conque, por lo que, de ahí que, y también, y además, además, &, así como, y luego, luego, entonces, y después, y/o, o bien',
  ),
  but: phrases(
    'pero, sin embargo, aunque, no obstante, salvo que, excepto que, mientras que, sino que, aun así, en cambio, solo que, sólo que',
  ),
  because: phrases(
    'porque, ya que, puesto que, dado que, debido a que, pues, xq, pq, porq, visto que',
  ),
  soThat: phrases(
    'para que, así se, así la, así el, así los, así las, así sé, así no, así puedo, así podemos, así pueden, así cada, así todos, así nadie, así mi, así sabemos, así evitamos, así ahorramos, de modo que, de manera que, de forma que, a fin de que, con el fin de que, con tal de que, y así, para poder, pa que, de tal forma que',
  ),
  if: phrases(
    `si, cuando, mientras, en cuanto, tan pronto como, antes de que, después de que, hasta que, desde que, siempre que, cada vez que,
       una vez que, a menos que, salvo que, en caso de que, en caso de, con tal de que, apenas, al cabo de`,
  ),
  that: [
    ...phrases(
      `quien, quienes, cual, cuales, el cual, la cual, los cuales, las cuales, donde, adonde, cuyo, cuya, cuyos, cuyas, lo que, qué, quién,
         quiénes, cuál, cuáles, cómo, cuánto, cuánta, cuántos, cuántas, cuándo, dónde, por qué, a qué, de qué`,
    ),
    ...new Set([...afterQue, ...esPresentForms].map((word) => `que ${word}`)),
    ...esPeople.nouns.map((noun) => `que ${noun}`),
  ],
  pronoun: words(
    `yo nosotros nosotras él ella ellos ellas usted ustedes vosotros vosotras vos uno se lo le les me te nos os esto eso aquello
      todos todas alguien nadie cualquiera ambos ambas ninguno ninguna algunos algunas muchos muchas otros otras este esta ese esa`,
  ),
  determiner: [
    ...words(
      `el la los las un una unos unas su sus mi mis tu tus nuestro nuestra nuestros nuestras cada todo toda todos todas algún alguna
        algunos algunas ningún ninguna cualquier este esta estos estas ese esa esos esas aquel aquella lo le les al a con por hasta más menos
        varios varias muchos muchas pocos pocas otro otra otros otras ambos ambas qué quién quiénes cuál cuáles cuánto cuánta cuántos
        cuántas cómo cuándo dónde si que nuevo nueva nuevos nuevas dos tres cuatro cinco seis siete ocho nueve diez mucho mucha mismo misma`,
    ),
    ...phrases('al menos, como máximo, como mínimo, el mismo, la misma'),
  ],
  auxiliary: [
    ...words(
      `es será son sería serían serán era eran fue fueron sea sean ser soy somos está están estaba estaban estará estarán estamos estoy
        esté estén hay habrá haya hayan había ha han he hemos tiene tienen tendrá tendrán tenía tenían tenga tengan tener va van vaya vayan
        iba iban fueran fuera hace hacen hago viene vienen da dan dé den sale salen cuesta cuestan costará queda quedan quede queden suele suelen
        llega llegan lleguen vale valen dura duran vive viven dice dicen pasa pasan falta faltan funciona funcionan funcione funcionen puse
        puedo podría podrían vamos voy quería querían cabe caben siguen ocurre empieza empiezan termina acaba acaban cierra permite
        permiten sirve sirven sirva trabaja trabajan usan pierde pierden habría hubo estuvo tuvo tuvimos basta merece`,
    ),
    ...esGeneralForms,
    ...esWeForms,
    ...esPastForms,
  ],
  negation: [
    ...phrases(
      'no, ni, nunca, jamás, nadie, ninguno, ninguna, ningún, nada, tampoco, ya no, todavía no, aún no, por ahora no, de momento no, en ningún caso, apenas nadie',
    ),
    ...without,
  ],
  never: loose(
    phrases(
      `nunca, jamás, no debe, no deben, no debería, no deberían, no deberá, no deberán, no puede, no pueden, no podrá, no podrán, no pueda, no puedan, no se puede, no se pueden, no se podrá,
         no se debe, no se deben, no tiene que, prohibido, prohibida, queda prohibido, está prohibido, no está permitido, no está permitida, no están permitidos, no se permite, no se permiten, en ningún caso, bajo ningún concepto,
         bajo ninguna circunstancia, nadie puede, nadie debe, nadie podrá, ningún usuario, ninguna usuaria, ningún cliente, ninguna clienta, ningún empleado, ninguna empleada, ningún alumno, ninguna persona, ningún tercero, nadie fuera, nadie de fuera, nadie más, ningún dato, nada sale, no sale, no salen, no más de, no menos de, no antes de, no después de, no superar,
         no supere, no superará, no exceda, no exceder, sin que nadie, no se guarda, no se guardan, no se almacena, no se almacenan, no se envía, no se envían, no se comparte, no se comparten,
         no se borra, no se borran, no se pierde ningún, no ha de, no han de, solo puede, ni un solo dato, no tarde más, no tardar más, sin caídas, no debemos`,
    ),
  ),
  exclusion: [
    ...loose(
      phrases(
        `fuera de alcance, fuera del alcance, queda fuera, quedan fuera, quedará fuera, dejamos fuera, dejo fuera, se deja fuera, se excluye, se excluyen, excluido, excluida, excluidos,
           excluidas, excluir, excluimos, descartado, descartada, descartamos, descarto, no queremos, no quiero, no quisiera, no quisiéramos, no necesito, no necesitamos, no se necesita, no se necesitan, no necesita,
           no hace falta, no hacen falta, no hará falta, no es necesario, no es necesaria, no son necesarios, no son necesarias, no habrá, no hay que, no vamos a, no voy a, no va a, no van a, no pienso, no pensamos,
           no será, no serán, no hará, no harán, no es un, no es una, no es otro, no es otra, no se trata de, no pretende, no pretendo, no pretendemos, no busca, no busco, no buscamos, no aspira, no incluye, no incluirá,
           no incluyen, no incluir, no contempla, no contemplamos, no entra, no entran, no entrará, no cubre, no cubrimos, no me interesa, no nos interesa, no me interesan, no nos interesan, no interesa, no interesan,
           no está previsto, no está prevista, no están previstos, no están previstas, no se prevé, no está planeado, no me hace falta, no nos hace falta, no me hacen falta, no nos hacen falta, prescindimos, prescindir, nos saltamos,
           no sustituye, no reemplaza, no sustituirá, no pretende sustituir, no forma parte, no forman parte, no es parte, no es objetivo, no es el objetivo, no es un objetivo, no debe ser un, no debe ser una, no debería ser un,
           no debería ser una, no debe convertirse, no queremos que, no quiero que, no gestiona, no gestionará, no controla, no ofrece, no ofrecerá, no vende, no venderá, no cobra, no hago, no ofrezco, no vendo, no uso, no trabajo con, no acepto,
           no aceptamos, ni hablar de, paso de, olvídate de, en esta versión no, en la primera versión no, en esta fase no, por ahora no, por el momento no, de momento no, no por ahora, no de momento, para otra fase, para más adelante no,
           no en la primera, no en esta, nada que ver con, no lo queremos, no la queremos, no los queremos, no las queremos, tampoco queremos, tampoco quiero, tampoco necesitamos, tampoco necesito, tampoco hace falta, tampoco hacen falta,
           tampoco habrá, tampoco vamos a, tampoco incluye, tampoco es, tampoco será, tampoco hacemos, evitamos, no somos, no soy, no estamos haciendo, no estoy haciendo, ni queremos, ni quiero, ni hacemos, ni vendemos, ni ofrecemos, ni habrá`,
      ),
    ),
    ...without,
    ...esRefusals,
  ],
  can: loose(
    phrases(
      `puede, pueden, podrá, podrán, pueda, puedan, poder, podemos, puedo, puedes, puedas, podamos, podría, podrían, podremos, se puede, se pueden, permite, permiten, permita, permitir, permitirá, deja que, es posible,
         sea posible, será posible, tiene la opción, tienen la opción, tiene permiso, tienen permiso, con opción de, con la posibilidad de, posibilidad de, es capaz, sea capaz, da la opción, ayuda a, ayude a, ayudará a, opción de`,
    ),
  ),
  want: loose([
    ...esWishes.map((form) => `que ${form}`),
    ...phrases(
      `quiero, queremos, quiere, quieren, quisiera, quisiéramos, quisieran, quería, queríamos, me gustaría, nos gustaría, les gustaría, le gustaría, desea, desean, deseo, deseamos, necesito, necesitamos, busco, buscamos, hace falta, hacen falta,
         necesita poder, necesitan poder, se necesita, se necesitan, pido, pedimos, me hace falta, nos hace falta, nos vendría bien, me vendría bien, haría falta, estaría bien, pretendemos, se me ha ocurrido, se me ocurrió, propongo, proponemos, debe haber, tiene que haber`,
    ),
  ]),
  must: loose(
    phrases(
      `debe, deben, deberá, deberán, deba, deban, tiene que, tienen que, tendrá que, tendrán que, tenga que, tengan que, tengo que, tienes que, debo, hay que, habrá que, ha de, han de, necesita, necesitan, exige, exigen, exigimos, requiere, requieren, requerirá, obligatorio, obligatoria,
         obligatorios, obligatorias, obligatoriamente, imprescindible, imprescindibles, indispensable, esencial, fundamental, necesario, necesaria, es necesario, sí o sí, obligado, obligada, forzosamente, irrenunciable, por ley, tenemos que, debemos, crucial`,
    ),
  ),
  should: loose(
    phrases(
      'debería, deberían, tendría que, tendrían que, habría que, convendría, conviene, sería importante, se espera que, se supone que, conviene que, deberíamos, importante que, es importante',
    ),
  ),
  maybe: loose(
    phrases(
      `quizá, quizás, tal vez, a lo mejor, igual más adelante, opcional, opcionales, opcionalmente, idealmente, lo ideal, sería ideal, si es posible, si fuera posible, si se puede, si da tiempo, si hay tiempo, si sobra tiempo, posiblemente,
         estaría bien, estaría bueno, estaría genial, estaría chulo, estaría padre, sería genial, sería bonito, sería bueno, molaría, me encantaría, algún día, en el futuro, en un futuro, más adelante, más tarde quizá, más tarde nos gustaría, a futuro, en una segunda fase, segunda fase,
         fase 2, fase dos, versión 2, v2, eventualmente, de regalo, como extra, un extra, un plus, deseable, deseables, no es urgente, con el tiempo, puede que`,
    ),
  ),
  undecided: loose(
    phrases(
      `sin resolver, no se resolvió, no resuelto, sin acuerdo, sin decisión, ninguna decisión, no se ha decidido, ni idea, no se decidió, queda pendiente, no sé todavía, no sabe todavía, no sabe aún, no sabe si, por decidir, no sé si, no sabemos si, no sé aún, no sé todavía, aún no sé, todavía no sé, todavía no sabemos, aún no sabemos, no tengo claro, no tenemos claro, no lo tengo claro, no lo tenemos claro, no está claro, no me queda claro, sin decidir, por decidir, por definir,
         por determinar, está por ver, habrá que ver, no hemos decidido, no he decidido, no está decidido, no está definido, no lo hemos decidido, aún no está decidido, pendiente de decidir, pendiente de definir, queda pendiente decidir, hay que decidir, tenemos que decidir,
         falta decidir, falta por decidir, falta definir, me falta decidir, dudo si, dudamos si, dudo entre, dudamos entre, tengo dudas, tenemos dudas, la duda es, ni idea de si, en duda, lo estamos pensando, lo estoy pensando, estamos pensando si, a debatir, por confirmar, tbd, pregunta abierta,
         habría que decidir, no estoy segur*, no estamos segur*, no sé cómo, no sé qué hacer con, ya veremos, ya se verá`,
    ),
  ),
  goal: loose(
    phrases(
      `objetivo, objetivos, meta, metas, finalidad, propósito, éxito, tendremos éxito, kpi, kpis, okr, misión, visión, la idea es que, lo que buscamos es, reducir, reduzca, reduzcan, reduciremos, disminuir, aumentar, aumente, aumenten, incrementar, duplicar, triplicar,
         ahorrar, ahorremos, mejorar la, mejorar el, que bajen, que baje, que suban, bajen a, baje a, bajar de, bajar a, bajar del, pasar de, pasen de, pase de, crecer, llegar a los, llegar a las, llegar a, alcanzar, conseguir que, lograr que, espero que, esperamos que, esperamos, me conformo con,
         nos conformamos con, me daría por, nos daríamos por, será un éxito, habrá funcionado, habrá valido la pena, vale la pena si, en el primer año, al cabo de un año, al cabo de, en seis meses, en un año, para fin de año, a final de año, tasa de, de aquí a,
         a la mitad, la mitad de, un tercio de, que ahora, ojalá, sabremos que, sabré que, funcionará si, contentos si, contento si, contenta si, satisfecho si, con que el, nuestra promesa, menos desperdicio, recuperar la inversión`,
    ),
  ),
  past: [
    ...esPastForms,
    ...phrases(
      `fue, fueron, fuimos, fui, era, eran, éramos, tuvo, tuvieron, tuvimos, tuve, estuvo, estuvieron, estuvimos, estuve, hizo, hicieron, hicimos, hice, hubo, había, habían, habíamos, dijo, dijeron, dije, dijimos, pidió, pidieron, quiso, quisieron,
         pudo, pudieron, pudimos, pude, puso, pusieron, pusimos, puse, vino, vinieron, vine, supo, supimos, supe, dio, dieron, dimos, di, vio, vieron, vimos, trajo, murió, murieron, eligió, eligieron, sintió, prefirió, siguió, perdimos, hemos, he tenido, he visto, he perdido, he probado, he hecho, se ha perdido,
         se han perdido, han dejado de, ayer, anoche, antes teníamos, antes usábamos, antes lo, el año pasado, la semana pasada, el mes pasado, el verano pasado, el invierno pasado, la primavera pasada, el otoño pasado, la temporada pasada, el curso pasado, el trimestre pasado, hace años, hace un año, hace dos años, hace meses,
         hace un mes, hace poco, hace tiempo, hace unos meses, hace una semana, hace unos días, la última vez, hace mucho, recientemente, durante la pandemia, una vez perdimos, iba, iban, íbamos`,
    ),
  ],
  lack: phrases(
    'no hay, no tenemos, no tengo, no tienen, no tiene, sin cobertura, sin internet, no llega el wifi',
  ),
  now: phrases(
    `situación actual, ahora, ahora mismo, actualmente, hoy en día, hoy día, hoy por hoy, a día de hoy, hoy se, hoy los, hoy las, hoy el, hoy la, hoy lo, hoy todo, hoy usamos, hoy nos, hoy tenemos, hoy hacemos, hoy cada, en la actualidad, hasta ahora, por lo general,
       a menudo, a veces, casi siempre, muchas veces, la mitad de las veces, la mayoría de las veces, normalmente, habitualmente, suele, suelen, suelo, solemos, todavía, aún, cada dos por tres, siempre acaba*, siempre se nos, siempre se me, siempre hay, siempre falta, siempre pasa, siempre andamos, siempre estamos,
       de momento lo, de momento usamos, por ahora lo, por ahora usamos, como siempre, en la práctica, últimamente, desde hace, cada año se, año tras año, llevo años, llevamos años`,
  ),
  ours: [
    ...esOurForms,
    ...phrases(
      `tengo, soy, llevo, trabajo en, trabajo como, trabajo de, doy clase, doy clases, vivo, vendo, gestiono, dirijo, coordino, organizo, regento, pierdo, me paso, nos pasamos, se me, se nos, me cuesta, nos cuesta, siempre olvido, uso un, uso una, uso el, uso la, apunto todo, lo apunto, hago,
         estoy, estoy harto, estoy harta, somos, estamos, vamos con, mi madre, mi padre, mi hermana, mi hermano, mi hija, mi hijo, mi mujer, mi marido, mi esposa, mi esposo, mi tía, mi tío, mi abuela, mi abuelo, mi suegra, mi jefe, mi jefa, mi amigo, mi amiga, mi pareja, mi novia, mi novio, mi vecina, mi vecino, mi socia, mi socio,
         mi empresa, mi negocio, mi tienda, mi taller, mi equipo, mis clientes, mis alumnos, mis padres, mis hijos, mis compañeros, nuestro equipo, nuestra empresa, nuestra oficina, nuestra escuela, nuestro colegio, nuestro club, nuestra asociación, nuestros clientes, nuestras clientas, nuestros técnicos, nuestra gente, nuestra tienda,
         en mi pueblo, en mi barrio, en mi casa, en casa, en el trabajo, contexto, antecedentes, hola, buenas, buenos días, gracias, saludos, un saludo, perdón, perdona, perdonad, jaja, jajaja, os cuento, te cuento, les cuento, le cuento, un abrazo`,
    ),
  ],
  problem: loose(
    phrases(
      `problema, problemas, pierde, pierden, perdemos, pierdo, se pierde, se pierden, perder tiempo, pérdida de tiempo, se nos, se me, olvida, olvidan, se olvida, se olvidan, olvidamos, lío, líos, caos, caótico, caótica, desastre, engorro, engorroso, molesto, molesta, frustra, frustrante, frustrados, harto, harta, hartos, hartas, cansado de, cansada de, cansados de, cansadas de,
         nadie sabe, nadie se entera, nadie recuerda, nadie encuentra, nadie lo encuentra, nadie mira, no sabe, no saben, no sabemos, no se sabe, no nos enteramos, no se enteran, se enteran tarde, se entera tarde, tarde o mal, demasiado tarde, difícil, difíciles, complicado, complicada, cuesta mucho, cuesta encontrar, cuesta saber, me cuesta, nos cuesta, les cuesta, tardamos, tarda demasiado,
         tardan demasiado, a mano, en papel, de papel, hoja de cálculo, hojas de cálculo, en excel, un excel, en un excel, excel compartido, una pizarra, la pizarra, post-it, post-its, cuaderno, libreta, un grupo de whatsapp, grupos de whatsapp, el grupo de whatsapp, mil mensajes, demasiado, demasiada, demasiados, demasiadas, queja, quejas, se quejan, se queja, discusión, discusiones, discuten, discutimos, peleas,
         confusión, confusiones, malentendidos, tira como, tiramos, desperdicia, desperdicio, desperdiciamos, no llegan, no llegamos, no encuentro, no encuentran, no encontramos, no hay forma, no hay manera, se equivoca, se equivocan, nos equivocamos, por teléfono y, se solapan, se duplican, horas perdidas, dolor de cabeza, quebradero, quebraderos, sufre, sufren, agobia, agobiados, saturad*, desbordad*, se echa a perder, se desperdicia*, abandonan, lo malo es, el caso es que, siempre falta, no aparece, no aparecen,
         no se presentan, acaba en, acaban en, acabamos, acabo, a todas horas, tarde y mal, no da abasto, no damos abasto, no llega, estresa, estresante, nos pasamos, me paso, pesadilla, fastidio, atascad*`,
    ),
  ),
  quality: loose(
    phrases(
      `rápido, rápida, rápidos, rápidas, rápidamente, sencillo, sencilla, sencillos, fácil, fáciles, simple, intuitivo, intuitiva, accesible, accesibles, accesibilidad, es seguro, sea seguro, ser seguro, segura, seguridad, cifrado, cifrada, cifrados, cifradas, encriptad*, privado, privada, privacidad, confidencial*, anónim*, letra grande, letras grandes, letra muy grande,
         botones grandes, legible, legibles, sin conexión, sin internet, sin cobertura, sin señal, sin red, sin wifi, offline, conexión lenta, mala conexión, mala cobertura, poca cobertura, pocos datos, poca batería, teléfonos baratos, móviles viejos, móviles antiguos, celulares viejos, gama baja, gratis, gratuito, gratuita, código abierto, software libre, autoalojad*, fiable, confiable,
         disponible siempre, disponible las, escalable, robusto, robusta, ligero, ligera, barato, barata, económico, multilingüe, bilingüe, en varios idiomas, en español, en castellano, disponible en, en catalán, en euskera, en gallego, en quechua, en inglés, traducid*, responsive, adaptable, compatible, compatibles, usable, auditable, auditad*, daltónic*, lector de pantalla, lectores de pantalla, teclado, con una mano, una sola mano, guantes, silencios*, impermeable,
         bonito, bonita, minimalista, discreto, discreta, amable, cálid*, tranquil*, lenguaje claro, lenguaje sencillo, lectura fácil, alto contraste, en españa, en europa, en la ue, unión europea, en méxico, modo oscuro, con datos móviles`,
    ),
  ),
  limit: loose(
    phrases(
      `presupuesto, cuesta, cuestan, costará, costar, coste, costes, costo, costos, plazo, plazos, fecha límite, fecha de entrega, lanzamiento, lanzar, lanzamos, salir a producción, en marcha antes, lista antes, listo antes, lista para, listo para, lista en, listo en, ios, android, iphone, ipad, tablet, tablets, tableta, tabletas, navegador, navegadores, escritorio,
         windows, macos, linux, raspberry pi, chrome, firefox, safari, edge, chromebook, chromebooks, smartphone, smartphones, funciona en, funcionar en, funcione en, funciona con, funcionar con, funcione con, funciona sin, funcionar sin, funcione sin, funciona bien, servir en, sirva en, compatible con, se integra con, integrarse con, integración con, integraciones, se conecta con, conectarse con, conectarse a, sso, oauth,
         saml, ldap, login con, inicio de sesión con, rgpd, gdpr, lopd, lopdgdd, lgpd, hipaa, pci, wcag, iso 27001, lssi, ens, ley, leyes, legal, legales, normativa, normativas, reglamento, norma, normas, cumplir con, cumple con, cumplir la, cumplir el, cumpla con, cumpla la, certificad*, certificación, auditoría, auditorías, licencia, sanidad exige, hacienda, verifactu, p50, p95, p99, ms, latencia, disponibilidad, tiempo de respuesta,
         cargar en, carga en, cargue en, responder en, responde en, menos de un segundo, segundos, milisegundos, simultáneos, simultáneas, concurrentes, a la vez, idiomas, alojad*, alojamiento, servidor en, servidores en, servidores de, servidores propios, se guardan en servidores, guardarse en, centro de datos, batería, baterías, garantía, equipo de dos, equipo de tres, una programadora, un programador, dos programador*, un desarrollador, una desarrolladora, dos desarrollador*,
         subvención, financiación, sla, slo, cuota máxima, openapi, sdk, kb, mb, gb, como máximo, como mucho, máximo, máxima, mínimo, mínima, al mes, al año, por mes, mensuales, anuales, react, python, postgres, postgresql, php, wordpress, laravel, django, aws, azure, conservarse, retención, deben durar, tienen que durar, tiene que durar, debe durar, dure al menos, aguantar, aguante, resistir, resistente*`,
    ),
  ),
  system: loose(
    phrases(
      `app, apps, aplicación, aplicaciones, sistema, herramienta, web, página, página web, sitio, sitio web, plataforma, portal, servicio, bot, programa, software, api, extensión, complemento, plugin, juego, videojuego, producto, tablero, panel, pantalla, widget, dispositivo, aparato, sensor, sensores, botón, mapa, calendario, agenda, lista, servidor, escáner, caja,
         notificación, aviso, recordatorio, webhook, endpoint, formulario, buscador, tienda online, tienda en línea, tienda virtual, directorio, cuestionario, asistente virtual, generador, calculadora, contador, foro, catálogo, cuaderno digital, proyecto, solución, mvp, esto`,
    ),
  ),
};
