import type { Lexicon } from './lexicon';
import { phrases, words } from './words';

/** English nouns for people. */
export const enPeople: Lexicon['people'] = {
  general: words(
    'people user users person persons folk folks everyone everybody anyone anybody you others whoever',
  ),
  nouns: [
    ...phrases(
      'new hire, new hires, civil servant, civil servants, au pair, au pairs, game master, game masters, harbour master, station master, front of house, back office, front desk, school office, head office, works council, ground crew, site crew, next of kin',
    ),
    ...words(`marketing procurement haulier hauliers mycologist mycologists ombudsperson ombudsman neurologist baker bakers user users customer customers client clients patient patients nurse nurses doctor doctors gp gps admin admins
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
      trustee trustees leaver leavers joiner joiners shepherd shepherds fisherman fishermen angler anglers sailor sailors skipper skippers diver divers grower growers conductor conductors educator educators conservator conservators curator curators registrar registrars cashier cashiers fundraiser fundraisers bookkeeper bookkeepers shopkeeper shopkeepers stallholder stallholders florist florists hairdresser hairdressers barber barbers stylist stylists nanny nannies childminder childminders pensioner pensioners retiree retirees headteacher headteachers principal principals counsellor counsellors counselor counselors psychologist psychologists nutritionist nutritionists dietitian dietitians optician opticians lifeguard lifeguards welder welders carpenter carpenters roofer roofers painter painters installer installers fitter fitters repairer repairers restorer restorers archivist archivists historian historians journalist journalists reporter reporters publisher publishers illustrator illustrators composer composers dj djs dancer dancers actor actors stagehand stagehands usher ushers promoter promoters exhibitor exhibitors delegate delegates adjudicator adjudicators mediator mediators solicitor solicitors barrister barristers veteran veterans inmate inmates claimant claimants insurer insurers underwriter underwriters trader traders investor investors shareholder shareholders licensee licensees agronomist agronomists winemaker winemakers forester foresters hunter hunters birder birders biologist biologists quartermaster quartermasters deputy deputies cadet cadets recruits spouse spouses partner partners bride bridesmaid groom godparent godparents novice novices amateur amateurs critic critics medic medics academics aide aides concierge chaperone chaperones witness witnesses peers sibling siblings toddler toddlers diabetic diabetics undergrads postgrads postdoc postdocs alumni dean deans vicar vicars bishop bishops deacon mayor mayors councillor councillors official officials bailiff sergeant soldier soldiers detective detectives quizmaster quizmasters harbourmaster headmaster headmasters webmaster webmasters optometrist radiographer radiographers cleaner cleaners handyman concierges`),
  ],
  endings: words(
    'er ers or ors ist ists ian ians ee ees ant ants man men woman women person people mate mates folk',
  ),
  except: words(
    `server median finger blazer number order orders paper papers folder folders computer computers printer timer timers tracker calendar reminder reminders counter newsletter
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
