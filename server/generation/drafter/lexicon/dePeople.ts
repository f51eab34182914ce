import type { Lexicon } from './lexicon';
import { phrases, words } from './words';

/** German nouns for people. */
export const dePeople: Lexicon['people'] = {
  general: words(
    `leute leuten menschen mensch person personen nutzer nutzerin nutzerinnen nutzern benutzer benutzern benutzerinnen anwender anwendern anwenderinnen
       nutzende nutzenden alle jeder jede jeden niemand nutzer:innen nutzer*innen nutzer_innen user usern anwender:innen`,
  ),
  nouns: [
    ...words(
      `nutzer benutzer anwender mitarbeiter arbeiter helfer leiter lehrer schüler trainer spieler fahrer mieter vermieter verwalter besitzer inhaber betreiber
         käufer verkäufer händler züchter bewohner einwohner anwohner besucher teilnehmer veranstalter berater betreuer pfleger erzieher handwerker techniker
         mechaniker elektriker planer manager administrator moderator redakteur autor leser schreiber reporter übersetzer dolmetscher prüfer gutachter sachbearbeiter
         vertreter verleiher entleiher ausleiher spender empfänger sender anbieter gärtner bäcker metzger imker winzer fischer jäger förster züchter künstler musiker
         sänger fotograf designer entwickler programmierer tester forscher wissenschaftler apotheker therapeut zuschauer hörer bürger wähler steuerberater
         zahnarzthelfer arbeitgeber arbeitnehmer auftraggeber auftragnehmer unternehmer gründer kellner verbraucher sammler bastler läufer wanderer schwimmer kletterer
         radfahrer reiter ruderer segler taucher camper reisender organisator dirigent koordinator controller supporter kassierer kassenprüfer revisor lieferer zulieferer
         lagerarbeiter schlosser schreiner tischler maler dachdecker klempner friseur masseur physiotherapeut professor doktor tutor mentor dozent pate
         vereinsmitglieder partner rentner senior pensionär gruppenleiter teamleiter projektleiter abteilungsleiter filialleiter bauleiter schichtleiter übungsleiter
         marktleiter jugendleiter chorleiter einsteller pferdebesitzer hundebesitzer katzenbesitzer haustierbesitzer fahrzeughalter tierhalter hundehalter
         produzent direktvermarkter erzeuger lagerist disponent sanitäter notfallsanitäter feuerwehrleute hausmeister meister bürgermeister werkstattleiter
         ladenbesitzer ladeninhaber restaurantbesitzer wirt gastwirt verleger herausgeber bibliothekar archivar historiker ingenieur architekt statiker vermesser
         anlieger pendler passagier lokführer busfahrer kurierfahrer lieferfahrer beifahrer mitfahrer schiedsrichter zeitnehmer kampfrichter richter notar bieter
         kursleiter seminarleiter babysitter gassigeher dogsitter anfänger fortgeschrittener einsteiger lerner sprachlerner freiberufler freelancer streamer gamer
         krankenpfleger altenpfleger rettungsschwimmer ersthelfer ansprechpartner arbeitssucher bewerber personaler recruiter ausbilder zwischenhändler sponsor
         investor gesellschafter genehmiger antragsteller besteller bearbeiter melder hinweisgeber finder verlierer eigentümer verpächter pächter
    abnehmer abteilungsleiter alpinist angler ankläger anleger animateur apnoetaucher arbeitgebervertreter astronom aufseher aussteller auswerter autofahrer
 bademeister bankberater barkeeper basketballer bergführer bergsteiger berufseinsteiger berufsschüler besichtiger betreiber bewacher bildhauer blogger bogenschütze bootsbauer bootsverleiher botaniker boxer brauer briefträger buchbinder buchhalter buchhändler bühnenbildner
 chemiker chirurg comiczeichner controller dachdecker datenschützer dekorateur denkmalpfleger detektiv dienstleister einkäufer einwanderer eisenbahner elternsprecher elternvertreter empfehler energieberater entsorger ermittler ernährungsberater erntehelfer erzähler
 fahrlehrer fahrschüler fahrgastbetreuer fallmanager falkner ferkelzüchter fernfahrer filmemacher finanzberater fitnesstrainer fliesenleger fluglehrer förderer fotokünstler franchisenehmer fremdenführer friedhofsgärtner fußballer fußgänger gabelstaplerfahrer gamer gastgeber gastronom gebäudereiniger geldgeber geiger gemüsebauer gerber
 gerüstbauer gewerkschafter gitarrenlehrer glaser gleitschirmflieger goldschmied grafiker grundschüler grundschullehrer gruppenbetreuer gutachter händler handballer hauswirtschafter hausverwalter heilpraktiker hersteller historiker hochzeitsplaner hoteldirektor hotelier hufschmied hundetrainer hüttenwirt hüttenbetreiber immobilienmakler importeur influencer informatiker
 inspektor installateur instrumentenbauer interviewer jogger jongleur jugendarbeiter juror juwelier kabarettist kajakfahrer kanufahrer kapitän kartograf kaminkehrer kaninchenzüchter karateka kassenführer keramiker kindergärtner kinderpfleger klavierlehrer klavierstimmer kleingärtner kletterlehrer klimaforscher konditor konstrukteur kontrolleur korrektor
 kranführer kritiker küchenhelfer kunsthandwerker kunsthändler kunstmaler kürschner lackierer landbesitzer landschaftsgärtner lastwagenfahrer lehrmeister leihnehmer leihgeber lektor lokführer lkw-fahrer luftfahrer makler marktbeschicker marktforscher markthändler maskenbildner maurer mediator mediziner melker messebauer milchbauer mitbürger mitspieler
 mitarbeitervertreter modellbauer moderator monteur motorradfahrer müller museumsführer musiklehrer nachhilfelehrer nachhilfeschüler nachwuchsspieler naturschützer notfallhelfer oberkellner optiker orgelbauer orthopäde osteopath paketzusteller parkranger patentprüfer personalberater personalleiter pferdezüchter pfadfinder pilger pilzsammler platzanweiser plattenleger polier politiker portier postbote präparator
 prediger preisrichter privatlehrer produktmanager projektmanager protokollführer psychotherapeut puppenspieler putzhelfer qualitätsprüfer quizmaster radler raumausstatter rechtspfleger redner regisseur reinigungshelfer reiseleiter reiseveranstalter reitlehrer restaurator retter richter rollstuhlfahrer sachverständiger sänger sattler schädlingsbekämpfer schäfer schaffner schatzsucher schauspieler schichtführer schiffer schlachter schneider schornsteinfeger
 schriftführer schriftsteller schuhmacher schulbegleiter schulleiter schulsekretär schwimmlehrer schwimmtrainer sekretär selbstversorger skifahrer skilehrer softwareentwickler sommelier sozialberater sozialpädagoge spaziergänger spediteur sportlehrer sportler sprachlehrer sprecher stadtführer stallbetreiber standbetreiber stellvertreter stifter straßenbauer straßenmusiker supervisor surfer tagesvater tänzer tanzlehrer
 tätowierer taxifahrer telefonist tester textilkünstler theatermacher tierpfleger tierschützer töpfer tontechniker toningenieur touristenführer touristiker treuhänder trödler turner uhrmacher umweltschützer unterstützer untermieter urlauber vegetarier vereinsvorsitzender verfasser verkehrsplaner verleger vermittler versender versicherer versicherungsmakler verwahrer viehhändler volksvertreter vorarbeiter vorleser vorstandssprecher
 wachmann waldarbeiter waldbesitzer wärter wartungstechniker webdesigner weber weinbauer weinhändler werber werkzeugmacher wettkämpfer wissenschaftler wohnungsbesitzer wohnungseigentümer wohnungsgeber yogalehrer zahler zahntechniker zauberer zeichner zeuge zimmerer zoowärter zugbegleiter zulieferer zusteller zuschauer`,
    ).flatMap(genderForms),
    ...words(
      `kund kolleg gesell zeug psycholog pädagog biolog archäolog gynäkolog logopäd soziolog geolog ethnolog`,
    ).flatMap((stem) => weakForms(stem, 'e')),
    ...words(
      `patient student kamerad klient assistent praktikant lieferant dirigent referent präsident disponent produzent abonnent interessent konsument dozent
         kommandant musikant demonstrant sympathisant migrant passant mandant athlet journalist spezialist polizist florist tourist pianist organist gitarrist
         analyst jurist lagerist kandidat pilot architekt therapeut physiotherapeut`,
    ).flatMap((stem) => weakForms(stem, '')),
    ...phrases(
      `arzt, ärzte, ärzten, ärztin, ärztinnen, ärzt:innen, ärzt*innen, hausarzt, hausärztin, tierarzt, tierärztin, tierärzte, zahnarzt, koch, köche, köchin, köchinnen, anwalt, anwälte, anwältin,
         anwältinnen, rechtsanwalt, rechtsanwältin, bauer, bauern, bäuerin, bäuerinnen, landwirt, landwirte, landwirten, landwirtin, landwirtinnen, landwirt:innen, nachbar, nachbarn, nachbarin, nachbarinnen, nachbar:innen,
         gast, gäste, gästen, freund, freunde, freunden, freundin, freundinnen, familie, familien, eltern, elternteil, vater, väter, mutter, mütter, kind, kinder, kindern, jugendliche, jugendlichen,
         oma, opa, omas, opas, großeltern, enkel, enkelkinder, partnerin, mitglied, mitglieder, mitgliedern, vereinsmitglied, vereinsmitglieder, vereinsmitgliedern, teammitglieder, chormitglieder,
         vorstand, vorstände, vorstandsmitglieder, vorsitzende, vorsitzender, vorsitzenden, kassenwart, kassenwartin, kassierin, schatzmeister, schatzmeisterin, gerätewart, zeugwart, platzwart, hallenwart, jugendwart, trainerteam,
         pflegekraft, pflegekräfte, pflegekräften, lehrkraft, lehrkräfte, lehrkräften, fachkraft, fachkräfte, fachkräften, reinigungskraft, reinigungskräfte, aushilfe, aushilfen, arbeitskräfte, servicekräfte, küchenkräfte, bürokraft, führungskraft, führungskräfte,
         führungskräften, pflegedienstleitung, stationsleitung, wohnbereichsleitung, schulleitung, kitaleitung, werksleitung, betriebsleitung, bauleitung, projektleitung, teamleitung, abteilungsleitung, filialleitung, einsatzleitung, heimleitung, vereinsleitung, lagerleitung, küchenleitung,
         leitung, chef, chefs, chefin, chefinnen, chefarzt, vorgesetzte, vorgesetzten, vorgesetzter, geschäftsführung, geschäftsführer, geschäftsführerin, betriebsrat, betriebsräte, personalrat, elternbeirat, elternrat, schülerrat, gemeinderat, stadtrat,
         aufsichtsrat, beirat, redaktion, druckerei, verwaltung, hausverwaltung, hausverwaltungen, stadtverwaltung, gemeindeverwaltung, schulverwaltung, buchhaltung, sekretariat, personalabteilung, rezeption, empfang, zentrale, leitstelle, disposition, dispo, kundendienst, kundenservice,
         innendienst, außendienst, personal, pflegepersonal, fachpersonal, verkaufspersonal, küchenpersonal, hausmeisterei, techniker-team, it-abteilung, it-team, support-team, team, teams, einsatzkräfte, rettungskräfte, hebamme, hebammen, arzthelferin, mfa,
         sprechstundenhilfe, krankenschwester, krankenschwestern, krankenpflegerin, pflegende, pflegenden, angehörige, angehörigen, angehöriger, bezugsperson, patientin, versicherte, versicherten, angestellte, angestellten, beschäftigte, beschäftigten, auszubildende,
         auszubildenden, azubi, azubis, studierende, studierenden, lernende, lernenden, lehrende, lehrenden, teilnehmende, teilnehmenden, mitarbeitende, mitarbeitenden, ehrenamtliche, ehrenamtlichen, ehrenamtler, freiwillige, freiwilligen, alleinerziehende, reisende, reisenden,
         beauftragte, beauftragter, beauftragten, datenschutzbeauftragte, datenschutzbeauftragter, datenschutzbeauftragten, sicherheitsbeauftragte, sicherheitsbeauftragter, sicherheitsbeauftragten, brandschutzbeauftragte, gleichstellungsbeauftragte, verantwortliche, verantwortlichen, verantwortlicher,
         admin, admins, administratoren, administratorin, moderatoren, autoren, redakteure, redakteuren, direktor, direktorin, professoren, doktoren, tutoren, mentoren, organisatoren, koordinatoren, sponsoren, investoren, senioren, seniorinnen, fotografen, fotografin, ingenieure, friseure, friseuren, masseure,
         hausmeisterin, werkstatt, werkstätten, küche, fachschaft, hausgemeinschaft, wg, wgs, mitbewohner, mitbewohnerin, mitbewohnerinnen, mitbewohner:innen, feuerwehr, feuerwehrmann, feuerwehrleute, kaufmann, kauffrau, kaufleute, fachmann, fachleute, fachfrau, obmann, hausfrau,
         patenschaften, paten, patin, patinnen, pate, wirte, wirtin, wirten, pfarrer, pfarrerin, pastor, pastorin, küster, küsterin, imam, kurier, kuriere, kurierin, kurieren, lokale, restaurants, gastronomen, gastronom, gastronomin, einzelhändler,
         steuerberaterin, steuerberater, steuerkanzlei, prüferin, jury, ausschuss, komitee, publikum, kundschaft, belegschaft, leute, leuten, menschen, personen, follower, fans, fan, abonnenten, gamer, streamer, boss, experte, experten, expertin, expertinnen, laie, laien, anfängerin, profis, profi, neuling, neulinge, geflüchtete, geflüchteten,
         zugezogene, flüchtling, flüchtlinge, lehrling, lehrlinge, säugling, babysitterin, au-pair, sozialarbeiter, sozialarbeiterin, sozialpädagogin, streetworker, rentnerin, erwachsene, erwachsenen, betroffene, betroffenen, blinde, gehörlose, sehbehinderte, kranke, kranken, junge leute, ältere menschen
    , schwester, schwestern, bruder, brüder, tochter, töchter, sohn, söhne, tante, tanten, onkel, cousin, cousine, nichte, neffe, ehefrau, ehemann, ehepartner, witwe, witwer, baby, babys, kleinkind, kleinkinder, schulkind, schulkinder, teenager, teenagern, großmutter, großvater, schwiegermutter, schwiegervater, geschwister, verwandte, verwandten, paar, paare, brautpaar, brautpaare, braut, bräutigam,
 zeuge, zeugen, zeugin, beamte, beamter, beamten, beamtin, polizei, feuerwehrfrau, hebammen, amtsarzt, kinderarzt, kinderärztin, augenarzt, notarzt, notärztin, oberarzt, assistenzarzt, pflegefachkraft, pflegefachkräfte, betreuungskraft, betreuungskräfte, hilfskraft, hilfskräfte, bürokräfte, saisonkräfte, reinigungspersonal, lehrpersonal, lehrperson, lehrpersonen, ansprechperson, vertrauensperson, vertrauenspersonen,
 prüfling, prüflinge, , schützlinge, häftling, häftlinge, täufling, firmling, konfirmanden, konfirmand, gemeindemitglieder, familienmitglieder, familienmitglied, kursteilnehmende, vereinsvorstand, jugendwart, wegewart, hüttenwart, hüttenwartin, torwart, tankwart, materialwart, notenwart, notenwartin, chorleitung, kursleitung, kursleiterin, bereichsleitung, gruppenleitung, marktleitung, stallleitung, spielleitung, museumsleitung, hüttenwirtin,
 hofbesitzer, landfrau, landfrauen, winzerin, sennerin, senn, senner, alphirt, hirt, hirten, hirtin, fahrgast, fahrgäste, fahrgästen, hotelgast, hotelgäste, stammgast, stammgäste, badegast, badegäste, badegästen, kurgast, kurgäste, feriengast, feriengäste, fluggast, fluggäste, studentin, schülervertretung, elternvertretung, mieterbeirat, hausbeirat, bürgerrat, ortsrat, ortsvorsteher, ortsvorsteherin, bürgermeisterin, landrat, landrätin, stadtwerke, bauamt, ordnungsamt, jugendamt, gesundheitsamt, forstamt, bauhof, fahrpersonal, zugpersonal, bordpersonal, bodenpersonal, sanitätsdienst, sicherheitsdienst, ordnungsdienst, fahrdienst, hausmeisterdienst, pflegedienst, orgateam, organisationsteam, leitungsteam, qualitätssicherung, werkstattleitung, lohnbüro, personalbüro, fundbüro, chorvorstand`,
    ),
  ],
  groups:
    words(`gemeinde gemeinden schule schulen verein vereine firma firmen unternehmen betrieb betriebe praxis praxen klinik kliniken krankenhaus krankenhäuser museum museen bibliothek büchereien bücherei kita kitas kindergarten kindergärten hort
    behörde behörden amt ämter stadt städte kommune kommunen kirche kirchengemeinde pfarrei universität hochschule hochschulen abteilung abteilungen büro büros labor labore werk lager versicherung versicherungen bank banken genossenschaft verband verbände stiftung gewerkschaft agentur agenturen
    laden läden geschäft geschäfte händlerin hotel hotels restaurant apotheke apotheken werkstatt gruppe gruppen mannschaft mannschaften crew chor orchester kapelle kanzlei ministerium polizei sekretariat verlag spedition haushalt haushalte`),
  endings: words(
    `kraft kräfte kräften arbeiter arbeitern arbeiterin arbeiterinnen mitarbeiter leiter leitern leiterin leiterinnen leitung leitungen verwalter verwaltern betreiber betreibern
       besitzer besitzern inhaber inhabern halter haltern nehmer nehmern geber gebern lehrer lehrern trainer trainern betreuer betreuern pfleger pflegern berater beratern händler händlern
       käufer käufern fahrer fahrern nutzer nutzern anbieter anbietern hersteller herstellern entwickler entwicklern forscher forschern meister meistern wart warte mieter mietern
       bewohner bewohnern wohner besucher besuchern spieler spielern schüler schülern techniker technikern mechaniker mechanikern werker werkern sportler sportlern künstler
       führer führern sprecher sprechern vertreter vertretern prüfer prüfern helfer helfern reiter züchter züchtern gärtner gärtnern bäcker bäckern imker imkern winzer
       leser lesern hörer hörern zuschauer partner partnern macher machern träger trägern sammler sammlern läufer läufern bauer bauern liebhaber
       erin erinnen entin entinnen antin antinnen istin istinnen eurin eurinnen orin orinnen ärztin ärztinnen arzt ärzte innen eure euren isten enten anten
       beauftragte beauftragter beauftragten vorstand vorstände mitglied mitglieder mitgliedern personal chef chefin chefs mann frau frauen männer leute leuten eltern kinder kindern
       besitzende suchende suchenden nehmende nehmenden beirat betriebsrat personalrat abteilung aufsicht dienstleister dienstleistern kunden kundinnen patienten studenten gäste
       interessierte interessierten pächter schwestern therapeut therapeuten psychologe anwalt anwälte ärzten wirte wirten`,
  ),
  except: words(
    `anleitung einleitung zuleitung weiterleitung herleitung ableitung leitungen wasserleitung stromleitung umleitung telefonleitung vorbereitung internetleitung
       kopfhörer lautsprecher speicher zwischenspeicher träger datenträger hosenträger feuermelder rauchmelder anrufbeantworter ratgeber taktgeber
       bewegungsmelder wanderführer reiseführer stadtführer geschäftsführer-app nadelführer behälter halter platzhalter schlüsselhalter buchhalter-export dosenhalter verteiler stellvertreter-regel
       gewinnen beginnen drinnen binnen innen erinnen spinnen sinnen rinnen besinnen könnten kannten konten geräten texten präsenten komponenten varianten elementen dokumenten momenten
       instrumenten konstanten brillanten elefanten diamanten kanten tanten garanten agenten enten renten akzenten monumenten talenten prozenten kontinenten parlamenten listen kisten tasten posten kosten pisten
       checklisten wartelisten packlisten einkaufslisten preislisten teilnehmerlisten ranglisten playlisten blacklisten touristen-info leisten meisten ersten weitesten resten gästebuch
       kraft zugkraft kaufkraft strahlkraft rechtskraft wasserkraft tatkraft gegenwart warte ware anwarte antwort hardware software browser darin worin weiterhin weiter leiter kletterleiter tonleiter
       meister-prüfung arbeitspersonal niemand jemand jedermann zaubermann kalender läufer dauerläufer schieber kundenkonten kundendaten kundennummer mietern-konto dauern bedauern mauern lauern
       fahrradträger dauer trauer bauern-regel dauerauftrag teure teuren neuen neuren ihre eure euren euer unsere treuen ungeheuren steuern steuerin posterin sicherin einfrauen vertrauen anvertrauen zutrauen schauen
       urlaubskinder schlechten echten rechten nächten möchten`,
  ),
};

/** `Nutzer`, `Nutzern`, `Nutzerin`, `Nutzerinnen`, `Nutzer:innen` and the other ways to write it. */
function genderForms(noun: string): string[] {
  return [
    noun,
    `${noun}n`,
    `${noun}s`,
    `${noun}in`,
    ...['innen', ':innen', '*innen', '_innen', '/innen', '/-innen', '-innen', '(innen)'].map(
      (ending) => noun + ending,
    ),
    ...[':in', '*in', '_in', '/in', '/-in', '(in)'].map((ending) => noun + ending),
    ...['or', 'eur', 'ph', 'af'].filter((end) => noun.endsWith(end)).map(() => `${noun}e`),
    ...(noun.endsWith('or') ? [`${noun}en`] : []),
  ];
}

/** `Kunde`, `Kunden`, `Kundin`; `Patient`, `Patienten`, `Patientin`, `Patient:innen`. */
function weakForms(stem: string, ending: string): string[] {
  return [
    stem + ending,
    `${stem}en`,
    `${stem}in`,
    ...['innen', ':innen', '*innen', '_innen', '/innen', ':in', '*in'].map((end) => stem + end),
    ...(ending === '' ? [] : ['n:innen', 'n*innen'].map((end) => stem + ending + end)),
  ];
}
