import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** An employer looks after the people it employs, from the application to the last day. */
export const hr: ProductType = {
  slug: 'hr',
  shell: 'board',
  words: {
    en: {
      certain: phrases(
        `human resources, payroll, payslip*, new hire*, new starter*, recruit*, job candidates,
        annual leave, leave request*, leave balance*, sick leave, vacation days, parental leave,
        performance review*, hire, hires, exit interview*, employee survey, team holidays, holidays
        of the team, time sheet*, timesheet*, clock in, clocks in, seasonal worker*, onboarding,
        offboarding, leaving staff, absence*, job applicant*, apply for the job, contracts, first
        day, starts with us, new person, new joiner*, new people, starters, leaves the company, job
        offer*`,
      ),
      sign: phrases(
        `hr, salary, salaries, hiring, applicant*, job applications, job interview*, request leave,
        sick days, calls in sick, time off, days off, appraisal*, probation*, org chart*, employee*,
        candidate*, vacation, holiday request*, leave, overtime, pay slip*, worked hours, hours
        worked, their hours, foreman, people team, line manager, retention, resign*, wages, staff
        leave, personnel, buddy, to-dos for the new, absent, references, wage, work permit*,
        rostered, headcount plan, competenc*`,
      ),
      hint: phrases(`holidays, sick, workers, worker, team, manager*, staff, confirm*`),
    },
    de: {
      certain: phrases(
        `urlaubsantr*, urlaubstage*, personalakte*, krankmeldung*, gehaltsabrechnung*,
        mitarbeitergespräch*, urlaubsplan*, resturlaub*, arbeitszeiterfass*, zeiterfass*,
        onboarding, personalverwaltung*, einarbeitung*, abwesenheit*, stellenanzeige*,
        bewerbungsgespräch*, fehlzeiten`,
      ),
      sign: phrases(
        `urlaub, bewerb*, überstunden, arbeitszeit*, stundenzettel*, krankmeld*, lohn, gehalt,
        gehälter, probezeit*, kandidat*, elternzeit, erster arbeitstag, neue kolleg*, neue leute,
        eingestellt, arbeitsvertrag, arbeitsverträge`,
      ),
      hint: phrases(
        'personalabteil*, personal, mitarbeitende*, mitarbeiter*, angestellte*, personalrat*',
      ),
    },
    fr: {
      certain: phrases(
        `ressources humaines, arrêt maladie, recrut*, fiche de paie, fiches de paie,
        entretien annuel, congé*, demande de congés, demandes de congés, bulletin de paie,
        bulletins de paie, entretiens annuels, embauche*, télétravail, période d'essai,
        solde de congés, pointeuse*, absences du personnel, onboarding, arrivée des nouveaux`,
      ),
      sign: phrases(
        `candidat*, arrêt de travail, absence*, heures supplémentaires, temps de travail,
        feuille de temps, feuilles de temps, salaire*, paie, offre d'emploi, offres d'emploi,
        intégration des, premier jour, nouveau collègue, nouvelle recrue, contrat de travail,
        saisonnier*`,
      ),
      hint: phrases('rh, salarié*, personnel, manager*, employeur*'),
    },
    es: {
      certain: phrases(
        `recursos humanos, rrhh, nómina*, solicitar vacaciones, días de vacaciones, baja médica,
        evaluación del desempeño, vacaciones, bajas médicas, control horario, fichaje*, fichar,
        onboarding, selección de personal, candidatura*, ausencias del personal,
        evaluación de desempeño, bolsa de trabajo, ofertas de empleo`,
      ),
      sign: phrases(
        `candidata*, horas extra, salario*, sueldo*, currículum*, incorporación, jornada*,
        asistencia del personal, teletrabajo, plantilla, baja, primer día, nuevo empleado,
        temporer*, contrato de trabajo`,
      ),
      hint: phrases(
        `contrat*, candidato*, ausencia*, permiso*, personal, entrevista*, empleado*, empleada*,
        trabajador*`,
      ),
    },
    pt: {
      certain: phrases(
        `recursos humanos, folha de pagamento, pedido de férias, pedidos de férias,
        avaliação de desempenho, folha de ponto, ponto eletrônico, controle de ponto, recrut*,
        processo seletivo, vagas de emprego, banco de horas, integração de novos, onboarding,
        folha salarial, baixa médica, atestado médico`,
      ),
      sign: phrases(
        `férias, candidato*, candidatura*, currículo*, holerite*, recibo de vencimento,
        horas extra*, ausência*, admissão, rescisão, teletrabalho, primeiro dia, novo funcionário,
        contrato de trabalho, temporári*`,
      ),
      hint: phrases(
        `contrata*, salário*, folga*, entrevista*, pessoal, faltas, rh, atestado*, funcionári*,
        colaborador*, trabalhador*`,
      ),
    },
    it: {
      certain: phrases(
        `risorse umane, busta paga, buste paga, ferie, assunzion*, richiesta ferie,
        richieste di ferie, timbratur*, presenze del personale, selezione del personale,
        nuovi assunti, onboarding, colloquio, candidatur*, valutazione del personale, assenze`,
      ),
      sign: phrases(
        `dipendenti, colloqui di lavoro, assun*, stipend*, straordinari, certificato medico,
        curriculum, offerte di lavoro, smart working, telelavoro, orario di lavoro,
        periodo di prova, congedo, cartellin*, primo giorno, nuovo collega, stagional*,
        contratto di lavoro`,
      ),
      hint: phrases(
        `permessi, malattia, candidat*, personale, dipendent*, lavorator*, contratto, collaboratori`,
      ),
    },
    nl: {
      certain: phrases(
        `verlof*, ziekmeld*, sollicita*, loonstro*, salarisadministratie, functioneringsgesprek*,
        vakantiedagen, ziekteverzuim*, verzuim*, urenregistratie*, onboarding, inwerk*, vacature*,
        salarisstro*, beoordelingsgesprek*, loonadministratie*, vrije dagen, vrij aanvragen,
        vraagt vrij`,
      ),
      sign: phrases(
        `kandidaat, kandidaten, werving*, urenbrief*, urenstaat, overuren, salaris*, loon,
        arbeidscontract*, snipperdag*, proeftijd, nieuwe collega*, nieuwe medewerker*,
        functioneren, thuiswerk*, eerste werkdag, nieuwe collega's, seizoenswerk*, contract`,
      ),
      hint: phrases('personeel*, hr, medewerker*, werknemer*, cv'),
    },
    pl: {
      certain: phrases(
        `kadry, kadrow*, urlop*, rekrutac*, ocena pracownicza, lista płac, wniosek urlopowy,
        wnioski urlopowe, ewidencja czasu pracy, czas pracy, lista obecności, nowych pracowników,
        onboarding, kadry i płace, l4, zwolnienie lekarskie`,
      ),
      sign: phrases(
        `zwolnienia lekarskie, kandydat*, pensj*, wynagrodz*, umowy o pracę, nadgodzin*,
        nieobecnoś*, rozmowa kwalifikacyjna, rozmów kwalifikacyjnych, cv, ogłoszenie o pracę,
        oferty pracy, praca zdalna, okres próbny, oceny pracownicze, szkolenia pracowni*,
        pierwszy dzień, nowa osoba, sezonow*`,
      ),
      hint: phrases('umowa o pracę, obecnoś*, pracownik*, pracownic*, pracodawc*, zatrudn*'),
    },
    ja: {
      certain: phrases(
        `有給, 休暇申請, 勤怠, 給与, 人事評価, 応募者, 採用, 有給休暇, 給与明細, 採用面接, 人事部, 入社, 新入社員, 求人, 退職, 残業, タイムカード, 勤怠管理`,
      ),
      sign: phrases(
        `人事, 従業員, 面接, 休暇, 欠勤, 出勤, 勤務時間, 評価面談, オンボーディング, 在宅勤務, 履歴書, 労務, 労働時間, 異動, 育休, 初日, 新人,
        アルバイト応募`,
      ),
      hint: phrases('社員, 雇用, 管理職, 研修'),
    },
    ar: {
      certain: phrases(
        `الموارد البشرية, موارد بشرية, إجازة سنوية, طلب إجازة, طلبات الإجازة, رواتب, تقييم الأداء,
        توظيف, إجازات, إجازة, الإجازات, راتب, مقابلات العمل, مقابلة عمل, حضور وانصراف,
        الحضور والانصراف, موظفين جدد, تقييم الموظفين, سير ذاتية`,
      ),
      sign: phrases(
        `المتقدمين للوظائف, المرشحين, مرشحين, مرشح, وظائف, وظيفة, ساعات العمل, ساعات إضافية,
        إجازة مرضية, غياب, عقود العمل, سيرة ذاتية, عمل عن بعد, فترة التجربة, الموظف الجديد,
        شؤون الموظفين, أول يوم, عقد عمل`,
      ),
      hint: phrases('دوام, موظف*, عمال'),
    },
  },
  texts: {
    label: 'people management tool',
    roles: ['employees', 'line managers', 'HR officers'],
    requirements: [
      'A leave request shows the days left and who else in the team is away then',
      'A request goes to a named deputy when the line manager is away or silent for three days',
      'A checklist for a first day gives each task an owner and a date, from laptop to contract',
      'A sick note can be handed in from a phone, and the manager sees only the dates',
      'Leave is worked out for part-timers and for those who join or go during the year',
      'A review keeps what both sides wrote and is closed only when both have signed',
      'Candidates are compared by the same questions, with scores hidden until each has voted',
      'Monthly changes in pay, hours and absence are handed to payroll by a set day',
      'A last day closes open requests, pays out leave and lists what has to be returned',
    ],
    qualities: [
      'Salary, health and review notes are visible to named people only, and each view is logged',
      'Leave balances follow local public holidays and carry-over rules for each site',
      'A request for leave takes three taps on a phone, also for people without a desk',
      'Papers of rejected candidates are deleted on a date that is set in advance',
    ],
    risks: [
      'Managers approve by word of mouth, and balances drift from what people took',
      'A manager sees a diagnosis or a salary that was not meant for them',
      'The works council hears of it late and stops the launch',
      'Rules differ by contract and country, and exceptions end up in a spreadsheet again',
    ],
    questions: [
      'Which figures must be right to the hour because payroll or a court relies on them?',
      'What may a line manager see of sickness, pay and earlier reviews?',
      'Who decides when two people want the same week off?',
      'How do people without a work email or a computer take part?',
      'Which system is the master for names, contracts and hours today?',
    ],
    entities: [
      {
        name: 'Employee',
        fields: ['name', 'role', 'team', 'contract hours', 'leave left'],
        states: ['offer made', 'onboarding', 'probation', 'active', 'on leave', 'leaving'],
        relations: ['An employee has one line manager and many leave requests.'],
      },
      {
        name: 'Leave request',
        fields: ['kind', 'first day', 'last day', 'working days', 'deputy'],
        states: ['requested', 'approved', 'declined', 'withdrawn', 'taken'],
        relations: ['A leave request belongs to one employee and is decided by one manager.'],
      },
      {
        name: 'Candidate',
        fields: ['name', 'position', 'source', 'scores', 'delete on'],
        states: ['applied', 'invited', 'interviewed', 'offered', 'rejected'],
        relations: ['A candidate applies for one position and may become an employee.'],
      },
      {
        name: 'Review',
        fields: ['period', 'goals', 'own view', 'manager view', 'signed on'],
        states: ['planned', 'in writing', 'discussed', 'signed'],
        relations: ['A review belongs to one employee and one period.'],
      },
    ],
    screens: ['Team', 'Employee', 'Request leave', 'Approvals', 'Absences'],
    action: 'Record leave',
    records: [
      {
        title: 'Priya Nair',
        detail: 'Dispatcher, night team',
        state: 'active',
        figure: '18.5 days left',
      },
      {
        title: 'Tom Okafor',
        detail: 'Warehouse lead, starts in June',
        state: 'onboarding',
        figure: '4 of 9 tasks',
      },
      {
        title: 'Lena Vogt',
        detail: 'Accountant, 24 hours a week',
        state: 'on leave',
        figure: 'back 3 Jun',
      },
      {
        title: 'Samir Haddad',
        detail: 'Field technician, north',
        state: 'probation',
        figure: '6 weeks to go',
      },
      {
        title: 'Joana Reis',
        detail: 'Product designer, remote',
        state: 'offer made',
        figure: 'reply by Fri',
      },
      {
        title: 'Piotr Zając',
        detail: 'Driver, handing over his route',
        state: 'leaving',
        figure: '5 days to pay out',
      },
    ],
  },
};
