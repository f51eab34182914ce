import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People reserve a time with a person or in a place. */
export const booking: KnownType = {
  slug: 'booking',
  hue: 262,
  words: {
    en: {
      certain: phrases(
        `time of day, dropped appointment*, dog walk*, dog sitting, pet sitting, babysitting, booking*, double-book*, double book*,
        time slot*, timeslot*, free slot*, hot desk*, booked twice, book online, book a
        slot, court booking, cancellation list, reserve, reserves, reserved, room booking,
        grab a slot, free times, whoever booked, already taken, pick a time, tee time*,
        court times, court time, book a table, reserve a table, table reservation*,
        appointment scheduling, book a hairdresser, book an appointment, online booking,
        room reservation*, book a room, holiday let*, holiday home*, holiday cottage*, bed
        and breakfast, guesthouse*, hostel, hotel room*, campsite*, pitches are free, seat
        reservation*, practice slot*, appointment book, book lessons, dog groom*, grooming
        salon, massage*, nail salon, tattoo studio, yoga class*, fitness class*, sign up
        for a class, escape room*, boat hire, bike hire, car wash`,
      ),
      sign: phrases(
        `waiting list, table is ready, appointment with, walk-ins, court hire, skip hire, machine hire, tool hire, cancel an appointment, gets the slot, late cancel*, no-show*, book a, book an, books a, booked, slots, reservation*, reserve a, meeting room*,
        no show*, walk-in*, reschedul*, hairdresser*, barber*, salon*, tennis court*,
        rehearsal room*, laundry room*, when i am free, cancel*, court, courts, kiln*,
        treatment room*, waiting list, wait list, waitlist, move an appointment, turn up,
        turns up, vacan*, stylist*, practice room*, rebook*, overbook*, bookable, pitch,
        pitches, hours in advance, table for, free for, free at, clash, clashes, overlap*,
        hourly, two hours, booker, shows up, doesn't show, parish hall, laundry, charging
        point*, parking space*, parking spot*, standby list, squeeze in, move or cancel,
        cancel it, is taken, slot, appointments, free rooms, which room is free, free
        appointment*, who is in the room, arrival date, departure date, check-in time,
        overnight, per night, nights, changeover, guests arrive, availability calendar,
        confirm the appointment, cancellation fee*, late cancellation*, deposit for, block
        out, opening slots, time window*, charger is free, wash house, drying room, parking
        bay*, band room, hourly rental, beautician*, podiatr*, chiropract*, driving
        instructor*, photographer*, consulting hours, office hours, tour guide*, guided
        tour*, number of guests, party of, capacity of, fully booked, sold out slots, queue
        up, walk in`,
      ),
      hint: phrases(
        `appointment*, opening hours, availab*, free on, receptionist, reception, the day before,
        session, hire, blocked, rooms, studio, desk, desks, sauna, cabin, gaps`,
      ),
    },
    de: {
      certain: phrases(
        `termine verschieben, termin verschieben, termin absagen, stunde absagen, terminbuch*, terminvergabe, buchung*, raumbuch*, doppelt gebucht, doppelbelegung*,
        doppelbuchung*, doppelte buchung*, serienbuchung*, raumbelegung*, wartezeit im,
        termin buchen, termine buchen, online-termin*, platzbuchung*, *buchung, *buchungen,
        *reservierung, *reservierungen, platz reservieren, wann frei, zweimal vergeben,
        fragt einen zeitraum, wann sie frei, doppelt belegt, doppelt vergeben,
        friseurtermin*, arzttermin*, termin vereinbaren, termine vereinbaren, tisch
        reservieren, online vereinbaren, platz buchen, zimmer buchen, kurs buchen, kurse
        buchen, freie termine, terminkalender für, hundesitter, gassi gehen, gassigeh*,
        stellplatz, stellplätze, übernachtung*, pension, hotel*`,
      ),
      sign: phrases(
        `absagt, absagen, verschieben, freie zeiten, gesangsstunde*, musikstunde*, einzelstunde*, reservier*, zeitfenster, friseur*, buchen, bucht, buchbar*, gebucht*, stornier*,
        belegungsplan*, besprechungsraum*, besprechungsräume*, tennisplatz*, tennisplätze*,
        platz frei, freie plätze, freie zeiten, umbuchen, absagen, verschieben, nicht
        erschein*, nachrücken, raum belegen, belegen, raum frei, *räume, *raum, storno,
        serien, noch frei, ist frei, wer zuerst, stunde belegen, eintragen in den plan,
        ferienwohnung*, sauna, waschküche, waschmaschine*, grillplatz, ladesäule*,
        parkplatz, parkplätze, gemeinschaftsraum, zeitraum, vergeben, anfrage*, fest
        belegt, aula, halle, *saal, freie zeit, zeit buchen, vereinbaren, wunschtermin*,
        terminvorschl*, anreise, abreise, kapazität*, ausgebucht, kurzfristig absagen,
        absage, absagt, schon vergeben, slot, slots, öffnungszeit`,
      ),
      hint: phrases(
        `termin, termine, raum, räume, warteliste*, belegt, saal, sprechstunde*, öffnungszeiten`,
      ),
    },
    fr: {
      certain: phrases(
        `prendre rendez-vous, déplacer un rendez-vous, prise de rendez-vous, prendre rendez-vous, double réservation, doubles réservations, agenda
        en ligne, réservation en ligne, réserver un créneau, réserver une salle, réserver
        un terrain, planning des salles, surréserv*, gîte*, créneau*, rendez-vous, réserver
        une table, réserver un, réserver une, réservation*, promenade de chiens, garde de
        chiens, chambre d'hôtes, prendre rendez, créneaux libres, cours collectifs,
        location de salle, hôtel*`,
      ),
      sign: phrases(
        `annulation tardive, désistement*, cours particulier*, créneau libre, salle de réunion, salles de réunion, coiffeu*, réserv*, décommande*, désist*, cabine*,
        liste d'attente, nuitée*, se libère, barbier*, libre, complet, est libre, pris,
        deux heures par, se décommander, laverie, salle commune, place de parking,
        disponibilité*, libre le, annuler une, annulation*, table pour, places restantes,
        arrivée et départ, nuit, nuits, séance, séances`,
      ),
      hint: phrases(
        `annul*, reporter, salle, salles, terrain*, chambre*, salon, kiné*, horaire*, disponib*`,
      ),
    },
    es: {
      certain: phrases(
        `pedir turno, pida su turno, pedir hora, turnos de riego, turnos de agua, turno de riego, cita previa, pedir cita, franja horaria, reserven, reservas online, turno con, pedir hora,
        pedir turno, sacar turno, cita online, doble reserva, dobles reservas, agenda de
        citas, reservar pista, reservar una sala, reservar sala*, horas libres, horas están
        libres, qué horas, bloquear una, reserva*, pasear perros, paseo de perros, cuidado
        de mascotas, reservar mesa, alojamiento*, hotel*, casa rural, clases dirigidas,
        cita en`,
      ),
      sign: phrases(
        `su turno, turno siguiente, hora de inicio, regante*, riego, cita, citas, sala de reuniones, peluquer*, reserv*, hueco*, cancel*, anular, cancha*,
        pista*, barber*, sala, salas, turno, reprogram*, horarios libres, sobreventa,
        faltan sin avisar, no se presenta*, salón, kinesió*, agendar, agenda de, apuntarse,
        libre, están libres, está libre, dos horas, bloquea*, sala común, lavadora*, quién
        tiene la pista, plazas libres, disponibilidad, noches, entrada y salida, anular la,
        aforo, hora libre, mesa para`,
      ),
      hint: phrases(`cita*, agenda, lista de espera, consultorio, disponib*, horario*, plaza*`),
    },
    pt: {
      certain: phrases(
        `agendamento*, marcação, marcações, reservas, horário livre, horários disponíveis, agenda
        online, marcar hora, marcar horário, marcar consulta, marcar consultas, reservar,
        reserva online, reserva dupla, dupla marcação, horários vagos, agenda para,
        barbearia*, quadra*, está livre, o que está livre, pegar duas horas, passear cães,
        passeio de cães, passear com cães, reservar mesa, pousada*, hotel*, alojamento
        local, aulas em grupo, reserva de`,
      ),
      sign: phrases(
        `sala de reunião, cabeleireir*, agend*, reserva*, marcar, remarca*, desmarca*, cancel*,
        barbeir*, salão, salões, campo de, falta sem avisar, desiste, quem falta,
        manicure*, livre, livres, desiste até, síndico fecha, salão de festas,
        churrasqueira, lavandaria, horas por semana, disponibilidade, noites, entrada e
        saída, lotação, mesa para, no cabeleireiro`,
      ),
      hint: phrases(
        `horário, sala, salas, vaga*, visita guiada, fila de espera, lista de espera, horários,
        disponib*, cadeira*`,
      ),
    },
    it: {
      certain: phrases(
        `prenota*, fascia oraria, fasce orarie, prenotazioni online, doppie prenotazioni, doppia
        prenotazione, agenda appuntamenti, prendere appuntamento, prenotare un campo, campo
        da tennis, campi da, orari liberi, prenotare una sala, passeggiate con i cani, dog
        sitter, prenotare un tavolo, agriturismo*, albergo*, hotel, bed and breakfast,
        prendere un appuntamento`,
      ),
      sign: phrases(
        `sala riunioni, parrucchier*, orari disponibili, disdett*, disdi*, cancellare la
        prenotazione, slot, posti liberi, barbier*, estetist*, ombrellon*, non si presenta,
        turno libero, libero, è libero, liberi, due ore, lavanderia, sala comune, posto
        auto, chi ha preso il campo, disponibilità, notti, arrivo e partenza, cancellare,
        annullare, tavolo per, posti disponibili`,
      ),
      hint: phrases(
        `annull*, salone, sala, sale, camer*, spostare, campo, appuntament*, disponibil*, lista
        d'attesa, orari*, agenda, posti`,
      ),
    },
    nl: {
      certain: phrases(
        `boeking*, reserver*, tijdslot*, *boeking, *boekingen, dubbele boeking*, dubbel geboekt,
        *reservering, *reserveringen, afspraak maken, afspraken maken, online afspraak*,
        afsprakenplanner*, zaalverhuur*, honden uitlaten, hondenuitlaat*, tafel reserveren,
        hotel*, pension, huisje, kamer boeken, les boeken, bij de kapper`,
      ),
      sign: phrases(
        `te boeken, tijdvak*, vergaderzaal, vergaderruimte*, kapper*, boeken, geboekt*, boekt,
        annuleer*, afzeg*, verzetten, vrije plek*, vrije tijd*, kleedkamer*, tennisbaan*,
        tennisbanen, salon*, niet komt opdagen, no-show*, is vrij, nog vrij, twee uur,
        wasmachine*, sauna, parkeerplaats*, laadpaal*, buurtzaal, beschikbaarheid, nachten,
        aankomst en vertrek, annuleren, tafel voor, vol`,
      ),
      hint: phrases(
        `vrij, annuler*, veld, velden, zaal, zalen, ruimte*, baan, indeling, afspraak, afspraken,
        wachtlijst*, beschikbaar*, openingstijd*, agenda`,
      ),
    },
    pl: {
      certain: phrases(
        `rezerwacj*, rezerwow*, zarezerwow*, umów wizyt*, wolny termin, wolne terminy, rezerwuj*,
        zarezerwuj*, umawianie wizyt, umawianie, umówić wizytę, podwójna rezerwacja,
        podwójne rezerwacje, podwójnych rezerwacji, wolne godziny, wolne miejsca, odwołanie
        wizyty, grafik wizyt, kalendarz rezerwacji, wyprowadzanie psów, spacery z psem,
        stolik w restauracji, rezerwacja stolika, hotel*, pensjonat*, noclegi, umówienie
        wizyty, u fryzjera`,
      ),
      sign: phrases(
        `umawia*, wizyt*, sala konferencyjna, umówi*, przełoży*, zajęte, fryzj*, barber*, kort,
        korty, boisk*, gabinet*, nie przychodz*, nie przyszed*, kosmetycz*, wolne, wolny,
        wolna, dwie godziny, pralni*, miejsce parkingowe, świetlica wolna, dostępność,
        noce, przyjazd i wyjazd, anulow*, odwołać, wolne pokoje, stolik`,
      ),
      hint: phrases(
        `odwoła*, salon*, sala, sale, salę, sali, sal, terminy, terminów, pokoi, termin, lista
        oczekujących, dostępn*, kolejka, godzin*`,
      ),
    },
    ja: {
      certain: phrases(
        `予約, 空き枠, 時間枠, ダブルブッキング, 予約システム, 予約管理, 二重予約, 空き状況, 空室, 予約枠, キャンセル待ち, 予約サイト, 来店予約, 席の予約,
        空いている日, 空いている時間, 取り消せ, 取り消し, 待ちリスト, 満員, 犬の散歩, ネット予約, 席を予約, 宿泊, 民宿, ホテル, 空き時間を,
        レンタルスペース`,
      ),
      sign: phrases(
        `空き時間, 会議室, 日程変更, 美容室, キャンセル, 美容院, サロン, 貸切, 貸し切り, コート, 面談枠, 施設利用, ドタキャン, 順番待ち, 待ち時間, スタジオ,
        面会, 当日キャンセル, 空いている, 埋まって, 貸し会議室, 時間貸し, 予約する, 予約でき, 日時を選, 泊, チェックイン`,
      ),
      hint: phrases(`変更や取消, 空き, 受付, 来店, 枠`),
    },
    ar: {
      certain: phrases(
        `حجز, أوقات متاحة, حجوزات*, يحجز*, تحجز*, أحجز, الحجوزات, حجز موعد, حجز المواعيد, حجز قاعة,
        حجز ملعب, الأوقات المتاحة, إلغاء الحجز, حجز مزدوج, تضارب الحجوزات, حجز طاولة, تمشية
        الكلاب, فندق, فنادق, بيت ضيافة, حجز غرفة, موعد عند`,
      ),
      sign: phrases(
        `موعد, قاعة اجتماعات, قاعات الاجتماعات, محجوز*, يلغي, تأجيل, صالون, حلاق*, ملعب, ملاعب,
        قاعة, قاعات, شاليه*, قائمة الانتظار, وقت الاستلام, يختار الموعد, موظفة الاستقبال,
        نقل الموعد, فارغ, متاحة, ساعتين, ليلة, ليال, وصول ومغادرة, إلغاء, متاح, طاولة`,
      ),
      hint: phrases(`ألغى, جلسات, جلسة, غرف, عيادة, مواعيد*, موعد*, متاح*, الدور`),
    },
  },
};
