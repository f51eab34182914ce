import type { WordedTable } from './wordedTable';

/** French tests of words that say exactly what to look at. */
export const frWorded: WordedTable = {
  sorted:
    '{quote} : les entrées qui diffèrent sur ce point apparaissent dans cet ordre, quelle que soit la première saisie.',
  perUnit:
    '{quote} : avec des entrées connues pour deux de chaque, chacun est affiché séparément et chaque chiffre est juste.',
  ofDay:
    '{quote} : avec une entrée d’hier, une d’aujourd’hui et une de demain, seule celle d’aujourd’hui s’affiche.',
  withoutAccount:
    '{quote} : dans une fenêtre de navigation privée, cela fonctionne du début à la fin et aucune connexion n’est demandée.',
  filtered:
    '{quote} : chacun de ces critères trouve une entrée qui a la valeur cherchée et aucune qui en a une autre.',
  onlySeen:
    '{quote} : rien d’autre ne figure sur la page ni dans les données qui lui sont envoyées.',
  dayBefore:
    '{quote} : cela se produit une fois la veille, et aucun autre jour, ni avant ni après.',
  choice:
    '{quote} : chacune de ces valeurs peut être choisie, une seule à la fois ; la dernière choisie est affichée, même après rechargement.',
  marked:
    '{quote} : la marque est encore là après rechargement, et aucune autre entrée ne la porte.',
  onTop:
    '{quote} : de deux entrées dont une seule remplit cette condition, celle-ci est au-dessus de l’autre, quelle que soit la première saisie.',
  eachTime:
    '{quote} : à chacun de ces moments, cela se produit exactement une fois, et à aucun autre.',
  own: '{quote} : de deux utilisateurs aux données différentes, chacun ne voit que les siennes, même en ouvrant directement l’URL de l’autre.',
  offline:
    '{quote} : connexion coupée, les mêmes étapes fonctionnent ; une fois la connexion rétablie, rien de ce qui a été saisi entre-temps n’est perdu ni en double.',
  import:
    '{quote} : chaque ligne apparaît ensuite avec ses valeurs ; un message indique chaque ligne qui n’a pas pu être lue.',
  export:
    '{quote} : ouvert dans un autre programme, le fichier montre les mêmes valeurs que la page.',
  print: '{quote} : sur le papier utilisé, rien n’est coupé et tout est lisible.',
  scan: '{quote} : un code valable ouvre ce à quoi il appartient ; un code inconnu affiche un message et ne change rien.',
  deadline: '{quote} : juste avant, c’est à temps ; juste après, c’est trop tard.',
  unique:
    '{quote} : deux créés au même moment diffèrent, et aucun n’est jamais attribué deux fois.',
  search:
    '{quote} : avec une fiche qui correspond et une qui ne correspond pas, seule la première apparaît.',
  remove:
    '{quote} : ensuite, cela n’apparaît dans aucune liste d’entrées actuelles ni dans aucune recherche.',
  upload: '{quote} : ouverte depuis cette entrée, la photo apparaît telle qu’elle a été prise.',
  history:
    '{quote} : deux saisies faites l’une après l’autre se retrouvent toutes deux plus tard, dans l’ordre, chacune avec son heure.',
  live: '{quote} : une modification faite sur un appareil apparaît sur un second, déjà ouvert, sans rechargement.',
  language:
    '{quote} : dans chaque langue, tous les textes, dates et messages sont présents, et aucun n’est dans une autre langue.',
  books:
    '{quote} : quand deux personnes tentent au même moment d’obtenir la dernière disponibilité, l’une l’obtient et l’autre est avertie qu’il n’y en a plus.',
  decides:
    '{quote} : testé une fois avec oui et une fois avec non ; tous les intéressés voient ensuite la décision.',
  confirms:
    '{quote} : avant, cela s’affiche comme en attente ; après, comme fait, avec qui l’a fait et quand, même après rechargement.',
  swaps:
    '{quote} : ensuite, tous ceux qui voient le planning trouvent chacun à la place de l’autre, et personne aux deux.',
  told: '{quote} : à chaque fois, le message atteint cette personne et dit de quoi il s’agit ; sans motif, rien n’est envoyé.',
  cancels:
    '{quote} : ensuite, cela s’affiche comme annulé pour tous ceux qui le voient et ne compte dans aucun total.',
  assigns:
    '{quote} : ensuite, cela figure chez la personne nommée et chez nulle autre, et les deux côtés le voient.',
  computes:
    '{quote} : trois exemples calculés à la main donnent les mêmes résultats ; l’un d’eux demande un arrondi.',
  file: '{quote} : tous ceux qui peuvent voir l’entrée peuvent en ouvrir le fichier, inchangé.',
  paid: '{quote} : le montant dû est débité exactement une fois ; si le paiement est refusé ou interrompu, rien n’est débité et le payeur en est averti.',
  firstWins:
    '{quote} : quand deux personnes le font au même moment, l’une l’obtient et l’autre en est avertie.',
  oneStep: '{quote} : compté depuis la page où cela commence, il n’en faut pas plus.',
  ownOnly:
    '{quote} : une tentative sur ce qui est à quelqu’un d’autre, même en ouvrant directement son URL, est refusée et ne change rien.',
  overlap:
    '{quote} : une deuxième qui chevauche la première d’une seule minute est refusée, et la première reste inchangée.',
  approval:
    '{quote} : tant que ce n’est pas fait, cela ne compte pas et rien n’en découle ; ensuite, si.',
  anonymous:
    '{quote} : aucune page, aucun message ni aucun export destiné aux autres ne contient de nom ni quoi que ce soit qui révèle qui c’est.',
  automatic:
    '{quote} : cela se produit sans que personne ne fasse rien, et exactement une fois à chaque fois.',
  onMap: '{quote} : deux entrées à des lieux connus apparaissent à ces lieux sur la carte.',
  optional:
    '{quote} : laissé vide, l’enregistrement fonctionne quand même ; rempli, cela s’affiche de nouveau.',
  recurring:
    '{quote} : observé trois fois de suite, cela se produit exactement une fois à chaque fois et jamais entre-temps.',
  delivered: '{quote} : avec des entrées connues, tout y est juste et rien ne manque.',
  signedIn:
    '{quote} : sans se connecter, aucune page n’en montre rien, même en ouvrant directement son URL.',
  required:
    '{quote} : sans cela, c’est refusé et le message dit pourquoi ; avec cela, c’est accepté.',
  comments:
    '{quote} : cela s’affiche ici avec son auteur, même après rechargement, et nulle part ailleurs.',
  votes:
    '{quote} : le total est celui d’un compte à la main, même après un vote de plus, et personne n’est compté deux fois.',
  moves:
    '{quote} : ensuite, pour tous ceux qui le voient, cela figure à son nouvel emplacement ou horaire et plus à l’ancien.',
  blocks:
    '{quote} : dès lors, ce que cela doit empêcher est refusé avec un message qui dit pourquoi ; une fois levé, cela marche de nouveau.',
  shares:
    '{quote} : ceux avec qui c’est partagé peuvent l’ouvrir ; toute autre personne est refusée, même en ouvrant directement son URL.',
  lends:
    '{quote} : pendant le prêt, cela s’affiche comme prêté et personne d’autre ne peut le prendre ; une fois rendu, c’est de nouveau disponible.',
  pauses:
    '{quote} : pendant la pause, rien n’en est exécuté ; à la reprise, cela continue, et rien de ce qui a été saisi avant n’est perdu.',
  joins:
    '{quote} : ensuite, ce nom figure exactement une fois sur la liste, même après une seconde tentative.',
  merges:
    '{quote} : ensuite, il n’en reste qu’un au lieu de plusieurs, avec tout ce que contenait chacun d’eux.',
  rates:
    '{quote} : avec les évaluations de deux personnes, les deux sont conservées, et tout total ou toute moyenne est égal à un calcul à la main.',
  orders:
    '{quote} : la commande arrive exactement une fois de l’autre côté, avec tout comme choisi et le total conforme à un calcul à la main.',
  publishes:
    '{quote} : avant, ceux à qui c’est destiné ne peuvent pas le trouver ; après, si, avec tout comme saisi.',
  entered:
    '{quote} : saisi une fois avec tous les détails, tout est réaffiché tel que saisi, même après rechargement.',
  shown:
    '{quote} : avec des entrées connues, ce qui est affiché y correspond, même après la modification de l’une d’elles.',
  matched:
    '{quote} : entre un qui convient et un qui ne convient pas, seul le premier est proposé.',
  steps:
    '{quote} : on fait passer un cas par ces étapes dans l’ordre : après chacune, toutes les personnes concernées voient où il en est, et aucune étape ne peut être sautée.',
  ifOnly:
    '{quote} : essayé une fois là où cela s’applique et une fois là où ce n’est pas le cas, cela ne se produit que la première fois.',
  linked: '{quote} : chacun des deux s’ouvre depuis l’autre, et rien d’autre ne s’ouvre.',
  plays:
    '{quote} : ce qui a été enregistré ou envoyé se lit du début à la fin sur un deuxième appareil.',
  chart:
    '{quote} : avec des valeurs connues à trois moments, chacune est à sa place, et une valeur manquante laisse un vide.',
  external:
    '{quote} : avec un compte de test de l’autre système, les mêmes valeurs y arrivent ; s’il est injoignable, la personne à l’origine en est avertie et rien n’est perdu.',
  api: '{quote} : un appel valide reçoit la réponse décrite ; un appel invalide reçoit une erreur qui dit ce qui ne va pas, et ne change rien.',
  edits:
    '{quote} : ensuite, la nouvelle valeur s’affiche partout où était l’ancienne, même après rechargement.',
  measured: '{quote} : comparée à un relevé fait à la main au même moment, la valeur est la même.',
  sends:
    '{quote} : cela arrive exactement une fois, sans modification, aux destinataires prévus et à personne d’autre.',
  inTurn:
    '{quote} : de trois personnes venues l’une après l’autre, chacune a son tour dans cet ordre ; celle qui part ne fait perdre sa place à personne.',
  documented:
    '{quote} : avec des entrées connues, le document contient chacune d’elles, et chaque chiffre y est juste.',
  compared:
    '{quote} : avec deux cas connus, les deux sont côte à côte et chaque différence se voit.',
  counted:
    '{quote} : si l’on en ajoute un, le nombre affiché change d’exactement une unité ; une fois celui-ci retiré, il est comme avant.',
  played:
    '{quote} : en trois essais comme décrit, le jeu réagit ainsi chaque fois, et pas autrement.',
};
