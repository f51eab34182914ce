import type { SpecificTable } from './specificTable';

/** Italian tests of words that say exactly what to look at. */
export const itSpecifics: SpecificTable = {
  sorted:
    '{quote}: due voci che differiscono in questo compaiono in quest’ordine, qualunque sia stata inserita per prima.',
  perUnit:
    '{quote}: con voci note per due di ciascuno, ognuno ha le proprie e ogni cifra è giusta.',
  onlySeen: '{quote}: nient’altro compare nella pagina o nei dati che le sono inviati.',
  ofDay: '{quote}: di tre voci, di ieri, di oggi e di domani, si vede solo quella di oggi.',
  withoutAccount:
    '{quote}: in un browser nuovo si arriva alla fine senza che sia chiesto di accedere.',
  filtered:
    '{quote}: ciascuno di questi dati trova una voce con il valore cercato e nessuna con un altro.',
  dayBefore: '{quote}: due giorni prima nulla; il giorno prima una volta sola; poi non si ripete.',
  moved:
    '{object}: dopo si trova nel nuovo posto e non più nel vecchio, per tutti quelli che vedono uno dei due.',
  signed:
    '{object}: compare poi con ciò che è stato firmato, da chi e quando. Da concordare: si può ancora modificare?',
  marked:
    '{object}: questa voce lo mostra poi a tutti quelli che la vedono, anche dopo un ricaricamento; quella accanto, no.',
  trigger: 'Da concordare, per {quote}: che cosa lo fa partire, ed entro quanto deve arrivare?',
  perOne: '{quantity}: per uno esattamente questo importo, per due {double}.',
};
