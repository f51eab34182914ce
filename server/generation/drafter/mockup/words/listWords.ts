import type { LanguageCode } from '../../lexicon/languageCode';

/** Words before and in lists in one language; each is a pattern of alternatives. */
interface ListWords {
  /** Before the parts of something: `each post has a picture, a name and a date`. */
  parts: string;
  /** Verbs of giving and choosing, before what is asked for: `choose a room, a date and a time`. */
  asked: string;
  /** Before the states of something: `marks each machine as received, in repair or sold`. */
  states: string;
  /** Those of them that need no `or`: `goes offered, signed, placed`. */
  path?: string;
  /** Between states where the list begins with `from`: `goes from offered to signed to placed`. */
  onward?: string;
  /** Before a yes-or-no question: `whether someone is trapped`. */
  whether: string;
  /** Before one of several: `which room`. */
  which: string;
  /** Between the options of a choice. */
  or: string;
  /** Before what comes next: `scheduled, then fixed`. */
  then: string;
}

/** None in Japanese and Arabic, whose lists are only read in brackets and behind colons. */
export const listWords: Readonly<Partial<Record<LanguageCode, ListWords>>> = {
  en: {
    parts:
      'with|including|giving|has|have|shows|contains|includes|holds|by (?:choosing|entering|giving|picking|selecting|typing)',
    asked:
      'choos(?:e|es|ing)|picks?|selects?|enters?|puts?(?: in)?|adds?|attach(?:es)?|uploads?|tells?(?: us)?|gives?|says?|states?|records?|provides?|notes?|fills? in|writes? down|logs?|registers?',
    states:
      'as|(?:goes|go|moves?|pass(?:es)?|runs?)(?: from| through)?|(?:is|are) (?:either|one of)|(?:state|status) (?:is|are)|to be|taps?(?!\\s(?:an?|on|the)\\s)|marks?(?=\\s[^,.]*\\s/\\s)',
    path: '(?:goes|go|moves?|pass(?:es)?|runs?)(?: from| through)?|to be',
    onward: 'to',
    whether: 'whether|if',
    which: 'which',
    or: 'or else|or',
    then: 'or else|or|then|also|either',
  },
  de: {
    parts: 'mit|samt|inklusive|hat|haben|zeigt|enthält|besteht aus',
    asked:
      'wählt|wählen|gibt|geben|nennt|nennen|sagt|sagen|erfasst|erfassen|trägt|tragen|notiert|notieren',
    states: 'als|(?:status|zustand)(?:\\sist)?|ist entweder',
    whether: 'ob',
    which: 'welche\\p{L}*',
    or: 'oder',
    then: 'dann|danach|entweder|oder',
  },
  fr: {
    parts: 'avec|a|ont|montre|affiche|contient|comporte',
    asked:
      'choisi\\p{L}+|saisi\\p{L}+|indiqu\\p{L}+|renseign\\p{L}+|donne(?:nt|r)?|dit|disent|note(?:nt|r)?',
    states: 'comme|passe(?:nt)? par',
    whether: 'si',
    which: 'quel\\p{L}*',
    or: 'ou',
    then: 'puis|ensuite|soit|ou',
  },
  es: {
    parts: 'con|tiene|tienen|muestra|contiene|lleva|incluye',
    asked:
      'elig\\p{L}+|introduc\\p{L}+|indica\\p{L}*|rellena\\p{L}*|dice(?:n)?|pone(?:n)?|apunta(?:n)?|anota(?:n)?',
    states: 'como|pasa(?:n)? por',
    whether: 'si',
    which: 'cuál\\p{L}*',
    or: 'o|u',
    then: 'luego|después|o',
  },
  pt: {
    parts: 'com|tem|têm|mostra|contém|inclui',
    asked:
      'escolhe\\p{L}*|introdu\\p{L}+|indica\\p{L}*|preench\\p{L}+|diz(?:em)?|anota\\p{L}*|regista\\p{L}*',
    states: 'como|passa(?:m)? por',
    whether: 'se',
    which: 'qua(?:l|is)',
    or: 'ou',
    then: 'depois|ou',
  },
  it: {
    parts: 'con|ha|hanno|mostra|contiene|include',
    asked:
      'scegli\\p{L}*|scelgono|inseri\\p{L}+|indica\\p{L}*|compila\\p{L}*|dice|dicono|annota\\p{L}*|registra\\p{L}*',
    states: 'come|passa(?:no)? (?:per|da)',
    whether: 'se',
    which: 'qual[ei]',
    or: 'o|oppure',
    then: 'poi|quindi|o|oppure',
  },
  nl: {
    parts: 'met|heeft|hebben|toont|bevat',
    asked: 'kiest|kiezen|vult|vullen|geeft|geven|zegt|zeggen|noteert|noteren',
    states: 'als',
    whether: 'of',
    which: 'welke?',
    or: 'of',
    then: 'dan|daarna|of',
  },
  pl: {
    parts: 'z|ze|podając|ma|mają|pokazuje|zawiera',
    asked: 'wybiera\\p{L}*|wpisuj\\p{L}*|podaj\\p{L}*|notuj\\p{L}*',
    states: 'jako',
    whether: 'czy',
    which: 'któr\\p{L}*',
    or: 'lub|albo|czy',
    then: 'potem|lub|albo',
  },
};
