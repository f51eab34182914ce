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
  unsorted: 'Sous « Contexte », mais peut-être une exigence : {ids}. À vérifier.',
  unreadLanguage:
    'Les règles ne lisent pas cette langue : chaque énoncé est cité tel quel, sous Contexte.',
  typeLine: 'Type probable : {label}',
  noType:
    'De quel genre de produit s’agit-il ? L’idée ne le dit pas, donc rien de typique n’est suggéré.',
  headings: {
    unheaded: 'Sans titre',
    summary: 'En bref',
    context: 'Cadre',
    users: 'Utilisateurs',
    goals: 'Objectifs',
    requirements: 'Exigences',
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
      'L’idée ne le dit pas. À compléter : qu’est-ce qui doit aller mieux une fois l’outil utilisé, et pour qui ?',
    perhapsGoals:
      'L’idée ne formule pas d’objectif. Ce qui ne va pas aujourd’hui, ou à quoi cela sert, dans ses mots :',
    requirements: 'Rien n’a été trouvé dans l’idée sur ce que fait le produit.',
    constraints: 'Aucune n’a été trouvée dans l’idée.',
    exclusions: 'Rien n’a été trouvé dans l’idée.',
  },
  priorities: { must: 'Indispensable', should: 'Important', could: 'Facultatif' },
  notes: {
    namedIn: 'voir {ids}',
    reasonFor: 'motive {id}',
    continues: 'suite de {id}',
    undecided: 'non tranché, voir {id}',
    struck: 'barré dans l’idée',
    conflict: 'contradiction possible, voir {id}',
    sideA: 'Côté A',
    sideB: 'Côté B',
    entered: 'Champs',
    states: 'États',
    openIn: 'Ouvert : {ids}',
  },
  product:
    /(?<![\p{L}-])(?:(?:appli(?:cation)?|outil|plateforme|logiciel|jeu|portail) d(?:e |['’])(?!(?:les?|la|l['’]|nos|mes|que)[\s\p{L}])[\p{L}-]{4,})(?![\p{L}-])/iu,
  asking:
    /(?<!\p{L})(?:dire|dit|disent|savoir|sait|savent|voir|voit|voient|demandent?|vérifient?|décident?|choisit|choisissent|indiquent?|montrent?)\s$/u,
  plainIf:
    /^(?:si|quand|lorsque|dès que|aussitôt que|une fois que|à chaque fois que|chaque fois que|au cas où)\s+|^(?:s['’](?=ils?\s)|lorsqu['’]|dès qu['’]|une fois qu['’])/iu,
  circumstances: [
    {
      begins: /^(?:après|une fois)/iu,
      check:
        'Juste avant {given}, {then} ne vaut pas ou est refusé ; juste après, si. Tester les deux moments.',
    },
    {
      begins: /^(?:jusqu|tant qu|pendant)/iu,
      check: '{then} vaut jusqu’à la fin de {given}, et plus juste après. Tester les deux moments.',
    },
    {
      begins: /^(?:sauf|à moins|excepté)/iu,
      check:
        '{given} : un test où c’est le cas et où {then} ne vaut pas, et un test où ce ne l’est pas et où cela vaut.',
    },
  ],
  lasting: /(?<!\p{L})(?:pendant|durant|dure|durent|valables?|pour)\s+[\p{N}\p{L}]+\s\p{L}+$/u,
  window: /(?<!\p{L})(?:derni[eè]re?s?|prochaine?s?|précédente?s?|suivante?s?)(?!\p{L})/u,
  worded: frWorded,
  actQuestions: frQuestions,
  criteria: {
    holds: 'Satisfait quand : {quote}',
    chain:
      'Dans cet ordre : {things}. Chaque étape ne mène qu’à la suivante ; en sauter une est refusé.',
    condition: 'Quand {given}, alors {then} ; sinon, non.',
    possible: 'Quand {given} : {then} fonctionne.',
    each: 'Chacun de ces éléments est présent ; à tester un par un : {things}.',
    entered: 'Chacun de ces éléments peut être saisi et s’affiche ensuite tel quel : {things}.',
    states:
      'Chacun de ces états s’affiche sur ce qui s’y trouve : {things}. À convenir : lequel peut suivre lequel, et qui le change.',
    choice: 'Chacun de ces choix est possible et s’affiche ensuite comme choisi : {things}.',
    bounds: {
      hours:
        '{quantity} : vrai de la première à la dernière minute, pas une minute avant ni après.',
      moment: '{quantity} : pas encore juste avant, mais juste après.',
      exact: '{quantity} : exactement cela, ni {under} ni {over}.',
      atMost: '{quantity} : {at} est encore admis, {over} ne l’est plus.',
      inTime: '{quantity} : {at}, c’est encore à temps ; {over}, c’est trop tard.',
      faster: '{quantity} : {under}, c’est encore à temps ; {at}, c’est trop tard.',
      goneBy: '{quantity} : à {at}, cela peut encore exister ; à {over}, cela n’existe plus.',
      cost: '{quantity} : tous les coûts de ce genre, listés un à un, ne dépassent pas ce total.',
      learn:
        '{quantity} : quelqu’un qui ne l’a jamais vu fait les étapes principales dans ce temps, sans aide.',
      below: '{quantity} : vaut à {under}, pas à {at}.',
      atLeast: '{quantity} : {at} suffit, {under} ne suffit pas.',
      above: '{quantity} : vaut à {over}, pas à {at}.',
      every:
        '{quantity} : observé sur trois de ces périodes de suite, cela se produit une fois dans chacune ; aucune n’est sautée.',
      after: '{quantity} : pas encore à {under}, dû à {at}.',
      range: '{quantity} : les deux bornes sont comprises, {under} et {over} ne le sont pas.',
      by: '{quantity} : à temps juste avant, trop tard juste après.',
      latest: '{quantity} : à temps s’il reste {at}, trop tard s’il reste {under}.',
      ahead: '{quantity} : pas encore s’il reste {over}, dû s’il reste {at}.',
      window: '{quantity} : ce qui est à {at} est compris, ce qui est à {over} ne l’est pas.',
      lasting: '{quantity} : encore vrai après {under}, terminé après {at}.',
      ended: '{quantity} : encore possible à {under}, refusé à partir de {at}.',
      nearest: '{quantity} : avec {over}, l’un des éléments n’y figure pas.',
    },
    openNumber:
      '{quantity} : à convenir : au moins, au plus ou exactement ? Ensuite, essayer avec {under}, {at} et {over}.',
    outcome: '{quantity} : avec {yes}, {outcome} ; avec {no}, cela ne s’applique pas.',
    timeOut:
      '{quantity} : à {no}, encore rien ; dès {yes}, {outcome}. Si cela a été fait à temps, cela n’arrive jamais.',
    missed:
      '{quantity} : juste avant, encore rien ; juste après, {outcome}. Si cela a été fait à temps, cela n’arrive jamais.',
    share: '{quantity} : sur 200, cela fait {sum}.',
    shareEach: '{quantity} : sur 200, cela fait {sum} pour un et {triple} pour trois.',
    rate: '{quantity} : pour trois, cela fait {triple}.',
    once: '{quote} : la première fois, cela fonctionne ; une deuxième est refusée et ne change rien.',
    waits:
      '{quantity} : avec {no}, cela se poursuit aussitôt ; avec {yes}, cela attend que ce soit fait : {outcome}.',
    denied: '{object} : toute tentative d’y déroger est refusée et ne change rien.',
    deniedCase:
      '{object} : toute tentative d’y déroger est refusée et ne change rien ; là où la condition le permet, la même tentative réussit.',
    hidden:
      '{object} : ceux que cela exclut ne le trouvent sur aucune page, dans aucune liste ni recherche, et les données envoyées ne le contiennent pas.',
    others: '{quote} : la même tentative par toute autre personne est refusée et ne change rien.',
    undecided: 'À tester seulement une fois tranché : {quote}',
  },
  questions: {
    contradiction: 'Les deux peuvent-ils valoir : {one} et {other} ? Sinon, lequel ?',
    undecided: 'L’idée laisse ouvert : {quote}. Qui tranche, et pour quand ?',
    vague: 'Comment un test mesurerait-il {quote} dans {where} ?',
    noMeasure: 'Quel chiffre, et à quelle échéance, vous dira que cela marche ?',
    noRole: 'Qui s’en charge : {quote} ?',
    idleRole: 'Que peut faire et voir {quote}, et que lui est-il refusé ?',
    noType: 'Quel genre de produit est-ce, et qu’en fait-on d’abord ?',
    beyondLimit: 'Que se passe-t-il au-delà de la limite dans {quote} ?',
    unread: 'Lesquels des énoncés cités sont des exigences ?',
  },
  houseRules: [
    'Ce que l’idée n’attribue à aucun rôle est refusé par le serveur jusqu’à décision, et pas seulement masqué.',
    'Les heures s’affichent dans le fuseau horaire de qui les lit.',
    'Ce qui est enregistré existe une seule fois, même après un double clic, un rechargement ou une coupure.',
    'Un refus indique la raison et garde ce qui était saisi ; là où il n’y a encore rien, la page le dit ; un message impossible à remettre apparaît comme échoué.',
  ],
};
