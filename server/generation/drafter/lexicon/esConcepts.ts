import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** The concepts of Spanish contradictions: as many ways as possible to name the same thing. */
export const esConcepts: Oppositions['concepts'] = {
  without: phrases('sin'),
  none: phrases('ningún, ninguna, ninguno'),
  no: phrases('no, nunca, jamás, nadie, ningún, ninguna, ninguno, nada, ni, tampoco, prohibid*'),
  all: phrases('todo, nada, todos los datos, ningún dato, todas'),
  unless: phrases(
    'salvo, nadie fuera, nadie ajeno, excepto, si no, de noche, los fines de semana, hasta entonces, antes de eso, a petición, actualmente, ahora, hoy, por ahora, opcional, quien quiera, menos, no solo, hasta ahora, a ratos',
  ),
  even: phrases('incluso, también, aunque'),
  only: phrases('solo, sólo, solamente, únicamente, exclusivamente'),
  ever: phrases('nunca, jamás, nada'),
  each: phrases('cada, por, todos, todas'),
  one: phrases('un, una, uno, un solo, una sola'),
  most: phrases('nunca más, no más de'),
  if: phrases('si, cuando, hasta'),
  others: phrases('otros, otras, ajenos, los demás'),
  own: phrases('su, sus, tu, tus, propio, propia, propios'),
  free: phrases(
    'gratis, gratuito, gratuita, gratuitos, gratuitas, no cuesta nada, nadie paga, no pagan nada, no paga nada, sin coste, sin costo, sin pagar, cero euros, ni un euro, ni un céntimo, no hay que pagar, no se paga, sin cobrar, no se cobra, sin cuotas',
  ),
  price: phrases('€*, $*, euro, euros, pesos, céntimos, soles'),
  charge: phrases(
    'cuesta, cuestan, paga, pagan, pagar, precio, vende, venden, cobra, cobramos, cobran, comprar, cuota, al mes, abona, costará, se cobra, se paga, tarifa, recargo, se abonan',
  ),
  earn: phrases(
    'comisión, suscripción, ganar dinero, cobramos, cuota mensual, cuota anual, nos quedamos, ingresos, rentable, por ciento de cada, tarifa de servicio',
  ),
  know: phrases('sabe, saber, sabrá, conoce, descubrir, identificar, ver, ve, enterarse'),
  who: phrases('quién, de quién, quien lo escribió'),
  traced: phrases('identificable, identificables, rastrear'),
  'by name': phrases(
    'nombre completo, nombre real, con su nombre, con nombre y, por su nombre, nombre y apellidos, número de empleado, con nombre, nombre y foto, su nombre aparece, aparece su nombre, nombre del autor, qué votó, firmado con',
  ),
  see: phrases(
    've, ven, ver, muestra, muestran, aparece, aparecen, visible, lee, leen, leer, consultar, consulta, mira, miran, mirar, enseña, enseñan, accede, acceden, listado, figura, figuran, encuentra, recuperar',
  ),
  name: phrases('el nombre de, el nombre del, nombres, el nombre'),
  contact: phrases('responde, llama, contacta, felicita, contesta'),
  author: phrases('autor, autora, remitente'),
  offline: phrases(
    'sin conexión, offline, modo avión, sin internet, sin cobertura, sin señal, sin red, sin wifi, fuera de línea, sin datos móviles',
  ),
  net: phrases('internet, conexión, señal, cobertura, red, wifi, datos móviles'),
  live: phrases(
    'tiempo real, en vivo, en directo, al instante, al momento, en el mismo momento, segundo a segundo',
  ),
  watch: phrases('ve, ven, ver, sigue, siguen, seguir, vigila, mira, mirar'),
  afar: phrases(
    'desde casa, desde la oficina, a distancia, desde cualquier lugar, desde cualquier sitio, por internet, desde fuera',
  ),
  world: phrases('mundial, en línea, global'),
  rank: phrases('clasificación, ranking, rankings, tabla de posiciones, los mejores, podio'),
  share: phrases('comparte, comparten, compartido, compartida, compartidos, compartir'),
  keep: phrases(
    'guarda, guardan, conserva, conservan, guardado*, conservado*, queda, quedan, almacen*, archiv*',
  ),
  forever: phrases(
    'para siempre, de por vida, indefinidamente, sin límite, permanentemente, eternamente',
  ),
  delete: phrases(
    'borra, borran, borrar, borrado*, elimina, eliminan, eliminar, eliminado*, destruye, desaparece, desaparecen, se borran, se elimina, caduca, caducan, se destruyen, retirad*, tirad*, se anonimiza*, sobrescrib*',
  ),
  after: phrases('después, a los, días, semanas, meses, automáticamente, horas, tras'),
  self: phrases('sus datos, su cuenta, a petición, cuando quieran'),
  account: phrases(
    'cuenta, cuentas, registro, registrarse, registrarme, iniciar sesión, contraseña, contraseñas, usuario y, darse de alta, inscribirse, crear una cuenta, darse de alta en, identificarse, nombre de usuario, inscripción, clave, sesión, alta previa',
  ),
  'log in': phrases(
    'inicia sesión, inician sesión, iniciar sesión, su cuenta, contraseña, registrarse, se registra, se registran, entra con, su perfil, al entrar en su cuenta, tras iniciar sesión, mi cuenta, mi perfil, área privada, área personal, su usuario, identificado',
  ),
  must: phrases(
    'debe, deben, obligatorio, obligatoria, tiene que, tienen que, hay que, necesita, primero',
  ),
  history: phrases(
    'historial, pedidos anteriores, compras anteriores, favoritos, sus pedidos, compras de antes, reservas anteriores, sus favoritos, lista de deseos, sus resultados, puntos acumulados, últimas compras',
  ),
  across: phrases(
    'todos sus dispositivos, cualquier dispositivo, varios dispositivos, otro dispositivo',
  ),
  leave: phrases(
    'sale, salen, salir, salga, salgan, envía, envían, enviar, sube, suben, abandona, abandonan',
  ),
  home: phrases(
    'dispositivo, teléfono, móvil, edificio, finca, escuela, oficina, hospital, navegador, ordenador, empresa, casa, clínica, local, taller, red, celular, tableta',
  ),
  stay: phrases('queda, quedan, guarda, guardan'),
  cloud: phrases(
    'nube, google drive, dropbox, aws, servidor externo, servidores externos, icloud, estados unidos, servidor americano, servidores americanos, proveedor externo, onedrive, servidor en internet',
  ),
  upload: phrases(
    'sube, suben, subir, envía, envían, enviar, guarda, guardan, copia, copian, va a, van a, en la, a la, a una',
  ),
  cash: phrases('efectivo, monedas, billetes, metálico, al contado'),
  card: phrases('tarjeta, tarjetas'),
  pay: phrases(
    'paga, pagan, pagar, pago, cobra, cobrar, acepta, aceptan, aceptamos, admite, abonan, cobro',
  ),
  ahead: phrases(
    'por adelantado, por anticipado, al reservar, antes de, antes del, al hacer la reserva, al pedir, de antemano',
  ),
  afterwards: phrases(
    'después, al recoger, al final, en el local, a la entrega, al devolver, en el sitio',
  ),
  deposit: phrases('señal de, anticipo, depósito, fianza'),
  final: phrases('definitivo, definitiva, definitivos, irrevocable*, ya no se puede cambiar'),
  change: phrases(
    'modificar, modifica, modificado*, cambiar, cambia, cambian, cambiado*, corregir, corrige, corrigen, editar, edita, anular, anula, cancelar, cancela, rectificar, retirar',
  ),
  once: phrases('una vez, ya, después, tras'),
  until: phrases('hasta, todavía, mientras, aún'),
  may: phrases('puede, pueden, podrá, posible, en cualquier momento'),
  'only me': phrases('solo yo, sólo yo, solo para mí, nadie más, nadie excepto yo, únicamente yo'),
  everybody: phrases(
    'todos, todas, todo el mundo, cualquiera, cualquier persona, los demás, el grupo, los vecinos, el público, todos los socios, todos los vecinos, cada socio, todo el pueblo, quien quiera',
  ),
  public: phrases('público, pública, públicos, públicas, publica, publican, publicado*'),
  paper: phrases('papel, papeles, hojas'),
  print: phrases('imprime, imprimen, imprimir, impreso, impresora, impresa, impresos'),
  get: phrases('recibe, reciben, llega, llegan, envía, envían, manda, mandan'),
  notification: phrases(
    'notificación, notificaciones, aviso, avisos, correo, correos, sms, mensaje, mensajes, recordatorio, recordatorios, alertas',
  ),
  notify: phrases(
    'avisa, avisan, notifica, notifican, avisa al, recibe un aviso, reciben un aviso, recuerda, alerta, suena, vibra',
  ),
  money: phrases('dinero, pagos, cobros, transacciones'),
  collect: phrases('cobra, cobran, cobrar, recauda, paga, pagan, pagar, abona'),
  'always open': phrases('las 24 horas, 24 horas al día, 24/7, día y noche, a cualquier hora'),
  'opening hours': phrases('horario de, solo de, solo entre, cierra a, cerrado los'),
  invited: phrases(
    'por invitación, solo con invitación, grupo cerrado, solo miembros, solo socios',
  ),
  join: phrases('unirse, apuntarse, registrarse, entrar, participar, inscribirse'),
  budget: phrases('presupuesto, alojamiento, servidor, subvención, multa, coste'),
  then: phrases(
    'quien, quienes, los que, el que, después, luego, entonces, solo, los demás, más tarde, si no, a partir de entonces',
  ),
  staff: phrases(
    'admin*, equipo, personal, oficina, encargad*, redacción, dirección, nosotros, empleados, auditor, auditora, auditores, coordinador*',
  ),
};
