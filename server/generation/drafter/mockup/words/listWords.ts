import type { LanguageCode } from '../../lexicon/languageCode';

/** Words before lists in one language; each is a pattern of alternatives. */
interface ListWords {
  /** Before fields to enter: `reports a fault with lift number, floor and a photo`. */
  given: string;
  /** Verbs of giving and choosing, before what is asked for: `choose a room, a date and a time`. */
  asked: string;
  /** Before the parts of something: `each post has a picture, a name and a date`. */
  parts: string;
  /** Before the states of something: `marks each machine as received, in repair or sold`. */
  states: string;
  /** Names for the states of something: `Status: open, taken, done`. */
  stateNames: string;
  /** Before a yes-or-no question: `whether someone is trapped`. */
  whether: string;
  /** Before a choice of clauses: `whether they come, late or not at all`. Empty where the word has other senses. */
  choice: string;
  /** Between the options of a choice. */
  or: string;
}

/** None in Japanese and Arabic, whose lists are not read. */
export const listWords: Readonly<Partial<Record<LanguageCode, ListWords>>> = {
  en: {
    given:
      'with|including|giving|by (?:choosing|entering|giving|picking|selecting|typing)|fills? (?:in|out)',
    asked:
      'choos(?:e|es|ing)|picks?|selects?|enters?|puts? in|gives?|says?|states?|records?|provides?',
    parts: 'has|have|shows|contains|includes|with',
    states: 'as|(?:state|status)\\s(?:is|are)',
    stateNames: 'states?|status(?:es)?',
    whether: 'whether|if',
    choice: 'whether|either',
    or: 'or',
  },
  de: {
    given: 'mit|samt|inklusive',
    asked: 'wählt|wählen|gibt|geben|nennt|nennen|sagt|sagen|erfasst|erfassen|trägt|tragen',
    parts: 'hat|haben|zeigt|enthält|besteht aus|mit',
    states: 'als|(?:status|zustand)\\sist',
    stateNames: 'status|zustand|zustände',
    whether: 'ob',
    choice: 'ob|entweder',
    or: 'oder',
  },
  fr: {
    given: 'avec',
    asked: 'choisi\\p{L}+|saisi\\p{L}+|indiqu\\p{L}+|renseign\\p{L}+|donne(?:nt|r)?|dit|disent',
    parts: 'a|ont|montre|affiche|contient|avec',
    states: 'comme',
    stateNames: 'statuts?|états?',
    whether: 'si',
    choice: 'si',
    or: 'ou',
  },
  es: {
    given: 'con',
    asked: 'elig\\p{L}+|introduc\\p{L}+|indica\\p{L}*|rellena\\p{L}*|dice(?:n)?|pone(?:n)?',
    parts: 'tiene|tienen|muestra|contiene|lleva|con',
    states: 'como',
    stateNames: 'estados?',
    whether: 'si',
    choice: 'si',
    or: 'o|u',
  },
  pt: {
    given: 'com',
    asked: 'escolhe\\p{L}*|introdu\\p{L}+|indica\\p{L}*|preench\\p{L}+|diz(?:em)?',
    parts: 'tem|têm|mostra|contém|com',
    states: 'como',
    stateNames: 'estados?|status',
    whether: 'se',
    choice: '',
    or: 'ou',
  },
  it: {
    given: 'con',
    asked: 'scegli\\p{L}*|scelgono|inseri\\p{L}+|indica\\p{L}*|compila\\p{L}*|dice|dicono',
    parts: 'ha|hanno|mostra|contiene|con',
    states: 'come',
    stateNames: 'stat[oi]',
    whether: 'se',
    choice: 'se',
    or: 'o|oppure',
  },
  nl: {
    given: 'met',
    asked: 'kiest|kiezen|vult|vullen|geeft|geven|zegt|zeggen',
    parts: 'heeft|hebben|toont|bevat|met',
    states: 'als',
    stateNames: 'status(?:sen)?',
    whether: 'of',
    choice: '',
    or: 'of',
  },
  pl: {
    given: 'z|ze|podając',
    asked: 'wybiera\\p{L}*|wpisuj\\p{L}*|podaj\\p{L}*',
    parts: 'ma|mają|pokazuje|zawiera|z|ze',
    states: 'jako',
    stateNames: 'statusy?|stany?',
    whether: 'czy',
    choice: 'czy',
    or: 'lub|albo|czy',
  },
};
