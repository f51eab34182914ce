import type { Opposition } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in French: how the product is used and what it does. */
export const frUseOppositions: readonly Opposition[] = [
  {
    topic: 'sans localisation et avec',
    one: phrases(
      `pas de gps, aucune localisation, pas de localisation, aucune géolocalisation, pas de géolocalisation, sans géolocalisation, sans gps, personne n'est suivi, ne sait où, jamais localisé*, no {know} + où`,
    ),
    other: phrases(
      'carte + où, {see} + où, position + {see}, géolocalis*, position en direct, par gps, près de chez, à proximité, sur la carte + {everybody}, montre où, affiche où',
    ),
  },
  {
    topic: 'rien à installer et une application à installer',
    one: phrases(
      `rien à installer, sans installation, aucune installation, pas d'application, aucune application, sans rien installer, sans application, dans le navigateur seulement`,
    ),
    other: phrases(
      `app store, play store, télécharge l'application, téléchargent l'application, télécharger l'application, installe l'application, installent l'application, installer l'application, application native, install* + application, télécharg* + application, install* + appli, télécharg* + appli`,
    ),
    ofOneRole: true,
  },
  {
    topic: 'aucune donnée personnelle et données personnelles',
    one: phrases(
      'aucune donnée personnelle, pas de données personnelles, sans données personnelles, rien de personnel, aucune information personnelle',
    ),
    other: phrases(
      'date de naissance, nom et adresse, nom et téléphone, numéro de téléphone, adresse postale, numéro de sécurité sociale, son adresse, leur adresse',
    ),
    ofOneRole: true,
  },
  {
    topic: 'vite effacé et longtemps gardé',
    one: phrases(
      `{delete} + jours, {delete} + heures, {delete} + semaine*, {delete} + au bout d'un, {delete} + à la fin, {delete} + chaque nuit, rien n'est conservé, rien n'est enregistré, ne garde rien`,
    ),
    other: phrases(
      `dernières années, derniers mois, dix dernières, douze derniers, années précédentes, année précédente, l'an dernier, anciennes, pendant des années, historique + {see}, archives, retrouve ses anciennes, {keep} + ans, {keep} + {forever}`,
    ),
    ofOneThing: 1,
  },
  {
    topic: 'illimité et limité',
    one: phrases(
      `illimité*, autant de, autant qu'*, sans limite, aucune limite, pas de limite, à volonté`,
    ),
    other: phrases(`au maximum, maximum de, pas plus de, limité à, limitée à, jusqu'à, au plus`),
    ofOneThing: 1,
  },
  {
    topic: 'une seule langue, tout est en français et plusieurs',
    one: phrases(
      'uniquement en français, seulement en français, en français seulement, une seule langue, aucune traduction, pas de traduction, que le français',
    ),
    other: phrases(
      'plusieurs langues, multilingue, bilingue, deux langues, trois langues, quatre langues, cinq langues, dans leur langue, dans sa langue, choisir la langue, traduit*, en arabe, en anglais',
    ),
  },
  {
    topic: 'sans IA et avec IA',
    one: phrases(
      `pas d'ia, aucune ia, sans ia, pas d'intelligence artificielle, sans intelligence artificielle, aucune intelligence artificielle`,
    ),
    other: phrases(`l'ia, une ia, intelligence artificielle, chatgpt, modèle de langage`),
  },
  {
    topic: 'même prix, prix est le même, prix identique et remises',
    one: phrases(
      'même prix, prix unique, même tarif, tarif unique, aucune remise, pas de remise, aucune réduction, pas de réduction, le même prix pour tous, paient pareil',
    ),
    other: phrases(
      'remise, réduction, tarif réduit, demi-tarif, moitié prix, moins cher, paient moins, paie moins, code promo',
    ),
  },
  {
    topic: 'facultatif et obligatoire',
    one: phrases(
      `facultatif*, facultative*, personne n'est obligé, aucune obligation, pas obligatoire, volontairement, participation volontaire, libre de, rien n'oblige`,
    ),
    other: phrases('{must}, obligatoire, obligatoires, obligatoirement'),
    ofOneThing: 1,
  },
  {
    topic: 'en un geste et en plusieurs étapes',
    one: phrases(
      'un seul geste, un seul clic, un clic, un seul bouton, un bouton, aucun formulaire, pas de formulaire, sans formulaire, rien à remplir, rien à taper',
    ),
    other: phrases(
      'remplit un formulaire, remplissent un formulaire, formulaire de, questionnaire, plusieurs étapes, trois étapes, cinq étapes, saisit, saisissent, confirme deux fois',
    ),
    ofOneThing: 1,
    ofOneRole: true,
  },
  {
    topic: 'retiré sur place et livré',
    one: phrases(
      'retrait uniquement, uniquement à retirer, pas de livraison, aucune livraison, ne livrons pas, à venir chercher, sans livraison',
    ),
    other: phrases(
      'livré à domicile, livrée à domicile, livrés à domicile, nous livrons, livraison à domicile, livraison en, frais de port, apporte chez, livreur, à la porte, à leur porte',
    ),
    ofOneRole: true,
  },
  {
    topic: 'sans messages et avec messages',
    one: phrases(
      'pas de messagerie, aucune messagerie, pas de chat, pas de commentaires, aucun commentaire, pas de messages privés, sans messagerie',
    ),
    other: phrases(
      `messages privés, s'écrivent, s'écrire, discuter, discutent, messagerie, commenter, commentent, chat de groupe`,
    ),
    ofOneRole: true,
  },
  {
    topic: 'attribué et choisi',
    one: phrases(
      `tiré au sort, tirés au sort, tirage au sort, au hasard, attribué d'office, attribués d'office, personne ne choisit, on ne choisit pas`,
    ),
    other: phrases(
      'choisit son, choisit sa, choisissent leur, choisissent leurs, peut choisir, peuvent choisir, au choix',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'sans remboursement et remboursé',
    one: phrases(
      'aucun remboursement, pas de remboursement, non remboursable*, pas remboursé, aucun retour, pas de retour, ni repris ni',
    ),
    other: phrases(
      'remboursé, remboursés, remboursée, remboursement, rembourse, rembourse*, satisfait ou',
    ),
    ofOneRole: true,
  },
  {
    topic: "dans l'ordre et en priorité",
    one: phrases(
      `premier arrivé, par ordre d'arrivée, dans l'ordre d'arrivée, chacun son tour, personne ne passe devant, aucune priorité, pas de priorité`,
    ),
    other: phrases(
      'prioritaire*, priorité aux, ont la priorité, a la priorité, passent devant, passe devant, avant tout le monde, avant les autres, tirage au sort',
    ),
  },
  {
    topic: 'adultes seulement et mineurs',
    one: phrases(
      'adultes seulement, réservé aux adultes, réservée aux adultes, plus de 18 ans, dès 18 ans, interdit aux mineurs, pas de mineurs, majeurs uniquement',
    ),
    other: phrases(
      'dès 12 ans, dès 13 ans, dès 14 ans, dès 15 ans, dès 16 ans, les enfants peuvent, les ados peuvent, les collégiens, les lycéens, à partir de 12, à partir de 14',
    ),
  },
  {
    topic: "sans personne et avec quelqu'un",
    one: phrases(
      'sans personnel, aucun personnel, pas de personnel, personne sur place, sans intervention humaine, aucun humain, libre-service uniquement',
    ),
    other: phrases(
      `un humain répond, une personne répond, quelqu'un répond, un agent répond, au téléphone + {contact}, à l'accueil, au guichet, conseiller répond`,
    ),
  },
  {
    topic: 'espèces seulement et autrement',
    one: phrases(
      'espèces uniquement, uniquement en espèces, seulement en espèces, que des espèces',
    ),
    other: phrases('par carte, prélev*, par virement, en ligne + {pay}, paypal'),
  },
  {
    topic: 'pour mes yeux et lu par d’autres',
    one: phrases(
      `moi seul, moi seule, que moi, confidentiel*, personne d'autre ne lit, entre nous, pour mes yeux`,
    ),
    other: phrases(
      `le professeur lit, l'entraîneur lit, le chef lit, la direction lit, les parents lisent, le médecin lit, le chef voit, la direction voit, les parents voient, relit chaque`,
    ),
  },
  {
    topic: 'seul et à plusieurs',
    one: phrases('se joue seul, joue seul, un seul joueur, en solo, sans adversaire'),
    other: phrases(
      'contre des amis, ses amis, en duel, adversaire*, multijoueur, à plusieurs, en équipe, affronte',
    ),
  },
  {
    topic: 'publié aussitôt et relu avant',
    one: phrases(
      'publié immédiatement, publiés immédiatement, aussitôt publié*, en ligne tout de suite, apparaît aussitôt, sans relecture',
    ),
    other: phrases(
      `relu avant, relus avant, avant d'être publié*, avant publication, après validation, une fois validé`,
    ),
  },
  {
    topic: 'toujours ouvert et fermé',
    one: phrases('jour et nuit, 24h/24, 24 heures sur 24, toujours ouvert*, à toute heure'),
    other: phrases(
      'fermé la nuit, fermée la nuit, ferme à, fermé à clé, est fermé, est fermée, sont fermés, fermé de',
    ),
    ofOneThing: 1,
  },
  {
    topic: 'sans vainqueur et avec',
    one: phrases(
      'pas de gagnant, aucun gagnant, sans gagnant, pas de points, aucun point, pas de compétition, aucune compétition',
    ),
    other: phrases(
      'le gagnant, le vainqueur, la coupe, le plus rapide, les meilleurs, le meilleur, premier prix, podium',
    ),
  },
];
