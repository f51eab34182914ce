import type { Trades } from './withTrades';
import { phrases, words } from './words';

/** Polish nouns for people and organisations of many trades. */
export const plTrades: Trades = {
  nouns: [
    ...words(`gospodarza gospodarzowi gospodarzem gospodarzom gospodarzami hodowcę hodowcą hodowcom hodowcami plantator plantatora plantatorowi plantatorem
    plantatorzy plantatorów plantatorom plantatorami traktorzysta traktorzysty traktorzyście traktorzystę traktorzystą traktorzyści traktorzystów
    traktorzystom traktorzystami kombajnista kombajnisty kombajniście kombajnistę kombajnistą kombajniści kombajnistów kombajnistom zootechnik zootechnika
    zootechnikowi zootechnikiem zootechnicy zootechników zootechnikom zootechnikami agronom agronoma agronomowi agronomem agronomowie agronomów agronomom
    parobek parobka parobkowi parobkiem parobcy parobków sezonowiec rolniczka rolniczki rolniczce rolniczkę rolniczką rolniczek rolniczkom działkowiczka
    działkowicz działkowicza działkowiczowi działkowiczem działkowicze działkowiczów działkowiczom działkowiczami bartnik bartnika bartnikowi bartnikiem
    bartnicy bartników bartnikom drwal drwala drwalowi drwalem drwale drwali drwalom drwalami pilarz pilarza pilarzowi pilarzem pilarze pilarzy pilarzom
    gajowy gajowego gajowemu gajowym gajowi gajowych gajowymi nadleśniczy nadleśniczego nadleśniczemu nadleśniczym nadleśniczowie nadleśniczych
    podleśniczy podleśniczego podleśniczemu podleśniczym kłusownik kłusownika kłusownikowi kłusownikiem kłusownicy kłusowników kłusownikom stajenny
    stajennego stajennemu stajennym stajenni stajennych koniarz koniarza koniarzowi koniarzem koniarze koniarzy koniarzom jeźdźca jeźdźcowi jeźdźcem
    jeźdźców jeźdźcom jeźdźcami armator armatora armatorowi armatorem armatorzy armatorów armatorom armatorami marynarz marynarza marynarzowi marynarzem
    marynarze marynarzy marynarzom marynarzami bosman bosmana bosmanowi bosmanem bosmani bosmanów bosmanom sternik sternika sternikowi sternikiem sternicy
    sterników sternikom sternikami szyper szypra szyprowi szyprem szyprowie szyprów doker dokera dokerowi dokerem dokerzy dokerów dokerom latarnik
    latarnika latarnikowi latarnikiem latarnicy latarników latarnikom śluzowy śluzowego śluzowemu stewardesa stewardesy stewardesie stewardesę stewardesą
    stewardes stewardesom steward stewarda stewardowi stewardem stewardzi stewardów stewardom lotnik lotnika lotnikowi lotnikiem lotnicy lotników lotnikom
    lotnikami szybownik szybownika szybownikowi szybownikiem szybownicy szybowników szybownikom spadochroniarz spadochroniarza spadochroniarze
    spadochroniarzy spadochroniarzom dróżnik dróżnika dróżnikowi dróżnikiem dróżnicy dróżników dróżnikom nastawniczy nastawniczego nastawniczemu
    zwrotniczy zwrotniczego zwrotniczemu zwrotniczych zawiadowca zawiadowcy zawiadowcę zawiadowcą zawiadowców zawiadowcom toromistrz toromistrza
    toromistrzowi toromistrzem toromistrze toromistrzów konduktorka konduktorki konduktorce konduktorkę konduktorką konduktorek motorniczego motorniczemu
    motorniczym motorniczowie motorniczych tramwajarz tramwajarza tramwajarze tramwajarzy tramwajarzom pasażerka pasażerki pasażerce pasażerkę pasażerką
    pasażerek pasażerkom współpasażer współpasażera współpasażerowie współpasażerów rowerzystka rowerzystki rowerzystce rowerzystkę rowerzystką
    rowerzystek listonosz listonosza listonoszowi listonoszem listonosze listonoszy listonoszom listonoszami listonoszka listonoszki listonoszce
    listonoszkę listonoszką adresat adresata adresatowi adresatem adresaci adresatów adresatom adresatami adresatka adresatki nadawca nadawcy nadawcę
    nadawcą nadawców nadawcom nadawcami spedytorka spedytorki logistyk logistykowi logistykiem logistycy logistyków logistykom tirowiec tirowca tirowcy
    tirowców ciężarowiec kierowczyni kierowczynie kierowczyń taksówkarka taksówkarki ładowacz ładowacza ładowacze ładowaczy ładowaczom wózkowy wózkowego
    wózkowemu wózkowi wózkowych sztaplarkowy zmotoryzowani zmotoryzowanych kurierka kurierki kurierce kurierkę kurierką kurierek sztygar sztygara
    sztygarowi sztygarem sztygarzy sztygarów sztygarom nadsztygar nadsztygara wiertacz wiertacza wiertaczowi wiertacze wiertaczy wiertaczom nafciarz
    nafciarza nafciarze nafciarzy nafciarzom hutnik hutnika hutnikowi hutnikiem hutnicy hutników hutnikom hutnikami energetycy energetyków energetykom
    energetykami wodociągowiec wodociągowca wodociągowcy wodociągowców inkasent inkasenta inkasentowi inkasentem inkasenci inkasentów inkasentom
    inkasentami inkasentka inkasentki gazownik gazownika gazownikowi gazownikiem gazownicy gazowników gazownikom prosument prosumenta prosumentowi
    prosumentem prosumenci prosumentów prosumentom murarza murarzowi murarzem murarze murarzy murarzom murarzami dekarza dekarzowi dekarzem dekarze
    dekarzy dekarzom dekarzami glazurnik glazurnika glazurnikowi glazurnikiem glazurnicy glazurników glazurnikom płytkarz płytkarza płytkarze płytkarzy
    cieśla cieśli cieślę cieślą cieśle cieślom zbrojarz zbrojarza zbrojarze zbrojarzy zbrojarzom betoniarz betoniarza betoniarze betoniarzy brukarz
    brukarza brukarzowi brukarzem brukarze brukarzy brukarzom parkieciarz parkieciarza parkieciarze parkieciarzy szklarz szklarza szklarzowi szklarzem
    szklarze szklarzy szklarzom zdun zduna zdunowi zdunem zduni zdunów majster majstra majstrowi majstrem majstrowie majstrów majstrom dźwigowy dźwigowego
    dźwigowemu operatorka operatorki operatorce operatorkę operatorką operatorek koparkowy koparkowego rusztowaniowiec elektromonter elektromontera
    elektromonterowi elektromonterem elektromonterzy elektromonterów elektromonterom kosztorysant kosztorysanta kosztorysantowi kosztorysantem
    kosztorysanci kosztorysantów urbanista urbanisty urbaniście urbanistę urbanistą urbaniści urbanistów urbanistom architektka architektki architektce
    architektkę architektek podwykonawcy podwykonawcę podwykonawcą podwykonawców podwykonawcom podwykonawcami inwestorka garncarz garncarza garncarzowi
    garncarzem garncarze garncarzy garncarzom ceramicy ceramików ceramikom ceramiczka ceramiczki hafciarka hafciarki hafciarce hafciarkę hafciarką
    hafciarek hafciarkom koronczarka koronczarki koronczarek dziewiarka dziewiarki dziewiarce dziewiarkę dziewiarek tkacz tkacza tkaczowi tkaczem tkacze
    tkaczy tkaczom tkaczka tkaczki tkaczce tkaczkę tkaczek prządka prządki prządek rymarz rymarza rymarzowi rymarzem rymarze rymarzy kaletnik kaletnika
    kaletnikowi kaletnikiem kaletnicy kaletników garbarz garbarza garbarze garbarzy wikliniarz wikliniarza wikliniarze wikliniarzy złotnik złotnika
    złotnikowi złotnikiem złotnicy złotników złotnikom grawer grawera grawerowi grawerem grawerzy grawerów witrażysta witrażysty witrażyście witrażyści
    witrażystów bednarz bednarza bednarze bednarzy kołodziej kołodzieja kołodzieje lakiernik lakiernika lakiernikowi lakiernikiem lakiernicy lakierników
    lakiernikom wulkanizator wulkanizatora wulkanizatorzy wulkanizatorów szewca szewcowi szewcem szewców szewcom stolarza stolarzowi stolarzem stolarzy
    stolarzom stolarzami krawca krawcowi krawcem krawcom introligatora introligatorowi introligatorzy introligatorów majsterkowicz majsterkowicza
    majsterkowiczowi majsterkowiczem majsterkowicze majsterkowiczów majsterkowiczom rękodzielnik rękodzielnika rękodzielnikowi rękodzielnicy
    rękodzielników rękodzielnikom rękodzielniczka rękodzielniczki rękodzielniczek rzemieślniczka rzemieślniczki masarz masarza masarzowi masarzem masarze
    masarzy masarzom serowar serowara serowarowi serowarem serowarzy serowarów serowarom mleczarz mleczarza mleczarze mleczarzy cukierniczka cukierniczki
    cukierniczce cukierniczek czekoladnik czekoladnika czekoladnicy czekoladników lodziarz lodziarza lodziarze lodziarzy kawiarz kawiarza sommelier
    sommeliera sommelierowi sommelierem sommelierzy sommelierów kuchmistrz kuchmistrza kuchmistrze kuchcik kuchcika kuchciki pomywaczka pomywaczki
    bufetowa bufetowej bufetową bufetowe karczmarz karczmarza karczmarzowi karczmarzem karczmarze karczmarzy restauratorka restauratorki biesiadnik
    biesiadnika biesiadnicy biesiadników biesiadnikom stołownik stołownika stołownikowi stołownikiem stołownicy stołowników stołownikom stołownikami
    smakosz smakosza smakoszowi smakoszem smakosze smakoszy smakoszom pokojówka pokojówki pokojówce pokojówkę pokojówką pokojówek pokojówkom hotelarka
    konsjerż konsjerża konsjerże wczasowicz wczasowicza wczasowiczowi wczasowiczem wczasowicze wczasowiczów wczasowiczom wczasowiczami wczasowiczka
    wczasowiczki letnik letnika letnikowi letnikiem letnicy letników letnikom letnikami urlopowicz urlopowicza urlopowicze urlopowiczów urlopowiczom
    kolonistka obozowicz obozowicza obozowicze obozowiczów obozowiczom obozowiczka biwakowicz biwakowicza biwakowicze biwakowiczów kempingowicz
    kempingowicze straganiarz straganiarza straganiarzowi straganiarze straganiarzy straganiarzom kupiec kupca kupcowi kupcem kupcy kupców kupcom kupcami
    hurtownik hurtownika hurtownikowi hurtownikiem hurtownicy hurtowników hurtownikom detalista detalisty detaliście detaliści detalistów detalistom
    ekspedient ekspedienta ekspedientowi ekspedienci ekspedientów ekspedientka ekspedientki ekspedientce ekspedientkę ekspedientką ekspedientek
    ekspedientkom nabywca nabywcy nabywcę nabywcą nabywców nabywcom nabywcami nabywczyni zbywca zbywcy zbywców zamawiający zamawiającego zamawiającemu
    zamawiających zamawiającym reklamujący reklamującego licytator licytatora licytatorzy licytatorów aukcjoner aukcjonera aukcjonerzy antykwariusz
    antykwariusza antykwariuszowi antykwariuszem antykwariusze antykwariuszy antykwariuszom księgarz księgarza księgarzowi księgarzem księgarze księgarzy
    księgarzom księgarzami księgarka księgarki kioskarz kioskarza kioskarze kioskarzy kioskarka kioskarki florysta florysty floryście florystę florystą
    floryści florystów florystom florystka florystki florystce florystkę florystek kwiaciarka kwiaciarki kwiaciarce kwiaciarkę kwiaciarek optometrysta
    optometrysty optometryści ajent ajenta ajentowi ajentem ajenci ajentów ajentom franczyzobiorca franczyzobiorcy franczyzobiorców franczyzobiorcom
    dystrybutorka komitent komitenta komitenci rzeczoznawca rzeczoznawcy rzeczoznawcę rzeczoznawcą rzeczoznawców rzeczoznawcom rzeczoznawcami bankowiec
    bankowca bankowcowi bankowcem bankowcy bankowców bankowcom kredytobiorcy kredytobiorcę kredytobiorcą kredytobiorców kredytobiorcom kredytobiorcami
    kredytodawca kredytodawcy kredytodawców pożyczkobiorca pożyczkobiorcy pożyczkobiorcę pożyczkobiorców pożyczkobiorcom pożyczkodawca pożyczkodawcy
    pożyczkodawców dłużnik dłużnika dłużnikowi dłużnikiem dłużnicy dłużników dłużnikom dłużnikami dłużniczka wierzyciela wierzycielowi wierzycielem
    wierzyciele wierzycieli wierzycielom wierzycielami poręczyciel poręczyciela poręczycielowi poręczycielem poręczyciele poręczycieli żyrant żyranta
    żyranci żyrantów oszczędzający akcjonariusz akcjonariusza akcjonariuszowi akcjonariuszem akcjonariusze akcjonariuszy akcjonariuszom akcjonariuszami
    wspólnik wspólnika wspólnikowi wspólnikiem wspólnicy wspólników wspólnikom wspólnikami wspólniczka wspólniczki makler maklera maklerowi maklerem
    maklerzy maklerów maklerom aktuariusz aktuariusza aktuariusze ubezpieczający ubezpieczającego ubezpieczającemu ubezpieczonego ubezpieczonemu
    ubezpieczonym ubezpieczonymi likwidator likwidatora likwidatorowi likwidatorem likwidatorzy likwidatorów beneficjent beneficjenta beneficjentowi
    beneficjentem beneficjenci beneficjentów beneficjentom beneficjentami beneficjentka beneficjentki stypendysta stypendysty stypendyście stypendystę
    stypendystą stypendyści stypendystów stypendystom stypendystka stypendystki świadczeniobiorca świadczeniobiorcy świadczeniobiorców świadczeniobiorcom
    świadczeniodawca świadczeniodawcy świadczeniodawców świadczeniodawcom podatniczka doradczyni doradczynie doradczyń komornik komornika komornikowi
    komornikiem komornicy komorników komornikom syndyk syndyka syndykowi syndykiem syndycy syndyków adwokatka adwokatki adwokatce mecenas mecenasa
    mecenasowi mecenasem mecenasi mecenasów prawniczka prawniczki prawniczce prawniczkę prawniczką prawniczek aplikant aplikanta aplikantowi aplikantem
    aplikanci aplikantów aplikantom aplikantka aplikantki powódka powódki pozwany pozwanego pozwanemu pozwanym pozwani pozwanych oskarżony oskarżonego
    oskarżonemu oskarżonym oskarżeni oskarżonych oskarżyciel oskarżyciela oskarżycielowi oskarżycielem oskarżyciele oskarżycieli ławniczka więzień więźnia
    więźniowi więźniem więźniowie więźniów więźniom więźniami skazaniec skazańca skazańcy skazańców współwięzień osadzonego osadzonemu osadzonym osadzeni
    osadzonych osadzonymi detektyw detektywa detektywowi detektywem detektywi detektywów detektywom śledczy śledczego śledczemu dzielnicowy dzielnicowego
    dzielnicowemu dzielnicowym dzielnicowi posterunkowy posterunkowego komisarz komisarza komisarzowi komisarzem komisarze komisarzy funkcjonariusz
    funkcjonariusza funkcjonariuszowi funkcjonariuszem funkcjonariusze funkcjonariuszy funkcjonariuszom funkcjonariuszami funkcjonariuszka
    funkcjonariuszki włamywacz włamywacza włamywaczowi włamywacze włamywaczy włamywaczom oszust oszusta oszustowi oszustem oszuści oszustów oszustom
    sprawca sprawcy sprawcę sprawcą sprawców sprawcom ofiara ofierze sygnalista sygnalisty sygnaliście sygnalistę sygnaliści sygnalistów sygnalistom
    skarżący skarżącego skarżącemu skarżących mocodawca mocodawcy mocodawców spadkodawca spadkodawcy spadkodawców spadkobierczyni spadkobiercy
    spadkobiercę spadkobiercą spadkobierców spadkobiercom strażaczka strażaczki strażaka strażakowi strażakiem strażakom strażakami ochotnik ochotnika
    ochotnikowi ochotnikiem ochotnicy ochotników ochotnikom ochotnikami ochotniczka ochotniczki druh druha druhowi druhem druhowie druhów druhom druhna
    druhny druhnie druhnę druhną druhen druhnom goprowiec goprowcy goprowców topr-owiec ratowniczka ratowniczki ratowniczce ratowniczkę ratowniczek
    poszkodowanego poszkodowanemu poszkodowanych poszkodowanym topielec topielca kapral kaprala kapralowi kapralem kaprale kaprali sierżant sierżanta
    sierżantowi sierżantem sierżanci sierżantów porucznik porucznika porucznikowi porucznikiem porucznicy poruczników pułkownik pułkownika pułkownikowi
    pułkownikiem pułkownicy generał generała generałowi generałem generałowie generałów rekrut rekruta rekrutowi rekrutem rekruci rekrutów rekrutom
    poborowy poborowego poborowi poborowych kwatermistrz kwatermistrza kwatermistrzowi kwatermistrzem rezerwista rezerwisty rezerwiści rezerwistów
    żołnierka żołnierki celnik celnika celnikowi celnikiem celnicy celników celnikom celnikami pogranicznik pogranicznika pogranicznicy pograniczników
    minister ministra ministrowi ministrem ministrowie ministrów ministrom premier premierowi wiceminister wiceministra prezydent prezydenta prezydentowi
    prezydentem prezydenci prezydentów wiceprezydent poseł posła posłowi posłem posłowie posłów posłom posłami posłanka posłanki posłance posłankę
    posłanką posłanek senator senatora senatorowi senatorem senatorowie senatorów burmistrza burmistrzowi burmistrzem burmistrzowie burmistrzów
    burmistrzom wójta wójtowi wójtem wójtowie wójtów sołtysa sołtysowi sołtysem sołtysi sołtysów sołtysom radna radnej radną radne radnego radnemu radnym
    radnymi marszałek marszałka marszałkowi marszałkiem samorządowiec samorządowca samorządowcy samorządowców samorządowcom politycy polityków politykom
    politykami dyplomata dyplomaty dyplomacie dyplomatę dyplomatą dyplomaci dyplomatów ambasador ambasadora ambasadorowi ambasadorem ambasadorowie
    ambasadorów konsul konsula konsulowi konsulem konsulowie konsulów urzędniczka urzędniczki urzędniczce urzędniczkę urzędniczką urzędniczek urzędniczkom
    referent referenta referentowi referentem referenci referentów referentom referentka referentki petentka petentki petentce petentek wyborczyni delegat
    delegata delegatowi delegatem delegaci delegatów delegatom delegatka delegatki aktywista aktywisty aktywiście aktywiści aktywistów aktywistom
    aktywistka aktywistki społecznik społecznika społecznikowi społecznikiem społecznicy społeczników społecznikom rodak rodaka rodacy rodaków rodakom
    obywatelka obywatelki obywatelce obywatelek wnioskodawcy wnioskodawcę wnioskodawcą wnioskodawców wnioskodawcom wnioskodawcami wnioskodawczyni
    internista internisty interniście internistę internistą interniści internistów internistom neurolog neurologa neurologowi neurologiem neurolodzy
    neurologów neurologom onkolog onkologa onkologowi onkologiem onkolodzy onkologów onkologom kardiologa kardiologowi kardiologiem kardiolodzy
    kardiologów kardiologom urolog urologa urolodzy urologów laryngolog laryngologa laryngologowi laryngolodzy laryngologów radiolog radiologa radiologowi
    radiolodzy radiologów pulmonolog pulmonologa pulmonolodzy alergolog alergologa alergologowi alergolodzy alergologów diabetolog diabetologa
    diabetolodzy geriatra geriatry geriatrze geriatrę geriatrzy geriatrów endokrynolog endokrynologa endokrynolodzy stomatolog stomatologa stomatologowi
    stomatologiem stomatolodzy stomatologów stomatologom ortodonta ortodonty ortodoncie ortodontę ortodontą ortodonci ortodontów dentystka dentystki
    dentystce dentystkę dentystką ordynator ordynatora ordynatorowi ordynatorem ordynatorzy ordynatorów salowa salowej salową salowe salowych oddziałowa
    oddziałowej oddziałową higienistka higienistki higienistce higienistkę higienistką higienistek higienistkom masażysta masażysty masażyście masażystę
    masażystą masażyści masażystów masażystom masażystka masażystki masażystce fizjoterapeutka fizjoterapeutki fizjoterapeutce fizjoterapeutkę
    fizjoterapeutek podolog podologa podolodzy podologów dawca dawcy dawcę dawcą dawców dawcom dawcami krwiodawca krwiodawcy krwiodawcę krwiodawców
    krwiodawcom kuracjuszka kuracjuszki cukrzyk cukrzyka cukrzykowi cukrzykiem cukrzyków cukrzykom alergik alergika alergikowi alergikiem alergicy
    alergików alergikom alergikami alergiczka astmatyk astmatyka astmatykowi astmatykiem astmatycy astmatyków astmatykom epileptyk epileptyka epileptycy
    zawałowiec zawałowca zawałowcy niedosłyszący niedosłyszących niedosłyszącym niedowidzący niedowidzących niedowidzącym słabowidzący słabowidzących
    słabowidzącym wózkowicz wózkowicza wózkowicze wózkowiczów rekonwalescent rekonwalescenta rekonwalescenci rekonwalescentów ciężarna ciężarnej ciężarną
    ciężarne ciężarnych ciężarnym rodząca rodzącej noworodek noworodka noworodkowi noworodki noworodków noworodkom wcześniak wcześniaka wcześniaki
    wcześniaków doula douli doulę doule staruszek staruszka staruszkowi staruszkiem staruszkowie staruszków staruszkom staruszki staruszce staruszkę
    pensjonariuszka pensjonariuszki podopieczna podopiecznej podopieczną podopiecznego podopiecznemu podopiecznym podopiecznymi opiekunowi opiekunem
    opiekunom opiekunami opiekuna psycholożka psycholożki psycholożce psycholożkę psycholożek behawiorysta behawiorysty behawioryści behawiorystów zoolog
    zoologa zoolodzy zoologów psiarz psiarza psiarze psiarzy kociarz kociarze kociarzy kociara kociary groomerka groomerki groomer groomera groomerzy
    katechetka katechetki katechetce polonista polonisty poloniście polonistę polonistą poloniści polonistów polonistka polonistki polonistce polonistkę
    polonistek matematyczka matematyczki anglista anglisty anglistka anglistki wuefista wuefisty wuefiście wuefistę wuefistą wuefiści wuefistów
    przedszkolanka przedszkolanki przedszkolance przedszkolankę przedszkolanką przedszkolanek przedszkolankom świetliczanka świetliczanki woźna woźnej
    woźną woźne woźnego woźnemu woźnym woźnych kujon kujona kujony pierwszak pierwszaka pierwszaki pierwszaków pierwszakom pierwszoklasista
    pierwszoklasisty pierwszoklasiści pierwszoklasistów pierwszoklasistom ósmoklasista ósmoklasisty ósmoklasiści ósmoklasistów ósmoklasistom maturzysta
    maturzysty maturzyście maturzyści maturzystów maturzystom maturzystka maturzystki gimnazjalista gimnazjaliści gimnazjalistów absolwent absolwenta
    absolwentowi absolwentem absolwenci absolwentów absolwentom absolwentami absolwentka absolwentki absolwentce absolwentek kursant kursanta kursantowi
    kursantem kursanci kursantów kursantom kursantami kursantka kursantki kursantce kursantkę kursantek doktorant doktoranta doktorantowi doktorantem
    doktoranci doktorantów doktorantom doktorantka doktorantki magistrant magistranta magistranci magistrantów dyplomant dyplomanta dyplomanci profesor
    profesora profesorowi profesorem profesorowie profesorów profesorom profesorka dziekan dziekana dziekanowi dziekanem dziekani dziekanów rektor rektora
    rektorowi rektorem rektorzy rektorów promotor promotora promotorowi promotorem promotorzy promotorów promotorka promotorki ćwiczeniowiec ćwiczeniowca
    adiunkt adiunkta adiunktowi adiunkci wychowawczynie wychowawczyń jedynak jedynaka jedynacy żłobkowicz żłobkowicze maluch malucha maluchowi maluchem
    maluchy maluchów maluchom maluchami smyk smyka smyki smyków brzdąc brzdąca brzdące brzdąców dzieciak dzieciaka dzieciakowi dzieciakiem dzieciaki
    dzieciaków dzieciakom dzieciakami szkrab szkraba szkraby szkrabów uczniowi uczniem ucznia uczniom uczniami nauczyciela nauczycielowi nauczycielem
    nauczycielom nauczycielami wypożyczająca muzealnik muzealnika muzealnikowi muzealnikiem muzealnicy muzealników muzealnikom kustoszka kustoszki
    zwiedzającego zwiedzającemu zwiedzającym zwiedzającymi genealog genealoga genealodzy genealogów genealogom filatelista filatelisty filateliści
    filatelistów filatelistom numizmatyk numizmatycy numizmatyków aktorzyna sufler suflera suflerowi suflerem suflerzy suflerka suflerki inspicjent
    inspicjenta inspicjentowi inspicjentem inspicjenci inspicjentów inspicjentka scenograf scenografa scenografowi scenografem scenografowie scenografów
    scenografka charakteryzator charakteryzatora charakteryzatorzy charakteryzatorka charakteryzatorki garderobiana garderobianej garderobianą statysta
    statysty statyści statystów statystom dramaturg dramaturga scenarzysta scenarzysty scenarzyście scenarzyści scenarzystów scenarzystom scenarzystka
    oświetleniowiec oświetleniowca oświetleniowcy oświetleniowców akustycy akustyków akustykom dźwiękowiec dźwiękowca dźwiękowcy dźwiękowców choreograf
    choreografa choreografowi choreografowie choreografów choreografka choreografki baletnica baletnicy baletnice lalkarz lalkarza lalkarze lalkarzy klaun
    klauna klaunowi klauni klaunów cyrkowiec cyrkowca cyrkowcy cyrkowców kinoman kinomana kinomani kinomanów bywalec bywalca bywalcowi bywalcem bywalcy
    bywalców bywalcom bywalcami felietonista felietonisty felietoniści prezenterka prezenterki prezenterce spiker spikera spikerzy spikerka spikerki
    radiowiec radiowca radiowcy reporterka reporterki blogerka blogerki blogerek podcaster podcastera podcasterzy podcasterów youtuber youtubera
    youtuberzy youtuberów influencerka influencerki zecer zecera zecerzy lektorka lektorki lektorce lektorek tłumaczka tłumaczki tłumaczce tłumaczkę
    tłumaczek poetka poetki prenumeratorka skrzypek skrzypka skrzypkowi skrzypkiem skrzypkowie skrzypków skrzypkom skrzypaczka skrzypaczki wiolonczelista
    wiolonczelisty wiolonczeliści wiolonczelistów flecista flecisty fleciści flecistów flecistka flecistki gitarzysta gitarzysty gitarzyście gitarzystę
    gitarzyści gitarzystów gitarzystom perkusista perkusisty perkusiści perkusistów trębacz trębacza trębacze trębaczy akordeonista akordeonisty
    akordeoniści klarnecista klarnecisty klarneciści pianistka pianistki pianistce wokalista wokalisty wokaliści wokalistów wokalistka wokalistki
    wokalistek śpiewaczka śpiewaczki śpiewaczek chórzystka chórzystki chórzystce chórzystkę chórzystek chórzystkom dyrygentka dyrygentki dyrygentce
    muzykant muzykanta muzykanci muzykantów meloman melomana melomani melomanów melomanom didżej didżeja didżeje napastnik napastnika napastnicy obrońca
    obrońcy obrońcę obrońcą obrońców obrońcom pomocniczka arbiter arbitra arbitrowi arbitrem arbitrzy arbitrów selekcjoner selekcjonera siatkarz siatkarza
    siatkarze siatkarzy siatkarzom siatkarka siatkarki siatkarek koszykarz koszykarza koszykarze koszykarzy koszykarka koszykarki szczypiornista
    szczypiorniści tenisista tenisisty tenisiści tenisistów tenisistom tenisistka tenisistki hokeista hokeisty hokeiści hokeistów lekkoatleta lekkoatlety
    lekkoatleci lekkoatletów lekkoatletka gimnastyczka gimnastyczki gimnastyczek szachista szachisty szachiście szachistę szachistą szachiści szachistów
    szachistom szachistami szachistka szachistki brydżysta brydżysty brydżyści brydżystów brydżystom wioślarz wioślarza wioślarze wioślarzy wioślarzom
    łyżwiarz łyżwiarza łyżwiarze łyżwiarzy łyżwiarzom łyżwiarka łyżwiarki snowboardzista snowboardziści snowboardzistów zapaśnik zapaśnika zapaśnicy
    zapaśników dżudoka dżudocy szermierz szermierza szermierze szermierzy maratończyk maratończyka maratończycy maratończyków triathlonista triathloniści
    biegaczka biegaczki biegaczek pływaczka pływaczki pływaczek zawodniczka zawodniczki zawodniczce zawodniczkę zawodniczek zawodniczkom taternik
    taternika taternicy taterników kajakarka kajakarki narciarka narciarki golfista golfisty golfiści golfistów gokartowiec chodziarz chodziarze piechur
    piechura piechurzy piechurów zwycięzca zwycięzcy zwycięzcę zwycięzcą zwycięzców zwycięzcom zwyciężczyni rywal rywala rywalowi rywalem rywale rywali
    rywalom przeciwnik przeciwnika przeciwnikowi przeciwnikiem przeciwnicy przeciwników przeciwnikom finalista finalisty finaliści finalistów finalistom
    finalistka klubowicz klubowicza klubowiczowi klubowiczem klubowicze klubowiczów klubowiczom klubowiczami klubowiczka klubowiczki karnetowicz
    karnetowicza karnetowicze karnetowiczów planszówkowicz planszówkowicze planszówkowiczów graczka graczki krupier krupiera krupierzy krupierów
    hazardzista hazardzisty hazardziści prezeska prezeski prezesce prezeskę prezeską prezesa prezesowi prezesem prezesi prezesów wiceprezes wiceprezesa
    wiceprezesowi wiceprezesem wiceprezesi skarbnika skarbnikowi skarbnikiem skarbników skarbnikom skarbniczki skarbniczce skarbniczkę przewodnicząca
    przewodniczącej przewodniczącą przewodniczącego przewodniczącemu przewodniczących założyciel założyciela założycielowi założycielem założyciele
    założycieli założycielom założycielka założycielki działacz działacza działaczowi działaczem działacze działaczy działaczom działaczami działaczka
    działaczki działaczek drużynowa drużynowej drużynową drużynowego drużynowemu drużynowym drużynowych zastępowy zastępowego zastępowa zastępowej
    zastępowi komendant komendanta komendantowi komendantem komendanci komendantów streetworker streetworkera streetworkerzy bezdomny bezdomnego
    bezdomnemu bezdomni bezdomnych bezdomnym azylant azylanta azylanci azylantów uchodźczyni uchodźczynie uchodźczyń imigrant imigranta imigranci
    imigrantów imigrantom migrant migranta migranci migrantów migrantom emigrant emigranta emigranci emigrantów przybysz przybysza przybysze przybyszów
    darczyńcę darczyńcą darczyńcom darczyńcami ofiarodawca ofiarodawcy ofiarodawców ofiarodawcom kwestarz kwestarza kwestarze kwestarzy kwestarka wikary
    wikarego wikaremu wikarym wikariusz wikariusza biskup biskupa biskupowi biskupem biskupów diakon diakona diakoni zakonnik zakonnika zakonnikowi
    zakonnikiem zakonnicy zakonników zakonnica zakonnice zakonnic zakonnicom mnich mnicha mnichowi mnichem mnisi mnichów ministrant ministranta
    ministrantowi ministrantem ministranci ministrantów ministrantom ministrantka rabin rabina rabini imam imama imamowi imamowie proboszcza proboszczowi
    proboszczem proboszczowie proboszczów parafianka parafianki parafianek parafianom spowiednik spowiednika spowiednicy księdza księdzu księdzem księża
    księży księżom zakrystian zakrystiana zakrystianowi zakrystianie grabarz grabarza grabarzowi grabarzem grabarze grabarzy żałobnik żałobnika żałobnicy
    żałobników żałobnikom zmarły zmarłego zmarłemu zmarłych zmarła zmarłej wdowa wdowy wdowie wdowę wdową wdów wdowiec wdowca wdowcowi wdowcy wdowców
    narzeczona narzeczonej narzeczoną narzeczony narzeczonego narzeczonemu narzeczeni narzeczonych małżonek małżonka małżonkowi małżonkiem małżonkowie
    małżonków małżonkom małżonki małżonce małżonkę małżonką jubilat jubilata jubilatowi jubilaci jubilatów jubilatka jubilatki solenizant solenizanta
    solenizantowi solenizanci solenizantka weselnik weselnicy weselników wodzirej wodzireja wodzireje mamie mamę mamą mamusia mamusi mamusię tacie tatę
    tatą tatuś tatusia tatusiowie babci babcię babcią babcie babciom dziadka dziadkowi dziadkiem dziadkom dziadkami prababcia prababci pradziadek
    pradziadka ciotka ciotki ciotce ciotkę cioci ciocię ciocią ciocie wujka wujkowi wujkiem wujkowie wujków stryj stryja stryjek stryjka siostrzeniec
    siostrzeńca siostrzeńcy siostrzenica siostrzenicy siostrzenicę bratanek bratanka bratankowie bratanica bratanicy szwagier szwagra szwagrowi szwagrem
    szwagrowie szwagierka szwagierki zięć zięcia zięciowi zięciem zięciowie synowa synowej synową teściowie teściów teściom teścia teściowi teściowej
    teściową syn syna synowi synem synowie synów synom córka córki córce córkę córką córek córkom wnuczki wnuczce wnuczkę wnuczką wnuczęta wnuka wnukowi
    wnukom brata bratu bratem braci braciom siostrze siostrę siostrą ojca ojcu ojcem ojcowie ojców ojcom matce matkę matką matek matkom żony żonie żonę
    żoną męża mężowi mężem mężowie macocha macochy ojczym ojczyma pasierb pasierba chrześniak chrześniaka rodzicowi rodzicem rodzica rodzicom rodzicami
    dziecku dzieckiem dziecka dzieciom dziećmi krewny krewnego krewnemu krewnych krewnym domownik domownika domownikowi domownikiem domownicy domowników
    domownikom domownikami współmałżonek partnerka partnerki partnerce sąsiada sąsiadowi sąsiadem sąsiadom sąsiadami sąsiadce sąsiadkę sąsiadką sąsiadek
    lokatora lokatorowi lokatorem lokatorom lokatorami lokatorki lokatorce lokatorkę współlokatorka współlokatorki współlokatorce współlokatora
    współlokatorowi współlokatorem współlokatorom współlokatorami najemcę najemcą najemcom najemcami podnajemca podnajemcy podnajemców dzierżawca
    dzierżawcy dzierżawcę dzierżawcą dzierżawców dzierżawcom wydzierżawiający mieszkanki mieszkance mieszkanek mieszkańca mieszkańcowi mieszkańcem
    mieszkańcom mieszkańcami spółdzielców spółdzielcom działkowca działkowcowi działkowcem działkowcom dozorczyni dozorcę dozorcą dozorców cieć ciecia
    administratorka administratorki śmieciarz śmieciarza śmieciarze śmieciarzy śmieciarzom zamiatacz zamiatacze szambiarz szambiarze złomiarz złomiarza
    złomiarze złomiarzy kominiarza kominiarzowi kominiarzem kominiarzy naprawiacz naprawiacza naprawiacze sprzątaczce sprzątaczkę sprzątaczką sprzątaczek
    testerka testerki testerce testerek admina adminowi adminem adminom programistę programistą programiście programistom programistami serwisanta
    serwisantowi serwisantem serwisantom serwisantami webmaster webmastera webmasterzy projektantka projektantki projektantce graficzka graficzki
    wdrożeniowiec wdrożeniowca wdrożeniowcowi wdrożeniowcy wdrożeniowców haker hakera hakerzy hakerów analityczka analityczki analityczce konsultantka
    konsultantki konsultantce konsultantkę konsultantek marketingowiec marketingowca marketingowcy marketingowców copywriter copywritera copywriterzy
    copywriterów kadrowiec kadrowca kadrowcy kadrowców kadrowcom kadrowej kadrową kadrowe kadrowych rekruterka rekruterki rekruterce kandydatka kandydatki
    kandydatce kandydatek stażystka stażystki stażystce stażystkę stażystek praktykantka praktykantki praktykantów praktykantom bezrobotni bezrobotnych
    etatowiec etatowca etatowcy etatowców zleceniobiorcy zleceniobiorcę zleceniobiorcą zleceniobiorców zleceniobiorcom zleceniodawcy zleceniodawcę
    zleceniodawcą zleceniodawców zleceniodawcom robotnik robotnika robotnikowi robotnikiem robotnicy robotników robotnikom robotnikami robotnica robotnice
    tokarz tokarza tokarzowi tokarzem tokarze tokarzy tokarzom frezer frezera frezerzy frezerów spawacza spawaczowi spawaczem spawacze spawaczy spawaczom
    suwnicowy suwnicowego suwnicowi suwnicowych brakarz brakarza brakarze brakarzy pakowacz pakowacza pakowacze pakowaczy kompletowacz kompletowacze
    szwaczce szwaczkę szwaczek szwaczkom zmiennik zmiennika zmiennikowi zmiennikiem zmiennicy zmienników zmiennikom zmienniczka brygadzisty brygadziście
    brygadzistę brygadzistą brygadzistów brygadzistom behapowiec behapowca behapowcy behapowców magazyniera magazynierowi magazynierem magazynierom
    magazynierami magazynierka magazynierki kierowniczki kierowniczce kierowniczkę kierowniczką szefowej szefową szefowe szefa szefowi szefem szefom
    pracownicę pracownicą pracownice pracownic pracownika pracownikowi pracownikiem pracownikom pracownikami kolegę kolegą koledze kolegom kolegami
    koleżance koleżankę koleżanką koleżanek koleżankom podwładnego podwładnemu podwładnym podwładnych podwładna przełożonego przełożonemu przełożonych
    przełożona przełożonej plażowicz plażowicza plażowicze plażowiczów plażowiczom podróżnik podróżnika podróżnikowi podróżnikiem podróżnicy podróżników
    podróżnikom podróżniczka podróżniczki obieżyświat autostopowicz autostopowicza autostopowicze autostopowiczów turysty turyście turystę turystą
    turystom turystami wycieczkowicz wycieczkowicza wycieczkowicze wycieczkowiczów wycieczkowiczom rezydentka rezydentki festiwalowicz festiwalowicza
    festiwalowicze festiwalowiczów imprezowicz imprezowicza imprezowicze imprezowiczów dyżurny dyżurnego dyżurnemu dyżurnym dyżurni dyżurnych dyżurna
    dyżurnej dyżurująca hobbysta hobbysty hobbyści hobbystów hobbystom modelarz modelarza modelarze modelarzy modelarzom krótkofalowiec krótkofalowca
    krótkofalowcy krótkofalowców amator amatora amatorowi amatorem amatorzy amatorów amatorom laik laika laikowi laikiem laicy laików laikom nowicjusza
    nowicjusze nowicjuszy debiutant debiutanta debiutanci debiutantów żółtodziób żółtodzioba wyjadacz wyjadacza wyjadacze samouk samouka samoucy samouków
    znawca znawcy znawcę znawców znawcom specjalistka specjalistki specjalistce specjalistek ekspertka ekspertki koleś kolesia kolesie kolesi facet faceta
    facetowi facetem faceci facetów facetom kumpel kumpla kumplowi kumplem kumple kumpli kumplom kumplami kumpela kumpeli kumpele gostek gostka klientce
    klientkę klientką klientkom klientkami klientowi klientem klienta klientom klientami pacjenta pacjentowi pacjentem pacjentom pacjentami pacjentce
    pacjentkę pacjentką pacjentkom użytkownika użytkownikowi użytkownikiem użytkownikom użytkownikami uczestnika uczestnikowi uczestnikiem uczestnikom
    uczestnikami uczestniczce uczestniczek mężczyzna mężczyzny mężczyźnie mężczyznę mężczyzną mężczyźni mężczyzn mężczyznom kobieta kobiety kobiecie
    kobietę kobietą kobiet kobietom kobietami młodzieniec młodzieńca młodzieńcy obcokrajowiec obcokrajowca obcokrajowcowi obcokrajowcem obcokrajowcy
    obcokrajowców obcokrajowcom nieznajomy nieznajomego nieznajomi nieznajomych zainteresowani zainteresowanych zainteresowanym rozmówca rozmówcy rozmówcę
    rozmówcą rozmówców rozmówcom rozmówczyni naśladowca naśladowcy naśladowców następca następcy następcę następcą następców następcom następczyni
    poprzednik poprzednika poprzednikowi poprzednikiem poprzednicy znalazca znalazcy znalazcę znalazcą znalazców znalazcom zgłaszający zgłaszającego
    zgłaszającemu zgłaszających abonent abonenta abonentowi abonentem abonenci abonentów abonentom abonentami abonentka abonentki kontrahenta
    kontrahentowi kontrahentem kontrahentom kontrahentami sygnatariusz sygnatariusza sygnatariusze respondent respondenta respondenci respondentów
    respondentom ankieter ankietera ankieterowi ankieterem ankieterzy ankieterów ankieterom ankieterka ankieterki ankietowany ankietowani ankietowanych`),
    ...phrases(
      'skoczek spadochronowy, złota rączka, złotej rączki, złotą rączkę, szef kuchni, szefa kuchni, szefowi kuchni, szefem kuchni, szefowie kuchni, mąż zaufania, męża zaufania, mężowie zaufania, kolega z klasy',
    ),
  ],
  groups: [
    ...words(`dyspozytornia dyspozytorni dyspozytornię dziekanat dziekanatu dziekanatowi dziekanaty rektorat rektoratu kuratorium kuratoria kadrom księgowości
    księgowością dyrekcji dyrekcję dyrekcją zarządu zarządowi zarządem zarządy starostwo starostwa starostwu magistrat magistratu sołectwo sołectwa
    sołectwu zus krus nfz sanepid sanepidu sanepidowi skarbówka skarbówki skarbówce fiskus fiskusa prokuratura prokuratury prokuraturze prokuraturę
    kancelaria kancelarii kancelarię kancelarie osp psp gopr topr wopr pogotowie pogotowia pogotowiu żandarmeria żandarmerii wojsko wojska wojsku
    ministerstwa ministerstwu ministerstwem samorząd samorządu samorządowi samorządy hufiec hufca hufcowi hufce zastęp zastępu kuria kurii kurię diecezja
    diecezji caritas pck hospicjum hospicja dps mops mopsu gops wydawnictwo wydawnictwa wydawnictwu rozgłośnia rozgłośni rozgłośnie filharmonia
    filharmonii bractwo bractwa spółdzielni spółdzielnię spółdzielnie fundacji fundację fundacje stowarzyszeniu stowarzyszeniem stowarzyszeń konsorcjum
    konsorcja korporacja korporacji korporacje ubezpieczalnia ubezpieczalni delegatura delegatury inspektorat inspektoratu inspektoraty nadleśnictwo
    nadleśnictwa nadleśnictwu mpk pkp agencji agencję agencje uczelni uczelnię uczelnie przychodni przychodnię przychodnie komisji komisję komisje
    redakcji redakcję redakcje parafii parafię parafie ekipie ekipę ekipą brygady brygadzie brygadę załogi załodze załogę kapituła kapituły kapitule
    gildia gildii`),
    ...phrases(
      'urząd skarbowy, urzędu skarbowego, urząd pracy, urzędu pracy, urząd gminy, urzędu gminy, sąd rejonowy, sądu rejonowego, izba lekarska, izba rzemieślnicza, cech rzemiosł, straż miejska, straży miejskiej, straż pożarna, straży pożarnej, rada rodziców, rady rodziców, rada pedagogiczna, rady pedagogicznej, rada gminy, rady gminy, rada nadzorcza, rady nadzorczej, koło gospodyń, koła gospodyń, chorągiew harcerska, towarzystwo miłośników, zarządca wspólnoty, dział kadr, działu kadr, dział zakupów, działu zakupów, dział sprzedaży, działu sprzedaży, dział techniczny, działu technicznego, biuro obsługi, biura obsługi, obsługa klienta, obsługi klienta, utrzymanie ruchu, utrzymania ruchu, związek zawodowy, związku zawodowego, lasy państwowe, lasów państwowych, kolegium redakcyjne',
    ),
  ],
};
