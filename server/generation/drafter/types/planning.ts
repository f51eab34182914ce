import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** What is to happen is laid out over days, with who does it. */
export const planning: KnownType = {
  slug: 'planning',
  hue: 265,
  words: {
    en: {
      certain: phrases(
        `seating plan, duty plan, swap shifts, shift swap*, roster*, rota, rotas, shift plan*, swap shifts, who works when, plan the week, meal plan*,
        plan meals, trip plan*, plan trips, plan a trip, itinerar*, project plan*, gantt*,
        cleaning rota, capacity planning, duty roster, who is on, carpool*, car pool*, car
        sharing, lift share, who drives, holiday plan*, seating rota, who does what, on
        call rota, weekly meal planner, menu plan*, weekly menu, shopping list*, shift plan
        for, volunteer shifts, road trip*, travel plan*, plan a road, plan a holiday, plan
        our holiday, to-do list*, todo list*, to do list*, task list*, task manager, task
        board, kanban, project timeline*, project management, construction schedule, work
        schedule*, drives the kids, driving rota, who cooks, who cleans, cleaning schedule,
        chore rota, chores rota, school timetable, class timetable, university timetable,
        timetable for, packing list*, moving checklist, wedding checklist, house move,
        garden planner, planting plan, crop plan*, crop rotation, training plan*, workout
        plan*, sprint plan*, roadmap*, resource planning, production planning, vacation
        planner, calendar for our family, family calendar, family planner, shared calendar,
        team calendar, watch rota, standby rota, on-call schedule, rehearsal plan*,
        rehearsal schedule, who is missing, who comes when, availability of, when you
        can't, when you cannot, when everyone is free, when everybody is free, find a date,
        finding a date, common date`,
      ),
      sign: phrases(
        `rota*, roster*, who does what when, gaps in the plan, meal plan*, shopping list*, run sheet*, shifts, on duty, understaffed, plan my, plan our, scheduling, timetable*, milestone*,
        chore*, planning, stand in, stands in, fill in for, cover for, short-staffed,
        availability, available on, rehearsal*, assign people, take turns, days off, weekly
        plan, route for the trip, dependency, dependencies, working hours, nights in a row,
        swap among, among themselves, slots to fill, rest period*, staffing, staffed, crew
        plan, watering plan, lesson plan, seminar plan, semester plan, study plan, holiday
        itinerary, divide the work, who picks up, who brings, picks up the kids, house
        work, housework, schedule, schedules, plan the, who works, plan, planner, plans,
        planned, weekly, week plan, week ahead, next week, assign tasks, tasks, due on,
        reminders for, deadlines, depends on, critical path, phases, subcontractors, house
        builders, stages of the build, who is free, who can work, who is working, free
        days, preferred shifts, shift swap*, swap a shift, open shifts, unfilled, early
        shift, late shift, night shift, weekend shift, replacement, replacements,
        substitute, covers for, meals, dinner, dinners, lunches, recipes for the week,
        leftovers, groceries list, destinations, stopovers, hotels on the way, travel
        group, flights, car seats, kids to school, pick up the kids, school run, football
        practice, training dates, calendar week, weeks in advance`,
      ),
      hint: phrases(`schedule*, cleaning, trip, timeline`),
    },
    de: {
      certain: phrases(
        `schichttausch*, dienste tauschen, schicht tauschen, dienstplan*, dienstpläne, schichtplan*, essensplan*, wochenplan*, projektplan*, reiseplan*,
        einsatzplan*, einsatzpläne, *plan, *pläne, schichten tauschen, schichttausch, wer
        wann arbeitet, spielplan, stundenplan*, reise planen, putzdienst*, gießdienst*,
        essen planen, speiseplan*, personaleinsatz*, einkaufsliste*, putzplan*,
        aufgabenliste*, to-do-liste*, todo-liste*, fahrgemeinschaft*, packliste*,
        urlaubsreise plan*, familienkalender, trainingsplan*, wer fährt, wer kocht, wer
        putzt, bauzeitenplan`,
      ),
      sign: phrases(
        `einsatzplan*, helferplan*, wer wann, ruhezeit*, vertretungsplan*, schicht*, *schicht, *schichten, *planung, einteilen, eingeteilt*, einspringen, frühdienst*,
        nachtdienst*, besetzung*, meilenstein*, ablaufplan*, aufgaben verteilen,
        helfereinteilung*, planer, wer wann, abwechselnd, reihum, putzen, tauscht,
        abwesend, besetzt, planen, plan, planung, plant, vertretung, wochen im voraus,
        mahlzeit*, termine der familie, kalender, aufgaben, frist, fristen, reihenfolge,
        diensttausch, tauschen`,
      ),
      hint: phrases(`dienst, dienste, vertretung*, woche, aufgabe*`),
    },
    fr: {
      certain: phrases(
        `cantine, pédibus, covoiturage, échange de service, planning des équipes, planning*, tour de garde, tours de garde, emploi du temps, menus de la semaine, itinéraire
        de voyage, diagramme de gantt, planification, planificateur*, gestion des équipes,
        échange de garde, échanger leurs gardes, emplois du temps, tour de ménage, repas de
        la semaine, planning de garde, planning des équipes, calendrier de garde, organiser
        un voyage, feuille de route, planning des repas, menu de la semaine, liste de
        courses, roulement*, liste de tâches, todo, covoiturage, répartition des tâches,
        tâches ménagères, calendrier familial, plan de projet, qui conduit`,
      ),
      sign: phrases(
        `qui fait quoi, tour de garde, roulement*, temps de repos, planifi*, jalon*, gardes, astreinte*, vacation*, permanence*, répartir les tâches,
        échéancier*, qui travaille, qui fait quoi, disponibilités de chacun, à tour de
        rôle, remplaçant*, échange son, qui vient quand, repas, semaine, tâche*,
        remplacement*, équipe de, quart, garde, horaires, calendrier, voyage*, échéance*,
        étapes, disponible, disponibles, valise`,
      ),
      hint: phrases(`remplac*, menu*, étape*, tours, calendrier*, équipe`),
    },
    es: {
      certain: phrases(
        `cambio de turno, cambiar turnos, cuadrante*, turnos, cuadrante*, planificador*, menú semanal, plan de comidas, itinerario*, plan de
        proyecto, cambiar turnos, turnos de, cambio de turno, cambios de turno,
        intercambiar turnos, horario de turnos, planificar comidas, menú de la semana,
        planificar un viaje, planificar viaje*, guardias, rol de turnos, plan de viaje,
        menús semanales, lista de la compra, planificar, planificación, horario de clases,
        lista de tareas, calendario familiar, coche compartido, reparto de tareas`,
      ),
      sign: phrases(
        `quién hace qué, descanso entre turnos, guardias, planific*, guardia*, quién trabaja, cronograma*, diagrama de gantt, hito*, calendario de,
        relevo*, cubrir, horario semanal, tareas de casa, quién conduce, por turnos,
        cambian entre, quién va, semana, semanal, tarea*, plan, calendario, turno*,
        sustitut*, comidas, viaje*, plazos, disponible*`,
      ),
      hint: phrases(`organizar, sustitu*, limpieza`),
    },
    pt: {
      certain: phrases(
        `cardápio semanal, plano de refeições, roteiro de viagem, cronograma*, escala de trabalho,
        escala de plantão, troca de turno, trocar de turno, trocar turnos, trocar a escala,
        planejador*, planeador*, plano semanal, planejar viagem, planejar viagens, ementa
        semanal, escala da semana, rodízio*, a escala, escala é, monta a escala, escala do
        mês, cardápio da semana, cardápio*, ementa*, lista de compras, escala de, escala*,
        planejar, planear, planejamento, planeamento, horário escolar, lista de tarefas,
        calendário da família, carona*, divisão de tarefas`,
      ),
      sign: phrases(
        `escalas de, plantão, plantões, plane*, roteiro, itinerário*, horário semanal, quem
        trabalha, folgas, tarefas de casa, tarefas domésticas, dividir tarefas,
        revezamento*, gantt, marcos, substitu*, trocas entre, quem dirige, revezar, quem
        vai, quem conduz, semana, semanal, tarefa*, plano, calendário, turno*, refeições,
        viagem, viagens, prazos, disponíve*`,
      ),
      hint: phrases(`limpeza`),
    },
    it: {
      certain: phrases(
        `piano settimanale, itinerari*, cronoprogramma, scambiare turni, turni di, turnazion*, turno
        di notte, cambio turno, cambi turno, scambio turni, pianificator*, piano ferie,
        menù della settimana, pianificare un viaggio, organizzare un viaggio, programma
        settimanale, guardie, calendario dei turni, menù settimanal*, menu settimanal*,
        menu della settimana, lista della spesa, pianificare, pianificazion*, orario
        scolastico, lista di cose da fare, cose da fare, calendario familiare, auto
        condivisa, divisione dei compiti`,
      ),
      sign: phrases(
        `turni, turno, pianific*, orario settimanale, reperibilità, sostituzion*, cronoprogramm*,
        gantt, tappe del viaggio, faccende, compiti di casa, chi lavora, chi fa cosa,
        scadenze di progetto, mansion*, chi guida, a turno, sostitut*, si scambiano, chi
        va, settimana, settimanal*, attività, piano, calendario, guardia, pasti, viaggi*,
        scadenze, disponibil*`,
      ),
      hint: phrases(`pulizie, programmare`),
    },
    nl: {
      certain: phrases(
        `rooster*, dienst ruilen, diensten ruilen, inroosteren, weekmenu*, maaltijdplan*, reisplan*,
        projectplan*, *rooster, *roosters, werkrooster*, dienstrooster*, weekplanning*,
        schoonmaakrooster*, corvee*, *planning, *planner, ruilen van diensten, reis
        plannen, vakantie plannen, boodschappenlijst*, plannen, planning*, planner,
        lesrooster, takenlijst*, to-dolijst*, reisschema, gezinsagenda, carpool*,
        taakverdeling`,
      ),
      sign: phrases(
        `inplan*, planner*, nachtdienst*, inval*, wie werkt, bezetting*, *schema, reisschema*,
        mijlpa*, gantt, beurten, inschrijven voor, maaltijden, wie rijdt, om de beurt, wie
        komt wanneer, tieners, week, wekelijks*, taak, taken, kalender, dienst*, ploeg*,
        wacht, reis, reizen, deadline*, beschikbaar`,
      ),
      hint: phrases(`taken verdelen, klus*, schema, agenda, *kalender, taakenlijst`),
    },
    pl: {
      certain: phrases(
        `dyżur*, planer*, jadłospis*, plan podróży, harmonogram*, grafik pracy, grafik dyżurów,
        zamiana dyżurów, zamiany dyżurów, zamienić się dyżurem, planowanie posiłków, plan
        posiłków, plan lekcji, planowanie podróży, plan tygodnia, lista zakupów, grafik*,
        planow*, lista zadań, kalendarz rodzinny, wspólne dojazdy, podział obowiązków`,
      ),
      sign: phrases(
        `zastępstw*, planuj*, kto pracuje, podział zadań, wyjazd*, podróż*, gantt*, obsad*,
        kolejność dyżur*, kto jedzie, kto prowadzi, na zmianę, zastąpi*, wolontariusze na,
        tydzień, tygodni*, zadani*, kalendarz*, zmian*, posił*, termin*, dostępn*`,
      ),
      hint: phrases(`sprzątani*, obowiązk*, etap*, zada*, tygod*, plan`),
    },
    ja: {
      certain: phrases(
        `シフト, 勤務表, 当番, 献立, 旅程, 旅のしおり, 工程表, 計画を立て, シフト表, シフト管理, 当番表, 旅行計画, 時間割, 掃除当番, スケジュール管理, 割り当て,
        人員配置, 希望休, 代われる人, 休む人, 一週間の, 買い物リスト, 計画, スケジュール, やることリスト, todo, 旅行の計画, 家族カレンダー,
        家事分担, 予定表`,
      ),
      sign: phrases(
        `週間予定, 予定, 交代, 夜勤, 代わり, 割り振, 分担, 担当決め, 旅行, ガントチャート, マイルストーン, 進捗, タスク, 順番, 休み希望, 日程調整, 日程,
        交代で, 誰が担当, 順番に, 一週間, 週間, カレンダー, 食事, 期限, 担当`,
      ),
      hint: phrases(`週`),
    },
    ar: {
      certain: phrases(
        `جدول المناوبات, مناوبة, مناوبات, ورديات, خطة الوجبات, خطة أسبوعية, مسار الرحلة, خطة
        المشروع, تخطيط, وردية, جدول الورديات, تبديل الورديات, تبديل المناوبات, جدولة, تخطيط
        الوجبات, تخطيط الرحلات, جدول الحصص, خطة السفر, مخطط, توزيع المهام, توزيع الدوام,
        يبدل, ليلتين, وجبات الأسبوع, قائمة التسوق, قائمة المهام, خطة سفر, تقويم العائلة,
        تقسيم المهام`,
      ),
      sign: phrases(
        `جدول زمني, جداول, الجدول, يخطط, نخطط, من يعمل, مراحل المشروع, تنسيق, مهام البيت, أعمال
        المنزل, دور التنظيف, نوبات, نوبة, من يقود, بالتناوب, بالدور, نوبته, دوام, ليلا
        ونهارا, زميله, أسبوع, أسبوعية, الأسبوعية, مهمة, مهام, تقويم, بديل, وجبات, رحلة,
        مواعيد نهائية`,
      ),
      hint: phrases(`خطة, جدول, سفر, رحلات`),
    },
  },
};
