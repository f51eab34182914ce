import type { Trades } from './withTrades';
import { phrases, words } from './words';

/** German nouns for people and organisations of many trades. */
export const deTrades: Trades = {
  nouns: [
    ...words(`ackerbauer ackerbauern ackerbäuerin ackerbäuerinnen obstbauer obstbauern obstbäuerin obstbäuerinnen biobauer biobauern biobäuerin biobäuerinnen
    bergbauer bergbauern bergbäuerin bergbäuerinnen jungbauer jungbauern jungbäuerin jungbäuerinnen junglandwirt junglandwirte junglandwirten
    junglandwirtin junglandwirtinnen nebenerwerbslandwirt nebenerwerbslandwirte nebenerwerbslandwirten nebenerwerbslandwirtin nebenerwerbslandwirtinnen
    hofladenbetreiber hofladenbetreibern hofladenbetreiberin hofladenbetreiberinnen hofladenbetreiber:innen hofladenbetreiber*innen almbauer almbauern
    almbäuerin almbäuerinnen sennern sennerinnen agronom agronomen agronomin agronominnen agraringenieur agraringenieure agraringenieuren agraringenieurin
    agraringenieurinnen kellermeister kellermeistern kellermeisterin kellermeisterinnen weinbautechniker weinbautechnikerin önologe önologen önologin
    önologinnen erntearbeiter erntearbeitern erntearbeiterin erntearbeiterinnen erntearbeiter:innen saisonarbeiter saisonarbeitern saisonarbeiterin
    saisonarbeiterinnen saisonarbeiter:innen saisonarbeiter*innen saisonnier saisonniers saisonnière knecht knechte knechten magd mägde mägden schafhalter
    schafhaltern schafhalterin schafhalterinnen hühnerhalter hühnerhaltern hühnerhalterin hühnerhalterinnen bienenhalter bienenhalterin floristmeister
    floristmeisterin baumpfleger baumpflegern baumpflegerin baumpflegerinnen baumpfleger:innen holzfäller holzfällern holzfällerin holzfällerinnen
    holzrücker holzrückern forstwirt forstwirte forstwirten forstwirtin forstwirtinnen revierförster revierförstern revierförsterin revierförsterinnen
    waidmann waidmänner weidmann weidmänner jagdpächter jagdpächtern jagdpächterin krabbenfischer krabbenfischern krabbenfischerin sportfischer
    sportfischern sportfischerin fischwirt fischwirte fischwirten fischwirtin fischwirtinnen teichwirt teichwirte teichwirten teichwirtin matrose matrosen
    matrosin matrosinnen bootsmann bootsleute bootsmänner seemann seeleute seeleuten seemänner steuermann steuerleute steuermänner steuerfrau lotse lotsin
    lotsinnen hafenmeister hafenmeistern hafenmeisterin hafenmeisterinnen hafenarbeiter hafenarbeitern hafenarbeiterin liegeplatzinhaber
    liegeplatzinhabern liegeplatzinhaberin liegeplatzinhaberinnen liegeplatzinhaber:innen bootsführer bootsführern bootsführerin bootsführerinnen
    bootseigner bootseignern bootseignerin bootseigner:innen schiffseigner schiffseignern schiffseignerin eigner eignern eignerin eignerinnen reeder
    reedern reederin reederinnen schleusenwärter schleusenwärtern schleusenwärterin fährmann fährleute fährmänner leuchtturmwärter leuchtturmwärterin
    fluglotse fluglotsen fluglotsin fluglotsinnen fluglots:innen flugbegleiter flugbegleitern flugbegleiterin flugbegleiterinnen flugbegleiter:innen
    stewardess stewardessen copilot copiloten copilotin kopilot kopilotin segelflieger segelfliegern segelfliegerin segelfliegerinnen flugschüler
    flugschülern flugschülerin flugschülerinnen flugschüler:innen fallschirmspringer fallschirmspringern fallschirmspringerin triebfahrzeugführer
    triebfahrzeugführern triebfahrzeugführerin triebfahrzeugführerinnen fahrdienstleiter fahrdienstleitern fahrdienstleiterin fahrdienstleiterinnen
    zugführer zugführern zugführerin zugführerinnen zugführer:innen zugchef zugchefs zugchefin rangierer rangierern rangiererin gleisbauer gleisbauern
    gleisbauerin weichenwärter schrankenwärter bähnler bähnlerin kondukteur kondukteure kondukteurin straßenbahnfahrer straßenbahnfahrern
    straßenbahnfahrerin tramfahrer tramfahrerin chauffeur chauffeure chauffeuren chauffeurin chauffeurinnen trucker truckern truckerin brummifahrer
    brummifahrern kraftfahrer kraftfahrern kraftfahrerin kraftfahrerinnen berufskraftfahrer berufskraftfahrern berufskraftfahrerin kraftfahrer:innen
    frachtführer frachtführern pöstler pöstlern pöstlerin postler postlern postlerin postbotin postbotinnen bote botin botinnen fahrradkurier
    fahrradkuriere fahrradkurieren fahrradkurierin fahrradkurierinnen zeitungsausträger zeitungsausträgern zeitungsausträgerin austräger austrägern
    austrägerin austrägerinnen absender absendern absenderin absenderinnen absender:innen absenders adressat adressaten adressatin adressatinnen
    adressat:innen bergmann bergleute bergleuten bergmänner kumpel kumpels kumpeln steiger steigerin sprengmeister sprengmeistern sprengmeisterin
    bohrmeister bohrmeistern geophysiker geophysikern geophysikerin stromkunde stromkunden stromkundin stromkundinnen stromkund:innen netzbetreiber
    netzbetreibern netzbetreiberin anlagenbetreiber anlagenbetreibern anlagenbetreiberin anlagenbetreiberinnen anlagenbetreiber:innen wassermeister
    wassermeistern wassermeisterin brunnenmeister brunnenmeistern brunnenmeisterin klärwärter klärwärtern klärwärterin ableser ablesern ableserin
    solarteur solarteure solarteuren solarteurin heizungsbauer heizungsbauern heizungsbauerin anlagenmechaniker anlagenmechanikern anlagenmechanikerin
    bauherr bauherren bauherrn bauherrin bauherrinnen bauherr:innen bauherrschaft bauarbeiter bauarbeitern bauarbeiterin bauarbeiterinnen baggerführer
    baggerführern baggerführerin baggerfahrer baggerfahrern baggerfahrerin stuckateur stuckateure stuckateuren stuckateurin gipser gipsern gipserin
    verputzer verputzern estrichleger estrichlegern parkettleger parkettlegern parkettlegerin bodenleger bodenlegern bodenlegerin spengler spenglern
    spenglerin flaschner flaschnern sanitärinstallateur sanitärinstallateure sanitärinstallateurin elektroniker elektronikern elektronikerin
    elektronikerinnen elektroinstallateur elektroinstallateure elektroinstallateurin trockenbauer trockenbauern zimmermann zimmerleute zimmerleuten
    zimmermänner steinmetz steinmetze steinmetzen steinmetzin steinmetzinnen schreinermeister schreinermeistern schreinermeisterin tischlermeister
    tischlermeistern tischlermeisterin bäckermeister bäckermeistern bäckermeisterin handwerksmeister handwerksmeistern handwerksmeisterin drechsler
    drechslern drechslerin küfer küfern küferin böttcher böttchern böttcherin korbmacher korbmachern korbmacherin korbflechter korbflechterin schmied
    schmiedin kunstschmied kunstschmiede kunstschmiedin silberschmied silberschmiede silberschmiedin graveur graveure graveuren graveurin glasbläser
    glasbläsern glasbläserin hafner hafnern hafnerin ofenbauer ofenbauern ofenbauerin rauchfangkehrer rauchfangkehrern rauchfangkehrerin schuster
    schustern schusterin täschner täschnerin polsterer polsterern polsterin näherin näherinnen strickerin strickerinnen häklerin häklerinnen stickerin
    stickerinnen schneidermeister schneidermeisterin hutmacher hutmachern hutmacherin hutmacherinnen modistin modistinnen quilterin quilterinnen coiffeur
    coiffeure coiffeuren coiffeuse coiffeusen friseurmeister friseurmeisterin kosmetikerin kosmetikerinnen kosmetiker kosmetikern kosmetiker:innen
    visagist visagisten visagistin visagistinnen visagist:innen fußpflegerin fußpflegerinnen fußpfleger podologe podologen podologin podologinnen
    nageldesignerin nageldesignerinnen fleischer fleischern fleischerin fleischerinnen fleischermeister fleischhauer fleischhauern fleischhauerin käser
    käsern käserin käserinnen käsemeister käsermeister chocolatier chocolatiers chocolatière braumeister braumeistern braumeisterin rösterin destillateur
    destillateure destillateurin barista baristas zuckerbäcker zuckerbäckern zuckerbäckerin patissier patissiers patissière souschef souschefs souschefin
    küchenchef küchenchefs küchenchefin küchenchefinnen beikoch beiköche beiköchin jungkoch jungköche jungköchin servierer serviererin serviererinnen
    servicemitarbeiter servicemitarbeitern servicemitarbeiterin servicemitarbeiterinnen servicemitarbeiter:innen serviertochter serviertöchter barmann
    barmänner barfrau bardame beizer beizern beizerin kneipier kneipiers kneipenwirt kneipenwirte kneipenwirtin wirtsleute wirtsleuten caterer caterern
    catererin catererinnen caterers restaurantleiter restaurantleitern restaurantleiterin hotelfachmann hotelfachfrau hotelfachleute zimmermädchen
    concierge concierges nachtportier nachtportiers herbergsvater herbergseltern herbergsmutter pensionsgast pensionsgäste tagesgast tagesgäste
    tagesgästen übernachtungsgast übernachtungsgäste übernachtungsgästen hausgast hausgäste partygast partygäste partygästen hochzeitsgast hochzeitsgäste
    hochzeitsgästen festivalbesucher festivalbesuchern festivalbesucherin festivalbesucher:innen festivalbesucherinnen festivalbesucher*innen
    konzertbesucher konzertbesuchern konzertbesucherin konzertbesucher:innen konzertbesucherinnen konzertbesucher*innen kinogänger kinogängern
    kinogängerin kirchgänger kirchgängern kirchgängerin museumsbesucher museumsbesuchern museumsbesucherin museumsbesucher:innen museumsbesucherinnen
    museumsbesucher*innen kaufinteressent kaufinteressenten kaufinteressentin kaufinteressentinnen kaufinteressent:innen krämer krämern krämerin greißler
    greißlern greißlerin trafikant trafikanten trafikantin trafikantinnen kioskbetreiber kioskbetreibern kioskbetreiberin standler standlern standlerin
    marktfahrer marktfahrern marktfahrerin flohmarkthändler flohmarkthändlerin antiquar antiquare antiquaren antiquarin drogist drogisten drogistin
    drogistinnen pfandleiher pfandleihern schnäppchenjäger schnäppchenjägern bankkunde bankkunden bankkundin bankkundinnen bankkund:innen banker bankern
    bankerin bankerinnen bankkaufmann bankkauffrau bankkaufleute kreditnehmer kreditnehmern kreditnehmerin kreditnehmer:innen kreditnehmerinnen
    kreditnehmer*innen kreditnehmers kreditgeber kreditgebern gläubiger gläubigern gläubigerin gläubigerinnen schuldner schuldnern schuldnerin
    schuldnerinnen schuldner:innen bürge bürgin sparer sparern sparerin sparerinnen sparer:innen kontoinhaber kontoinhabern kontoinhaberin
    kontoinhaberinnen kontoinhaber:innen kontoinhabers aktionär aktionäre aktionären aktionärin aktionärinnen aktionär:innen kommanditist kommanditisten
    prokurist prokuristen prokuristin prokuristinnen versicherungsnehmer versicherungsnehmern versicherungsnehmerin versicherungsnehmerinnen
    versicherungsnehmer:innen versicherungsnehmers versicherungsvertreter versicherungsvertretern versicherungsvertreterin schadenregulierer
    schadenregulierern geschädigte geschädigten geschädigter steuerzahler steuerzahlern steuerzahlerin steuerzahler:innen steuerzahlerinnen
    steuerzahler*innen steuerpflichtige steuerpflichtigen steuerpflichtiger wirtschaftsprüfer wirtschaftsprüfern wirtschaftsprüferin
    wirtschaftsprüferinnen wirtschaftsprüfer:innen betriebsprüfer betriebsprüfern betriebsprüferin buchprüfer buchprüferin kläger klägern klägerin
    klägerinnen kläger:innen klägers beklagte beklagten beklagter beschuldigte beschuldigten beschuldigter verteidiger verteidigern verteidigerin
    verteidigerinnen staatsanwalt staatsanwälte staatsanwälten staatsanwältin staatsanwältinnen schöffe schöffen schöffin schöffinnen referendar
    referendare referendaren referendarin referendarinnen referendar:innen gerichtsvollzieher gerichtsvollziehern gerichtsvollzieherin vormund vormunde
    vormünder erblasser erblasserin erbin erbinnen bewährungshelfer bewährungshelfern bewährungshelferin gefangene gefangenen gefangener insasse insassen
    insassin insassinnen insass:innen justizvollzugsbeamte justizvollzugsbeamten justizvollzugsbeamtin kommissar kommissare kommissaren kommissarin
    kommissarinnen polizeibeamte polizeibeamten polizeibeamter polizeibeamtin polizeibeamtinnen polizeibeamt:innen streifenpolizist streifenpolizisten
    streifenpolizistin zöllner zöllnern zöllnerin zöllnerinnen dieb diebe dieben diebin einbrecher einbrechern einbrecherin täter tätern täterin
    täterinnen opferanwalt opferanwältin wehrführer wehrführern wehrführerin feuerwehrmänner feuerwehrmännern atemschutzträger atemschutzträgern
    atemschutzgeräteträger bergretter bergrettern bergretterin bergretter:innen bergretterinnen rettungsassistent rettungsassistenten rettungsassistentin
    rettungsassistentinnen rettungshelfer rettungshelferin soldat soldaten soldatin soldatinnen soldat:innen rekrut rekruten rekrutin rekrutinnen offizier
    offiziere offizieren offizierin unteroffizier unteroffiziere feldwebel feldwebeln oberst zivi zivis zivildiener zivildienern zivildienstleistende
    bufdi bufdis fsjler fsjlerin veteran veteranen veteranin minister ministern ministerin ministerinnen staatssekretär staatssekretäre staatssekretärin
    bundeskanzler bundeskanzlerin abgeordnete abgeordneten abgeordneter senator senatoren senatorin senatorinnen gemeindepräsident gemeindepräsidenten
    gemeindepräsidentin gemeindeschreiber gemeindeschreiberin amtmann ammann ammänner amtsleiter amtsleitern amtsleiterin dezernent dezernenten
    dezernentin stadträtin stadträtinnen gemeinderätin gemeinderätinnen kreisrat kreisräte kreisrätin standesbeamte standesbeamten standesbeamter
    standesbeamtin standesbeamtinnen wahlhelfer wahlhelfern wahlhelferin wahlhelfer:innen wahlhelferinnen wahlhelfer*innen wahlvorsteher wahlvorstehern
    wahlvorsteherin wahlberechtigte wahlberechtigten stimmberechtigte stimmberechtigten steuerzahlende asylbewerber asylbewerbern asylbewerberin
    asylsuchende asylsuchenden integrationslotse integrationslotsen integrationslotsin staatsbürger staatsbürgern staatsbürgerin ausländer ausländern
    ausländerin ausländerinnen kardiologe kardiologen kardiologin kardiologinnen onkologe onkologen onkologin onkologinnen neurologe neurologen neurologin
    neurologinnen urologe urologen urologin radiologe radiologen radiologin radiologinnen pathologe pathologen pathologin dermatologe dermatologen
    dermatologin anästhesist anästhesisten anästhesistin anästhesistinnen internist internisten internistin internistinnen psychiater psychiatern
    psychiaterin psychiaterinnen psychiater:innen hautarzt hautärzte hautärztin frauenarzt frauenärzte frauenärztin facharzt fachärzte fachärzten
    fachärztin fachärztinnen fachärzt:innen stationsarzt stationsärzte stationsärztin betriebsarzt betriebsärzte betriebsärztin spitalarzt spitalärzte
    spitalärztin kieferorthopäde kieferorthopäden kieferorthopädin famulant famulanten famulantin pflegefachmann pflegefachfrau pflegefachleute
    pflegehelfer pflegehelfern pflegehelferin pflegehelferinnen pflegehelfer:innen pflegebedürftige pflegebedürftigen pflegebedürftiger heimbewohner
    heimbewohnern heimbewohnerin heimbewohner:innen heimbewohnerinnen heimbewohner*innen stationsschwester stationsschwestern op-schwester op-pfleger mta
    mtas mtra pta ptas pka laborant laboranten laborantin laborantinnen laborant:innen pharmazeut pharmazeuten pharmazeutin ergotherapeut ergotherapeuten
    ergotherapeutin ergotherapeutinnen ergotherapeut:innen diätassistent diätassistentin diätassistentinnen diätologin diätologe heilerziehungspfleger
    heilerziehungspflegerin hörakustiker hörakustikern hörakustikerin augenoptiker augenoptikerin blutspender blutspendern blutspenderin blutspender:innen
    blutspenderinnen blutspender*innen diabetiker diabetikern diabetikerin diabetikerinnen diabetiker:innen diabetiker*innen diabetikers allergiker
    allergikern allergikerin allergikerinnen allergiker:innen allergiker*innen asthmatiker asthmatikern asthmatikerin asthmatikerinnen epileptiker
    epileptikerin veganer veganern veganerin veganerinnen veganer:innen raucher rauchern raucherin demenzkranke demenzkranken krebskranke krebskranken
    schwangere schwangeren wöchnerin wöchnerinnen gebärende gebärenden neugeborene neugeborenen neugeborenes frühchen stillende stillenden sehbehinderter
    schwerhörige schwerhörigen schwerhöriger genesene genesenen verletzte verletzten verletzter verstorbene verstorbenen verstorbener hinterbliebene
    hinterbliebenen hinterbliebener trauernde trauernden bestatter bestattern bestatterin bestatterinnen bestatter:innen bestatters totengräber
    totengräbern trauerredner trauerrednern trauerrednerin tierheilpraktiker tierheilpraktikerin tfa tfas erstklässler erstklässlern erstklässlerin
    erstklässlerinnen erstklässler:innen zweitklässler zweitklässlern zweitklässlerin drittklässler drittklässlern drittklässlerin viertklässler
    viertklässlern viertklässlerin viertklässlerinnen viertklässler:innen fünftklässler fünftklässlern fünftklässlerin abc-schütze abc-schützen
    vorschulkind vorschulkinder vorschulkindern kitakind kitakinder kitakindern hortkind hortkinder hortkindern abiturient abiturienten abiturientin
    abiturientinnen abiturient:innen maturant maturanten maturantin maturantinnen maturand maturanden maturandin oberstufenschüler oberstufenschülern
    oberstufenschülerin klassenlehrer klassenlehrern klassenlehrerin klassenlehrerinnen klassenlehrer:innen klassenlehrers klassensprecher
    klassensprechern klassensprecherin klassensprecherinnen klassensprecher:innen klassenvorstand klassenvorstände klassenkamerad klassenkameraden
    klassenkameradin mitschüler mitschülern mitschülerin mitschülerinnen mitschüler:innen mitschüler*innen mitschülers banknachbar banknachbarn
    banknachbarin fachlehrer fachlehrern fachlehrerin konrektor konrektoren konrektorin rektor rektoren rektorin rektorinnen dekan dekane dekanen dekanin
    studienrat studienräte studienrätin lehramtsanwärter lehramtsanwärterin erziehungsberechtigte erziehungsberechtigten erziehungsberechtigter
    sorgeberechtigte sorgeberechtigten doktorand doktoranden doktorandin doktorandinnen doktorand:innen doktorand*innen ersti erstis kommilitone
    kommilitonen kommilitonin kommilitoninnen kommiliton:innen absolvent absolventen absolventin absolventinnen absolvent:innen absolvent*innen stipendiat
    stipendiaten stipendiatin stipendiatinnen stipendiat:innen hiwi hiwis prüfungskandidat prüfungskandidatin lehrlingen lernender umschüler umschülern
    umschülerin tagesmutter tagesmütter tagesmüttern leihoma leihomas leihopa kindermädchen bibliotheksnutzer bibliotheksnutzerin kurator kuratoren
    kuratorin kuratorinnen kurator:innen kurators konservator konservatoren konservatorin heimatforscher heimatforschern heimatforscherin ahnenforscher
    ahnenforschern ahnenforscherin intendant intendanten intendantin intendantinnen dramaturg dramaturgen dramaturgin inspizient inspizienten inspizientin
    souffleur souffleure souffleuse souffleusen requisiteur requisiteure requisiteurin statist statisten statistin statistinnen komparse komparsen
    komparsin beleuchter beleuchtern beleuchterin bühnentechniker bühnentechnikern bühnentechnikerin bühnentechnikerinnen bühnentechniker:innen choreograf
    choreografen choreografin akrobat akrobaten akrobatin artist artisten artistin clown clowns clownin kameramann kamerafrau kameraleute cutterin
    cutterinnen drehbuchautor drehbuchautoren drehbuchautorin podcasterin podcasterinnen chefredakteur chefredakteure chefredakteurin volontär volontäre
    volontären volontärin korrespondent korrespondenten korrespondentin kolumnist kolumnisten kolumnistin dichter dichtern dichterin zeitungsleser
    zeitungslesern zeitungsleserin komponist komponisten komponistin komponistinnen komponist:innen cellist cellisten cellistin bratschist bratschisten
    bratschistin schlagzeuger schlagzeugern schlagzeugerin schlagzeugerinnen trompeter trompetern trompeterin posaunist posaunisten posaunistin
    klarinettist klarinettisten klarinettistin flötist flötisten flötistin bassist bassisten bassistin saxofonist saxofonisten saxofonistin bläser bläsern
    bläserin streicherin streicherinnen kantor kantoren kantorin kantorinnen kantors kantor:innen konzertmeister konzertmeistern konzertmeisterin
    kapellmeister kapellmeistern kapellmeisterin stimmführer stimmführern stimmführerin sopranistin sopranistinnen altistin altistinnen tenöre ballerina
    ballerinen torhüter torhütern torhüterin goalie goalies torhüterinnen torhüter:innen stürmer stürmern stürmerin mittelfeldspieler mittelfeldspielerin
    linienrichter linienrichtern linienrichterin volleyballer volleyballern volleyballerin volleyballerinnen tennisspieler tennisspielern tennisspielerin
    tennisspielerinnen tennisspieler:innen schachspieler schachspielern schachspielerin schachspielerinnen schachspieler:innen tischtennisspieler
    tischtennisspielerin leichtathlet leichtathleten leichtathletin marathonläufer marathonläufern marathonläuferin marathonläuferinnen triathlet
    triathleten triathletin triathletinnen langläufer langläufern langläuferin snowboarder snowboardern snowboarderin skater skatern skaterin judoka
    judokas fechter fechtern fechterin ringer ringern ringerin schütze schützin schützinnen kegler keglern keglerin golfer golfern golferin golferinnen
    voltigierer voltigierern voltigiererin gegner gegnern gegnerin gegnerinnen gegner:innen gegners gewinner gewinnern gewinnerin gewinnerinnen
    gewinner:innen gewinners sieger siegern siegerin siegerinnen siegers sieger:innen zweitplatzierte zweitplatzierten sportwart sportwarte sportwartin
    obleute obfrau obfrauen kassier kassieren kassiers aktuar aktuare aktuarin beisitzer beisitzern beisitzerin beisitzerinnen beisitzer:innen
    ehrenmitglied ehrenmitglieder ehrenmitgliedern neumitglied neumitglieder neumitgliedern fördermitglied fördermitglieder fördermitgliedern
    gründungsmitglied gründungsmitglieder vertrauensleute vertrauensmann vertrauensfrau priester priestern priesterin bischof bischöfe bischöfin diakon
    diakone diakonen diakonin diakonisse mesner mesnern mesnerin sigrist sigristen sigristin mesnerinnen ministrant ministranten ministrantin
    ministrantinnen messdiener messdienern messdienerin ministrant:innen vikar vikare vikarin kaplan kapläne presbyter presbytern presbyterin
    kirchenvorsteher kirchenvorsteherin gläubige gläubigen rabbiner rabbinern rabbinerin mönche mönchen nonne nonnen äbte äbtissin konfirmandin konfis
    kommunionkind kommunionkinder kommunionkindern trauzeuge trauzeugen trauzeugin brautjungfer brautjungfern brauteltern schwager schwägerin
    schwägerinnen schwiegereltern schwiegersohn schwiegertochter stiefvater stiefmutter stiefkind stiefkinder pflegeeltern pflegekind pflegekinder
    pflegekindern adoptiveltern adoptivkind urenkel urenkeln urenkelin zwilling zwillinge zwillingen cousinen vetter vettern patentante patenonkel
    patenkind patenkinder gotti götti papa papas mama mamas mami mamis papi papis mutti vati omi omis opi opis nonna witwern lebensgefährte
    lebensgefährten lebensgefährtin verlobte verlobten verlobter mitmieter mitmieterin hauptmieter hauptmietern hauptmieterin vormieter vormietern
    vormieterin nachmieter nachmietern nachmieterin vormieters wg-bewohner wg-bewohnerin abwart abwarte abwartin hauswart hauswarte hauswartin
    liegenschaftsverwalter liegenschaftsverwalterin putzfrau putzfrauen putzmann raumpfleger raumpflegerin raumpflegerinnen fensterputzer fensterputzern
    fensterputzerin müllwerker müllwerkern müllmann müllmänner schrotthändler schrotthändlern reparateur reparateure reparateuren reparateurin
    softwarearchitekt softwarearchitekten softwarearchitektin systemadministrator systemadministratoren systemadministratorin systemadministratorinnen
    systemadministrator:innen datenbankadministrator datenbankadministratoren webentwickler webentwicklern webentwicklerin webentwicklerinnen
    webentwickler:innen fachinformatiker fachinformatikern fachinformatikerin datenanalyst datenanalysten datenanalystin nerd nerds werbetexter
    werbetextern werbetexterin mediengestalter mediengestaltern mediengestalterin werkstudent werkstudenten werkstudentin werkstudentinnen
    werkstudent:innen leiharbeiter leiharbeitern leiharbeiterin zeitarbeiter minijobber minijobbern minijobberin teilzeitkraft teilzeitkräfte
    teilzeitkräften springerin springerinnen berufstätige berufstätigen arbeitslose arbeitslosen arbeitsloser arbeitssuchende arbeitssuchenden rückkehrer
    rückkehrern rückkehrerin schweißer schweißern schweißerin dreher drehern dreherin zerspanungsmechaniker zerspanungsmechanikerin maschinenführer
    maschinenführern maschinenführerin maschinist maschinisten maschinistin schichtarbeiter schichtarbeitern schichtarbeiterin staplerfahrer
    staplerfahrern staplerfahrerin staplerfahrerinnen staplerfahrer:innen kommissionierer kommissionierern kommissioniererin kommissioniererinnen
    kommissionierer:innen packer packern packerin lagermitarbeiter lagermitarbeitern lagermitarbeiterin lagermitarbeiterinnen lagermitarbeiter:innen
    magaziner magazinern magazinerin logistiker logistikern logistikerin umzugshelfer umzugshelfern umzugshelferin gästeführer gästeführern gästeführerin
    gästeführerinnen gästeführer:innen tourguide tourguides wanderleiter wanderleiterin schausteller schaustellern schaustellerin wölfling wölflinge
    wölflingen pfadi pfadis obdachlose obdachlosen obdachloser wohnungslose wohnungslosen bedürftige bedürftigen hilfesuchende hilfesuchenden ratsuchende
    ratsuchenden hilfsbedürftige hilfsbedürftigen wohltäter wohltätern wohltäterin seelsorger seelsorgern seelsorgerin seelsorgerinnen seelsorger:innen
    bub buben bua mädel mädels mädchen jungs knirps knirpse steppke dreikäsehoch kids teenies teenie kerl kerle kerls spezl spezln kumpeline hawara
    lausbub lausbuben herrchen frauchen männern`),
    ...phrases('product owner, scrum master'),
  ],
  groups: [
    ...words(`innung innungen handwerkskammer handwerkskammern handelskammer handelskammern ihk wirtschaftskammer ärztekammer landwirtschaftskammer
    berufsgenossenschaft berufsgenossenschaften krankenkasse krankenkassen pflegekasse rentenversicherung finanzamt finanzämter einwohnermeldeamt meldeamt
    bürgeramt bürgerbüro bürgerbüros standesamt standesämter veterinäramt sozialamt sozialämter arbeitsamt jobcenter arbeitsagentur landratsamt
    landratsämter bezirksamt amtsgericht landgericht staatsanwaltschaft polizeiwache polizeirevier polizeiposten kantonspolizei bundeswehr thw drk dlrg
    bergwacht bergrettung wasserwacht rettungsdienst rettungsdienste notaufnahme ambulanz intensivstation pflegeheim pflegeheime altenheim altenheime
    seniorenheim seniorenheime spitex sozialstation diakonie caritas hospiz hospize hospizdienst gymnasium gymnasien realschule grundschule berufsschule
    volksschule musikschule musikschulen volkshochschule vhs fahrschule fahrschulen prüfungsamt studierendensekretariat fakultät fakultäten dekanat
    rektorat fachbereiche asta fachschaftsrat studierendenrat schulamt kultusministerium förderverein fördervereine sportverein sportvereine turnverein
    schützenverein gesangverein musikverein heimatverein kleingartenverein kirchenvorstand kirchenrat presbyterium pfarrgemeinderat bistum bistümer
    kloster klöster moscheegemeinde vertrieb vertriebsteam einkaufsabteilung marketingabteilung rechtsabteilung entwicklungsabteilung poststelle
    warenannahme wareneingangsteam versandabteilung instandhaltung haustechnik gebäudemanagement reinigungsdienst reinigungsdienste winterdienst
    werkfeuerwehr werkschutz wachdienst innenrevision geschäftsstelle geschäftsstellen geschäftsleitung direktion konzernleitung kreditabteilung sparkasse
    sparkassen raiffeisenbank volksbank reederei reedereien hafenamt hafenbehörde flugsicherung fluggesellschaft bahngesellschaft verkehrsbetriebe
    verkehrsverbund wasserverband zweckverband energieversorger netzgesellschaft wohnungsgesellschaft wohnbaugenossenschaft wohnungsbaugesellschaft
    eigentümergemeinschaft weg-verwaltung maklerbüro ingenieurbüro ingenieurbüros architekturbüro architekturbüros tourismusverband tourismusbüro
    festkomitee festausschuss wahlausschuss schiedsgericht landesverband landesverbände kreisverband bundesverband dachverband ortsverein bürgerinitiative
    bürgerinitiativen theaterverein laienbühne musikkapelle spielmannszug jugendfeuerwehr jagdgenossenschaft forstbetrieb forstbetriebe
    winzergenossenschaft maschinenring nachbarschaftshilfe freiwilligenagentur flüchtlingshilfe gemeindeamt gemeindekanzlei magistrat spital spitäler
    zivilschutz`),
  ],
};
