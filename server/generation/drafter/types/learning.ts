import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People learn something step by step and see whether they can do it. */
export const learning: KnownType = {
  slug: 'learning',
  hue: 295,
  words: {
    en: {
      certain: phrases(
        `learner*, e-learning, vocab*, flashcard*, flash card*, spaced repetition, pupil*,
        curricul*, courses, exam, exams, course, exercises, practice exam, mock exam*,
        practice questions, licence exam, driving theory, lessons, ancient greek, english
        for, ten minutes a day, learn polish, learn spanish, learn english, learn french,
        learn german, learn japanese, learn arabic, learn to, learn how to, learning app*,
        language learning, learn words, learn vocabulary, driving test, theory test,
        practice for the, practise for the, times table*, multiplication table*, online
        course*, video course*, e-course, piano lesson*, guitar lesson*, music lesson*,
        swimming lesson*, cooking lesson*, homework help, homework, tutoring, school
        subject*, teaching material*, lesson plan*, teachers and pupils, students and
        teachers, quizzes for, study app, study group*, revision cards, exam prep*,
        citizenship test, fishing licence test, first aid course, safety training, staff
        training, training modules, e-learning module*, certification, mooc, coding for
        kids, teach kids, teach children, teaches children, morse trainer, vocabulary
        trainer, trainer for, memory trainer, voice trainer, practice app`,
      ),
      sign: phrases(
        `learning, lesson*, quiz*, teach*, tutor*, classroom*, study for, studying, practise*, brush
        up, memoris*, memoriz*, grammar, multiplication, mentor*, mentee*, practising,
        wrong answers, syllabus, certificate*, grade, grades, pronunciation, sheet music,
        gets wrong, reading level, taught, learnt, learned, by heart, got wrong, correct
        answer*, alphabet, sign language, children read, spell*, maths, arithmetic, music
        theory, crash course, learn, greek, latin, spanish, piano, violin, guitar, class
        of, schoolchildren, children learn, kids learn, students learn, students, student,
        university, lecture*, seminar*, course about, courses about, lesson about, learning
        goal*, learning progress, difficulty, explanations, worked example*, right or
        wrong, quiz me, quiz yourself, test yourself, test myself, mnemonic*, listening
        comprehension, dictation*, verb forms, conjugat*, kanji, hiragana, phrases,
        phrasebook, translations of words, fluent, dyslexi*, reading aloud, read aloud,
        phonics, fractions, algebra, physics, chemistry, biology, geography, anatomy,
        medical students, apprentices, trainee*, onboarding course, microlearning, badge
        for each lesson, trainer, drills, drill myself`,
      ),
      hint: phrases(
        `beginner*, apprentice*, reading, student*, chapter*, skill*, repeat, test, tests, audio,
        school, workshop, exercise, practice, memory, theory, mistakes, explain*, revise,
        revision, junior, juniors`,
      ),
    },
    de: {
      certain: phrases(
        `vokabel*, karteikarte*, hausaufgabe*, lernkarten, lern-app*, lernapp*, klassenarbeit*,
        nachhilfe*, onlinekurs*, online-kurs*, schüler, üben, klavier, geige, gitarre, übt,
        englisch lernen, lernen, sprache lernen, sprachkurs*, führerscheinprüfung,
        prüfungsvorbereitung, unterricht*, einmaleins, schulung*, klavierunterricht,
        lernfortschritt`,
      ),
      sign: phrases(
        `kurse, lern*, quiz*, lehr*, studenten, auszubildende*, azubi*, *kurs, *kurse, lektion*,
        fahrschul*, diktat*, lesen lernen, grammatik*, stücke, vorlesen, fehler,
        wiederholen, wiederholt, auswendig, lateinisch*, bilder erkennen, kommt öfter,
        ausbilder*, schüler*, übung*, kurs, aufgabe*, prüfung*, klausur*, studier*,
        aussprache, wiederholung*, richtige antwort, gelernt`,
      ),
      hint: phrases(`musikschul*, noten, schule, klasse, test`),
    },
    fr: {
      certain: phrases(
        `apprenant*, vocabulaire, cours en ligne, dictée*, cours de, fiches de révision, e-learning,
        formation en ligne, cahier de texte*, flashcard*, cartes mémoire, soutien scolaire,
        tables de multiplication, apprendre, révis*, code de la route, table de
        multiplication, devoirs, élève*, examen*, leçon*, cours de piano`,
      ),
      sign: phrases(
        `quiz, apprend*, enseignant*, étudiant*, exercice*, grammaire, formateur*, stagiaire*,
        piano, guitare, s'exercer, morceau*, anglais, phrases par jour, erreurs, mots à,
        par cœur, professeur*, classe, cours, école, formation*, apprenti*, prononciation,
        langue, langues, niveau, progression, bonne réponse, mémoris*`,
      ),
      hint: phrases(`prof, classes, lecture, école*, note, notes, pédagog*`),
    },
    es: {
      certain: phrases(
        `vocabulario, tarjetas de memoria, tarjetas de estudio, curso online, cursos online, clases
        particulares, tareas escolares, aprender idiomas, tablas de multiplicar, aprender,
        flashcard*, carné de conducir, curso*, deberes, clases de, repaso, examen,
        exámenes, alumno*, lecciones`,
      ),
      sign: phrases(
        `alumn*, lección, aprend*, docente*, estudi*, repas*, ejercicio*, formación, capacitaci*,
        ortografía, gramática, piano, guitarra, practica*, inglés, frases, errores,
        ensayar, memoriza*, profesor*, maestr*, clase, escuela, colegio, idioma*,
        pronunciación, práctica*, enseñar`,
      ),
      hint: phrases(
        `aula, aulas, clases, examen*, escuela*, colegio*, lectura, tarea*, cuestionario*, nota,
        notas, enseña*`,
      ),
    },
    pt: {
      certain: phrases(
        `dever de casa, trabalhos de casa, lição de casa, tpc, curso online, cursos online, aulas,
        cartões de memória, tabuada*, aprender inglês, ditado*, aprender, vocabulário,
        flashcard*, carta de condução, curso*, aulas de, exame*, aluno*, lições, prova de`,
      ),
      sign: phrases(
        `lição, aprend*, exercício*, formação, formador*, gramática, revisar, rever a matéria,
        tutor*, explicador*, idioma*, ensinar, prática, piano, violão, inglês, frases,
        erros, repete, treina, professor*, estudante*, estudar, aula, escola, língua,
        pronúncia, praticar`,
      ),
      hint: phrases(`alun*, estud*, escola*, prova*, turma*, ensino, leitura, disciplina*, notas`),
    },
    it: {
      certain: phrases(
        `vocaboli, corso online, compiti, flashcard*, corso di, corsi online, ripasso, ripetizioni,
        tabelline, interrogazion*, dettat*, imparare l'inglese, imparare, patente, lezion*,
        esame, esami, alunn*, corso, corsi`,
      ),
      sign: phrases(
        `student*, ripassare, impar*, scolastic*, esercizi*, grammatica, vocabolario, formazione,
        formator*, quiz, apprend*, pianoforte, chitarra, esercitar*, inglese, frasi,
        errori, a memoria, pezzi, insegnant*, professor*, studiare, scuola, lingua, lingue,
        pronuncia, insegnare`,
      ),
      hint: phrases(
        `profess*, maestr*, studi*, esam*, verific*, classe, lettura, aula, docent*, classi, voti,
        interroga*, capitolo`,
      ),
    },
    nl: {
      certain: phrases(
        `woordjes, overhor*, flashcard*, woordjes leren, oefentoets*, lesmateriaal*, online cursus*,
        bijles*, huiswerk*, tafels, dictee*, leren, rijexamen, theorie-examen, cursus*,
        tafels van, lessen, les, examen*, leerling*`,
      ),
      sign: phrases(
        `leert, leraren, juf, grammatica, woordenschat, opleiding*, leerdoel*, scholing*, rijles*,
        muziekles*, voorlezen, piano, gitaar, engels, zinnen, fouten, uit het hoofd,
        stukken oefenen, oefening*, oefenen, leraar, docent*, student*, studeren, school,
        taal, uitspraak, toets*, klas`,
      ),
      hint: phrases(`oefen*, klassen, cijfers, onderwijs`),
    },
    pl: {
      certain: phrases(
        `słówk*, fiszk*, praca domowa, nauka słówek, kurs online, kursy online, korepetyc*, zadania
        domowe, zadanie domowe, tabliczka mnożenia, dyktand*, e-learning, nauka, prawo
        jazdy, kurs*, lekcj*, egzamin*, uczni*`,
      ),
      sign: phrases(
        `ucze*, nauki, uczyć się, ćwicze*, sprawdzian*, gramaty*, powtórk*, wykład*, quiz, edukac*,
        czytani*, matur*, pianin*, gitar*, angielski*, zdania, błędy, na pamięć, ćwiczy,
        nauczyciel*, student*, uczyć, szkoł*, język*, wymow*, klas*, uczy się`,
      ),
      hint: phrases(`nauczy*, ucz*, szkol*, ocen, oceny, materiał*`),
    },
    ja: {
      certain: phrases(
        `単語帳, 暗記, 宿題, 学習, 授業, 英単語, 漢字, 学習アプリ, 教材, 問題集, 語学, 復習, 受験, 単語を覚え, 覚える, 勉強, 運転免許, 講座, 九九, 試験,
        生徒, 家庭教師`,
      ),
      sign: phrases(
        `塾, 先生, 単語, クイズ, 学ぶ, 学べる, 講師, 練習, テスト, 小テスト, 資格, 添削, 発音, 習う, レッスン, 習い事, ピアノ, 間違えた, 文法, 学生,
        学校, 教える, クラス`,
      ),
      hint: phrases(`児童, 教室, 大学, 問題, 正解, 成績, 研修`),
    },
    ar: {
      certain: phrases(
        `دورة تعليمية, واجبات منزلية, دروس, معلم, معلمة, المعلمة, تحفيظ, حفظ القرآن, واجبات, دورة
        تدريبية, دورات, بطاقات تعليمية, تعلم اللغة, مراجعة الدروس, جدول الضرب, تعلم, تعليم,
        مفردات, رخصة القيادة, دورة, درس, امتحان, طلاب, طالب, حفظ`,
      ),
      sign: phrases(
        `تلاميذ, التعلّم, يتعلم, تعليمي*, تلميذ, امتحان*, مدرس*, تمرين, أولياء الأمور, قواعد اللغة,
        إملاء, تلاوة, آيات, حلقات تحفيظ, محاضر*, بيانو, إنجليزية, جمل, أخطاء, تمارين,
        المعلم, لغة, قواعد, نطق, تدريب, صف`,
      ),
      hint: phrases(
        `طالبة, طالبات, الطلاب, الطالب, اختبار*, فصل, قراءة, جامعة, كورس, شرح, مستوى, مادة`,
      ),
    },
  },
};
