import type { ActName } from '../../sort/actNames';
import type { SpecificName } from './specifics/specificTable';

/** Words, in every language of the documents, that call for one test of their own. */
interface SpecificPattern {
  name: SpecificName;
  /** In lower case, as a clause is read. */
  pattern: RegExp;
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

function anyOf(...alternatives: readonly string[]): RegExp {
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
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,4}(?:first|zuerst|ganz oben|primero|en premier|d['’]abord|per primi|primeiro|eerst|bovenaan|najpierw)(?=$|[,;.]|\\s(?:and|und|y|et|e|en|i)\\s)`,
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
      `(?:[^\\s,;()]*[^\\s,;:.()]\\s){0,7}(?:(?:in |show(?:s|n)? |turns? |goes |are |is |ones )(?:bright )?(?:red|orange|yellow|green|amber|bold)|(?:is |are |gets? )(?:flagged|highlighted|marked(?! (?:as|by))))`,
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
    pattern: anyOf(
      `per (?!cent|hand|mail|e-mail|post|sms|email|app|web|telefon|whatsapp|link|qr|barcode)\\p{L}+(?:(?:,\\s\\p{L}+)*,? (?:and|und|en) (?:per )?(?!on |in |the )\\p{L}+(?=$|[,;.)]))?`,
      `(?:pro|je) (?!nach)\\p{L}+(?: und (?:pro |je )?\\p{L}+(?=$|[,;.)]))?`,
      `por (?:cada )?(?:${periods}|producto|clase|cliente|pista|producto|persona|aula|produto|pessoa|turma)(?: (?:y|e) (?:por )?(?:${periods}))?`,
      `par (?:${periods}|client|produit|personne|catégorie|salle|magasin|élève)s?(?: et (?:par )?\\p{L}+)?`,
      `per (?:${periods}|cliente|prodotto|persona|categoria|sala)(?: e (?:per )?\\p{L}+)?`,
      `na (?:dzień|tydzień|miesiąc|rok|osobę|klienta)`,
      `لكل${one}`,
    ),
    verbs: seeing,
    hides: [...seen, 'stock'],
  },
  { name: 'perUnit', pattern: /[\p{L}ー]{1,8}(?:ごと|別)(?=の|に)/u, verbs: seeing, hides: seen },
  {
    name: 'ranked',
    pattern: anyOf(
      `(?:(?:which|what)\\s(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,5})?(?:most|least|best)[- ](?:sold|selling|borrowed|used|popular|frequent|booked|ordered|read|requested|common|played)`,
      `(?:which|what)\\s(?:[^\\s,;()]*[^\\s,;:.()]\\s){1,5}(?:best|most|least)`,
      `(?:am (?:meisten|häufigsten|besten|wenigsten)|meist)\\s?\\p{L}+`,
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
      /(?<=(?:sees?|shows?|views?|display(?:s|ed)?|tells?|sieht|sehen|zeigt|zeigen|sichtbar|ven|ver|ve|muestran?|voi[rt]|voient|affichent?|ved(?:e|ono|ere)|mostra(?:no)?|veem|vê|vêem|zie[nt]|tonen|toont|widz[iąę]\p{L}*|pokazuje|(?:lists?|overview|liste|übersicht)(?:\s\S+){0,3}\s(?:of|davon))(?:,|\s(?:me|us|them|at a glance|at once|always|quickly|each week|immer|sofort|jederzeit|auf einen blick))?\s)(?:which|who(?:['’]s|se)?|whether|if|where|when|welche[rsnm]?|wer|ob|wo|wann|qué|quién(?:es)?|cuál(?:es)?|si|dónde|cuándo|quel(?:le)?s?|qui|où|quand|qual[ei]?|chi|dove|quando|quais|quem|se|onde|welke|wie(?! (?:viel|lang|oft|hoch))|of|waar|wanneer|któr\p{L}+|kto|czy|gdzie|kiedy)\s[^,;:.]{3,60}/u,
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
      `(?:search(?:es)?|browses?|filters?|filtered|look(?:s)? up|finds?)(?:${one}){0,4} (?:by|on)\\s[^;:.()]{2,60}`,
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
    name: 'everything',
    pattern: anyOf(
      '(?:sees?|views?|looks? at|access(?:es)?) everything',
      '(?:sieht|sehen) alles|(?:ven?|ver) todo|(?:voit|voient|voir) tout|ved(?:e|ono) tutto|(?:vê|veem|ver) tudo|zie(?:t|n) alles|widzi wszystko',
    ),
    hides: ['show', 'search'],
  },
  { name: 'everything', pattern: /すべて(?:を)?(?:見|閲覧)|يرى كل شيء/u, hides: ['show'] },
  {
    name: 'dayBefore',
    pattern: anyOf(
      `(?:on )?the (?:day|evening|night) before${few}`,
      `(?:am|einen) (?:tag|abend) (?:vor|vorher|davor)(?:${few})?|am vortag|am vorabend`,
      `la veille(?: d[eu]${few})?|(?:el|un) día antes(?: de${few})?|la víspera(?: de${few})?`,
      `(?:il|un) giorno prima(?: d${few})?|(?:no dia|na véspera|um dia) (?:anterior|antes)?(?: d${few})?`,
      `(?:de|een) dag (?:ervoor|tevoren|voor${few})|dzień (?:przed|wcześniej)(?:${few})?`,
    ),
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

/** What a part of a clause has done, by its first verb; in every language. */
export const deedPatterns: readonly { name: SpecificName; pattern: RegExp }[] = [
  {
    name: 'marked',
    pattern: anyOf(
      'tick(?:s|ed|ing)? (?:[^\\s,;]+ ){0,6}off|ticks?(?= (?:off|each|every))|check(?:s)? (?:[^\\s,;]+ ){1,4}off',
      '(?:mark|flag|set|tick)(?:s|ed|ing)? (?:[^\\s,;]+ ){1,6}(?:as|to)',
      'marks? (?:it|them|this|one) \\p{L}+',
      '(?:hakt?|haken) (?:[^;:.]+ )?ab|abhaken|(?:markier|kennzeichn|setz)\\p{L}* (?:[^;:.]+ )?(?:als|auf)|als [^,;:.]+ (?:markier|kennzeichn)\\p{L}*',
      'marca\\p{L}* (?:[^\\s,;]+ ){1,6}(?:como|come)|coche\\p{L}*|marque\\p{L}* (?:[^\\s,;]+ ){1,6}comme',
      '(?:contras)?segna\\p{L}* (?:[^\\s,;]+ ){1,6}come|spunta\\p{L}*|(?:vink|vinken|vinkt) (?:[^;:.]+ )?(?:af|aan)|markee?r\\p{L}* (?:[^\\s,;]+ ){1,6}als',
      'odhacza\\p{L}*|oznacza\\p{L}* (?:[^\\s,;]+ ){1,6}jako|(?:يضع|وضع) علامة',
    ),
  },
  { name: 'marked', pattern: /(?:として|済みに|に)(?:マーク|変更|設定)|チェックを(?:入|付)/u },
  {
    name: 'edited',
    pattern: anyOf(
      '(?:edit|change|update|adjust|set|correct|modif(?:y|ies)|maintain)(?:s)?(?= (?!up|off|aside|foot))(?! (?:it|them) to)',
      '(?:ändern?|ändert|bearbeite[nt]|anpassen|pfleg(?:t|en)|festlegen|legt? (?:[^;:.]+ )fest|korrigier\\p{L}+)',
      '(?:cambia|edita|modifica|actualiza|fija|altera|atualiza|define|aggiorna|imposta|corrige)(?:r|n|m|no|re)?',
      '(?:modifie|change|fixe|corrige|édite|met à jour|mettre à jour|modifier|changer|fixer)(?:nt)?',
      '(?:wijzig|bewerk)(?:t|en)|aanpassen|past? (?:[^;:.]+ )aan|stelt? (?:[^;:.]+ )in|zmienia\\p{L}*|edytuj\\p{L}*|aktualizuj\\p{L}*|ustawia\\p{L}*|ustala\\p{L}*',
      '(?:يعدل|تعديل|يغير|تغيير|يحدث|تحديث)\\p{L}*',
    ),
  },
  { name: 'edited', pattern: /(?:編集|更新|修正)(?:する|でき|し)/u },
  {
    name: 'blocked',
    pattern: anyOf(
      '(?:block|ban|suspend|lock)(?:s|ned|ed)?|(?:sperr|gesperr)\\p{L}*|bloque\\p{L}*|bloqu\\p{L}*|suspend\\p{L}*|blocca\\p{L}*|blokk\\p{L}*|blokuj\\p{L}*|zablokow\\p{L}*|يحظر|حظر',
    ),
  },
  {
    name: 'outside',
    pattern: anyOf(
      '(?:keeps|brings)(?= (?!track|count|records?|a (?:log|list|record|history|copy)|all|up|back|everyone))|comes (?:to|by|over|round)|(?:he|she|they|who|we|i) (?:phones?|calls?)(?= )|stays? (?:as|on|in|where)|pay(?:s|ing)? (?:in )?cash|in cash|cash only|cash on|on paper',
      '(?:zahl|bezahl|kassier)\\p{L}* (?:[^;:.,]+ )?(?:bar|in bar)|(?:bar|in bar) (?:be)?zahl\\p{L}*|ruft? (?:[^;:.]+ )an|behält|behalten|bringt (?:[^;:.]+ )?(?:mit|vorbei|zurück)|auf papier',
      'en efectivo|en espèces|in contanti|em dinheiro|contant|gotówką|en papel|sur papier|su carta|em papel|op papier|na papierze|نقد\\p{L}*',
    ),
  },
  { name: 'outside', pattern: /現金|紙の/u },
];

/** Before the states that something goes through, or behind it. */
export const ofStates =
  /(?<!\p{L})(?:status(?:es|y)?|states?|stages?|zust(?:and|ände)\p{L}*|phasen|estados?|états?|statuts?|stat[oi]|stadia|stan(?:y|u)?)(?!\p{L})|ステータス|状態|حال(?:ة|ات)/u;

/** `mark as`, before states to choose from. */
export const asState =
  /(?<!\p{L})(?:mark|set|sets|setzt|markier|kennzeichn|marca|marque|segna|oznacz|markee?r)\p{L}*\s(?:[^\s,;:.]+\s){0,5}(?:(?:as|to|als|auf|como|comme|come|jako)\s)?$/u;
