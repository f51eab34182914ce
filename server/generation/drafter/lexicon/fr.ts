import { frCues } from './frCues';
import { frOppositions } from './frOppositions';
import { frPeople } from './frPeople';
import { frActions, frParticiples } from './frVerbs';
import type { Lexicon } from './lexicon';
import { frTrades } from './frTrades';
import { withTrades } from './withTrades';
import { phrases, words } from './words';

/** The words by which French ideas are read. */
export const fr: Lexicon = {
  code: 'fr',
  hasSpaces: true,
  // What is elided ends in an apostrophe: the word behind it begins a word of its own.
  prefixes: [],
  abbreviations: words(
    'p.ex ex etc cf env min max m mm mme mlle mmes dr pr st ste éd n° no tél réf art av bd incl excl approx qqch qqn j.-c',
  ),
  cues: frCues,
  actions: frActions,
  participles: frParticiples,
  sections: {
    users: phrases(
      `utilisateurs, utilisateur, utilisatrices et utilisateurs, utilisateurs et rôles, rôles, rôle, rôles et droits, profils, profil,
       profils utilisateurs, personas, qui, pour qui, c'est pour qui, pour qui est-ce, qui l'utilise, qui va l'utiliser, qui s'en sert,
       qui va s'en servir, public, public cible, public visé, cible, cibles, notre cible, groupe cible, acteurs, parties prenantes,
       clients, clientèle, usagers, à qui ça s'adresse, à qui s'adresse, destinataires, bénéficiaires, les gens, nos utilisateurs,
       qui fait quoi, droits d'accès, intervenants`,
    ),
    goals: phrases(
      `objectif, objectifs, l'objectif, notre objectif, mon objectif, l'enjeu, l'ambition, but, le but, notre but, buts, finalité, finalités, réussite, critères de réussite, critères de succès, succès, indicateurs,
       indicateurs de succès, indicateurs de réussite, mesures du succès, mesure du succès, kpi, kpis, okr, résultats attendus,
       résultat attendu, résultats visés, cibles chiffrées, vision, mission, ambition, ambitions, raison d'être, à quoi ça sert,
       pourquoi ça vaut le coup, ce que nous visons, ce que l'on vise, ce qu'on vise, comment on saura, comment nous saurons,
       comment saurons-nous, comment savoir si ça marche, bénéfices attendus, gains attendus, enjeux`,
    ),
    requirements: phrases(
      `ce que nous cherchons, ce qu'on cherche, ce que je cherche, nous cherchons, ce qui aiderait, décidé, décisions, relevé de décisions, convenu, fonctionnalités, fonctionnalité, fonctionnalités principales, fonctionnalités clés, fonctions, fonctions principales, fonction,
       exigences fonctionnelles, exigences, besoins, besoin, besoins fonctionnels, mes besoins, nos besoins, user stories, récits utilisateurs,
       récits d'utilisateurs, histoires utilisateurs, ce que ça fait, ce que ça doit faire, ce que fait l'appli, ce que fait l'application,
       ce que fait l'outil, ce que doit faire, ce que l'appli doit faire, ce que l'application doit faire, ce que l'outil doit faire,
       ce que le site doit faire, ce que le logiciel doit faire, ce que l'on veut, ce qu'on veut, ce que je veux, ce que nous voulons,
       ce que j'aimerais, ce que nous souhaitons, ce que je souhaite, ce qu'il nous faut, ce qu'il me faut, ce qu'il faut, ce dont on a besoin,
       ce dont nous avons besoin, il faudrait, on voudrait, comment ça marche, comment ça marcherait, fonctionnement, principe, le principe,
       l'idée, idée, mon idée, notre idée, périmètre, dans le périmètre, mvp, parcours, parcours utilisateur, parcours client, scénario,
       scénarios, cas d'usage, cas d'utilisation, déroulement, processus, étapes, écrans, pages, règles, règles du jeu, règles de gestion,
       mécaniques, gameplay, solution, la solution, proposition, le produit, produit, l'application, l'appli, l'outil, points d'accès,
       endpoints, liste de souhaits, cahier des charges, contenu, modules, version 1, v1`,
    ),
    must: phrases(
      `indispensable, indispensables, l'indispensable, obligatoire, obligatoires, essentiel, essentiels, l'essentiel, must, must have,
       must-have, priorité 1, priorité haute, p0, prioritaire, prioritaires, incontournable, incontournables, le minimum, minimum vital,
       doit avoir, impératif fonctionnel`,
    ),
    should: phrases(
      'important, importants, should, should have, priorité 2, priorité moyenne, p1, souhaité, souhaitable, souhaitables, devrait avoir, recommandé',
    ),
    could: phrases(
      `optionnel, optionnels, en option, options, facultatif, facultatifs, could, could have, nice to have, nice-to-have, bonus, si possible,
       plus tard, pour plus tard, idées pour plus tard, à terme, un jour, peut-être, ce serait bien, dans l'idéal, idéalement, dans un second temps,
       priorité 3, priorité basse, p2, évolutions, évolutions possibles, évolutions futures, version 2, v2, phase 2, la suite, souhaits, envies,
       le petit plus, les petits plus`,
    ),
    constraints: phrases(
      `contraintes, contrainte, contraintes techniques, contraintes légales, exigences non fonctionnelles, exigences techniques, exigence non fonctionnelle,
       non fonctionnel, non négociable, non négociables, impératifs, impératif, conditions, conditions impératives, technique, technologie, technologies,
       aspects techniques, côté technique, plateforme, plateformes, supports, conformité, légal, juridique, cadre légal, réglementation, rgpd, sécurité,
       confidentialité, sécurité et confidentialité, données personnelles, protection des données, vie privée, budget, budget et délais, budget et délai,
       budget et calendrier, délai, délais, échéance, échéances, calendrier, planning du projet, performance, performances, qualité, qualités,
       exigences de qualité, limites, limite, intégrations, intégration, hébergement, prix, tarif, tarifs, coût, coûts, modèle économique, matériel,
       exploitation, accessibilité, restrictions, garde-fous, environnement technique, existant technique, sla, slo, disponibilité, à respecter,
       il faut respecter, attention`,
    ),
    exclusions: phrases(
      `non requis, pas nécessaire, non souhaité, pas voulu, hors:, dehors:, hors jeu, on laisse tomber, pour une autre fois, ne peut pas, ne doit pas, interdit, pas le droit, hors périmètre, hors champ, hors scope, hors sujet, hors projet, on ne fera pas, on ne fait pas, nous ne ferons pas, nous ne faisons pas, ne pas faire, non-objectifs, non objectifs, pas dans le périmètre, pas prévu,
       pas inclus, non inclus, non prévu, exclusions, exclusion, exclu, exclus, à exclure, ce qui est exclu, ce que nous ne voulons pas, ce que l'on ne veut pas,
       ce qu'on ne veut pas, ce que je ne veux pas, ce que je veux pas, on ne veut pas, nous ne voulons pas, je ne veux pas, surtout pas,
       ce qu'on ne fait pas, ce que nous ne faisons pas, ce qu'on ne fera pas, ce que l'on ne fera pas, ce que nous ne ferons pas, ce que ça ne fait pas,
       ce que l'outil ne fait pas, ce que l'application ne fait pas, ce que l'appli ne fait pas, ce que ce n'est pas, ce que le produit n'est pas,
       pas pour l'instant, pas maintenant, pas dans la v1, pas dans cette version, pas besoin, pas question, à éviter, interdits, jamais, sans, non merci,
       won't have, ne sera pas fait, ne pas faire, ce dont on n'a pas besoin, ce qu'on laisse de côté, laissé de côté`,
    ),
    background: phrases(
      `présents, absents, absentes, absents excusés, tour de table, ordre du jour, approbation du compte rendu, questions diverses, points divers, présentes, excusés, prochaine réunion, prochaines étapes, divers, contexte, le contexte, projet, le projet, mon projet, notre projet, sujet, objet, titre, description, pitch, concept, le concept, en deux mots, problème, problèmes, le problème, problématique, constat, constats, situation, situation actuelle, la situation,
       aujourd'hui, actuellement, l'existant, existant, état des lieux, état actuel, motivation, motivations, pourquoi, histoire, notre histoire,
       historique, introduction, intro, présentation, à propos, à propos de nous, qui sommes-nous, qui nous sommes, qui suis-je, douleurs, irritants,
       points de douleur, difficultés, comment ça se passe aujourd'hui, comment on fait aujourd'hui, comment ça marche aujourd'hui, résumé, en bref,
       en résumé, vue d'ensemble, où nous en sommes, où on en est, arrière-plan, genèse, ce qui ne va pas, ce qui coince`,
    ),
    undecided: phrases(
      `à régler, non résolu, pas décidé, indécis, à discuter, à voir, reste à voir, en suspens, questions ouvertes, question ouverte, questions, questions en suspens, points ouverts, points en suspens, points à trancher,
       points à éclaircir, points à clarifier, à décider, à définir, à trancher, à préciser, à clarifier, à confirmer,
       pas encore décidé, pas décidé, pas sûr, pas sûre, pas sûrs, incertain, incertitudes, on ne sait pas encore, ce qu'on ne sait pas,
       ce qu'on ne sait pas encore, ce que nous ne savons pas encore, ce que je ne sais pas encore, je ne sais pas encore, je ne sais pas, inconnues,
       doutes, mes doutes, hésitations, je me demande, reste à décider, tbd`,
    ),
  },
  limits: {
    before: {
      atMost: phrases(
        `≤, jusqu'à, au plus, au maximum, maximum, maximum de, un maximum de, max, max., maxi, pas plus de, pas plus d'*, plafonné à, plafonnée à,
         plafond de, limité à, limitée à, limités à, limitées à, limite de, limite, sous, dans les, dans un délai de, ne dépasse pas, ne dépassent pas,
         ne pas dépasser, ne doit pas dépasser, ne doivent pas dépasser, n'excède pas, sans dépasser, au plus tard dans, ≤`,
      ),
      below: phrases(
        `moins de, en moins de, à moins de, inférieur à, inférieure à, inférieurs à, inférieures à, en dessous de, au-dessous de, sous les,
         descend sous, passe sous, tombe sous, plus froid que, plus rapide que, plus léger que, plus petit que, plus court que, plus tôt que, <`,
      ),
      atLeast: phrases(
        "au moins, au minimum, minimum, minimum de, un minimum de, min, min., mini, à partir de, pas moins de, dès, d'au moins, âgé de, ≥",
      ),
      above: phrases(
        `plus de, à plus de, supérieur à, supérieure à, supérieurs à, supérieures à, au-dessus de, au-delà de, dépasse, dépassent, dépassant,
         excède, excédant, plus longtemps que, plus chaud que, plus lent que, plus lourd que, plus grand que, plus tard que, plus vieux que, >`,
      ),
      every: phrases('tous les, toutes les, chaque, un jour sur, une fois tous les'),
      after: phrases(
        `après, au bout de, depuis, depuis plus de, inactif depuis, inactive depuis, sans réponse depuis, sans réponse pendant, passé,
         passés, pendant plus de, supprimé après, supprimés après, supprimées après, effacées après`,
      ),
      by: phrases(
        `avant le, avant, jusqu'au, au plus tard le, au plus tard, d'ici le, d'ici au, d'ici, pour le, le, date limite, échéance, livré le,
         mise en ligne le, lancement le, lancement`,
      ),
    },
    after: {
      atMost: phrases(
        'ou moins, ou en dessous, ou au-dessous, ou plus froid, ou plus tôt, ou plus petit, ou plus court, ou plus jeune, et moins, au plus, au maximum, maximum, max, maxi, au plus tard, grand maximum',
      ),
      below: [],
      atLeast: phrases(
        '≥, ou plus, ou au-dessus, ou davantage, et plus, au moins, au minimum, minimum, mini, min, révolus',
      ),
      above: [],
      every: [],
      after: phrases("après, plus tard, sans réponse, sans activité, d'inactivité, de silence"),
      by: [],
    },
  },
  numberWords: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    'dix-huit': 18,
    'vingt-quatre': 24,
    'vingt-cinq': 25,
    'trente-six': 36,
    'quarante-cinq': 45,
    'quarante-huit': 48,
    'soixante-douze': 72,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    cents: 100,
    mille: 1000,
    douzaine: 12,
  },
  months: words(
    `janvier février fevrier mars avril mai juin juillet août aout septembre octobre novembre décembre decembre janv févr avr juil
    sept oct nov déc`,
  ),
  unitAdjectives: words(
    'derniers dernières premiers premières prochains prochaines grands grandes petits petites nouveaux nouvelles bons bonnes autres',
  ),
  inflections: words('es s x e'),
  prepositions: words(
    'pour avec sans dans en sur à au aux par chez entre vers sous depuis pendant durant dès contre via selon lors afin',
  ),
  vague: words(
    `rapide rapides rapidement vite simple simples simplement facile faciles facilement intuitif intuitive convivial conviviale ergonomique
    beau belle joli jolie moderne fiable fiables robuste sécurisé sécurisée abordable léger légère fluide bon bonne bons bonnes meilleur meilleure
    mieux super pratique agréable clair claire clairs propre sympa chaleureux chaleureuse bientôt grand grande grands petit petite petits
    beaucoup souvent peu régulièrement performant performante évolutif optimal optimale suffisant suffisamment raisonnable efficace efficacement`,
  ),
  definiteWords: words(
    `le la les ce cet cette ces il elle ils elles celui celle
    l'appli l'app l'application l'outil l'extension l'api l'interface l'écran l'appareil l'assistant`,
  ),
  people: withTrades(frPeople, frTrades),
  nameBefore: phrases(
    `appelé, appelée, nommé, nommée, baptisé, baptisée, intitulé, intitulée, nom :, nom:, nom du projet :, nom du projet:, nom du produit :,
     nom de l'appli :, nom de l'application :, nom de code :, nom de code, nom provisoire :, nom provisoire, titre provisoire :, titre provisoire,
     titre de travail, s'appelle, s'appellera, s'appellerait, on l'appelle, je l'appelle, nous l'appelons, on l'appellerait, le nom serait,
     répondant au nom de, du nom de, j'ai pensé à, voici, je vous présente`,
  ),
  story: {
    author: phrases('je suis, nous sommes'),
    before: phrases('en tant que, en qualité de, comme, étant'),
    after: phrases(
      `je veux pouvoir, je veux, je peux, je dois pouvoir, je dois, je souhaite pouvoir, je souhaite, je souhaiterais, j'aimerais pouvoir, j'aimerais,
       je voudrais pouvoir, je voudrais, j'ai besoin de, j'ai besoin d', j'ai accès, je devrais, je vois, je reçois, on veut, on peut, on voudrait,
       nous voulons, nous pouvons, nous souhaitons, nous devons`,
    ),
  },
  forWhom: phrases(
    `pour, pour tous les, pour toutes les, destiné aux, destinée aux, destiné à, destinée à, à destination de, à destination des, dédié aux, dédiée aux,
     conçu pour, conçue pour, pensé pour, pensée pour, fait pour, faite pour, s'adresse aux, s'adresse à, adressé aux, permet aux, permet à, permettre aux,
     permettre à, permettant, permettant aux, permettant à, aide, aider, aide les, aidant, entre, avec, auprès des, auprès de, utilisé par, utilisée par,
     réservé aux, réservée aux, relie, met en relation, mettre en relation, réunit, rassemble, public :, cible :, utilisateurs :, en tant que,
     en tant qu', autorise, laisse, invite`,
  ),
  oppositions: frOppositions,
  stopWords:
    words(`de la le les un une des du d l qu j et est en que qui pas ne au aux pour par sur dans avec ce cette ces cet ses son sa leur leurs nos notre
    vos votre mes mon ma il elle ils elles on je nous vous mais ou où si sans plus tout toute tous toutes comme être avoir fait sont ont aussi très même
    bien chaque entre vers chez sous après avant quand donc car dont quel quelle quels quelles lors puis peut doit moi lui eux cela ça ceux celui celle
    celles autre autres encore déjà toujours jamais rien aucun aucune peu trop moins jusque jusqu lorsque pendant depuis ainsi alors parce afin ici là y se`),
};
