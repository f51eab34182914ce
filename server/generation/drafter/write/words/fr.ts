import type { DocumentWords } from '../documentWords';
import { frQuestions } from './questions/fr';
import { frWorded } from './worded/fr';

/** French words of the documents. */
export const fr: DocumentWords = {
  quotation: '« {text} »',
  comma: ', ',
  decimalPoint: ',',
  timeUnits: {
    hour: ' h',
    minute: ' min',
    second: ' s',
    dayMore: '{at} et 1 jour',
    dayLess: '{at} moins 1 jour',
  },
  prd: 'Spécification produit (PRD)',
  frd: 'Spécification fonctionnelle (FRD)',
  newProduct: 'Nouveau produit',
  workingTitle: '{label} (titre provisoire)',
  honesty:
    'Aucun modèle de langage n’a écrit ce document : ce sont des règles qui ont trié votre idée. Les lignes U, G, R, C, N et B la citent mot pour mot ; tout le reste a été ajouté et le dit.',
  connect:
    'Pour faire rédiger par un modèle, définissez OPENAI_API_KEY ou OPENAI_BASE_URL sur le serveur, puis redémarrez-le.',
  sorted: '{all} énoncés sur {all} classés.',
  unsorted: 'Sous « Contexte », mais peut-être une exigence : {ids}. À vérifier.',
  uncut: 'Trop longs pour être découpés : {ids}. Vérifiez ce qu’ils contiennent.',
  unreadLanguage:
    'Les règles ne lisent pas cette langue : chaque énoncé est cité tel quel, sous Contexte.',
  typeLine: 'Type probable : {label}',
  noType:
    'De quel genre de produit s’agit-il ? L’idée ne le dit pas, donc rien de typique n’est suggéré.',
  headings: {
    unheaded: 'Sans titre',
    summary: 'En bref',
    context: 'Cadre',
    users: 'Utilisateurs',
    goals: 'Objectifs',
    requirements: 'Exigences',
    permissions: 'Qui peut faire quoi',
    constraints: 'Contraintes',
    exclusions: 'Exclu',
    contradictions: 'Contradictions possibles',
    background: 'Contexte',
    questions: 'Questions ouvertes',
    suggestions: 'Typique de ce genre de produit ({label}) ; absent de votre idée',
    risks: 'Risques connus de ce genre de produit ({label}) ; absents de votre idée',
    entities: 'Données et états',
    houseRules: 'Règles de base (hors de votre idée)',
  },
  none: {
    users: 'L’idée ne nomme aucun utilisateur.',
    goals:
      'L’idée ne le dit pas. À compléter : qu’est-ce qui doit aller mieux une fois l’outil utilisé, et pour qui ?',
    perhapsGoals:
      'L’idée ne formule pas d’objectif. Ce qu’elle dit de la situation ou du but recherché, dans ses mots :',
    requirements: 'Rien n’a été trouvé dans l’idée sur ce que fait le produit.',
    constraints: 'Aucune n’a été trouvée dans l’idée.',
    exclusions: 'Rien n’a été trouvé dans l’idée.',
  },
  priorities: { must: 'Indispensable', should: 'Important', could: 'Facultatif' },
  notes: {
    namedIn: 'voir {ids}',
    reasonFor: 'motive {id}',
    continues: 'suite de {id}',
    answers: 'sur {question}',
    label: '{label} dans l’idée',
    undecided: 'non tranché, voir {id}',
    struck: 'barré dans l’idée',
    conflict: 'contradiction possible, voir {id}',
    sideA: 'Côté A',
    sideB: 'Côté B',
    entered: 'Champs',
    states: 'États',
    openIn: 'Ouvert : {ids}',
  },
  asking:
    /(?<!\p{L})(?:dire|dit|disent|savoir|sait|savent|voir|voit|voient|demandent?|vérifient?|décident?|choisit|choisissent|indiquent?|montrent?)\s$/u,
  plainIf:
    /^(?:si|quand|lorsque|dès que|aussitôt que|une fois que|à chaque fois que|chaque fois que|au cas où)\s+|^(?:s['’](?=ils?\s)|lorsqu['’]|dès qu['’]|une fois qu['’])/iu,
  circumstances: [
    {
      begins: /^(?:après|une fois)/iu,
      check:
        '{given} : juste avant, {then} ne vaut pas encore ou est refusé ; juste après, cela vaut.',
    },
    {
      begins: /^(?:jusqu|tant qu|pendant)/iu,
      check:
        '{given} : jusqu’à la toute fin de cette période, {then} vaut ; juste après, cela ne vaut plus.',
    },
    {
      begins: /^(?:sauf|à moins|excepté)/iu,
      check: '{given} : dans ce cas, {then} ne vaut pas ; dans tout autre cas, cela vaut.',
    },
  ],
  worded: frWorded,
  actQuestions: frQuestions,
  criteria: {
    holds: 'Satisfait quand : {quote}',
    open: 'À convenir',
    openNumber: 'À convenir : {quote}',
    legend:
      '« À convenir » : les mots de l’exigence ne nomment aucun contrôle. Ajoutez un exemple : étant donné quoi, quand qui fait quoi, alors quoi ?',
    condition: 'Quand {given}, alors {then}.',
    each: 'Tous ces éléments sont présents, vérifiés un par un : {things}.',
    entered:
      'Chacun de ces éléments peut être saisi et s’affiche ensuite exactement comme il a été saisi : {things}.',
    row: 'Partout où {what} est utilisé, exactement ces valeurs s’appliquent : {values}.',
    field: {
      required:
        'L’enregistrement sans {what} est refusé avec un message qui nomme {what} ; tout ce qui a été saisi par ailleurs reste.',
      optional: 'L’enregistrement sans {what} est accepté.',
      conditional:
        'L’enregistrement sans {what} n’est refusé que comme le dit le tableau : {words}.',
      options: '{what} : on ne peut choisir que ceci : {things}.',
      automatic: '{what} est rempli sans que personne ne le saisisse.',
      entered: '{what} peut être saisi et s’affiche ensuite exactement tel qu’il a été saisi.',
    },
    states:
      'Ce qui se trouve dans l’un de ces états l’affiche : {things}. À convenir : quel état peut suivre lequel, et qui le change.',
    bounds: {
      hours:
        '{quantity} : cela s’applique de la première à la dernière minute, mais pas une minute avant ni après.',
      at: '{quantity} : juste avant cette heure, cela ne s’applique pas encore ; à partir de cette heure, si.',
      atMost:
        '{quantity} : avec {at}, c’est accepté ; avec {over}, c’est refusé avec un message qui indique la limite.',
      within:
        '{quantity} : après exactement {at}, c’est encore à temps ; après {over}, c’est trop tard.',
      fast: '{quantity} : mesuré du début à la fin, c’est réussi avec {under} et manqué avec {at}.',
      below: '{quantity} : cela s’applique à {under}, mais pas à {at}.',
      atLeast: '{quantity} : avec {at}, c’est suffisant ; avec {under}, non.',
      above: '{quantity} : cela s’applique à {over}, mais pas à {at}.',
      every:
        '{quantity} : observé sur trois de ces périodes de suite, cela se produit exactement une fois dans chacune.',
      after: '{quantity} : à {under}, rien ne s’est encore produit ; à {at}, cela se produit.',
      range: '{quantity} : les deux bornes sont comprises ; {under} et {over} ne le sont pas.',
      by: '{quantity} : juste avant, c’est à temps ; juste après, c’est trop tard.',
      latest:
        '{quantity} : s’il reste {at}, c’est encore à temps ; s’il reste {under}, c’est trop tard.',
      ahead:
        '{quantity} : s’il reste {over}, rien ne se produit encore ; s’il reste {at}, cela se produit.',
      near: '{quantity} : ce qui est à {at} est compris, ce qui est à {over} ne l’est pas.',
      lasting: '{quantity} : après {under}, cela vaut encore ; après {at}, c’est terminé.',
      nearest: '{quantity} : avec {over}, seul le dernier dans cet ordre est laissé de côté.',
      exactly: '{quantity} : exactement {at} ; {under} ou {over} est une erreur.',
      capacity:
        '{quantity} : essayé avec {at}, tout fonctionne comme d’habitude ; au-delà, rien n’est promis.',
      from: '{quantity} : cela s’applique à {at}, mais pas à {under}.',
      upTo: '{quantity} : cela s’applique à {at}, mais pas à {over}.',
      aheadMost:
        '{quantity} : s’il reste {over}, ce n’est pas encore possible ; s’il reste {at}, c’est possible.',
      kept: '{quantity} : jusqu’à la fin de ce délai, tout est encore là, au complet.',
    },
    outcome: '{quantity} : avec {yes}, alors {outcome} ; avec {no}, cela ne s’applique pas.',
    late: '{quantity} : après exactement {at}, c’est encore à temps ; après {over} : {outcome}.',
    timeOut:
      '{quantity} : à {no}, rien ne se produit encore ; à partir de {yes}, {outcome}. Si cela a été fait à temps, cela n’arrive jamais.',
    share: '{quantity} : sur un montant de 200, cela fait {sum}.',
    shareEach:
      '{quantity} : sur un montant de 200, cela fait {sum} pour un et {triple} pour trois.',
    rate: '{quantity} : pour trois, le total est de {triple}.',
    denied: '{object} : toute tentative d’enfreindre cette règle est refusée et ne change rien.',
    deniedCase:
      '{object} : toute tentative d’enfreindre cette règle est refusée et ne change rien ; là où la condition le permet, la même tentative réussit.',
    hidden:
      '{object} : les personnes exclues ne le trouvent sur aucune page, dans aucune liste ni aucun résultat de recherche, et aucune donnée qui leur est envoyée ne le contient.',
    absent: '{quote} : aucune page, aucun message et aucun réglage n’en contient.',
    others: '{quote} : la même tentative par toute autre personne est refusée et ne change rien.',
    granted: '{roles} : {text} fonctionne.',
    refused: '{roles} : la tentative ({text}) est refusée et ne change rien.',
    limited: '{roles} : {text} ne fonctionne que comme le dit le tableau, {words}.',
    extent: '{roles}, {text} : {words} fonctionne ; tout le reste est refusé et ne change rien.',
    undecided: 'À ne tester qu’une fois ceci tranché : {quote}',
  },
  questions: {
    contradiction: 'Les deux peuvent-ils valoir : {one} et {other} ? Sinon, lequel ?',
    undecided: 'L’idée laisse ouvert : {quote}. Qui tranche, et pour quand ?',
    vague: 'Comment un test mesurerait-il {quote} dans {where} ?',
    noMeasure: 'Quel chiffre, et à quelle échéance, vous dira que cela marche ?',
    idleRole: 'Que peut faire et voir {quote}, et que lui est-il refusé ?',
    noType: 'Quel genre de produit est-ce, et qu’en fait-on d’abord ?',
    unread: 'Lesquels des énoncés cités sont des exigences ?',
  },
  houseRules: {
    grants:
      'Une action que l’idée n’accorde à aucun rôle est refusée par le serveur jusqu’à ce que quelqu’un décide qui peut la faire.',
    zones: 'Les heures s’affichent dans le fuseau horaire de l’utilisateur.',
    saving:
      'Enregistrer crée exactement une entrée, même après un double clic, un rechargement ou une coupure de connexion.',
    refusals:
      'Un refus indique la raison et conserve la saisie ; une liste vide dit qu’elle est vide ; un message impossible à remettre apparaît comme échoué.',
  },
};
