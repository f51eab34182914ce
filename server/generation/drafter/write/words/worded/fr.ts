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
  own: '{quote} : de deux personnes ou choses aux données différentes, chacune a ou voit les siennes et rien de l’autre, même par son adresse.',
  offline:
    '{quote} : connexion coupée, les mêmes étapes marchent ; une fois revenue, tout arrive exactement une fois.',
  import:
    '{quote} : chaque ligne apparaît ensuite avec ses valeurs ; un fichier avec une ligne fautive est refusé, et le message nomme la ligne.',
  export:
    '{quote} : ouvert dans un autre programme, le contenu correspond entrée par entrée à des données connues.',
  print: '{quote} : sur le papier utilisé, rien n’est coupé et tout est lisible.',
  scan: '{quote} : un code valable mène à ce à quoi il appartient ; un code inconnu est signalé et ne change rien.',
  deadline: '{quote} : à temps juste avant, trop tard juste après.',
  unique:
    '{quote} : deux créés au même moment en ont des différents, et aucun n’est jamais attribué deux fois.',
  devices: '{quote} : sur chaque appareil nommé ici, les étapes principales vont jusqu’au bout.',
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
  sees: '{quote} : de deux entrées aux valeurs connues, les deux s’affichent, chacune avec les siennes ; l’une modifiée, sa nouvelle valeur s’affiche.',
  seesIf: '{quote} : un cas où c’est vrai et un où ce ne l’est pas, chacun affiché correctement.',
  enters:
    '{quote} : rouvert plus tard, c’est là une seule fois, chaque valeur telle que saisie. À convenir : quelles valeurs sont obligatoires ?',
  changes:
    '{quote} : partout où figurait l’ancienne valeur figure la nouvelle, même après rechargement.',
  books:
    '{quote} : deux personnes essaient au même moment d’obtenir la même place libre ; l’une l’obtient, l’autre en est informée.',
  decides:
    '{quote} : un essai avec oui et un avec non ; chacun montre ensuite sa décision à tous les intéressés.',
  confirms:
    '{quote} : jusque-là, cela apparaît comme en attente ; ensuite comme fait, avec qui et quand, même après rechargement.',
  swaps:
    '{quote} : ensuite chacun est à la place de l’autre pour tous ceux qui voient le planning, et personne n’est aux deux.',
  told: '{quote} : à chaque occasion, cela arrive à cette personne et en dit le motif ; sinon, rien n’arrive.',
  cancels:
    '{quote} : ensuite, cela figure comme annulé pour tous ceux qui le voient et ne compte plus nulle part.',
  assigns:
    '{quote} : ensuite, cela revient à la personne nommée et à nulle autre, et les deux côtés le voient.',
  chooses: '{quote} : rouvert, ce qui a été choisi figure comme choisi, et le reste non.',
  computes:
    '{quote} : trois exemples calculés à la main donnent le même résultat, dont un à arrondir.',
  file: '{quote} : le fichier s’ouvre inchangé depuis cette entrée, pour tous ceux qui peuvent la voir.',
  paid: '{quote} : le montant dû est débité une seule fois ; si le paiement est refusé ou interrompu, rien n’est débité et la personne en est informée.',
  firstWins:
    '{quote} : deux personnes le font au même moment ; l’une l’obtient, l’autre en est informée.',
  oneStep: '{quote} : compté depuis la page où cela commence, il n’en faut pas plus.',
  ownOnly:
    '{quote} : essayé sur ce qui est à quelqu’un d’autre, même par son adresse, c’est refusé et ne change rien.',
  overlap:
    '{quote} : une deuxième qui partage ne serait-ce que le dernier instant de la première est refusée, et la première reste telle quelle.',
  approval:
    '{quote} : tant que ce n’est pas fait, cela ne compte pas et rien n’en découle ; ensuite, oui.',
  anonymous:
    '{quote} : aucune page, aucun message et aucun export destiné aux autres ne contient un nom ni rien qui dise qui c’est.',
  automatic:
    '{quote} : cela se produit sans que personne ne fasse rien, et une fois à chaque fois.',
  onMap: '{quote} : deux entrées à des lieux connus se trouvent à ces lieux sur la carte.',
  optional:
    '{quote} : sans cela, l’enregistrement fonctionne ; si c’est saisi, cela s’affiche ensuite.',
  recurring:
    '{quote} : observé sur trois de ces jours de suite, cela se produit une fois à chacun et jamais entre eux.',
  delivered:
    '{quote} : avec des entrées connues, cela arrive complet et juste, et personne qui n’est pas concerné ne le reçoit.',
  signedIn: '{quote} : sans se connecter, aucune page n’en montre rien, même par son adresse.',
  required: '{quote} : sans cela, c’est refusé avec la raison ; avec cela, c’est accepté.',
  comments:
    '{quote} : cela s’affiche ici avec son auteur, même après rechargement, et nulle part ailleurs.',
  votes:
    '{quote} : le total est celui d’un compte à la main, même après un vote de plus ; personne ne compte deux fois.',
  moves:
    '{quote} : ensuite, pour tous ceux qui le voient, il figure à son nouvel emplacement ou horaire et plus à l’ancien.',
  blocks:
    '{quote} : dès lors, toute tentative de l’utiliser est refusée avec le motif ; une fois débloqué, la même tentative réussit.',
  shares:
    '{quote} : ceux avec qui c’est partagé peuvent l’ouvrir ; tout autre est refusé, même par son adresse.',
  lends:
    '{quote} : tant que c’est sorti, cela s’affiche et personne d’autre ne peut le prendre ; une fois rendu, c’est de nouveau disponible.',
  pauses:
    '{quote} : pendant la pause, rien n’en est exécuté ; ensuite cela reprend, et rien de ce qui a été saisi n’est perdu.',
  joins:
    '{quote} : ensuite, ce nom figure exactement une fois sur la liste, même après une seconde tentative.',
  merges:
    '{quote} : ensuite il n’en reste qu’un au lieu de plusieurs, avec tout ce qu’ils contenaient.',
  rates:
    '{quote} : les évaluations de deux personnes sont conservées, et tout total ou toute moyenne est égal à un calcul à la main.',
  orders:
    '{quote} : la commande arrive exactement une fois de l’autre côté, avec tout comme choisi et le total calculé à la main.',
  sends:
    '{quote} : cela arrive exactement une fois et en entier à ceux à qui c’est destiné, et à personne d’autre.',
  publishes:
    '{quote} : avant, ceux à qui c’est destiné ne le trouvent pas ; après, si, avec tout comme saisi.',
};
