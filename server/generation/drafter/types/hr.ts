import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** An employer looks after the people it employs, from the application to the last day. */
export const hr: KnownType = {
  slug: 'hr',
  hue: 350,
  words: {
    en: {
      certain: phrases(
        `human resources, payroll, payslip*, new hire*, new starter*, recruit*, job candidates,
        annual leave, leave request*, leave balance*, sick leave, vacation days, parental
        leave, performance review*, hire, hires, exit interview*, employee survey, team
        holidays, holidays of the team, time sheet*, timesheet*, clock in, clocks in,
        seasonal worker*, onboarding, offboarding, leaving staff, absence*, job applicant*,
        apply for the job, contracts, first day, starts with us, new person, new joiner*,
        new people, starters, leaves the company, job offer*, holiday request*, vacation
        request*, request time off, time off, days of leave, sick note*, sickness absence,
        clock out, clocking in, working time*, overtime, work hours of, hours worked,
        applicant*, job application*, job interview*, job opening*, vacancies, hiring,
        candidate*, new employees, appraisal*, employee review*, 360 feedback, feedback
        talk*, staff appraisal*, employee recognition, kudos, employee handbook, personnel
        file*, personnel, employee of the month, hr department, salary, salaries, wage*,
        employment contract*, mentoring programme, staff development, training records of
        staff, apprenticeship*, shift allowance`,
      ),
      sign: phrases(
        `hr, request leave, sick days, calls in sick, days off, probation*, org chart*, employee*,
        vacation, pay slip*, worked hours, their hours, foreman, people team, line manager,
        retention, resign*, staff leave, buddy, to-dos for the new, absent, references,
        work permit*, rostered, headcount plan, competenc*, staff members, team members,
        team lead, team leader*, manager approves, boss approves, days left, carry over,
        public holidays, part-time, full-time, notice period, job title*, job description*,
        cv, cvs, résumé*, cover letter, interviews, interviewer*, hire date, headcount,
        skills matrix, staff turnover, works council, collective agreement, home office,
        working from home, remote work, desk sharing, break times, night work, piecework,
        payroll export, one-on-one*, one-to-ones, peer feedback, thank a colleague,
        recognition, praise, burnout, stress level of staff, workload`,
      ),
      hint: phrases(`holidays, sick, workers, worker, team, manager*, staff, confirm*`),
    },
    de: {
      certain: phrases(
        `urlaubsantr*, urlaubstage*, krankmeldung*, mitarbeitergespräch*, urlaubsplan*, resturlaub*,
        zeiterfass*, onboarding, einarbeitung*, abwesenheit*, stellenanzeige*, fehlzeiten,
        stundenzettel, arbeitszeit*, bewerbung*, bewerber*, personal*, überstunden*,
        gehalt*, lohn*, stellenausschreibung*, dienstzeit*`,
      ),
      sign: phrases(
        `urlaub, bewerb*, stundenzettel*, gehälter, probezeit*, kandidat*, elternzeit, erster
        arbeitstag, neue kolleg*, neue leute, eingestellt, arbeitsvertrag, arbeitsverträge,
        mitarbeiter*, mitarbeitende*, vorgesetzt*, betriebsrat*, abwesen*, krank*,
        teamleit*, feierabend, einstempeln, ausstempeln, ausbildungsnachweis*, vertrag`,
      ),
      hint: phrases(`angestellte*`),
    },
    fr: {
      certain: phrases(
        `ressources humaines, arrêt maladie, recrut*, fiche de paie, fiches de paie, entretien
        annuel, congé*, demande de congés, demandes de congés, bulletin de paie, bulletins
        de paie, entretiens annuels, embauche*, télétravail, période d'essai, solde de
        congés, pointeuse*, absences du personnel, onboarding, arrivée des nouveaux,
        demande de congé, absences, absence, feuille de temps, feuilles d'heures, pointage,
        pointer, candidat*, entretiens, heures supplémentaires, paie, intégration des
        nouveaux`,
      ),
      sign: phrases(
        `arrêt de travail, absence*, temps de travail, feuilles de temps, salaire*, offre d'emploi,
        offres d'emploi, intégration des, premier jour, nouveau collègue, nouvelle recrue,
        contrat de travail, saisonnier*, équipe, salarié*, employé*, manager, responsable
        valide, solde de, jours restants, rtt, contrat*, heures travaillées, stagiaire*,
        alternant*, poste`,
      ),
      hint: phrases(`rh, personnel, manager*, employeur*`),
    },
    es: {
      certain: phrases(
        `recursos humanos, rrhh, nómina*, solicitar vacaciones, días de vacaciones, baja médica,
        evaluación del desempeño, vacaciones, bajas médicas, control horario, fichaje*,
        fichar, onboarding, selección de personal, ausencias del personal, evaluación de
        desempeño, bolsa de trabajo, ofertas de empleo, solicitudes de vacaciones,
        ausencia*, candidat*, horas extra*, jornada laboral`,
      ),
      sign: phrases(
        `salario*, sueldo*, currículum*, incorporación, jornada*, asistencia del personal,
        teletrabajo, plantilla, baja, primer día, nuevo empleado, temporer*, contrato de
        trabajo, equipo, empleado*, trabajador*, días libres, permiso*, contrato*,
        responsable aprueba, entrevista*, convenio`,
      ),
      hint: phrases(`contrat*, personal, empleada*`),
    },
    pt: {
      certain: phrases(
        `recursos humanos, folha de pagamento, pedido de férias, pedidos de férias, avaliação de
        desempenho, folha de ponto, ponto eletrônico, controle de ponto, recrut*, processo
        seletivo, vagas de emprego, banco de horas, integração de novos, onboarding, folha
        salarial, baixa médica, atestado médico, férias, ausência*, atestado*, bater ponto,
        candidat*, horas extra*`,
      ),
      sign: phrases(
        `currículo*, holerite*, recibo de vencimento, admissão, rescisão, teletrabalho, primeiro
        dia, novo funcionário, contrato de trabalho, temporári*, equipe, equipa,
        funcionári*, trabalhador*, folga*, contrato*, chefe aprova, entrevista*,
        colaborador*`,
      ),
      hint: phrases(`contrata*, salário*, pessoal, faltas, rh`),
    },
    it: {
      certain: phrases(
        `risorse umane, busta paga, buste paga, ferie, assunzion*, richiesta ferie, richieste di
        ferie, presenze del personale, selezione del personale, nuovi assunti, onboarding,
        colloquio, valutazione del personale, assenz*, malattia del dipendente, timbr*,
        cartellino, candidat*, straordinari, orario di lavoro, permessi`,
      ),
      sign: phrases(
        `colloqui di lavoro, assun*, stipend*, certificato medico, curriculum, offerte di lavoro,
        smart working, telelavoro, periodo di prova, congedo, cartellin*, primo giorno,
        nuovo collega, stagional*, contratto di lavoro, squadra, dipendent*, lavorator*,
        giorni liberi, contratt*, colloqui*, turni di lavoro, personale`,
      ),
      hint: phrases(`malattia, collaboratori`),
    },
    nl: {
      certain: phrases(
        `verlof*, ziekmeld*, loonstro*, functioneringsgesprek*, vakantiedagen, ziekteverzuim*,
        verzuim*, urenregistratie*, onboarding, inwerk*, vacature*, beoordelingsgesprek*,
        loonadministratie*, vrije dagen, vrij aanvragen, vraagt vrij, inklokken,
        uitklokken, sollicit*, werving, salaris*, overuren, personeel*`,
      ),
      sign: phrases(
        `kandidaat, kandidaten, werving*, urenbrief*, urenstaat, loon, arbeidscontract*,
        snipperdag*, proeftijd, nieuwe collega*, nieuwe medewerker*, functioneren,
        thuiswerk*, eerste werkdag, seizoenswerk*, team, werknemer*, medewerker*,
        contract*, leidinggevende keurt, afwezig*, functie`,
      ),
      hint: phrases(`hr, cv`),
    },
    pl: {
      certain: phrases(
        `urlop*, lista płac, wniosek urlopowy, wnioski urlopowe, ewidencja czasu pracy, czas pracy,
        lista obecności, nowych pracowników, onboarding, kadry i płace, l4, zwolnienie
        lekarskie, nieobecno*, ewidencja czasu, kandydat*, rekrut*, wynagrodzen*, kadr*,
        ocena pracowni*, nadgodzin*`,
      ),
      sign: phrases(
        `zwolnienia lekarskie, pensj*, wynagrodz*, umowy o pracę, rozmowa kwalifikacyjna, rozmów
        kwalifikacyjnych, cv, ogłoszenie o pracę, oferty pracy, praca zdalna, okres próbny,
        oceny pracownicze, szkolenia pracowni*, pierwszy dzień, nowa osoba, sezonow*,
        zespoł*, pracowni*, dni wolne, umow*, rozmow* kwalifikacyjn*, etat`,
      ),
      hint: phrases(`umowa o pracę, obecnoś*, pracodawc*, zatrudn*`),
    },
    ja: {
      certain: phrases(
        `有給, 休暇申請, 勤怠, 給与, 人事評価, 応募者, 採用, 有給休暇, 給与明細, 採用面接, 人事部, 入社, 新入社員, 求人, 退職, 残業, タイムカード, 勤怠管理,
        休暇, 欠勤, 人事, 評価面談, 出勤, 退勤`,
      ),
      sign: phrases(
        `従業員, 面接, 勤務時間, オンボーディング, 在宅勤務, 履歴書, 労務, 労働時間, 異動, 育休, 初日, 新人, アルバイト応募, スタッフ, 社員, 休み, 契約, 上長`,
      ),
      hint: phrases(`雇用, 管理職, 研修`),
    },
    ar: {
      certain: phrases(
        `الموارد البشرية, موارد بشرية, إجازة سنوية, طلب إجازة, طلبات الإجازة, رواتب, تقييم الأداء,
        توظيف, إجازات, إجازة, الإجازات, راتب, مقابلات العمل, مقابلة عمل, حضور وانصراف,
        الحضور والانصراف, موظفين جدد, تقييم الموظفين, سير ذاتية, غياب, دوام, تسجيل الدوام,
        متقدمين`,
      ),
      sign: phrases(
        `المتقدمين للوظائف, المرشحين, مرشحين, مرشح, وظائف, وظيفة, ساعات العمل, ساعات إضافية, إجازة
        مرضية, عقود العمل, سيرة ذاتية, عمل عن بعد, فترة التجربة, الموظف الجديد, شؤون
        الموظفين, أول يوم, عقد عمل, فريق, لفريقنا, موظف*, عقد, مقابلة`,
      ),
      hint: phrases(`عمال`),
    },
  },
};
