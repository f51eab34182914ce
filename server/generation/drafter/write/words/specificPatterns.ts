import type { LanguageCode } from '../../lexicon/languageCode';
import type { ActName } from '../../sort/actNames';
import type { SpecificName } from './specifics/specificTable';

/** Words, in every language of the documents, that call for one test of their own. */
interface SpecificPattern {
  name: SpecificName;
  /** In lower case, as a clause is read. */
  pattern: RegExp;
  /** In others these words say something else. */
  languages?: readonly LanguageCode[];
  /** Verbs of which the clause needs one, by their senses. */
  verbs?: RegExp;
  /** Acts whose usual test says less. */
  hides: readonly ActName[];
}

const seen: readonly ActName[] = ['show', 'search', 'report', 'calculate', 'history', 'lend'];
const views: readonly ActName[] = [...seen, 'change', 'create', 'notify'];
const seeing = /^do(?:ne)?:(?:show|search|calculate)$/u;

/** Up to four words, without the end of their part of the clause. */
const few = '(?:\\s[^\\s,;:.()]+){1,4}';
const one = '\\s[^\\s,;:.()]+';

/** One of several patterns, as whole words. */
export function anyOf(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

const periods =
  'day|week|month|quarter|season|year|semaine|mois|trimestre|an(?:née)?|jour|día|semana|mes|año|hora|mês|ano|dia|settimana|mese|anno|giorno|ora|stagione';

/** Each names what its test needs; of several that fit, all are tested. */
export const specificPatterns: readonly SpecificPattern[] = [
  {
    name: 'sorted',
    pattern: anyOf(
      `(?:sorted|ordered|ranked|arranged)(?: alphabetically)? by${few}`,
      `in order of${few}|in (?:date |time |alphabetical |chronological )?order(?=$|[,;.])`,
      `(?:\\p{L}{3,}est|late|overdue|urgent|most \\p{L}+)(?: [^\\s,;:.()]+){0,2} first(?=$|[,;.]|\\sand\\s)`,
      `(?<=(?:sees?|shows?|lists?) )[^,;:.()]{3,50} first(?=$|[,;.])`,
      `\\p{L}+ste[rn]?(?: \\p{L}+)? (?:zuerst|ganz oben|eerst|bovenaan)|steh(?:t|en) (?:ganz )?oben`,
      `les? plus \\p{L}+ (?:d['’]abord|en premier)|m[aá]is? \\p{L}+ primeiro|más \\p{L}+ primero|più \\p{L}+ per prim[aeio]`,
      `nach${few} (?:sortiert|geordnet)`,
      `(?:sortiert|geordnet) nach${few}`,
      `(?:ordenad|clasificad)[oa]s? (?:por|según)${few}`,
      `(?:tri|class)ée?s? (?:par|selon)${few}`,
      `ordinat[ioae] per${few}`,
      `gesorteerd op${few}|op${few} gesorteerd`,
      `(?:po)?sortowan\\p{L}+ (?:według|wg|po)${few}`,
      `مرتب\\p{L}* (?:حسب|بحسب)${few}`,
    ),
    hides: views,
  },
  { name: 'sorted', pattern: /[\p{Script=Han}ァ-ヶー]{1,12}順(?:に|で)/u, hides: views },
  {
    name: 'highlighted',
    pattern: anyOf(
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){0,7}(?:(?:in |show(?:s|n)? |turns? |goes |are |is |ones )(?:bright )?(?:red|orange|yellow|green|amber|bold)|(?:is |are |gets? )(?:flagged|highlighted))`,
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,7}(?:rot|gelb|grün|orange|hervorgehoben|fett)(?: markiert| angezeigt| hinterlegt| hervorgehoben)?(?=$|[,;.])`,
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,7}(?:en (?:rojo|amarillo|naranja|verde|negrita)|resaltad[oa]s?|destacad[oa]s?)`,
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,7}(?:en (?:rouge|jaune|orange|vert|gras)|surlignée?s?|mise?s? en évidence)`,
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,7}(?:in (?:rosso|giallo|arancione|verde|grassetto)|evidenziat[oiae])`,
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,7}(?:a vermelho|em vermelho|em amarelo|a amarelo|em laranja|a laranja|a verde|em verde)`,
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,7}(?:(?:in het )?(?:rood|geel|oranje|groen)(?: gemarkeerd)?|gemarkeerd)(?=$|[,;.])`,
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,7}(?:na (?:czerwono|żółto|pomarańczowo|zielono)|wyróżnion\\p{L}+|podświetl\\p{L}+)`,
      `(?:\\S+\\s){1,5}(?:باللون|بلون)${one}`,
    ),
    hides: views,
  },
  {
    name: 'highlighted',
    pattern: /[^、。]{1,20}(?:赤|黄色|オレンジ|緑)(?:色)?(?:く|で|に)/u,
    hides: views,
  },
  {
    name: 'perUnit',
    languages: ['de', 'en', 'nl'],
    pattern: anyOf(
      `(?<!(?:charge|charged|pay|paid|pays|costs?) )per (?!cent|hand|mail|e-mail|post|sms|email|app|web|telefon|whatsapp|link|qr|barcode)\\p{L}+(?:(?:,\\s\\p{L}+)*,? (?:and|und|en) (?:per )?(?!on |in |the )\\p{L}+(?=$|[,;.)]))?`,
      `(?:pro|je) (?!nach)\\p{L}+(?: und (?:pro |je )?\\p{L}+(?=$|[,;.)]|\\s(?:sehen|haben|wissen|anzeigen|auswerten|angezeigt)))?`,
    ),
    verbs: seeing,
    hides: [...seen, 'stock'],
  },
  {
    name: 'perUnit',
    pattern: anyOf(
      `por (?:cada )?(?:${periods}|producto|clase|cliente|pista|producto|persona|aula|produto|pessoa|turma)(?: (?:y|e) (?:por )?(?:${periods}))?`,
      `par (?:${periods}|client|produit|personne|catégorie|salle|magasin|élève)s?(?: et (?:par )?\\p{L}+)?`,
      `per (?:${periods}|cliente|prodotto|persona|categoria|sala)(?: e (?:per )?\\p{L}+)?`,
      `na (?:dzień|tydzień|miesiąc|rok|osobę|klienta)`,
      `لكل${one}`,
    ),
    verbs: seeing,
    hides: [...seen, 'stock'],
  },
  {
    name: 'perUnit',
    pattern: /[\p{Script=Han}ァ-ヶー]{1,8}(?:ごと|別)(?=の|に)/u,
    verbs: seeing,
    hides: seen,
  },
  {
    name: 'ranked',
    pattern: anyOf(
      `(?:(?:which|what)\\s(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,5})?(?:most|least|best)[- ](?:sold|selling|borrowed|used|popular|frequent|booked|ordered|read|requested|common|played)`,
      `(?:which|what)\\s(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,5}(?<!at )(?:best|most|least)(?=$|[,;.]|\\s(?:and|in|per|each)\\s)`,
      `am (?:meisten|häufigsten|besten|wenigsten) \\p{L}+|meist(?:verkauft|gelesen|genutzt|gebucht|gefragt)\\p{L}*`,
      `(?:beliebtest|häufigst|meistverkauft)\\p{L}*${one}`,
      `(?:más|menos) (?:vendid|prestad|usad|popular|reservad|pedid|leíd|frecuent|solicitad)\\p{L}*`,
      `(?:plus|moins) (?:emprunté|vendu|utilisé|populaire|demandé|réservé|lu|fréquent|consulté)\\p{L}*`,
      `(?:più|meno) (?:vendut|prestat|usat|popolar|richiest|prenotat|lett)\\p{L}*`,
      `(?:mais|menos) (?:vendid|emprestad|usad|popular|pedid|reservad|lid)\\p{L}*`,
      `(?:meest|best|vaakst|minst) (?:verkochte?|geleende?|gebruikte?|populaire|geboekte?|gelezen)`,
      `(?:najczęściej|najlepiej|najrzadziej) \\p{L}+|najpopularniejsz\\p{L}+`,
      `الأكثر${one}`,
    ),
    hides: seen,
  },
  {
    name: 'ranked',
    pattern: /(?:人気|最も|一番)(?:の|多い|売れ)[^、。]{0,12}|ランキング/u,
    hides: seen,
  },
  {
    name: 'ofDay',
    pattern: anyOf(
      `(?:today|tonight)['’]s${one}(?: and${one})?`,
      `(?:due |for |needs? \\p{L}+ |needed )today`,
      `heutige\\p{L}*${one}|(?:von|für) heute|des tages`,
      `de hoy|del día|du jour|d['’]aujourd['’]hui|di oggi|del giorno|de hoje|do dia|van vandaag|van de dag`,
      `dzisiejsz\\p{L}+${one}|na dziś`,
    ),
    verbs: seeing,
    hides: seen,
  },
  {
    name: 'ofDay',
    pattern: /(?:今日|本日|当日)の[^、。]{1,10}|اليوم/u,
    verbs: seeing,
    hides: seen,
  },
  {
    name: 'which',
    pattern:
      /(?<=(?<!\p{L})(?:sees?|shows?|views?|display(?:s|ed)?|tells?|sieht|sehen|zeigt|zeigen|sichtbar|ven|ver|ve|muestran?|voi[rt]|voient|affichent?|ved(?:e|ono|ere)|mostra(?:no)?|veem|vê|vêem|zie[nt]|tonen|toont|widz[iąę]\p{L}*|pokazuje|(?:lists?|overview|liste|übersicht)(?:\s\S+){0,3}\s(?:of|davon))(?:,|\s(?:me|us|them|at a glance|at once|always|quickly|each week|immer|sofort|jederzeit|auf einen blick))?\s)(?:which|what(?= (?:is|are|was|has|have|each|every|he|she|they|to|it)(?!\p{L})|['’]s)|was(?= (?:noch|heute|offen|fehlt|liegt|fällig|ist|zu))|who(?:['’]s|se)?|whether|if|where|when|welche[rsnm]?|wer|ob|wo|wann|qué|quién(?:es)?|cuál(?:es)?|si|dónde|cuándo|quel(?:le)?s?|qui|où|quand|qual[ei]?|chi|dove|quando|quais|quem|se|onde|welke|wie(?! (?:viel|lang|oft|hoch))|of|waar|wanneer|któr\p{L}+|kto|czy|gdzie|kiedy)\s[^,;:.]{3,60}/u,
    hides: seen,
  },
  {
    name: 'withoutAccount',
    pattern: anyOf(
      `without (?:(?:an|any|their own) )?(?:account|login|registration|registering|logging in|signing (?:in|up)|having to (?:register|log in|sign up))`,
      `ohne (?:\\p{L}+ )?(?:konto|anmeldung|login|registrierung|account|sich anzumelden|sich zu registrieren)`,
      `sin (?:tener )?(?:cuenta|registro|registrarse|iniciar sesión)|sans (?:compte|inscription|s['’]inscrire|se connecter|connexion)`,
      `senza (?:account|registrazione|registrarsi|login)|sem (?:conta|registo|registro|login)|zonder (?:account|inlog\\p{L}*|registratie)|bez (?:konta|rejestracji|logowania)`,
      `(?:بدون|دون) (?:حساب|تسجيل)`,
    ),
    hides: ['show', 'book', 'change', 'create', 'signIn', 'publish', 'restrict'],
  },
  {
    name: 'withoutAccount',
    pattern: /(?:登録|ログイン|アカウント)(?:なし|不要|せずに)/u,
    hides: seen,
  },
  {
    name: 'hidden',
    pattern: anyOf(
      `(?:without|but not)(?: (?:the|their|his|her|any))? (?:reasons?|names?|prices?|details?|address(?:es)?|phone numbers?|comments?|amounts?|costs?|notes?)`,
      `(?:ohne|aber nicht)(?: (?:den|die|das|deren|ihre\\p{L}?))? (?:grund|gründe|namen?|preise?|adressen?|telefonnummern?|beträge|details|kommentare|notizen)`,
      `(?:sin|pero no|sans|mais pas|senza|ma non|sem|mas não|zonder|maar niet|bez)(?: (?:el|la|los|las|le|les|il|i|o|a|os|as|de|het))? (?:motivo|nombres?|precios?|motif|noms?|prix|nomi|nome|prezzi|nomes?|preços?|reden|namen|naam|prijzen|powodu|nazwisk|cen)`,
    ),
    verbs: seeing,
    hides: ['show', 'change'],
  },
  {
    name: 'filtered',
    pattern: anyOf(
      `(?:search(?:es)?|browses?|look(?:s)? up|finds?)(?:${one}){0,4} by (?!themselves|itself|hand)[^;:.()]{2,60}|filter(?:s|ed)?(?:${one}){0,4} (?:by|on)\\s[^;:.()]{2,60}`,
      `(?:such|filter|find|durchsuch)\\p{L}*(?:${one}){0,4} nach\\s[^;:.()]{2,60}|nach${few} (?:suchen|filtern|gefiltert)`,
      `(?:busca|filtra)\\p{L}*(?:${one}){0,4} (?:por|según)\\s[^;:.()]{2,60}`,
      `(?:cherche|recherche|filtre)\\p{L}*(?:${one}){0,4} (?:par|selon)\\s[^;:.()]{2,60}`,
      `(?:cerca|filtra)\\p{L}*(?:${one}){0,4} per\\s[^;:.()]{2,60}`,
      `(?:pesquisa|procura)\\p{L}*(?:${one}){0,4} por\\s[^;:.()]{2,60}`,
      `(?:zoek|filter)\\p{L}*(?:${one}){0,4} op\\s[^;:.()]{2,60}|op${few} (?:zoeken|filteren)`,
      `(?:szuka|wyszuk|filtr)\\p{L}*(?:${one}){0,4} (?:po|według|wg)\\s[^;:.()]{2,60}`,
      `(?:البحث|يبحث|يبحثون|تصفية)(?:${one}){0,4} (?:حسب|ب)${one}`,
    ),
    hides: ['search', 'show'],
  },
  { name: 'filtered', pattern: /[^、。]{1,20}で(?:検索|絞り込)/u, hides: ['search', 'show'] },
  {
    name: 'figure',
    pattern: anyOf(
      `(?:(?:the|a|their|his|her|its) )?(?:totals?|sums?|average|percentage|balance|turnover|revenue|takings|progress|usage|margin)(?! of the)(?:${one}){0,4}`,
      `(?<!(?:phone|ticket|serial|file|order|house|bed) )(?:the )?(?:numbers?|counts?|sum|total|share) of(?:${one}){1,4}`,
      `(?:anzahl|summe|gesamtzahl|durchschnitt|umsatz|umsätze|saldo|auslastung|fortschritt|stückzahl)(?:${one}){0,4}`,
      `(?:le nombre|le total|la somme|la moyenne|le solde|le chiffre d['’]affaires|le taux|le tonnage) d(?:e|u|es)${few}`,
      `(?:el número|el total|la suma|el promedio) de${few}|(?:el saldo|los ingresos|las ventas|la ocupación|el progreso)(?:${one}){0,3}`,
      `(?:il numero|il totale|la somma|la media) d\\p{L}*${few}|(?:il saldo|gli incassi|le vendite|il totale)(?:${one}){0,3}`,
      `(?:o número|o total|a soma|a média) d\\p{L}*${few}|(?:o saldo|as receitas|as vendas)(?:${one}){0,3}`,
      `(?:het aantal|het totaal|de som|het gemiddelde|de omzet|de voortgang)(?:${one}){0,4}`,
      `(?:liczb[aęy]|sum[aęy]|średni\\p{L}+|saldo|przychod\\p{L}*|postęp\\p{L}*)(?:${one}){0,3}`,
      `(?:عدد|مجموع|إجمالي|متوسط)(?:${one}){0,3}`,
    ),
    verbs: /^do(?:ne)?:show$/u,
    hides: seen,
  },
  {
    name: 'figure',
    pattern: /[\p{Script=Han}ァ-ヶー]{0,8}(?:合計|件数|人数|総数|平均|売上|残高|進捗|本数)/u,
    verbs: /^do(?:ne)?:show$/u,
    hides: seen,
  },
  {
    name: 'onlySeen',
    pattern: anyOf(
      `(?:(?:sees?|shows?) only|only (?:sees?|shows?)) (?!their|his|her|its|my|our|when|if)[^,;:.()]{2,50}`,
      `(?:sieht|sehen|zeigt) nur (?!ihre|seine|meine|wenn)[^,;:.()]{2,50}`,
      `(?:solo ven?|ven? solo|ne voi(?:t|ent) que|vede solo|vedono solo|só vê|só veem|ziet alleen|zien alleen|widzi tylko) (?!sus|ses|leurs|i propri|os seus|hun|zijn|swo)[^,;:.()]{2,50}`,
    ),
    hides: ['show', 'restrict'],
  },
  {
    name: 'withDetail',
    pattern: anyOf(
      `(?<!(?:\\p{L}+) to )with (?!one|two|the (?:app|phone|help|same)|drag|my|our|no|each|every|this|that|us|me|them|it|him|her|all|only|less|more)(?:[^\\s,;:.()\\p{N}]+\\s){0,3}(?:photos?|pictures?|videos?|names?|dates?|times?|reasons?|comments?|notes?|descriptions?|locations?|positions?|prices?|address(?:es)?|numbers?|links?|signatures?|files?|pdfs?|size|weight|quantity|amount|place)(?: of${one})?(?: and (?!what|who|how)(?:[^\\s,;:.()]+\\s){0,2}[^\\s,;:.()]+(?=$|[,;.]))?`,
      `mit (?!der|dem|den|hilfe|jede|alle|ihm|ihr|uns)(?:[^\\s,;:.()\\p{N}]+\\s){0,2}(?:fotos?|bild(?:ern)?|videos?|namen?|datum|uhrzeit|grund|kommentar|notiz|beschreibung|ort|preis|adresse|nummer|unterschrift|größe|menge|betrag)(?: und (?!was|wer|wie)[^\\s,;:.()]+)?`,
      `(?:avec|con|com|met|z|ze)(?:\\s(?:une?|una?|un|uma?|een|la|le|il|o|de|el))?\\s(?:photos?|fotos?|vidéos?|vídeos?|noms?|nombres?|nomes?|nome|naam|dates?|fecha|data|datum|motifs?|motivo|reden|commentaires?|comentarios?|comentário|description|descripción|descrição|descrizione|prix|precio|preço|prezzo|zdjęci\\p{L}+|opis\\p{L}+|firma|assinatura|signature)(?: (?:et|y|e|en|i)(?: un\\p{L}?)?${one})?`,
      `مع (?:صورة|وصف|اسم|تاريخ|سبب)`,
    ),
    verbs: /^do(?:ne)?:(?:create|upload|message|notify|transfer|approve|other)$/u,
    hides: ['create', 'change', 'message'],
  },
  {
    name: 'withDetail',
    pattern: /[^、。]{0,8}(?:写真|名前|日付|理由|説明|コメント)(?:付き|を添え|とともに)/u,
    hides: ['create', 'change'],
  },
  {
    name: 'everything',
    pattern: anyOf(
      '(?:sees?|views?|looks? at|access(?:es)?) everything(?=$|[,;.(])',
      '(?:sieht|sehen) alles(?=$|[,;.(])|(?:ven?|ver) todo(?=$|[,;.(])|(?:voit|voient|voir) tout(?=$|[,;.(])|ved(?:e|ono) tutto(?=$|[,;.(])|(?:vê|veem|ver) tudo(?=$|[,;.(])|zie(?:t|n) alles|widzi wszystko(?=$|[,;.(])',
    ),
    hides: ['show', 'search'],
  },
  { name: 'everything', pattern: /すべて(?:を)?(?:見|閲覧)|يرى كل شيء/u, hides: ['show'] },
  {
    name: 'dayBefore',
    pattern: anyOf(
      `the (?:day|evening|night) before(?: (?:the|their|his|her|each|every|a|an)${one}| it is due| it starts)?`,
      `(?:am|einen) (?:tag|abend) (?:vorher|davor|zuvor|vor (?:de[rmn]|jede[rmn]|eine[rm])${one})|am vortag|am vorabend`,
      `(?<!de )la veille(?: d[eu]${one}(?:${one})?)?|(?:el|un) día antes(?: de${few})?|la víspera(?: de${few})?`,
      `(?:il|un) giorno prima(?: d${few})?|(?:no dia|na véspera|um dia) (?:anterior|antes)?(?: d${few})?`,
      `(?:de|een) dag (?:ervoor|tevoren|voor${few})|dzień (?:przed|wcześniej)(?:${few})?`,
    ),
    verbs: /^do(?:ne)?:(?:notify|transfer)$/u,
    hides: ['notify', 'show', 'change', 'create'],
  },
  { name: 'dayBefore', pattern: /前日に|قبل(?:ه|ها)? بيوم/u, hides: ['notify'] },
  {
    name: 'numbered',
    pattern: anyOf(
      `(?:print|druck|imprim|stamp|afdruk|wydruk|drukuj)\\p{L}*(?:${one}){1,4} (?:with|mit|con|avec|com|met|z)(?:${one}){0,3} (?:numbers?|id|qr(?:-| )?codes?|barcodes?|nummer|numéro|número|numero|numerem|strichcode)`,
    ),
    hides: [],
  },
];

/** Before the states that something goes through, or behind it. */
export const ofStates =
  /(?<!\p{L})(?:status(?:es|y)?|states|state(?=:)|stages|zust(?:and|ände)\p{L}*|phasen|estados?|états?|statuts?|stat[oi]|stadia|stan(?:y|u)?)(?!\p{L})|ステータス|状態|حال(?:ة|ات)/u;

/** `mark as`, before states to choose from. */
export const asState =
  /(?<!\p{L})(?:mark|set|sets|setzt|markier|kennzeichn|marca|marque|segna|oznacz|markee?r)\p{L}*\s(?:[^\s,;:.]+\s){0,5}(?:as|to|als|auf|como|comme|come|jako)\s$|(?<!\p{L})sets\s$/u;

/** `is free, on loan or broken`. */
export const inState =
  /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|está|estão|è|sono|zijn|jest|są)\s$/u;
