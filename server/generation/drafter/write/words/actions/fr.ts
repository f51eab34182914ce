import type { ActionTable } from './actionWords';

/** French actions. Verbs go by their action in the lexicon, besides these. */
export const frActions: ActionTable = {
  endpoint: {
    things: /(?<!\p{L})(?:get|post|put|patch|delete|head)\s\/\S|webhook|endpoint/u,
    check: '{object} : avec un appel valable, la réponse a les champs et les types décrits.',
    fails:
      'Appel mal formé, identifiant inconnu ou clé absente : un code d’erreur décrit, et rien n’est modifié.',
  },
  pay: {
    check: '{object} : le montant affiché est débité exactement une fois, avec un reçu.',
    fails:
      'Paiement refusé ou interrompu : rien n’est débité, la personne le sait, et un second essai ne débite pas deux fois.',
  },
  signIn: {
    fails:
      'Preuve fausse, expirée ou déjà utilisée : refus sans dire ce qui était faux ; après plusieurs essais, il faut attendre.',
  },
  remove: {
    verbs: /^(?:annul|désist)/u,
    check:
      '{object} : ensuite aucune liste ni recherche ne le propose, et ce qui en dépendait est réglé.',
    fails:
      'Supprimé, fermé ou annulé par erreur ou par deux personnes : la seconde apprend que c’est fait ; si c’est réversible, c’est dit avant.',
  },
  book: {
    check:
      '{object} : s’il en reste un et que deux personnes essaient en même temps, une réussit et l’autre l’apprend.',
    fails: 'Pris, bloqué ou trop tard : rien n’est retenu, et ce qui reste libre est proposé.',
  },
  approve: {
    check: '{object} : une fois tranché, tous les intéressés voient l’état, qui a décidé et quand.',
    fails:
      'Décidé ou signé deux fois, par la mauvaise personne ou après une modification : refusé ; ce qui est signé reste tel quel.',
  },
  upload: {
    check:
      '{object} : un bon fichier ou code est ensuite là pour tous ceux qui y ont droit, et s’ouvre.',
    fails:
      'Fichier trop gros, du mauvais type ou interrompu, code illisible : refusé avec la limite ou la raison, et ce qui était là reste.',
  },
  transfer: {
    check:
      '{object} : ce qui sort s’ouvre ailleurs et correspond ligne à ligne à des données connues.',
    fails:
      'Rien à sortir, ou coupure en route : c’est dit, et aucune moitié ne passe pour le tout.',
  },
  search: {
    check:
      '{object} : d’une fiche qui convient et d’une qui ne convient pas, seule la première est trouvée.',
    fails: 'Rien ne convient : c’est dit, et la demande reste pour être élargie.',
  },
  notify: {
    verbs: /^(?:reçoi|recev|recevr)/u,
    check:
      '{object} : si le cas se produit, cela arrive une seule fois, à la bonne personne, avec le motif ; sinon rien n’arrive.',
    fails:
      'Non remis ou reçu deux fois : qui compte dessus voit l’échec, et une répétition se reconnaît.',
  },
  message: {
    check:
      '{object} : ce qu’un côté envoie figure tel quel chez l’autre, avec l’auteur et l’heure, dans l’ordre d’envoi.',
    fails: 'Pas de réponse, ou l’autre est parti : l’expéditeur voit que personne n’a lu.',
  },
  assign: {
    check: '{object} : à tout moment un seul l’a, et celui qui le cède ou le reçoit le voit.',
    fails:
      'Personne pour le prendre, ou la personne est partie : cela reste visiblement ouvert et quelqu’un l’apprend.',
  },
  calculate: {
    check: '{object} : trois exemples calculés à la main concordent, dont un sans aucune valeur.',
    fails:
      'Une valeur manque ou est impossible : aucun chiffre plutôt qu’un faux, et ce qui manque est nommé.',
  },
  check: {
    check:
      '{object} : d’un cas tout juste conforme et d’un cas tout juste non conforme, seul le premier passe.',
    fails:
      'Contrôle impossible sur le moment : le cas attend et est marqué ainsi, ni accepté ni refusé.',
  },
  sync: {
    check:
      '{object} : une modification d’un côté est de l’autre une seule fois et telle quelle, même après une coupure.',
    fails:
      'L’autre côté ne répond pas, ou les deux ont changé la même chose : le travail continue, c’est rattrapé, et le conflit est montré.',
  },
  measure: {
    fails:
      'La source se tait ou donne n’importe quoi : le trou se voit comme un trou, et personne ne prend une vieille valeur pour une neuve.',
  },
  create: {
    check:
      '{object} : avec des valeurs valables, c’est là une seule fois après rechargement, chaque valeur comme saisie.',
    fails:
      'Une valeur manque, est impossible ou existe déjà : refusée à ce champ, et le reste de la saisie est gardé.',
  },
  organise: {
    verbs: /^(?:déplac|report|échang|décal)/u,
    check:
      '{object} : ensuite il en est ainsi pour tous ceux qui le voient, même après un rechargement.',
  },
  show: {
    check:
      '{object} : on voit exactement les données saisies pour le test, et leur modification au regard suivant.',
  },
  report: {
    things:
      /(?<!\p{L})(?:rapports?|récapitulatifs?|bilans?|relevés?|statistiques?|listes?|csv|pdf)(?!\p{L})/u,
    check:
      '{object} : on y trouve exactement ce qui doit y être, vérifié avec des données connues ; sans données, c’est dit.',
  },
  only: {
    things:
      /seuls? (?:le|la|les|un|une|l.)|seulement (?:le|la|les|aux?|à)|rien d.autre|personne d.autre|d.aucun autre/u,
    check: '{object} : ce que cela exclut est refusé ou absent, même par l’adresse directe.',
  },
};
