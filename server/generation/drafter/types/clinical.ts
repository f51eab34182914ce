import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People are cared for, and what is observed, ordered and given is written down. */
export const clinical: KnownType = {
  slug: 'clinical',
  hue: 200,
  words: {
    en: {
      certain: phrases(
        `nursing, physician*, care home*, health record*, fhir, dialysis, hospital ward, stroke
        unit, icu, wound care, vet, vets, veterinar*, medication, discharge*, symptom
        diary, clinic, outpatient*, bedside, intake form, triage nurse, patient intake,
        patient record*, patient file*, medical record*, wound documentation, medication
        plan*, medication list*, medication chart*, care plan*, nursing home*, nurses,
        dental practice*, dentist*, doctor's practice, doctor's surgery, gp surgery,
        general practitioner*, paediatric*, pediatric*, psychiatr*, psychotherap*,
        physiotherap*, speech therap*, occupational therap*, midwife, midwives, hospice,
        ambulance*, paramedic*, pharmacist*, pharmacy, prescription*, vet practice, vital
        sign*, telemedicine, telehealth, clinical trial*, electronic health, blood pressure
        readings, blood glucose, glucose, insulin*, anaesth*, operating theatre*, ward
        round*, pain diary, headache diary, symptom tracker, oncolog*, chemotherap*,
        dermatolog*, rehabilitation`,
      ),
      sign: phrases(
        `patients, nurse, clinic*, patient, wards, midwi*, carer*, caregiver*, medical, medication*,
        pills, dose*, symptom*, diagnos*, blood pressure, wound*, hospital*, gp, neurolog*,
        migraine*, headache*, pill, triptan*, physio*, therap*, diabet*, dosage, vaccin*,
        injection*, allerg*, surgery, surgeon, swallowing, handover at shift,
        practitioner*, dementia, asthma, epilep*, fever, seizure*, cardiologist, side
        effect*, stoma, rehab, palliative, gp practice, referral*, radiology, lab result*,
        blood sugar, stroke, pill reminder*, grandmother's pills, take her pills, take his
        pills, missed dose*, my doctor, the doctor, doctors, doctor, for my doctor, care
        staff, residents' medication, infection*, hygiene, x-ray*, mri, ultrasound,
        treatment plan, therapy plan, exercises for patients, consent form*, anamnes*,
        medical history, icd-10, snomed, hl7, gdpr health, pressure sore*, bedsore*, bed
        sores, fluid balance, nurse call, blood test*, blood donor*, donor*, transfusion*,
        pregnan*, maternity, newborn*, mental health, depress*, anxiety, autis*,
        parkinson*, alzheimer*, stroke patients, hearing aid*, glasses prescription,
        contact lens*, sick animals, herd health, livestock treatment*`,
      ),
      hint: phrases(
        `elderly care, prescri*, bed, beds, ward, doctor*, treatment, pain, heart, blood,
        treatments, tablets, medicine, medicines`,
      ),
    },
    de: {
      certain: phrases(
        `krankenhaus*, klinik*, arztpraxis, pflegedienst*, pflegekräfte, pflegekraft, pflegeheim*,
        *klinik, *kliniken, hausarzt*, hausärzt*, facharzt*, wunddokument*, physiotherap*,
        pflegedokument*, altenpflege*, arzneimittel*, hebamme*, medikamentenplan*,
        medikationsplan*, pflegeplan*, patientenakte*, krankenakte*, anamnese*, zahnarzt*,
        tierarzt*, tierärzt*, rettungsdienst*, apothek*, hospiz*, demenz*, wundversorgung,
        sprechstunde beim, therapeut*, impfpass, station im krankenhaus`,
      ),
      sign: phrases(
        `patient*, praxis, pflege*, ärzt*, medikament*, symptom*, blutdruck*, diagnos*, *therapie,
        *arzt, *ärztin, *ärzte, tabletten, dosis, dosier*, einnahme*, wunde*, vitalwert*,
        befund*, impf*, krankheit*, migräne*, bewohner, arzt, allergie*, blutzucker,
        insulin*, kopfschmerz*, schmerztagebuch, schwanger*, geburt*, rezept vom arzt,
        visite, übergabe`,
      ),
      hint: phrases(`station, therap*, behandlung*, schmerz*, blutzucker*, diabet*`),
    },
    fr: {
      certain: phrases(
        `infirmi*, soignant*, hôpita*, dossier médical, ehpad, cabinet médical, cabinet infirmier,
        clinique*, orthophoniste, sages-femmes, aide-soignant*, soins à domicile, maison de
        retraite, plaie*, traitement médical, vaccin*, plan de médicaments, médicament*,
        patient*, dossier patient, cabinet dentaire, dentiste*, vétérinaire*,
        kinésithérap*, sage-femme*, pharmac*, ordonnance*, tension artérielle, glycémie,
        soins`,
      ),
      sign: phrases(
        `médecin*, symptôme*, médical*, migraine*, posologie, prise de médicaments, comprim*,
        diabét*, diagnosti*, thérap*, allergie*, docteur, douleur*, dose, doses,
        traitement*, résident, résidents, diabèt*, consultation*`,
      ),
      hint: phrases(`santé, tension, malade*`),
    },
    es: {
      certain: phrases(
        `enfermer*, historia clínica, receta médica, fisioterap*, hospital*, consulta médica, centro
        de salud, residencia de ancianos, residencia de mayores, matrona*, vacuna*,
        odontolog*, dentista*, plan de medicación, medicación, medicamento*, paciente*,
        veterinari*, farmacia*, tensión arterial, glucosa`,
      ),
      sign: phrases(
        `clínica*, consultorio, medicament*, síntoma*, cuidador*, enferm*, pastilla*, dosis,
        migraña*, presión arterial, diabet*, herida*, diagnóstic*, alergia*, psicólog*,
        cardiólog*, medicinas, tensión, once medicinas, médico de cabecera, médic*, dolor*,
        tratamiento*, terapia*`,
      ),
      hint: phrases(`terap*, doctor*, receta*, evolución, consulta de, salud`),
    },
    pt: {
      certain: phrases(
        `receita médica, enfermagem, hospital, hospitais, prontuário*, consultório*, posto de saúde,
        centro de saúde, receituário, lar de idosos, vacina*, dentista*, hospitalar,
        utente*, plano de medicamentos, medicamento*, enfermeir*, paciente*, ficha clínica,
        veterinári*, fisioterap*, parteira*, farmácia*, pressão arterial, glicose`,
      ),
      sign: phrases(
        `clínica*, medicament*, sintoma*, remédio*, comprimido*, dose*, enxaqueca*, tensão arterial,
        diabet*, ferida*, diagnóstic*, psicólog*, cuidador*, alergia*, enferm*, médic*,
        dor, dores, tratamento*, terapia*`,
      ),
      hint: phrases(`terap*, idosos, saúde, consulta, consultas`),
    },
    it: {
      certain: phrases(
        `infermier*, ospedal*, cartella clinica, reparto ospedaliero, ambulatori*, medico di base,
        cartelle cliniche, casa di riposo, rsa, vaccin*, dentist*, ostetric*, studio
        medico, piano dei farmaci, farmac*, pazient*, veterinar*, fisioterap*, ricetta
        medica, pressione sanguigna, glicemia`,
      ),
      sign: phrases(
        `clinic*, sintom*, badant*, dosaggio, pastigli*, compress*, emicrani*, pressione arteriosa,
        diabet*, ferit*, diagnos*, allergi*, visita medica, medico, medici, medica, dolor*,
        dose, dosi, terapi*`,
      ),
      hint: phrases(`psicolog*, medic*, pressione, anzian*, salute, assistit*`),
    },
    nl: {
      certain: phrases(
        `verpleeg*, verpleging, thuiszorg, verzorgingshuis*, fysiotherap*, tandarts*,
        praktijkassistent*, medisch dossier, vaccin*, kliniek*, medicatie*,
        verzorgingstehuis, patiënt*, dossier van de patiënt, ziekenhu*, dierenarts*,
        verloskundige*, apotheek, apotheker*, recept van de arts, bloeddruk, bloedsuiker,
        huisarts*`,
      ),
      sign: phrases(
        `patient*, medicijn*, medisch*, dosering*, zorgverlener*, mantelzorg*, therap*, migraine*,
        bloeddruk*, diabet*, wond*, diagnose*, symptoom*, klachtenverloop, allergie*,
        psycholo*, arts, artsen, dokter*, symptom*, pijn, dosis, behandeling*`,
      ),
      hint: phrases(`pil, pillen, zorg, behandel*, gezondheid*, apotheek*, praktijk`),
    },
    pl: {
      certain: phrases(
        `pielęgniar*, szpital*, przychod*, gabinet lekarski, dokumentacja medyczna, fizjoterap*, dom
        opieki, domu opieki, szczepie*, stomatolog*, dentyst*, położn*, oddział szpitalny,
        plan leków, leki, leków, pacjent*, karta pacjenta, weteryn*, aptek*, recept*,
        ciśnienie krwi, glukoz*, lekarz*`,
      ),
      sign: phrases(
        `objaw*, lek, dawk*, tabletk*, rehabilit*, bólu, migren*, ciśnieni*, cukrzyc*, ran, rany,
        diagno*, alergi*, psycholog*, leczeni*, lekarstw*, opiekun*, ból, bóle, terapi*`,
      ),
      hint: phrases(`lekar*, terap*, opieka, zabieg*, badań, zdrow*, senior*`),
    },
    ja: {
      certain: phrases(
        `看護, 診療, カルテ, 服薬, 医師, 動物病院, クリニック, 診察, 看護師, お薬手帳, 薬局, 薬剤師, 訪問看護, 歯科, 獣医, 電子カルテ, 処方, 服薬管理,
        介護施設, 介護, 患者, 病院, 理学療法, 助産, 血圧, 血糖, 投薬`,
      ),
      sign: phrases(
        `症状, 通院, 入院, 治療, 介護士, 施設入居者, 頭痛, 予防接種, ワクチン, 検査結果, リハビリ, 医療, 診断, 助産師, 飲み残し, 痛み, 薬, アレルギー,
        糖尿, 利用者の体調`,
      ),
      hint: phrases(`病気, 体温, 健康, 高齢者, 保健`),
    },
    ar: {
      certain: phrases(
        `مستشفى, سجل طبي, ممرض*, تمريض, مستشفيات, الملف الطبي, ملف المريض, علاج طبيعي, العلاج
        الطبيعي, مستوصف, تطعيم*, لقاح*, جرعة, جرعات, خطة الأدوية, الأدوية, أدوية, دار
        المسنين, مريض, المرضى, ملف طبي, السجل الطبي, طبيب أسنان, بيطري, صيدلي*, وصفة طبية,
        ضغط الدم, سكر الدم, عيادة`,
      ),
      sign: phrases(
        `مرضى, مريضة, عيادات, أعراض, طبيب*, دواء, الدواء, أدويتي, تشخيص, ألم, صداع, سكري, السكري,
        جرح, وصفات, أسنان, نفسي, مسنين, الطبيب, علاج, حساسية`,
      ),
      hint: phrases(`أطباء, رعاية, كبار السن, طبية, صحة, صحي, فحص, تحاليل`),
    },
  },
};
