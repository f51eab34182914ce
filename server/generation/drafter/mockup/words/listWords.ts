import type { LanguageCode } from '../../lexicon/languageCode';

/** Words before and in lists in one language; each is a pattern of alternatives. */
export interface ListWords {
  /** Before the parts of something: `each post has a picture, a name and a date`. */
  parts: string;
  /** What something or somebody does on the way through its states: `goes through offered, signed, placed`. */
  flow: string;
  /** Before states, or before whose name they stand: `is new or done`, `marks it as new`, `status new`. */
  is: string;
  /** What a part of a record begins with that is told as a question: `who has got it`. */
  asking: string;
  /** Between states where the list begins with `from`: `goes from offered to signed to placed`. */
  onward: string;
  /** Before where another way through the states begins: `or from offered to refused`. */
  again: string;
  /** Before a yes-or-no question: `whether someone is trapped`. */
  whether: string;
  /** Before one of several: `which room`. */
  which: string;
  /** Between the options of a choice. */
  or: string;
  /** Before what comes next: `scheduled, then fixed`. */
  then: string;
  /** The same in a list of what comes one after the other: `erst gebucht, dann gesperrt`. */
  turn: string;
}

/** What shows that an item in Japanese is a clause, a quantity or an exclusion: `ふりがな付き`, `月300円`, `広告なし`. */
export const japaneseClause =
  /(?<=.)[はをが](?=.)|まで|(?:なし|付き|つき|だけ|[るすたうくむ])$|\p{N}.*[円人回分名件枚本冊台個日月年間週秒%％]/u;

/** None in Japanese and Arabic, whose lists are only read in brackets, behind colons and as lines of their own. */
export const listWords: Readonly<Partial<Record<LanguageCode, ListWords>>> = {
  en: {
    parts: 'with|including|giving|has|have|shows|contains|includes|holds|by',
    flow: '(?:goes|go|moves?|pass(?:es)?|runs?)(?: from| through)?|taps?(?!\\s(?:an?|on|the)\\s)',
    is: 'is|are|be|as|whether|either|it|them|one|says?|status(?:es)?|states?|then|to|still',
    asking: "(?:for |from |to |at |by )?(?:who(?:se|m|['’]s)?|which|what|when|where|how)",
    onward: 'to',
    again: 'from',
    whether: 'whether|if',
    which: 'which',
    or: 'or else|or',
    then: 'or else|or|then|also|either',
    turn: 'and then|then|finally',
  },
  de: {
    parts: 'mit|samt|inklusive|hat|haben|nach|zeigt|enthält|besteht aus',
    flow: '(?:durchläuft|durchlaufen)',
    is: 'ist|sind|sein|als|ob|entweder|wird|werden|status|auf|noch',
    asking: '(?:für |von |mit |bei )?(?:wer|wen|wem|welche\\p{L}*|was|wann|wo|woher|wohin|wie)',
    onward: 'bis|zu',
    again: 'von',
    whether: 'ob',
    which: 'welche\\p{L}*',
    or: 'oder',
    then: 'dann|danach|entweder|oder',
    turn: 'also|erst|zuerst|zunächst|dann|danach|schließlich|zuletzt',
  },
  fr: {
    parts: 'avec|a|ont|montre|affiche|contient|comporte',
    flow: 'passe(?:nt)? (?:par|de)',
    is: 'est|sont|être|comme|soit|si|statut|état',
    asking: "(?:pour |de |à |par )?(?:qui|quel\\p{L}*|quand|où|combien|d['’]où)",
    onward: 'à',
    again: 'de',
    whether: 'si',
    which: 'quel\\p{L}*',
    or: 'ou',
    then: 'puis|ensuite|soit|ou',
    turn: "donc|d[’']abord|puis|ensuite|enfin|finalement",
  },
  es: {
    parts: 'con|tiene|tienen|muestra|contiene|lleva|incluye',
    flow: 'pasa(?:n)? (?:por|de)',
    is: 'está|están|es|son|estar|ser|como|si|estado',
    asking: '(?:para |de |a |por )?(?:quién|qué|cuándo|dónde|cuánt\\p{L}*|cuál)',
    onward: 'a',
    again: 'de',
    whether: 'si',
    which: 'cuál\\p{L}*',
    or: 'o|u',
    then: 'luego|después|o',
    turn: 'primero|entonces|luego|después|finalmente',
  },
  pt: {
    parts: 'com|tem|têm|mostra|contém|inclui',
    flow: 'passa(?:m)? (?:por|de)',
    is: 'está|estão|é|são|estar|ser|como|se|estado',
    asking: '(?:para |de |a |por )?(?:quem|quando|onde|quant\\p{L}*|qual)',
    onward: 'para|a',
    again: 'de',
    whether: 'se',
    which: 'qua(?:l|is)',
    or: 'ou',
    then: 'depois|ou',
    turn: 'primeiro|então|depois|finalmente',
  },
  it: {
    parts: 'con|ha|hanno|mostra|contiene|include',
    flow: 'passa(?:no)? (?:per|da)',
    is: 'è|sono|essere|come|se|stato',
    asking: '(?:per |di |da |a )?(?:chi|quando|dove|quant\\p{L}*|quale)',
    onward: 'a',
    again: 'da',
    whether: 'se',
    which: 'qual[ei]',
    or: 'o|oppure',
    then: 'poi|quindi|o|oppure',
    turn: 'poi|quindi|infine',
  },
  nl: {
    parts: 'met|heeft|hebben|toont|bevat',
    flow: '(?:doorloopt|doorlopen|gaat van)',
    is: 'is|zijn|worden|wordt|als|of|status|op',
    asking: '(?:voor |van |door )?(?:wie|wat|wanneer|waar|hoeveel|welke?)',
    onward: 'naar',
    again: 'van',
    whether: 'of',
    which: 'welke?',
    or: 'of',
    then: 'dan|daarna|of',
    turn: 'eerst|dan|daarna|tenslotte',
  },
  pl: {
    parts: 'z|ze|podając|ma|mają|pokazuje|zawiera',
    flow: 'przechodzi(?: z| przez)?',
    is: 'jest|są|być|jako|czy|status',
    asking: '(?:dla |od |z )?(?:kto|kogo|co|kiedy|gdzie|skąd|ile|któr\\p{L}*)',
    onward: 'do',
    again: 'z|od',
    whether: 'czy',
    which: 'któr\\p{L}*',
    or: 'lub|albo|czy',
    then: 'potem|lub|albo',
    turn: 'najpierw|potem|wreszcie',
  },
};
