import type { LanguageCode } from '../../lexicon/languageCode';
import type { ActName } from '../../sort/actNames';

/** The words of a language that tell how something is done or shown. */
interface TaskWords {
  /** How verbs begin that say that something is written down; `start` and `put` do not. */
  typed: RegExp;
  /** How verbs begin that say how something is; nobody does that by pressing a button. */
  stative: RegExp;
  /** Verbs of ticking off. */
  ticked: RegExp;
  /** Verbs of filtering, and of sorting. */
  filtered: RegExp;
  sorted: RegExp;
  /** English verbs of looking by a person, of showing by the product, and of finding; elsewhere the lexicon tells. */
  looking?: RegExp;
  showing?: RegExp;
  finding?: RegExp;
  /** Before what is searched, filtered or sorted by. */
  by: string;
  /** Messages, and that somebody gets one. */
  told: RegExp;
  /** Before what figures are given for: `takings per week`. */
  per: string;
  /** Before a thing of which all or each is meant; `any time` names none. */
  all: RegExp;
  /** Kinds of reports, with what stands before their subject. */
  report: string;
  /** What is booked only by its time: `slot`. */
  slot: RegExp;
  /** What a button says in a language of which verbs have no form for buttons. */
  buttons?: Readonly<Partial<Record<ActName, string>>>;
}

const part = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})`, 'iu');
const start = (words: string) => new RegExp(`^(?:${words})`, 'iu');

export const taskWords: Readonly<Record<LanguageCode, TaskWords>> = {
  en: {
    typed: start(
      'add(?!ress)|announce|answer|comment|compose|declare|describe|enrol|enter|fill|log(?!\\s?(?:in|out|on|off))|message|name|note|propose|record|register|reply|report|save|set(?!\\p{L})|specify|store|submit|suggest(?!ed)|type(?!set)|write',
    ),
    stative: start(
      '(?:appear|arrive|be|become|belong|come|consist|contain|cost|depend|drive|earn|eat|exist|expire|feel|fit|get|go|happen|have|hear|hold|hope|include|keep|know|lack|land|last|lead|learn|lie|like|live|love|matter|mean|need|own|receive|remain|require|sit|stand|stay|support|think|wait|walk|want|wish|work|drag)(?:s|es)?(?!\\p{L})|has(?!\\p{L})',
    ),
    ticked: start('(?:check|cross|mark|tick)(?:\\soff)?(?:\\s|$)'),
    filtered: start('filter|narrow'),
    sorted: start('sort|order\\s\\p{L}+\\sby'),
    looking: start(
      'browse|check(?!\\s(?:in|out))|compare|display|find|follow|highlight|look|monitor|present|read|review|see|show|track|view|watch',
    ),
    showing: start('display|highlight|list|present|show'),
    finding: start('browse|discover|filter|find|look|narrow|order|search|sort'),
    by: 'by|on',
    told: part(
      'texts?\\smessages?|sms|e-?mail(?!\\s?addr)(?:s|ed)?|(?:reminder|notification|warning|alert|nudge)s?|notified|push\\s|alerted|reminded|texted|informed|warned',
    ),
    all: start('(?:any(?!\\stime)|all|each|every|both)(?:\\s|$)'),
    per: 'per|for each|for every|by(?=\\s(?:day|week|month|quarter|year)(?!\\p{L}))',
    report:
      '(?:report|overview|summary|statistics|stats|list|chart|breakdown|export|csv|pdf)(?:\\s(?:of|on|with|for))?',
    slot: part('(?:slot|appointment|session)s?(?!\\p{L})'),
  },
  de: {
    typed: start(
      'antwort|beschreib|eingeb|eintrag|erfass|formulier|gib|gebe|kommentier|meld|notier|protokollier|registrier|schreib|trag|träg',
    ),
    stative: start(
      'hab|hat|krieg|hol(?:t|en)$|drück|tipp(?:t|en)$|sein$|ist$|sind$|bekomm|erhalt|erhält|werd|wird|gehör|besitz|behalt|behält|bleib|brauch|benötig|kost|dauer|gilt|gelt|enth[aä]lt|besteh|lieg|steh(?!l)|komm(?!ent)|geh(?:t|en)$|wiss|weiß|kenn(?:t|en)$|verfall',
    ),
    ticked: start('abhak|hak|ankreuz|kreuz'),
    filtered: start('filter'),
    sorted: start('sortier|ordne'),
    by: 'nach',
    told: part(
      'benachrichtig|erinnerung|erinnert|sms|(?:e-?)?mails?(?!\\p{L})|push|\\p{L}*warnung|gewarnt|informiert|nachricht(?:en)?(?!\\p{L})',
    ),
    all: start('(?:alle[ns]?|jede\\p{L}*)(?:\\s|$)'),
    per: 'pro|je',
    report:
      '(?:auswertung|bericht|übersicht|statistik|liste|zusammenfassung)(?:\\s(?:der|des|von|über|mit))?',
    slot: part('\\p{L}*(?:termin|zeitfenster|slot)(?:e|s)?(?!\\p{L})'),
  },
  fr: {
    typed: start('fix|comment|décri|déclar|écri|inscri|note|rédig|répond|renseign|saisi|signal'),
    stative: start(
      'a$|ont$|avoir|être|est$|sont$|reç|recev|obt[ei]|appart|poss[eéè]d|gard(?:e|er|ent)$|conserv|rest(?:e|er|ent)$|coût|dur(?:e|er|ent)$|contien|contenir|consist|vau|valoir|sai[ts]$|savoir|conna|expir|entr(?:e|er|ent)$|appuy|appuie',
    ),
    ticked: start('coche'),
    filtered: start('filtr'),
    sorted: start('tri(?:e|er|ent)$|class'),
    by: 'par|selon',
    told: part(
      'notif|rappels?(?!\\p{L})|averti|prévenu|alertes?(?!\\p{L})|alerté|sms|e-?mails?(?!\\p{L})|courriel|mails?(?!\\p{L})|texto|informé',
    ),
    all: start("(?:tous|toutes|chaque|n['’]importe\\squel\\p{L}*)(?:\\s|$)"),
    per: 'par|pour chaque|de chaque',
    report:
      '(?:rapport|aperçu|bilan|statistiques?|liste|résumé|tableau)(?:\\s(?:de|du|des|sur|avec))?',
    slot: part('(?:créneaux?|rendez-vous)(?!\\p{L})'),
  },
  es: {
    typed: start(
      'anot|apunt|coment|describ|escrib|inform|introduc|fij|notific|registr|respond|rellen|report',
    ),
    stative: start(
      'ten(?:er|em)|tien|ser$|es$|son$|est[aá]|hay|haber|recib|obt[ei]|pertenec|pose|conserv|mant[ei]|qued|cuest|costar|dur(?:a|ar|an)$|necesit|cont[ei]|consist|vale|caduc|lleg(?:a|ar|an)$|sab(?:e|er|en)$|conoc|sal(?:e|ir|en)$|entr(?:a|ar|an)$|llev(?:a|ar|an)$|gan(?:a|ar|an)$',
    ),
    ticked: start('marc(?:a|ar|an)$|tach'),
    filtered: start('filtr'),
    sorted: start('orden(?:a|ar|an)$|clasific'),
    by: 'por|según',
    told: part(
      'avis(?:os?|ad[oa]s?)(?!\\p{L})|notifica|recordatori|correos?(?!\\p{L})|e-?mails?(?!\\p{L})|sms|alertas?(?!\\p{L})|mensajes? de texto',
    ),
    all: start('(?:cualquier\\p{L}*|tod[oa]s|cada)(?:\\s|$)'),
    per: 'por|de cada|para cada',
    report:
      '(?:informe|resumen|estadísticas?|lista|listado|panel|recuento)(?:\\s(?:de|del|con|sobre))?',
    slot: part('(?:cita|turno|franja)s?(?!\\p{L})'),
  },
  pt: {
    typed: start('defin|anot|coment|descrev|escrev|inform|inser|preench|regist|relat|respond'),
    stative: start(
      'ter$|tem$|têm$|ser$|é$|são$|est[áã]|receb|obt|pertenc|possu|mant[eéê]|guard(?:a|ar|am)$|fic|cust|dur(?:a|ar|am)$|precis|cont[eéê]m|consist|val(?:e|er|em)$|sab(?:e|er|em)$|conhec|entr(?:a|ar|am)$|sai$|sair$|saem$|lev(?:a|ar|am)$|cuid|sub(?:ir|iu)$|ganh',
    ),
    ticked: start('marc(?:a|ar|am)$|risc'),
    filtered: start('filtr'),
    sorted: start('orden'),
    by: 'por|segundo',
    told: part(
      'avis(?:os?|ad[oa]s?)(?!\\p{L})|notifica|lembrete|alertas?(?!\\p{L})|e-?mails?(?!\\p{L})|sms|mensage(?:m|ns) de texto',
    ),
    all: start('(?:qualquer|tod[oa]s|cada)(?:\\s|$)'),
    per: 'por|de cada|para cada',
    report: '(?:relatório|resumo|estatísticas?|lista|painel)(?:\\s(?:de|do|da|dos|das|com|sobre))?',
    slot: part('(?:horário|vaga|consulta)s?(?!\\p{L})'),
  },
  it: {
    typed: start('fiss|annot|comment|compil|descriv|inser|registr|rispond|scriv|segnal'),
    stative: start(
      'ha$|hanno$|aver|essere|è$|sono$|ricev|otten|appart|possied|possed|conserv|mant[ei]|rest(?:a|are|ano)$|cost(?:a|are|ano)$|dur(?:a|are|ano)$|cont[ei]|consist|val(?:e|ere|gono)$|sa$|sapere|conosc|scad|ten(?:ere|gono)$|tocc(?:a|are)$|entr(?:a|are|ano)$|decidere$',
    ),
    ticked: start('spunt'),
    filtered: start('filtr'),
    sorted: start('ordin'),
    by: 'per|in base a',
    told: part(
      'avvis[oi](?!\\p{L})|avvisat|notific|promemoria|allert|sms|e-?mail|mail(?!\\p{L})|sollecit|messagg(?:io|i) di testo',
    ),
    all: start('(?:qualsiasi|qualunque|ogni|tutt[ei])(?:\\s|$)'),
    per: 'per ogni|per|di ogni',
    report:
      '(?:rapporto|report|riepilogo|statistiche|elenco|lista|panoramica)(?:\\s(?:di|del|dei|delle|con|su))?',
    slot: part('(?:appuntament[oi]|turn[oi]|fasci[ae])(?!\\p{L})'),
  },
  nl: {
    typed: start(
      'antwoord|beantwoord|beschrij|invul|meld|noteer|noter|rapporteer|registr|schrij|vul',
    ),
    stative: start(
      'heb|heeft|zijn$|is$|krijg|ontvang|word|behoor|bezit|behoud|houd|blijf|blijv|kost|duur|duren|bevat|bestaa|lig|sta(?:at|an)$|kom(?:t|en)$|ga(?:at|an)$|weet|weten|ken(?:t|nen)$|verval',
    ),
    ticked: start('afvink|vink|aankruis'),
    filtered: start('filter'),
    sorted: start('sorte|orden'),
    by: 'op|naar',
    told: part(
      'melding|herinner|gewaarschuwd|\\p{L}*waarschuwing|sms|(?:e-?)?mails?(?!\\p{L})|gemaild|bericht(?:en|je)?(?!\\p{L})|verwittig|geïnformeerd',
    ),
    all: start('(?:elke?|alle)(?:\\s|$)'),
    per: 'per|voor elke?',
    report: '(?:rapport|overzicht|statistiek|lijst|samenvatting)(?:\\s(?:van|over|met))?',
    slot: part('(?:afspraak|afspraken|tijdslot|tijdstip|slot)(?!\\p{L})'),
  },
  pl: {
    typed: start('koment|notuj|odpowi|opis|pisz|pisa|rejestr|wpis|wypełn|zapis|zgłas|zgłos'),
    stative: start(
      'ma$|mają$|mieć|być|jest|są$|dosta(?!rcz)|korzysta|podać$|przych|otrzym|należ|posiad|zachow|zosta|kosztu|trwa|potrzeb|zawier|ważn|wie$|wiedz|zna$|znaj|wygas',
    ),
    ticked: start('odhacz|zaznacz'),
    filtered: start('filtr'),
    sorted: start('sort|porządk'),
    by: 'po|według|wg',
    told: part('powiadom|przypomn|ostrzeż|alert|sms|(?:e-?)?mail(?:e|em|a|i)?(?!\\p{L})|wiadomoś'),
    all: start('(?:dowoln\\p{L}+|wszystki\\p{L}+|każd\\p{L}+)(?:\\s|$)'),
    per: 'na(?=\\s(?:dzień|tydzień|miesiąc|rok|kwartał|godzinę))|według|dla każdego|dla każdej|każdego|każdej',
    report: '(?:raport|zestawienie|podsumowanie|statystyki|lista|przegląd)(?:\\s(?:z|o))?',
    slot: part('(?:wizyt[aęy]|termin)(?!\\p{L})'),
  },
  ja: {
    typed: start('書|記録|登録|入力|報告|投稿|コメント'),
    stative: start('ある|いる|持|届|もら|受け取|受取|必要|かか|含|知'),
    ticked: start('チェック'),
    filtered: start('絞り込|フィルタ'),
    sorted: start('並べ替え|並び替え|ソート'),
    by: 'で',
    told: /通知|お知らせ|リマインド|アラート|警告|メール(?:が|で)|SMS/u,
    all: start('(?:(?!))(?:\\s|$)'),
    per: 'ごとの|別の|別|ごと',
    report: '',
    slot: /時間枠|予約枠/u,
  },
  ar: {
    typed: start('[يتن]?(?:كتب|سجل|دخل|علق|صف|بلغ)'),
    stative: start('[يتن]?(?:ملك|ستلم|تلقى|حصل|حتاج|كون|بقى|كلف|ستغرق)'),
    ticked: start('[يتن]?(?:علّم|ؤشر)'),
    filtered: start('[يتن]?(?:صفي|صفية|فلتر)|تصفية'),
    sorted: start('[يتن]?رتب|ترتيب|فرز'),
    by: 'حسب|ب',
    told: /إشعار|تنبيه|تذكير|رسالة نصية|تحذير/u,
    all: start('(?:(?!))(?:\\s|$)'),
    per: 'لكل|حسب كل|كل',
    report: '(?:تقرير|ملخص|قائمة|إحصاءات)(?:\\s(?:عن|ب))?',
    slot: /(?<!\p{L})(?:ال)?موعد(?:اً|ا)?(?!\p{L})/u,
    buttons: {
      approve: 'موافقة',
      book: 'حجز',
    },
  },
};

/** Verbs, in all languages, that take something for a time; `cancel` does not. */
export const booking = start(
  'book|borrow|hire|rent|reserv|schedul|buch|reservier|réserv|prenot|boek|rezerw|予約|[يتن]?حجز',
);
export const requesting = start('request');
/** Verbs of lending, in all languages. */
export const taking = start(
  'borrow|hire|rent|reserv|reservier|réserv|leih|ausleih|miet|emprunt|lou|alquil|pedir|prenot|noleggi|huur|leen|wypożycz|rezerw',
);
/** Verbs that always need a file, in all languages. */
export const uploading = start(
  'upload|attach(?!\\p{L})|photograph|fotograf|hochladen|anhängen|télévers|joind|subir|adjunt|carreg|anex|caric|alleg|bijvoeg|wgr[ay]|załącz',
);
/** In all languages, `See who has paid`; words with other senses are left out. */
export const who = /(?<!\p{L})(?:who|wer|quién|quiénes|quem|kto)(?!\p{L})|誰/iu;
/** Verbs of choosing, in all languages: what is chosen is a field. */
export const choosing = start(
  'choos|pick(?!\\sup)|select|wähl|auswähl|chois|sélect|eleg|elig|escog|selec|escolh|scegl|scelg|kies|kiez|wybier',
);

/** Words for a phone, in the languages of the lexicons; a bare `app` may also run elsewhere. */
export const phones =
  /(?<!\p{L})(?:android|ios|iphones?|smartphones?|(?:mobile|phone) apps?|handy-?apps?|(?:app|aplicación) móvil|(?:appli|application) mobile|app(?:licazione)? mobile|aplicativo|app móvel|mobiele app|aplikacj\p{L}+ mobiln\p{L}+)(?!\p{L})|スマホ|スマートフォン|携帯アプリ|أندرويد|آيفون|تطبيق (?:جوال|هاتف)/iu;
