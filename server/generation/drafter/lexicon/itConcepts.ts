import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** The concepts of Italian contradictions: as many ways as possible to name the same thing. */
export const itConcepts: Oppositions['concepts'] = {
  without: phrases('senza'),
  none: phrases('nessun*'),
  no: phrases('non, mai, nessun*, niente, nulla, né, vietat*'),
  all: phrases('tutto, niente, nulla, tutti i dati, nessun dato'),
  unless: phrases(
    'salvo, nessuno fuori, nessuno al di fuori, tranne, altrimenti, di notte, nel fine settimana, fino ad allora, prima di allora, su richiesta, attualmente, ora, oggi, per ora, facoltativo, meno, non solo',
  ),
  even: phrases('anche, persino, pure'),
  only: phrases('solo, soltanto, solamente, esclusivamente, unicamente'),
  ever: phrases('mai, niente, nulla'),
  each: phrases('ogni, per, tutti, ciascun*'),
  one: phrases('un, una, uno, un solo, una sola'),
  most: phrases('mai di più, non più di'),
  if: phrases('se, quando, fino'),
  others: phrases('altri, altre, altrui'),
  own: phrases('suo, sua, suoi, sue, proprio, propri, propria, tuoi'),
  free: phrases(
    'gratis, gratuito, gratuita, gratuiti, gratuite, gratuitamente, non costa nulla, non costa niente, nessuno paga, non pagano nulla, senza pagare, zero euro, nemmeno un euro, neanche un centesimo, non si paga, nessun costo, senza costi, niente da pagare, gratis per tutti',
  ),
  price: phrases('€*, euro, centesimi'),
  charge: phrases(
    'costa, costano, paga, pagano, pagare, prezzo, vende, comprare, versa, canone, al mese, quota, costerà, si paga, addebit*, tariffa, supplemento, fatturat*',
  ),
  earn: phrases(
    'abbonamento, commissione, guadagnare, quota mensile, quota annua, tratteniamo, ricavi, per cento di ogni, canone, guadagniamo',
  ),
  know: phrases('sa, sapere, saprà, scoprire, identificare, vedere, vede, risalire'),
  who: phrases('chi, di chi'),
  traced: phrases('identificabile, identificabili'),
  'by name': phrases(
    `nome e cognome, nome completo, vero nome, con il nome, per nome, con il proprio nome, matricola, nome e foto, compare il nome, il nome appare, nome dell'autore, firmato con, chi ha risposto`,
  ),
  see: phrases(
    'vede, vedono, vedere, mostra, mostrano, appare, appaiono, visibile, visibili, legge, leggere, ritrova, ritrovano, guarda, guardano, guardare, consulta, consultano, elenca, compare, trova, trovano, accede a',
  ),
  name: phrases('il nome di, il nome del, nomi, il nome, cognome'),
  contact: phrases('risponde, chiama, contatta, ringrazia'),
  author: phrases('autore, autrice, mittente'),
  offline: phrases(
    'offline, modalità aereo, senza internet, senza rete, senza connessione, senza campo, senza segnale, scollegato, anche sconnesso',
  ),
  net: phrases('internet, rete, connessione, segnale, campo, wifi, copertura'),
  live: phrases(
    `tempo reale, in diretta, istantaneamente, dal vivo, nello stesso istante, all'istante, al secondo, subito a tutti`,
  ),
  watch: phrases('vede, vedono, vedere, segue, seguono, seguire, guarda, guardare'),
  afar: phrases(
    `da casa, dall'ufficio, a distanza, da ovunque, da qualsiasi luogo, via internet, da remoto`,
  ),
  world: phrases('mondiale, online, globale'),
  rank: phrases('classifica, classifiche, graduatoria, i migliori, podio'),
  share: phrases('condivis*, condivide'),
  keep: phrases('conservat*, resta, restano, salvat*, archiviat*, rimane, rimangono'),
  forever: phrases('per sempre, a tempo indeterminato, senza limiti, permanentemente, a vita'),
  delete: phrases(
    'cancellat*, cancella, cancellare, eliminat*, elimina, eliminare, distrutt*, sparisce, spariscono, si cancella, si cancellano, scade, scadono, buttat*, rimoss*, rimuove, scompare, scompaiono, anonimizzat*',
  ),
  after: phrases('dopo, giorni, settimane, mesi, automaticamente, ore'),
  self: phrases('i propri dati, il proprio account, su richiesta'),
  account: phrases(
    'account, registrazione, registrarsi, iscrizione, iscriversi, accesso, password, login, credenziali, conto, nome utente, registrato, registrati, creare un profilo, autenticazione, pin',
  ),
  'log in': phrases(
    `accede con, accedono con, effettua il login, fa il login, il proprio account, password, registrarsi, si registra, il suo profilo, il proprio profilo, dopo aver fatto l'accesso, dopo l'accesso, area personale, il mio profilo, mio account, suo account, fa l'accesso, fanno l'accesso, accedono, entra nel suo`,
  ),
  must: phrases('deve, devono, obbligatori*, bisogna, necessari*, prima'),
  history: phrases(
    'storico, cronologia, ordini precedenti, acquisti precedenti, mesi passati, preferiti, vecchi ordini, ordini passati, prenotazioni passate, suoi preferiti, lista dei desideri, risultati precedenti, punti fedeltà, i suoi risultati',
  ),
  across: phrases(
    'da qualsiasi dispositivo, su tutti i dispositivi, da ogni dispositivo, più dispositivi, un altro telefono',
  ),
  leave: phrases('lascia, lasciano, esce, escono, uscire, inviat*, trasmess*'),
  home: phrases(
    'telefono, dispositivo, edificio, browser, computer, ufficio, scuola, ospedale, azienda, casa, studio, rete, cascina, cellulare',
  ),
  stay: phrases('resta, restano, rimane, rimangono'),
  cloud: phrases(
    'cloud, nuvola, google drive, dropbox, aws, server esterno, server esterni, stati uniti, server americano, server americani, fornitore esterno, onedrive, icloud',
  ),
  upload: phrases('caricat*, inviat*, va, vanno, salvat*, copiat*, sul, nel, su un'),
  cash: phrases('contanti, contante, monete, banconote'),
  card: phrases('carta, carte, bancomat'),
  pay: phrases('paga, pagano, pagare, pagamento, accetta, accettano, accettiamo, incassa'),
  ahead: phrases(
    'in anticipo, anticipatamente, alla prenotazione, al momento della prenotazione, prima di, prima del',
  ),
  afterwards: phrases('dopo, sul posto, alla consegna, al ritiro, alla fine, alla restituzione'),
  deposit: phrases('acconto, caparra, anticipo'),
  final: phrases('definitivo, definitiva, definitivi, irrevocabil*'),
  change: phrases(
    'modificare, modifica, modificat*, cambiare, cambia, cambiat*, correggere, corregge, annullare, annulla, disdire, ritirare, spostare',
  ),
  once: phrases('più, una volta, dopo'),
  until: phrases('fino, ancora, finché'),
  may: phrases('può, possono, potrà, in qualsiasi momento, possibile'),
  'only me': phrases('solo io, soltanto io, solo per me, nessun altro, nessuno tranne me'),
  everybody: phrases(
    'tutti, tutte, chiunque, ognuno, gli altri, il gruppo, tutti i soci, ogni socio, tutto il paese, chi vuole',
  ),
  public: phrases('pubblic*'),
  paper: phrases('cartaceo, cartacei, fogli, moduli di carta'),
  print: phrases('stampat*, stampa, stampano, stampante'),
  get: phrases('riceve, ricevono, arriva, arrivano, manda, invia'),
  notification: phrases(
    'notifica, notifiche, avviso, avvisi, e-mail, email, mail, sms, messaggio, messaggi, promemoria',
  ),
  notify: phrases(
    'avvisa, notifica a, ricorda a, avvisano, avvisato, avvisati, riceve un avviso, ricevono un avviso, ricorda, allerta, suona, vibra',
  ),
  money: phrases('denaro, soldi, pagamenti, transazioni'),
  collect: phrases('incassa, incassare, riscuote, paga, pagano, versa'),
  'always open': phrases('24 ore su 24, 24/7, giorno e notte, a qualsiasi ora'),
  'opening hours': phrases('orario di, solo dalle, solo tra, chiuso il'),
  invited: phrases('su invito, solo su invito, gruppo chiuso, solo membri, solo soci'),
  join: phrases('unirsi, iscriversi, registrarsi, partecipare, entrare'),
  budget: phrases('budget, hosting, server, multa, contributo, costo'),
  then: phrases(
    'chi, coloro che, poi, dopo, allora, solo, soltanto, gli altri, più tardi, altrimenti, da allora',
  ),
  staff: phrases(
    'admin*, amministrator*, personale, ufficio, gestore, redazione, direzione, noi, squadra',
  ),
};
