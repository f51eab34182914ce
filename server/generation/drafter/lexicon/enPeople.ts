import type { Lexicon } from './lexicon';
import { phrases, words } from './words';

const singular =
  words(`accompanist activist actuary acupuncturist adjuster adopter adviser advisor advocate aerialist allergist almoner ambassador analyst animator
  anthropologist antiquarian appraiser arbiter arbitrator archaeologist archer aromatherapist assayer assessor assessee astronomer astrologer attorney audiologist aunt aunty babysitter
  bachelor backer backpacker bailiff baker ballerina bandmaster banker bargee barrister bassist beautician beneficiary benefactor biker binman blacksmith
  blogger boarder boatbuilder boatman bookbinder bookseller bookworm botanist boxer boyfriend breeder bricklayer broadcaster budtender busker busser cabbie cabdriver
  caddie caller calligrapher camerawoman camper campaigner canoeist canvasser cardiologist careworker cartographer cartoonist cataloguer celebrant cellist chairlady chandler chaplain
  chauffeur chemist chiropodist chiropractor choreographer chorister churchwarden clergy climber coachee coastguard cobbler
  co-founder co-owner co-worker collaborator columnist comedian commander commentator commissioner competitor concertgoer confectioner congressman connoisseur constable constituent
  consumer contestant convener convenor copywriter coroner correspondent costumer counterparty cousin coworker craftsperson crafter crewmate cricketer crofter crossfitter 
  custodian cyclist dairyman dairymaid dealer debater debtor decorator defendant dermatologist detectorist dietician diner diplomat disciple discjockey
  docent docker donee dressmaker drummer ecologist economist elder embalmer embroiderer emcee emigrant endodontist endorser enforcer enroller entrant
  entrepreneur epidemiologist equestrian evaluator examinee examiner facilitator falconer farmhand farrier father father-in-law fencer ferryman fiancé fiancée fielder
  financier finalist first-aider fishmonger flautist footballer forwarder fosterer freshman friar gaffer gallerist gamekeeper gamemaster gaoler geek genealogist
  geologist girlfriend glazier goalkeeper goaltender goatherd godfather godmother goldsmith golfer governess governor grader graduate grandad granddad granddaughter grandfather grandma grandmother grandpa granny grandson
  groomer groundskeeper groundsman guardian guildmaster guitarist gymnast gynecologist haberdasher handler harvester headhunter healer heir helmsman herbalist herder herdsman hirer historian
  hitchhiker homebuyer homemaker homeowner homesteader horticulturist hosteller hotelier housekeeper houseparent houseguest housewife hydrologist hygienist immunologist impresario influencer informant
  innkeeper innovator inquirer insider interviewee interviewer inventor investigator invigilator invitee jailer jeweller jeweler jobseeker jockey joiner juggler
  keyholder keyworker kinesiologist laborer labourer lady lamplighter landowner launderer laureate lawmaker leaseholder legislator lessee lessor licensor lifesaver lifter linguist
  lobbyist lodger logistician lover luthier machinist magician magistrate maid mailman majorette manicurist marathoner marketeer marshal mason massagist masseur masseuse matchmaker mathematician matron  
  metalworker meteorologist microbiologist milliner miner minister mixologist modeller mother mother-in-law motorist motorcyclist mountaineer musicologist naturalist nephew neuroscientist newbie newsagent newlywed niece
  nominee nonmember nurseryman nun obstetrician occupant occupier oncologist onlooker opponent organist ornithologist orthodontist osteopath outfitter overseer owner-occupier paediatrician pediatrician panellist panelist
  paperboy paratrooper passer-by pathologist patron patroller payee payer peacemaker pedestrian percussionist performer petitioner pharmacologist philosopher phlebotomist physicist pianist picnicker pilgrim
  pitmaster plasterer playwright podcaster podiatrist poet policymaker politician postmaster postmistress practitioner preacher preceptor preparer presenter prisoner probationer proctor prodigy programmer projectionist proofreader 
  prosecutor protester provider proprietor psychiatrist psychotherapist publican publicist puppeteer purchaser quilter quizzer rabbi racer radiologist rambler rancher rater realtor recipient rector
  reenactor referrer registrant renovator repairman reservist respondent responder rheumatologist rigger roadie rower sailmaker saleswoman saxophonist scaffolder scholar schoolteacher schoolchild
  schoolkid scorekeeper scorer scout scoutmaster scribe sculptor seafarer seamstress seeker seismologist senator settler sexton shipper shipwright shoemaker shopfitter signaller signer
  silversmith sister brother skater skier smallholder snorkeller snowboarder sociologist soloist sommelier son daughter songwriter soprano sorter spectator speleologist sponsee sportsperson sportswoman sportsman staffer stakeholder stallkeeper
  statistician steamfitter steelworker stenographer stepparent stevedore stockbroker stockist stockkeeper stonemason storekeeper storeman storyteller strategist stranger stuntman subcontractor subeditor superintendent
  superfan supporter surfer surrogate survivor symphonist tailor tanner tattooist taxidermist taxpayer teammate technologist telemarketer teller theologian thatcher tiler timekeeper toolmaker
  topographer tourist transcriber transcriptionist transporter trapper triathlete trombonist trucker trumpeter tutee twitcher typist typesetter uncle undergraduate postgraduate undertaker upholsterer urologist
  valet valuer vergers verger victim villager violinist virologist vlogger vocalist voter waitress warehouser watchmaker watchman weightlifter whistleblower whistle-blower widow widower wife 
  woodworker woodcarver wrestler yachtsman youngster youth zookeeper zoologist loader unloader chief foreperson ganger shunter signalman stoker townsperson tradesperson truckdriver affineur bosun buddy clown cox coxswain deckhand mod nan part-timer sacristan wheelwright`);

/** `lady`, `ladies`; `coach`, `coaches`. */
function pluralOf(noun: string): string {
  if (/[^aeiou]y$/u.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (noun.endsWith('man')) return `${noun.slice(0, -3)}men`;
  return /(?:s|x|ch|sh)$/u.test(noun) ? `${noun}es` : `${noun}s`;
}

/** English nouns for people. */
export const enPeople: Lexicon['people'] = {
  general: words(
    'people user users person persons folk folks everyone everybody anyone anybody others whoever',
  ),
  nouns: [
    ...phrases(
      'new hire, new hires, new starter, new starters, new joiner, new joiners, civil servant, civil servants, au pair, au pairs, game master, game masters, harbour master, station master, front of house, back office, front desk, school office, head office, works council, ground crew, site crew, next of kin',
    ),
    ...words(`lad lads lass lasses bloke blokes chap chaps husband wife marketing procurement haulier hauliers mycologist mycologists ombudsperson ombudsman neurologist baker bakers user users customer customers client clients patient patients nurse nurses doctor doctors gp admin admins
      administrator administrators manager managers student students pupil pupils teacher teachers parent parents child children kid
      kids owner owners neighbour neighbours neighbor neighbors volunteer volunteers member members guest guests visitor visitors
      tenant tenants landlord landlords driver drivers courier couriers rider riders cyclist cyclists farmer farmers buyer buyers
      seller sellers lender lenders borrower borrowers keeper keepers accountant accountants auditor auditors developer developers
      engineer engineers technician technicians mechanic mechanics dispatcher dispatchers operator operators inspector inspectors
      player players gamer gamers coach coaches trainer trainers mentor mentors tutor tutors learner learners beginner beginners
      researcher researchers scientist scientists librarian librarians author authors writer writers editor editors reader readers
      reviewer reviewers moderator moderators organiser organisers organizer organizers host hosts attendee attendees participant
      participants speaker speakers employee employees staff worker workers supervisor supervisors boss bosses founder founders
      freelancer freelancers contractor contractors supplier suppliers vendor vendors producer producers chef chefs cook cooks
      waiter waiters caterer caterers caretaker caretakers janitor janitors beekeeper beekeepers gardener gardeners shopper shoppers
      designer designers artist artists musician musicians photographer photographers lawyer lawyers paralegal paralegals notary
      pharmacist pharmacists therapist therapists physiotherapist physiotherapists specialist specialists consultant consultants
      analyst analysts recruiter recruiters candidate candidates applicant applicants receptionist receptionists secretary
      secretaries treasurer treasurers chair chairs chairperson controller controllers approver approvers requester requesters
      traveller travellers traveler travelers passenger passengers pilot pilots resident residents citizen citizens donor donors
      sponsor sponsors carer carers caregiver caregivers relative relatives family families couple couples flatmate flatmates
      roommate roommates housemate housemates colleague colleagues teammate teammates friend friends walker walkers sitter sitters
      babysitter babysitters instructor instructors professor professors lecturer lecturers head heads director directors officer
      officers clerk clerks agent agents broker brokers vet vets veterinarian veterinarians midwife midwives dentist dentists
      surgeon surgeons paramedic paramedics firefighter firefighters planner planners scheduler schedulers marketer marketers
      salesperson salespeople rep reps foreman foremen electrician electricians plumber plumbers crew crews runner runners hiker
      hikers climber climbers swimmer swimmers lifter lifters athlete athletes singer singers collector collectors maker makers
      senior seniors adult adults teenager teenagers teen teens baker bakers butcher butchers grocer grocers restaurant restaurants
      retailer retailers wholesaler wholesalers merchant merchants subscriber subscribers follower followers creator creators
      streamer streamers viewer viewers listener listeners fan fans hobbyist hobbyists maintainer maintainers contributor contributors
      tester testers requestor requestors assistant assistants intern interns apprentice apprentices trainee trainees mum mums
      mom moms dad dads grandparent grandparents grandchild grandchildren commuter commuters picker pickers packer packers porter
      porters guard guards warden wardens ranger rangers steward stewards captain captains referee referees umpire umpires
      jury juror jurors judge judges priest pastor imam rabbi parishioner parishioners committee council newcomer newcomers immigrant
      immigrants refugee refugees translator translators interpreter interpreters expert experts clinician clinicians physician
      physicians surveyor surveyors architect architects builder builders renter renters bidder bidders auctioneer artisan artisans
      knitter knitters weaver weavers potter potters brewer brewers roaster roasters barista baristas bartender bartenders
      helper helpers sysadmin sysadmins requesters superuser superadmin household households executive executives substitute substitutes forager foragers haulier hauliers squad tutor lead leads ceo cfo cto hr finance it-support helpdesk
      trustee trustees leaver leavers joiner joiners shepherd shepherds fisherman fishermen angler anglers sailor sailors skipper skippers diver divers grower growers conductor guide guides conductors educator educators conservator conservators curator curators registrar registrars cashier cashiers fundraiser fundraisers bookkeeper bookkeepers shopkeeper shopkeepers stallholder stallholders florist florists hairdresser hairdressers barber barbers stylist stylists nanny nannies childminder childminders pensioner pensioners retiree retirees headteacher headteachers principal principals counsellor counsellors counselor counselors psychologist psychologists nutritionist nutritionists dietitian dietitians optician opticians lifeguard lifeguards welder welders carpenter carpenters roofer roofers painter painters installer installers fitter fitters repairer repairers restorer restorers archivist archivists historian historians journalist journalists reporter reporters publisher publishers illustrator illustrators composer composers dj djs dancer dancers actor actors stagehand stagehands usher ushers promoter promoters exhibitor exhibitors delegate delegates adjudicator adjudicators mediator mediators solicitor solicitors barrister barristers veteran veterans inmate inmates claimant claimants insurer insurers underwriter underwriters trader traders investor investors shareholder shareholders licensee licensees agronomist agronomists winemaker winemakers forester foresters hunter hunters birder birders biologist biologists quartermaster quartermasters deputy deputies cadet cadets recruits spouse spouses partner partners bride bridesmaid groom godparent godparents novice novices amateur amateurs critic critics medic medics academics aide aides concierge chaperone chaperones witness witnesses peers sibling siblings toddler toddlers diabetic diabetics undergrads postgrads postdoc postdocs alumni dean deans vicar vicars bishop bishops deacon mayor mayors councillor councillors official officials bailiff sergeant soldier soldiers detective detectives quizmaster quizmasters harbourmaster headmaster headmasters webmaster webmasters optometrist radiographer radiographers cleaner cleaners handyman concierges`),
    ...singular.flatMap((noun) => [noun, pluralOf(noun)]),
    ...words(`policemen policeman policewoman policewomen fishermen salesman salesmen saleswoman saleswomen businessman businesswoman
      midwives wives husbands seamen nobleman tradesman tradesmen tradespeople tradeswoman townspeople townsfolk kinsfolk womenfolk audience audiences professionals handymen doormen doorman
      postman postmen postwoman milkman milkmen fireman firemen chairman chairwoman chairmen councilman councilwoman councilmen ombudsmen bondsman salespersons spokesperson
      spokespersons spokespeople laypeople layperson staffers workforce personnel reception helpline clientele congregation leadership faculty
      grandchildren godchildren stepchildren schoolchildren schoolboys schoolgirls alumnae alumnus alumna emeritus`),
  ],
  groups:
    words(`department departments office offices board boards council councils committee committees union unions agency agencies company companies club clubs school schools
    hospital hospitals clinic clinics museum museums library ministry authority association associations charity charities business businesses shop shops store stores firm firms
    payroll bank banks cooperative coop co-op organisation organization organisations organizations institution institutions university universities college colleges church parish municipality
    accounts accounting purchasing sales support operations ops compliance legal security maintenance logistics facilities team teams group groups
    crew squad troop choir band orchestra ensemble panel jury commission secretariat headquarters hq bureau laboratory lab labs warehouse depot workshop kitchen ward wards police
    cafe cafes café cafés hotel hotels pub pubs bakery bakeries salon salons gym gyms farm farms brewery breweries garage garages studio studios venue venues theatre theatres shelter shelters yard yards laundry brigade society societies federation institute foundation nursery kindergarten`),
  endings: words(
    'er ers or ors ist ists ian ians ee ees ant ants man men woman women person people mate mates folk',
  ),
  except: words(
    `bigger younger slower cheaper nearer thicker thinner colder hotter wetter drier further rarer cleaner sooner tighter looser fresher steeper milder server median finger blazer number order orders paper papers folder folders computer computers printer timer timers tracker calendar reminder reminders counter newsletter
       newsletters filter filters router header footer container containers trailer scooter master matter water weather letter letters chapter winter summer
       dinner corner layer layers poster posters sensor sensors monitor monitors motor factor factors error errors color colour colors floor door mirror
       power tower shower flower flowers river paper offer offers transfer answer answers buffer charger charger launcher helper-text other others another
       whether either neither rather never ever over under after later earlier faster lower higher better fewer larger smaller longer shorter newer older
       per for or nor list lists checklist wishlist playlist waitlist blacklist shortlist twist assist exist consist persist plant plants restaurant
       grant grants variant variants constant tenant-id fee fees tree trees coffee three free committee-id degree degrees
       importer exporter scanner scanners reader parser player-id computer slider folder placeholder border borders register cover covers
       marker markers drawer drawers locker lockers banner banners burger burgers pointer cluster semester quarter quarters meter meters metre metres
       litre filter center centre transponder radiator thermometer accelerometer battery editor indicator generator calculator converter
       processor vector monitor behavior behaviour humor humour harbor labour labor favor favour flavor flavour indoor outdoor major minor prior interior exterior
       roster sticker ulcer voucher hanger freezer mixer heater cooler toaster dryer washer boiler loader helicopter tractor reactor elevator escalator refrigerator compressor projector connector detector sector anchor flavor rumor rumour tumor liquor terror horror tremor armor armour honor honour odor odour vapor vapour razor cucumber timber lumber rubber copper silver pepper butter ginger supper lever fever liver clover tender gender cylinder fodder ladder bladder rudder powder shoulder boulder thunder binder grinder feeder
       fertilizer fertiliser stapler ruler cooker burner adapter adaptor starter shutter gutter litter clutter shelter coaster disaster canister plaster oyster blister lobster hamster monster spider tiger beaver otter badger feather leather together bother gather tether chamber ember liner manner inner trigger logger hunger danger ledger merger wrapper zipper hopper upper proper newspaper wallpaper super cancer saucer checker bunker tanker cracker sneaker blocker ticker bumper jumper hamper damper clipper slipper stopper
       laser browser trouser dispenser eraser career beer deer pier tier frontier barrier amplifier identifier qualifier multiplier outlier easier happier heavier busier simpler quieter safer wider harder closer louder brighter darker lighter stricter greater smarter quicker nicer clearer warmer softer deeper taller richer poorer fuller stronger weaker prefer refer infer differ suffer deliver discover recover remember consider wonder wander render enter alter foster cater lower cauliflower sunflower skewer sewer prayer flyer foyer
       fryer multimeter parameter diameter perimeter kilometer kilometre bee knee agree guarantee decree pedigree toffee puree spree settee tee marquee see twist wrist mist fist resist insist gist enlist elegant distant pleasant vacant brilliant dominant redundant compliant tolerant resistant vibrant hydrant lubricant pollutant sealant coolant disinfectant implant transplant eggplant quadrant pendant remnant warrant want giant specimen regimen omen abdomen ramen shaman climate estimate ultimate approximate automate intimate animate legitimate
       italian indian russian canadian australian victorian meridian vegetarian egyptian asian norwegian ukrainian brazilian austrian hungarian romanian bulgarian persian georgian superior inferior corridor meteor decor cursor predecessor successor refactor ventilator incubator refrigerator accelerator aggregator separator simulator regulator validator navigator locator configurator defibrillator rotor tenor prefer hammer
       human german roman woman-only instant important relevant significant pant elephant participant-list december september october november`,
  ),
};
