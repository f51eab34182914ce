import { frPast } from './frVerbs';
import type { Lexicon } from './lexicon';
import { phrases } from './words';

/** What French words and phrases indicate about a clause. */
export const frCues: Lexicon['cues'] = {
  and: phrases(
    'et, ou, puis, et puis, et aussi, ou bien, ainsi que, et/ou, &, ni, voire, mais aussi, donc',
  ),
  but: phrases(
    "mais, cependant, toutefois, par contre, en revanche, sauf que, alors que, alors qu'*, tandis que, pourtant, néanmoins, bien que, quoique",
  ),
  because: phrases(
    "parce que, parce qu'*, car, puisque, puisqu'*, vu que, vu qu'*, étant donné que, étant donné qu'*, du fait que, sachant que, comme quoi",
  ),
  soThat: phrases(
    `pour que, pour qu'*, afin que, afin qu'*, afin de, afin d'*, de sorte que, de façon à, de manière à, histoire de, pour ne plus,
     pour ne pas, pour éviter, pour gagner du temps, comme ça, ainsi on, ainsi nous`,
  ),
  if: phrases(
    `si, s'il, s'ils, quand, lorsque, lorsqu'*, dès que, dès qu'*, aussitôt que, une fois que, une fois qu'*, tant que, tant qu'*,
     à chaque fois que, à chaque fois qu'*, chaque fois que, chaque fois qu'*, jusqu'à ce que, jusqu'à ce qu'*, sauf si, au cas où,
     en cas de, en cas d'*, à condition que, à moins que, à moins qu'*, avant que, avant qu'*, après que, pendant que`,
  ),
  that: phrases(
    `que, qu'*, qui, dont, où, quoi, lequel, laquelle, lesquels, lesquelles, auquel, à laquelle, auxquels, pourquoi, comment, combien,
     ce que, ce qui, ce qu'*`,
  ),
  pronoun: phrases(
    `je, j'*, nous, vous, il, elle, on, ils, elles, ce, c'*, ça, cela, ceci, celui-ci, celle-ci, ceux-ci, celles-ci, chacun, chacune,
     quelqu'un, tout le monde, personne, certains, certaines, d'autres, le mien, le nôtre, l'*, tous, toutes, y`,
  ),
  determiner: phrases(
    `le, la, les, l', l'*, un, une, des, du, au, aux, ce, cet, cette, ces, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur,
     leurs, chaque, tout, toute, tous, toutes, quelques, plusieurs, certains, certaines, aucun, aucune, jusqu'à, au moins, au plus, quel, quelle,
     quels, quelles, qui, que, qu', comment, où, quand, combien, si, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, vingt, nouveau, nouvelle,
     autre, autres, différents, différentes, beaucoup, uniquement, seuls, seules, seul, seule`,
  ),
  // The first two also tell what a name is: `Arrosoir est …`.
  auxiliary: phrases(
    `est, permet, sont, a, ont, ai, avons, avez, suis, sommes, êtes, était, étaient, avait, avaient, sera, seront, serait, seraient, soit, soient, ait,
     aient, aura, auront, être, avoir, fait, font, faire, fera, feront, fasse, va, vont, vais, aille, dois, doit, doivent, peux, peut, peuvent, puisse,
     puissent, veux, veut, veulent, faut, faudrait, faudra, reste, restent, devient, deviennent, existe, existent, dure, durent, fonctionne, fonctionnent,
     fonctionner, tourne, tournent, coûte, coûtent, suffit, suffisent, vient, viennent, arrive, arrivent, commence, commencent, finit, finissent,
     dépend, dépendent, appartient, appartiennent, contient, contiennent, comporte, comportent, comprend, comprennent, sait, savent, connaît, connaissent,
     c'est, ça marche, ce n'est, n'est, n'a, n'ont, s'agit, il y a, y a, permettent, permettra, ne, n'*, se, s'*, dit, disent, vit, vivent, habite,
     habitent, s'appelle, concerne, concernent, repose, propose, proposent, oblige, sort, sortent, quitte, quittent, perd, perdent, oublie, oublient,
     attend, attendent, dépasse, dépassent, revient, reviennent, correspond, correspondent`,
  ),
  negation: phrases(
    `pas, jamais, aucun, aucune, ni, rien, nul, nulle, personne ne, personne n'*, sans aucun, sans aucune, plus personne, plus rien, n'est plus, n'a plus,
     ne peut plus, ne peuvent plus, ne sait plus, n'y a plus, ne veut plus, ne veux plus, ne veulent plus, ne voulons plus, zéro, nulle part, hors de question,
     ni plus ni moins, interdit, interdite, interdits, interdites`,
  ),
  never: phrases(
    `ne doit jamais, ne doivent jamais, ne doit pas, ne doivent pas, ne devra pas, ne devront pas, ne devra jamais, ne peut pas, ne peuvent pas, ne peut jamais,
     ne peuvent jamais, ne pourra pas, ne peut être, ne peuvent être, ne doit en aucun cas, ne doivent en aucun cas, ne doit rien, jamais, en aucun cas,
     sous aucun prétexte, interdit, interdite, interdits, interdites, n'a pas le droit, n'ont pas le droit, pas le droit, ne dépasse pas, ne dépassent pas,
     ne pas dépasser, ne sort pas, ne sortent pas, ne quitte pas, ne quittent pas, personne ne peut, personne ne doit, personne d'autre, nul ne peut, rien ne doit,
     rien ne sort, rien ne quitte, rien d'autre, aucune donnée, aucun autre, aucune autre, impossible de, pas plus de, pas plus d'*, pas moins de, au grand jamais,
     ne faut pas, ne faut jamais, pas d'interruption, aucune interruption, aucune perte`,
  ),
  exclusion: phrases(
    `dans une phase 2, dans une deuxième phase, dans un second temps, on verra plus tard, l'an prochain au plus tôt, hors périmètre, hors du périmètre, hors champ, hors scope, hors sujet, hors projet, hors de question, pas besoin, pas nécessaire, pas utile, pas prévu*,
     pas inclus, pas incluse, pas comprise, pas au programme, pas l'objectif, pas le but, pas dans la v1, pas dans la version, pas dans cette version,
     pas dans la première version, pas dans un premier temps, pas pour l'instant, pas pour le moment, pas maintenant, pas tout de suite, pas à ce stade,
     je ne veux pas, je veux pas, je ne veux ni, je ne veux surtout pas, je ne veux aucun, je ne veux aucune, ne voulons pas, ne voulons ni, ne voulons aucun,
     ne voulons aucune, on ne veut pas, on veut pas, on ne veut ni, on ne veut aucun, on ne veut aucune, on ne veut surtout pas, ne souhaite pas,
     ne souhaitons pas, ne souhaitons aucun, ne souhaitons aucune, je ne souhaite pas, surtout pas, pas question, pas envie, à exclure, exclu, exclue, exclus,
     exclues, exclut, excluons, j'exclus, on fera sans, on s'en passe, s'en passer, se passer de, se passera de, laisser de côté, laisse de côté, laissons de côté,
     ne fait pas de, ne fera pas, ne ferons pas, ne faisons pas, on ne fait pas, on ne gère pas, ne gère pas, ne gère ni, ne gérera pas, ne gérons pas,
     ne prend pas en charge, ne prendra pas en charge, ne prend pas en compte, ne propose pas, ne proposera pas, ne proposons pas, ne comporte pas, ne comporte ni,
     ne comprend pas, ne couvre pas, ne concerne pas, ne remplace pas, ne remplacera pas, ne vise pas, n'est pas un, n'est pas une, ce n'est pas,
     ce n'est ni, c'est pas un, c'est pas une, pas un, pas une, n'a pas vocation, n'ont pas vocation, ne sera pas, ne seront pas, ne sont pas concernés, inutile,
     inutiles, à éviter, on évite, évitons, non merci, ne cherche pas à, ne cherchons pas à, on ne cherche pas, pas la peine, personne n'a besoin, personne n'en veut,
     n'avons pas besoin, n'a pas besoin, n'ai pas besoin,
     ne donne pas, ne donne ni, ne donne aucun, ne donne aucune, ne fournit pas, ne fournit ni, ne fournit aucun, ne fournit aucune, ne traite pas, ne
     traite ni, ne traite aucun, ne traite aucune, ne vend pas, ne vend ni, ne vend aucun, ne vend aucune, ne permet pas, ne permet ni, ne permet
     aucun, ne permet aucune, ne conseille pas, ne conseille ni, ne conseille aucun, ne conseille aucune, ne supporte pas, ne supporte ni, ne supporte
     aucun, ne supporte aucune, ne diagnostique pas, ne diagnostique ni, ne diagnostique aucun, ne diagnostique aucune, ne garantit pas, ne garantit
     ni, ne garantit aucun, ne garantit aucune, ne facture pas, ne facture ni, ne facture aucun, ne facture aucune, ne calcule pas, ne calcule ni, ne
     calcule aucun, ne calcule aucune, ne envoie pas, ne envoie ni, ne envoie aucun, ne envoie aucune, ne stocke pas, ne stocke ni, ne stocke aucun,
     ne stocke aucune, ne suit pas, ne suit ni, ne suit aucun, ne suit aucune, ne publie pas, ne publie ni, ne publie aucun, ne publie aucune, ne
     affiche pas, ne affiche ni, ne affiche aucun, ne affiche aucune, n'offre pas, n'offre ni, n'offre aucun, n'offre aucune, n'inclut pas, n'inclut
     ni, n'inclut aucun, n'inclut aucune, n'intègre pas, n'intègre ni, n'intègre aucun, n'intègre aucune, n'héberge pas, n'héberge ni, n'héberge
     aucun, n'héberge aucune, n'assure pas, n'assure ni, n'assure aucun, n'assure aucune, n'envoie pas, n'envoie ni, n'envoie aucun, n'envoie aucune,
     n'affiche pas, n'affiche ni, n'affiche aucun, n'affiche aucune, ne s'occupe pas, ne propose aucun, ne propose aucune, ne propose ni, ne remplace
     ni, ne gère aucun, ne gère aucune, n'y aura pas, n'y aura ni, n'y aura aucun, n'y aura aucune`,
  ),
  can: phrases(
    `peut, peuvent, peux, pouvez, pouvons, pourra, pourront, pourrait, pourraient, pouvoir, puisse, puissent, permet, permettent, permettra, permettront,
     permettrait, permettre, permettant, possibilité de, possibilité d'*, capable de, capables de, a le droit de, ont le droit de, en mesure de, autorisé à,
     autorisée à, autorisés à, possible de, possible d'*, aide à, aide les, aidera, est possible, libre de`,
  ),
  want: phrases(
    `je veux, je voudrais, j'aimerais, j'aimerai, je souhaite, je souhaiterais, nous voulons, nous voudrions, nous aimerions, nous souhaitons, nous souhaiterions,
     on veut, on voudrait, on aimerait, on souhaite, on souhaiterait, veut, veulent, veux, voudrait, voudraient, souhaite, souhaitent, souhaiterait, souhaiteraient,
     aimerait, aimeraient, besoin de, besoin d'*, besoin que, il faudrait, il nous faudrait, il me faudrait, il nous faut, il me faut, il nous manque, j'imagine,
     on imagine, nous imaginons, je rêve d'*, je rêve de, on rêve d'*, on rêve de, je cherche un, je cherche une, nous cherchons un, nous cherchons une, on cherche un,
     on cherche une, à prévoir, il y aurait, on aurait`,
  ),
  must: phrases(
    `doit, doivent, dois, devons, devra, devront, doit pouvoir, faut, il faut, faudra, il faudra, il faut que, obligatoire, obligatoires, obligatoirement, impératif,
     impérative, impératifs, impérativement, indispensable, indispensables, exigé, exigée, exigés, exigées, requis, requise, requises, nécessaire, nécessairement,
     essentiel, essentielle, crucial, cruciale, primordial, non négociable, non négociables, tenu de, tenus de, absolument`,
  ),
  should: phrases(
    'devrait, devraient, devrais, censé, censée, censés, censées, souhaitable, souhaitables, de préférence, il vaut mieux, il vaudrait mieux, serait censé',
  ),
  maybe: phrases(
    `peut-être, éventuellement, éventuel, éventuelle, éventuels, éventuelles, idéalement, dans l'idéal, l'idéal serait, si possible, si c'est possible, en option,
     optionnel, optionnelle, optionnels, optionnelles, facultatif, facultatifs, facultative, facultatives, ce serait bien, ce serait super, ce serait chouette,
     ce serait cool, ce serait génial, ça serait bien, ça serait cool, serait un plus, serait bien, serait sympa, serait chouette, serait cool, serait super, serait génial, serait pratique, serait utile, serait agréable, serait appréciable, serait bienvenu*, un plus, (plus tard), pour plus tard, plus tard :, peut-être plus tard, éventuellement plus tard, dans une version ultérieure, à terme, à l'avenir,
     dans un second temps, dans un deuxième temps, un jour, par la suite, ultérieurement, bonus, en bonus, s'il reste du temps, si on a le temps, si le budget le permet,
     v2, version 2, phase 2, pourquoi pas, on pourrait, on pourrait aussi, nous pourrions, éventualité`,
  ),
  undecided: phrases(
    `non résolu, pas résolu, non tranché, pas de décision, aucune décision, sans décision, non décidé, je ne sais pas encore, je ne sais pas, je sais pas, on ne sait pas, nous ne savons pas, aucune idée, reste à voir, à discuter, à voir, pas encore décidé, je sais pas encore, je ne sais pas si, je sais pas si, je ne sais pas trop, on ne sait pas encore, on sait pas encore, on ne sait pas si,
     nous ne savons pas encore, nous ne savons pas si, pas sûr, pas sûre, pas sûrs, pas certain, pas certaine, pas encore choisi, pas encore tranché,
     pas encore défini, pas encore clair, pas décidé, pas tranché, rien n'est décidé, reste à décider, reste à définir, reste à déterminer, reste à trancher, reste à savoir, à décider, à définir, à déterminer, à trancher, à préciser, à clarifier, à confirmer, à voir si, à voir plus tard, c'est à voir, à débattre,
     question ouverte, questions ouvertes, on hésite, j'hésite, nous hésitons, hésitons, en suspens, on se demande, je me demande, nous nous demandons,
     pas d'avis arrêté, tbd, indécis, pas arrêté, faut-il, doit-on, devons-nous`,
  ),
  goal: phrases(
    `objectif, objectifs, le but, notre but, mon but, but :, le seul but, ambition, ambitionne, ambitionnons, notre vision, notre mission, réussite, succès, réussi si,
     réussie si, aura réussi, aurons réussi, kpi, kpis, okr, réduire, réduction de, diminuer, baisser, faire baisser, diviser par, doubler, tripler, augmenter, améliorer,
     accroître, gagner du temps, gain de temps, faire gagner, d'ici un an, d'ici six mois, d'ici trois mois, d'ici 3 mois, d'ici 6 mois, d'ici 12 mois, d'ici douze mois, d'ici 1 an, d'ici 2 ans, d'ici 3 ans, d'ici quelques mois, en six mois, en un an, d'ici deux ans, d'ici trois ans, d'ici la fin, d'ici fin, d'ici cinq ans, la première année,
     au bout d'un an, au bout de six mois, nous visons, on vise, je vise, vise à, vise, visons, viser, on espère, j'espère, nous espérons, espérons, espère, atteindre,
     faire passer, passer de, passe de, plus aucun, plus aucune, plus jamais, en finir avec, mettre fin à, taux de conversion, taux de rétention, taux de rebond,
     taux de satisfaction, fidélisation, fidéliser, rentable, rentabilité, seuil de rentabilité, contents si, content si, heureux si, heureuse si, satisfait si, satisfaits si,
     pari gagné, ce sera gagné, l'idée est de, l'idée est d'*, l'idée, l'idée, le principe, faciliter, simplifier, favoriser, lutter contre, encourager, sensibiliser,
     désengorger, éviter le gaspillage, promesse, raison d'être, contre aujourd'hui, contre 1, contre 2, contre 3, contre 4, contre 5`,
  ),
  past: [
    ...frPast,
    ...phrases(
      `était, étaient, étais, étions, avait, avaient, avais, fallait, voulait, voulaient, voulais, pouvait, pouvaient, devait, devaient, faisait, faisaient, faisais,
       savait, savaient, disait, prenait, prenaient, venait, venaient, mettait, allait, perdait, perdaient, débordait, marchait, fonctionnait, suffisait, tenait, restait,
       a été, ont été, ai été, est tombé, est tombée, est parti, est partie, sont partis, est arrivé, est arrivée, est mort, est morte, sont morts, est restée, est resté,
       l'an dernier, l'an passé, l'année dernière, l'année passée, le mois dernier, la semaine dernière, l'été dernier, l'hiver dernier, le printemps dernier, l'automne dernier,
       la saison dernière, hier, avant-hier, récemment, dernièrement, autrefois, à l'époque, il y a deux ans, il y a trois ans, il y a un an, il y a six mois, il y a un mois,
       jadis, par le passé, a disparu, ont disparu, a arrêté, a fermé, a coûté, ont coûté, s'est perdu*, s'est trompé*, se sont perdu*, n'a jamais, n'avons jamais, n'ont jamais`,
    ),
  ],
  lack: phrases(
    "il n'y a pas, il n'y a aucun, il n'y a aucune, nous n'avons pas de, on n'a pas de, n'ont pas de, n'a pas de, pas de réseau, pas de wifi, pas internet, aucun réseau, ne capte pas",
  ),
  now: [
    "aujourd'hui,",
    ...phrases(
      `situation actuelle, actuellement, en ce moment, pour l'instant, pour le moment, à l'heure actuelle, jusqu'à présent, jusqu'ici, jusqu'à maintenant, de nos jours, souvent, trop souvent,
     parfois, quelquefois, d'habitude, généralement, en général, la plupart du temps, le plus souvent, à chaque fois, tout le temps, sans cesse, sans arrêt, constamment, en pratique,
     la moitié du temps, une fois sur deux, ces temps-ci, ces derniers temps, aujourd'hui on, aujourd'hui nous, aujourd'hui les, aujourd'hui le, aujourd'hui la, aujourd'hui l'*,
     aujourd'hui c'*, aujourd'hui je, aujourd'hui j'*, aujourd'hui tout, aujourd'hui il, aujourd'hui chacun, aujourd'hui chaque, aujourd'hui :, aujourd'hui ça, 
     à l'ancienne, toujours le même, encore aujourd'hui, chaque année on, chaque semaine on`,
    ),
  ],
  ours: phrases(
    `j'ai, je suis, je fais, je tiens, je gère, je travaille, je dirige, je perds, j'oublie, j'en ai, je passe, je vends, j'utilise, je note, je dicte, je jongle, je reçois,
     j'organise, j'anime, j'enseigne, j'habite, je vis, je cultive, je fabrique, je loue, je finis, je n'arrive, je n'ai, j'adore, je déteste, je donne des, je connais, j'envoie,
     nous avons, nous sommes, nous gérons, nous utilisons, nous perdons, nous travaillons, nous passons, nous faisons, nous vendons, nous louons, nous organisons, nous recevons,
     nous accueillons, nous vivons, nous tenons, nous livrons, nous produisons, nous employons, nous notons, nous n'avons, nous habitons, nous jonglons, nous envoyons, on a, on n'a,
     on est, on utilise, on perd, on passe, on fait, on travaille, on gère, on reçoit, on organise, on tient, on se débrouille, on s'envoie, on s'échange, on jongle, on oublie,
     on finit, on se retrouve, on s'appelle, on connaît, on imprime, on recopie, on ressaisit, on ne s'y retrouve, mon mari, ma femme, ma mère, mon père, ma fille, mon fils,
     ma grand-mère, mon grand-père, ma sœur, mon frère, mon compagnon, ma compagne, mon chef, ma patronne, mon patron, notre équipe, notre entreprise, notre école, notre club,
     notre association, notre asso, notre boutique, notre usine, notre atelier, notre ferme, notre village, notre immeuble, notre service, notre cabinet, notre petite, nos clients,
     nos bénévoles, nos équipes, nos techniciens, nos adhérents, nos salariés, nos vendeurs, nos infirmières, nos infirmiers, nos commerciaux, nos livreurs, nos chauffeurs,
     dans ma classe, dans notre, dans mon, dans ma, il y a, y a, bonjour, salut, merci, coucou, désolé, désolée, cordialement, mdr, bref, contexte`,
  ),
  problem: phrases(
    `souci, soucis, galère, galères, pénible, agaçant, frustrant, frustrante, frustré*, énervant, perdons, perdre des heures, se perd, se perdent, oublie,
       oublient, oublions, trop tard, gaspille*, gaspillage, du mal à, compliqué, compliquée, laborieux, fastidieux, marre de, ras le bol, en ai
       marre, en a marre, le bazar, bazar, chaos, le bordel, pagaille, personne ne sait, personne n'y, personne ne se souvient, personne ne s'en,
       personne ne lit, personne ne les, on ne sait jamais, on ne sait plus, on ne sait pas qui, on ne sait pas où, ne sait jamais, ne savent jamais,
       ne savent pas, sources d'erreur, source d'erreurs, sources d'erreurs, erreurs de saisie, se plaint, se plaignent, plaintes, trop cher, trop
       chers, trop chère, hors de prix, s'y perd, s'y perdre, s'égare*, passe à la trappe, passent à la trappe, tombe dans l'oubli, débordé, débordée,
       débordés, submergé*, trop lent, trop long, trop longue, trop de temps, à la main, sur papier, sur du papier, feuille papier, post-it, tableau
       blanc, coups de fil, coup de fil, groupe whatsapp, par whatsapp, trop de, beaucoup trop, ça prend, prend des heures, perte de temps, pas assez,
       jamais à jour, souffre, souffrent, se disputent, dispute, disputes, finissent à la poubelle, finit à la poubelle, à la poubelle, au pif, double
       saisie, manquent de, manque de, manquons de, peine à, peinent à, galèrent, ingérable, personne n'est au courant, du coup, n'arrive pas,
       n'arrivent pas, n'arrivons pas, inquiète, s'inquiète, impossible de savoir, impossible de retrouver, ça bloque, c'est long, c'est lourd, le
       problème, le gros problème, notre problème, mon problème, problème :, vrai problème, pose problème, posent problème, problème c'*, des
       problèmes, on perd, du temps perdu, perd du temps, perdent du temps, perdent des, sur excel, dans excel, avec excel, dans un tableur, sur un
       tableur, sur un fichier excel, dans un fichier excel, un vieux excel, sur un cahier, dans un cahier, un cahier, un classeur, dans un classeur,
       difficile de, trop difficile, c'est difficile, très difficile, c'est ingérable, sans fin, à rallonge, perdre une demi-heure, perdre du temps,
       je perds, ça m'énerve, on en a assez, épuisant, épuisante, injoignable, pas fiable, peu fiable, jamais le bon, jamais la bonne, jamais les
       bons, ne savent pas si, ne sait pas si, ne sait pas qui, ne savent pas qui, au dernier moment, à la dernière minute`,
  ),
  quality: phrases(
    `rapide, rapides, rapidement, vite, simple, simples, simplement, facile, faciles, facilement, accessible, accessibles, accessibilité, sécurisé*, sécurité, privé, privée, privées,
     confidentiel*, confidentialité, secret, secrète, chiffré, chiffrée, chiffrés, chiffrées, chiffrement, anonyme, anonymes, anonymat, anonymement, lisible, lisibles, gros caractères,
     grands caractères, gros boutons, hors ligne, hors connexion, hors-ligne, sans réseau, sans connexion, sans internet, gratuit, gratuite, gratuits, gratuites, gratuitement, open source, logiciel libre,
     auto-hébergé*, fiable, fiables, haute disponibilité, disponible 24, robuste, léger, légère, légers, abordable, pas cher, bon marché, multilingue, bilingue, compatible, compatibles,
     conforme, conformes, ergonomique, intuitif, intuitive, fluide, daltonien*, lecteur d'écran, lecteurs d'écran, malvoyant*, malentendant*, d'une main, une seule main, avec des gants, étanche,
     silencieux, silencieuse, mauvaise connexion, faible débit, petit débit, 3g, sobre, sobriété, écoconçu*, éco-conçu*, écoconception, éco-conception, beau, belle, joli, chaleureux, chaleureuse, bienveillant, respectueux,
     respectueuse, performant, performante, au clavier, navigation clavier, rgaa, responsive, en france, en europe, dans l'ue, chez nous, sur nos serveurs, sans publicité, sans pub`,
  ),
  limit: phrases(
    `budget, coût, coûts, coûte, coûter, coûtera, coûtent, tarif, tarifs, prix, facturé, délai, délais, date limite, date butoir, deadline, échéance, mise en ligne, mise en service, mise en production,
     lancement, sortie prévue, livré avant, livrable, prêt pour, prête pour, prêt avant, prête avant, prêt en, prête en, prêt d'ici, prête d'ici, être prêt, être prête, opérationnel, opérationnelle,
     en ligne avant, en ligne pour, au plus tard, ios, android, iphone, iphones, ipad, tablette, tablettes, navigateur, navigateurs, ordinateur, ordinateurs, windows, mac, macos, linux,
     raspberry pi, chrome, firefox, safari, edge, smartphone, smartphones, sur téléphone, sur le téléphone, vieux téléphones, sur mobile, sur mobiles, fonctionne sur, fonctionner sur, fonctionnent sur,
     fonctionne avec, fonctionner avec, fonctionne sans, fonctionner sans, fonctionne aussi sur, marche sur, marche avec, marche sans, marche aussi sur, tourne sur, tourner sur, compatible avec, s'intègre à,
     s'intègre dans, s'intègre avec, s'intégrer à, intégration avec, intégration à, se connecte à, se connecte au, synchronisation avec, connexion via, connexion avec, connexion par, sso, oauth, saml, ldap,
     active directory, france connect, franceconnect, rgpd, cnil, hds, secnumcloud, hébergé, hébergée, hébergés, hébergées, hébergement, loi, lois, la loi, décret, réglementation, réglementations,
     règlement européen, réglementaire, réglementaires, code du travail, norme, normes, conformité, certification, certifié, certifiée, audit, audits, durée de conservation, conservation, conservé, conservée, conservés,
     conservées, licence, légal, légale, légales, légalement, légaux, latence, temps de réponse, temps de chargement, ms, millisecondes, secondes, une seconde, simultané*, langues, en français, stocké, stockée,
     stockés, stockées, serveur en, serveurs en, union européenne, batterie, autonomie, pile, piles, garantie, équipe de, développeurs et, un développeur, une développeuse, deux développeurs, financement,
     subvention, subventions, sla, slo, quota, quotas, openapi, sdk, ko, mo, go, au maximum, maximum, minimum, au plus, max, maxi, € par, €/mois, €/an, € / mois, euros par, react, vue.js, python,
     django, symfony, laravel, php, wordpress, postgres, postgresql, kubernetes, aws, azure, ovh, scaleway, disponibilité de, taux de disponibilité, sauvegarde quotidienne, sauvegardes`,
  ),
  system: phrases(
    `appli, applis, application, applications, app, outil, outils, site, site web, site internet, plateforme, plate-forme, logiciel, service en ligne, service web, service numérique, système, bot, chatbot, robot, api, extension, module, plugin,
     jeu, portail, programme, produit, solution, tableau de bord, page, écran, interface, widget, appareil, capteur, capteurs, bouton, carte interactive, calendrier, agenda, liste, serveur, boîtier, notification,
     rappel, rappels, alerte, webhook, l'appli, l'app, l'application, l'outil, l'extension, l'api, l'interface, l'écran, l'appareil, l'assistant, l'agenda, l'algorithme, l'alerte, minuteur, formulaire`,
  ),
};
