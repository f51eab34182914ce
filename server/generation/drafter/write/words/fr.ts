import type { DocumentWords } from '../documentWords';

/** French words of the documents. */
export const fr: DocumentWords = {
  quotation: '« {text} »',
  comma: ', ',
  decimalPoint: ',',
  prd: 'Spécification produit (PRD)',
  frd: 'Spécification fonctionnelle (FRD)',
  workingTitle: '{label} (titre provisoire)',
  untitled: 'Idée sans titre',
  honesty:
    'Aucun modèle de langage n’a écrit ce document : ce sont des règles qui ont trié votre idée. Les lignes U, G, R, C, N et B la citent mot pour mot ; tout le reste a été ajouté et le dit.',
  connect:
    'Pour faire rédiger par un modèle, définissez OPENAI_API_KEY ou OPENAI_BASE_URL sur le serveur, puis redémarrez-le.',
  sorted: '{sorted} énoncés sur {all} disent ce que doit être le produit ({counts}).',
  unsorted:
    'Les {rest} autres sont cités comme contexte : leurs mots ne disent pas ce que fait le produit. Vérifiez qu’aucun n’est une exigence.',
  unreadLanguage:
    'Les règles ne lisent pas cette langue : chaque énoncé est cité tel quel, sous Contexte.',
  typeLine: 'Type probable : {label}',
  noType:
    'De quel genre de produit s’agit-il ? L’idée ne le dit pas, donc rien de typique n’est suggéré.',
  headings: {
    summary: 'En bref',
    context: 'Cadre',
    users: 'Utilisateurs',
    goals: 'Objectifs',
    requirements: 'Exigences',
    constraints: 'Contraintes',
    exclusions: 'Exclu',
    contradictions: 'Contradictions',
    background: 'Contexte',
    questions: 'Questions ouvertes',
    suggestions: 'Typique de ce genre de produit ({label}) ; absent de votre idée',
    risks: 'Risques connus de ce genre de produit ({label}) ; absents de votre idée',
    permissions: 'Qui fait quoi',
    entities: 'Données et états',
    houseRules: 'Règles de base (hors de votre idée)',
  },
  none: {
    users: 'L’idée ne nomme aucun utilisateur.',
    goals: 'Aucun objectif n’a été trouvé dans l’idée.',
    requirements: 'Rien n’a été trouvé dans l’idée sur ce que fait le produit.',
    constraints: 'Aucune n’a été trouvée dans l’idée.',
    exclusions: 'Rien n’a été trouvé dans l’idée.',
  },
  priorities: { must: 'Indispensable', should: 'Important', could: 'Facultatif' },
  notes: {
    namedIn: 'voir {ids}',
    reasonFor: 'motive {id}',
    purposeOf: 'but de {id}',
    continues: 'suite de {id} : {quote}',
    undecided: 'non tranché, voir {id}',
    struck: 'barré dans l’idée',
    conflict: 'contredit, voir {id}',
    who: 'Qui : {who}',
    under: 'Sous : {heading}',
    why: 'Pourquoi : {quote} ({id})',
    alongside: 'Tenir compte aussi de {ids}',
    unchecked: 'Les mots de {ids} ne donnent rien à tester : convenez d’un test pour chacun.',
    excludedYetAsked: 'exclu et pourtant demandé',
    sideA: 'Côté A',
    sideB: 'Côté B',
    role: 'Rôle',
    does: 'Fait',
    ruledOut: 'Exclu',
    alsoSaid: 'Dit en même temps : {quote} ({id})',
  },
  every: /(?<!\p{L})(?:chaque|tous\sles|toutes\sles)\s\p{L}+/u,
  criteria: {
    condition: 'Étant donné {given}, alors {then}.',
    each: 'Chacun de ces éléments est présent, testé un par un : {things}.',
    bounds: {
      atMost: '{quantity} : {at}, conforme ; {over}, non conforme.',
      below: '{quantity} : {under}, conforme ; {at}, non conforme.',
      atLeast: '{quantity} : {at}, conforme ; {under}, non conforme.',
      above: '{quantity} : {over}, conforme ; {at}, non conforme.',
      every: '{quantity} : deux occurrences de suite ont cet écart, sans oubli ni doublon.',
      after: '{quantity} : rien encore à {under} ; échéance à {at}.',
      range: '{quantity} : les deux bornes comptent ; {under} et {over} ne comptent plus.',
      by: '{quantity} : décider si ce moment précis compte encore.',
      exactly:
        '{quantity} : valeur exacte ou limite ? À convenir, puis tester la valeur elle-même.',
    },
    around: '{quantity} : tester à cette valeur et de part et d’autre.',
    literal: '{quantity} : testé avec cette valeur exacte.',
    actions: [
      {
        verbs: /^(?:cherche|recherche|filtr)/u,
        check:
          '{object} : la recherche trouve un élément connu, signale l’absence de résultat et peut être réinitialisée.',
      },
      {
        verbs: /^(?:notifi|alert|rappel|averti|prévien)/u,
        check: '{object} : arrive une fois par événement, le nomme et y conduit.',
      },
      {
        verbs: /^(?:télévers|joind|joint$)/u,
        check:
          '{object} : un fichier trop lourd ou du mauvais format est refusé avec le motif ; un fichier valable peut être rouvert.',
      },
      {
        verbs: /^(?:réserv)/u,
        check:
          '{object} : si deux personnes essaient au même instant, une seule réussit et l’autre en est informée.',
      },
      {
        verbs: /^(?:approuv|valid|refus|rejet)/u,
        check:
          '{object} : accepté, refusé et en attente se distinguent, et chaque décision indique qui l’a prise et quand.',
      },
      {
        verbs: /^(?:export|télécharg|imprim)/u,
        check: '{object} : ce qui arrive s’ouvre ailleurs et contient ce que montrait l’écran.',
      },
      {
        verbs: /^(?:supprim)/u,
        check:
          '{object} : disparaît de toutes les listes et recherches, et le sort de ce qui en dépendait est réglé.',
      },
      {
        verbs: /^(?:calcul|additionn|totalis)/u,
        check:
          '{object} : trois exemples calculés à la main concordent, dont un sans rien à compter.',
      },
    ],
    every: '{thing} : tester le premier cas, un autre et le dernier.',
    purpose: 'Le but est atteint : {quote} ({id}).',
    unclear:
      'Rien dans {text} ne peut encore être testé. Précisez quand cela arrive et ce que l’on voit alors.',
    unclearWho:
      'Rien dans {text} ne peut encore être testé. Précisez qui le fait, quand, et ce que l’on voit alors.',
  },
  questions: {
    contradiction: 'Qu’est-ce qui vaut : {one} ou {other} ?',
    undecided: 'L’idée laisse ouvert : {quote}. Qui tranche, et pour quand ?',
    vague: 'Comment un test mesurerait-il {quote} dans {where} ?',
    noMeasure: 'Quel chiffre, et à quelle échéance, vous dira que cela marche ?',
    noRole: 'Qui s’en charge : {quote} ?',
    dateWithoutYear:
      'De quelle année s’agit-il, et que sacrifier d’abord si {quote} ne peut être tenu ?',
    conditionElse: 'Que se passe-t-il dans le cas contraire : {quote} ?',
    noType: 'Quel genre de produit est-ce, et qu’en fait-on d’abord ?',
    beyondLimit: 'Que se passe-t-il au-delà de la limite dans {quote} ?',
    unread: 'Lesquels des énoncés cités sont des exigences ?',
  },
  houseRules: [
    'Un échec dit ce qui s’est passé et conserve ce qui a été saisi.',
    'Ce que l’idée n’attribue à aucun rôle est refusé par le serveur jusqu’à décision, et pas seulement masqué.',
    'Les heures s’affichent dans le fuseau horaire de qui les lit.',
    'Chaque liste est correcte vide, avec un élément et avec plus que l’écran n’en contient.',
    'Ce qui est enregistré existe une seule fois, même après un double clic, un rechargement ou une coupure.',
  ],
};
