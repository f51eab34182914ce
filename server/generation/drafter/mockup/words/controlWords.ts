import type { LanguageCode } from '../../lexicon/languageCode';
import type { Shape, ShapeLabel } from '../shape';

const pressed: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:open|start|publish|build|design|make|mark|list|put|enrol|enroll|apply|call|contact|count|monitor|track|watch|detect|sense|collect|gather|react|thank|greet|sign|set|declare|test|weigh)$/u,
};

const condition =
  /,?\s(?:without|unless|until(?! when)|except|instead of|(?:but )?(?:only|even) (?:if|when|after|once|with)|only every|no later than|as long as|provided|(?<!(?:day|night|evening|week|month|year|hour|minute|morning)s? )before(?! (?:and|or|instead)\s))\s|,\snot\s(?=by|in|on|what|to|the|an?\s)/u
    .source;
const anySlot =
  /(?<!\p{L})(?:(?:time\s?)?slots?|times?|dates?|appointments?|nights?|sessions?|lessons?|classes|class|tables?|seats?|rooms?|beds?)(?!\p{L})/iu;
const englishSlots = /^(?:\p{L}+\s){0,2}(?:(?:time )?slots?|appointments?)(?!\p{L})/u;
const slots =
  /(?<!\p{L})(?:slots?|termine?n?|zeitfenster|créneaux?|rendez-vous|citas?|franjas?|horários?|appuntament[oi]|tijdsloten|tijdslot|afspraak|wizyt[ęy])(?!\p{L})/u;

/** Views that a requirement may name, in all languages. */
const views = [
  [
    'map',
    /(?<!\p{L})(?:map|(?:stadt|land)?karte|stadtplan|lageplan|carte (?:des|de la|interactive)|mapa|mappa|kaart|plattegrond|mapie)(?!\p{L})|地図|خريطة/iu,
  ],
  [
    'calendar',
    /(?<!\p{L})(?:calendar|kalender|calendrier|calendario|calendário|kalendarz|agenda|roster|timetable|dienstplan|rooster)(?!\p{L})|カレンダー|تقويم/iu,
  ],
] as const satisfies readonly (readonly [Shape & ShapeLabel, RegExp])[];

/** Words that decide which control a requirement gets. */
export const controlWords = {
  /** At the beginning of an object: how many there are. */
  amount: /^how (?:many|much)\s/u,
  /** What is counted, behind a verb of knowing: `see how many came`, `wissen, wie viele kamen`. */
  counted:
    /(?<!\p{L})(?:sees?|knows?|shows?|tells?|counts?|lists?|sehen|sieht|wissen|weiß|zeigt|voir|voi(?:t|ent)|savoir|affiche|ver|ven?|saber|muestra|mostra|vedere|vede|sapere|zien|ziet|weten|weet|toont)(?:,?\s\p{L}+){0,2},?\s((?:how (?:many|much)|wie ?viele?|combien d[e’']|cuánt[oa]s|quant[ei]|quant[oa]s|hoeveel)\s[^,.;:?!()]+)/iu,
  /** Words for controls that nobody has to operate, in all languages. */
  told: [
    ...views,
    [
      'photo',
      /^(?:an?\s|the\s)?(?:photos?|pictures?|videos?|fotos?|bilder|vídeos?|zdjęcia)(?!\p{L})/iu,
    ],
  ] as const satisfies readonly (readonly [Shape, RegExp])[],
  views,
  /** What is booked at a time, in English, or else as in {@link controlWords.slotIn}. */
  anySlot: new RegExp(`${anySlot.source}|${slots.source}`, 'iu'),
  /** Who writes, rather than what is asked for. */
  introduction:
    /^(?:(?:hey|hi|hello|so|well|ok|okay|look),?\s){0,3}(?:I|we)(?:\s(?:run|own|are|live)|['’]re|['’]m|\sam)\s(?:an?|our|my|two|three|\d+)\s(?!(?:\p{L}+\s)?(?:reports?|checks?|tests?|quer(?:y|ies)|exports?|backups?|imports?|lists?)(?!\p{L}))/iu,
  /** Options with slashes between them, unlike `km/h`, `and/or` and addresses. */
  options:
    /(?<![\p{L}\p{N}/.-])(?!(?:and|und|et|y|e|en|i|his|her|he|she|km|mg|kg|m|dd|mm|tt|jj)\/|\p{Lu}{2,}\/)(?:\p{L}{2,16}(?:\/\p{L}{2,16}){1,4}(?![\p{L}\p{N}/-])|\p{L}{2,16}(?:\s\/\s\p{L}{2,16}){2,4}(?!\s?[\p{L}\p{N}/-]))/u,
  /** What is not wanted, or not surely, and a view that something is done without, in all languages. */
  unwanted:
    /(?<!\p{L})(?:no longer|skip|avoid|leave out|maybe|perhaps|optional(?:ly)?|vielleicht|eventuell|peut-être|quizás|tal vez|forse|talvez|misschien|może)(?!\p{L})|\(later\)|(?<!\p{L})(?:without|instead of|rather than|except for|ohne|(?:an)?statt|sans|au lieu d(?:e|['’])|sin|en (?:lugar|vez) de|senza|invece d[i’']|sem|em vez d[eoa]|zonder|in plaats van|bez|zamiast)\s?(?:\p{L}+\s){0,2}(?:maps?|karten?|cartes?|mapy?|mapas?|mapp[ae]|kaart(?:en)?|calendars?|kalender|calendriers?|calendari[oi]|chats?|queues?|qr|codes?)(?!\p{L})/iu,
  /** What is paid by card, in all languages. */
  card: /(?<!\p{L})(?:cards?|karten?|carte|tarjetas?|cart(?:a|ão|ões)|kaart|pin|kart[ąay])(?!\p{L})/iu,
  /** How long something runs: the number, and the word for seconds if it counts these. */
  duration:
    /(?<![\p{L}\p{N}.,:/½-])(\d{1,3}|\p{L}{3,10}(?=[\s-]))[\s-]?(?:min(?:s|ut\p{L}{0,4})?|(s|secs?|seconds?|secondes?|sekunden?|segundos?|secondi|seconden|sekund[ay]?))(?!\p{L})/giu,
  /** Beside a time that something else takes, in the European languages. */
  otherTime:
    /(?<!\p{L})(?:hours?|stunden?|heures?|horas?|or[ae]|uren|uur|godzin\p{L}?|before|after|within|later|again|vor|nach|avant|après|antes|después|dopo|prima|depois|na|voor|przed|po)(?!\p{L})/iu,
  /** A code of stripes rather than squares, in all languages. */
  barcode:
    /bar-?\s?code|(?<!\p{L})(?:ean|isbn)(?!\p{L})|strichcode|codes?(?:\s[àa]\s|[-\s])barres|códigos? de barras|codic[ei] a barre|streepjescode|kod\p{L}{0,4} kreskow|バーコード|باركود/iu,
  /** At the beginning of an object: where it is. */
  place: /^where\s/u,
  /** Verbs of a judgement in stars, in all languages. */
  rating:
    /^(?:rate|bewerten|évaluer|valorar|calificar|puntuar|avaliar|valutare|beoordelen|oceniać|ocenić)$/u,
  /** The same in English, if the scale is told. */
  scoring: /^(?:score|grade|mark)$/u,
  /** The ends of a scale, in all languages: `from 1 to 10`. */
  scale:
    /(?<![\p{N}.,:])(\p{N}{1,2})\s?(?:to|through|bis|à|a|tot|do|[-–~〜～]|から)\s?(\p{N}{1,2})(?![\p{N}:%]|[.,]\p{N})/u,
  /** Verbs of a search, in all languages. */
  finding:
    /^(?:find|search|filter|browse|look up|(?:durch)?suchen|finden|filtern|(?:re)?chercher|trouver|filtrer|buscar|encontrar|filtrar|cercare|trovare|filtrare|procurar|pesquisar|zoeken|vinden|filteren|szukać|znaleźć|wyszukać|filtrować)$/u,
  /** At the beginning of an object: who it is. */
  people: /^who\s/u,
  /** At the beginning of an object: a question of another kind. */
  question: /^(?:when|what|which|how|why|whether|if)\s/u,
  /** A time that is chosen: at the beginning of an English object, anywhere in a statement of another language. */
  slotIn: (code: LanguageCode): RegExp => (code === 'en' ? englishSlots : slots),
  /** Verbs by which a file is chosen, in all languages. */
  uploading:
    /^(?:upload|attach|photograph|import|capture|hochladen|fotografieren|anhängen|téléverser|photographier|subir|adjuntar|fotografiar|caricare|allegare|fotografare|uploaden|fotograferen|wgrać)$/u,
  /** What is made as a file, and its format: `the statement as PDF`. */
  fileMade:
    /(\p{L}+)\s(?:as|to|als|en|come|in|como|em|w|jako)\s(?:an?\s|eine?\s|una?\s|um\s|een\s)?(pdf|csv|xlsx|excel|zip)(?!\p{L})/iu,
  /** A message that arrives: `gets a text`. */
  arriving:
    /(?<!\p{L})(?:gets?|receives?|sends?)\s(?:(?!and\s)\p{L}+\s){0,2}(?:an?|the)\s(?:push|text|sms|message|reminder|notification|alert|e-?mail|mail)(?!\p{L})/u,
  /** Verbs of the classes for writing that need no field. */
  pressed,
  /** What a message is about, behind its name or before what sends it. */
  reason:
    /(?<!\p{L})(?:warning|warned|alert|message|reminder|reminded|told|text|push|notification|notified|e-?mail)\s(?:(?:the|an?|me|us|him|her|them)\s(?:\p{L}+\s)?){0,1}(?:when|if|that|as soon as|once)\s(.{8,})$|^(?:if|when|once|as soon as)\s(.{8,}?),\s/iu,
  /** Verbs by which one of several values is set, in all languages. */
  setting:
    /^(?:set|change|update|choose|pick|select|assign|festlegen|setzen|ändern|wählen|auswählen|choisir|modifier|changer|définir|elegir|cambiar|definir|escolher|mudar|scegliere|cambiare|modificare|kiezen|wijzigen|instellen|wybrać|zmienić|ustawić)$/u,
  /** Where an English label ends, even if it is short: at a reason or at a condition. */
  aim: new RegExp(`,?\\s(?:so that|so|because)\\s|,\\s(?:which|who|but)\\s|${condition}`, 'u'),
  /** A condition, a negation or a way of doing something, which is no part of an English label. */
  condition: new RegExp(condition, 'u'),
  /** Where an English label may end. */
  border:
    /[,;:(]\s?|\s(?:so that|so|because|unless|until|when|whenever|if|in order to|which|and then)\s/u,
  /** Before what an English idea lets people do. */
  introducing:
    /(?<!\p{L})(?:(?:for|(?:I|we)\s(?:want|need)|(?:I|we)['’]d (?:like|love|want)|would (?:like|love))\s(?!an?\s)(?:[\p{L}'-]+\s){1,4}?to(?:\sbe able to)?|(?:lets?|allows?|enables?|helps?)\s(?:[\p{L}'-]+\s){1,3}?(?:to)?|(?:app|tool|site|website|page|portal|place|way|system)\sto|where\s(?:[\p{L}'-]+\s){1,4}?can)\s/giu,
  /** Between two English predicates. */
  joints:
    /(?:,\s(?:and\s|or\s|then\s)?|:\s(?:they|he|she)\s|\s(?:and|or|then)\s)(?:then\s|also\s|can\s)?/gu,
  /** At the end of what joins an English predicate to another: a modal verb. */
  modal: /(?<!\p{L})can\s$/u,
  /** What stands before the parts of what is entered, and these, in English. */
  withParts: /^(.{3,48}?)(?::|\swith)\s(.+)$/su,
  /** At the end of an English label: a joined verb without what belongs to it. */
  openVerb: /(?<=\s\p{L}+),?\s(?:and|or|then)\s(\p{L}+)$/u,
  saying: /^(?:says?|tells?|states?|notes?|asks?|explains?)$/u,
  /** Before and in what tells how an English predicate is done. */
  details: /:\s(?:they|he|she)(?:\s.*)?$/su,
  /** At the end of an English predicate. */
  joint: /(?:[\s,;]|\s(?:and|or|then|can|also))+$/u,
  /** At the beginning of what belongs to an English verb. */
  opening: /^(?:any|every|with|for|on|at|in|from|to)/u,
};
