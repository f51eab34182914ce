import type { SpecificTable } from './specificTable';

/** French tests of words that say exactly what to look at. */
export const frSpecifics: SpecificTable = {
  sorted:
    '{quote} : deux entrées qui diffèrent sur ce point apparaissent dans cet ordre, quelle que soit la première saisie.',
  highlighted: '{quote} : une entrée concernée apparaît ainsi ; une entrée non concernée, non.',
  perUnit:
    '{quote} : avec des entrées connues pour deux de chaque, chacun a les siennes et chaque chiffre est juste.',
  figure:
    '{quote} : avec des entrées connues, cela est égal à la valeur calculée à la main et change à l’entrée suivante.',
  onlySeen:
    '{quote} : rien d’autre n’en figure sur la page ni dans les données qui lui sont envoyées.',
  withDetail:
    '{quote} : réapparaît avec l’entrée tel qu’indiqué. À convenir : l’entrée est-elle refusée sans cela ?',
  ranked:
    '{quote} : avec des entrées connues, dont deux ne diffèrent que d’une unité, l’ordre est juste. À convenir : ce qui départage les ex æquo.',
  ofDay:
    '{quote} : de trois entrées, d’hier, d’aujourd’hui et de demain, on ne voit que celle d’aujourd’hui.',
  which:
    '{quote} : deux cas aux réponses différentes montrent chacun la bonne, aussi après un changement de réponse.',
  withoutAccount:
    '{quote} : dans un navigateur neuf, on va jusqu’au bout sans qu’aucune connexion soit demandée.',
  hidden: '{quote} : cela ne figure ni sur la page ni dans les données qui lui sont envoyées.',
  filtered:
    '{quote} : chacun de ces critères trouve une entrée qui a la valeur cherchée et aucune qui en a une autre.',
  dayBefore: '{quote} : rien deux jours avant ; la veille, une seule fois ; ensuite, plus rien.',
  everything: '{quote} : on trouve ici une entrée faite dans chacun des autres rôles.',
  chosen:
    '{quote} : chaque choix proposé est possible et réapparaît comme choisi. À convenir : ce qui est proposé.',
  moved:
    '{quote} : ensuite, cela figure au nouvel endroit et plus à l’ancien, pour tous ceux qui voient l’un des deux.',
  cancelled:
    '{quote} : ce qui était pris est de nouveau libre pour d’autres et ne compte plus pour qui a annulé.',
  signed:
    '{quote} : apparaît ensuite avec ce qui a été signé, par qui et quand. À convenir : peut-on encore modifier ce qui est signé ?',
  marked:
    '{quote} : cette entrée l’affiche ensuite à tous ceux qui la voient, même après rechargement ; sa voisine, non.',
  edited:
    '{quote} : la nouvelle valeur apparaît partout où elle sert. À convenir : vaut-elle aussi pour ce qui a déjà été saisi ?',
  blocked: 'À convenir, pour {quote} : qu’est-ce qui n’est alors plus possible, et qui le lève ?',
  outside:
    'À convenir, pour {quote} : le logiciel doit-il le savoir ? Si oui, qui le note, et quand ?',
  occasion: '{quote} : arrive une seule fois si {given} est le cas ; sinon, rien n’arrive.',
  following:
    '{quote} : arrive une seule fois quand ceci se produit : {given} ; sinon, rien n’arrive.',
  trigger:
    'À convenir, pour {quote} : qu’est-ce qui le déclenche, et sous quel délai doit-il arriver ?',
  states: 'À convenir, pour {things} : duquel peut-on passer auquel, et qui le change ?',
  prices:
    'Chacun de ces montants est compté au centime près pour ce qu’il accompagne, et pour rien d’autre : {things}.',
  perOne: '{quantity} : pour un, exactement ce montant ; pour deux, {double}.',
  label: 'À convenir, pour {object} : que doit faire le logiciel ici ?',
  figures:
    'Avec des entrées connues, chacune de ces données est égale à celle calculée à la main : {things}.',
  numbered:
    '{quote} : il figure sur le papier, et deux impressions successives en portent de différents.',
};
