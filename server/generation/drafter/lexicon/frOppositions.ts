import { frConcepts } from './frConcepts';
import { frUseOppositions } from './frUseOppositions';
import type { Oppositions } from './lexicon';
import { phrases } from './words';

/** Pairs of demands that exclude each other, in French. */
export const frOppositions: Oppositions = {
  concepts: frConcepts,
  pairs: [
    {
      topic: 'gratuit et payant',
      one: phrases(
        `gratuit, gratuite, gratuits, gratuites, gratuitement, gratuité, ne paie rien, ne payent rien, personne ne paie,
      sans frais, sans abonnement, ne coûte rien, ne doit rien coûter, ne rien coûter, pas d'argent, aucun paiement, {free}`,
      ),
      other: phrases(
        `abonnement, abonnements, commission, commissions, payant, payante, payants, payantes, € par mois, euros par mois,
      formule premium, version premium, offre premium, doit rapporter, gagner de l'argent, chiffre d'affaires, frais de service,
      prélève, prélevons, nous facturons, on facture, paient une cotisation, rentable, {price} + {charge} + !{budget}, {earn}, {pay} + {price} + !{budget}`,
      ),
      ofOneRole: true,
    },
    {
      topic: 'anonyme et nominatif',
      one: phrases(
        `anonyme, anonymes, anonymement, anonymat, pseudonyme*, sans nom, sans noms, sans donner son nom,
      personne ne sait qui, sans savoir qui, ne pas savoir qui, no {know} + {who}, no {traced}`,
      ),
      other: phrases(
        `nom complet, nom et prénom, nom et le prénom, noms et prénoms, nom de l'auteur, nom de la personne, nominatif, nominative,
      nominatifs, nominatives, vrai nom, vrais noms, identité, identité vérifiée, matricule, avec leur nom, avec son nom,
      photo de profil, qui a écrit, qui a dit quoi, qui a voté quoi, signé de son nom, {by name}, {see} + {name}, {see} + {who}, {know} + {who} + !{no}, {contact} + {author}`,
      ),
    },
    {
      topic: 'hors ligne et en direct',
      one: phrases(`{offline} + !{even}, no {net} + !{even}`),
      other: phrases(
        `temps réel, en direct, instantanément, immédiatement visible, à la seconde près, toujours connecté, toujours en ligne,
      uniquement en ligne, streaming, connexion permanente, {live}, {watch} + {afar}, {world} + {rank}`,
      ),
    },
    {
      topic: 'conservé pour toujours et effaçable',
      one: phrases(
        `jamais supprimé, jamais supprimée, jamais supprimés, jamais supprimées, jamais effacé, jamais effacée, jamais effacés,
      jamais effacées, rien n'est supprimé, rien n'est effacé, ne peut être supprimé*, ne peuvent être supprimé*,
      ne peut pas être supprimé*, ne peuvent pas être supprimé*, conservé à vie, conservés à vie, conservées à vie,
      conservé indéfiniment, conservés indéfiniment, conservées indéfiniment, gardé pour toujours, gardés pour toujours,
      pour toujours, immuable, immuables, inaltérable, ineffaçable*, aucune suppression, {keep} + {forever}, no {delete} + {ever}`,
      ),
      other: phrases(
        `supprimer son, supprimer ses, supprimer leur, supprimer leurs, supprimer mes, tout supprimer, supprimé après,
      supprimés après, supprimées après, effacé après, effacés après, effacées après, effacées au bout, effacés au bout,
      supprimées au bout, supprimés au bout, peut supprimer, peuvent supprimer, peut effacer, peuvent effacer,
      droit à l'oubli, droit à l'effacement, effacé sur demande, effacées sur demande, s'efface, s'effacent,
      automatiquement supprimé*, automatiquement effacé*, {delete} + {after}, {delete} + {self}`,
      ),
    },
    {
      topic: 'sans compte et avec un compte',
      one: phrases(
        `sans compte, pas de compte, aucun compte, sans créer de compte, sans inscription, pas d'inscription, sans s'inscrire,
      sans se connecter, sans connexion préalable, sans mot de passe, pas de mot de passe, aucune inscription, sans identifiant, no {account}`,
      ),
      other: phrases(
        `compte obligatoire, inscription obligatoire, doit s'inscrire, doivent s'inscrire, doit se connecter,
      doivent se connecter, crée un compte, créent un compte, créer un compte, compte vérifié, se connecte avec,
      se connectent avec, connexion obligatoire, son profil, leur profil, mot de passe oublié, utilisateurs connectés,
      utilisateur connecté, une fois connecté, identifié, identifiés, {log in} + !{staff}, {account} + {must}, {history} + {own}, {across}`,
      ),
      ofOneRole: true,
    },
    {
      topic: "reste à l'intérieur et part à l'extérieur",
      one: phrases(
        `ne quitte jamais, ne quittent jamais, ne quitte pas, ne quittent pas, ne sort pas, ne sortent pas, ne sort jamais,
      ne sortent jamais, reste sur l'appareil, restent sur l'appareil, reste sur le téléphone, restent sur le téléphone,
      reste en local, restent en local, uniquement en local, jamais envoyé*, jamais transmis*, jamais partagé*, pas de cloud,
      pas dans le cloud, aucun cloud, ne doit pas sortir, ne doivent pas sortir, ne doivent pas quitter, ne doit pas quitter, no {leave} + {home}`,
      ),
      other: phrases(
        `par e-mail, par mail, par courriel, par sms, whatsapp, cloud, google drive, dropbox, tiers, prestataire externe,
      service externe, envoyé à, envoyés à, envoyée à, envoyées à, envoyées au, envoyés au, transmis à, transmis au,
      transmises à, transmises au, partagé avec, partagés avec, partagée avec, partagées avec, partager avec, publié sur, {upload} + {cloud}`,
      ),
      ofOneThing: 1,
    },
    {
      topic: 'privé et public',
      one: phrases(
        `privé, privés, privée, privées, secret, secrets, secrète, confidentiel*, visible seulement par, visibles seulement par,
      visible uniquement par, visibles uniquement par, personne d'autre ne voit, jamais public, non public, pas public,
      réservé aux, réservée aux, réservés aux`,
      ),
      other: phrases(
        `public, publics, publique, publiques, publiquement, visible par tous, visibles par tous, visible de tous, visibles de tous,
      tout le monde voit, tout le monde peut voir, ouvert à tous, ouverte à tous, ouverts à tous, accessible à tous,
      accessibles à tous, sur une page publique`,
      ),
      ofOneThing: 1,
    },
    {
      topic: "aucun pistage et données d'usage",
      one: phrases(
        "sans pistage, aucun pistage, pas de pistage, sans traceur*, pas de traceurs, aucun traceur, sans cookies, pas de cookies, aucun cookie, sans tracking, pas de tracking, aucune mesure d'audience",
      ),
      other: phrases(
        "google analytics, statistiques d'utilisation, statistiques d'usage, données d'utilisation, données d'usage, mesure d'audience, comportement des utilisateurs, publicité ciblée, publicités ciblées, carte de chaleur, suivre les utilisateurs",
      ),
    },
    {
      topic: 'sans publicité et avec publicité',
      one: phrases(
        'sans publicité, sans publicités, sans pub, sans pubs, pas de publicité, pas de pub, pas de pubs, aucune publicité, aucune pub, zéro pub, zéro publicité, jamais de publicité, jamais de pub',
      ),
      other: phrases(
        'une publicité pour, une annonce de, nous sponsorise, bannière*, publicité*, annonceur*, sponsorisé*, financé par la publicité, financée par la publicité, revenus publicitaires, encart publicitaire, encarts publicitaires, régie publicitaire',
      ),
    },
    {
      topic: 'sans notification et avec notifications',
      one: phrases(
        "pas de notification, pas de notifications, aucune notification, sans notification, sans notifications, pas de rappel, pas de rappels, aucun rappel, pas d'e-mail, pas d'e-mails, pas de push, aucun e-mail, no {notification}",
      ),
      other: phrases(
        'notification push, notifications push, notifie, notifient, est notifié*, sont notifiés, reçoit une notification, reçoivent une notification, envoie une notification, envoie un rappel, un rappel est envoyé, reçoit un rappel, reçoivent un rappel, reçoit une alerte, envoie une alerte, {get} + {notification}, {notify}',
      ),
      ofOneRole: true,
    },
    {
      topic: 'automatique et manuel',
      one: phrases(
        'automatiquement, automatique, automatiques, sans intervention humaine, sans intervention, entièrement automatisé*, sans validation, sans approbation',
      ),
      other: phrases(
        'manuellement, à la main, manuelle, manuel, doit valider, doivent valider, doit approuver, doivent approuver, validation humaine, relu par, relue par, validé par, validée par, validés par, validées par, valide chaque, approuve chaque',
      ),
      ofOneThing: 1,
    },
    {
      topic: 'sans modération et modéré',
      one: phrases(
        'sans modération, pas de modération, aucune modération, non modéré*, sans censure, aucune censure',
      ),
      other: phrases(
        'modérateur*, modératrice*, modéré*, relu avant, relus avant, relues avant, validé avant publication, validés avant publication, avant publication, messages signalés',
      ),
    },
    {
      topic: 'uniquement sur téléphone et uniquement sur ordinateur',
      one: phrases(
        'uniquement sur mobile, seulement sur mobile, uniquement sur téléphone, seulement sur téléphone, uniquement mobile, mobile uniquement, que sur mobile, que sur téléphone',
      ),
      other: phrases(
        'uniquement sur ordinateur, seulement sur ordinateur, que sur ordinateur, sur grand écran, sur un grand écran, sur ordinateur portable, sur poste fixe',
      ),
    },
    {
      topic: 'reste sur place et part dans le cloud',
      one: phrases('no {leave} + {home}, {all} + {stay} + {home}'),
      other: phrases('{upload} + {cloud}, {across}'),
    },
    {
      topic: 'espèces et pas d’espèces',
      one: phrases('no {cash}, {only} + {card}'),
      other: phrases('{cash} + {pay}'),
    },
    {
      topic: 'définitif et encore modifiable',
      one: phrases('{final}, no {change} + {once}'),
      other: phrases('{change} + {until}'),
    },
    {
      topic: 'figé et modifiable',
      one: phrases('no {change}'),
      other: phrases('{change} + {may}'),
      ofOneThing: 1,
      ofOneRole: true,
    },
    {
      topic: 'rien d’avance et payé d’avance',
      one: phrases('no {pay} + {ahead}, {pay} + {afterwards}'),
      other: phrases('{pay} + {ahead} , {deposit}'),
      ofOneRole: true,
    },
    {
      topic: 'pour moi seul et partagé',
      one: phrases('{only me}'),
      other: phrases('{everybody} + {see}, {public}, {share} + {everybody}'),
    },
    {
      topic: 'sans papier et sur papier',
      one: phrases('no {paper}'),
      other: phrases('{print}'),
    },
    {
      topic: 'sans classement et avec',
      one: phrases('no {rank}'),
      other: phrases('{rank}'),
    },
    {
      topic: 'sans argent et avec encaissement',
      one: phrases('no {money}'),
      other: phrases('{collect} + {price}'),
    },
    {
      topic: 'jour et nuit et à heures fixes',
      one: phrases('{always open}'),
      other: phrases('{opening hours}'),
    },
    {
      topic: 'fermé et ouvert à tous',
      one: phrases('{invited}'),
      other: phrases('{everybody} + {join}'),
    },
    ...frUseOppositions,
  ],
};
