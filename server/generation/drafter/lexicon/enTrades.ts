import type { Trades } from './withTrades';
import { phrases, words } from './words';

/** English nouns for people and organisations of many trades. */
export const enTrades: Trades = {
  nouns: [
    ...words(`ploughman ploughmen stockman stockmen drover drovers cowboy cowboys cowgirl cowgirls cowhand cowhands milkmaid milkmaids sharecropper sharecroppers
    viticulturist viticulturists vintner vintners viticulturalist viticulturalists apiarist apiarists poultryman poultrymen goatkeeper goatkeepers
    henkeeper henkeepers orchardist orchardists allotmenteer allotmenteers plotholder plotholders farmworker farmworkers fieldworker fieldworkers
    lumberjack lumberjacks woodcutter woodcutters woodsman woodsmen arborist arborists arboriculturist arboriculturists sawyer sawyers fisher fishers
    fisherwoman fisherwomen fisherfolk trawlerman trawlermen crabber crabbers lobsterman lobstermen ghillie ghillies boatswain boatswains mariner mariners
    seaman yachtswoman yachtswomen yachtie yachties boater boaters berthholder berthholders longshoreman longshoremen dockworker dockworkers dockhand
    dockhands dockmaster dockmasters lockkeeper lockkeepers harbormaster harbormasters lighterman lightermen stowaway stowaways aviator aviators airman
    airmen airwoman airwomen copilot copilots co-pilot co-pilots stewardess stewardesses skydiver skydivers parachutist parachutists balloonist
    balloonists astronaut astronauts railwayman railwaymen railwaywoman railwaywomen railroader railroaders trainspotter trainspotters trackman trackmen
    linesman linesmen lineman linemen lineworker lineworkers stationmaster stationmasters brakeman brakemen signalwoman signalwomen teamster teamsters
    drayman draymen deliveryman deliverymen postie posties postperson postwomen addressee addressees consignee consignees consignor consignors quarryman
    quarrymen pitman pitmen coalman coalmen collier colliers driller drillers roughneck roughnecks roustabout roustabouts oilman oilmen geophysicist
    geophysicists geochemist geochemists hydrogeologist hydrogeologists mineralogist mineralogists palaeontologist palaeontologists paleontologist
    paleontologists volcanologist volcanologists oceanographer oceanographers geographer geographers prosumer prosumers ratepayer ratepayers billpayer
    billpayers homebuilder homebuilders housebuilder housebuilders brickie brickies sparky sparkie sparkies steeplejack steeplejacks groundworker
    groundworkers navvy navvies ironworker ironworkers boilermaker boilermakers pipefitter pipefitters pipelayer pipelayers gasfitter gasfitters
    glassblower glassblowers glassmaker glassmakers cabinetmaker cabinetmakers cabinet-maker cabinet-makers woodturner woodturners whittler whittlers
    locksmith locksmiths gunsmith gunsmiths tinsmith tinsmiths coppersmith coppersmiths metalsmith metalsmiths bladesmith bladesmiths cutler cutlers
    saddler saddlers leatherworker leatherworkers cordwainer cordwainers clockmaker clockmakers horologist horologists engraver engravers enameller
    enamellers ceramicist ceramicists ceramist ceramists papermaker papermakers printmaker printmakers candlemaker candlemakers soapmaker soapmakers
    basketmaker basketmakers needleworker needleworkers needlewoman needlewomen crocheter crocheters lacemaker lacemakers hatter hatters sewist sewists
    stitcher stitchers dyer dyers craftswoman craftswomen craftsman craftsmen craftspeople cheesemaker cheesemakers cheesemonger cheesemongers chocolatier
    chocolatiers patissier patissiers pâtissier pâtissiers breadmaker breadmakers homebrewer homebrewers distiller distillers brewster brewsters
    greengrocer greengrocers costermonger costermongers restaurateur restaurateurs sous-chef sous-chefs kitchenhand kitchenhands barmaid barmaids barman
    barmen barkeep barkeeps barkeeper barkeepers busboy busboys drinker drinkers foodie foodies vegan vegans coeliac coeliacs celiacs eater eaters
    regulars hotelkeeper hotelkeepers bellboy bellboys bellhop bellhops chambermaid chambermaids doorkeeper doorkeepers bouncer bouncers holidaymaker
    holidaymakers vacationer vacationers sightseer sightseers wayfarer wayfarers globetrotter globetrotters daytripper daytrippers day-tripper
    day-trippers glamper glampers caravanner caravanners motorhomer motorhomers couchsurfer couchsurfers tradeswomen shopgirl shopgirls shopworker
    shopworkers salesclerk salesclerks salesgirl salesgirls saleslady salesladies merchandiser merchandisers stocker stockers reseller resellers
    distributor distributors haggler hagglers ironmonger ironmongers stationer stationers draper drapers perfumer perfumers tobacconist tobacconists
    pawnbroker pawnbrokers moneylender moneylenders creditor creditors mortgagee mortgagees mortgagor mortgagors accountholder accountholders cardholder
    cardholders ticketholder ticketholders passholder passholders badgeholder badgeholders budget-holder budget-holders budgetholder budgetholders
    policyholder policyholders stockholder stockholders bondholder bondholders depositor depositors spender spenders insuree insurees guarantor guarantors
    cosigner cosigners co-signer co-signers signatory signatories assignee assignees assignor assignors comptroller comptrollers taxman taxmen litigant
    litigants plaintiff plaintiffs appellant appellants complainant complainants testator testators conveyancer conveyancers jurist jurists lawgiver
    lawgivers notaries legatee legatees grantee grantees grantor grantors grantmaker grantmakers detainee detainees convict convicts jailbird jailbirds
    parolee parolees offender offenders burglar burglars fraudster fraudsters scammer scammers hacker hackers trespasser trespassers poacher poachers
    shoplifter shoplifters intruder intruders cop cops sheriff sheriffs patrolman patrolmen gendarme gendarmes firewoman firewomen rescuer rescuers
    lifeboatman lifeboatmen evacuee evacuees ambulanceman ambulancemen lieutenant lieutenants colonel colonels admiral admirals brigadier brigadiers
    serviceman servicemen servicewoman servicewomen infantryman infantrymen gunner gunners sapper sappers squaddie squaddies conscript conscripts
    bureaucrat bureaucrats functionary functionaries statesman statesmen congresswoman congresswomen alderman aldermen councilwomen councilor councilors
    electorate elector electors pollster pollsters incumbent incumbents chancellor chancellors premiers attaché attachés townsman townsmen denizen
    denizens expat expats expatriate expatriates migrant migrants asylum-seeker asylum-seekers deportee deportees compatriot compatriots anaesthetist
    anaesthetists anesthetist anesthetists anesthesiologist anesthesiologists anaesthesiologist anaesthesiologists gynaecologist gynaecologists
    haematologist haematologists hematologist hematologists nephrologist nephrologists endocrinologist endocrinologists gastroenterologist
    gastroenterologists pulmonologist pulmonologists ophthalmologist ophthalmologists neurosurgeon neurosurgeons neonatologist neonatologists geriatrician
    geriatricians orthopaedist orthopaedists orthopedist orthopedists intensivist intensivists hospitalist hospitalists internist internists periodontist
    periodontists sonographer sonographers optometrists radiotherapist radiotherapists prosthetist prosthetists orthotist orthotists orthoptist
    orthoptists hypnotherapist hypnotherapists homeopath homeopaths naturopath naturopaths reflexologist reflexologists geneticist geneticists
    embryologist embryologists histologist histologists toxicologist toxicologists bacteriologist bacteriologists parasitologist parasitologists
    entomologist entomologists marine-biologist marine-biologists bioinformatician bioinformaticians biochemist biochemists biostatistician
    biostatisticians cytologist cytologists prescriber prescribers doula doulas nursemaid nursemaids newborn newborns preemie preemies inpatient
    inpatients outpatient outpatients asthmatic asthmatics epileptic epileptics amputee amputees sufferer sufferers insomniac insomniacs migraineur
    migraineurs addict addicts smoker smokers nonsmoker nonsmokers non-smoker non-smokers convalescent convalescents vaccinator vaccinators vaccinee
    vaccinees octogenarian octogenarians nonagenarian nonagenarians centenarian centenarians oldie oldies schoolmaster schoolmasters schoolmistress
    schoolmistresses headmistress headmistresses schoolboy schoolgirl schoolmate schoolmates classmate classmates deskmate deskmates preschooler
    preschoolers kindergartner kindergartners kindergartener kindergarteners first-grader first-graders second-grader second-graders third-grader
    third-graders fourth-grader fourth-graders fifth-grader fifth-graders sixth-grader sixth-graders seventh-grader seventh-graders eighth-grader
    eighth-graders sixth-former sixth-formers schooler schoolers homeschooler homeschoolers prefect prefects truant truants latecomer latecomers dropout
    dropouts undergrad postgrad sophomore sophomores freshers provost provosts bursar bursars vice-chancellor vice-chancellors academician academicians
    doctorand doctorands supervisee supervisees mentee mentees awardee awardees educationalist educationalists paraeducator paraeducators playworker
    playworkers youthworker youthworkers childcarer childcarers cataloger catalogers bibliophile bibliophiles museumgoer museumgoers theatergoer
    theatergoers theatregoer theatregoers playgoer playgoers moviegoer moviegoers filmgoer filmgoers cinemagoer cinemagoers festivalgoer festivalgoers
    festival-goer festival-goers churchgoer churchgoers gymgoer gymgoers gym-goer gym-goers partygoer partygoers fairgoer fairgoers beachgoer beachgoers
    operagoer operagoers actress actresses thespian thespians understudy understudies dramatist dramatists dramaturg dramaturgs librettist librettists
    stuntwoman stuntwomen filmmaker filmmakers film-maker film-makers screenwriter screenwriters scriptwriter scriptwriters cinematographer
    cinematographers cameraman cameramen videographer videographers soundman soundmen showrunner showrunners newsreader newsreaders newscaster newscasters
    newsman newsmen anchorman anchormen anchorwoman anchorwomen weatherman weathermen essayist essayists novelist novelists biographer biographers
    memoirist memoirists lyricist lyricists ghostwriter ghostwriters lexicographer lexicographers typographer typographers bookmaker bookmakers bookie
    bookies trapezist trapezists acrobat acrobats ventriloquist ventriloquists stiltwalker stiltwalkers ringmaster ringmasters showman showmen entertainer
    entertainers comedienne comediennes instrumentalist instrumentalists clarinettist clarinettists clarinetist clarinetists oboist oboists bassoonist
    bassoonists harpist harpists flutist flutists violist violists keyboardist keyboardists fiddler fiddlers piper pipers bugler buglers choirmaster
    choirmasters choirboy choirboys choirgirl choirgirls cantor cantors concertmaster concertmasters bandleader bandleaders bandmate bandmates bandsman
    bandsmen rapper rappers crooner crooners songstress songstresses beatmaker beatmakers midfielder midfielders winger wingers quarterback quarterbacks
    linebacker linebackers batsman batsmen bowler bowlers wicketkeeper wicketkeepers goalie goalies shortstop shortstops outfielder outfielders infielder
    infielders lineswoman lineswomen greenkeeper greenkeepers hurdler hurdlers jogger joggers orienteer orienteers parkrunner parkrunners decathlete
    decathletes pentathlete pentathletes para-athlete para-athletes judoka judokas karateka karatekas kickboxer kickboxers bodybuilder bodybuilders
    powerlifter powerlifters yogi yogis kayaker kayakers paddler paddlers windsurfer windsurfers kitesurfer kitesurfers skateboarder skateboarders
    rollerblader oarsman oarsmen oarswoman oarswomen horseman horsemen horsewoman horsewomen showjumper showjumpers caver cavers potholer potholers
    boulderer boulderers alpinist alpinists belayer belayers freediver freedivers mountain-biker mountain-bikers bicyclist bicyclists sportspeople
    champion champions medallist medallists medalist medalists runner-up runners-up semifinalist semifinalists semi-finalist semi-finalists benchwarmer
    benchwarmers cheerleader cheerleaders wargamer wargamers boardgamer boardgamers cosplayer cosplayers larper larpers philatelist philatelists
    numismatist numismatists geocacher geocachers birdwatcher birdwatchers stargazer stargazers modelmaker modelmakers puzzler puzzlers roleplayer
    roleplayers clubmate clubmates clubman clubmen clubgoer clubgoers committeeman committeemen committeewoman committeewomen chairpersons co-chair
    co-chairs vice-chair vice-chairs vice-president vice-presidents president presidents unionist unionists picketer picketers ombudswoman priests pastors
    priestess priestesses reverend reverends curate curates clergyman clergymen clergywoman clergywomen monk monks abbot abbots abbess abbesses prioress
    prioresses archbishop archbishops archdeacon archdeacons pope popes deacons deaconess deaconesses imams muezzin muezzins mullah mullahs ayatollah
    believer believers worshipper worshippers worshiper worshipers congregant congregants catechist catechists evangelist evangelists layman laymen
    laywoman laywomen hermit hermits mourner mourners gravedigger gravediggers mortician morticians pallbearer pallbearers decedent decedents bridegroom
    bridegrooms brides bridesmaids groomsman groomsmen well-wisher well-wishers fiance fiances fiancee fiancees stepmother stepmothers stepfather
    stepfathers stepson stepsons stepdaughter stepdaughters stepchild stepsister stepsisters stepbrother stepbrothers half-brother half-brothers
    half-sister half-sisters brother-in-law brothers-in-law sister-in-law sisters-in-law mothers-in-law fathers-in-law son-in-law sons-in-law
    daughter-in-law daughters-in-law in-laws godson godsons goddaughter goddaughters godchild auntie mommy mommies daddy daddies mam mams gran grans nana
    nanas nanna nannas triplets orphan orphans foundling foundlings firstborn divorcee divorcees ex-wife ex-husband ex-wives ex-husbands househusband
    househusbands houseowner houseowners householder householders landlady landladies subtenant subtenants freeholder freeholders squatter squatters
    cohabitant cohabitants bunkmate bunkmates dormmate dormmates homeseeker homeseekers househunter househunters charwoman charwomen laundress laundresses
    dustman dustmen garbageman garbagemen recycler recyclers ragpicker fixer fixers tinkerer tinkerers mender menders repairwoman repairwomen coder coders
    techie techies dba dbas sre sres committer committers reviewee reviewees triager triagers newb newbs noob noobs lurker lurkers commenter commenters
    redditor redditors wikipedian wikipedians youtuber youtubers tiktoker tiktokers instagrammer instagrammers salesrep salesreps advertiser advertisers
    employer employers jobholder jobholders returner returners moonlighter moonlighters secondee secondees higher-ups underling underlings subordinate
    subordinates breadwinner breadwinners businesspeople businessperson businessmen businesswomen tycoon tycoons forewoman forewomen millworker
    millworkers solderer solderers millwright millwrights foundryman foundrymen warehouseman warehousemen mover movers cabman cabmen carpooler carpoolers
    fare-dodger fare-dodgers straphanger straphangers roadworker roadworkers lollipop-lady lollipop-man scooterist scooterists merrymaker merrymakers
    reveller revellers reveler revelers carny carnies scoutleader scoutleaders cubmaster cubmasters do-gooder do-gooders philanthropist philanthropists
    giver givers pledger pledgers rough-sleeper rough-sleepers beggar beggars punter punters mates dude dudes gal gals bairn bairns nipper nippers tyke
    tykes kiddo kiddos kiddie kiddies tween tweens boy boys girl girls gentleman gentlemen oap oaps grown-up grown-ups grownup grownups millennial
    millennials adolescent adolescents cobber cobbers sheila sheilas tradie tradies firie firies ambo ambos garbo garbos jackaroo jackaroos jillaroo
    jillaroos grazier graziers dabbawala dabbawalas dabbawalla dhobi dhobis wallah wallahs chowkidar chowkidars sarpanch askari askaris hawker hawkers
    peddler peddlers pedlar pedlars gardaí taoiseach bystander bystanders eyewitness eyewitnesses dogwalker dogwalkers dog-walker dog-walkers dogsitter
    dogsitters dog-sitter dog-sitters catsitter catsitters cat-sitter cat-sitters petsitter petsitters pet-sitter pet-sitters housesitter housesitters
    house-sitter house-sitters aquarist aquarists fishkeeper fishkeepers stableman stablemen stablehand stablehands stableboy stableboys taxonomist
    taxonomists primatologist primatologists ichthyologist ichthyologists herpetologist herpetologists ethnographer ethnographers ethnologist ethnologists
    philologist philologists egyptologist criminologist criminologists demographer demographers econometrician econometricians metallurgist metallurgists
    metrologist metrologists ergonomist ergonomists futurist futurists ethicist ethicists townie townies islander islanders highlander highlanders
    patternmaker patternmakers costumier costumiers aesthetician aestheticians esthetician estheticians cosmetologist cosmetologists piercer piercers
    headliner headliners toastmaster toastmasters speechwriter speechwriters waterman watermen gatekeeper gatekeepers doorstaff attendant attendants
    bodyguard bodyguards nightwatchman nightwatchmen telephonist telephonists amanuensis scrivener scriveners notetaker notetakers note-taker note-takers
    minute-taker minute-takers sub-editor sub-editors fact-checker fact-checkers beta-reader beta-readers paymaster paymasters purser pursers tallyman
    tallymen`),
    ...phrases(
      'tram driver, tram drivers, lorry driver, lorry drivers, hod carrier, hod carriers, steel fixer, steel fixers, shop assistant, shop assistants, shelf stacker, shelf stackers, bargain hunter, bargain hunters, permit holder, permit holders, wheelchair user, wheelchair users, grad student, grad students, scholarship holder, scholarship holders, teaching assistant, chess player, chess players, stamp collector, stamp collectors, shop steward, shop stewards, job hunter, job hunters, gig worker, gig workers, forklift driver, forklift drivers, rickshaw driver, rickshaw drivers, crossing guard, crossing guards, pet owner, pet owners, makeup artist, makeup artists, nail tech, nail techs, meter reader, meter readers, call taker, call takers, call handler, call handlers',
    ),
  ],
  groups: [
    ...words(`dispatch registries admissions housekeeping catering dispensary dispensaries radiology pathology oncology paediatrics pediatrics cardiology
    haematology hematology phlebotomy a&e midwifery physiotherapy fundraising recruitment r&d ict servicedesk service-desk treasury comms safeguarding
    constabulary constabularies gendarmerie magistracy judiciary parliament parliaments senate congress embassy embassies consulate consulates hmrc irs
    dvla hoa hoas pta ptas ngo ngos guild guilds co-operative co-operatives collectives consortium consortia consortiums syndicate syndicates conglomerate
    conglomerates subsidiary subsidiaries start-up start-ups corporation corporations dealership dealerships brokerage brokerages consultancy
    consultancies diocese dioceses deanery deaneries monastery monasteries convent convents synagogue synagogues mosque mosques foodbank foodbanks hospice
    hospices playgroup playgroups creche creches crèche crèches preschool preschools academies conservatoire conservatoires polytechnic polytechnics
    directorate directorates inspectorate inspectorates taskforce taskforces subcommittee subcommittees sub-committee sub-committees subteam sub-team
    sub-teams workgroup workgroups militia militias battalion battalions regiment regiments platoon platoons quartet quartets ensembles choirs bands
    troupe troupes co-ops coops newsroom newsrooms newsdesk cooperatives goods-in`),
    ...phrases(
      'front office, middle office, accounts payable, accounts receivable, chamber of commerce, lifeboat crew, ground staff, housing association, housing associations, letting agency, letting agencies, board of trustees, box office, customer service, customer services, customer care',
    ),
  ],
};
