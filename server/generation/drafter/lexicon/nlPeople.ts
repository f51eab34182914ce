import type { Lexicon } from './lexicon';
import { words } from './words';

/** Dutch nouns for people. */
export const nlPeople: Lexicon['people'] = {
  general: words(
    'mensen mens gebruiker gebruikers persoon personen iedereen iemand men lui volk eindgebruiker eindgebruikers',
  ),
  nouns:
    words(`gebruiker gebruikers klant klanten cliënt cliënten client clienten patiënt patiënten patient patienten verpleegkundige verpleegkundigen
    verpleger verplegers arts artsen huisarts huisartsen dokter dokters specialist specialisten therapeut therapeuten fysiotherapeut fysiotherapeuten apotheker apothekers tandarts tandartsen
    dierenarts dierenartsen verloskundige verloskundigen zorgverlener zorgverleners mantelzorger mantelzorgers zorgmedewerker zorgmedewerkers psycholoog psychologen
    beheerder beheerders kantinebeheerder admin admins manager managers wijkmanager teamleider teamleiders leidinggevende leidinggevenden directeur directeuren directie bestuur bestuurslid bestuursleden
    student studenten leerling leerlingen scholier scholieren docent docenten leraar leraren lerares leerkracht leerkrachten juf juffen meester meesters mentor mentoren coach coaches
    trainer trainers ouder ouders kind kinderen kleinkind kleinkinderen moeder moeders vader vaders oma opa grootouder grootouders gezin gezinnen familie familieleden
    eigenaar eigenaren eigenaars buur buren buurman buurvrouw buurtbewoner buurtbewoners bewoner bewoners inwoner inwoners burger burgers vrijwilliger vrijwilligers lid leden
    gast gasten bezoeker bezoekers huurder huurders verhuurder verhuurders chauffeur chauffeurs koerier koeriers bezorger bezorgers fietser fietsers fietskoerier fietskoeriers boer boeren boerin tuinder tuinders
    koper kopers verkoper verkopers uitlener uitleners lener leners boekhouder boekhouders accountant accountants ontwikkelaar ontwikkelaars programmeur programmeurs
    ingenieur ingenieurs monteur monteurs technicus technici installateur installateurs planner planners roosteraar roosteraars coördinator coördinatoren coordinator coordinatoren inspecteur inspecteurs controleur controleurs
    speler spelers medespeler medespelers onderzoeker onderzoekers bibliothecaris bibliothecarissen auteur auteurs schrijver schrijvers redacteur redacteuren redactie lezer lezers recensent recensenten moderator moderatoren
    organisator organisatoren gastheer gastvrouw deelnemer deelnemers spreker sprekers werknemer werknemers medewerker medewerkers personeel werkgever werkgevers collega collega's baas bazen ondernemer ondernemers zzp'er zzp'ers
    freelancer freelancers leverancier leveranciers producent producenten kok koks chef chefs kelner ober obers huismeester huismeesters conciërge conciërges imker imkers tuinier tuiniers hovenier hoveniers
    ontwerper ontwerpers kunstenaar kunstenaars muzikant muzikanten fotograaf fotografen advocaat advocaten notaris notarissen jurist juristen adviseur adviseurs consultant consultants analist analisten
    recruiter recruiters kandidaat kandidaten sollicitant sollicitanten receptionist receptionisten receptioniste secretaris secretaresse wedstrijdsecretaris penningmeester penningmeesters voorzitter voorzitters aanvrager aanvragers
    reiziger reizigers passagier passagiers piloot piloten donateur donateurs sponsor sponsors huisgenoot huisgenoten vriend vrienden vriendin vriendinnen oppas oppassers oppasser instructeur instructeurs professor professoren
    ambtenaar ambtenaren agent agenten makelaar makelaars brandweerman brandweerlieden verzorger verzorgers begeleider begeleiders pedagogisch hulpverlener hulpverleners wandelaar wandelaars hardloper hardlopers zwemmer zwemmers sporter sporters
    atleet atleten zanger zangers koorlid koorleden dirigent dirigenten verzamelaar verzamelaars maker makers senior senioren ouderen oudere jongere jongeren tiener tieners volwassene volwassenen bakker bakkers slager slagers winkelier winkeliers
    abonnee abonnees volger volgers kijker kijkers luisteraar luisteraars fan fans tester testers assistent assistenten assistente praktijkassistent praktijkassistente praktijkassistentes doktersassistente stagiair stagiairs stagiaire stagiaires leidster leidsters groepsleiders
    gemeenteraad raadslid raadsleden wethouder wethouders scheidsrechter scheidsrechters jury jurylid juryleden rechter rechters dominee pastoor imam nieuwkomer nieuwkomers vluchteling vluchtelingen tolk tolken deskundige deskundigen expert experts
    architect architecten aannemer aannemers timmerman timmerlieden loodgieter loodgieters elektricien elektriciens schilder schilders schoonmaker schoonmakers magazijnmedewerker magazijnmedewerkers inkoper inkopers bewaker bewakers portier portiers vakman vakmensen
    wedstrijdleider wedstrijdleiders kapitein kapiteins teamcaptain captain captains barista barista's gemeente woningcorporatie hr ict-beheerder ict-beheerders helpdesk servicedesk hoofd ploegleider ploegleiders voorman brouwer brouwers opdrachtgever opdrachtgevers nabestaande nabestaanden
    zorgcoördinator wijkverpleegkundige wijkverpleegkundigen rijinstructeur rijinstructeurs baliemedewerker baliemedewerkers schipper schippers visser vissers kapper kappers klusser klussers statiegeldophaler jager jagers starter starters aanbieder aanbieders hulpvrager hulpvragers`),
  endings: words(
    `medewerker medewerkers beheerder beheerders houder houders gever gevers nemer nemers leider leiders meester meesters verlener verleners zoeker zoekers
    bezorger bezorgers werker werkers maker makers bewoner bewoners rijder rijders loper lopers kweker kwekers koper kopers huurder huurders lezer lezers
    schrijver schrijvers speler spelers begeleider begeleiders verzorger verzorgers ist isten iste ster sters elaar elaars enaar enaars enaren eraar eraars eur eurs loog logen
    ant anten kundige kundigen lid leden vrouw vrouwen man mannen genoot genoten consulent consulenten assistent assistenten docent docenten trainer trainers
    coördinator coördinatoren klant klanten monteur monteurs arts artsen ouder ouders planner planners`,
  ),
  except: words(
    `jaar paar daar waar naar klaar maar zwaar haar elkaar gevaar openbaar bruikbaar beschikbaar leesbaar betaalbaar zichtbaar deelbaar kwetsbaar dankbaar houdbaar haalbaar bereikbaar kenbaar
    venster vensters rooster roosters cluster clusters poster posters register registers folkloster kwartaar commentaar exemplaar lijst checklist wishlist playlist lust kist mist twist juist eist gist meest ist
    plant planten krant kranten want kant kanten restaurant restaurants constant relevant elegant interessant variant varianten olifant tegenhanger hand handen deur deuren kleur kleuren geur geuren keur keurs uur huur duur stuur buurs factuur cultuur natuur temperatuur structuur
    dan van kan mannenmode plan kraan maan span daarvan hiervan waarvan ervan eraan waaraan daaraan orgaan banaan human afspraakplanner dagplanner weekplanner monster monsters ster sters bloemster laatste eerste beste dialoog catalogus analoog logen
    kaartlezer kaartlezers kaarthouder sleutelhouder toonhouder placeholder bestandsbeheerder wachtwoordbeheerder verleden geleden steden reden eenheden speelster-id voorwaarts laars bladeraar wandelaarsroute afstandsmeester beamer eisten lijsten kosten posten gasten
    vliegmaker routeplanner reisplanner maaltijdplanner theaterplanner tussen winkelman kruiwagenman tegenspelers cd-speler speler-id kamergenoten behouder monteurslijst inhouder windster scanner eiste miste kwistig rustig`,
  ),
};
