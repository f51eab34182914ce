import type { ActTable } from './actTable';

/** The criteria for each act, in French. */
export const frActs: ActTable = {
  upload:
    '{object} : un bon fichier ou code est ensuite là pour tous ceux qui y ont droit, et s’ouvre.',
  notify:
    '{object} : si le cas se produit, cela arrive une seule fois, à la bonne personne, avec le motif ; sinon rien n’arrive.',
  message:
    '{object} : ce qu’un côté envoie figure tel quel chez l’autre, avec l’auteur et l’heure, dans l’ordre d’envoi.',
  create:
    '{object} : enregistrée puis rouverte, chaque valeur est telle que saisie. À convenir : lesquelles sont obligatoires et lesquelles sont refusées.',
  change:
    'À convenir, pour {object} : qu’est-ce qui change ensuite, pour qui, et quand est-ce refusé ?',
  remove:
    '{object} : ensuite aucune liste ni recherche ne le propose, et ce qui en dépendait est réglé.',
  book: '{object} : s’il en reste un et que deux personnes essaient en même temps, une réussit et l’autre l’apprend.',
  pay: '{object} : le montant affiché est débité exactement une fois, avec un reçu.',
  approve: '{object} : une fois tranché, tous les intéressés voient l’état, qui a décidé et quand.',
  rate: '{object} : avec trois réponses différentes, le résultat est celui calculé à la main ; une seconde de la même personne ne compte pas double.',
  search:
    '{object} : d’une fiche qui convient et d’une qui ne convient pas, seule la première est trouvée.',
  show: '{object} : deux cas connus et différents s’affichent différemment, chacun correctement ; après un changement, la nouvelle valeur apparaît.',
  map: '{object} : deux lieux de position connue apparaissent là où ils sont, et chacun ouvre sa propre fiche.',
  report:
    '{object} : on y trouve exactement ce qui doit y être, vérifié avec des données connues ; sans données, c’est dit.',
  calculate: '{object} : trois exemples calculés à la main concordent, dont un sans aucune valeur.',
  export:
    '{object} : ce qui sort s’ouvre ailleurs et correspond ligne à ligne à des données connues.',
  print:
    '{object} : sur l’imprimante et le papier prévus rien n’est coupé, chaque pièce sort une fois, noms et codes sont lisibles.',
  scan: '{object} : un code valable mène exactement à ce à quoi il appartient ; lu deux fois de suite, il compte une fois ; inconnu, c’est dit.',
  signIn:
    '{object} : une personne avec accès et une sans essaient : la première atteint ce qui est à elle, la seconde seulement ce qui n’en demande pas.',
  restrict: '{object} : ce que cela exclut est refusé ou absent, même par l’adresse directe.',
  publish:
    '{object} : quelqu’un sans compte le trouve et l’ouvre ; ce qui n’est pas publié reste hors d’atteinte, même par l’adresse directe.',
  assign: '{object} : à tout moment un seul l’a, et celui qui le cède ou le reçoit le voit.',
  unique:
    '{object} : s’il en existe déjà un, un second est refusé et le premier montré ; de deux essais simultanés, un seul reste.',
  queue:
    '{object} : de trois personnes dans un ordre connu, si la première part, la deuxième avance et l’apprend ; personne n’est sauté.',
  sync: '{object} : une modification d’un côté est de l’autre une seule fois et telle quelle, même après une coupure.',
  import:
    '{object} : sur dix enregistrements dont un fautif, neuf sont repris tels quels et le fautif est nommé avec sa place.',
  measure: '{object} : une valeur connue à la source arrive identique, avec l’heure et l’unité.',
  history:
    '{object} : deux saisies de deux personnes se retrouvent plus tard, intactes et dans l’ordre, avec auteur et heure.',
  suggest:
    '{object} : dans trois cas connus, chaque proposition convient aux données ; refusée, elle ne change rien.',
  lend: '{object} : tant que c’est sorti, on voit qui l’a et depuis quand ; rendu, c’est aussitôt libre.',
  stock:
    '{object} : d’une quantité connue, après une entrée et deux sorties le nombre est juste ; à zéro, plus rien ne sort.',
  endpoint: '{object} : avec un appel valable, la réponse a les champs et les types décrits.',
  offline:
    '{object} : connexion coupée, les mêmes étapes marchent ; une fois revenue, tout arrive exactement une fois.',
  privacy:
    '{object} : vérifié sur une personne test : ce qui est gardé et envoyé, où cela se trouve et qui peut l’ouvrir y sont conformes.',
  platform: '{object} : chaque exigence est parcourue une fois dans exactement ces conditions.',
  access:
    '{object} : une personne concernée accomplit seule la tâche principale, en texte double et avec un contraste de 4,5 pour 1.',
  language:
    '{object} : dans chaque langue tous les textes, dates et messages sont là, aucun ne reste dans une autre, le plus long n’est pas coupé.',
};
