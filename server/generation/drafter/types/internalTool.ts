import { phrases } from '../lexicon/words';
import type { KnownType } from './productType';

/** People of one company ask for things, and others of the same company decide and fulfil. */
export const internalTool: KnownType = {
  slug: 'internal-tool',
  hue: 240,
  words: {
    en: {
      certain: phrases(
        `dock door*, loading dock*, permit to work, permits to work, shop floor, shared mailbox*, shared inbox*, laminated, internal tool*, internal app*, back office, back-office, backoffice, cost center*, cost
        centre*, purchase request*, asset register, company laptop*, active directory,
        internal, our own staff, on premises, on-prem, wiki, shift handover*, handover of,
        paper folder, paper forms, access database, shared drive, requisition*, inventory
        of laptops, for our staff, for our team, legacy, clipboard, extinguisher*, safety
        officer, purchase order*, approval workflow*, approve purchase*, approve orders,
        visitor sign-in, visitor registration, visitor log, front desk, contract archive,
        contract management, contracts, inventory of our, asset management, stock in our
        warehouse, our warehouse, warehouse staff, excel sheet, replace the excel, replaces
        the excel, replace our spreadsheet*, replaces our spreadsheet*, our employees, our
        staff, in our company, in our firm, for our company, company car*, fleet cars,
        document approval, release of documents, change request*, travel request*, iso
        9001, quality management, audit trail for, production line, shop floor, work
        instruction*`,
      ),
      sign: phrases(
        `dock, docks, bay*, yard, sign-off*, signs off, clipboard*, whiteboard*, our staff, our team, foreman, foremen, shift lead*, depot, back office, front office, triag*, paralegal*, legal department, procurement, facility, facilities, quarry, plant manager, works order*, work order*, toolbox talk*, pallets, forklift*, warehouse*, goods in, stocktak*, intranet, in-house, our company, across departments, approv*, sign off, signs off, signed
        off, four eyes, line manager*, procurement, sap, erp, sso, single sign-on,
        sharepoint, department*, colleagues, excel, handover, hand over, signs the, second
        signature, head of, clerk*, plant manager, operators, our office, our lab, our
        factory, registrar*, works council, folder, paperwork, request is, agree or send
        back, our team, badge, ldap, on our own server, audit log, whiteboard, white board,
        who changed what, google sheet, compliance, lawyer, agreement, agreements, sign it,
        facilities, it department, to-do, to-dos, requester, request form, procedure,
        archive of, checked, per building, key cabinet, office keys, legal department, hr
        department, finance department, accounting department, purchasing department,
        purchasing, warehouse, goods received, goods in, stock level*, stock take, serial
        number*, spare laptops, laptops, meeting minutes, minutes of, employee, the office,
        office manager*, secretary, secretaries, assistant to, executive*, director*,
        plant, factory, foremen, foreman, workshop, quality check*, sign-off*, two
        signatures, rejected with, reject with, form on paper, paper form*, carbon copy,
        filing cabinet, shared folder, shared mailbox, email chain*, sops, standard
        operating, delegat*, deputy`,
      ),
      hint: phrases(
        `form, forms, checklist*, audit trail, manager*, employees, supervisor*, office`,
      ),
    },
    de: {
      certain: phrases(
        `rampe*, laderampe*, arbeitsfreigabe*, sammelpostfach*, gemeinsames postfach, internes tool, interne anwendung, intranet, kostenstelle*, für unsere firma, in unserer
        firma, im unternehmen, unsere mitarbeit*, besetzungsplan, verwaltungssoftware,
        freigabe von, freigabeprozess*, genehmigung*, bestellung freigeben, bestellungen
        freigeben, bestellanforderung*, in unserem unternehmen, besucheranmeldung,
        vertragsverwaltung, vertragsarchiv, anlagenverzeichnis, lagerbestand, excel-liste*,
        excelliste*, excel-tabelle*, intern, unsere abteilung*`,
      ),
      sign: phrases(
        `lagerist*, schichtleit*, freigabe*, werkstor, disponent*, wareneingang*, warenausgang*, stapler*, baustelle*, bauleit*, vorarbeiter*, einkauf*, rechtsabteilung, buchhaltung, inventur*, arbeitsschein*, klemmbrett, interne, internen, internes, interner, genehmig*, freigabe*, beschaffung*, vorgesetzte*,
        sap, *antrag, *anträge, antragsteller*, sachbearbeit*, behörde*, freigeben, gibt
        frei, sekretariat*, single sign-on, active directory, betriebsrat*, checkliste*,
        papierkram, zettelwirtschaft, übergabeprotokoll*, vertrag, verträge,
        unterschrieben, ämter, stelle, amt, liegt gerade, rathaus, abteilung*, einkauf,
        buchhaltung, verwaltung, büro, firma, betrieb, kollegen, kolleginnen, lager,
        prüfprotokoll*, vier-augen*, unterschrift*, unterschreib*, formular*, papierform`,
      ),
      hint: phrases(
        `excel, leitung, mitarbeiter*, belegschaft*, zettel, einrichtung, werk, erledigt`,
      ),
    },
    fr: {
      certain: phrases(
        `quai de chargement, boîte mail partagée, bon de travail*, outil interne, intranet, demande d'achat, validation hiérarchique, centre de coûts,
        interne, internes, application interne, service achats, bon de commande, bons de
        commande, circuit de validation, convention*, juriste, l'agent saisit, validation
        des commandes, validation des, demandes d'achat, dans notre entreprise, dans notre
        société, dans notre service, nos salariés, nos employés, registre des visiteurs,
        accueil des visiteurs, gestion des contrats, archives des contrats, fichier excel,
        tableau excel, en interne`,
      ),
      sign: phrases(
        `entrepôt*, magasinier*, chef d’équipe, chef d'équipe, chantier*, atelier*, achats, service juridique, inventaire*, rayon*, pèse, pesée, réception des, étiquette*, au dépôt, approuv*, notre entreprise, sap, approbation*, hiérarchie, responsable de service, tableur,
        demande de matériel, procédure*, usine, notre équipe, nos équipes, sso, atelier,
        signe, relit, élue, élu, bureaux, version, contrat*, échéance*, instruction,
        courrier*, valider, valide, validation, comptabilité, responsable*, chef de
        service, direction, employé*, salarié*, collègue*, bureau, entrepôt, stock*,
        formulaire*, signature*, circuit de`,
      ),
      hint: phrases(
        `valid*, agent*, mairie, secrétariat*, dossier*, service, services, excel, équipe`,
      ),
    },
    es: {
      certain: phrases(
        `muelle de carga, buzón compartido, orden de trabajo, órdenes de trabajo, herramienta interna, intranet, solicitud de compra, centro de coste*, centro de costo*, uso
        interno, interno, interna, internos, internas, sistema interno, orden de compra,
        órdenes de compra, flujo de aprobación, aprobar pedidos, aprobación de, pedidos de
        compra, en nuestra empresa, nuestra empresa, registro de visitas, gestión de
        contratos, hoja de excel, nuestros empleados`,
      ),
      sign: phrases(
        `almacén, almacenero*, jefe de turno, jefe de obra, capataz, obra, compras, inventario*, visto bueno, hoja de ruta, departamento legal, aprobaciones, sap, expediente*, aprueb*, aprobar, en la empresa, trámite*, planilla*,
        supervisor*, fábrica, sede, inicio de sesión único, convenio*, contrato, versión,
        jurídic*, concejal*, autoriza*, departamento*, jefe*, oficina, empleado*, almacén,
        inventario, firma*, formulario*, compras, administración, encargad*, taller`,
      ),
      hint: phrases(
        `autoriz*, ayuntamiento, excel, secretari*, jefa*, aprobación, solicitudes, hoja de cálculo,
        compañer*, equipo`,
      ),
    },
    pt: {
      certain: phrases(
        `ferramenta interna, intranet, centro de custo*, interno, interna, uso interno, sistema
        interno, ordem de compra, fluxo de aprovação, planilha interna, aprovar pedidos,
        aprovação de, pedidos de compra, na nossa empresa, nossa empresa, registro de
        visitantes, gestão de contratos, planilha de excel, folha de excel`,
      ),
      sign: phrases(
        `pedido de compra, sap, na empresa, nosso escritório, planilha*, excel, folha de cálculo,
        prefeitura*, câmara municipal, supervisor*, almoxarifado, colaborador*, minha
        oficina, convénio*, convênio*, contrato*, versão, jurídic*, vereador*, aprovar,
        aprova, autoriza*, departamento*, setor*, chefe*, escritório, funcionári*, armazém,
        inventário, assinatura*, formulário*, compras, gerente*`,
      ),
      hint: phrases(
        `aprov*, autoriz*, secretaria, gestor*, processo*, quadro branco, colegas, equipe, equipa,
        login único, atendente`,
      ),
    },
    it: {
      certain: phrases(
        `strumento interno, intranet, richiesta d'acquisto, centro di costo, interno, interna,
        interni, uso interno, gestionale*, ordine d'acquisto, ordini d'acquisto, flusso di
        approvazione, richieste d'acquisto, approvare gli ordini, approvazione di, ordini
        di acquisto, ordine di acquisto, nella nostra azienda, nostra azienda, registro
        visitatori, gestione dei contratti, foglio excel`,
      ),
      sign: phrases(
        `sap, in azienda, fogli excel, foglio di calcolo, pratiche, segreteria, verbal*, dipendenti
        comunali, stabilimento, fabbrica, archivio cartaceo, convenzion*, contratt*,
        versione, legale, assessor*, approvare, approva, autorizz*, reparto, reparti, capo,
        ufficio, dipendent*, magazzino, inventario, firma, firme, modul*, acquisti,
        responsabil*`,
      ),
      hint: phrases(
        `approv*, uffici, excel, protocollo, comune, procedur*, colleghi, amministrazione, operator*`,
      ),
    },
    nl: {
      certain: phrases(
        `interne tool, intranet, inkoopaanvra*, kostenplaats*, intern, interne, intern systeem, voor
        intern gebruik, binnen ons bedrijf, inkooporder*, bestelaanvra*, goedkeuren van,
        goedkeuring*, in ons bedrijf, ons bedrijf, bezoekersregistratie, contractbeheer,
        excelbestand, excel-bestand, excelsheet, intern gebruik, onze medewerkers`,
      ),
      sign: phrases(
        `goedkeur*, leidinggevende*, sap, goedgekeurd*, aanvraag, aanvragen, *aanvraag, *aanvragen,
        akkoord, ons kantoor, onze organisatie, ambtenar*, dossier*, single sign-on,
        fabriek*, werkbon*, contracten, versie, wethouder*, jurist*, afdeling*, kantoor,
        medewerker*, magazijn, voorraad, handtekening*, formulier*, inkoop, administratie,
        beheerder*`,
      ),
      hint: phrases(
        `excel*, spreadsheet*, gemeente, secretariaat, procedure*, protocol*, collega*,
        administratie*`,
      ),
    },
    pl: {
      certain: phrases(
        `narzędzie wewnętrzne, wewnętrzne narzędzie, intranet*, wniosek zakupowy, wnioski zakupowe,
        wewnętrzn*, do użytku wewnętrznego, obieg dokumentów, obieg faktur, zamówienie
        zakupu, wniosek o zakup, ścieżka akceptacji, zatwierdzanie, zatwierdzanie zamówień,
        zamówienia zakupu, w naszej firmie, naszej firmie, rejestr gości, zarządzanie
        umowami, arkusz excel, arkusz excela`,
      ),
      sign: phrases(
        `przełożon*, sap, akcept*, zatwier*, wnios*, w firmie, nasza firma, naszej firmy,
        sekretariat*, wychowawc*, logowanie jednokrotne, protokoł*, świetlic*, upoważnien*,
        umow*, wersj*, prawnik*, wójt*, dział, działu, biur*, pracowni*, magazyn*,
        inwentaryz*, podpis*, formularz*, zakup*, kierowni*`,
      ),
      hint: phrases(
        `excel*, arkusz*, urząd, urzęd*, dokument*, procedur*, dyrektor*, kartka, koleg*,
        administrator*`,
      ),
    },
    ja: {
      certain: phrases(
        `社内, 稟議, 社内ツール, 社内システム, 業務システム, 決裁, 申請フロー, 承認フロー, 庁内, 社内向け, 基幹システム, 購買申請, 購入申請, 申請を承認, 来客受付,
        契約書管理, エクセル, excel, 業務, 社員`,
      ),
      sign: phrases(
        `承認, 購買, 上長, 申請, 部署, 部門, 総務, 経理, 紙の, 帳票, 役所, 町役場, 店長, シングルサインオン, 稼働, 工場, 契約書, 版管理, 役場, 上司,
        倉庫, 在庫, 押印, 書類`,
      ),
      hint: phrases(`管理職, 事務, 本部, 経費, スタッフ, 担当者, 引き継ぎ, 現場`),
    },
    ar: {
      certain: phrases(
        `أداة داخلية, طلب شراء, طلبات الشراء, مركز التكلفة, موافقة المدير, داخلي, داخلية, نظام
        داخلي, للاستخدام الداخلي, موظفي الشركة, شركتنا, سير الموافقات, أمر شراء, أوامر
        الشراء, معاملات, في شركتنا, الموافقة على, سجل الزوار, إدارة العقود, ملف إكسل, إكسل,
        موظفينا`,
      ),
      sign: phrases(
        `داخل الشركة, اعتماد الطلب, موافقة, الموافقة, يعتمد, excel, جدول بيانات, نموذج ورقي, مدير
        القسم, رئيس القسم, سكرتارية, بلدية, دائرة حكومية, مصنع, إجراءات, أرشيف, عقد, عقود,
        اتفاقية, يوافق, قسم, مدير, المدير, مكتب, موظف*, الموظف*, مستودع, مخزون, توقيع,
        نموذج, مشتريات`,
      ),
      hint: phrases(`اعتماد, معاملة, الإدارة, أقسام, نماذج, مشرف, دفتر`),
    },
  },
};
