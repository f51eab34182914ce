import type { SpecificTable } from './specificTable';

/** French tests of words that say exactly what to look at. */
export const frSpecifics: SpecificTable = {
  sorted:
    '{quote} : deux entrées qui diffèrent sur ce point apparaissent dans cet ordre, quelle que soit la première saisie.',
  perUnit:
    '{quote} : avec des entrées connues pour deux de chaque, chacun a les siennes et chaque chiffre est juste.',
  onlySeen:
    '{quote} : rien d’autre n’en figure sur la page ni dans les données qui lui sont envoyées.',
  ofDay:
    '{quote} : de trois entrées, d’hier, d’aujourd’hui et de demain, on ne voit que celle d’aujourd’hui.',
  withoutAccount:
    '{quote} : dans un navigateur neuf, on va jusqu’au bout sans qu’aucune connexion soit demandée.',
  filtered:
    '{quote} : chacun de ces critères trouve une entrée qui a la valeur cherchée et aucune qui en a une autre.',
  dayBefore: '{quote} : rien deux jours avant ; la veille, une seule fois ; ensuite, plus rien.',
  moved:
    '{object} : ensuite, cela figure au nouvel endroit et plus à l’ancien, pour tous ceux qui voient l’un des deux.',
  signed:
    '{object} : apparaît ensuite avec ce qui a été signé, par qui et quand. À convenir : peut-on encore modifier ce qui est signé ?',
  marked:
    '{object} : cette entrée l’affiche ensuite à tous ceux qui la voient, même après rechargement ; sa voisine, non.',
  trigger:
    'À convenir, pour {quote} : qu’est-ce qui le déclenche, et sous quel délai doit-il arriver ?',
  perOne: '{quantity} : pour un, exactement ce montant ; pour deux, {double}.',
};
