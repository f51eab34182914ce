import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** Many people come together at a set time and place. */
export const event: KnownType = {
  slug: 'event',
  hue: 320,
  words: {
    en: {
      certain: phrases(
        `scoreboard*, wedding*, festival*, attendee*, guest list*, rsvp*, save the date*, seating plan*, seating
        chart*, sell tickets, door list*, birthday part*, hen party, who is coming, who's
        coming, trade fair*, conference, line-up, lineup, who is bringing, bring a dish,
        potluck, concert, tickets for, ticket sale*, vendors apply, running order,
        tournament*, reunion, school trip, fun run, summer fair, village fete, fete, open
        day, conference schedule*, conference app, conference programme, street part*,
        organise a party, organize a party, birthday, party planning, party invitation*,
        wedding guest*, wedding planner, table tennis tournament, tournament bracket*,
        bracket*, sell tickets for, tickets for our, school play, theatre play, amateur
        theatre, box office, festival line-up, festival volunteers, open mic, open air,
        film night, film festival, quiz night, barbecue, bbq, carnival, parade, marathon,
        charity run, hackathon*, flea market stalls, market stall*, exhibition opening,
        class reunion, family reunion, stag do, baby shower, christening, funeral*, club
        night, gig*, gig night, speaker slots, call for papers, event calendar, events in,
        what's on, local events, school panto*, panto, pantomime`,
      ),
      sign: phrases(
        `conferences, meetup*, concert*, venue*, get-together*, event, events, invitation*, invite*,
        speaker*, programme, sign up, sign-up, signs up, who comes, how many are coming,
        headcount, seating, who sits, table plan, stall*, vendor*, pitch*, picnic,
        organiser*, organizer*, organise a, run of 5 km, permission slip*, bus list,
        medieval, troupe*, bands, dj, dance, ceremony, celebrat*, catering, caterer,
        performers, entries sold, sold so far, on the day, guests, guest, party, fair, who
        brings what, coming to the party, plus one, plus-one, dietary, headliner, stage*,
        stage times, backstage, sponsor banners, wristband*, ticket scanner, scan tickets,
        qr code at the door, at the door, entrance, admission, participants, sign-ups,
        registration, registrations, register for, early bird, ticket types, ticket price*,
        seats in the hall, seat map, row and seat, match schedule, fixtures, referee*,
        pools and, knockout, heats, race number*, start number*, finish line, results list,
        stall holder*, volunteers at the, marshal*, evening programme, workshops at,
        agenda, christmas market, seats, row, rows, aisle`,
      ),
      hint: phrases(
        `photos afterwards, volunteers, dish, dishes, lunch, coming, tables, chairs, attend*`,
      ),
    },
    de: {
      certain: phrases(
        `hochzeit*, festival*, gästeliste*, sitzplan, eintrittskarte*, straßenfest*, ticketverkauf*,
        kartenvorverkauf*, vereinsfest*, sommerfest*, *fest, *konzert, *konzerte, zusage*,
        sitzordnung*, einlasskontrolle*, abiball*, veranstalter*, geburtstag*,
        veranstaltung*, konferenz*, tagung*, turnier*, einladung*, kartenverkauf,
        theaterkarten, flohmarktstände, teilnehmerliste*`,
      ),
      sign: phrases(
        `konzert*, wer kommt, anmeldung zur, anmeldeschluss, gäste, ausflug, bühne*, helferliste*,
        auftritt*, feier*, lauf, wandertag, klassenfahrt*, kuchen, buffet, mitbringen,
        bringt mit, helfer, standplatz, stände, tombola, kapelle, gast, absage*, anmeldung
        zum, teilnehm*, programm, redner*, party, eintritt, standplan, karten`,
      ),
      hint: phrases(`einlad*, treffen, event, events`),
    },
    fr: {
      certain: phrases(
        `mariage*, festival*, liste d'invités, liste des invités, plan de table, faire-part, fête
        de, kermesse*, inscription à la, gala, salon professionnel, réponse des invités,
        plan de salle, fête, nous organisons, buvette, troupe*, fête médiévale, invités,
        anniversaire*, conférence*, tournoi*, billetterie, billets, spectacle*, concert*,
        invitation*, inscriptions, événement*, évènement*, séminaire`,
      ),
      sign: phrases(
        `invité*, participant*, colloque*, qui vient, qui apporte, place assise, artiste*,
        organisateur*, entrées, vendues, jouent, course, coureurs, sortie scolaire,
        animation*, stand, stands, qui tient, le jour même, organiser, intervenant*,
        programme, scène, places, place, salle des fêtes, accueil, entrée, confirm*,
        présence, tombola`,
      ),
      hint: phrases(`billet*, soirée, inscription*, répétition*, sortie*, venir, présence*`),
    },
    es: {
      certain: phrases(
        `boda*, festival*, invitados, venta de entradas, confirmar asistencia, entradas, lista de
        invitad*, confirmar la asistencia, venta de boletos, boleto*, fiesta*, cumpleaños,
        feria, romería*, ensayo*, quinceañera*, nos casamos, casamos, cuántos vienen,
        coloca a, congreso*, conferencia*, torneo*, invitación, invitaciones, inscripción,
        inscripciones, evento*, concierto*`,
      ),
      sign: phrases(
        `invitad*, aforo, jornadas, inscrib*, quién viene, escenario*, ponente*, organizador*,
        mesas, acreditacion*, taquilla, asistir, confirma, excursión*, carrera popular,
        dorsal*, autobús, puestos, organizamos, traer, asistent*, confirmar, programa,
        mesa, verbena, acto`,
      ),
      hint: phrases(`inscripci*, asistencia`),
    },
    pt: {
      certain: phrases(
        `casamento*, festivais, lista de convidados, confirmar presença, festa de, festa junina,
        aniversário*, venda de ingressos, venda de bilhetes, confirmar a presença,
        confirmação de presença, lista de presença, feira de, ensaio*, formatura*,
        convidados, festa*, festival*, congresso*, conferência*, torneio*, ingressos,
        bilhetes, convite*, inscrição, inscrições, evento*, show*, concerto*`,
      ),
      sign: phrases(
        `convidad*, ingresso*, bilhete*, inscrever, palco*, mesas, quem vem, organizador*,
        espetáculo*, excursão, corrida, excursões, organizamos, barracas, trazer, quem
        traz, autocarro, participant*, palestrante*, orador*, programa, lotação`,
      ),
      hint: phrases(`inscriç*, palestra*, presença*, programação, local`),
    },
    it: {
      certain: phrases(
        `matrimoni*, festival, lista degli invitati, invitati, vendita biglietti, sagra, biglietti,
        festa di, festa, lista invitati, disposizione dei tavoli, vendita di biglietti,
        conferma di partecipazione, fiera, raduno, compleann*, feste, congress*,
        conferenz*, torne*, invito, inviti, iscrizion*, evento, eventi, concert*`,
      ),
      sign: phrases(
        `convegn*, event*, iscriversi, ospiti, chi viene, palco, artisti, relator*, tavoli,
        organizzator*, spettacol*, gita, gite, programma della, autorizzazion*, pullman,
        partenza, appello, corsa, pettoral*, organizziamo, bancarell*, portare, chi porta,
        partecipant*, conferma, confermare, programma, capienza`,
      ),
      hint: phrases(`invit*, ingresso, prove, partecipa*, presenze, luogo`),
    },
    nl: {
      certain: phrases(
        `bruiloft*, festival*, gastenlijst*, tafelschikking, kaartverkoop, ticketverkoop, *feest,
        *feesten, *concert, *concerten, buurtfeest*, verjaardag*, aanmelding voor, open
        dag, toernooi*, braderie*, gasten, trouw*, feest*, congres*, conferentie*,
        kaartjes, uitnodiging*, inschrijving*, evenement*, concert*`,
      ),
      sign: phrases(
        `wie er komt, uitnodig*, wie komt, zaalindeling, tafelindeling*, programma van, spreker*,
        podium*, optreden*, voorstelling*, organisator*, uitje, artiest*, schoolreis*,
        hardloop*, startnummer*, organiseren, kraam*, meenemen, bus, deelnemer*, aanmeld*,
        programma, aanwezig*`,
      ),
      hint: phrases(`inschrijv*, repetitie*, entree, locatie`),
    },
    pl: {
      certain: phrases(
        `wesel*, ślub*, festiwal*, lista gości, listę gości, goście weselni, sprzedaż biletów,
        bilet*, potwierdzenie przybycia, plan stołów, festyn*, urodzin*, turniej*, dni
        otwarte, zjazd*, bieg, biegi, organizuje, gości, imprez*, konferencj*, zaproszeni*,
        zapisy na, wydarzeni*, koncert*`,
      ),
      sign: phrases(
        `wydarze*, goś*, zaprosze*, kto przyjdzie, występ*, prelegen*, organizator*, spektakl*,
        wycieczk*, wejściów*, piknik*, koszulk*, numer startowy, start, startu, meta,
        autokar, stoisk*, przynosi, kto przynosi, tras*, uczestni*, potwierdz* przybycie,
        program, scena, stoły`,
      ),
      hint: phrases(`zapis*, prób*, obecność, miejsce`),
    },
    ja: {
      certain: phrases(
        `結婚式, 披露宴, 音楽フェス, 招待客, 席次表, 出欠, コンサート, イベント, 出欠確認, 参加者募集, 学園祭, 文化祭, 運動会, お祭り, ライブ, フェス, 忘年会,
        送別会, チケット販売, 同窓会, 発表会, 誕生日, パーティー, 祭り, 学会, 大会, チケット, 招待状, 参加申込, 申し込み, 席次`,
      ),
      sign: phrases(
        `勉強会, 招待, 開催, 出演者, 来場, セミナー, 入場, 幹事, 飲み会, 座席, 遠足, マラソン, 屋台, 出店, 参加者, 登壇者, プログラム, ステージ, 会場`,
      ),
      hint: phrases(`主催, 受付開始, 定員, 参加, 当日, 案内`),
    },
    ar: {
      certain: phrases(
        `حفل زفاف, زفاف, مهرجان, قائمة الضيوف, تذاكر الحفل, فعالية, فعاليات, مؤتمر, حفلة, عرس, حفل,
        حفلات, قائمة المدعوين, مدعوين, المدعوين, دعوات, تأكيد الحضور, تذاكر, بيع التذاكر,
        خطوبة, عيد ميلاد, بطولة, معرض, دعوة`,
      ),
      sign: phrases(
        `ضيوف, الضيوف, المشاركين, تسجيل المشاركين, منصة المتحدثين, متحدث*, مسرح, ترتيب الطاولات,
        رحلة مدرسية, منظم, منظمين, منظمو, مباراة, مناسبات, ندوة, سباق, نزهة, نظمنا, ننظم,
        مشاركين, برنامج, قاعة`,
      ),
      hint: phrases(`ضيف, حضور, مناسبة, مكان, حاضرين`),
    },
  },
};
