import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** Somebody writes down the same things again and again to see how they go. */
export const tracker: KnownType = {
  slug: 'tracker',
  hue: 155,
  words: {
    en: {
      certain: phrases(
        `food waste, best-before, best before, use-by date*, habit*, diary, diaries, journaling, logbook*, track my, log my, logging my, my notebook,
        log book, training log, reading log, food log, keep a log, keep a record of my,
        period tracker, i never know if i, how many times i, when i last, last watered,
        houseplant*, water my plants, watering, took my, every morning i, each morning i,
        how i slept, how i feel, what i ate, what i spent, keeps the last, chore chart,
        baby log, feeding log, mood tracker, water tracker, calorie count*, weight loss,
        training diary, mileage log, bird list, life list, wine journal, gratitude, how
        many days since, days since, my collection`,
      ),
      sign: phrases(
        `till receipt*, streak*, logbook*, weigh-in*, cupboard, pantry, fridge contents, journal, tracker*, keep track, keeping track, lose track, track how, tracks how, log every,
        log each, log what, jot*, calories, workout*, chore*, pantry, last time i, how
        often i, logged, logging, track, tracks, tracking, every time i, each time i,
        remembers, record my, records my, note when, note how, notes what, i forget, did i
        already, stash, cellar, freezer contents, best before, use by, expir*, personal
        best, pushups, runs i, migraine*, headache*, sourdough, starter, personal record,
        level over time, graph of my, sightings, species, per session, number of tries,
        warranty, odometer, wardrobe, sleeping, woke, water intake, distance run, books i,
        films i, read this year, rewatch, fishing, mushrooms, notes about, date and
        weather, mark it, notebook, record of every, list of every, have tasted, tasting
        notes, did i drink, how many cups, how much water, drink enough, remember when i,
        when did i last, last changed, write down every, note every, every hike, every run,
        each ride, my weight, my sleep, my mood, my symptoms, my workouts, my reading, my
        plants, my spending, my runs, my pets, growth chart, milestones of my, nappies,
        breastfeeding, menstrual, quit smoking, sober, push-ups, reps, sets and reps, gym,
        jogging, marathon training, bike rides, hikes, tick off, tick it off, best-before
        date*, medicine cabinet, spice rack, i have read, i have watched, i have seen, i
        tasted, stamps i, my records, plant care, repot*, fertilis*, pollen, personal
        bests, my garden, harvest diary, observations, count my, counts my`,
      ),
      hint: phrases(
        `weight, streak*, mood, write down, my progress, remind me, reminds me, progress, every day,
        nudge, pill, on my phone, weather, every evening, photo of each, last year, my own,
        compare, look back, memory, garden, cycle, cycles, steps, coffee, alcohol, sleep,
        training, session, sessions, birds, medicine, medicines, symptom, collection of my,
        weigh`,
      ),
    },
    de: {
      certain: phrases(
        `tagebuch*, gewohnheit*, logbuch, fahrtenbuch, haushaltsbuch, mein training, habit tracker,
        habit-tracker, trainingstagebuch, *tagebuch, *tracker, gieß*, kalorien*, jeden
        morgen notier*, wie ich geschlafen, was ich gegessen, wie viel wasser, trinkmenge,
        stillprotokoll, schlaftracker, haushaltsplan putzen, sammlungsverwaltung,
        weinkeller, vogelbeobachtung*, pflanzenpflege, medikamententagebuch, trainingsplan
        abhaken, lauftagebuch`,
      ),
      sign: phrases(
        `tracker, im blick behalten, stimmung*, festhalten, mitschreiben, aufschreiben, verlauf, wie
        oft ich, wann ich zuletzt, wieviel ich, wie viel ich, fortschritt*, *protokoll,
        inventar, vorrat, vorräte, haltbarkeit*, mindesthaltbarkeit*, füttern, überblick
        im, sammle, sammlung, flasche*, erfasse*, schlafe, geschlafen, abends, jeden abend,
        jeden morgen, führe buch, ernte, pilze, vögel, gelesen, habe ich schon, gegeben,
        medizin, notiere mir, notieren, eintragen wie, eintrage, verfolgen, nachverfolgen,
        täglich eintragen, jeden tag eintrag*, meine läufe, mein gewicht, meine pflanzen,
        meine sammlung, meine wanderungen, wie viel ich trinke, wann habe ich, zuletzt
        gewechselt, zuletzt gegossen, zyklus, periode, wasser trinken, sport treiben,
        strichliste, abstreichen`,
      ),
      hint: phrases(
        `dokumentier*, gewicht, schlaf, protokollier*, notiere*, erinnert mich, eintragen, historie,
        haustier*, zimmerpflanzen`,
      ),
    },
    fr: {
      certain: phrases(
        `habitudes, journal intime, journal de bord, suivre mes, suivi de mes, carnet
        d'entraînement, carnet de santé, carnet de bord, suivi d'habitudes, je veux suivre,
        noter mes, journal alimentaire, arros*, je dors, chaque matin, chaque soir je,
        heure du coucher, combien d'eau, eau je bois, journal de, journal du sommeil, suivi
        du poids, cave à vin, journal des migraines, journal de lecture, carnet de bébé`,
      ),
      sign: phrases(
        `carnet de, humeur*, garder une trace, tenir un journal, mes progrès, historique, sommeil,
        combien de fois, dernière fois que, enregistrer mes, noter chaque, date de
        péremption, dates de péremption, tient à jour, carnet, coucher, réveil*, café,
        écran, mes lectures, mes sorties, médicament pris, au bout d'un mois, ce que je
        mange, ma cave, noter, noter combien, je note, chaque jour, tous les jours, suivre
        mon, suivre ma, ma collection, mes plantes, mon poids, mes courses à pied, mes
        randonnées, mes habitudes, mes règles, dernière fois, ai-je déjà, cocher`,
      ),
      hint: phrases(
        `poids, cahier, inventaire, relevé*, suivi, séances, rappelle de, note, plantes, consigner`,
      ),
    },
    es: {
      certain: phrases(
        `hábito*, diario personal, bitácora, registrar mis, apuntar mis, anotar mis, seguimiento de
        mi*, diario de entrenamiento, seguir mis, llevar el control de, regar, cada mañana,
        cada noche apunto, quién se las ha dado, medicinas, cuánta agua bebo, diario de
        sueño, registro de peso, diario de lectura, control de hábitos, mi colección`,
      ),
      sign: phrases(
        `diario de, llevar un registro, llevar la cuenta, estado de ánimo, mi progreso, racha*,
        cuánto tardo, mis entrenamientos, cuántas veces, llevo la cuenta, llevar un
        control, despensa, caducidad, última vez que, mi peso, progreso, apuntar, apunto,
        diario, dormir, duermo, tomado, se lo ha dado, lo ha marcado, cosecha, leídos,
        lecturas, medicina, pastillero, cada día, todos los días, mis plantas, mis
        lecturas, mis carreras, mis gastos diarios, mi regla, última vez, marcar lo que,
        registro diario`,
      ),
      hint: phrases(
        `cuaderno, libreta, peso, sueño, historial, anotar, cronómetro, anota, registro, plantas,
        mascota*`,
      ),
    },
    pt: {
      certain: phrases(
        `hábito*, diário pessoal, diário, registrar meu*, registrar minha*, registar os meus,
        registar as minhas, acompanhar os meus, diário de treino, controle de hábitos,
        regar, rega, todas as manhãs, toda manhã, remédios que, quanta água, diário de
        sono, controle de peso, diário de leitura, minha coleção`,
      ),
      sign: phrases(
        `diário de, acompanhar meu*, acompanhar minha*, manter um registro, manter um registo,
        anotar, humor, anoto, quantas vezes, manter um controle, caderno, histórico, meu
        progresso, peso, sono, sequência, treino*, despensa, validade, prazo de validade,
        última vez que, planta*, registro diário, registar, medicação, durmo, dormi, tomou,
        já tomou, quem deu, colheita, lidos, leituras, por dia, todos os dias, minhas
        plantas, meu peso, minhas corridas, última vez, marcar o que, minhas leituras,
        menstru*`,
      ),
      hint: phrases(`lembra de, lembrar de, registra, registro`),
    },
    it: {
      certain: phrases(
        `abitudini, diario, diario di, registrare i miei, registrare le mie, tenere un diario,
        segnare i miei, segnarmi, diario alimentare, abitudine, annaffiare, innaffiare,
        ogni mattina, ogni sera segno, quanta acqua, diario del sonno, diario di lettura,
        registro del peso, la mia collezione`,
      ),
      sign: phrases(
        `tenere traccia, tengo traccia, umore, i miei progressi, tengo il conto, tenere il conto,
        quante volte, ultima volta che, progressi, allenament*, dispensa, calorie, serie di
        giorni, appunto, appuntare, cantina, dormo, dormito, preso, ha dato, già preso,
        raccolt*, letti, letture, bottigli*, ogni giorno, tutti i giorni, le mie piante, il
        mio peso, le mie corse, ultima volta, ciclo mestruale`,
      ),
      hint: phrases(
        `quaderno, storico, peso, sonno, scadenz*, libretto, registro, inventario, annotare,
        segnare, mi ricorda, ricordarmi, segno, piante, annoto`,
      ),
    },
    nl: {
      certain: phrases(
        `dagboek*, gewoonte*, logboek*, bijhouden, huishoudboekje, trainingslog, trainingsdagboek,
        *dagboek, *logboek, mijn trainingen, water geven, elke ochtend, elke avond, hoeveel
        water, slaapdagboek, leesdagboek, gewichtslogboek, mijn verzameling, opschrijven
        hoeveel`,
      ),
      sign: phrases(
        `bijhoudt, bijhoud, stemming*, registreer*, opschrijf*, noteer*, noteren, bijgehouden, hoe
        vaak ik, hoeveel ik, laatste keer dat, mijn voortgang, calorie*, voorraadkast,
        houdbaarheid*, kamerplanten, voorraad thuis, slaap, geslapen, ingenomen, al
        genomen, gegeven, oogst, gelezen boeken, gegeten, opschrijven, elke dag, iedere
        dag, per dag, mijn planten, mijn gewicht, mijn hardloop*, laatste keer,
        menstruatie*, afvinken`,
      ),
      hint: phrases(
        `gewicht, geschiedenis, kilometers, reeks, herinnert me, onthouden, overzicht van mijn,
        planten, inventaris`,
      ),
    },
    pl: {
      certain: phrases(
        `nawyk*, dzienniczek, pamiętnik*, śledzenie nawyk*, dziennik treningow*, dziennik snu,
        dziennik posił*, śledzić swoj*, śledzenie postęp*, śledzić postęp*, zapisuję sw*,
        notować moj*, podlewa*, kto podał, codziennie rano, każdego ranka, ile wody,
        dziennik lektur, moja kolekcja, każdego dnia zapis*`,
      ),
      sign: phrases(
        `śledzić moj*, nastr*, moje postępy, dzienni*, notuję, notować, zapisuję, zapisywa*,
        trening*, kalori*, jak często, ile razy, kiedy ostatnio, spiżarni*, termin
        ważności, terminy ważności, data ważności, historia pomiar*, postęp*, lista
        obecnych, śpię, spałem, zażył*, podał*, zbiory, przeczytan*, zjadł*, każdego dnia,
        codziennie, moje rośliny, moją wagę, ostatni raz, odhacz*, moje bieganie`,
      ),
      hint: phrases(`waga, sen, zeszyt, przypomina mi, zapis, roślin*, historię, zaznacza`),
    },
    ja: {
      certain: phrases(
        `日記, 習慣, 家計簿, 毎日記録, 記録をつけ, 記録アプリ, 毎日の記録, 習慣化, 日々の記録, 食事記録, 体重記録, 飲み忘れ, 水やり, 成長記録, トレーニング記録,
        読書記録, 水の量, 飲んだ水, 記録するアプリ, 体調記録, 睡眠記録, コレクション管理, 育児記録, 授乳記録`,
      ),
      sign: phrases(
        `日誌, 記録できる, 記録する, 記録し, 記録を, 睡眠, 体重, 気分, カロリー, 筋トレ, ランニング, 賞味期限, 消費期限, 継続, 連続日数, 手帳, 毎朝, 毎晩,
        飲んだ, 睡眠時間, 読んだ本, 毎日, 記録したい, メモして, つけたい, 前回いつ, 何回, 生理, 自分の記録`,
      ),
      hint: phrases(`残量, ノートに, 体調, 振り返り, 履歴, 観察, 植物, 食べたもの`),
    },
    ar: {
      certain: phrases(
        `يوميات*, عاداتي, تتبع عادات*, سجل يومي, أتتبع, تتبع, تسجيل يومي, متابعة عادات*, دفتر
        يوميات, يفكرني, تذكير بالدواء, أسجل كل يوم, سقي النباتات, أسقي, ري النباتات, دفتر
        مقاسات, كمية الماء, تسجيل كمية, سجل النوم, سجل القراءة, مجموعتي, عاداتي اليومية`,
      ),
      sign: phrases(
        `عادات*, مفكرة, مزاج*, تدوين, أسجل, تمارين, تماريني, وزني, نومي, سعرات*, كم مرة, آخر مرة,
        تقدمي, نباتات, نبتة, صلاحية المنتجات, تاريخ الصلاحية, تاريخ الانتهاء, متابعة يومية,
        أدون, مخزن البيت, سجل, أحفظ, كل صباح, نمت, تناولت الدواء, كل يوم, يوميا, أشرب,
        أشربها, تسجيل, نباتاتي, الدورة الشهرية, أكتب كم`,
      ),
      hint: phrases(`يذكرني, متابعة, المتابعة, ملاحظات`),
    },
  },
};
