import type { LanguageCode } from '../../lexicon/languageCode';

/** What the words of a language tell about the place of a verb. */
interface Grammar {
  /** An infinitive. */
  infinitive: RegExp;
  /** Whether the infinitive stands at the end: `eine Notiz schreiben`. */
  isVerbLast: boolean;
  /** Words before a noun that a heading goes without. */
  articles: RegExp;
  /** A particle at the end that is a part of the verb: `legt einen Rückruf an`. */
  particle?: RegExp;
}

const german =
  /\s(?:ab|an|auf|aus|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|zu|zurück|zusammen)[.!]?$/iu;
const dutch = /\s(?:aan|af|bij|door|in|mee|na|op|over|terug|toe|uit|voor|vast|weg)[.!]?$/iu;

/** Of the languages other than English, those with an infinitive. */
export const grammars: Readonly<Partial<Record<LanguageCode, Grammar>>> = {
  de: {
    infinitive: /^\p{Ll}+n$/u,
    isVerbLast: true,
    articles:
      /^(?:(?:auch|selbst|jederzeit)\s)*(?:(?:der|die|das|den|dem|ein|eine|einen|einem)\s)?/iu,
    particle: german,
  },
  nl: {
    infinitive: /^\p{Ll}+n$/u,
    isVerbLast: true,
    articles: /^(?:(?:ook|zelf|altijd)\s)*(?:(?:de|het|een)\s)?/iu,
    particle: dutch,
  },
  es: {
    infinitive: /^\p{L}+[aei]r(?:se|l[aeo]s?)?$/iu,
    isVerbLast: false,
    articles: /^(?:(?:el|la|los|las|un|una|unos|unas)\s)?/iu,
  },
  pt: {
    infinitive: /^\p{L}+[aeio]r(?:-se)?$/iu,
    isVerbLast: false,
    articles: /^(?:(?:os?|as?|um|uma|uns|umas)\s)?/iu,
  },
  it: {
    infinitive: /^\p{L}+(?:[aei]re|rre|[aei]r(?:l[aeio]|si))$/iu,
    isVerbLast: false,
    articles: /^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s|l['’]|un['’])?/iu,
  },
  fr: {
    infinitive: /^\p{L}+(?:er|ir|re|oir)$/iu,
    isVerbLast: false,
    articles: /^(?:(?:le|la|les|un|une|des)\s|l['’])?/iu,
  },
  pl: {
    infinitive: /^\p{L}+(?:ć|c)$/iu,
    isVerbLast: false,
    articles: /^/u,
  },
};

/** How the infinitives of a dictionary end: forms with a pronoun behind them are no entries. */
export const dictionaryForms: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /[aeí]r$|ir$/u,
  pt: /[aeio]r$/u,
  it: /(?:[aei]re|rre)$/u,
};

/** Verbs that say little by themselves, in all languages. */
export const light =
  /^(?:bring|come|do|drop|get|leave|give|let|make|put|say|take|tell|turn|use|machen|tun|nehmen|geben|bringen|sagen|nutzen|verwenden|stellen|setzen|lassen|(?:poner|hacer|dar|tomar|usar|decir|traer|dejar)(?:se)?|faire|mettre|donner|prendre|dire|utiliser|laisser|fazer|pôr|dizer|deixar|fare|mettere|dare|prendere|usare|lasciare|maken|doen|nemen|geven|brengen|zeggen|gebruiken|zetten|laten|z?robić|da(?:wa)?ć|brać|mówić|używać)$/iu;

/** English verbs that at the start of a line are as often nouns. */
export const likeNouns =
  /^(?:access|chart|contact|cover|design|display|file|flag|label|list|lunch|mail|map|message|page|photo|ring|sample|stock|tag|test|text|time|visit|watch)$/iu;

/** English words that relate what follows to something, and so are no verbs. */
export const relating =
  /^(?:across|against|along|among|any(?:body|one)|around|behind|below|beside|besides|despite|every(?:body|one)|except|including|inside|like|minus|near|nobody|outside|some(?:body|one)|plus|regarding|since|than|throughout|towards?|unlike|until|upon|versus|via|worth)$/iu;

/** What stands before an English noun, and so behind a verb. */
export const beforeNoun =
  '(?:an?|the|their|its|our|my|each|every|all|one|whether|who|what|which|how)';
/** English verbs behind which `in` is a part of the verb: `check in`, but not `pay in cash`. */
export const phrasal = /^(?:check|clock|fill|hand|log|sign|take|trade)$/u;
/** English subjects that are people. */
export const people = /^(?:(?:any|every)(?:body|one)|to|i|people|users?|we|you|they)$/u;
