import { demandPatterns } from './demandPatterns';
import { deadline } from './patterns';
import { thingPatterns } from './thingPatterns';
import { anyOf, few, one, wordsUpTo, values, type WordedPattern } from './wordedPattern';

const seeing = /^do(?:ne)?:(?:show|search|calculate)$/u;

const periods =
  'day|week|month|quarter|season|year|semaine|mois|trimestre|an(?:née)?|jour|día|semana|mes|año|hora|mês|ano|dia|settimana|mese|anno|giorno|ora|stagione';

const languages = 'english|german|french|spanish|polish|dutch|italian|portuguese';

/** Each names what its test needs; of several that fit, all are tested. */
export const wordedPatterns: readonly WordedPattern[] = [
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
      `(?<!(?:charge|charged|pay|paid|pays|costs?) )(?<!(?:prices?|rates?|fees?|rent) (?=per (?:hour|day|night|week|month|year|minute|person|head)(?!\\p{L})))per (?!cent|hand|mail|e-mail|post|sms|email|app|web|telefon|whatsapp|link|qr|barcode)\\p{L}+(?:(?:,\\s\\p{L}+)*,? (?:and|und|en) (?:per )?(?!on |in |the )\\p{L}+(?=$|[,;.)]))?`,
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
      // Not of those who come without having registered: `Plätze für Leute ohne Anmeldung`.
      `(?<!(?:leute|personen|menschen|gäste|besucher) )ohne (?:\\p{L}+ )?(?:konto|anmeldung|login|registrierung|account|sich anzumelden|sich zu registrieren)`,
      `sin (?:tener )?(?:cuenta|registro|registrarse|iniciar sesión)(?! (?:con|de|en) )|sans (?:compte|inscription|s['’]inscrire|se connecter|connexion)(?! (?:avec|de|via) )`,
      `senza (?:account|registrazione|registrarsi|login)|sem (?:conta|registo|registro|login)|zonder (?:account|inlog\\p{L}*|registratie)|bez (?:konta|rejestracji|logowania)`,
      `(?:بدون|دون) (?:حساب|تسجيل)`,
      `(?<!(?:gets?|have|has) )no (?:accounts?|log-?ins?|registration|sign-?ups?)(?! (?:for|with|via))|(?:needn['’]t|(?:do|does)n['’]?t (?:need|have) to|(?:do|does) not (?:need|have) to|without having to) (?:register|log in|sign (?:in|up))`,
      `(?<!(?:bekommt|bekommen|erhält|erhalten|haben|hat) )keine? (?:konto|login|anmeldung|registrierung)(?! (?:für|mit|über))|pas de (?:compte|inscription)|nada de registros?|nessun[ao]? (?:account|registrazione|login)|(?<!(?:krijgt|krijgen|heeft|hebben) )geen (?:account|inlog|registratie)\\p{L}*|żadn\\p{L}+ (?:kont|logowa|rejestrac)\\p{L}*`,
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
      `(?:is|are|be) found by (?!chance|accident|hand|anyone|others|people)[^;:.()]{2,60}`,
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
      `(?:(?:sees?|shows?) only|only (?:sees?|shows?)) (?!their|his|her|its|my|our|when|if|once|after)[^,;:.()]{2,50}`,
      `(?:sieht|sehen|zeigt) nur (?!ihre|seine|meine|wenn)[^,;:.()]{2,50}`,
      `(?:solo ven?|ven? solo|ne voi(?:t|ent) que|vede solo|vedono solo|só vê|só veem|ziet alleen|zien alleen|widzi tylko) (?!sus|ses|leurs|i propri|os seus|hun|zijn|swo)[^,;:.()]{2,50}`,
    ),
  },
  {
    name: 'dayBefore',
    pattern: anyOf(
      // Not the end of something: `till 6 pm the evening before`.
      `(?<!(?:till?|until|by|before) (?:[^\\s,;]+ ){0,2})the (?:day|evening|night) before(?: (?:the|their|his|her|each|every|a|an)${one}| it is due| it starts)?`,
      `(?<!bis (?:[^\\s,;]+ ){0,2})(?:am|einen) (?:tag|abend) (?:vorher|davor|zuvor|vor (?:de[rmn]|jede[rmn]|eine[rm])${one})|am vortag|am vorabend`,
      `(?<!de )la veille(?: d[eu]${one}(?:${one})?)?|(?:el|un) día antes(?: de${few})?|la víspera(?: de${few})?`,
      `(?:il|un) giorno prima(?: d${few})?|(?:no dia|na véspera|um dia) (?:anterior|antes)?(?: d${few})?`,
      `(?:de|een) dag (?:ervoor|tevoren|voor${few})|dzień (?:przed|wcześniej)(?:${few})?`,
    ),
  },
  { name: 'dayBefore', pattern: /前日に|قبل(?:ه|ها)? بيوم/u },
  {
    name: 'choice',
    pattern: anyOf(
      `(?:mark|flag|tag|report|grade|rate|label)s?${wordsUpTo(8)} (?<!such )as ${values('or')}`,
      `sets?${wordsUpTo(8)} to ${values('or')}`,
      `(?:say|choose|pick)s?:? (?!up |several |many |some )${values('or')}`,
      `(?:setz|markier|kennzeichn|meld)\\p{L}*${wordsUpTo(6)} (?:auf|als) ${values('oder')}`,
      `(?:marque|signale)\\p{L}*${wordsUpTo(6)} comme ${values('ou')}`,
      `(?:marca|clasifica)\\p{L}*${wordsUpTo(6)} como ${values('o|ou')}`,
      `(?:segna|classifica)\\p{L}*${wordsUpTo(6)} come ${values('o')}`,
      `(?:zet|zetten|markeer)\\p{L}*${wordsUpTo(6)} (?:op|als) ${values('of')}`,
      `oznacza\\p{L}*${wordsUpTo(6)} jako ${values('lub|albo')}`,
    ),
  },
  {
    name: 'marked',
    pattern: anyOf(
      'tick(?:s|ed|ing)? (?:[^\\s,;]+ ){0,6}off|ticks?(?= (?:off|each|every|who|what|which|whether|the|them)(?!\\p{L}))|check(?:s)? (?:[^\\s,;]+ ){1,4}off',
      '(?:mark|flag|tick)s? (?:[^\\s,;]+ ){1,6}as|sets? (?:it|them|the status|its status) to(?= (?!\\d))',
      'marks? (?:it|them|this|one|(?:each|every) [\\p{L}-]+) \\p{L}+',
      '(?:hakt?|haken) (?:[^;:.]+ )?ab|abhaken|(?:markier|kennzeichn|setz)\\p{L}* (?:[^;:.]+ )?(?:als|auf)|als [^,;:.]+ (?:markier|kennzeichn)\\p{L}*',
      'marca\\p{L}* (?:[^\\s,;]+ ){1,6}(?:como|come)|coche(?:nt|r)|coche (?:les?|chaque|qui|cette|ce|une?)|marque\\p{L}* (?:[^\\s,;]+ ){1,6}comme',
      '(?:contras)?segna\\p{L}* (?:[^\\s,;]+ ){1,6}come|spunta\\p{L}*|(?:vink|vinken|vinkt) (?:[^;:.]+ )?(?:af|aan)|markee?r\\p{L}* (?:[^\\s,;]+ ){1,6}als',
      'odhacza\\p{L}*|oznacza\\p{L}* (?:[^\\s,;]+ ){1,6}jako|(?:يضع|وضع) علامة',
    ),
  },
  { name: 'marked', pattern: /(?:として|済みに|に)(?:マーク|変更|設定)|チェックを(?:入|付)/u },
  {
    name: 'onTop',
    pattern: anyOf(
      '(?:(?:go(?:es)?|moves?|jumps?|comes?|rolls?|floats?|rises?|shows? up|appears?)|puts? (?:it|them|this)) (?:right )?(?:to|at|on) (?:the )?(?:very )?top(?: of (?:the|my|their|our|his|her) (?:list|queue|page|screen|board))?(?! of )|\\p{L}+ ones (?:on|at the) top(?! of )',
      'ganz oben(?: in der liste)?(?=$|[,;.)])|oben in der liste|en haut de (?:la )?liste|arriba del todo|in cima alla lista|bovenaan|no topo(?: da lista)?|na górze(?: listy)?',
    ),
  },
  {
    name: 'eachTime',
    pattern: anyOf(
      `(?<!(?:\\d,|between|from|zwischen|entre|tra|tussen|między) )\\d+(?:, \\d+){0,6},? (?:and|und|et|y|e|en|i) (?:then )?\\d+ (?:minutes?|hours?|days?|weeks?|months?|minuten|stunden|tage?|wochen|monate|heures?|jours?|semaines?|mois|minutos|horas?|días?|semanas?|meses|minuti|ore|giorni|settimane|mesi|dias?|uur|dagen|weken|maanden|godzin\\p{L}*|dni|tygodni\\p{L}*) (?:before|after|ahead|vor|vorher|nach|avant|après|antes|después|depois|prima|dopo|voor|na|przed|po)(?:${one}){0,3}`,
      'on days? \\d+(?:, (?:on )?(?:day )?\\d+){0,6},? and (?:again )?(?:on )?(?:day )?\\d+|an den tagen \\d+(?:, \\d+){0,6} und \\d+',
    ),
  },
  {
    name: 'own',
    pattern:
      /(?<!\p{L})(?:(?:sees?|views?|looks? at)\s(?:only\s)?(?:their|his|her|my)|(?:sehen|sieht)\s(?:ihre?[nm]?|seine?[nm]?|meine?[nm]?)|(?:ven|ve|ver)\s(?:sus?|mis?)|(?:voi(?:t|ent|r))\s(?:ses|son|sa|leurs?|mes|mon|ma)|ved(?:e|ono|ere)\s(?:i|le|la|il)\s(?:propr\p{L}+|su[oaei]i?|loro|mi[ei]i?)|(?:vê|vêem|veem|ver)\s(?:os?|as?)\s(?:seus?|suas?|meus?|minhas?)|zie(?:t|n)\s(?:hun|zijn|haar|mijn)|widz[iąę]\p{L}*\s(?:swoj\p{L}+|swój))\s[^,;:.()]{2,40}/u,
  },
  {
    name: 'offline',
    pattern: anyOf(
      'offline|hors ligne|(?:without|with no|where there(?: is|.s) no) (?:an? |any )?(?:\\p{L}+ )?(?:signal|internet|network|connection|reception|wi-?fi)',
      'ohne (?:\\p{L}+ )?(?:internet|netz|empfang|verbindung|wlan)|sans (?:réseau|internet|connexion)',
      'sin (?:conexión|internet|señal|red|cobertura)|sem (?:internet|rede|ligação|conexão|sinal)',
      'senza (?:rete|internet|connessione|segnale)|zonder (?:internet|verbinding|bereik|netwerk)',
      'bez (?:internetu|sieci|zasięgu|połączenia)|بدون (?:إنترنت|اتصال)|دون (?:إنترنت|اتصال)',
    ),
  },
  { name: 'offline', pattern: /オフライン|圏外|電波(?:が|の)ない/u },
  {
    name: 'print',
    pattern:
      /(?<!\p{L})(?:prints?|(?<!from (?:an? |the )?)printed|printable|print-?outs?|druckt|drucken|ausdruck\p{L}*|druckbar\p{L}*|imprim\p{L}+|stampa(?:no|re|bil[ei])?|afdruk\p{L}*|printbaar|drukuj\p{L}*|wydruk\p{L}*)(?!\p{L})|印刷|طباعة/u,
  },
  {
    name: 'scan',
    pattern:
      /(?<!\p{L})(?:scans?|scannt|scannen|scanner|scanne(?:nt)?|escane\p{L}+|escanea[rn]?|scansion\p{L}+|skanuj\p{L}*|gescand)(?!\p{L})|スキャン|読み取|مسح/u,
  },
  ...thingPatterns,
  ...demandPatterns,
  { name: 'deadline', pattern: deadline },
  {
    name: 'live',
    verbs: seeing,
    pattern: anyOf(
      '(?<!(?:to|who|they|i|we|you|that|not|people|members|residents|families|where|goes|go|went|going) )live(?! (?:in|on|at|to|with|near|far|here|there|abroad|alone|together|by|as|before|from)(?!\\p{L}))|in real time|right away|straight away|immediately|in echtzeit|sofort|live mit|en direct|en temps réel|tout de suite',
      'en vivo|en tiempo real|al instante|em tempo real|in tempo reale|subito|in realtime|meteen|na żywo|od razu',
    ),
  },
  { name: 'live', verbs: seeing, pattern: /リアルタイム|すぐに|مباشرة|فوري/u },
  {
    name: 'search',
    pattern: anyOf(
      'search(?:es)?(?= )(?!.* by )|(?:such(?:t|en)(?! (?:eine?n? )?(?:[\\p{L}-]+ )?(?:app|lösung|programm|software|tool|system|web\\p{L}+)(?!\\p{L}))|durchsuch\\p{L}+)(?!.* nach )|busca[nr]?(?!.* por )|(?:cherche|recherche)(?:nt|r)?(?!.* par )',
      'cerca(?:no|re)?(?!.* per )|pesquisa[mr]?(?!.* por )|zoek(?:t|en)(?!.* op )|(?:wy)?szuka(?:ć|ją)?(?!.* (?:po|według) )',
    ),
  },
  {
    // `sees which stations have no handover yet`
    name: 'search',
    pattern: anyOf(
      // Not of what is over: `who wrote it and when`.
      `(?<=(?:sees?|shows?|knows?|lists?) )(?:which|who(?! (?:\\p{L}+ed|wrote|made|took|did|sent|gave|left|paid|put|sold|bought|brought|lent|got|said|set|cut|had) (?:it|them|this|that|these|what|which|the|an?|him|her|[\\p{L}-]+s)(?!\\p{L})))(?= \\p{L}+)[^,;:.()]{4,60}`,
      `(?<=(?:sieht|sehen|seht|zeigt|zeigen), )(?:welche\\p{L}*|wer(?! (?:es|was|wann)(?!\\p{L}))) [^,;:.()]{4,60}`,
      `(?<=(?:voit|voient|voir|affiche) )(?:quels?|quelles?|qui(?! (?:l['’]a|a (?:écrit|modifié|fait|créé|quoi)))) [^,;:.()]{4,60}`,
      `(?<=(?:ven?|ver|muestra) )(?:qué|quién(?:es)?(?! l[oa]s? )|cuáles) [^,;:.()]{4,60}`,
      `(?<=(?:vê|veem|ver|mostra) )(?:quais|quem(?! [oa]s? )) [^,;:.()]{4,60}`,
      `(?<=(?:vede|vedono|vedere|mostra) )(?:quali|chi(?! l['’]ha)) [^,;:.()]{4,60}`,
      `(?<=(?:ziet|zien|toont) )(?:welke|wie(?! (?:het|wat|wanneer)(?!\\p{L}))) [^,;:.()]{4,60}`,
      `(?<=(?:widzi|widzą|widzieć|pokazuje),? )(?:które|którzy|kto(?! (?:to|co|kiedy)(?!\\p{L}))) [^,;:.()]{4,60}`,
    ),
  },
  {
    name: 'remove',
    pattern:
      /(?<!\p{L})(?:deletes?|removes?|(?:is|are|be|gets?) (?:deleted|removed|taken off)|retirée?s? d[eu]|gelöscht|löscht|löschen|supprim\p{L}+|elimin(?:a|an|ar|e|are|ano|ado|ada|ados|adas)|borra[rn]?|cancella(?:re|no|t[oaie])?|usuw\p{L}+|usuń|verwijder\p{L}*|apaga[rm]?)(?!\p{L})|削除|حذف/u,
  },
  {
    name: 'history',
    pattern:
      /(?<!\p{L})(?:audit trail|is logged|are logged|wird protokolliert|werden protokolliert|historie|est tracée?|historique|historial|cronologia|histórico|wordt gelogd|\p{L}*historie|historia zmian)(?!\p{L})|履歴/u,
  },
  {
    name: 'own',
    pattern: anyOf(
      `(?:(?:sees?|views?)(?:${one}){0,4} own|(?:sieht|sehen)(?:${one}){0,4} eigenen?|(?:ven?|ver)(?:${one}){0,4} propi[oa]s?|voi(?:t|ent|r)(?:${one}){0,4} propres?)${few}`,
      `(?:(?:ved(?:e|ono|ere)|vê|veem|ver)(?:${one}){0,4} pr[oó]pri[oaie]?s?|(?:ziet|zien)(?:${one}){0,4} eigen|widz[iąę]\\p{L}*(?:${one}){0,4} własn\\p{L}+)${few}`,
      `(?:ven?|ver) lo suyo`,
      `only (?:their|his|her|its) own${few}`,
      `nur (?:ihre|seine) eigenen?${few}|(?:solo|sólo) (?:sus|su) propi[oa]s?${few}|uniquement (?:ses|leurs) propres${few}`,
      `(?:solo|soltanto) (?:i|le) propri[e]?${few}|apenas (?:os seus|as suas)${few}|alleen (?:hun|zijn|haar) eigen${few}`,
    ),
  },
  {
    name: 'language',
    pattern: anyOf(
      `(?<![,(]\\s?)languages(?: are [^.;:()]{3,60}|${few})?|sprachen|langues|idiomas|lingue|línguas|talen|język(?:i|ach)`,
      `(?:(?:${languages}),? ){0,6}(?:${languages}),? (?:and|or|\\+|&|\\/) (?!(?:the|a|an|its) )\\p{L}+`,
    ),
  },
  { name: 'language', pattern: /(?:言語|か国語|لغات|لغتين)/u },
];
