import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** Many people come together at a set time and place. */
export const event: ProductType = {
  slug: 'event',
  shell: 'records',
  words: {
    en: {
      certain: phrases(
        `wedding*, festival*, attendee*, guest list*, rsvp*, save the date*, seating plan*, seating
        chart*, sell tickets, ticket sales, door list*, birthday part*, street party, hen party, who
        is coming, who's coming, trade fair*, conference, line-up, lineup, guest list, who is
        bringing, bring a dish, potluck, concert, tickets for, ticket sale*, vendors apply, running
        order, tournament*, reunion, school trip, fun run, summer fair, village fete, fete, open
        day`,
      ),
      sign: phrases(
        `conferences, meetup*, concert*, gigs, venue*, get-together*, event, events, invitation*,
        invite*, performance*, gig, speaker*, programme, sign up, sign-up, signs up, who comes, how
        many are coming, headcount, seating, who sits, table plan, stall*, vendor*, pitch*,
        barbecue, picnic, organiser*, organizer*, rehearsal*, dress code, organise a, funeral, start
        number, run of 5 km, runners, marathon, permission slip*, bus list, medieval, troupe*, band,
        bands, dj, dance, ceremony, celebrat*, catering, caterer, performers, entries sold, sold so
        far, on the day, guests, guest, stage, party, fair, venue`,
      ),
      hint: phrases(
        `date, photos afterwards, volunteers, dish, dishes, lunch, coming, tables, chairs, attend*`,
      ),
    },
    de: {
      certain: phrases(
        `hochzeit*, festival*, gästeliste*, sitzplan, eintrittskarte*, straßenfest*,
        geburtstagsfeier*, ticketverkauf*, einladungsliste*, kartenvorverkauf*, vereinsfest*,
        sommerfest*, *fest, *konzert, *konzerte, zusage*, sitzordnung*, einlasskontrolle*,
        abiball*, veranstalter*`,
      ),
      sign: phrases(
        `veranstaltung*, konzert*, wer kommt, teilnehmer*, anmeldung zur, anmeldeschluss, gäste,
        konferenz*, turnier*, ausflug, bühne*, helferliste*, auftritt*, feier*, lauf, wandertag,
        klassenfahrt*, kuchen, buffet, mitbringen, bringt mit, helfer, standplatz, stände, tombola,
        kapelle`,
      ),
      hint: phrases('einlad*, treffen, event, events, eintritt, programm'),
    },
    fr: {
      certain: phrases(
        `mariage*, festival*, liste d'invités, liste des invités, plan de table, faire-part,
        fête de, kermesse*, inscription à la, gala, salon professionnel, anniversaire,
        réponse des invités, plan de salle, fête, nous organisons, buvette, troupe*,
        fête médiévale`,
      ),
      sign: phrases(
        `concert*, conférence*, invité*, invitation*, participant*, spectacle*, colloque*, tournoi*,
        qui vient, qui apporte, place assise, artiste*, organisateur*, entrées, vendues, jouent,
        course, coureurs, sortie scolaire, animation*, stand, stands, qui tient, le jour même`,
      ),
      hint: phrases(
        `billet*, soirée, inscription*, scène, répétition*, sortie*, événement*, évènement*, venir,
        programme, présence*`,
      ),
    },
    es: {
      certain: phrases(
        `boda*, festival*, lista de invitados, invitados, venta de entradas, confirmar asistencia,
        entradas, lista de invitad*, confirmar la asistencia, venta de boletos, boleto*, fiesta*,
        cumpleaños, congreso, feria, romería*, ensayo*, quinceañera*, nos casamos, casamos,
        cuántos vienen, coloca a`,
      ),
      sign: phrases(
        `evento*, concierto*, congreso*, invitad*, aforo, asistente*, torneo*, conferencia*,
        jornadas, inscrib*, quién viene, escenario*, ponente*, organizador*, mesas, acreditacion*,
        taquilla, asistir, confirma, excursión*, carrera popular, dorsal*, autobús, puestos,
        organizamos, traer`,
      ),
      hint: phrases('inscripci*, asistencia, programa'),
    },
    pt: {
      certain: phrases(
        `casamento*, festival, festivais, lista de convidados, confirmar presença, festa de,
        festa junina, aniversário*, venda de ingressos, venda de bilhetes, confirmar a presença,
        confirmação de presença, lista de presença, congresso, feira de, ensaio*, formatura*`,
      ),
      sign: phrases(
        `evento*, congresso*, convidad*, convite*, ingresso*, bilhete*, inscrever, torneio*, shows,
        concerto*, palco*, mesas, quem vem, organizador*, espetáculo*, excursão, corrida,
        excursões, organizamos, barracas, trazer, quem traz, autocarro`,
      ),
      hint: phrases(
        'festa*, inscriç*, participante*, palestra*, show, presença*, programação, local',
      ),
    },
    it: {
      certain: phrases(
        `matrimoni*, festival, lista degli invitati, invitati, vendita biglietti, sagra, biglietti,
        festa di, festa, compleanno, lista invitati, disposizione dei tavoli, vendita di biglietti,
        conferma di partecipazione, concerto, fiera, raduno, torneo`,
      ),
      sign: phrases(
        `concert*, convegn*, event*, iscriversi, ospiti, chi viene, palco, artisti, relator*,
        conferenz*, tavoli, organizzator*, spettacol*, gita, gite, programma della, autorizzazion*,
        pullman, partenza, appello, corsa, pettoral*, organizziamo, bancarell*, portare, chi porta`,
      ),
      hint: phrases('invit*, iscrizion*, ingresso, prove, partecipa*, programma, presenze, luogo'),
    },
    nl: {
      certain: phrases(
        `bruiloft*, festival*, gastenlijst*, tafelschikking, kaartverkoop, ticketverkoop, *feest,
        *feesten, *concert, *concerten, buurtfeest*, verjaardag*, aanmelding voor, open dag,
        toernooi*, congres, braderie*`,
      ),
      sign: phrases(
        `evenement*, concert*, congres*, wie er komt, gasten, uitnodig*, wie komt, zaalindeling,
        tafelindeling*, programma van, spreker*, podium*, optreden*, voorstelling*, organisator*,
        uitje, artiest*, schoolreis*, hardloop*, startnummer*, organiseren, kraam*, meenemen, bus`,
      ),
      hint: phrases(
        `deelnemer*, inschrijv*, aanmeld*, repetitie*, feest, entree, aanwezig*, programma, locatie,
        kaartjes`,
      ),
    },
    pl: {
      certain: phrases(
        `wesel*, ślub*, festiwal*, lista gości, listę gości, goście weselni, sprzedaż biletów,
        bilet*, potwierdzenie przybycia, plan stołów, zaproszenia, koncert, festyn*, urodzin*,
        turniej*, dni otwarte, zjazd*, bieg, biegi, organizuje`,
      ),
      sign: phrases(
        `koncert*, konferencj*, wydarze*, goś*, zaprosze*, kto przyjdzie, występ*, prelegen*,
        organizator*, spektakl*, wycieczk*, wejściów*, piknik*, impreza, imprezy, koszulk*,
        numer startowy, start, startu, meta, autokar, stoisk*, przynosi, kto przynosi, tras*`,
      ),
      hint: phrases('imprez*, uczestni*, zapis*, scena, prób*, obecność, program, miejsce'),
    },
    ja: {
      certain: phrases(
        `結婚式, 披露宴, 音楽フェス, 招待客, 席次表, 出欠, コンサート, イベント, 出欠確認, 参加者募集, 学園祭, 文化祭, 運動会, お祭り, ライブ, フェス, 忘年会,
        送別会, チケット販売, 同窓会, 発表会`,
      ),
      sign: phrases(
        '勉強会, 招待, 招待状, 申し込み, 開催, 出演者, 来場, 大会, セミナー, 入場, チケット, 幹事, 飲み会, 座席, 遠足, マラソン, 屋台, 出店',
      ),
      hint: phrases('参加者, 主催, 会場, 受付開始, 定員, 参加, 当日, 案内'),
    },
    ar: {
      certain: phrases(
        `حفل زفاف, زفاف, مهرجان, قائمة الضيوف, تذاكر الحفل, فعالية, فعاليات, مؤتمر, حفلة, عرس, حفل,
        حفلات, قائمة المدعوين, مدعوين, المدعوين, دعوات, تأكيد الحضور, تذاكر, بيع التذاكر, خطوبة,
        عيد ميلاد, بطولة, معرض`,
      ),
      sign: phrases(
        `ضيوف, الضيوف, دعوة, المشاركين, تسجيل المشاركين, منصة المتحدثين, متحدث*, مسرح,
        ترتيب الطاولات, رحلة مدرسية, منظم, منظمين, منظمو, مباراة, مناسبات, ندوة, سباق, نزهة, نظمنا,
        ننظم`,
      ),
      hint: phrases('ضيف, حضور, مناسبة, برنامج, مكان, حاضرين'),
    },
  },
  texts: {
    label: 'event organiser',
    roles: ['hosts', 'guests', 'door staff'],
    requirements: [
      'A guest answers from a link without an account: yes, no, or maybe until a set day',
      'A reply covers companions and children by name, with diet and access needs',
      'When a place is given back, the first on the waiting list has 24 hours to take it',
      'A code on the ticket is scanned at the door and refused the second time',
      'Door staff find a guest by name when the phone is dead or the code is missing',
      'A change of time or place reaches every guest, and the host sees who has read it',
      'A running order shows what happens where, and who is in charge of it',
      'Ticket kinds have their own price, number and last day of sale',
      'Cancelling an event refunds all tickets by the rule that was shown at purchase',
    ],
    qualities: [
      'The door list works without a network, and two doors never admit the same ticket twice',
      'Checking in takes under three seconds a guest, in the dark and in the rain',
      'The last ticket is sold once, also when hundreds try in the same minute',
      'Times are shown in the time zone of the venue and marked as such',
    ],
    risks: [
      'Half of those who said yes to a free event stay away, and catering is paid for all',
      'Everything is used for one day, and what fails on that day cannot be repeated',
      'Hosts go on asking in a group chat, and two lists of guests drift apart',
      'Tickets are resold or copied, and the quarrel is held at the door',
    ],
    questions: [
      'Is it one event that has to go well, or many hosts who each run their own?',
      'What counts as a yes: a reply, a payment or a deposit that is lost by staying away?',
      'Who refunds whom when the event is cancelled or moved?',
      'May a guest pass the place on, and does the host have to agree?',
      'What must still work at the venue without a network?',
    ],
    entities: [
      {
        name: 'Event',
        fields: ['title', 'start', 'end', 'venue', 'places', 'host'],
        states: ['draft', 'open', 'full', 'running', 'over', 'cancelled'],
        relations: ['An event has many guests and a running order of sessions.'],
      },
      {
        name: 'Guest',
        fields: ['name', 'contact', 'companions', 'diet', 'table'],
        states: ['invited', 'maybe', 'coming', 'waiting', 'checked in', 'declined'],
        relations: ['A guest belongs to one event and holds at most one ticket.'],
      },
      {
        name: 'Ticket',
        fields: ['kind', 'price', 'code', 'bought on'],
        states: ['held', 'paid', 'scanned', 'refunded'],
        relations: ['A ticket admits one guest to one event.'],
      },
      {
        name: 'Session',
        fields: ['title', 'start', 'place', 'in charge'],
        states: ['planned', 'running', 'done', 'dropped'],
        relations: ['A session belongs to one event and takes place in one spot.'],
      },
    ],
    screens: ['Events', 'Event', 'Guest list', 'Running order', 'Check-in'],
    action: 'Reply',
    records: [
      {
        title: 'Wedding of Ana and Felix',
        detail: 'Old mill, replies until 1 May',
        state: 'open',
        figure: '62 of 90',
      },
      {
        title: 'Courtyard music festival',
        detail: 'Sat 14 June, three stages',
        state: 'full',
        figure: '1,200 sold',
      },
      {
        title: 'Beginners’ pottery evening',
        detail: 'Tonight 18:30, clay included',
        state: 'running',
        figure: '11 checked in',
      },
      {
        title: 'Regional nursing conference',
        detail: 'Two days, 14 sessions',
        state: 'draft',
        figure: '350 places',
      },
      {
        title: 'Street party, Linden Lane',
        detail: 'Bring a dish and a chair',
        state: 'over',
        figure: '143 came',
      },
      {
        title: 'Open-air film night',
        detail: 'Storm warning, refunds sent',
        state: 'cancelled',
        figure: '84 refunds',
      },
    ],
  },
};
