import type { Trades } from './withTrades';
import { phrases, words } from './words';

/** French nouns for people and organisations of many trades. */
export const frTrades: Trades = {
  nouns: [
    ...words(`céréaliers arboriculteur arboriculteurs arboricultrice arboricultrices ostréiculteur ostréiculteurs ostréicultrice ostréicultrices mytiliculteur
    mytiliculteurs mytilicultrice mytilicultrices conchyliculteur conchyliculteurs conchylicultrice conchylicultrices aviculteur aviculteurs avicultrice
    avicultrices pépiniériste pépiniéristes oléiculteur oléiculteurs oléicultrice oléicultrices riziculteur riziculteurs rizicultrice rizicultrices
    acériculteur acériculteurs acéricultrice acéricultrices sylviculteur sylviculteurs sylvicultrice sylvicultrices aquaculteur aquaculteurs aquacultrice
    aquacultrices vacher vachers vachère vachères chevrier chevriers chevrière chevrières porcher porchers porchère porchères palefrenier palefreniers
    palefrenière palefrenières inséminateur inséminateurs inséminatrice inséminatrices œnologue œnologues oenologue oenologues métayer métayers métayère
    métayères tractoriste tractoristes élagueur élagueurs élagueuse élagueuses débardeur débardeurs débardeuse débardeuses garde-chasse garde-chasses
    gardes-chasse garde-pêche gardes-pêche matelot matelots marin-pêcheur marins-pêcheurs docker dockers lamaneur lamaneurs grutier grutiers grutière
    grutières plaisancier plaisanciers plaisancière plaisancières navigant navigants navigantes skippeur skippeurs skippeuse skippeuses mareyeur mareyeurs
    mareyeuse mareyeuses écailler écaillers écaillère écaillères officier officiers officière officières timonier timoniers timonière timonières aviateur
    aviateurs aviatrice aviatrices copilote copilotes télépilote télépilotes parachutiste parachutistes aéronaute aéronautes cosmonaute cosmonautes
    astronaute astronautes spationaute spationautes cheminot cheminots cheminote cheminotes traminot traminots traminote traminotes machiniste machinistes
    autocariste autocaristes cariste caristes affréteur affréteurs affréteuse affréteuses transitaire transitaires taximan taximans taximen chauffard
    chauffards automobiliste automobilistes trottinettiste trottinettistes navetteur navetteurs navetteuse navetteuses facteur-trieur facteurs-trieurs
    factrice factrices préposé préposés préposée préposées télégraphiste télégraphistes destinataire destinataires foreur foreurs géophysicien
    géophysiciens géophysicienne géophysiciennes fontainier fontainiers fontainière fontainières puisatier puisatiers puisatière puisatières thermicien
    thermiciens thermicienne thermiciennes frigoriste frigoristes terrassier terrassiers terrassière terrassières coffreur coffreurs coffreuse coffreuses
    ferrailleur ferrailleurs ferrailleuse ferrailleuses façadier façadiers façadière façadières plaquiste plaquistes plaqueur plaqueurs zingueur zingueurs
    zingueuse zingueuses cordiste cordistes échafaudeur échafaudeurs échafaudeuse échafaudeuses paveur paveurs paveuse paveuses soudeur soudeurs soudeuse
    soudeuses ajusteur ajusteurs ajusteuse ajusteuses outilleur outilleurs outilleuse outilleuses mouleur mouleurs fondeur fondeurs régleur régleurs
    régleuse régleuses usineur usineurs usineuse usineuses métallurgiste métallurgistes métallier métalliers métallière métallières tuyauteur tuyauteurs
    tuyauteuse tuyauteuses carrossier carrossiers carrossière carrossières mécano mécanos électromécanicien électromécaniciens électromécanicienne
    électromécaniciennes automaticien automaticiens automaticienne automaticiennes roboticien roboticiens roboticienne roboticiennes domoticien
    domoticiens domoticienne domoticiennes ascensoriste ascensoristes parqueteur parqueteurs parqueteuse parqueteuses marbrier marbriers marbrière
    marbrières marqueteur marqueteurs marqueteuse marqueteuses sabotier sabotiers sabotière sabotières tonnelier tonneliers tonnelière tonnelières
    coutelier couteliers coutelière coutelières mosaïste mosaïstes doreur doreurs doreuse doreuses joaillier joailliers joaillière joaillières diamantaire
    diamantaires émailleur émailleurs émailleuse émailleuses santonnier santonniers santonnière santonnières chapelier chapeliers chapelière chapelières
    modiste modistes brodeur brodeurs tricoteur tricoteurs retoucheur retoucheurs retoucheuse retoucheuses culottier culottiers culottière culottières
    tisseur tisseurs tisseuse tisseuses fripier fripiers fripière fripières mercier merciers mercière mercières drapier drapiers drapière drapières
    bottier bottiers bottière bottières tanneur tanneurs tanneuse tanneuses rétameur rétameurs rémouleur rémouleurs rémouleuse rémouleuses affûteur
    affûteurs affûteuse affûteuses blanchisseur blanchisseurs blanchisseuse blanchisseuses lingère lingères chocolatier chocolatiers chocolatière
    chocolatières crêpier crêpiers crêpière pizzaïolo pizzaïolos pizzaiolo pizzaiolos pizzaïola rôtisseur rôtisseurs rôtisseuse rôtisseuses saucier
    sauciers tripier tripiers tripière tripières volailler volaillers volaillère volaillères tourier touriers mitron mitrons marmiton marmitons sous-chef
    sous-chefs sous-cheffe sous-cheffes cuistot cuistots dîneur dîneurs dîneuse dîneuses gastronome gastronomes mangeur mangeurs mangeuse mangeuses buveur
    buveurs buveuse buveuses cafetier cafetiers bistrotier bistrotiers bistrotière bistrotières tenancier tenanciers tenancière tenancières limonadier
    limonadiers limonadière limonadières mixologue mixologues barmaid barmaids barmen majordome majordomes groom grooms voiturier voituriers voiturière
    voiturières curiste curistes villégiateur villégiateurs boutiquier boutiquiers boutiquière boutiquières disquaire disquaires kiosquier kiosquiers
    kiosquière kiosquières kiosquiste kiosquistes marchandiseur marchandiseurs marchandiseuse marchandiseuses merchandiser merchandisers revendeur
    revendeurs revendeuse revendeuses négociant négociants négociante négociantes exportateur exportateurs exportatrice exportatrices importateur
    importateurs importatrice importatrices concessionnaire concessionnaires chaland chalands chalande chalandes acquéreur acquéreurs acquéreuse
    acquéreuses chineur chineurs chineuse chineuses ferblantier ferblantiers ferblantière ferblantières épargnant épargnants épargnante épargnantes
    cotisants cotisante cotisantes trader traders tradeuse tradeuses boursicoteur boursicoteurs boursicoteuse boursicoteuses usurier usuriers usurière
    usurières payeur payeurs payeuse payeuses percepteur percepteurs perceptrice perceptrices assujettis sinistrés sinistrées ayant-droit ayants-droit
    légataire légataires donataire donataires mandant mandants mandante mandantes bailleresse bailleresses clerc clercs bâtonnier bâtonniers bâtonnière
    bâtonnières plaideur plaideurs plaideuse plaideuses justiciable justiciables inculpés victime victimes codétenu codétenus codétenue codétenues détenue
    détenues geôlier geôliers geôlière geôlières maton matons matonne matonnes probationnaire probationnaires brigadier brigadiers brigadière brigadières
    commissaire-priseur commissaires-priseurs flic flics îlotier îlotiers îlotière îlotières sapeur-pompier sapeuse-pompière sapeuses-pompières sapeur
    sapeurs sapeuse sapeuses maître-chien maîtres-chiens artificier artificiers artificière artificières démineur démineurs démineuse démineuses soldat
    soldats soldate soldates caporal caporaux caporale caporales sergent sergents sergente sergentes lieutenant lieutenants lieutenante lieutenantes
    colonel colonels colonelle colonelles adjudant adjudants adjudante adjudantes recrues conscrit conscrits conscrite conscrites légionnaire légionnaires
    fantassin fantassins fantassine fantassines artilleur artilleurs artilleuse artilleuses vétéran vétérans vétérane vétéranes fonctionnaire
    fonctionnaires administrés préfète préfètes sous-préfet sous-préfets sous-préfète mairesse mairesses bourgmestre bourgmestres échevin échevins
    échevine échevines édile édiles diplomate diplomates consul consuls consule consules ambassadrice ambassadrices eurodéputé eurodéputés eurodéputée
    eurodéputées politicien politiciens politicienne politiciennes colistier colistiers colistière colistières votants votante votantes abstentionniste
    abstentionnistes scrutateur scrutateurs scrutatrice scrutatrices contrebandier contrebandiers contrebandière contrebandières citoyenne citoyennes
    compatriote compatriotes anesthésiologiste anesthésiologistes gastro-entérologue gastro-entérologues néphrologue néphrologues pneumologue pneumologues
    hématologue hématologues endocrinologue endocrinologues diabétologue diabétologues allergologue allergologues gériatre gériatres gérontologue
    gérontologues ophtalmologue ophtalmologues ophtalmologiste ophtalmologistes ophtalmo ophtalmos orthopédiste orthopédistes orthoptiste orthoptistes
    prothésiste prothésistes audioprothésiste audioprothésistes psychomotricien psychomotriciens psychomotricienne psychomotriciennes pédopsychiatre
    pédopsychiatres pédicure pédicures chiropracteur chiropracteurs chiropratrice sophrologue sophrologues réflexologue réflexologues homéopathe
    homéopathes hypnothérapeute hypnothérapeutes sexologue sexologues addictologue addictologues tabacologue tabacologues proctologue proctologues
    pathologiste pathologistes virologue virologues infectiologue infectiologues réanimateur réanimateurs réanimatrice réanimatrices carabin carabins
    ibode ibodes iade iades perfusionniste perfusionnistes paramédic paramédics toubib toubibs psy psys véto vétos ostéo ostéos omnipraticien
    omnipraticiens omnipraticienne omnipraticiennes inhalothérapeute inhalothérapeutes doula doulas parturiente parturientes accoucheur accoucheurs
    accoucheuse accoucheuses nourrisson nourrissons bambin bambins bambine tout-petit tout-petits nouveau-né nouveau-nés malades convalescents
    convalescentes diabétiques asthmatiques épileptiques greffés aveugles malvoyant malvoyants malvoyante malvoyantes non-voyant non-voyants non-voyante
    non-voyantes malentendant malentendants malentendante malentendantes paraplégiques tétraplégiques autistes fumeur fumeurs fumeuse fumeuses toxicomanes
    alcooliques accidentés défunt défunts défuntes herboriste herboristes chirurgien-dentiste chirurgiens-dentistes chirurgienne-dentiste
    comportementaliste comportementalistes proviseur proviseurs proviseure proviseures recteur recteurs rectrice rectrices doyen doyens doyenne doyennes
    censeur censeurs censeure intendante intendantes intendant intendants maîtresse maîtresses lycéenne lycéennes atsem atsems aesh maternelliste
    redoublants redoublante redoublantes bizut bizuts bizuth bizuths normalien normaliens normalienne normaliennes polytechnicien polytechniciens
    polytechnicienne polytechniciennes camarade camarades condisciple condisciples décrocheur décrocheurs décrocheuse décrocheuses impétrant impétrants
    impétrante impétrantes diplômés boursiers thésarde thésardes post-doctorant post-doctorants post-doctorante post-doctorantes postdoc postdocs
    vice-président vice-présidents vice-présidente vice-présidentes appariteur appariteurs apparitrice apparitrices autodidacte autodidactes
    orthopédagogue orthopédagogues gamin gamins gamine gamines gosse gosses mioche mioches môme mômes marmots minot minots minote bambines mouflets
    archéologue archéologues ethnologue ethnologues anthropologue anthropologues sociologue sociologues politologue politologues philosophe philosophes
    philologue philologues généalogiste généalogistes mathématicien mathématiciens mathématicienne mathématiciennes physicien physiciens physicienne
    physiciennes météorologue météorologues météorologiste météorologistes botaniste botanistes entomologiste entomologistes géographe géographes
    démographe démographes paléographe paléographes sismologue sismologues volcanologue volcanologues glaciologue glaciologues océanographe océanographes
    climatologue climatologues astrophysicien astrophysiciens astrophysicienne astrophysiciennes généticien généticiens généticienne généticiennes
    microbiologiste microbiologistes toxicologue toxicologues muséologue muséologues dramaturge dramaturges éclairagiste éclairagistes accessoiriste
    accessoiristes habilleur habilleurs habilleuse habilleuses perruquier perruquiers perruquière perruquières cintrier cintriers cintrière tragédien
    tragédiens tragédienne tragédiennes clown clowns clowne trapéziste trapézistes équilibriste équilibristes circassien circassiens circassienne
    circassiennes prestidigitateur prestidigitateurs prestidigitatrice prestidigitatrices chorégraphe chorégraphes ballerin ballerins librettiste
    librettistes ténor ténors baryton barytons soprano sopranos cantatrice cantatrices violoncelliste violoncellistes altiste altistes contrebassiste
    contrebassistes flûtiste flûtistes clarinettiste clarinettistes hautboïste hautboïstes bassoniste bassonistes trompettiste trompettistes tromboniste
    trombonistes corniste cornistes harpiste harpistes accordéoniste accordéonistes saxophoniste saxophonistes bassiste bassistes claviériste claviéristes
    instrumentiste instrumentistes mélomane mélomanes rappeur rappeurs rappeuse rappeuses rockeur rockeurs rockeuse rockeuses slameur slameurs slameuse
    slameuses parolier paroliers parolière parolières disc-jockey disc-jockeys cinéaste cinéastes cinéphile cinéphiles cascadeur cascadeurs cascadeuse
    cascadeuses scripte scriptes truquiste truquistes bruiteur bruiteurs bruiteuse bruiteuses doubleur doubleurs doubleuse doubleuses étalonneur
    étalonneurs étalonneuse étalonneuses caméraman caméramans cameraman cameramen speaker speakers speakerine speakerines présentateur présentateurs
    présentatrice présentatrices téléspectateur téléspectateurs téléspectatrice téléspectatrices pigiste pigistes reporters éditorialiste éditorialistes
    localier localiers localière typographe typographes lithographe lithographes sérigraphe sérigraphes calligraphe calligraphes caricaturiste
    caricaturistes bédéiste bédéistes coloriste coloristes conteur conteurs conteuse conteuses biographe biographes essayiste essayistes éditrice
    éditrices lexicographe lexicographes terminologue terminologues sous-titreur sous-titreurs sous-titreuse sous-titreuses plasticien plasticiens
    plasticienne plasticiennes aquarelliste aquarellistes portraitiste portraitistes tennisman tennismans tennismen tenniswoman rugbyman rugbymans
    rugbymen hockeyeur hockeyeurs hockeyeuse hockeyeuses pongiste pongistes badiste badistes karatéka karatékas sprinteur sprinteurs sprinteuse
    sprinteuses joggeur joggeurs joggeuse joggeuses traileur traileurs traileuse traileuses décathlonien décathloniens snowboardeur snowboardeurs
    snowboardeuse snowboardeuses biathlète biathlètes bobeur bobeurs pisteur pisteurs pisteuse pisteuses pisteur-secouriste pisteurs-secouristes kayakiste
    kayakistes véliplanchiste véliplanchistes kitesurfeur kitesurfeurs kitesurfeuse kitesurfeuses apnéiste apnéistes vététiste vététistes skateur skateurs
    skateuse skateuses rolleurs bouliste boulistes pétanqueur pétanqueurs pétanqueuse pétanqueuses archer archers archère archères culturiste culturistes
    yogi yogis yogini sélectionneur sélectionneurs sélectionneuse sélectionneuses chronométreur chronométreurs chronométreuse chronométreuses juge-arbitre
    juges-arbitres adversaire adversaires vainqueur vainqueurs vainqueuse finaliste finalistes médaillés tricheur tricheurs tricheuse tricheuses échéphile
    échéphiles bridgeur bridgeurs bridgeuse bridgeuses rôliste rôlistes croupier croupiers croupière croupières gamer gamers gameuse gameuses streameur
    streameurs streameuse streameuses streamer streamers youtubeur youtubeurs youtubeuse youtubeuses youtuber youtubers influenceur influenceurs
    influenceuse influenceuses instagrameur instagrameurs instagrameuse instagrameuses cofondateur cofondateurs cofondatrice cofondatrices coprésident
    coprésidents coprésidente coprésidentes codirecteur codirecteurs codirectrice codirectrices sous-directeur sous-directeurs sous-directrice
    sous-directrices gréviste grévistes manifestants manifestante manifestantes cégétiste cégétistes activiste activistes chanoine chanoines moine moines
    nonne nonnes abbé abbés abbesse abbesses bonze bonzes rabbin rabbins rabbine rabbines muezzin muezzins vicaire vicaires archevêque archevêques pape
    papes aumônier aumôniers aumônière aumônières séminariste séminaristes bedeau bedeaux missionnaire missionnaires religieuses pasteure pasteures
    croyant croyants musulmans catéchumène catéchumènes communiant communiants communiante communiantes confirmand confirmands confirmande confirmandes
    baptisés pénitent pénitents pénitente pénitentes thanatopracteur thanatopracteurs thanatopractrice thanatopractrices croque-mort croque-morts
    endeuillé endeuillés endeuillée endeuillées officiant officiants officiante officiantes noceur noceurs beau-père beaux-pères belle-mère belles-mères
    beau-frère beaux-frères belle-sœur belles-sœurs belle-soeur belles-soeurs beau-fils beaux-fils belle-fille belles-filles beaux-parents gendre gendres
    bru brus demi-frère demi-frères demi-sœur demi-sœurs neveu neveux nièce nièces oncle oncles tante tantes tonton tontons tata tatas tatie taties
    petit-fils petite-fille petites-filles petit-enfant arrière-grand-mère arrière-grands-mères arrière-grand-père arrière-grands-parents cadet cadets
    ancêtre ancêtres aïeul aïeuls aïeule aïeules aïeux orphelin orphelins orpheline orphelines célibataire célibataires divorcés divorcées concubin
    concubins concubine concubines soeur soeurs frangin frangins frangine frangines mémé mémés pépé pépés mamy mamies papis papy papys épouses maris
    propriétaire-bailleur propriétaires-bailleurs sous-locataire sous-locataires sans-abri sdf squatteur squatteurs squatteuse squatteuses diagnostiqueur
    diagnostiqueurs diagnostiqueuse diagnostiqueuses primo-accédant primo-accédants citadins villageoise villageoises banlieusard banlieusards
    banlieusarde banlieusardes campagnards montagnards nettoyeur nettoyeurs nettoyeuse nettoyeuses éboueur éboueurs éboueuse éboueuses ripeur ripeurs
    chiffonnier chiffonniers vidangeur vidangeurs vidangeuse vidangeuses dératiseur dératiseurs désinsectiseur désinsectiseurs valoriste valoristes
    cantonnier cantonniers cantonnière cantonnières déneigeur déneigeurs dev devs codeur codeurs codeuse codeuses webmaster webmasters hackeur hackeurs
    hackeuse hackeuses hacker hackers pentesteur pentesteurs pentesteuse pentesteuses pentester pentesters ergonome ergonomes rssi dpo cto ceo cfo
    téléconseiller téléconseillers téléconseillère téléconseillères téléopérateur téléopérateurs téléopératrice téléopératrices hotliner hotliners
    téléprospecteur téléprospecteurs téléprospectrice téléprospectrices télétravailleur télétravailleurs télétravailleuse télétravailleuses marketeur
    marketeurs marketeuse marketeuses communicant communicants communicante communicantes prospecté vrp technico-commercial technico-commerciaux
    technico-commerciale technico-commerciales négociateur négociateurs négociatrice négociatrices employeur employeurs employeuse employeuses chômeur
    chômeurs chômeuse chômeuses préretraité préretraités smicard smicards smicarde dactylo dactylos sténographe sténographes sténodactylo sténodactylos
    aide-comptable aides-comptables sous-traitants sous-traitante sous-traitantes cotraitant cotraitants soumissionnaire soumissionnaires adjudicataire
    adjudicataires attributaire attributaires commanditaire commanditaires tâcheron tâcherons sherpa sherpas vaguemestre vaguemestres messager messagers
    messagère messagères touropérateur touropérateurs voyagiste voyagistes excursionniste excursionnistes routard routards routarde routardes
    globe-trotter globe-trotters globe-trotteur globe-trotteurs caravanier caravaniers camping-cariste camping-caristes aoûtien aoûtiens juilletiste
    juilletistes guide-conférencier guides-conférenciers guide-conférencière guides-conférencières fêtard fêtards fêtarde fêtardes teufeur teufeurs
    carnavalier carnavaliers louveteau louveteaux cheftaine cheftaines quêteur quêteurs quêteuse quêteuses bienfaiteur bienfaiteurs bienfaitrice
    bienfaitrices philanthrope philanthropes exilés immigrés immigrant immigrants immigrante immigrantes émigrant émigrants émigrante émigrantes apatride
    apatrides primo-arrivant primo-arrivants primo-arrivante primo-arrivantes expatrié expatriés expatriée expatriées expat expats sans-papiers
    hispanophones tutorés mentorés mentorées pote potes mec mecs nana nanas meuf meufs bonhomme bonshommes mademoiselle mesdemoiselles poto potos boss n+1
    patronne patronnes vieillard vieillards octogénaire octogénaires nonagénaire nonagénaires septuagénaire septuagénaires sexagénaire sexagénaires
    quinquagénaire quinquagénaires quadragénaire quadragénaires trentenaire trentenaires préado préados fillette fillettes garçonnet garçonnets quidam
    quidams passant passants badaud badauds badaude badaudes flâneur flâneurs flâneuse flâneuses chum chums camelot camelots hadj hadja fellah fellahs
    caïd caïds cadi cadis wali walis moqaddem moqaddems mokaddem fqih ailier ailiers ailière ailières buteur buteurs buteuse buteuses rugbywoman
    rugbywomen ramasseur ramasseurs astrologue astrologues cartomancien cartomanciens cartomancienne cartomanciennes magnétiseur magnétiseurs magnétiseuse
    magnétiseuses guérisseur guérisseurs guérisseuse guérisseuses rebouteux barbier barbiers barbière visagiste visagistes signalants réclamants
    réclamante réclamantes pétitionnaire pétitionnaires répondants répondante répondantes sondés enquêtés arrivants cofinanceur cofinanceurs coauteur
    coauteurs coautrice coautrices co-auteur co-auteurs colauréat colauréats codébiteur codébiteurs coemprunteur coemprunteurs co-emprunteur
    co-emprunteurs troubadour troubadours gondolier gondoliers gondolière passeur passeurs passeuse passeuses charretier charretiers ânier âniers ânière
    muletier muletiers musher mushers fauconnier fauconniers fauconnière équarrisseur équarrisseurs louvetier louvetiers garde-malade gardes-malades
    garde-côte gardes-côtes physionomiste physionomistes videur videurs videuse placeur placeurs placeuse placeuses`),
    ...phrases(
      "garde forestier, gardes forestiers, garde champêtre, gardes champêtres, trieur de courrier, mineur de fond, mineurs de fond, souffleur de verre, souffleurs de verre, souffleuse de verre, chef pâtissier, cheffe pâtissière, chefs pâtissiers, maître d'hôtel, maîtres d'hôtel, valet de chambre, valets de chambre, femme de chambre, femmes de chambre, convoyeur de fonds, convoyeurs de fonds, ayant droit, ayants droit, gardien de la paix, gardiens de la paix, conseillère municipale, conseiller municipal, conseillers municipaux, conseillères municipales, hygiéniste dentaire, manipulateur radio, manipulateurs radio, manipulatrice radio, manipulatrices radio, manip radio, manips radio, préposé aux bénéficiaires, préposée aux bénéficiaires, maître chien, principal du collège, principale du collège, pion de lycée, interne de lycée, maîtresse de conférences, maître de conférences, maîtres de conférences, chargé de cours, chargée de cours, chargés de cours, éducatrice spécialisée, éducateur spécialisé, éducateurs spécialisés, metteur en scène, metteurs en scène, metteuse en scène, metteuses en scène, chef d'orchestre, chefs d'orchestre, cheffe d'orchestre, cheffes d'orchestre, chef de chœur, chefs de chœur, cheffe de chœur, cheffes de chœur, facteur d'orgues, facteurs d'orgues, preneur de son, preneurs de son, preneuse de son, secrétaire de rédaction, secrétaires de rédaction, attaché de presse, attachée de presse, attachés de presse, directeur adjoint, directrice adjointe, agent immobilier, agents immobiliers, agente immobilière, agentes immobilières, laveur de vitres, laveurs de vitres, pirate informatique, pirates informatiques, intégrateur web, scrum master, scrum masters, product owner, product owners, data scientist, data scientists, chasseur de têtes, chasseurs de têtes, commercial terrain, commissaire aux comptes, commissaires aux comptes, contrôleur de gestion, contrôleurs de gestion, contrôleuse de gestion, donneur d'ordre, donneurs d'ordre, porteur de bagages, demandeur d'asile, demandeurs d'asile, demandeuse d'asile, demandeuses d'asile, gardienne d'enfants, brigadier scolaire, syndic d'immeuble, gardien de but, gardiens de but, gardienne de but, gardiennes de but, prothésiste ongulaire, lanceur d'alerte, lanceurs d'alerte, lanceuse d'alerte, lanceuses d'alerte, rédacteur en chef, rédactrice en chef, rédacteurs en chef, garde du corps, gardes du corps, agent de police, agents de police, agent secret, agents secrets",
    ),
  ],
  groups: [
    ...words(`gendarmeries préfectures sous-préfecture sous-préfectures municipalité municipalités rectorat rectorats académie académies urssaf cpam caf ars dreal
    samu smur ehpad ehpads pmi dgfip sncf ratp ong ongs mutuelle mutuelles prud'hommes tribunal tribunaux cse codir comex état-major états-majors
    intendance intendances collectivité collectivités intercommunalité intercommunalités agglo consulat consulats ambassade ambassades diocèse diocèses
    évêché évêchés archevêché confrérie confréries fanfare fanfares ludothèque ludothèques médiathèques bibliothèques start-up startup startups pme tpe
    multinationale multinationales filiale filiales clientèle clientèles patientèle patientèles lectorat électorat patronat confédération confédérations
    ligue ligues consortium consortiums cégep cégeps clsc cpas wilaya wilayas daïra makhzen douane douanes croix-rouge amap cuma`),
    ...phrases(
      "cour d'appel, cours d'appel, conseil d'administration, conseils d'administration, conseil départemental, conseils départementaux, conseil régional, comité d'entreprise, comité social et économique, service juridique, services juridiques, service commercial, services commerciaux, service après-vente, service marketing, service qualité, service courrier, service paie, service formation, service communication, service entretien, service propreté, service urbanisme, service scolarité, ressources humaines, direction financière, direction technique, direction des achats, direction commerciale, vie scolaire, corps enseignant, corps médical, équipe médicale, équipes médicales, équipe de nuit, équipes de nuit, équipe de jour, office de tourisme, offices de tourisme, office notarial, chambre des métiers, chambre d'agriculture, chambre de commerce, fabrique d'église, amicale laïque, centrale d'achat, bailleur social, bailleurs sociaux, commission scolaire, caisse populaire, pompes funèbres, protection civile, police municipale, caserne des pompiers",
    ),
  ],
};
