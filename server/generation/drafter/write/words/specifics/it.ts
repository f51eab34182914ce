import type { SpecificTable } from './specificTable';

/** Italian tests of words that say exactly what to look at. */
export const itSpecifics: SpecificTable = {
  sorted:
    '{quote}: due voci che differiscono in questo compaiono in quest’ordine, qualunque sia stata inserita per prima.',
  highlighted:
    '{quote}: una voce a cui questo si applica appare così; una a cui non si applica, no.',
  perUnit:
    '{quote}: con voci note per due di ciascuno, ognuno ha le proprie e ogni cifra è giusta.',
  figure:
    '{quote}: con voci note è uguale al valore calcolato a mano e cambia con la voce successiva.',
  onlySeen: '{quote}: nient’altro compare nella pagina o nei dati che le sono inviati.',
  withDetail:
    '{quote}: ricompare con la voce così come è stato indicato. Da concordare: senza, la voce è rifiutata?',
  ranked:
    '{quote}: con voci note, due delle quali differiscono di uno, l’ordine è giusto. Da concordare: che cosa decide in caso di parità.',
  ofDay: '{quote}: di tre voci, di ieri, di oggi e di domani, si vede solo quella di oggi.',
  which:
    '{quote}: due casi con risposte diverse mostrano ciascuno quella giusta, anche dopo che è cambiata.',
  withoutAccount:
    '{quote}: in un browser nuovo si arriva alla fine senza che sia chiesto di accedere.',
  hidden: '{quote}: non compare nella pagina né nei dati che le sono inviati.',
  filtered:
    '{quote}: ciascuno di questi dati trova una voce con il valore cercato e nessuna con un altro.',
  dayBefore: '{quote}: due giorni prima nulla; il giorno prima una volta sola; poi non si ripete.',
  everything: '{quote}: qui si trova una voce creata con ciascuno degli altri ruoli.',
  chosen:
    '{quote}: ogni scelta offerta è possibile e ricompare come scelta. Da concordare: che cosa è offerto.',
  moved:
    '{quote}: dopo si trova nel nuovo posto e non più nel vecchio, per tutti quelli che vedono uno dei due.',
  cancelled:
    '{quote}: ciò che era occupato è di nuovo libero per altri e non conta più per chi ha annullato.',
  signed:
    '{quote}: compare poi con ciò che è stato firmato, da chi e quando. Da concordare: si può ancora modificare?',
  marked:
    '{quote}: questa voce lo mostra poi a tutti quelli che la vedono, anche dopo un ricaricamento; quella accanto, no.',
  edited:
    '{quote}: il nuovo valore compare ovunque sia usato. Da concordare: vale anche per ciò che è già inserito?',
  blocked: 'Da concordare, per {quote}: che cosa non è più possibile, e chi lo revoca?',
  outside:
    'Da concordare, per {quote}: il software deve saperlo? Se sì, chi lo registra, e quando?',
  occasion: '{quote}: arriva una sola volta se vale {given}; altrimenti non arriva.',
  following: '{quote}: arriva una sola volta quando accade questo: {given}; altrimenti non arriva.',
  trigger: 'Da concordare, per {quote}: che cosa lo fa partire, ed entro quanto deve arrivare?',
  states: 'Da concordare, per {things}: da quale a quale si può passare, e chi lo cambia?',
  prices:
    'Ciascuno di questi importi è addebitato al centesimo per ciò accanto a cui si trova e per nient’altro: {things}.',
  perOne: '{quantity}: per uno esattamente questo importo, per due {double}.',
  label: 'Da concordare, per {object}: che cosa deve fare qui il software?',
  figures: 'Con voci note, ciascuno di questi dati è uguale a quello calcolato a mano: {things}.',
  numbered: '{quote}: compare sulla carta, e due stampe consecutive ne portano di diversi.',
};
