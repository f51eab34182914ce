import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** People learn something step by step and see whether they can do it. */
export const learning: ProductType = {
  slug: 'learning',
  shell: 'records',
  words: {
    en: {
      certain: phrases(
        `learner*, e-learning, vocab*, flashcard*, flash card*, spaced repetition, pupil*,
        curricul*, courses, exam, exams, course, exercises, practice exam, mock exam*, practice
        questions, kata, katas, licence exam, driving theory, lessons, ancient greek, english for,
        ten minutes a day, minutes a day, comes back after`,
      ),
      sign: phrases(
        `homework, learning, lesson*, quiz*, teach*, tutor*, classroom*, study for, studying,
        practise*, brush up, memoris*, memoriz*, grammar, multiplication, mentor*, mentee*,
        practising, wrong answers, syllabus, certificate*, grade, grades, pronunciation, sheet
        music, knots, gets wrong, reading level, taught, learnt, learned, sentence*, by heart, got
        wrong, correct answer*, tense, alphabet, sign language, children read, spell*, maths,
        arithmetic, music theory, crash course, learn, teach, greek, latin, spanish, piano, violin,
        guitar`,
      ),
      hint: phrases(
        `beginner*, apprentice*, instructor*, coach, reading, student*, class, topic*, chapter*,
        skill*, repeat, test, tests, level, audio, school, workshop, exercise, practice, subject,
        memory, theory, mistakes, solve*, solution*, explain*, revise, revision, junior, juniors`,
      ),
    },
    de: {
      certain: phrases(
        `vokabel*, karteikarte*, hausaufgabe*, lernkarten, lern-app*, lernapp*, klassenarbeit*,
        nachhilfe*, onlinekurs*, online-kurs*, schüler, üben, klavier, geige, gitarre, übt,
        englisch lernen`,
      ),
      sign: phrases(
        `kurse, lern*, unterricht*, quiz*, lehr*, übungen, übungsaufgabe*, studierende*, studenten,
        auszubildende*, azubi*, *kurs, *kurse, lektion*, fahrschul*, diktat*, einmaleins,
        lesen lernen, grammatik*, übung, stücke, vorlesen, fehler, aufgaben, wiederholen,
        wiederholt, sprachkurs*, auswendig, lateinisch*, bilder erkennen, kommt öfter, ausbilder*`,
      ),
      hint: phrases(
        'schüler*, musikschul*, noten, prüfung*, kurs, schule, klasse, test, schulungs*',
      ),
    },
    fr: {
      certain: phrases(
        `apprenant*, vocabulaire, cours en ligne, dictée*, cours de, fiches de révision, e-learning,
        formation en ligne, cahier de texte*, flashcard*, cartes mémoire, soutien scolaire,
        tables de multiplication`,
      ),
      sign: phrases(
        `apprentissage, élève*, leçon*, devoirs, quiz, apprend*, enseignant*, étudiant*, exercice*,
        révis*, grammaire, formateur*, formations, stagiaire*, piano, guitare, s'exercer, morceau*,
        anglais, phrases par jour, erreurs, mots à, par cœur`,
      ),
      hint: phrases(
        `professeur*, prof, cours, classe, classes, examen*, langue, formation, lecture, école*,
        note, notes, niveau, apprenti*, pédagog*`,
      ),
    },
    es: {
      certain: phrases(
        `vocabulario, tarjetas de memoria, tarjetas de estudio, curso online, cursos online,
        clases particulares, tareas escolares, aprender idiomas, tablas de multiplicar`,
      ),
      sign: phrases(
        `alumn*, lección, lecciones, deberes, aprend*, docente*, exámenes, estudi*, repas*,
        ejercicio*, formación, capacitaci*, ortografía, gramática, piano, guitarra, practica*,
        inglés, frases, errores, ensayar, memoriza*`,
      ),
      hint: phrases(
        `aula, aulas, maestr*, profesor*, clases, examen*, escuela*, colegio*, idioma*, lectura,
        tarea*, curso*, cuestionario*, clase, nota, notas, enseña*`,
      ),
    },
    pt: {
      certain: phrases(
        `dever de casa, trabalhos de casa, lição de casa, tpc, curso online, cursos online, aulas,
        cartões de memória, flashcards, tabuada*, aprender inglês, ditado*`,
      ),
      sign: phrases(
        `vocabulário, lição, lições, aprend*, exercício*, formação, formador*, gramática, revisar,
        rever a matéria, tutor*, explicador*, idioma*, ensinar, prática, piano, violão, inglês,
        frases, erros, repete, treina`,
      ),
      hint: phrases(
        `alun*, aula, professor*, estud*, escola*, prova*, exame*, turma*, ensino, leitura, curso*,
        disciplina*, notas`,
      ),
    },
    it: {
      certain: phrases(
        `vocaboli, corso online, compiti, flashcard*, corso di, corsi online, ripasso, ripetizioni,
        tabelline, interrogazion*, dettat*, imparare l'inglese`,
      ),
      sign: phrases(
        `student*, alunn*, lezion*, ripassare, impar*, scolastic*, esercizi*, grammatica,
        vocabolario, formazione, formator*, quiz, apprend*, pianoforte, chitarra, esercitar*,
        inglese, frasi, errori, a memoria, pezzi`,
      ),
      hint: phrases(
        `insegnant*, profess*, maestr*, scuola, studi*, esam*, verific*, classe, lettura, aula,
        docent*, corsi, corso, classi, voti, interroga*, capitolo`,
      ),
    },
    nl: {
      certain: phrases(
        `woordjes, overhor*, flashcard*, woordjes leren, oefentoets*, lesmateriaal*, online cursus*,
        bijles*, huiswerk*, tafels, dictee*`,
      ),
      sign: phrases(
        `leren, lessen, leert, leraren, juf, grammatica, woordenschat, opleiding*, leerdoel*,
        scholing*, rijles*, muziekles*, voorlezen, studenten, examens, piano, gitaar, engels,
        zinnen, fouten, uit het hoofd, stukken oefenen, leerlingen`,
      ),
      hint: phrases(
        `leerling*, leraar, docent*, student*, cursus*, oefen*, toets*, examen*, klas, klassen,
        school, les, cijfers, onderwijs`,
      ),
    },
    pl: {
      certain: phrases(
        `słówk*, fiszk*, praca domowa, nauka słówek, kurs online, kursy online, korepetyc*,
        zadania domowe, zadanie domowe, tabliczka mnożenia, dyktand*, lekcje, e-learning`,
      ),
      sign: phrases(
        `uczni*, ucze*, nauka, nauki, uczyć się, lekcj*, ćwicze*, sprawdzian*, gramaty*, powtórk*,
        kursant*, kursy, wykład*, quiz, edukac*, czytani*, matur*, pianin*, gitar*, angielski*,
        zdania, błędy, na pamięć, ćwiczy`,
      ),
      hint: phrases(
        `nauczy*, ucz*, student*, egzamin*, klasa, klasy, klasie, szkoł*, szkol*, kurs*, ocen,
        oceny, materiał*`,
      ),
    },
    ja: {
      certain: phrases(
        '単語帳, 暗記, 宿題, 学習, 授業, 英単語, 漢字, 学習アプリ, 教材, 問題集, 語学, 復習, 受験',
      ),
      sign: phrases(
        `生徒, 塾, 先生, 単語, 講座, クイズ, 試験, 勉強, 学ぶ, 学べる, 講師, 練習, テスト, 小テスト, 資格, 添削, 発音, 九九, 習う, レッスン, 習い事,
        ピアノ, 覚える, 間違えた, 文法`,
      ),
      hint: phrases('教える, 児童, 学生, 教室, 学校, 大学, 問題, 正解, 成績, 研修'),
    },
    ar: {
      certain: phrases(
        `دورة تعليمية, واجبات منزلية, دروس, معلم, معلمة, المعلمة, تحفيظ, حفظ القرآن, واجبات,
        دورة تدريبية, دورات, بطاقات تعليمية, تعلم اللغة, مراجعة الدروس, جدول الضرب`,
      ),
      sign: phrases(
        `تلاميذ, مفردات, تعلم, التعلّم, يتعلم, تعليم, تعليمي*, تلميذ, امتحان*, مدرس*, تمرين,
        أولياء الأمور, قواعد اللغة, إملاء, تلاوة, آيات, حلقات تحفيظ, محاضر*, بيانو, إنجليزية, جمل,
        أخطاء`,
      ),
      hint: phrases(
        `طلاب, طالبة, طالبات, الطلاب, طالب, الطالب, اختبار*, درس, فصل, صف, قراءة, جامعة, كورس, شرح,
        مستوى, مادة`,
      ),
    },
  },
  texts: {
    label: 'learning product',
    roles: ['learners', 'teachers', 'authors'],
    requirements: [
      'A short placement test decides where a learner starts, and can be skipped',
      'A wrong answer shows why it is wrong, then the same point returns later in other words',
      'What a learner got wrong comes back after one day, three days and a week',
      'A session fits into ten minutes, and a broken-off one resumes at the same question',
      'A lesson counts as passed from a set score, and only then does the next one open',
      'Typed answers allow for accents, spelling variants and small typing errors, and say so',
      'A teacher sees per class which question most learners got wrong',
      'An author can correct a question, and scores given for the old wording stay as they were',
      'A certificate states what was tested and can be checked by its number',
    ],
    qualities: [
      'Four weeks on, a learner still answers eight of ten passed questions correctly',
      'Questions work with a keyboard, a screen reader and without sound',
      'A lesson once opened can be finished on the train, without a network',
      'Results of minors are visible only to them, their teacher and their parents',
    ],
    risks: [
      'Most learners stop after the second lesson, and nobody finds out why',
      'Learners collect points and streaks and cannot do the thing afterwards',
      'Writing good questions takes far longer than building the product',
      'Answers circulate in the class chat, and scores stop meaning anything',
    ],
    questions: [
      'What can a learner do after the last lesson that they could not do before?',
      'Who writes the content, how many hours of it, and who checks that it is right?',
      'Does the learner choose to come, or does a school or an employer send them?',
      'What does a result count for: practice, a grade or a licence?',
      'What brings a learner back on day three?',
    ],
    entities: [
      {
        name: 'Lesson',
        fields: ['title', 'goal', 'minutes', 'questions', 'best score', 'due again on'],
        states: ['locked', 'open', 'in progress', 'passed', 'due again'],
        relations: ['A lesson belongs to one course and has many questions.'],
      },
      {
        name: 'Course',
        fields: ['title', 'level', 'author', 'lessons'],
        states: ['draft', 'published', 'withdrawn'],
        relations: ['A course has many lessons in a fixed order.'],
      },
      {
        name: 'Question',
        fields: ['prompt', 'kind', 'right answers', 'explanation'],
        states: ['draft', 'live', 'replaced'],
        relations: ['A question belongs to one lesson and has many attempts.'],
      },
      {
        name: 'Attempt',
        fields: ['learner', 'answer', 'seconds taken', 'score'],
        states: ['right', 'nearly right', 'wrong', 'skipped'],
        relations: ['An attempt belongs to one learner and one question.'],
      },
    ],
    screens: ['My lessons', 'Lesson', 'Question', 'Result', 'Class overview'],
    action: 'Start lesson',
    records: [
      {
        title: 'Ordering in a café',
        detail: 'Spanish A1, 18 phrases with sound',
        state: 'passed',
        figure: '92 %',
      },
      {
        title: 'Irregular verbs, part 2',
        detail: 'Spanish A1, 24 cards, 9 to repeat',
        state: 'due again',
        figure: '9 cards',
      },
      {
        title: 'Asking the way',
        detail: 'Spanish A1, stopped at question 7',
        state: 'in progress',
        figure: '7 of 15',
      },
      {
        title: 'Numbers up to a thousand',
        detail: 'Spanish A1, listening and typing',
        state: 'open',
        figure: '8 min',
      },
      {
        title: 'Talking about yesterday',
        detail: 'Spanish A2, needs Irregular verbs',
        state: 'locked',
        figure: '12 min',
      },
      {
        title: 'Family and friends',
        detail: 'Spanish A1, 30 words with pictures',
        state: 'passed',
        figure: '100 %',
      },
    ],
  },
};
