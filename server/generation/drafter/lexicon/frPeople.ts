import { phrases, words } from './words';

/** Masculine or only forms, in the singular; the others follow from their endings. */
const bases = words(
  `utilisateur client patient infirmier médecin docteur généraliste admin administrateur gestionnaire gérant responsable
  manager étudiant élève collégien lycéen écolier enseignant professeur prof instituteur maître parent enfant ado
  adolescent propriétaire voisin bénévole volontaire membre adhérent invité visiteur locataire bailleur colocataire
  coloc chauffeur conducteur coursier livreur cycliste agriculteur éleveur maraîcher producteur acheteur vendeur
  prêteur emprunteur comptable expert-comptable auditeur développeur ingénieur technicien mécanicien répartiteur
  opérateur inspecteur joueur coach entraîneur formateur mentor tuteur apprenant débutant chercheur bibliothécaire
  documentaliste auteur écrivain rédacteur relecteur correcteur modérateur organisateur hôte participant intervenant
  orateur conférencier employé salarié collaborateur travailleur ouvrier superviseur chef cheffe patron directeur
  fondateur indépendant freelance artisan prestataire fournisseur cuisinier traiteur gardien concierge apiculteur
  jardinier designer graphiste artiste musicien photographe avocat juriste notaire pharmacien thérapeute
  kinésithérapeute kiné orthophoniste ergothérapeute psychologue psychiatre spécialiste consultant conseiller analyste
  recruteur candidat postulant réceptionniste secrétaire trésorier président contrôleur demandeur voyageur passager
  pilote habitant résident citoyen riverain donateur donneur parrain filleul aidant famille couple collègue coéquipier
  ami promeneur baby-sitter babysitter nounou moniteur animateur éducateur encadrant accompagnateur agent courtier
  vétérinaire sage-femme dentiste chirurgien ambulancier brancardier pompier secouriste soignant planificateur
  représentant contremaître électricien plombier menuisier maçon peintre couvreur chauffagiste coureur randonneur
  grimpeur nageur sportif athlète chanteur choriste collectionneur créateur senior retraité adulte boulanger boucher
  pâtissier épicier fleuriste libraire restaurateur commerçant caviste fromager viticulteur vigneron grossiste
  marchand abonné abonnée lecteur spectateur fan mainteneur contributeur testeur assistant stagiaire alternant
  apprenti maman papa mère père grand-parent grands-parents grand-mère grand-père petits-enfants magasinier
  préparateur manutentionnaire vigile surveillant capitaine arbitre juré juge prêtre paroissien élu maire comité
  migrant réfugié traducteur interprète expert clinicien géomètre architecte syndic copropriétaire enchérisseur
  couturier potier brasseur torréfacteur barista barman référent coordinateur coordonnateur correspondant délégué
  délégataire titulaire remplaçant intérimaire saisonnier consommateur usager allocataire bénéficiaire aîné pêcheur
  chasseur cavalier danseur comédien technicienne coiffeur marraine esthéticien masseur ostéopathe podologue
  diététicien nutritionniste postier policier militaire douanier magistrat greffier déménageur loueur garagiste
  régisseur bricoleur cantinier hôtelier hôtesse steward guichetier caissier acteur réalisateur monteur internaute
  annonceur partenaire repreneur investisseur actionnaire sociétaire syndicaliste entrepreneur auto-entrepreneur
  micro-entrepreneur artisane marin skipper plongeur aide-soignant auxiliaire assmat chauffeur-livreur logisticien
  acheteuse approvisionneur valideur valideuse approbateur demandeuse greffière ludothécaire archiviste médiateur
  facilitateur maraudeur glaneur cueilleur semencier forestier bûcheron berger soigneur laborantin biologiste
  radiologue
    acrobate actuaire acupuncteur adjoint affineur agronome aiguilleur alpiniste ambassadeur anesthésiste animatrice antiquaire apporteur arbitre armateur arpenteur assesseur assureur astronome aubergiste auditrice autostoppeur aventurier bachelier bagagiste baigneur balayeur banquier barreur basketteur
 batelier bijoutier blogueur bouquiniste boxeur brocanteur buraliste cadreur campeur camionneur cambiste cardiologue carreleur cartographe catéchiste cavaliste céramiste certificateur champion charcutier charpentier chaudronnier chercheuse chimiste chroniqueur claveciniste colporteur combattant comédienne commandant commentateur
 commissaire compagnon compositeur concepteur concierge concitoyen concurrent confectionneur confiseur confrère conservateur constructeur contremaître contribuable convive copiste cordonnier correctrice costumier coureuse cousin cousine covoitureur créancier croisiériste curateur curé cycliste cyclotouriste danseuse débiteur décideur déclarant décorateur défenseur dégustateur démarcheur
 dentellière dépanneur député dermatologue dessinateur détaillant détective détenu développeuse diacre diffuseur directrice dirigeant distributrice docteure doctorant domestique dompteur donneuse dresseur droguiste ébéniste éclaireur éclusier écologue économiste égoutier électeur électronicien éleveuse émigré emballeur encadreur enquêteur ensemblier entraîneuse envoyeur épidémiologiste équipier 
 escrimeur essayeur étalagiste étancheur évaluateur évêque examinateur expéditeur exploitant exposant fabricant faïencier fermier ferronnier festivalier fiancé figurant financeur fiscaliste footballeur forain forgeron formatrice fossoyeur fournisseuse franchisé funambule galeriste garant gardienne gendarme géologue gérante golfeur gouvernante graphologue guetteur guitariste gymnaste gynécologue
 handballeur haltérophile héritier historien horloger horticulteur hospitalier huissier humoriste hydrologue hygiéniste illustrateur imam imprimeur infographiste informaticien initiateur installateur institutrice instructeur intermittent interlocuteur intervieweur inventeur invité jockey jongleur journaliste judoka jumeau laitier lauréat lavandier légiste licencié linguiste locuteur lutteur luthier
 magicien maïeuticien mandataire mannequin maquettiste maquilleur maraîchère marathonien marchande maréchal-ferrant marié marionnettiste maroquinier mécène métreur meunier militant ministre modéliste motard motocycliste muséographe mycologue narrateur naturaliste naturopathe néophyte neurologue nourrice novice nutritionniste obstétricien oculiste oncologue opticien orfèvre organiste orienteur ornithologue orthodontiste
 ouvreur ouvreuse paléontologue papetier parapentiste parfumeur parieur paroissien partenaire pasteur patineur paysagiste paysan pédagogue pédiatre pèlerin pensionnaire percussionniste perchiste pharmacienne philatéliste phytothérapeute pianiste piéton pisciculteur piégeur plaignant planteur plâtrier podcasteur poète poissonnier portier postulante potière praticien précepteur préfet prestataire prévisionniste 
 prisonnier procureur programmeur projectionniste promoteur prospecteur protagoniste psychothérapeute publicitaire puériculteur quincaillier radiesthésiste rameur ramoneur rapporteur récoltant rédactrice régatier religieux relieur rempailleur remplaçante rentier réparateur repasseur repasseuse répétiteur requérant rescapé réserviste résinier restaurateur rhumatologue romancier sacristain saisonnière saunier sauveteur savonnier
 scaphandrier scénariste scénographe scout sculpteur secouriste sellier sénateur serrurier signaleur signataire skieur soliste sommelier sondeur sonneur souscripteur spéléologue sponsor standardiste statisticien styliste substitut supporteur surfeur surveillante suppléant tapissier tatoueur taxidermiste teinturier télévendeur témoin thésard tireur tisserand toiletteur tôlier torréfactrice tourneur touriste traiteur
 transporteur travailleuse triathlète trufficulteur tutrice urbaniste urgentiste urologue vacancier vacataire vannier veilleur vendangeur verrier veuf veuve vidéaste villageois violoniste visiteuse vitrier volleyeur voltigeur webmestre zootechnicien zoologue`,
);

/** With more than one word, or that have no other form. */
const fixed = phrases(
  `personnel, direction, conjoint, conjoints, conjointe, mari, époux, épouse, frère, frères, sœur, sœurs, fils, fille, filles, garçon, garçons, rh, drh, daf, dsi, pdg, staff, jury, gens, mamie, papi, copain, copine, copains, copines, jeune, jeunes, mariés, équipage,
  proches, commerciaux, commerciale, commerciales, professionnels, professionnelles, particuliers, scientifiques, associés, assurés, serveuse, serveuses,
  guides, équipe, équipes, femme de ménage, femmes de ménage, agent d'entretien, agents d'entretien, agent d'accueil, agents d'accueil, agent de sécurité,
  chef d'équipe, chefs d'équipe, cheffe d'équipe, chef de projet, chefs de projet, cheffe de projet, chef de chantier, chefs de chantier, chef de service,
  chefs de service, chef de cuisine, chef de rang, responsable rh, responsables rh, responsable qualité, responsable d'agence, responsable de magasin,
  responsables de magasin, responsable de secteur, responsable informatique, service informatique, service client, service clients, service technique,
  service comptable, service achats, service rh, personnel soignant, équipe soignante, équipes soignantes, équipe pédagogique, conseil syndical,
  conseil municipal, directeur d'école, directrice d'école, gestionnaire de paie, gestionnaire de stock, médecin traitant, médecins traitants,
  médecin coordonnateur, assistante maternelle, assistantes maternelles, assistante sociale, assistantes sociales, aide à domicile, aides à domicile,
  auxiliaire de vie, auxiliaires de vie, chargé de projet, chargée de projet, chargé de communication, chargée de communication, chargé de clientèle,
  chargés de clientèle, chargé de recrutement, chargée de recrutement, chargés de recrutement, parent d'élève, parents d'élèves, professeur des écoles,
  professeurs des écoles, professeur principal, maître-nageur, maîtres-nageurs, maître d'œuvre, maître d'ouvrage, maître d'apprentissage, porteur de projet, porteurs de projet,
  personne âgée, personnes âgées, demandeur d'emploi, demandeurs d'emploi, nouveaux arrivants, nouvel arrivant, hôte d'accueil, hôtesse d'accueil,
  agents municipaux, agent municipal, agents techniques, conseiller clientèle, conseillers clientèle, conducteur de travaux, conducteurs de travaux,
  jardiniers amateurs, garde d'enfants, sapeurs-pompiers, expert-comptable, experts-comptables, sages-femmes, aides-soignants, aides-soignantes,
  aide-soignante, grands-mères, grands-pères, co-organisateurs, commissaire de course, chef de bord, chefs de bord, maître de stage, maîtres de stage,
  directeur de thèse, cadre de santé, cadres de santé, cadre infirmier, direction générale, bureau de l'association, sysadmin, superadmin`,
);

/** `vendeur` → `vendeur`, `vendeurs`, `vendeuse`, `vendeuses`, `vendrice`. */
function forms(base: string): string[] {
  return [base, ...feminine(base)].flatMap((form) =>
    /[sx]$/u.test(form) ? [form] : [form, `${form}s`],
  );
}

function feminine(base: string): string[] {
  const stem = (length: number) => base.slice(0, -length);
  if (base.endsWith('teur')) return [`${stem(4)}trice`, `${stem(3)}euse`];
  if (base.endsWith('eur')) return [`${stem(3)}euse`, `${base}e`];
  if (base.endsWith('er')) return [`${stem(2)}ère`];
  if (base.endsWith('ien')) return [`${base}ne`];
  if (base.endsWith('if')) return [`${stem(1)}ve`];
  if (/(?:nt|[ée]|in|al|el|[aeu]t|an|i)$/u.test(base)) {
    if (base.endsWith('e')) return [];
    if (base.endsWith('al')) return [`${base}e`, `${stem(2)}aux`];
    return [base.endsWith('el') ? `${base}le` : `${base}e`];
  }
  return [];
}

export const frPeople = {
  general: words(
    `gens personne personnes utilisateur utilisateurs utilisatrice utilisatrices usager usagers internaute internautes chacun
    chacune tous membres particuliers équipe équipes`,
  ),
  nouns: [...new Set([...bases.flatMap(forms), ...fixed])],
  groups:
    words(`école écoles mairie mairies commune communes association associations entreprise entreprises société sociétés hôpital hôpitaux clinique cliniques musée musées bibliothèque médiathèque crèche crèches université universités lycée collège atelier ateliers
    service services bureau bureaux comptabilité secrétariat accueil conseil commission syndicat syndicats agence agences banque banques coopérative coopératives fondation fédération club clubs magasin magasins boutique boutiques restaurant restaurants hôtel hôtels pharmacie pharmacies cabinet cabinets laboratoire
    préfecture département région ministère administration police gendarmerie pompiers équipe équipes groupe groupes brigade chorale orchestre troupe foyer foyers famille communauté paroisse rédaction imprimerie logistique maintenance informatique`),
  endings: words(
    'eurs euses rice rices eur icien iciens icienne iciennes iste istes ologue ologues iatre iatres',
  ),
  except: words(
    `leur leurs plusieurs ailleurs meilleur meilleurs supérieur supérieurs inférieur inférieurs extérieur extérieurs intérieur
    intérieurs antérieur antérieurs ultérieur postérieur mineur majeur mineurs majeurs valeur valeurs couleur couleurs erreur erreurs
    heure  bonheur malheur peur chaleur odeur odeurs saveur saveurs vapeur fleur fleurs coeur cœur coeurs cœurs
    largeur longueur longueurs hauteur hauteurs profondeur épaisseur grandeur rigueur vigueur lueur douleur douleurs humeur humeurs
    tumeur faveur ferveur candeur pudeur ampleur lenteur lourdeur douceur fraîcheur terreur horreur fureur rumeur rumeurs
    ordinateur ordinateurs capteur capteurs compteur compteurs moteur moteurs secteur secteurs facteurs vecteur détecteur détecteurs
    indicateur indicateurs connecteur connecteurs générateur générateurs projecteur projecteurs ascenseur ascenseurs accélérateur
    convertisseur convertisseurs adaptateur émetteur récepteur distributeur distributeurs navigateur navigateurs simulateur
    simulateurs éditeur minuteur minuteurs  réfrigérateur congélateur congélateurs aspirateur ventilateur ventilateurs radiateur
    radiateurs transmetteur climatiseur humidificateur  processeur processeurs routeur routeurs écouteurs haut-parleur
    curseur curseurs sélecteur tracteur tracteurs   horodateur classeur classeurs  bloqueur agrégateur
    comparateur comparateurs calculateur calculateurs interrupteur interrupteurs régulateur onduleur répéteur 
    tondeuse tondeuses perceuse perceuses ponceuse visseuse nombreuse nombreuses heureuse heureuses sérieuse sérieuses dangereuse
    dangereuses précieuse précieuses débroussailleuse débroussailleuses imprimeuse  calculatrice matrice matrices cicatrice
     liste listes piste pistes triste tristes existe existes résiste consiste insiste persiste assiste assistes désiste
    checkliste  caprice service services exercice exercices novice indice indices justice police notice notices
    bénéfice préjudice épice épices office offices édifice orifice sacrifice malice  
    composteur composteurs conteneur conteneurs extincteur extincteurs traceur traceurs  réacteur accumulateur
    identificateur marqueur marqueurs serveur serveurs facteur hébergeur hébergeurs surligneur tableur tableurs  niveleur mélangeur   rétroviseur téléviseur
     équateur   cuiseur mixeur grilleur autocuiseur défibrillateur respirateur collecteur
    séparateur dénominateur numérateur  motrice   meilleures `,
  ),
};
