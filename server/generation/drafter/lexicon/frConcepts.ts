import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** The concepts of French contradictions: as many ways as possible to name the same thing. */
export const frConcepts: Oppositions['concepts'] = {
  without: phrases('sans'),
  none: phrases('aucun, aucune, pas de, plus de'),
  no: phrases('pas, jamais, aucun, aucune, rien, personne, ni, interdit*, plus de, plus aucun'),
  all: phrases('tout, toutes les données, tous les, rien, aucune donnée'),
  unless: phrases(
    `sauf, personne en dehors, personne hors, sinon, la nuit, le week-end, avant cela, ensuite, sur demande, actuellement, aujourd'hui, pour l'instant, en option, facultatif, ceux qui, moins, pas seulement, jusque-là, ailleurs`,
  ),
  even: phrases('même, aussi, également'),
  only: phrases('seulement, uniquement, seul, seule, que, exclusivement'),
  ever: phrases('jamais, rien'),
  each: phrases('chaque, par, tous, toutes'),
  one: phrases('un, une, un seul, une seule'),
  most: phrases('jamais plus, pas plus de'),
  if: phrases(`si, quand, lorsque, jusqu'à`),
  others: phrases('autres, autre, autrui'),
  own: phrases('son, sa, ses, votre, vos, propre, propres, leurs'),
  free: phrases(
    'gratuit, gratuite, gratuits, gratuites, gratuitement, ne coûte rien, sans rien payer, ne paie rien, ne paient rien, rien à payer, sans payer, zéro euro, pas un centime, aucun frais, aucun coût, personne ne paye, personne ne paie, ne coûtera rien',
  ),
  price: phrases('€*, euro, euros, centimes, chf, francs'),
  charge: phrases(
    'coûte, coûtent, paie, paient, payer, payé, prix, vend, vendu, acheter, verse, versent, verser, facturé, cotisation, par mois, facture, coûtera, facturée, facturés, prélevé*, débité*, tarif, supplément',
  ),
  earn: phrases(
    `abonnement, commission, gagner de l'argent, cotisation mensuelle, cotisation annuelle, frais de service, nous prenons, revenus, rentable, pour cent de chaque`,
  ),
  know: phrases(
    'sait, savoir, saura, connaît, découvrir, découvre, identifier, voir, voit, retrouver',
  ),
  who: phrases(`qui a, qui est, de qui, l'auteur, qui`),
  traced: phrases('identifiable, identifiables, remonter'),
  'by name': phrases(
    `nom complet, vrai nom, nominatif*, par son nom, par leur nom, sous son nom, sous leur nom, matricule, avec le nom, le nom de l'auteur, nommément, prénom et nom, nom et photo, le nom s'affiche, nom s'affiche, le nom apparaît, nom à côté, signe de son nom`,
  ),
  see: phrases(
    'voit, voient, voir, affiche, affiché, affichés, visible, visibles, montre, lit, lire, consulter, consulte, apparaît, regarde, regardent, regarder, accède, accèdent, liste, parcourir, retrouve, retrouvent, feuilleter',
  ),
  name: phrases('le nom, nom de, noms'),
  contact: phrases('répond, répondre, rappelle, contacte, contacter, remercie'),
  author: phrases('auteur, auteurs, expéditeur'),
  offline: phrases(
    `hors ligne, hors connexion, zone blanche, mode avion, hors-ligne, sans internet, sans connexion, sans réseau, pas de réseau, pas d'internet, sans wifi, coupé d'internet, zones blanches`,
  ),
  net: phrases('internet, réseau, connexion, wifi, wi-fi, 4g, couverture, signal'),
  live: phrases(
    `temps réel, en direct, instantanément, en simultané, à l'instant, en continu, à la seconde, au même moment, simultanément`,
  ),
  watch: phrases('voit, voir, suit, suivre, suivent, surveille, regarde, regarder'),
  afar: phrases(
    `depuis chez lui, depuis chez elle, à distance, depuis le bureau, de n'importe où, de partout, par internet, depuis la mairie`,
  ),
  world: phrases('mondial*, en ligne'),
  rank: phrases('classement, classements, palmarès, podium, les meilleurs'),
  share: phrases('partagé, partagée, partagés, partagées, partage'),
  keep: phrases('gardé*, conservé*, reste, restent, stocké*, archivé*, garde'),
  forever: phrases(
    'pour toujours, à vie, indéfiniment, définitivement, sans limite, éternellement, à jamais',
  ),
  delete: phrases(
    'effacé*, supprimé*, efface, effacer, supprimer, supprime, détruit*, disparaît, disparaissent, disparait, jeté*, purgé*, retiré*, expire, expirent, anonymisé*, écrasé*',
  ),
  after: phrases('après, au bout de, jours, semaines, mois, automatiquement, heures'),
  self: phrases('ses données, son compte, leurs données, à la demande'),
  account: phrases(
    `compte, comptes, inscription, inscrire, s'inscrire, connecter, connexion, mot de passe, mots de passe, identifiant, identifiants, identification, nom d'utilisateur, se connecter, connectant, créer un profil, inscrit, inscrits, s'enregistrer, login, adhérer`,
  ),
  'log in': phrases(
    `se connecte, se connectent, s'inscrit, s'inscrire, son compte, leur compte, mot de passe, connecté, connectés, identifiant, son profil, espace personnel, après connexion, en se connectant, après s'être connecté, mon compte, mon profil, une fois inscrit, espace membre`,
  ),
  must: phrases(`doit, doivent, obligatoire, nécessaire, faut, d'abord`),
  history: phrases(
    `historique, anciennes commandes, commandes passées, achats passés, favoris, ses anciennes, ses commandes précédentes, anciens achats, anciens résultats, ses résultats, ses favoris, sa liste d'envies, réservations passées, ses dernières commandes, points de fidélité`,
  ),
  across: phrases(
    `sur tous ses appareils, tous les appareils, n'importe quel appareil, plusieurs appareils, d'un appareil à l'autre`,
  ),
  leave: phrases(
    'quitte, quittent, quitter, sort, sortent, sortir, envoyé*, transmis*, transféré*',
  ),
  home: phrases(
    'appareil, téléphone, bâtiment, locaux, ferme, école, cabinet, hôpital, navigateur, ordinateur, établissement, service, maison, tablette, usine, réseau',
  ),
  stay: phrases('reste, restent, stocké*, conservé*'),
  cloud: phrases(
    'cloud, nuage, google drive, dropbox, aws, serveur externe, serveurs externes, icloud, aux états-unis, serveur américain, serveurs américains, hébergeur, onedrive, prestataire, serveur en ligne, sur un serveur',
  ),
  upload: phrases(
    'envoyé*, sauvegardé*, copié*, stocké*, part, partent, dans le, sur le, transmis*, envoie, vers',
  ),
  cash: phrases('espèces, liquide, pièces, billets de banque, monnaie, argent liquide, cash'),
  card: phrases('carte, cartes, carte bancaire, sans contact'),
  pay: phrases(
    'paie, paient, payer, payé, paye, payent, règle, règlent, régler, paiement, accepte, acceptons, accepté*, encaisse, verse, prend, prennent',
  ),
  ahead: phrases(
    `d'avance, à l'avance, à la réservation, en réservant, avant le, avant la, au moment de réserver, lors de la réservation, à la commande`,
  ),
  afterwards: phrases(
    'après coup, ensuite, sur place, au retour, à la livraison, à la fin, au retrait',
  ),
  deposit: phrases('acompte, arrhes, caution, prépaiement'),
  final: phrases('définitif, définitive, définitifs, irrévocable*, ne peut plus être modifié*'),
  change: phrases(
    'modifié*, modifier, modifie, changé*, changer, change, corrigé*, corriger, corrige, annulé*, annuler, annule, retirer, rectifier, modifiable*',
  ),
  once: phrases('plus, une fois, après'),
  until: phrases(`jusqu'au, jusqu'à, encore, tant que`),
  may: phrases('peut, peuvent, possible, à tout moment, encore'),
  'only me': phrases(
    `que moi, pour moi seul, pour moi seule, moi seul, personne d'autre, seulement par moi, visible de moi`,
  ),
  everybody: phrases(
    `tous, toutes, tout le monde, chacun, n'importe qui, les autres, le groupe, le public, tous les membres, chaque membre, toute la ville, tout le village, quiconque`,
  ),
  public: phrases('public, publique, publics, publiques, publié*'),
  paper: phrases('papier, papiers, imprimé, feuille, feuilles'),
  print: phrases('imprimé*, imprime, imprimer, imprimante, affiché en mairie'),
  get: phrases('reçoit, reçoivent, recevoir, envoie, envoyé*, arrive, part'),
  notification: phrases(
    'notification, notifications, alerte, alertes, e-mail, e-mails, mail, mails, courriel, courriels, sms, rappel, rappels',
  ),
  notify: phrases(
    'prévient, prévenu*, averti*, alerté*, notifié*, préviennent, alerte, sonne, vibre, rappelle',
  ),
  money: phrases('argent, paiement, paiements, transaction, transactions'),
  collect: phrases('encaisse, encaisser, perçoit, prélève, prélevé*, paie, paient, payer, règle'),
  'always open': phrases('24h/24, 24 h sur 24, jour et nuit, 7j/7, à toute heure'),
  'opening hours': phrases(
    `heures d'ouverture, horaires d'ouverture, uniquement de, seulement entre, fermé le`,
  ),
  invited: phrases(
    'sur invitation, uniquement les membres, groupe fermé, par cooptation, réservé aux membres',
  ),
  join: phrases(`rejoindre, rejoint, s'inscrire, participer, entrer, adhérer`),
  budget: phrases('budget, hébergement, serveur, subvention, amende, association, coût'),
  then: phrases(
    'qui veut, ceux qui, celles qui, celui qui, ensuite, puis, après quoi, seuls, seules, seul, sinon, les autres, plus tard, une fois',
  ),
  staff: phrases(
    'admin*, équipe, personnel, bureau, gérant*, rédaction, nous, direction, responsable*, auditeur, auditrice, auditeurs, coordinateur*, coordinatrice*',
  ),
};
