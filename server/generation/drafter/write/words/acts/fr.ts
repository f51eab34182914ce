import type { ActTable } from './actTable';

/** What a test of each act looks at, in French. */
export const frActs: ActTable = {
  upload: {
    check:
      '{object} : un bon fichier ou code est ensuite là pour tous ceux qui y ont droit, et s’ouvre.',
    fails:
      'Fichier trop gros, du mauvais type ou interrompu, code illisible : refusé avec la limite ou la raison, et ce qui était là reste.',
  },
  notify: {
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
  create: {
    check:
      '{object} : avec des valeurs valables, c’est là une seule fois après rechargement, chaque valeur comme saisie.',
    fails:
      'Une valeur manque, est impossible ou existe déjà : refusée à ce champ, et le reste de la saisie est gardé.',
  },
  edit: {
    check:
      '{object} : ensuite il en est ainsi pour tous ceux qui le voient, même après un rechargement.',
  },
  remove: {
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
  pay: {
    check: '{object} : le montant affiché est débité exactement une fois, avec un reçu.',
    fails:
      'Paiement refusé ou interrompu : rien n’est débité, la personne le sait, et un second essai ne débite pas deux fois.',
  },
  approve: {
    check: '{object} : une fois tranché, tous les intéressés voient l’état, qui a décidé et quand.',
    fails:
      'Décidé ou signé deux fois, par la mauvaise personne ou après une modification : refusé ; ce qui est signé reste tel quel.',
  },
  rate: {
    check:
      '{object} : avec trois réponses différentes, le résultat est celui calculé à la main ; une seconde de la même personne ne compte pas double.',
  },
  search: {
    check:
      '{object} : d’une fiche qui convient et d’une qui ne convient pas, seule la première est trouvée.',
    fails: 'Rien ne convient : c’est dit, et la demande reste pour être élargie.',
  },
  show: {
    check:
      '{object} : on voit exactement les données saisies pour le test, et leur modification au regard suivant.',
  },
  live: {
    check:
      '{object} : ouvert sur deux appareils, un changement apparaît sur l’autre en moins de 5 secondes, sans recharger.',
  },
  map: {
    check:
      '{object} : deux lieux de position connue apparaissent là où ils sont, et chacun ouvre sa propre fiche.',
  },
  report: {
    check:
      '{object} : on y trouve exactement ce qui doit y être, vérifié avec des données connues ; sans données, c’est dit.',
  },
  calculate: {
    check: '{object} : trois exemples calculés à la main concordent, dont un sans aucune valeur.',
    fails:
      'Une valeur manque ou est impossible : aucun chiffre plutôt qu’un faux, et ce qui manque est nommé.',
  },
  export: {
    check:
      '{object} : ce qui sort s’ouvre ailleurs et correspond ligne à ligne à des données connues.',
    fails:
      'Rien à sortir, ou coupure en route : c’est dit, et aucune moitié ne passe pour le tout.',
  },
  print: {
    check:
      '{object} : sur l’imprimante et le papier prévus rien n’est coupé, chaque pièce sort une fois, noms et codes sont lisibles.',
  },
  scan: {
    check:
      '{object} : un code valable mène exactement à ce à quoi il appartient ; lu deux fois de suite, il compte une fois ; inconnu, c’est dit.',
  },
  signIn: {
    check:
      '{object} : une personne avec accès et une sans essaient : la première atteint ce qui est à elle, la seconde seulement ce qui n’en demande pas.',
    fails:
      'Preuve fausse, expirée ou déjà utilisée : refus sans dire ce qui était faux ; après plusieurs essais, il faut attendre.',
  },
  restrict: {
    check: '{object} : ce que cela exclut est refusé ou absent, même par l’adresse directe.',
  },
  publish: {
    check:
      '{object} : quelqu’un sans compte le trouve et l’ouvre ; ce qui n’est pas publié reste hors d’atteinte, même par l’adresse directe.',
  },
  assign: {
    check: '{object} : à tout moment un seul l’a, et celui qui le cède ou le reçoit le voit.',
    fails:
      'Personne pour le prendre, ou la personne est partie : cela reste visiblement ouvert et quelqu’un l’apprend.',
  },
  unique: {
    check:
      '{object} : s’il en existe déjà un, un second est refusé et le premier montré ; de deux essais simultanés, un seul reste.',
  },
  limit: {
    check:
      '{object} : à la limite exacte, cela marche encore ; un pas au-delà, c’est refusé en nommant la limite.',
  },
  queue: {
    check:
      '{object} : de trois personnes dans un ordre connu, si la première part, la deuxième avance et l’apprend ; personne n’est sauté.',
  },
  choose: {
    check:
      '{object} : chaque réponse possible peut être donnée, reste après rechargement et parvient à qui en a besoin ; une nouvelle remplace l’ancienne.',
  },
  schedule: {
    check:
      '{object} : saisi pour un jour et une heure, c’est là pour tous les intéressés, même après minuit et au changement d’heure.',
  },
  sync: {
    check:
      '{object} : une modification d’un côté est de l’autre une seule fois et telle quelle, même après une coupure.',
    fails:
      'L’autre côté ne répond pas, ou les deux ont changé la même chose : le travail continue, c’est rattrapé, et le conflit est montré.',
  },
  import: {
    check:
      '{object} : sur dix enregistrements dont un fautif, neuf sont repris tels quels et le fautif est nommé avec sa place.',
  },
  measure: {
    check: '{object} : une valeur connue à la source arrive identique, avec l’heure et l’unité.',
    fails:
      'La source se tait ou donne n’importe quoi : le trou se voit comme un trou, et personne ne prend une vieille valeur pour une neuve.',
  },
  history: {
    check:
      '{object} : deux saisies de deux personnes se retrouvent plus tard, intactes et dans l’ordre, avec auteur et heure.',
  },
  draw: {
    check:
      '{object} : une marque dans un coin et une au milieu sont au même endroit après enregistrement, aussi sur un autre écran.',
  },
  media: {
    check:
      '{object} : cela démarre en 2 secondes, s’arrête et reprend au même endroit, et est complet jusqu’à la fin.',
  },
  suggest: {
    check:
      '{object} : dans trois cas connus, chaque proposition convient aux données ; refusée, elle ne change rien.',
  },
  play: {
    check:
      '{object} : joué une fois selon les règles et une fois avec un coup interdit : état et points sont justes, le coup interdit reste sans effet.',
  },
  resume: {
    check: '{object} : fermé au milieu et rouvert le lendemain, tout est resté tel quel.',
  },
  lend: {
    check:
      '{object} : tant que c’est sorti, on voit qui l’a et depuis quand ; rendu, c’est aussitôt libre.',
  },
  stock: {
    check:
      '{object} : d’une quantité connue, après une entrée et deux sorties le nombre est juste ; à zéro, plus rien ne sort.',
  },
  expire: {
    check:
      '{object} : juste avant, rien n’a changé ; juste après, c’est le cas pour tous, sans que personne n’agisse.',
  },
  time: {
    check:
      '{object} : à côté d’une seconde horloge, l’écart est de moins d’une seconde, aussi après une pause et écran éteint.',
  },
  control: {
    check:
      '{object} : en 2 secondes l’appareil l’a fait et annonce son nouvel état ; pressé deux fois, cela se fait une fois.',
  },
  join: {
    check:
      '{object} : la personne visée entre et voit ce que voient les autres ; un inconnu avec le même lien, non.',
  },
  endpoint: {
    check: '{object} : avec un appel valable, la réponse a les champs et les types décrits.',
    fails:
      'Appel mal formé, identifiant inconnu ou clé absente : un code d’erreur décrit, et rien n’est modifié.',
  },
  offline: {
    check:
      '{object} : connexion coupée, les mêmes étapes marchent ; une fois revenue, tout arrive exactement une fois.',
  },
  privacy: {
    check:
      '{object} : ce qui est gardé et envoyé pour une personne test ne va pas au-delà ; après suppression, plus rien ne se trouve.',
  },
  platform: {
    check:
      '{object} : chaque exigence y est parcourue une fois, sur la plus ancienne version en usage.',
  },
  access: {
    check:
      '{object} : une personne concernée accomplit seule la tâche principale, en texte double et avec un contraste de 4,5 pour 1.',
  },
  language: {
    check:
      '{object} : dans chaque langue tous les textes, dates et messages sont là, aucun ne reste dans une autre, le plus long n’est pas coupé.',
  },
  speed: {
    check:
      '{object} : mesuré dix fois avec des données réalistes sur l’appareil le plus lent en usage ; le temps le plus long compte.',
  },
  simple: {
    check:
      '{object} : trois personnes qui ne l’ont jamais vu accomplissent la tâche principale sans demander ; on note où elles hésitent.',
  },
  free: {
    check:
      '{object} : parcouru du début à la fin, aucune étape ne demande ni ne montre autre chose.',
  },
};
