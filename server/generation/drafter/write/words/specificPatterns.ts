import type { LanguageCode } from '../../lexicon/languageCode';
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
}

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
  },
  { name: 'sorted', pattern: /[\p{Script=Han}ァ-ヶー]{1,12}順(?:に|で)/u },
  {
    name: 'perUnit',
    languages: ['de', 'en', 'nl'],
    pattern: anyOf(
      `(?<!(?:charge|charged|pay|paid|pays|costs?) )per (?!cent|hand|mail|e-mail|post|sms|email|app|web|telefon|whatsapp|link|qr|barcode)\\p{L}+(?:(?:,\\s\\p{L}+)*,? (?:and|und|en) (?:per )?(?!on |in |the )\\p{L}+(?=$|[,;.)]))?`,
      `(?:pro|je) (?!nach)\\p{L}+(?: und (?:pro |je )?\\p{L}+(?=$|[,;.)]|\\s(?:sehen|haben|wissen|anzeigen|auswerten|angezeigt)))?`,
    ),
    verbs: seeing,
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
  },
  {
    name: 'perUnit',
    pattern: /[\p{Script=Han}ァ-ヶー]{1,8}(?:ごと|別)(?=の|に)/u,
    verbs: seeing,
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
  },
  {
    name: 'ofDay',
    pattern: /(?:今日|本日|当日)の[^、。]{1,10}|اليوم/u,
    verbs: seeing,
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
  },
  {
    name: 'withoutAccount',
    pattern: /(?:登録|ログイン|アカウント)(?:なし|不要|せずに)/u,
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
  },
  { name: 'filtered', pattern: /[^、。]{1,20}で(?:検索|絞り込)/u },
  {
    name: 'onlySeen',
    pattern: anyOf(
      `(?:(?:sees?|shows?) only|only (?:sees?|shows?)) (?!their|his|her|its|my|our|when|if)[^,;:.()]{2,50}`,
      `(?:sieht|sehen|zeigt) nur (?!ihre|seine|meine|wenn)[^,;:.()]{2,50}`,
      `(?:solo ven?|ven? solo|ne voi(?:t|ent) que|vede solo|vedono solo|só vê|só veem|ziet alleen|zien alleen|widzi tylko) (?!sus|ses|leurs|i propri|os seus|hun|zijn|swo)[^,;:.()]{2,50}`,
    ),
  },
  {
    name: 'dayBefore',
    pattern: anyOf(
      `the (?:day|evening|night) before(?: (?:the|their|his|her|each|every|a|an)${one}| it is due| it starts)?`,
      `(?:am|einen) (?:tag|abend) (?:vorher|davor|zuvor|vor (?:de[rmn]|jede[rmn]|eine[rm])${one})|am vortag|am vorabend`,
      `(?<!de )la veille(?: d[eu]${one}(?:${one})?)?|(?:el|un) día antes(?: de${few})?|la víspera(?: de${few})?`,
      `(?:il|un) giorno prima(?: d${few})?|(?:no dia|na véspera|um dia) (?:anterior|antes)?(?: d${few})?`,
      `(?:de|een) dag (?:ervoor|tevoren|voor${few})|dzień (?:przed|wcześniej)(?:${few})?`,
    ),
  },
  { name: 'dayBefore', pattern: /前日に|قبل(?:ه|ها)? بيوم/u },
];

/** `mark as`, before states to choose from. */
export const asState =
  /(?<!\p{L})(?:mark|set|sets|setzt|markier|kennzeichn|marca|marque|segna|oznacz|markee?r)\p{L}*\s(?:[^\s,;:.]+\s){0,5}(?:as|to|als|auf|como|comme|come|jako)\s$|(?<!\p{L})sets\s$/u;

/** `is free, on loan or broken`. */
export const inState =
  /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|está|estão|è|sono|zijn|jest|są)\s(?:(?:either|entweder|soit|o|ou|of|ofwel|albo)\s)?$/u;
