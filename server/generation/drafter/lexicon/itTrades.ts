import type { Trades } from './withTrades';
import { phrases, words } from './words';

/** Italian nouns for people and organisations of many trades. */
export const itTrades: Trades = {
  nouns: [
    ...words(`coltivatore coltivatori coltivatrice coltivatrici agricoltrici contadine bracciante braccianti mezzadri frutticoltore frutticoltori frutticoltrice
    olivicoltore olivicoltori olivicoltrice orticoltore orticoltori floricoltori floricoltrice risicoltore risicoltori cerealicoltore cerealicoltori
    viticoltrice viticoltrici vignaiola vignaiole vendemmiatore vendemmiatori vendemmiatrice apicoltrice apicoltrici allevatrice allevatrici avicoltore
    avicoltori itticoltore itticoltori acquacoltore acquacoltori mungitore mungitori mandriano mandriani pecoraio pecorai malgaro malgari margaro margari
    casaro casari norcino norcini frantoiano frantoiani enologo enologi enologa enologhe cantiniere cantinieri potatore potatori trattoristi agronoma
    agronome boscaiola tartufaio tartufai fungaiolo fungaioli cacciatore cacciatori cacciatrice cacciatrici guardiacaccia guardaboschi pescatrici
    pescivendolo pescivendoli pescivendola mitilicoltore mitilicoltori sommozzatore sommozzatori sommozzatrice nostromo nostromi timoniere timonieri
    skipper velista velisti veliste canoista canoisti canoiste diportista diportisti ormeggiatore ormeggiatori gondoliere gondolieri traghettatore
    traghettatori armatrice aviatore aviatori aviatrice piloti copilota copiloti hostess steward paracadutista paracadutisti parapendista parapendisti
    ferroviere ferrovieri capistazione capostazione capitreno bigliettai bigliettaia tranviere tranvieri autotrasportatore autotrasportatori
    autotrasportatrice padroncino padroncini autoferrotranviere autoferrotranvieri automobilista automobilisti automobiliste motociclista motociclisti
    motocicliste noleggiante noleggianti noleggiatrice postina postine minatori geologi geologa geologhe topografo topografi benzinai benzinaia letturista
    letturisti fontanieri acquaioli termotecnico termotecnici frigorista frigoristi caldaista caldaisti installatore installatori installatrice
    impiantista impiantisti antennista antennisti ascensorista ascensoristi spazzacamini fumista fumisti capicantiere capisquadra capireparto capoufficio
    capiufficio capoclasse caposettore capocuoco capomastro capomastri capotecnico capofficina capoarea carpentieri gruista gruisti piastrellista
    piastrellisti pavimentista pavimentisti parquettista parquettisti cartongessista cartongessisti intonacatore intonacatori ponteggiatore ponteggiatori
    lattoniere lattonieri vetrai vetraia serramentista serramentisti stuccatore stuccatori imbianchina decoratore decoratori decoratrice decoratrici
    verniciatori manovali ebanisti restauratrici tappezzieri tappezziera corniciai corniciaia vasai vasaia mosaicista mosaicisti mosaiciste rilegatori
    rilegatrice legatore legatori incisore incisori tipografo tipografi tipografa litografo litografi cestaio cestai bottaio bottai maniscalco maniscalchi
    coltellinaio coltellinai arrotino arrotini orologiai gioiellieri gioielliera cappellaio cappellai pellettiere pellettieri pellicciaio pellicciai
    conciatore conciatori tessitore tessitori tessitrici merlettaia merlettaie ricamatrici ricamatore magliaia magliaie modellista modellisti modelliste
    stilisti stiliste stiratrici lavandaia lavandaie tintori ciabattino ciabattini sellaio sellai lustrascarpe fornaia fornaie panettiera pasticciere
    pasticcieri pasticcera cioccolatiere cioccolatieri gelataia gelataie gelatiere pastaio pastai mugnaio mugnai mugnaia birraio birrai macellai macellaia
    beccaio beccai salumieri salumiera lavapiatti sguattero sguatteri aiuto-cuoco aiutocuoco cuoche sommelier bartender barlady commensale commensali
    buongustaio buongustai avventore avventori ristoratrici rosticciere rosticcieri pizzaiola pizzaiole ostessa ostesse locandiere locandieri locandiera
    albergatrice albergatrici affittacamere concierge maggiordomo maggiordomi governante governanti camperiste campeggiatore campeggiatori campeggiatrice
    campeggiatrici salutista salutisti droghiere droghieri bottegaio bottegai bottegaia ortolana fruttivendola fruttivendole edicolante edicolanti
    giornalai giornalaia tabaccaio tabaccai tabaccaia fioraia fioraie fioristi fioriste cartolaio cartolai cartolaia erboristi erboriste profumiera
    profumieri banconiere banconieri banconiera banconisti bariste scaffalista scaffalisti vetrinista vetrinisti vetriniste grossista grossisti
    dettagliante dettaglianti antiquario rigattiere rigattieri straccivendolo straccivendoli rivenditrice rivenditrici esportatore esportatori importatore
    importatori compratrice banchiere banchieri sportellista sportellisti correntisti risparmiatore risparmiatori risparmiatrice azionista azionisti
    azioniste obbligazionista obbligazionisti creditori creditrice debitore debitori debitrice garanti fideiussore fideiussori mutuatari mutuataria
    assicuratore assicuratori contraente contraenti sinistrato sinistrati attuario attuari promotrice promotrici broker fiscalista fiscalisti tributarista
    tributaristi avvocate avvocatessa notaia magistrato magistrati magistrata procuratore procuratori procuratrice cancelliere cancellieri cancelliera
    usciere uscieri querelante querelanti imputato imputati imputata imputate denunciante denuncianti giurista giuristi giuriste detenuta detenute
    carcerato carcerati carcerata ergastolano ergastolani secondino secondini poliziotta poliziotte carabiniera commissario commissari maresciallo
    marescialli brigadiere brigadieri finanziere finanzieri questori questora prefetto prefetti prefetta gendarme gendarmi investigatore investigatori
    investigatrice detective vigilessa vigilesse vigilante vigilanti buttafuori bodyguard metronotte guardasala guardiapesca guardiaparco guardiana
    guardiane soccorritrice soccorritrici barelliere barellieri paramedico paramedici sergente sergenti tenente tenenti colonnello colonnelli caporale
    caporali soldati soldatessa soldatesse bersagliere bersaglieri recluta reclute veterano veterani riservista riservisti ministro ministri ministra
    ministre deputato deputati deputata deputate senatore senatori senatrice senatrici governatore governatori governatrice assessori vicesindaco
    vicesindaci vicesindaca vicepresidente vicepresidenti vicepreside vicepresidi vicedirettore vicedirettori vicedirettrice sindache funzionario
    funzionari funzionaria funzionarie scrutatore scrutatori scrutatrice scrutatrici elettrice elettrici votante votanti doganieri doganiera spedizioniere
    spedizionieri ambasciatore ambasciatori ambasciatrice cardiologi cardiologa cardiologhe pediatra pediatri pediatre anestesista anestesisti anestesiste
    ginecologi ginecologa ginecologhe oncologo oncologi oncologa oncologhe neurologo neurologi neurologa dermatologi dermatologa oculisti oculiste otorino
    otorini urologi urologa radiologi radiologa nefrologo nefrologi pneumologo pneumologi geriatra geriatri fisiatra fisiatri reumatologo reumatologi
    endocrinologo endocrinologi endocrinologa infettivologo infettivologi ematologo ematologi allergologo allergologi anatomopatologo anatomopatologi
    neonatologo neonatologi psicoterapeuta psicoterapeuti psicoterapeute psicoanalista psicoanalisti neuropsichiatra neuropsichiatri dottorino
    specializzando specializzandi specializzanda specializzande chirurga chirurghe odontoiatra odontoiatri ortodontista ortodontisti igieniste igienisti
    odontotecnici optometrista optometristi audioprotesista audioprotesisti podologo podologi podologa osteopati osteopate chiropratico chiropratici
    naturopata naturopati massaggiatori massaggiatrice massaggiatrici fisioterapiste logopediste dietiste psicomotricista psicomotricisti terapiste
    levatrici puericultore puericultori puericultrici doula doule neomamma neomamme neopapà neogenitore neogenitori gestante gestanti puerpera puerpere
    partoriente partorienti neonato neonati neonata neonate lattante lattanti farmaciste laboratorista laboratoristi prelevatore prelevatori celiaco
    celiaci trapiantato trapiantati convalescente convalescenti malato malata malate infortunato infortunati infortunata dializzato dializzati ipovedente
    ipovedenti assistita assistite accompagnatrice accompagnatrici colf veterinarie toelettatore toelettatori toelettatrice toelettatrici addestratore
    addestratori addestratrice dogsitter dog-sitter catsitter cavallerizzo cavallerizzi cavallerizza cavallerizze fantini stallieri scolara scolaretto
    scolaretti liceale liceali maturando maturandi maturanda fuorisede dottorando dottorandi dottoranda dottorande laureandi laureanda laureande laureata
    diplomando diplomandi borsista borsisti borsiste assegnista assegnisti tesista tesisti corsista corsisti corsiste discente discenti ex-alunno
    ex-alunni esaminatore esaminatori esaminatrice esaminando esaminandi rettore rettori rettrice bidelle compagnetto compagnetti pedagogista pedagogisti
    pedagogiste precettore precettori formatore formatori formatrice formatrici archiviste archeologa archeologhe storiografo storiografi antropologo
    antropologi antropologa museologo museologi curatrici filatelista filatelisti genealogista genealogisti drammaturgo drammaturghi drammaturga registe
    scenografi scenografa costumista costumisti costumiste attrezzista attrezzisti fonici suggeritore suggeritori suggeritrice figuranti truccatori
    truccatore truccatrici acconciatore acconciatori acconciatrice burattinaio burattinai burattinaia giocoliere giocolieri giocoliera acrobata acrobati
    trapezista trapezisti pagliaccio pagliacci prestigiatore prestigiatori domatore domatori cineasta cineasti sceneggiatore sceneggiatori sceneggiatrice
    sceneggiatrici doppiatore doppiatori doppiatrice cinefili proiezionista proiezionisti cameraman presentatori presentatrice presentatrici conduttrice
    conduttrici annunciatore annunciatori annunciatrice radioascoltatore radioascoltatori telespettatore telespettatori cronista cronisti croniste inviata
    fotoreporter giornaliste fumettista fumettisti fumettiste vignettista vignettisti illustratori illustratrice illustratrici romanzieri romanziera
    saggista saggisti biografo biografi poetessa poetesse poeti libraie blogger influencer youtuber podcaster streamer internauta internauti follower
    soprano soprani baritoni pianisti pianiste violiniste violinisti violoncellista violoncellisti violista violisti flautista flautisti flautiste
    clarinettista clarinettisti trombettista trombettisti sassofonista sassofonisti percussionista percussionisti batterista batteristi bassista bassisti
    tastierista tastieristi arpista arpisti organista organisti fisarmonicista fisarmonicisti chitarristi zampognaro zampognari bandista bandisti coriste
    cantautore cantautori cantautrice cantautrici rapper corepetitore compositori compositrice compositrici suonatori suonatrice liutaia danzatori
    danzatrice danzatrici coreografi coreografa coreografe calciatrice calciatrici attaccante attaccanti difensore difensori centrocampista centrocampisti
    terzino terzini guardalinee cestista cestisti cestiste pallavolista pallavolisti pallavoliste pallanuotista pallanuotisti rugbista rugbisti tennista
    tennisti tenniste schermidore schermidori judoka karateka ginnasta ginnasti ginnaste pugile pugili lottatore lottatori pattinatore pattinatori
    pattinatrice pattinatrici sciatrice sciatrici snowboarder maratoneta maratoneti triatleta triatleti corridrice podiste nuotatrici arrampicatrice
    arrampicatrici alpiniste escursioniste camminatrice camminatrici cicloturista cicloturisti cicliste surfista surfisti skater scacchista scacchisti
    scacchiste bocciofili golfista golfisti golfiste arciere arcieri cronometrista cronometristi segnapunti tifosa tifose ultrà preparatore preparatori
    preparatrice osservatrice palestrato palestrati yogi gamer radioamatore radioamatori esploratori esploratrice capobranco campionessa campionesse
    finalista finalisti finaliste sfidante sfidanti consocio consoci tesserato tesserati tesserata tesserate simpatizzante simpatizzanti militanti
    attivista attivisti attiviste sindacalisti sindacaliste scioperante scioperanti vescovo vescovi arcivescovo arcivescovi papa diacono diaconi
    viceparroco viceparroci cappellano cappellani seminarista seminaristi novizio novizi novizia novizie suora suore frate frati monaci monache abate
    abati badessa badesse sagrestani sacrestano sacrestani chierichetto chierichetti cresimando cresimandi comunicando comunicandi battezzando catechiste
    parrocchiana parrocchiane pastora rabbino rabbini imam muezzin missionario missionari missionaria missionarie credente credenti confratello
    confratelli consorella consorelle pellegrina pellegrine becchino becchini necroforo necrofori defunto defunti defunta sposo sposi sposina sposini
    nubendo nubendi fidanzati fidanzate damigella damigelle paggetto paggetti padrino padrini madrina madrine figlioccio figliocci figlioccia festeggiato
    festeggiati festeggiata invitate bisnonno bisnonni bisnonna bisnonne bisnipote bisnipoti nonnino nonnina trisnonno trisnonni zie cugine cognato
    cognati cognata cognate suocero suoceri suocere genero nuora nuore patrigno matrigna figliastro figliastri figliastra fratellastro sorellastra
    fratellino fratellini sorellina sorelline primogenito primogeniti primogenita mariti mogli vedovi vedove orfano orfani orfana orfane babbo babbi
    mammina bimbo bimbi bimba bimbe bebè marmocchio marmocchi monello monelli monella fanciullo fanciulli fanciulla fanciulle ragazzino ragazzini
    ragazzina ragazzine ragazzetto giovanotto giovanotti giovincello vecchietto vecchietti vecchietta vecchiette signori signorina signorine ottantenne
    ottantenni settantenne settantenni sessantenne sessantenni novantenne novantenni quarantenne quarantenni trentenne trentenni ventenne ventenni
    diciottenne diciottenni tata baby-sitter dirimpettaio dirimpettai dirimpettaia compaesano compaesani compaesana paesani concittadino concittadini
    concittadina paesana condòmino condòmina affittuarie subaffittuario subaffittuari locatrice locataria locatarie usufruttuario usufruttuari
    comproprietario comproprietari comproprietaria senzatetto sfollato sfollati sfollata clochard portinaie inserviente inservienti spazzini netturbino
    netturbini lavavetri disinfestatore disinfestatori svuotacantine riparatore riparatori ciclomeccanico ciclomeccanici carrozziera elettrauto gommisti
    tuttofare aggiustatutto sistemista sistemisti sistemiste sviluppatrici programmatrice programmatrici webmaster hacker copywriter progettista
    progettisti progettiste disegnatori disegnatrice disegnatrici cad-ista cadista cadisti superutente superutenti centralinista centralinisti
    centraliniste teleoperatore teleoperatori call-centerista telefonisti piazzista piazzisti rappresentante rappresentanti televenditore televenditori
    selezionatrice selezionatrici recruiter headhunter neoassunto neoassunti neoassunta neoassunte cassintegrato cassintegrati disoccupato disoccupati
    disoccupata disoccupate pensionate boss capetto capetti capa turnista turnisti turniste fresatore fresatori tornitori montatore montatori assemblatore
    assemblatori carrellista carrellisti mulettista mulettisti imballatore imballatori facchino facchini traslocatore traslocatori consegnatario
    consegnatari autiste tassiste vetturino vetturini traghettatrice turiste gitante gitanti vacanziere vacanzieri crocierista crocieristi globetrotter
    autostoppista autostoppisti forestieri rifugiste festivaliero giostraio giostrai figurante contradaiolo contradaioli contradaiola sbandieratore
    sbandieratori benefattore benefattori benefattrice benefattrici mecenate mecenati donatrici filantropo filantropi rifugiata rifugiate profugo profughi
    profuga profughe esule esuli emigrante emigranti immigrato immigrati immigrata immigrate apolide apolidi mediatrici clandestini autodidatta
    autodidatti neofita neofiti novellino novellini profani esordienti neopatentato neopatentati patentando patentandi poliglotta poliglotti tizio tizi
    tizia comare comari amicone amichetto amichetti amichetta amichette compagnone socio-fondatore imprenditrice imprenditrici cofondatore cofondatori
    cofondatrice fondatrice fondatrici franchisee inventore inventori inventrice scultrice scultrici pittrici acquerellista acquerellisti acquerelliste
    madonnaro madonnari calligrafo calligrafi calligrafa estetisti onicotecniche tatuatori tatuatrice visagista visagisti biologhe biologa matematici
    astronomi astronoma botanici zoologo zoologi zoologa ornitologo ornitologi birdwatcher naturalisti naturaliste ambientalista ambientalisti meteorologo
    meteorologi geografo geografi linguista linguisti filologo filologi filosofo filosofi filosofa sociologo sociologi sociologa economista economisti
    urbanista urbanisti paesaggista paesaggisti arredatore arredatori arredatrice architetta architette ingegnera preventivista preventivisti appaltatore
    appaltatori subappaltatore subappaltatori banditore banditori offerente offerenti aggiudicatario aggiudicatari predecessore predecessori successore
    successori interlocutore interlocutori interlocutrice portavoce oratrice relatrici conferenziere conferenzieri congressista congressisti facilitatore
    facilitatori facilitatrice intervistatore intervistatori intervistatrice intervistati rilevatrice firmatario firmatari firmataria delegante deleganti
    intestatario intestatari intestataria cointestatario cointestatari detentore detentori possessore possessori erede eredi testatore testatori legatario
    legatari tutrici affidatario affidatari affidataria hobbista hobbisti hobbiste ortiste bricoleur ceramiste collezioniste ascoltatrice ascoltatrici
    spettatrici scrittrici scienziata scienziate esperte incaricata incaricate ispettrici sostenitrice sostenitrici consumatrice consumatrici
    utilizzatrice utilizzatrici fruitrice fornitrici viaggiatrice viaggiatrici passeggere creatrice creatrici bambinaia bambinaie`),
    ...phrases(
      "assistente di volo, assistenti di volo, controllore di volo, controllori di volo, energy manager, segretario comunale, segretari comunali, messo comunale, messi comunali, dipendente pubblico, dipendenti pubblici, presidente di seggio, presidenti di seggio, coordinatore infermieristico, informatore scientifico, non vedente, non vedenti, collaboratore scolastico, collaboratori scolastici, direttore di coro, direttrice di coro, direttore d'orchestra, maestro di sci, maestri di sci, maestra di sci, delegato sindacale, delegati sindacali, donna delle pulizie, donne delle pulizie, grafico pubblicitario, ux designer, datore di lavoro, datori di lavoro, datrice di lavoro, superiore diretto, superiori diretti, scaricatore di porto, scaricatori di porto, guida alpina, guide alpine, richiedente asilo, richiedenti asilo, intermediario immobiliare",
    ),
  ],
  groups: [
    ...words(`inps inail asl ats nas caf patronato patronati motorizzazione anagrafe questura questure prefetture procura procure tribunale tribunali municipio
    municipi assessorato assessorati ministeri sovrintendenza soprintendenza soprintendenze consorzio consorzi municipalizzata municipalizzate
    confederazione confederazioni confartigianato coldiretti sindacati federazioni fondazioni comitati commissioni diocesi curia parrocchie confraternita
    confraternite congregazione congregazioni caritas arcidiocesi onlus ong startup filarmonica filarmoniche orchestre bocciofila bocciofile polisportiva
    polisportive presidenza rettorato ateneo atenei segreterie economato provveditorato ragioneria tesoreria redazioni cda rsu cliniche consultorio
    consultori rsa equipaggio equipaggi cittadinanza clientela tifoseria tifoserie scolaresca scolaresche comitiva comitive vicinato manovalanza`),
    ...phrases(
      "ufficio acquisti, ufficio tecnico, uffici tecnici, ufficio anagrafe, ufficio tributi, ufficio personale, ufficio legale, ufficio stampa, uffici stampa, ufficio postale, uffici postali, ufficio scolastico, ufficio vendite, assistenza clienti, servizio clienti, servizio tecnico, servizi sociali, pronto soccorso, guardia medica, guardia di finanza, guardia costiera, polizia locale, polizia municipale, polizia stradale, protezione civile, croce rossa, croce verde, agenzia delle entrate, arpa regionale, camera di commercio, pro loco, cancelleria del tribunale, giunta comunale, giunte comunali, consiglio comunale, consigli comunali, consiglio d'istituto, consiglio di classe, consigli di classe, collegio docenti, consorzio di bonifica, oratorio parrocchiale, segreteria studenti, casa editrice, case editrici, compagnia assicurativa, consiglio direttivo, collegio sindacale, ambulatorio veterinario, distretto sanitario, casa di riposo, case di riposo",
    ),
  ],
};
