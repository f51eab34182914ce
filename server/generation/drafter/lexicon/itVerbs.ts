import { byAction } from './byAction';
import type { ActionName, Actions } from './lexicon';
import { words } from './words';

/** Italian verbs in the infinitive. */
const verbs: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    'aggiungere creare registrare annotare inserire compilare scrivere pubblicare postare definire impostare aprire avviare iniziare descrivere indicare segnare digitare iscrivere elencare fissare scegliere preparare costruire disegnare nominare proporre presentare redigere immettere lanciare fare mettere',
  ),
  show: words(
    'mostrare vedere visualizzare consultare leggere guardare confrontare evidenziare apparire comparire esporre controllare sapere conoscere sfogliare osservare ascoltare sentire seguire rivedere',
  ),
  search: words(
    'cercare trovare filtrare ordinare suggerire consigliare raccomandare scoprire ricercare individuare esplorare abbinare',
  ),
  notify: words(
    'avvisare notificare avvertire ricordare allertare comunicare annunciare segnalare informare',
  ),
  upload: words(
    'caricare allegare fotografare scansionare importare scattare inquadrare digitalizzare filmare acquisire',
  ),
  pay: words(
    'pagare comprare vendere acquistare fatturare rimborsare incassare addebitare donare versare saldare guadagnare ordinare abbonare scontare trattenere',
  ),
  book: words(
    'prenotare riservare noleggiare affittare prestare restituire annullare disdire spostare rinviare scambiare prolungare rinnovare ritirare bloccare',
  ),
  approve: words(
    'approvare accettare rifiutare respingere confermare autorizzare validare firmare votare valutare decidere revisionare convalidare certificare dichiarare',
  ),
  transfer: words(
    'esportare scaricare stampare copiare generare inviare mandare spedire consegnare inoltrare convertire produrre trasmettere emettere tradurre recapitare restituire',
  ),
  sync: words('sincronizzare integrare collegare connettere aggiornare ricaricare recuperare'),
  signIn: words(
    'accedere entrare autenticare invitare aderire sbloccare registrare identificare loggare',
  ),
  remove: words(
    'cancellare eliminare rimuovere archiviare chiudere nascondere sospendere svuotare scartare togliere bannare disattivare fermare azzerare scadere interrompere',
  ),
  measure: words(
    'misurare monitorare tracciare contare rilevare pesare raccogliere cronometrare testare provare registrare',
  ),
  message: words(
    'chattare commentare rispondere chiedere contattare chiamare parlare discutere reagire telefonare dialogare salutare',
  ),
  assign: words(
    'assegnare condividere distribuire delegare affidare dividere passare attribuire smistare ripartire cedere trasferire dare',
  ),
  calculate: words(
    'calcolare sommare stimare prevedere riassumere analizzare classificare conteggiare moltiplicare raddoppiare totalizzare',
  ),
  check: words(
    'verificare controllare limitare impedire garantire richiedere validare ispezionare confrontare esigere assicurare',
  ),
  organise: words(
    'modificare cambiare organizzare gestire raggruppare regolare configurare personalizzare selezionare trascinare salvare tenere conservare spostare unire separare pianificare programmare rinominare combinare mantenere correggere ruotare correggere amministrare tagliare adattare',
  ),
  other: words(
    'ricevere giocare imparare ripassare esercitare risolvere usare utilizzare visitare offrire funzionare ripetere cliccare toccare premere prendere portare lasciare partecipare aiutare ottenere curare arrivare uscire guidare cucinare durare valere vincere perdere sfidare partire terminare finire completare restare rimanere servire fornire riconoscere accendere spegnere girare abbassare alzare tornare passare indovinare sorteggiare lavorare recensire annaffiare innaffiare riparare superare diventare bastare',
  ),
};

/** Present forms, where they are irregular. */
const irregular: Readonly<Record<string, string>> = {
  fare: 'fa fanno faccia facciano facciamo farà faranno',
  dare: 'dà diano diamo darà daranno',
  sapere: 'sa sanno sappia sappiano sappiamo saprà sapranno',
  scegliere: 'sceglie scelgono scelga scelgano scegliamo sceglierà sceglieranno',
  togliere: 'toglie tolgono tolga tolgano togliamo',
  raccogliere: 'raccoglie raccolgono raccolga raccolgano raccogliamo',
  tenere: 'tiene tengono tenga tengano teniamo terrà',
  trattenere: 'trattiene trattengono trattenga trattengano',
  mantenere: 'mantiene mantengono mantenga mantengano manteniamo',
  ottenere: 'ottiene ottengono ottenga ottengano otteniamo',
  rimanere: 'rimane rimangono rimanga rimangano',
  valere: 'vale valgono valga valgano',
  proporre: 'propone propongono proponga propongano proponiamo proporrà',
  esporre: 'espone espongono esponga',
  produrre: 'produce producono produca producano produciamo',
  tradurre: 'traduce traducono traduca traducano traduciamo',
  uscire: 'esce escono esca escano usciamo',
  apparire: 'appare appaiono appaia appaiano',
  comparire: 'compare compaiono compaia compaiano',
  disdire: 'disdice disdicono disdica disdicano',
  vedere: 'vede vedono veda vedano vediamo vedrà vedranno',
  rivedere: 'rivede rivedono riveda rivedano',
  rimuovere: 'rimuove rimuovono rimuova rimuovano',
};

/** Verbs in -ire without -isc-. */
const plain = new Set(
  words('aprire avvertire scoprire sentire seguire offrire partire servire convertire coprire'),
);

const irregularParticiples: Readonly<Record<string, string>> = {
  aggiungere: 'aggiunt',
  scrivere: 'scritt',
  iscrivere: 'iscritt',
  descrivere: 'descritt',
  aprire: 'apert',
  scoprire: 'scopert',
  leggere: 'lett',
  correggere: 'corrett',
  redigere: 'redatt',
  fare: 'fatt',
  mettere: 'mess',
  immettere: 'immess',
  trasmettere: 'trasmess',
  emettere: 'emess',
  proporre: 'propost',
  chiudere: 'chius',
  nascondere: 'nascost',
  sospendere: 'sospes',
  togliere: 'tolt',
  raccogliere: 'raccolt',
  rimuovere: 'rimoss',
  condividere: 'condivis',
  dividere: 'divis',
  decidere: 'decis',
  prevedere: 'previst',
  connettere: 'conness',
  interrompere: 'interrott',
  produrre: 'prodott',
  tradurre: 'tradott',
  riassumere: 'riassunt',
  risolvere: 'risolt',
  prendere: 'pres',
  accendere: 'acces',
  spegnere: 'spent',
  discutere: 'discuss',
  vincere: 'vint',
  comparire: 'compars',
  disdire: 'disdett',
  respingere: 'respint',
};

/** Forms that are mostly something else: nouns, or the law of `legge`. */
const ambiguous = new Set(
  words(
    'legge legga nota domanda conta cura ricerca scala regola posta parte danno data date dato dati scelta scelte vista viste visto visti letto letti letta lette richiesta richieste risposta risposte offerta offerte uscita uscite ricevuta ricevute perso fatto fatti presa prese taglia elenca compare entrata entrate sentita provata durata durate partita partite valuta prova fino passata servono serve valuto lavora copia presta programma prestata riservata riservato giro gira giri cambia divisa sentite ordinata abbonata abbonati abbonato abbonate chiuso chiusa chiusi chiuse aperto aperta aperti aperte stampa abbassa mostrarsi media resta ripartita messa messe',
  ),
);

const clitics = words('lo la li le gli ne mi ti ci vi si');

/** `inviare` → `inviare`, `inviarlo`, `invia`, `inviano`, `invierà`. */
export function finiteForms(verb: string): string[] {
  const short = verb.replace(/rre$/, 'r').replace(/re$/, 'r');
  return [verb, ...clitics.map((clitic) => `${short}${clitic}`), ...presentOf(verb)].filter(
    (form) => !ambiguous.has(form),
  );
}

function presentOf(verb: string): string[] {
  const known = irregular[verb];
  if (known !== undefined) return words(known);
  const stem = verb.slice(0, -3);
  if (verb.endsWith('are')) {
    const soft = stem.replace(/([cg])$/, '$1h').replace(/i$/, '');
    const future = stem.replace(/([cg])$/, '$1h').replace(/([cg])i$/, '$1');
    return [
      `${stem}a`,
      `${stem}ano`,
      `${soft}ino`,
      `${soft}iamo`,
      `${future}erà`,
      `${future}eranno`,
    ];
  }
  if (verb.endsWith('ere') || plain.has(verb)) {
    const vowel = verb.endsWith('ere') ? 'e' : 'i';
    return [
      `${stem}e`,
      `${stem}ono`,
      `${stem}a`,
      `${stem}ano`,
      `${stem}iamo`,
      `${stem}${vowel}rà`,
      `${stem}${vowel}ranno`,
    ];
  }
  return [
    `${stem}isce`,
    `${stem}iscono`,
    `${stem}isca`,
    `${stem}iscano`,
    `${stem}iamo`,
    `${stem}irà`,
    `${stem}iranno`,
  ];
}

/** `inviare` → `inviato`, `inviata`, `inviati`, `inviate`, `inviando`. */
export function participles(verb: string): string[] {
  const stem = verb.slice(0, -3);
  const done =
    irregularParticiples[verb] ??
    `${stem}${{ are: 'at', ere: stem.endsWith('c') ? 'iut' : 'ut', ire: 'it' }[verb.slice(-3)] ?? 'at'}`;
  return [
    `${done}o`,
    `${done}a`,
    `${done}i`,
    `${done}e`,
    `${stem}${verb.endsWith('are') ? 'ando' : 'endo'}`,
  ].filter((form) => !ambiguous.has(form));
}

/** `inviare` → `inviava`, `inviavano`, `inviò`, `inviarono`. */
export function pastForms(): string[] {
  return Object.values(verbs)
    .flat()
    .filter((verb) => /(?:are|ere|ire)$/.test(verb) && verb !== 'fare' && verb !== 'dare')
    .flatMap((verb) => {
      const stem = verb.slice(0, -2);
      const last = verb.endsWith('are') ? [`${verb.slice(0, -3)}ò`, `${stem}rono`] : [];
      return [`${stem}va`, `${stem}vano`, `${stem}vamo`, ...last];
    });
}

/** Verbs that are no action of a product, but show that their words form a clause. */
export function plainVerbForms(): string[] {
  return words(
    'dimenticare sbagliare piacere pensare credere morire cadere correre mangiare bere dormire mancare avanzare crescere nascere rompere sparire lamentare rispettare occupare esistere spendere aumentare diminuire dipendere abitare vivere conoscere capire soffrire tentare sperare aspettare svegliare studiare girare abbandonare camminare litigare ritardare scadere superare rinunciare costare buttare sprecare piangere vergognare avvicinare arrivare succedere capitare',
  )
    .flatMap(finiteForms)
    .filter((form) => !['mancate', 'costa'].includes(form));
}

/** Every verb in the forms that a function generates. */
export function verbForms(formsOf: (verb: string) => string[]): Actions {
  return byAction((name) => verbs[name].flatMap(formsOf));
}
