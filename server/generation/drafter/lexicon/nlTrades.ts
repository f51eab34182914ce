import type { Trades } from './withTrades';
import { phrases, words } from './words';

/** Dutch nouns for people and organisations of many trades. */
export const nlTrades: Trades = {
  nouns: [
    ...words(`akkerbouwer akkerbouwers fruitteler fruittelers teler telers glastuinder glastuinders pluimveehouder pluimveehouders varkenshouder varkenshouders
    schapenhouder schapenhouders geitenhouder geitenhouders loonwerker loonwerkers landarbeider landarbeiders seizoenarbeider seizoenarbeiders
    seizoensarbeider seizoensarbeiders plukker plukkers oogstmedewerker oogstmedewerkers bollenkweker bollenkwekers boomkweker boomkwekers boomverzorger
    boomverzorgers bosbouwer bosbouwers houthakker houthakkers rentmeester rentmeesters jachtopziener jachtopzieners stroper stropers hoefsmid hoefsmeden
    stalknecht stalknechten paardenhouder paardenhouders melker melkers agronoom agronomen garnalenvisser garnalenvissers hengelaar hengelaars sportvisser
    sportvissers mosselkweker mosselkwekers visboer visboeren vishandelaar vishandelaren bemanningslid bemanningsleden opvarende opvarenden opstapper
    opstappers reder reders havenmeester havenmeesters havenarbeider havenarbeiders dokwerker dokwerkers bootsman bootslieden scheepskok scheepskoks
    binnenvaartschipper binnenvaartschippers ligplaatshouder ligplaatshouders botenbouwer botenbouwers sluismeester sluismeesters vuurtorenwachter
    vuurtorenwachters redder redders strandwacht strandwachten drenkeling drenkelingen stewardess stewardessen steward stewards copiloot copiloten
    gezagvoerder gezagvoerders verkeersleider verkeersleiders luchtverkeersleider luchtverkeersleiders grondsteward grondstewardess grondstewardessen
    vlieginstructeur vlieginstructeurs zweefvlieger zweefvliegers bagagemedewerker bagagemedewerkers treinmachinist treinmachinisten treindienstleider
    treindienstleiders trambestuurder trambestuurders treinbestuurder treinbestuurders treinbegeleider treinbegeleiders baanwerker baanwerkers seingever
    seingevers perronopzichter perronopzichters metrobestuurder metrobestuurders vrachtrijder vrachtrijders trucker truckers vervoerder vervoerders
    transporteur transporteurs bijrijder bijrijders taxichauffeur taxichauffeurs medeweggebruiker medeweggebruikers weggebruiker weggebruikers motorrijder
    motorrijders bromfietser bromfietsers carpooler carpoolers verhuizer verhuizers expediteur expediteurs orderpicker orderpickers inpakker inpakkers
    sorteerder sorteerders maaltijdbezorger maaltijdbezorgers krantenbezorger krantenbezorgers postbezorger postbezorgers facteur facteurs afzender
    afzenders geadresseerde geadresseerden magazijnchef magazijnchefs chauffeuses busreiziger busreizigers medereiziger medereizigers medepassagier
    medepassagiers lifter lifters mijnwerker mijnwerkers kompel kompels boormeester boormeesters raffinaderijmedewerker raffinaderijmedewerkers
    netbeheerder netbeheerders meteropnemer meteropnemers windmolenmonteur windmolenmonteurs zonnepaneleninstallateur zonnepaneleninstallateurs
    energieadviseur energieadviseurs energiecoach energiecoaches dijkgraaf dijkgraven dijkwacht dijkwachten hoogheemraad hoogheemraden rioolwerker
    rioolwerkers kleinverbruiker kleinverbruikers verbruiker verbruikers grootverbruiker grootverbruikers dakdekker dakdekkers stukadoor stukadoors
    tegelzetter tegelzetters stratenmaker stratenmakers kraanmachinist kraanmachinisten steigerbouwer steigerbouwers betonvlechter betonvlechters opperman
    opperlieden voeger voegers behanger behangers glaszetter glaszetters rietdekker rietdekkers bouwopzichter bouwopzichters opzichter opzichters
    bouwkundige bouwkundigen constructeur constructeurs asbestverwijderaar asbestverwijderaars grondwerker grondwerkers cv-monteur cv-monteurs liftmonteur
    liftmonteurs schoorsteenveger schoorsteenvegers interieurbouwer interieurbouwers binnenhuisarchitect binnenhuisarchitecten stedenbouwkundige
    stedenbouwkundigen werfleider werfleiders bouwheer bouwheren schrijnwerker schrijnwerkers vakvrouw vakvrouwen vaklieden vaklui ambachtsman
    ambachtslieden ambachtslui ambachtsvrouw pottenbakker pottenbakkers keramist keramisten glasblazer glasblazers zilversmid zilversmeden horlogemaker
    horlogemakers klokkenmaker klokkenmakers mandenvlechter mandenvlechters zadelmaker zadelmakers stoffeerder stoffeerders houtsnijder houtsnijders
    houtdraaier houtdraaiers wever wevers breister breisters haakster haaksters naaisters coupeuse coupeuses kaarsenmaker kaarsenmakers klompenmaker
    klompenmakers vioolbouwer vioolbouwers orgelbouwers letterzetter letterzetters fietsenmaker fietsenmakers automonteur automonteurs garagist garagisten
    garagehouder garagehouders autohandelaar autohandelaren uitdeuker uitdeukers patroonmaker patroonmakers leerbewerker leerbewerkers meubelmaakster
    banketbakker banketbakkers patissier patissiers chocolatier chocolatiers ijsmaker ijsmakers bierbrouwer bierbrouwers wijnmaker wijnmakers sommelier
    sommeliers proever proevers distillateur distillateurs keurslager keurslagers poelier poeliers traiteur traiteurs kruidenier kruideniers souschef
    souschefs chef-kok chef-koks afwasser afwassers serveerster serveersters kelners serveuse serveuses horecamedewerker horecamedewerkers
    horecaondernemer horecaondernemers horeca-uitbater uitbater uitbaters uitbaatster kastelein kasteleins cafébaas cafébazen restauranthouder
    restauranthouders hotelier hoteliers hotelhouder hotelhouders kamermeisje kamermeisjes nachtportier nachtportiers cafébezoeker cafébezoekers tafelgast
    tafelgasten disgenoot disgenoten restaurantbezoeker restaurantbezoekers eter eters barvrouw barmannen barkeeper barkeepers barkeepster frietboer
    frietboeren snackbarhouder snackbarhouders koffiebrander koffiebranders winkeldief winkeldieven caissière caissières kassière kassières kassiers
    vakkenvullers filiaalhouder filiaalhouders bedrijfsleider bedrijfsleiders bedrijfsleidster winkelbediende winkelbedienden winkelmeisje winkelmeisjes
    marktkramers standhouder standhouders standwerker standwerkers groothandelaar groothandelaren detaillist detaillisten grossier grossiers klerk klerken
    bedienden bieder bieders veilinghouder veilinghouders taxateur taxateurs antiquair antiquairs opticien opticiens audicien audiciens drogisten
    parfumeur parfumeurs slijter slijters sigarenboer tabakszaakhouder bloemiste bloemistes boekverkoper boekverkopers boekhandelaars klantenkaarthouder
    klantenkaarthouders koopster consumente webwinkelier webwinkeliers franchisenemer franchisenemers franchisegever franchisegevers bankier bankiers
    bankmedewerker bankmedewerkers rekeninghouder rekeninghouders spaarder spaarders kredietnemer kredietnemers kredietverstrekker kredietverstrekkers
    geldgever geldgevers schuldeiser schuldeisers schuldenaar schuldenaren schuldenaars debiteur debiteuren crediteur crediteuren deurwaarder deurwaarders
    schuldhulpverlener schuldhulpverleners bewindvoerders curator curatoren verzekeringsnemer verzekeringsnemers polishouder polishouders schade-expert
    schade-experts actuaris actuarissen tussenpersoon tussenpersonen belastingplichtige belastingplichtigen belastingbetaler belastingbetalers
    belastingadviseur belastingadviseurs fiscalist fiscalisten belastinginspecteur belastinginspecteurs boekhoudster boekhoudsters salarisadministrateur
    salarisadministrateurs administrateur administrateurs beursmakelaar kaarthouders pensioengerechtigde pensioengerechtigden gepensioneerde
    gepensioneerden hypotheekhouder hypotheekhouders huizenbezitter huizenbezitters uitkeringsgerechtigde uitkeringsgerechtigden bijstandsgerechtigde
    bijstandsgerechtigden werklozen econome economen raadsheer raadsheren raadsman raadslieden raadsvrouw officier officieren aanklager aanklagers eiser
    eisers eiseres gedaagde gedaagden verdachte verdachten beklaagde beklaagden getuige getuigen dader daders griffiers kandidaat-notaris advocate
    advocates rechtshulpverlener rechtshulpverleners reclasseringsmedewerker reclasseringsmedewerkers cipier cipiers bewaarder bewaarders gevangene
    gevangenen gedetineerden celgenoot celgenoten rechercheur rechercheurs agente agentes politieagente hoofdagent hoofdagenten diender politieman
    politiemannen politievrouw politiemensen speurder speurders detective detectives inbreker inbrekers dief dieven oplichter oplichters klager klagers
    klaagster klokkenluider klokkenluiders ombudsman ombudsvrouw bemiddelaar bemiddelaars bemiddelaarster gemachtigde gemachtigden volmachtgever curandus
    erflater erflaters erfgename executeur executeurs boa's handhaver handhavers aangever aangevers brandweervrouw brandweermannen brandweermensen
    spuitgast spuitgasten bevelvoerder bevelvoerders ambulancebroeder ambulancebroeders ambulanciers ambulancier ambulancechauffeur ambulancechauffeurs
    hulpdienstmedewerker reddingswerker reddingswerkers ehbo'er ehbo'ers bhv'er bhv'ers centralist centralisten meldkamermedewerker meldkamermedewerkers
    melder melders omstander omstanders hondengeleider hondengeleiders soldaat soldaten korporaal korporaals sergeant sergeants sergeanten luitenant
    luitenants majoor majoors kolonel kolonels generaal generaals rekruut rekruten dienstplichtige dienstplichtigen reservist reservisten veteraan
    veteranen marinier mariniers marineman commandant commandanten kwartiermeester kwartiermeesters minister-president premier premiers ministers
    staatssecretaris staatssecretarissen kamerlid kamerleden parlementariër parlementariërs fractievoorzitter fractievoorzitters burgemeester
    burgemeesters gedeputeerde gedeputeerden statenlid statenleden gemeentesecretaris gemeentesecretarissen gemeenteambtenaar gemeenteambtenaren
    beleidsmedewerker beleidsmedewerkers lijsttrekker lijsttrekkers partijgenoot partijgenoten stembureaulid stembureauleden stemgerechtigde
    stemgerechtigden kiesgerechtigde kiesgerechtigden douanebeambte douanebeambten beambte beambten diplomaat diplomaten consul consuls ambassadrice
    gezant gezanten koning koningen koningin koninginnen prins prinsen prinses prinsessen staatsburger staatsburgers landgenoot landgenoten dorpsgenoot
    dorpsgenoten stadsbewoner stadsbewoners stedeling stedelingen lobbyist lobbyisten activiste activisten demonstrant demonstranten betoger betogers
    marktmeester marktmeesters bezwaarmaker bezwaarmakers vergunninghouder vergunninghouders ondertekenaar ondertekenaars indiener indieners inspreker
    insprekers anesthesist anesthesisten anesthesiemedewerker anesthesiemedewerkers cardioloog cardiologen dermatoloog dermatologen huidarts neuroloog
    neurologen neurochirurg neurochirurgen oncoloog oncologen uroloog urologen internist internisten longarts longartsen radioloog radiologen patholoog
    pathologen orthopeed orthopeden reumatoloog reumatologen geriater geriaters oogartsen kno-arts kno-artsen bedrijfsarts bedrijfsartsen jeugdarts
    jeugdartsen zaalarts zaalartsen arts-assistent arts-assistenten coassistent coassistenten operatieassistent operatieassistenten doktersassistent
    doktersassistenten doktersassistentes tandartsassistent tandartsassistente tandartsassistentes mondhygiënist mondhygiëniste mondhygiënisten
    orthodontist orthodontisten kaakchirurg kaakchirurgen tandtechnicus tandtechnici verpleeghulp verpleeghulpen zorgkundige zorgkundigen
    ziekenverzorgende ziekenverzorgenden helpende helpenden praktijkondersteuner praktijkondersteuners wijkzuster wijkzusters zuster zusters
    kraamverzorgster kraamverzorgsters kraamverzorgenden kraamvrouw kraamvrouwen zwangeren doula doula's pasgeborene pasgeborenen baby baby's zuigeling
    zuigelingen dreumes dreumesen thuishulp thuishulpen huishoudhulp huishoudhulpen activiteitenbegeleider activiteitenbegeleiders
    activiteitenbegeleidster apothekeres epidemioloog epidemiologen viroloog virologen microbioloog microbiologen analiste laborante laborantes donor
    donoren donors bloeddonor bloeddonoren bloeddonors osteopaat osteopaten acupuncturist acupuncturisten chiropractor chiropractors masseuse masseuses
    masseurs podotherapeut podotherapeuten pedicure pedicures logopediste diëtiste diëtistes kinesist kinesisten kinesiste kinesitherapeut
    kinesitherapeuten orthopedagoog orthopedagogen gedragsdeskundige gedragsdeskundigen psychotherapeut psychotherapeuten haptonoom seksuoloog seksuologen
    gz-psycholoog ervaringsdeskundige ervaringsdeskundigen lotgenoot lotgenoten zieken diabeet diabeten diabetespatiënt diabetespatiënten kankerpatiënt
    kankerpatiënten hartpatiënt hartpatiënten dialysepatiënt dialysepatiënten nierpatiënt nierpatiënten astmapatiënt astmapatiënten allergielijder
    epilepticus epileptici blinden slechtziende slechtzienden slechthorende slechthorenden gehandicapten mindervalide mindervaliden autist autisten
    dyslecticus dyslectici verslaafde verslaafden alcoholist alcoholisten bejaarden hoogbejaarde tehuisbewoner pgb-houder pgb-houders budgethouder
    budgethouders naasten paraveterinair paraveterinairs dierenartsassistent dierenartsassistente dierenartsassistentes dierenverzorger dierenverzorgers
    hondentrainer hondentrainers hondenuitlater hondenuitlaters trimster trimsters hondenbezitter hondenbezitters hondenbaasje baasje baasjes
    kattenbezitter asielmedewerker dompteur dompteurs paardrijder klasgenoot klasgenoten klasgenootje klasgenootjes kleuterleidster kleuterleidsters
    kleuterjuf kleuterjuffen onderwijzeres onderwijzeressen leraressen docentes vakdocent vakdocenten onderwijsassistent onderwijsassistenten decaan
    decanen conrector conrectoren rectoren directrices leerplichtambtenaar leerplichtambtenaren brugklasser brugklassers bovenbouwer bovenbouwers
    onderbouwer basisscholier basisscholieren gymnasiast gymnasiasten havist havisten vwo'er vwo'ers vmbo'er vmbo'ers mbo'er mbo'ers mbo-student
    mbo-studenten eindexamenkandidaat eindexamenkandidaten examenkandidaat examenkandidaten eerstejaars ouderejaars zij-instromer zij-instromers cursist
    cursisten cursiste leerling-verpleegkundige bijlesdocent bijlesdocenten bijlesgever bijlesgevers schoolverlater schoolverlaters spijbelaar spijbelaars
    oud-leerling oud-leerlingen oud-student alumnus alumni alumna hoogleraar hoogleraren lector lectoren promovendus promovendi promovenda promotor
    promotoren postdoc postdocs student-assistent student-assistenten studiegenoot studiegenoten jaargenoot afstudeerder afstudeerders scriptiebegeleider
    scriptiebegeleiders surveillant surveillanten corrector correctoren onderzoeksleider onderzoeksleiders wiskundige wiskundigen natuurkundige
    natuurkundigen scheikundige scheikundigen chemicus chemici fysicus fysici taalkundige taalkundigen socioloog sociologen antropoloog antropologen
    filosoof filosofen geograaf geografen statisticus statistici taalleerder taalleerders anderstalige anderstaligen taalcoach taalcoaches
    taalvrijwilliger taalvrijwilligers inburgeraar inburgeraars kinderleidster kinderleidsters kinderbegeleidster onthaalouder onthaalouders
    overblijfouder overblijfouders overblijfkracht overblijfkrachten verkeersbrigadier oppasmoeder babysitter babysitters opvangouder opvangouders
    crècheleidster bibliothecaresse bibliotheekmedewerker bibliotheekmedewerkers catalogiseerder restaurator restauratoren restauratrice suppoost
    suppoosten rondleider rondleiders rondleidster museumbezoeker museumbezoekers galeriehouder galeriehouders beeldhouwer beeldhouwers beeldhouwster
    kunstschilder kunstschilders tekenaar tekenaars striptekenaar striptekenaars heemkundige heemkundigen genealoog genealogen stamboomonderzoeker
    stamboomonderzoekers muntenverzamelaar filatelist filatelisten toneelmeester toneelmeesters decorbouwer decorbouwers souffleur souffleurs souffleuse
    belichter belichters lichttechnicus lichttechnici geluidstechnici geluidsman cameraman cameravrouw cameramensen producer producers scenarist
    scenaristen toneelschrijver toneelschrijvers dramaturg dramaturgen choreograaf choreografen balletdanser balletdansers ballerina ballerina's
    danseressen operazanger operazangeres sopraan sopranen tenor tenoren cabaretier cabaretiers cabaretière komiek komieken clown clowns acrobaat
    acrobaten goochelaar goochelaars jongleur jongleurs poppenspeler poppenspelers kostuumontwerper kostuumontwerpers grimeurs grimeuse figurant
    figuranten regisseuse filmmaker filmmakers operateur operateurs theaterbezoeker theaterbezoekers bioscoopbezoeker bioscoopbezoekers concertganger
    concertgangers toeschouwer toeschouwers toehoorder toehoorders dj's deejay radiomaker radiomakers presentatrice presentatoren presentatrices
    nieuwslezer nieuwslezers columniste columnisten hoofdredacteur hoofdredacteuren eindredacteur eindredacteuren redactrice redactrices correspondent
    correspondenten journaliste journalistes persvoorlichter persvoorlichters voorlichter voorlichters woordvoerder woordvoerders woordvoerster
    schrijfster schrijfsters dichters dichteres romanschrijver ghostwriter vertaalster ondertitelaar ondertitelaars vormgever vormgevers vormgeefster
    blogger bloggers vlogger vloggers podcaster podcasters influencer influencers violist violisten violiste cellist cellisten celliste trompettist
    trompettisten saxofonist saxofonisten klarinettist klarinettisten hoboïst hoboïsten fluitisten trombonist trombonisten drummers bassisten harpist
    harpiste slagwerker slagwerkers accordeonist accordeonisten beiaardier beiaardiers pianiste pianisten concertmeester concertmeesters orkestlid
    orkestleden bandlid bandleden zangeressen solist solisten soliste cantor cantors componisten songwriter songwriters koordirigent koordirigenten
    muziekdocenten muziekleraren muziekliefhebber muziekliefhebbers tambour-maître keeper keepers doelman doelmannen verdediger verdedigers aanvaller
    aanvallers middenvelder middenvelders grensrechter grensrechters scheids lijnrechter teammanager teammanagers clublid clubleden clubgenoot clubgenoten
    ploeggenoot ploeggenoten teamgenoot teamgenoten tennisser tennissers tennisster hockeyer hockeyers hockeyster volleyballer volleyballers volleybalster
    basketballer basketballers handballer handballers korfballer korfballers turner turners turnster turnsters judoka judoka's golfer golfers schaker
    schakers dammer dammers bridger bridgers biljarter biljarters darter darters kegelaar kegelaars boogschutter boogschutters schutter schutters skiër
    skiërs snowboarder snowboarders skileraar skileraren wadloper wadlopers wandelvriend marathonloper marathonlopers triatleet triatleten mountainbiker
    mountainbikers toerfietser toerfietsers wielertoerist wielertoeristen kanoër kanoërs schaatsster zwemster zwemsters loopster estafetteloper
    parcoursbouwer materiaalman verzorgster verzorgsters tijdwaarnemer tijdwaarnemers kampioen kampioenen kampioene winnaar winnaars winnares verliezer
    verliezers sportschoolhouder fitnessinstructeur fitnessinstructeurs sportinstructeur sportinstructeurs yogaleraar yogalerares yogadocente badgast
    badgasten gamer gamers gokker gokkers puzzelaar puzzelaars croupier croupiers ballenjongen voetbalster voetbalsters jeugdspeler jeugdspelers juniorlid
    vlaggenist erelid ereleden oud-lid oud-leden secretarissen secretaresses kascommissielid ledenadministrateur ledenadministrateurs
    vrijwilligerscoördinator vrijwilligerscoördinatoren kaderlid kaderleden vakbondslid vakbondsleden vakbondsbestuurder vakbondsbestuurders
    vakbondsafgevaardigde afgevaardigde afgevaardigden staker stakers ondernemingsraadslid or-lid or-leden beschermheer oprichter oprichters oprichtster
    mede-oprichter medeoprichter medeoprichters padvinder padvinders scout hopman akela kampleider kampleiders jeugdwerker jeugdwerkers jongerenwerker
    jongerenwerkers opbouwwerker opbouwwerkers weldoener weldoeners daklozen thuisloze thuislozen zwerver zwervers asielzoeker asielzoekers statushouder
    statushouders migrant migranten arbeidsmigrant arbeidsmigranten expat expats immigrant immigranten voedselbankklant voedselbankklanten
    straatkrantverkoper buddy's goededoelenwerver priester priesters pastoors kapelaan kapelaans bisschop bisschoppen diaken diakens diakenen ouderling
    ouderlingen koster kosters misdienaar misdienaars monnik monniken non nonnen abt abten abdis broeder broeders parochiaan parochianen kerkganger
    kerkgangers gemeentelid gemeenteleden schepenen gelovige gelovigen dopeling catechist catechisten imams moskeebezoeker moskeebezoekers moskeeganger
    rabbijn rabbijnen voorganger voorgangers predikanten dominees pelgrim pelgrims bedevaartganger bedevaartgangers humanist koormeester kerkrentmeester
    kerkrentmeesters kerkmeester uitvaartleider uitvaartleiders begrafenisondernemer begrafenisondernemers grafdelver grafdelvers overledene overledenen
    rechthebbende rechthebbenden weduwnaar weduwnaars weduwen rouwende rouwenden ceremoniemeester ceremoniemeesters trouwambtenaar trouwambtenaren
    weddingplanner weddingplanners bruidsmeisje bruidsmeisjes bruiloftsgast bruiloftsgasten feestganger feestgangers jubilaris jubilarissen jarige jarigen
    mama mama's mam papa papa's oma's omaatje opa's grootmoeder grootmoeders grootvader grootvaders overgrootmoeder overgrootvader kleinzoon kleinzoons
    kleindochter kleindochters achterkleinkind achterkleinkinderen schoonmoeder schoonmoeders schoonvader schoonouders schoonzoon schoonzus schoonzussen
    zwager zwagers schoondochter schoondochters stiefvader stiefmoeder stiefouder stiefkind stiefkinderen pleegkind pleegkinderen pleegmoeder pleegvader
    adoptieouder adoptieouders peetoom peettante petekind petekinderen neefje neefjes nichtje nichtjes neven nichten ooms tantes broertje broertjes zusjes
    zoons zoontje dochtertje familielid gezinslid gezinsleden verwant verwanten moeke bomma bompa alleenstaande alleenstaanden echtgenoten echtpaar
    echtparen ex-man ex-vrouw bonuskind bonuskinderen bonusouder vriendje vriendjes vriendinnetje kameraad kameraden bewoonster bewoonsters buurvrouwen
    buurmannen buurtgenoot buurtgenoten onderbuur onderbuurvrouw bovenbuurman onderburen bovenburen wijkbewoner wijkbewoners kamerbewoner flatbewoner
    flatbewoners onderhuurder onderhuurders huurster kotstudent kotstudenten kotbaas huisbaas huisbazen medebewoner medebewoners appartementseigenaar
    appartementseigenaren mede-eigenaar mede-eigenaren vve-lid syndicus woonconsulent woonconsulenten vastgoedbeheerder vastgoedbeheerders
    makelaarsassistent krakers kraker huisgast complexbeheerder complexbeheerders poetsvrouw poetsvrouwen poetshulp poetshulpen werkster werksters
    schoonmaaksters glazenwassers vuilnisman vuilnismannen vuilnisophaler vuilnisophalers straatveger straatvegers milieuparkwachter parkwachters
    recyclagemedewerker kringloopmedewerker voddenboer schroothandelaar schroothandelaren rioolontstopper ongediertebestrijder ongediertebestrijders
    hersteller herstellers naaiherstelster witgoedmonteur witgoedmonteurs systeembeheerder systeembeheerders netwerkbeheerder netwerkbeheerders
    databasebeheerder databasebeheerders applicatiebeheerder applicatiebeheerders it'er it'ers ict'er ict'ers informaticus informatici
    softwareontwikkelaar softwareontwikkelaars webontwikkelaar webontwikkelaars webdesigner webdesigners designer designers developer developers
    productowner productowners scrummaster scrummasters hacker hackers informatieanalist informatieanalisten helpdeskmedewerker helpdeskmedewerkers
    supportmedewerker supportmedewerkers beller bellers klantbegeleider accountmanager accountmanagers accountbeheerder accountbeheerders productmanager
    productmanagers marketeer marketeers tekstschrijver tekstschrijvers copywriter copywriters telemarketeer vertegenwoordigster verkoopmedewerker
    verkoopmedewerkers personeelslid personeelsleden personeelsfunctionaris personeelsfunctionarissen hr-medewerker hr-medewerkers functionaris
    functionarissen werver wervers headhunter headhunters loopbaancoach loopbaancoaches jobcoach jobcoaches jobstudent jobstudenten uitzendconsulent
    intercedente intercedenten consulent consulenten consulente oproepkracht oproepkrachten inhuurkracht inhuurkrachten flexwerker flexwerkers thuiswerker
    thuiswerkers deeltijder deeltijders nachtwerker ploegendienstmedewerker gedetacheerden werkstudent werkstudenten bijbaner vakantiekracht
    vakantiekrachten vakantiewerker vakantiewerkers arbeidskracht arbeidskrachten loonslaaf arbeidster arbeidsters bandwerker inpakster
    kwaliteitscontroleur kwaliteitscontroleurs meestergast meestergasten ploegchef ploegchefs verspaner verspaners draaier-frezer bankwerker bankwerkers
    fabrieksarbeider fabrieksarbeiders metaalbewerker metaalbewerkers procesoperator procesoperators preventieadviseur preventieadviseurs
    preventiemedewerker preventiemedewerkers veiligheidskundige veiligheidskundigen leerjongen leerjongens leerling-monteur gezel gezellen vakgenoot
    vakgenoten beginneling beginnelingen beginner beginners groentje groentjes gevorderden hobbyist hobbyisten doe-het-zelver doe-het-zelvers knutselaar
    knutselaars thuisbakker thuisbakkers volkstuinder volkstuinders tuinliefhebber treinliefhebber modelbouwer modelbouwers radioamateur radioamateurs
    sterrenkijker quizzer festivalganger festivalgangers dagjesmens dagjesmensen dagtoerist dagtoeristen backpacker backpackers reisgenoot reisgenoten
    reisagent reisagenten hutbeheerder kampwacht carnavalist carnavalisten carnavalsvierder carnavalsvierders kermisklant kermisexploitant
    kermisexploitanten marskramer standbouwer beursbezoeker beursbezoekers genodigde genodigden aanwezigen inschrijver inschrijvers houdster gebruikster
    gebruiksters beheerster organisatrice bestuurster adviseuse kiezeres inwoonster bezoekster bezoeksters patiënte cliënte onderneemster vennoot vennoten
    aandeelhoudster zaakvoerder zaakvoerders bestuursvoorzitter topman topvrouw chef's bazin bazinnen kerel kerels gozer gozers vent venten meid meiden
    knul knullen jochie jochies kid kids kindje kindjes koter koters ukkie ukkies puber pubers makker makkers heren meneer lieden oudje oudjes oudgediende
    oudgedienden buitenstaander buitenstaanders betrokkene betrokkenen belanghebbende belanghebbenden belangstellende belangstellenden geïnteresseerde
    geïnteresseerden plaatsvervanger plaatsvervangers opvolger opvolgers waarnemer waarnemers vervangster contactpersoon contactpersonen
    verantwoordelijken eindverantwoordelijke wachtende wachtenden lezersvriend schenkster erfpachter erfpachters bruikleennemer opsteller opstellers
    vinder vinders ruiler ruilers aanmelder aanmelders voordrachtskunstenaar redenaar redenaars levensgenieter gelegenheidsgebruiker hulpkok handlanger
    pechvogel ooggetuige ooggetuigen marktbezoeker marktbezoekers parkeerder parkeerders bestelbuschauffeur`),
    ...phrases(
      'geestelijk verzorger, maatschappelijk werker, maatschappelijk werkers, maatschappelijk werkster, intern begeleider, pedagogisch medewerker, pedagogisch medewerkers, personal trainer, product owner, functioneel beheerder',
    ),
  ],
  groups: [
    ...words(`gemeenschap loonadministratie ledenadministratie studentenadministratie personeelszaken personeelsdienst klantenservice klantendienst
    gezondheidsdienst inkoopafdeling verkoopafdeling ict-afdeling it-afdeling hr-afdeling personeelsafdeling planningsafdeling marketingafdeling
    burgerzaken belastingdienst fiscus ggd ocmw uwv svb rijkswaterstaat stadsbestuur gemeentebestuur schepencollege provinciebestuur deputatie rechtbank
    rechtbanken griffie griffies reclassering recherche marechaussee rijkspolitie landmacht luchtmacht krijgsmacht douane reddingsbrigade
    reddingsmaatschappij meldkamer schoolbestuur schoolbesturen schoolleiding ouderraad leerlingenraad oudercomité ondernemingsraad medezeggenschapsraad
    studentenraad examencommissie faculteit faculteiten vakgroep vakgroepen hogeschool hogescholen zorginstelling zorginstellingen thuiszorgorganisatie
    thuiszorg huisartsenpost woonzorgcentrum ziekenfonds ziekenfondsen mutualiteit mutualiteiten zorgverzekeraar zorgverzekeraars pensioenfonds
    pensioenfondsen verzekeringsmaatschappij uitgeverij uitgeverijen omroep omroepen kerkenraad kerkbestuur kerkfabriek bisdom diaconie moskeebestuur
    bewonersvereniging bewonerscommissie huurdersvereniging buurtcomité buurtvereniging wijkraad dorpsraad sportbond sportbonden voetbalbond
    sportvereniging sportverenigingen scoutinggroep zangvereniging harmonieorkest toneelvereniging heemkring heemkringen gilde gilden beroepsvereniging
    brancheorganisatie werkgeversorganisatie uitzendbureau uitzendbureaus makelaarskantoor notariskantoor advocatenkantoor incassobureau
    accountantskantoor vervoersbedrijf rederij rederijen luchtvaartmaatschappij waterbedrijf energieleverancier nutsbedrijf netbeheer woningstichting
    syndicaat voedselbank vluchtelingenwerk reisorganisatie managementteam bedrijfsleiding kraamzorg welzijnsorganisatie interieurdienst groendienst
    plantsoenendienst reinigingsdienst archiefdienst`),
    ...phrases(
      'technische dienst, facilitaire dienst, sociale dienst, openbaar ministerie, kamer van koophandel, raad van toezicht, raad van bestuur',
    ),
  ],
};
