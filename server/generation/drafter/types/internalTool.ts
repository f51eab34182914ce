import { phrases } from '../lexicon/words';
import type { ProductType } from './productType';

/** People of one company ask for things, and others of the same company decide and fulfil. */
export const internalTool: ProductType = {
  slug: 'internal-tool',
  shell: 'board',
  words: {
    en: {
      certain: phrases(
        `internal tool*, internal app*, back office, back-office, backoffice, cost center*,
        cost centre*, purchase request*, asset register, company laptop*, active directory,
        internal, our own staff, on premises, on-prem, wiki, shift handover*, handover of,
        paper folder, paper forms, access database, shared drive, requisition*,
        inventory of laptops, for our staff, for our team, legacy, clipboard, extinguisher*,
        safety officer`,
      ),
      sign: phrases(
        `intranet, in-house, our company, across departments, approv*, sign off, signs off,
        signed off, four eyes, line manager*, procurement, sap, erp, sso, single sign-on,
        sharepoint, department*, colleagues, spreadsheet*, excel, handover, hand over, signs the,
        second signature, head of, clerk*, plant manager, operators, operator, operations,
        our office, our lab, our factory, workshop notes, registrar*, council, works council,
        board, folder, paperwork, stuck, request is, agree or send back, staff, our team, badge,
        ldap, on our own server, audit log, whiteboard, white board, who changed what,
        google sheet, compliance, inspect*, three offices, mayor, lawyer, agreement, agreements,
        sign it, find any, facilities, it department, orders it, to-do, to-dos, wait a week,
        requester, request form, procedure, archive of, checked, tick five, per building, insurer,
        record for, go round with`,
      ),
      hint: phrases(
        `form, forms, checklist*, audit trail, manager*, employees, supervisor*, office, e-mail,
        notes by, warehouse, signs, version`,
      ),
    },
    de: {
      certain: phrases(
        `internes tool, interne anwendung, intranet, kostenstelle*, für unsere firma,
        in unserer firma, im unternehmen, unsere mitarbeit*, besetzungsplan, verwaltungssoftware`,
      ),
      sign: phrases(
        `intern, interne, internen, internes, interner, genehmig*, freigabe*, beschaffung*,
        vorgesetzte*, sap, *antrag, *anträge, antragsteller*, excel-liste*, excel-tabelle*,
        sachbearbeit*, behörde*, freigeben, gibt frei, sekretariat*, single sign-on,
        active directory, betriebsrat*, checkliste*, papierkram, zettelwirtschaft,
        übergabeprotokoll*, vertrag, verträge, unterschrieben, ämter, stelle, amt, liegt gerade,
        rathaus`,
      ),
      hint: phrases(
        `excel, verwaltung, leitung, abteilung*, mitarbeiter*, kollegen, kolleginnen, belegschaft*,
        büro, firma, betrieb, zettel, unterschrift*, formular*, einrichtung, unterschreib*, werk,
        erledigt`,
      ),
    },
    fr: {
      certain: phrases(
        `outil interne, intranet, demande d'achat, validation hiérarchique, centre de coûts,
        interne, internes, application interne, service achats, bon de commande, bons de commande,
        circuit de validation, convention*, juriste, l'agent saisit`,
      ),
      sign: phrases(
        `approuv*, notre entreprise, sap, approbation*, hiérarchie, responsable de service,
        fichier excel, tableur, demande de matériel, procédure*, usine, notre équipe, nos équipes,
        sso, atelier, signe, relit, élue, élu, bureaux, version, contrat*, échéance*, instruction,
        courrier*`,
      ),
      hint: phrases(
        `valid*, formulaire*, agent*, mairie, secrétariat*, dossier*, direction, service, services,
        collègue*, employé*, signature, excel, bureau, équipe`,
      ),
    },
    es: {
      certain: phrases(
        `herramienta interna, intranet, solicitud de compra, centro de coste*, centro de costo*,
        uso interno, interno, interna, internos, internas, sistema interno, orden de compra,
        órdenes de compra, flujo de aprobación`,
      ),
      sign: phrases(
        `aprobaciones, nuestra empresa, sap, expediente*, aprueb*, aprobar, en la empresa, trámite*,
        hoja de excel, planilla*, supervisor*, fábrica, sede, inicio de sesión único, convenio*,
        contrato, versión, jurídic*, concejal*`,
      ),
      hint: phrases(
        `autoriz*, firma, firmar, ayuntamiento, excel, secretari*, jefe*, jefa*, formulario*,
        oficina, aprobación, departamento*, solicitudes, hoja de cálculo, empleado*, compañer*,
        equipo`,
      ),
    },
    pt: {
      certain: phrases(
        `ferramenta interna, intranet, centro de custo*, interno, interna, uso interno,
        sistema interno, ordem de compra, fluxo de aprovação, planilha interna`,
      ),
      sign: phrases(
        `pedido de compra, nossa empresa, sap, na empresa, nosso escritório, planilha*, excel,
        folha de cálculo, folha de excel, prefeitura*, câmara municipal, supervisor*, almoxarifado,
        colaborador*, minha oficina, convénio*, convênio*, contrato*, versão, jurídic*, vereador*`,
      ),
      hint: phrases(
        `aprov*, autoriz*, formulário*, secretaria, chefe*, gestor*, processo*, quadro branco,
        departamento*, setor*, colegas, equipe, equipa, assinatura, escritório, login único,
        atendente`,
      ),
    },
    it: {
      certain: phrases(
        `strumento interno, intranet, richiesta d'acquisto, centro di costo, interno, interna,
        interni, uso interno, gestionale*, ordine d'acquisto, ordini d'acquisto,
        flusso di approvazione, richieste d'acquisto`,
      ),
      sign: phrases(
        `nostra azienda, sap, in azienda, foglio excel, fogli excel, foglio di calcolo, pratiche,
        segreteria, verbal*, dipendenti comunali, stabilimento, fabbrica, archivio cartaceo,
        convenzion*, contratt*, versione, legale, assessor*`,
      ),
      hint: phrases(
        `approv*, autorizz*, ufficio, uffici, excel, protocollo, comune, responsabil*, modul*,
        firma, procedur*, reparto, reparti, colleghi, amministrazione, operator*, magazzino`,
      ),
    },
    nl: {
      certain: phrases(
        `interne tool, intranet, inkoopaanvra*, kostenplaats*, intern, interne, intern systeem,
        voor intern gebruik, binnen ons bedrijf, goedkeuringsproces*, inkooporder*, bestelaanvra*`,
      ),
      sign: phrases(
        `goedkeur*, leidinggevende*, ons bedrijf, sap, goedgekeurd*, aanvraag, aanvragen, *aanvraag,
        *aanvragen, akkoord, ons kantoor, onze organisatie, ambtenar*, dossier*, single sign-on,
        fabriek*, werkbon*, contracten, versie, wethouder*, jurist*`,
      ),
      hint: phrases(
        `excel*, spreadsheet*, gemeente, formulier*, secretariaat, procedure*, protocol*, magazijn,
        afdeling*, collega*, medewerker*, kantoor, handtekening*, administratie*`,
      ),
    },
    pl: {
      certain: phrases(
        `narzędzie wewnętrzne, wewnętrzne narzędzie, intranet*, wniosek zakupowy, wnioski zakupowe,
        wewnętrzn*, do użytku wewnętrznego, obieg dokumentów, obieg faktur, zamówienie zakupu,
        wniosek o zakup, ścieżka akceptacji`,
      ),
      sign: phrases(
        `przełożon*, naszej firmie, sap, akcept*, zatwier*, wnios*, w firmie, nasza firma,
        naszej firmy, sekretariat*, wychowawc*, logowanie jednokrotne, protokoł*, świetlic*,
        upoważnien*, umow*, wersj*, prawnik*, wójt*`,
      ),
      hint: phrases(
        `excel*, arkusz*, urząd, urzęd*, formularz*, kierowni*, dokument*, procedur*, biuro,
        dyrektor*, kartka, dział, działu, pracowni*, koleg*, podpis*, administrator*`,
      ),
    },
    ja: {
      certain: phrases(
        '社内, 稟議, 社内ツール, 社内システム, 業務システム, 決裁, 申請フロー, 承認フロー, 庁内, 社内向け, 基幹システム, 購買申請',
      ),
      sign: phrases(
        `承認, 購買, 上長, 申請, 部署, 部門, 総務, 経理, 紙の, エクセル, excel, 帳票, 役所, 町役場, 店長, シングルサインオン, 稼働, 工場, 契約書,
        版管理, 役場`,
      ),
      hint: phrases(
        '上司, 管理職, 業務, 事務, 本部, 倉庫, 経費, 社員, スタッフ, 担当者, 引き継ぎ, 現場',
      ),
    },
    ar: {
      certain: phrases(
        `أداة داخلية, طلب شراء, طلبات الشراء, مركز التكلفة, موافقة المدير, داخلي, داخلية,
        نظام داخلي, للاستخدام الداخلي, موظفي الشركة, شركتنا, سير الموافقات, أمر شراء, أوامر الشراء,
        معاملات`,
      ),
      sign: phrases(
        `داخل الشركة, اعتماد الطلب, موافقة, الموافقة, يعتمد, إكسل, excel, جدول بيانات, نموذج ورقي,
        مدير القسم, رئيس القسم, سكرتارية, بلدية, دائرة حكومية, مصنع, إجراءات, أرشيف, عقد, عقود,
        اتفاقية`,
      ),
      hint: phrases(
        `اعتماد, معاملة, الإدارة, قسم, أقسام, نماذج, مشرف, توقيع, مستودع, موظف*, مدير, مكتب, دفتر`,
      ),
    },
  },
  texts: {
    label: 'internal tool',
    roles: ['requesters', 'approvers', 'process owners'],
    requirements: [
      'A request names a cost centre, and its approver follows from that without anyone choosing',
      'Above a set amount a second person must approve, and never the one who asked',
      'An approver on leave names a deputy, and the decision records both names',
      'A rejection needs a reason, and the requester can correct and resubmit the same request',
      'A request untouched for three working days reminds the approver, then goes to the deputy',
      'People, managers and cost centres are read from the directory or SAP, never typed in',
      'An approved request is posted to SAP exactly once, and failed postings wait in a retry list',
      'Each company asset has one current holder, and a leaver gets a list of what to hand back',
      'Access follows the groups of single sign-on and ends on the day a person leaves',
    ],
    qualities: [
      'An auditor can rebuild who decided what, when and by which rule, seven years back',
      'A routine approval takes two taps from the message that asks for it',
      'If SAP is down, people can still file requests and nothing is filed twice afterwards',
      'A process owner can change an approval limit without a developer',
    ],
    risks: [
      'Urgent cases keep going by email and phone, so the tool never shows the whole picture',
      'Approvers click everything through, and the approval step protects nobody',
      'A reorganisation leaves requests with approvers who have moved on',
      'The old spreadsheet stays alive beside the tool, and the two disagree',
    ],
    questions: [
      'Which system has the last word when this tool and SAP disagree?',
      'Who may decide when the approver is away, and up to what amount?',
      'Which spreadsheet, mailbox or form is switched off on the day this goes live?',
      'What share of requests could be approved by rule, with nobody looking?',
      'Does everyone who needs it have a company account, including the shop floor and contractors?',
    ],
    entities: [
      {
        name: 'Request',
        fields: ['subject', 'requester', 'cost centre', 'amount', 'needed by', 'reason'],
        states: ['draft', 'in approval', 'approved', 'rejected', 'fulfilled'],
        relations: ['A request has one requester and one or more approvals.'],
      },
      {
        name: 'Approval',
        fields: ['approver', 'deputy for', 'decided at', 'comment'],
        states: ['waiting', 'granted', 'refused', 'passed on'],
        relations: ['An approval belongs to one request and one approver.'],
      },
      {
        name: 'Asset',
        fields: ['tag', 'model', 'holder', 'bought on', 'warranty until'],
        states: ['in store', 'handed out', 'in repair', 'retired'],
        relations: ['An asset can come from one request and has at most one holder.'],
      },
    ],
    screens: ['My requests', 'New request', 'To approve', 'Assets', 'Audit log'],
    action: 'Approve',
    records: [
      {
        title: 'Second monitor, design team',
        detail: 'Aylin Brandt, cost centre 4120',
        state: 'in approval',
        figure: '€ 289',
      },
      {
        title: 'Forklift training for two',
        detail: 'Piotr Nowak, warehouse north',
        state: 'approved',
        figure: '€ 640',
      },
      {
        title: 'Replacement laptop',
        detail: 'Joan Whitfield, old one out of warranty',
        state: 'fulfilled',
        figure: '€ 1,150',
      },
      {
        title: 'Access to the payroll archive',
        detail: 'Samir Haddad, until the audit ends',
        state: 'in approval',
        figure: '30 days',
      },
      {
        title: 'Standing desks, room 3.14',
        detail: 'Marta Ruiz, second offer missing',
        state: 'rejected',
        figure: '€ 4,720',
      },
      {
        title: 'Trade fair stand, spring',
        detail: 'Lena Holm, cost centre 5300',
        state: 'draft',
        figure: '€ 8,900',
      },
    ],
  },
};
