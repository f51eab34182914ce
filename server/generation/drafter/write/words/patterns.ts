import { words as listOf } from '../../lexicon/words';

/** Patterns in all languages of the documents. They match clauses in lower case. */

/** Before a normal range, which is the opposite: `outside the range of 2 to 8 °C`. */
export const outside =
  /(?<!\p{L})(?:outside(?: of)?|außerhalb(?: von)?|hors de|fuera de|fuori da|fora de|buiten|poza)\s(?:the\s|the range of\s)?$/u;

/** A day of the week or a part of the day. */
const day =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)\p{L}*|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|segunda|terça|quarta|quinta|sexta|(?:maan|dins|woens|donder|vrij|zater|zon)dag\p{L}*|poniedział\p{L}+|wtor\p{L}+|środ\p{L}+|czwart\p{L}+|piąt\p{L}+|sobot\p{L}+|niedziel\p{L}+|[月火水木金土日]曜日?/u
    .source;

const partOfDayName =
  /noon|midday|midnight|evening|morning|mittags?|mitternacht|abends?|midi|minuit|soir|mediodía|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite|middag|middernacht|avond|południ\p{L}+|północ\p{L}*|wieczor\p{L}*|正午/u
    .source;

const clockTime =
  /\p{N}{1,2}(?:[:.h]\p{N}{2})?(?:\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h))?(?![\p{L}\p{N}])/u.source;

const until =
  /by|before|until|till?|not? later than|bis|vor|spätestens|avant|jusqu['’]à|jusqu['’]au|antes d[eo]l?|hasta|entro|prima di|até|tot|voor|uiterlijk|do|przed/u
    .source;

const article = /the|on|am|zum|nächsten|le|el|al|il|à|às?|op|de|o/u.source;

/** `by Thursday noon` */
export const deadline = new RegExp(
  `(?<!\\p{L})(?:${until})(?:\\s(?:${article}))?\\s(?:(?:${day})(?:,?\\s(?:at\\s|um\\s|à\\s|a\\s|alle\\s|om\\s)?(?:${partOfDayName}|${clockTime}))?|${partOfDayName})(?:\\s(?:the day )?before)?(?!\\p{L})|(?:${day}|正午|前日)(?:の\\S{1,4})?まで`,
  'u',
);

/** `only visible to`, `only be made by`: the words from `only` to a role. */
export const granting =
  /(?<![\p{L}-])(?:only|nur|ausschließlich|seule?s?|seulement|sol[oa]s?|sólo|solamente|únicamente|só|somente|apenas|soltanto|alleen|tylko|wyłącznie)\s(?:[^\s,;:.()\p{N}]+\s){0,3}?(?:by|to|for|von|vom|für|sehen|sichtbar für|par|pour|aux?|por|para|a|al|da|dal|dai|dalle|per|pelo|pela|pelos|door|voor|przez|dla|ven|veem|vedono|zien|widz[iąę]\p{L}*)\s(?:[^\s,;:.()\p{N}]+\s){0,2}$|(?<!\p{L})(?:solo|sólo|solamente|só|soltanto)\s(?:l[oaeis]{1,2}\s)?(?:puede|pueden|può|possono|pode|podem)\s\S+\s(?:\p{L}{1,3}\s)?$/u;

/** `cannot`, `nobody may`, `darf … nicht`. */
export const denyingModal = new RegExp(
  `(?<!\\p{L})(?:${[
    /(?:can|could|may|must|should|shall)\s?(?:not|n?['’]t|never|no longer)|cant|(?:is|are) (?:not|never) (?:allowed|permitted|to be)/u,
    /(?:do|does)\s?(?:not|n?['’]t)(?= (?:see|get|have to see|show|appear|receive|know)(?!\p{L}))|(?:nobody|no one|no \p{L}+|none of \p{L}+)(?: else| (?:but|except|apart|below|under|over|above|from|at|in|outside|without)(?: (?!(?:so|and|but|it|we)(?!\p{L}))[^\s,;:.]+){1,4}?)? (?:can|may|must|should|is allowed to)|(?:nobody|no one)(?: else| (?:but|except|apart)(?: [^\s,;:.]+){1,4}?)? (?:sees|books|changes|enters|reads)(?= (?:the|an?|it|them|this|these|those|my|our|your|his|her|their|any|what|which|[\p{L}-]+s)(?!\p{L}))/u,
    /(?:darf|dürfen|kann|können|soll|sollen)(?: \S+){0,6}? (?:nicht|nie|niemals|kein\p{L}{0,2})(?!(?: [^\s,]+){1,4} müssen)|niemand(?: \S+)?? (?:darf|kann|soll)/u,
    /(?:niemand|kein\p{L}{0,2}(?: [^\s,]+){1,3}?) (?:darf|dürfen|kann|können|soll)/u,
    /n(?:e |['’])(?:peu[tx]|peuvent|doi(?:s|t|vent)|pourra(?:it)?|devra(?:it)?)(?: \S+){0,2}? (?:pas|jamais|plus)|(?:personne|nul) ne (?:peut|doit)/u,
    /(?:no|nunca|nadie)(?: se)? (?:puede|debe|podrá|deberá)n?|(?:não|nunca|ninguém)(?: se)? (?:pode|deve|poderá|deverá)m?/u,
    /(?:non|nessuno|mai)(?: si)? (?:può|possono|deve|devono|potrà|potranno)/u,
    /(?:mag|mogen|kan|kunnen)(?: \S+){0,6}? (?:niet|nooit|geen)|(?:niemand|geen \S+)(?: \S+)? (?:mag|mogen|kan|kunnen)/u,
    /(?:nie|nikt nie) (?:może|mogą|można|wolno|powin\p{L}+)|لا (?:يمكن|يجوز|يحق|يستطيع|ينبغي)/u,
  ]
    .map(({ source }) => source)
    .join(
      '|',
    )})(?!\\p{L}|\\s(?:have|need) to\\s)|(?:[でら]き?|れ)(?:ない|ません)(?:ように)?$|ては(?:ならない|いけない|なりません|いけません)|(?:変更|削除|編集|予約|閲覧|参照)でき(?:ない|ません)。?$|禁止`,
  'gu',
);

/** The same for one search, which keeps no position. */
export const deniesModal = new RegExp(denyingModal.source, 'u');

/** A wish, whose `if` begins no condition: `It would be lovely if`, `Schön wäre es, wenn`. */
export const wishes: readonly RegExp[] = [
  /(?:it|that|this|what)?\s?(?:would|might|['’]d)(?: also| really)?(?: be| help)(?: (?!bad|unfair|awful|terrible|worse|wrong|annoying)\p{L}+){0,4} (?:if|when|to have)/u,
  /(?:i|we|she|he|they)(?:['’]d| would)(?: also| really)? (?:love|like|appreciate|welcome|be \p{L}+)(?: it)?,? if/u,
  /(?:ideally|perfect|bonus(?: points)?|a bonus|even better|best of all|nice|great|lovely|cool)(?: would be)?,? if/u,
  /(?:(?:noch |sehr |auch )?(?!schlimm|schlecht|blöd)\p{L}+|es) (?:wäre|fände(?:n)?)(?: (?:es|ich|wir|auch|noch|sehr|ganz|natürlich|\p{L}{3,12})){0,4},? (?:wenn|dass)/u,
  /(?:ich|wir) (?:fände|fänden|würde|würden|hätte|hätten)(?: (?:es|mich|uns|gern|gerne|\p{L}{3,12})){1,4},? (?:wenn|dass)/u,
  /(?:ce|ça|cela|il|l['’]idéal|le mieux) serait(?: (?!dommage|grave)\p{L}+){0,3} (?:si|que|qu['’]|de|d['’])/u,
  /(?:j['’]aimerais|on aimerait|nous aimerions)(?: (?:bien|aussi|beaucoup)){0,2} (?:si|que|qu['’])/u,
  /(?:(?:lo|el) ideal )?(?:sería|estaría)(?: (?!mal|malo)\p{L}+){0,3} (?:si|que|poder)/u,
  /(?:me|nos) (?:gustaría|encantaría)(?: mucho)? (?:si|que)/u,
  /(?:o ideal )?(?:seria|era)(?: (?!mau|mal)\p{L}+){0,3} (?:se|que|poder)/u,
  /(?:gostaria|gostávamos|gostaríamos|adorava) (?:de )?que/u,
  /(?:l['’]ideale )?sarebbe(?: (?!male|brutto)\p{L}+){0,3} (?:se|che|poter)/u,
  /(?:mi|ci) piacerebbe(?: molto)? (?:se|che)/u,
  /(?:het|ideaal|\p{L}+) zou(?:den)?(?: (?:het|ook|heel|erg|\p{L}{3,12})){0,3} zijn,? (?:als|wanneer|om)/u,
  /(?:\p{L}+ )?(?:byłoby|by było)(?: (?:też|bardzo|\p{L}{3,12})){0,2},? (?:gdyby|żeby|jeśli|jeżeli)(?:śmy)?/u,
  /(?:fajnie|dobrze|miło|super|idealnie|świetnie),? (?:gdyby|żeby)(?:śmy)?/u,
  /(?:سيكون|يا حبذا|حبذا|أتمنى|ليت|نتمنى)(?: [^\s]+){0,3} (?:لو|إذا|أن)(?: (?:كان|تم))?/u,
];

const otherwiseWords =
  /(?<!\p{L})(?:otherwise|or else|sonst|andernfalls|sinon|si no|de lo contrario|senão|caso contrário|altrimenti|anders|inaczej|w przeciwnym)(?!\p{L})/u;

/** Behind a time, before what happens if something is not done by then: `within 2 days or they get a refund`. */
export const otherwise = new RegExp(
  `^,?\\s(?:${otherwiseWords.source}|(?:or|oder|ou|o|oppure|of|albo|lub)(?!\\p{L}))\\s`,
  'u',
);

/** Where something else begins: `; after that only half`, `, otherwise it is lost`. */
export const elsewhere = new RegExp(`;\\s|,\\s${otherwiseWords.source}`, 'u');

/** `even` and `at`, with which `even when it rains` and `at once` are no condition. */
export const concessive =
  /(?<!\p{L})(?:even|at|selbst|auch|même|incluso|mesmo|anche|zelfs|ook|nawet|حتى)\s$/iu;

export const trailingOnly =
  /\s(?:only|just|erst|nur|seulement|solo|sólo|só|soltanto|alleen|pas|tylko|dopiero)\s$/iu;

/** Before hours of the day without minutes: `mornings 8 to 11`, `Wed 6-8`. */
export const partOfDay = new RegExp(
  `(?<!\\p{L})(?:${partOfDayName}|${day}|(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}{0,2})s?(?: (?:from|von|de|da|van|od))?:?\\s$`,
  'u',
);

export const betweenHours = /^\p{N}{1,2}[:.h]\p{N}{2}\D{1,8}\p{N}{1,2}[:.h]\p{N}{2}$/u;

export const onlyWord =
  /(?<!\p{L})(?:only|nur|ausschließlich|seule?s?|seulement|sol[oa]s?|sólo|solamente|únicamente|só|somente|apenas|soltanto|alleen|tylko|wyłącznie)(?!\p{L})/u;

/** Before a number in words that is an hour: `after two`, `um sechs`. */
export const clockWord =
  /(?<!\p{L})(?:at|by|before|after|until|till|around|um|gegen|vor|nach|bis|à|vers|a las|sobre las|às|alle|om|tegen|o)\s$/u;

/** `Only` with up to one word behind it. */
export const only = new RegExp(`${onlyWord.source}\\s(?:\\p{L}{1,4}\\s)?$`, 'u');

/** `only by Ileana`: in languages that write only names with a capital. */
export const onlyByName =
  /(?<!\p{L})(?:only by|seulement par|uniquement par|solo por|sólo por|só por|somente por|solo da|alleen door|tylko przez)\s(?:the\s)?\p{Lu}\p{Ll}+/u;

/** Words that no subject of a clause stands behind: `the next one`. */
export const articles: readonly string[] = listOf(
  'to the a an first next last other whether ein eine einer einen einem eines der die das den dem un une una le la les el los las il lo gli um uma de het een',
);

/** Between a condition and what holds then: `, then`, `->`. */
export const thenWord =
  /^(?:[,،;]\s(?:(?:then|dann|alors|entonces|então|allora|dan|to|wtedy)\s)?|\s(?:->|→|=>)\s)/u;

/**
 * `after that they can only call` refers to what was said before; `once a month` says how often; in `after each visit the
 * tuner notes it`, it is a preposition.
 */
export const noConjunction =
  /^(?:(?:after|before|until|après|avant|dopo) (?:an?|the|each|every|chaque|la|le|une?|ogni|il) [^\s,;:.()]+ (?:an?|the|our|their|his|her|le|la|les|il|lo|gli)(?= )|(?:after|before) (?:that|this|and)|once (?:an?|per|every|each|unless|if|by|for|in|at|on)|once(?=[,;.)]|$))(?!\p{L})/u;

/** Between two numbers of the same thing: `30 and 7 days`. */
export const oneOfMany = /\p{N}(?:,| and| und| et| y| e| en| i)\s$/u;

/** At the end: `since when`, `since September`, rather than `, since it is dark`. */
export const sinceThen = /(?<!,\s)since$/u;

/** `until`, `and so on`: no reason. */
export const noReason = /^so\s(?:until|and|on|far|as|much|many|long|it)(?!\p{L})/u;

/** Whose own doing a denial is: `we cannot pay`. */
export const firstPerson = /(?<!\p{L})(?:i|we|ich|wir|je|nous|on|ik)\s$/u;

/** `what a guest must not eat`, `who cannot stand it` */
export const asking = /(?<!\p{L})(?:what|who|whom|whether|how|why|where|was|ob|wat|wie)(?!\p{L})/u;
