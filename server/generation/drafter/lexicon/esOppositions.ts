import { esConcepts } from './esConcepts';
import { esUseOppositions } from './esUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in Spanish. */
export const esOppositions: Oppositions = {
  concepts: esConcepts,
  pairs: [
    {
      topic: 'gratis y de pago',
      one: phrases(
        `es gratis, gratis para tod*, totalmente gratis, completamente gratis, siempre gratis, será gratis, sea gratis, ser gratis,
       es gratuit*, totalmente gratuit*, completamente gratuit*, sea gratuit*, ser gratuit*, será gratuit*, gratuit* para tod*, sin coste, sin costo,
       sin costes, sin cobrar nada, no cuesta nada, nadie paga, sin comisiones, sin ánimo de lucro, sin pagar, {free}`,
      ),
      other: phrases(
        `suscripción, suscripciones, comisión, comisiones, cuota de, cuota mensual, de pago, al mes por usuario, € al mes, euros al mes, por mes,
       plan premium, versión premium, cobramos, se cobra, se cobrará, ganar dinero, ingresos, rentable, beneficio, cobrar un, cobrar una, cobra el, cobra un, {price} + {charge} + !{budget}, {earn}, {pay} + {price} + !{budget}`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'anónimo y con nombre',
      one: phrases(
        'anónim*, anonim*, anonimato, de forma anónima, sin nombres, sin nombre, nadie sabe quién, no se sepa quién, sin saber quién, sin identificar*, seudónim*, pseudónim*, no {know} + {who}, no {traced}',
      ),
      other: phrases(
        `nombre real, nombres reales, nombre completo, nombres completos, nombre y apellido*, identidad, con su nombre, con nombre, con el nombre, con dni, el dni,
       su dni, quién escribió, quién lo escribió, quién ha escrito, quién dijo, firmad* por, número de empleado, foto de perfil, perfil verificado, queda identificad*, {by name}, {see} + {name}, {see} + {who}, {know} + {who} + !{no}, {contact} + {author}`,
      ),
    },
    {
      topic: 'sin conexión y en vivo',
      one: phrases('{offline} + !{even}, no {net} + !{even}'),
      other: phrases(
        'tiempo real, en vivo, en directo, al instante, al momento, instantáneamente, en streaming, siempre en línea, siempre conectad*, solo en la nube, sólo en la nube, {live}, {watch} + {afar}, {world} + {rank}',
      ),
    },
    {
      topic: 'conservar siempre y poder borrar',
      one: phrases(
        `nunca se borra*, nunca se elimina*, no se borra nada, no se elimina nada, no se puede borrar, no se pueden borrar, no se puede eliminar, no se pueden eliminar,
       para siempre, por siempre, se conserva todo, se guarda todo, inmutable*, imborrable*, sin borrar nada, nada se borra, jamás se borra*, nunca borra*, indefinidamente, {keep} + {forever}, no {delete} + {ever}`,
      ),
      other: phrases(
        `borrar su*, borrar mi*, borrar tod*, borrar la cuenta, borrar los datos, borrar las, se borra a*, se borran a*, se borran tras, se borra tras, se borran después, se elimina a*,
       se eliminan a*, se eliminan tras, se eliminan después, eliminar su*, eliminar mi*, eliminar tod*, puede borrar*, pueden borrar*, puede eliminar*, pueden eliminar*,
       derecho al olvido, derecho de supresión, se autodestruye*, se borran sol*, se borra sol*, {delete} + {after}, {delete} + {self}`,
      ),
    },
    {
      topic: 'sin cuenta y con cuenta',
      one: phrases(
        `sin cuenta, sin crear cuenta, sin crear una cuenta, sin tener cuenta, sin registrarse, sin registro, sin registrarme, sin tener que registrarse, sin iniciar sesión, sin login,
       sin contraseña, sin contraseñas, sin darse de alta, sin identificarse, no hay que registrarse, no hace falta registrarse, no hace falta cuenta, ni registro, ni cuentas, no {account}`,
      ),
      other: phrases(
        `cuenta verificada, cuentas verificadas, exige una cuenta, exige cuenta, requiere una cuenta, requiere cuenta, requiere registro, exige registro, necesita una cuenta,
       cuenta obligatoria, registro obligatorio, crear una cuenta, crea una cuenta, crean una cuenta, debe registrarse, deben registrarse, tiene que registrarse, tienen que registrarse,
       debe iniciar sesión, deben iniciar sesión, inicia sesión, inician sesión, iniciar sesión con, con su cuenta, usuarios registrados, solo registrados, entran con su, su perfil, identificarse con, {log in} + !{staff}, {account} + {must}, {history} + {own}, {across}`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'quedar dentro y salir fuera',
      one: phrases(
        `nunca salen, nunca sale, no salen, no sale, no salen de, no sale de, no debe salir, no deben salir, no pueden salir, no puede salir, jamás salen, salen nunca, se quedan en el,
       se queda en el, se quedan en la, solo en local, sólo en local, solo en el dispositivo, solo en el teléfono, solo en el móvil, nada sale, sin nube, nunca se envían, nunca se comparten,
       no se comparten, no se envían, nunca se suben, no se suben, quedan en el, quedan en la, no {leave} + {home}`,
      ),
      other: phrases(
        `por correo, por email, por e-mail, por whatsapp, nube, terceros, se envía*, se envia*, envía a, envían a, se manda*, se sube*, se comparte*, compartir con, servicio externo, servidor externo,
       google drive, dropbox, externo, externa, se publica*, se exporta*, {upload} + {cloud}`,
      ),
      ofOneThing: 1,
    },
    {
      topic: 'privado y público',
      one: phrases(
        'privad*, secret*, confidencial*, solo visible*, sólo visible*, visible solo para, nadie más ve, nadie más puede ver, no es públic*, no son públic*, oculto para, oculta para, solo lo ve, solo la ve, solo las ve, solo los ve',
      ),
      other: phrases(
        'públic*, publicamente, todos pueden ver, todo el mundo ve, todo el mundo puede ver, visible para tod*, visibles para tod*, cualquiera puede ver, cualquiera ve, abierto a tod*, a la vista de tod*',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'sin rastreo y con datos de uso',
      one: phrases(
        'sin rastreo, sin rastrear, sin rastreadores, sin seguimiento, sin analítica, sin cookies, no rastrea*, nada de rastreo, sin recopilar datos, no se rastrea*',
      ),
      other: phrases(
        'datos de uso, estadísticas de uso, google analytics, analítica de, comportamiento de los usuarios, comportamiento de las usuarias, mapa de calor, mapas de calor, publicidad personalizada, anuncios personalizados, cómo usan la app',
      ),
    },
    {
      topic: 'sin publicidad y con publicidad',
      one: phrases(
        'sin publicidad, sin anuncios, nada de publicidad, nada de anuncios, no hay publicidad, no hay anuncios, libre de publicidad, no queremos publicidad, no quiero publicidad, no quiero anuncios, no queremos anuncios',
      ),
      other: phrases(
        'un anuncio de, anuncios de, nos patrocina, mostrar anuncios, muestra anuncios, banner, banners, patrocinad*, patrocinador*, ingresos por publicidad, se financia con publicidad, se financia con anuncios, anunciantes, vivirá de la publicidad',
      ),
    },
    {
      topic: 'sin avisos y con avisos',
      one: phrases(
        'sin notificaciones, sin avisos, ninguna notificación, no envía notificaciones, nada de notificaciones, sin recordatorios, no manda avisos, nunca avisa, no molesta con, no {notification}',
      ),
      other: phrases(
        'notificación push, notificaciones push, notifica, notifican, avisa, avisan, recibe una notificación, recibe un aviso, reciben un aviso, envía un recordatorio, envía un aviso, manda un aviso, recordatorio*, envía una alerta, {get} + {notification}, {notify}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'automático y a mano',
      one: phrases(
        'automáticamente, automático, automática, de forma automática, sin intervención, sin aprobación, sin que nadie, se aprueba sola, se publica solo, se publica sola',
      ),
      other: phrases(
        'manualmente, a mano, debe aprobar, deben aprobar, tiene que aprobar, tienen que aprobar, revisión manual, revisado por, revisada por, aprobado por, aprobada por, una persona revisa, da el visto bueno, aprueba cada',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'sin moderación y con moderación',
      one: phrases('sin moderación, sin moderar, sin moderadores, sin censura, nada de moderación'),
      other: phrases(
        'moderador, moderadora, moderadores, moderadoras, moderado por, se modera, modera, revisados antes, revisadas antes, se revisan antes, antes de publicarse, mensajes denunciados',
      ),
    },
    {
      topic: 'solo en el móvil y solo en el ordenador',
      one: phrases(
        'solo móvil, sólo móvil, solo en móvil, solo para móvil*, solo en el móvil, sólo en el móvil, solo en el celular, sólo en el celular, solo para celulares, únicamente en el móvil',
      ),
      other: phrases(
        'solo escritorio, solo en escritorio, solo en el ordenador, sólo en el ordenador, solo en la computadora, en pantalla grande, en el portátil, en el ordenador de',
      ),
    },
    {
      topic: 'se queda en casa y va a la nube',
      one: phrases('no {leave} + {home}, {all} + {stay} + {home}'),
      other: phrases('{upload} + {cloud}, {across}'),
    },
    {
      topic: 'efectivo y sin efectivo',
      one: phrases('no {cash}, {only} + {card}'),
      other: phrases('{cash} + {pay}'),
    },
    {
      topic: 'definitivo y aún modificable',
      one: phrases('{final}, no {change} + {once}'),
      other: phrases('{change} + {until}'),
    },
    {
      topic: 'fijo y modificable',
      one: phrases('no {change}'),
      other: phrases('{change} + {may}'),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'nada por adelantado y pago adelantado',
      one: phrases('no {pay} + {ahead}, {pay} + {afterwards}'),
      other: phrases('{pay} + {ahead} , {deposit}'),
      ofOneRole: true,
    },
    {
      topic: 'solo para mí y compartido',
      one: phrases('{only me}'),
      other: phrases('{everybody} + {see}, {public}, {share} + {everybody}'),
    },
    {
      topic: 'sin papel y en papel',
      one: phrases('no {paper}'),
      other: phrases('{print}'),
    },
    {
      topic: 'sin clasificación y con ella',
      one: phrases('no {rank}'),
      other: phrases('{rank}'),
    },
    {
      topic: 'sin dinero y con cobro',
      one: phrases('no {money}'),
      other: phrases('{collect} + {price}'),
    },
    {
      topic: 'todo el día y con horario',
      one: phrases('{always open}'),
      other: phrases('{opening hours}'),
    },
    {
      topic: 'cerrado y abierto a todos',
      one: phrases('{invited}'),
      other: phrases('{everybody} + {join}'),
    },
    ...esUseOppositions,
  ],
};
