import type { WordedTable } from './wordedTable';

/** French tests of words that say exactly what to look at. */
export const frWorded: WordedTable = {
  sorted:
    '{quote} : deux entrées qui diffèrent sur ce point apparaissent dans cet ordre, quelle que soit la première saisie.',
  perUnit:
    '{quote} : avec des entrées connues pour deux de chaque, chacun a les siennes et chaque chiffre est juste.',
  ofDay:
    '{quote} : de trois entrées, d’hier, d’aujourd’hui et de demain, on ne voit que celle d’aujourd’hui.',
  withoutAccount:
    '{quote} : dans un navigateur neuf, on va jusqu’au bout sans qu’aucune connexion soit demandée.',
  filtered:
    '{quote} : chacun de ces critères trouve une entrée qui a la valeur cherchée et aucune qui en a une autre.',
  onlySeen:
    '{quote} : rien d’autre n’en figure sur la page ni dans les données qui lui sont envoyées.',
  dayBefore: '{quote} : rien deux jours avant ; la veille, une seule fois ; ensuite, plus rien.',
  marked:
    '{quote} : cette entrée l’affiche ensuite à tous ceux qui la voient, même après rechargement ; sa voisine, non.',
  own: '{quote} : de deux personnes ou choses aux données différentes, chacune a ou voit les siennes et rien de l’autre.',
  offline:
    '{quote} : connexion coupée, les mêmes étapes marchent ; une fois revenue, tout arrive exactement une fois.',
  export:
    '{quote} : ouvert dans un autre programme, le contenu correspond entrée par entrée à des données connues.',
  print: '{quote} : sur le papier utilisé, rien n’est coupé et tout est lisible.',
  scan: '{quote} : un code valable mène à ce à quoi il appartient ; un code inconnu est signalé et ne change rien.',
  deadline: '{quote} : à temps juste avant, trop tard juste après.',
  search:
    '{quote} : d’une fiche qui convient et d’une qui ne convient pas, seule la première est trouvée.',
  remove: '{quote} : ensuite, aucune liste ni recherche ne le propose comme actuel.',
  upload: '{quote} : la photo s’ouvre depuis cette entrée telle qu’elle a été prise.',
  history:
    '{quote} : deux saisies de deux personnes se retrouvent plus tard, intactes et dans l’ordre, avec auteur et heure.',
  howMany:
    '{quote} : c’est ce que donne le compte à la main, aussi après une entrée de plus et après le retrait d’une.',
  live: '{quote} : une modification sur un appareil apparaît sur un second déjà ouvert, sans recharger.',
  language:
    '{quote} : dans chaque langue tous les textes, dates et messages sont là, et aucun ne reste dans une autre.',
};
