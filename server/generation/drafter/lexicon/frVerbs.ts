import { byAction } from './byAction';
import { actionNames, type ActionName, type Actions } from './lexicon';
import { words } from './words';

/** Verbs on `-er`, in the infinitive. */
const regular: Readonly<Record<ActionName, readonly string[]>> = {
  create: words(
    `ajouter créer enregistrer noter déclarer déposer publier rédiger nommer lister marquer encoder renseigner indiquer
    signaler lancer composer fabriquer consigner poster documenter proposer démarrer formuler constituer`,
  ),
  show: words(
    'afficher consulter regarder visualiser montrer présenter prévisualiser observer retrouver lister',
  ),
  search: words('chercher rechercher trier filtrer trouver recommander suggérer repérer cibler'),
  notify: words('notifier alerter rappeler informer relancer annoncer aviser sonner'),
  upload: words('téléverser photographier scanner importer numériser filmer charger capturer'),
  pay: words(
    `payer régler facturer rembourser encaisser acheter commander verser cotiser abonner débiter créditer prélever donner`,
  ),
  book: words(
    `réserver louer emprunter prêter annuler reporter planifier déplacer échanger prolonger décaler programmer`,
  ),
  approve: words(
    'approuver valider refuser accepter confirmer rejeter signer voter autoriser trancher décider contresigner',
  ),
  transfer: words(
    'exporter télécharger imprimer générer envoyer copier livrer expédier éditer acheminer',
  ),
  sync: words('synchroniser connecter relier intégrer actualiser récupérer raccorder'),
  signIn: words('identifier inviter authentifier déverrouiller'),
  remove: words(
    `supprimer archiver effacer fermer clôturer masquer retirer bloquer expirer désactiver verrouiller arrêter enlever résilier`,
  ),
  measure: words(
    'mesurer détecter compter surveiller peser chronométrer relever collecter rassembler tracer',
  ),
  message: words('commenter discuter contacter appeler poser demander questionner dialoguer'),
  assign: words(
    'attribuer affecter partager déléguer transférer confier distribuer assigner céder dispatcher',
  ),
  calculate: words('calculer estimer additionner totaliser résumer analyser évaluer chiffrer'),
  check: words('vérifier contrôler exiger imposer empêcher limiter comparer inspecter cocher'),
  organise: words(
    `modifier gérer organiser grouper regrouper classer ranger renommer configurer personnaliser sélectionner sauvegarder
    conserver corriger adapter activer combiner fusionner paramétrer administrer changer garder ajuster stocker associer
    piloter centraliser ordonner`,
  ),
  other: words(
    `jouer gagner entraîner utiliser explorer visiter aider travailler écouter parler cuisiner cliquer taper appuyer
    répéter accéder laisser passer apporter récolter dicter noter deviner progresser animer participer coller glisser
    ramener rapporter chanter pratiquer arroser soigner réparer simuler monter avancer`,
  ),
};

/** All other verbs: present and future forms, a bar, participles. */
const irregular: Readonly<Record<ActionName, readonly string[]>> = {
  create: [
    'saisir saisit saisissent saisira saisiront saisissez saisissons | saisi saisie saisis saisies saisissant',
    'remplir remplit remplissent remplira rempliront remplissez | rempli remplie remplis remplies',
    'écrire écrit écrivent écrira écriront écrivez | écrite écrits écrites',
    'inscrire inscrit inscrivent inscrira inscriront inscrivez | inscrite inscrits inscrites inscription inscriptions',
    'décrire décrit décrivent décrira décriront | décrite décrits décrites',
    'définir définit définissent définira définiront | défini définie définis définies',
    'ouvrir ouvre ouvrent ouvrira ouvriront ouvrez | ouvert ouverte ouverts ouvertes',
    'soumettre soumet soumettent soumettra soumettront | soumis soumise soumises',
    'construire construit construisent construira | construite construits',
    'tenir tient tiennent tiendra | tenu tenue',
    'entrer entrent entrera entreront',
    '| création ajout saisie déclaration publication dépôt signalement',
  ],
  show: [
    'voir voit voient verra verront voyez voyons vois | vu vue vus vues',
    'lire lit lisent lira liront lisez | lu lue lus lues',
    'revoir revoit revoient reverra',
    'apparaître apparaît apparait apparaissent apparaîtra apparaîtront',
    'parcourir parcourt parcourent parcourra',
    '| affichage consultation visualisation vue',
  ],
  search: ['| recherche filtre filtres filtrage tri suggestion suggestions'],
  notify: [
    'prévenir prévient préviennent préviendra préviendront | prévenu prévenue prévenus prévenues',
    'avertir avertit avertissent avertira avertiront | averti avertie avertis averties',
    'partent partira partiront',
    '| notification notifications alerte alertes rappel rappels relance relances',
  ],
  upload: [
    'joindre joint joignent joindra joignez | jointe joints jointes',
    'prendre en photo, prend en photo, prennent en photo',
    '| import photo photos numérisation',
  ],
  pay: [
    'vendre vend vendent vendra vendront vendez | vendu vendue vendus vendues vente',
    '| paiement paiements règlement facturation remboursement acompte abonnement don dons achat commande commandes',
  ],
  book: [
    'rendre rend rendent rendra | rendu rendue rendus rendues',
    '| réservation réservations annulation emprunt location report échange',
  ],
  approve: ['| validation approbation signature vote accord confirmation'],
  transfer: [
    'produire produit produisent produira | produite produits',
    'transmettre transmet transmettent transmettra transmettront | transmis transmise transmises',
    'convertir convertit convertissent convertira | converti convertie convertis converties',
    'fournir fournit fournissent fournira | fourni fournie fournis fournies',
    'traduire traduit traduisent traduira | traduite traduits traduites',
    'enverra enverront | export exports envoi envois téléchargement impression livraison génération',
  ],
  sync: [
    'mettre à jour, met à jour, mettent à jour, mettra à jour, se met à jour, mis à jour, mise à jour',
    'rafraîchir rafraîchit rafraîchissent',
    '| synchronisation intégration connexion',
  ],
  signIn: [
    'se connecter, se connecte, se connectent, se connectera, rejoindre, rejoint, rejoignent',
    '| authentification identification invitation',
  ],
  remove: [
    'suspendre suspend suspendent | suspendu suspendue',
    'disparaître disparaît disparaissent disparaîtra',
    '| suppression archivage effacement',
  ],
  measure: [
    'suivre suit suivent suivra suivront suivez | suivi suivie suivis suivies',
    'recueillir recueille recueillent | recueilli recueillie recueillis recueillies',
    '| mesure mesures relevé relevés comptage pesée',
  ],
  message: [
    'répondre répond répondent répondra répondront répondez | répondu réponse réponses',
    'réagir réagit réagissent | commentaire commentaires message messages',
  ],
  assign: [
    'répartir répartit répartissent répartira | réparti répartie répartis réparties',
    '| partage répartition attribution affectation',
  ],
  calculate: [
    'prévoir prévoit prévoient prévoira | prévision prévisions',
    'déduire déduit déduisent | déduite déduits',
    '| calcul calculs estimation résumé',
  ],
  check: [
    'restreindre restreint restreignent | restreinte',
    'garantir garantit garantissent garantira | garanti garantie',
    '| vérification contrôle contrôles',
  ],
  organise: [
    'choisir choisit choisissent choisira choisiront choisissez choisissons | choisi choisie choisis choisies choix',
    'établir établit établissent | établi établie',
    '| modification gestion configuration personnalisation tri classement',
  ],
  other: [
    'recevoir reçoit reçoivent recevra recevront recevez reçois | reçu reçue reçus reçues',
    'apprendre apprend apprennent apprendra | appris apprise',
    'résoudre résout résolvent | résolu résolue',
    'offrir offrent offrira | offert offerte offerts offertes',
    'ralentir ralentit ralentissent',
    'obtenir obtient obtiennent obtiendra | obtenu obtenue',
    'prendre prend prennent prendra prendront prenez | pris prise prises',
    'mettre met mettent mettra mettront mettez | mis mise mises',
    'entendre entend entendent entendra | entendu',
    'perçoit perçoivent percevoir',
    'découvrir découvre découvrent découvrira | découvert découverte',
    'servir sert servent servira | servi',
    'réussir réussit réussissent | réussi',
  ],
};

/** Forms that are a noun more often than a verb: verbs only with an object behind them. */
const nouns = new Set(
  words(
    `note liste filtre commande contrôle compte groupe classe marque livre demande réserve règle trace recherche visite
    cuisine charge cible affiche aide vote montre alerte facture sauvegarde importe mesure masque partage échange programme
    annonce archive limite rencontre récolte stocke poste place passe mixe reporte change prête rapporte estime
    chiffre`,
  ),
);
const objects = words("le la les un une des son sa ses leur leurs chaque l'* tous toutes ce cette");
/** Stems whose last consonant is doubled. */
const doubling = /(?:appel|jet)$/u;

/** Infinitive, present and future: `ajouter`, `ajoute`, `ajoutent`, `ajoutez`, `ajoutons`, `ajoutera`. */
function finiteForms(verb: string): string[] {
  const stem = verb.slice(0, -2);
  const forms = weakStems(stem).flatMap((weak) => [
    ...present(`${weak}e`),
    `${weak}ent`,
    `${futureStem(stem, weak)}a`,
    `${futureStem(stem, weak)}ont`,
  ]);
  return [verb, `${stem}ez`, `${softened(stem)}ons`, ...forms];
}

function present(form: string): string[] {
  return nouns.has(form) ? objects.map((object) => `${form} ${object}`) : [form];
}

/** `génér` → `génèr`, `envoy` → `envoi`, `rappel` → `rappell`. */
function weakStems(stem: string): string[] {
  if (/[ou]y$/u.test(stem)) return [`${stem.slice(0, -1)}i`];
  if (stem.endsWith('ay')) return [`${stem.slice(0, -1)}i`, stem];
  if (doubling.test(stem)) return [stem + stem.slice(-1)];
  return [stem.replace(/[ée](?=[^aeiouyé]{1,2}$)/u, (vowel) => graved(stem, vowel))];
}

/** The open vowel: not before two consonants other than a pair with `r`. */
function graved(stem: string, vowel: string): string {
  if (vowel === 'e' && !/e[tlvnms]$/u.test(stem)) return 'e';
  return /[^aeiouyé][^aeiouyér]$/u.test(stem) && !/(?:gu|qu)$/u.test(stem) ? vowel : 'è';
}

function futureStem(stem: string, weak: string): string {
  return /é[^aeiouyé]{1,2}$/u.test(stem) ? `${stem}er` : `${weak}er`;
}

/** `rang` → `range`, `effac` → `effaç`: as the consonant sounds before `a` and `o`. */
function softened(stem: string): string {
  if (stem.endsWith('g')) return `${stem}e`;
  return stem.endsWith('c') ? `${stem.slice(0, -1)}ç` : stem;
}

/** `ajouté`, `ajoutée`, `ajoutés`, `ajoutées`, `ajoutant`; and the form that may be a noun. */
function participlesOf(verb: string): string[] {
  const stem = verb.slice(0, -2);
  const noun = `${stem}e`;
  return [
    ...['é', 'ée', 'és', 'ées'].map((ending) => stem + ending),
    `${softened(stem)}ant`,
    ...(nouns.has(noun) ? [noun] : []),
  ];
}

function split(entry: string): { finite: string[]; other: string[] } {
  const parts = (text: string) =>
    text.includes(',') ? text.split(',').map((part) => part.trim()) : words(text);
  const [finite = '', other = ''] = entry.split('|');
  return {
    finite: parts(finite).filter((form) => form !== ''),
    other: parts(other).filter((form) => form !== ''),
  };
}

function formsOf(ofRegular: (verb: string) => string[], side: 'finite' | 'other'): Actions {
  return byAction((name) => {
    const all = [
      ...regular[name].flatMap(ofRegular),
      ...irregular[name].flatMap((entry) => split(entry)[side]),
    ];
    return [...new Set(all)];
  });
}

/** French verbs as the predicate of a clause. */
export const frActions = formsOf(finiteForms, 'finite');

/** Their participles, and the nouns that feature lists name them by. */
export const frParticiples = formsOf(participlesOf, 'other');

/** What only a story tells: `on notait`, `nous avons noté`. */
export const frPast: readonly string[] = [
  ...new Set([
    ...actionNames.flatMap((name) => regular[name].flatMap(pastForms)),
    ...words(
      'perdu oublié raté reçu pris mis fait vu eu dû voulu pu su dit tenté essayé passé manqué cassé fini vendu appris répondu',
    ).flatMap(perfect),
  ]),
];

function pastForms(verb: string): string[] {
  const stem = verb.slice(0, -2);
  const soft = softened(stem);
  return [`${soft}ait`, `${soft}aient`, `${soft}ais`, `${stem}ions`, ...perfect(`${stem}é`)];
}

function perfect(participle: string): string[] {
  return words('ai a ont avons avez avait avaient').map((having) => `${having} ${participle}`);
}
