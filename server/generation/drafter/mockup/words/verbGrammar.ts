import type { LanguageCode } from '../../lexicon/languageCode';

/** What the words of a language tell about the place of a verb. */
export interface Grammar {
  /** Verbs behind which an infinitive stands. */
  modal: RegExp;
  /** An infinitive. */
  infinitive: RegExp;
  /** Whether the infinitive stands at the end: `eine Notiz schreiben`. */
  isVerbLast: boolean;
  /** Words before a noun that a heading goes without. */
  articles: RegExp;
  /** A particle at the end that is a part of the verb: `legt einen Rückruf an`. */
  particle?: RegExp;
}

/** One of these words. */
const anyWord = (list: string) => new RegExp(`^\\s(?:${list})(?=\\s)`, 'iu');

const german =
  /\s(?:ab|an|auf|aus|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|zu|zurück|zusammen)[.!]?$/iu;
const dutch = /\s(?:aan|af|bij|door|in|mee|na|op|over|terug|toe|uit|voor|vast|weg)[.!]?$/iu;

/** Of the languages other than English, those with an infinitive. */
export const grammars: Readonly<Partial<Record<LanguageCode, Grammar>>> = {
  de: {
    modal: anyWord(
      'kann|können|darf|dürfen|soll|sollen|sollte|sollten|muss|müssen|möchte|möchten|will|wollen',
    ),
    infinitive: /^\p{Ll}+n$/u,
    isVerbLast: true,
    articles:
      /^(?:(?:auch|selbst|jederzeit)\s)*(?:(?:der|die|das|den|dem|ein|eine|einen|einem)\s)?/iu,
    particle: german,
  },
  nl: {
    modal: anyWord('kan|kunnen|mag|mogen|moet|moeten|wil|willen'),
    infinitive: /^\p{Ll}+n$/u,
    isVerbLast: true,
    articles: /^(?:(?:ook|zelf|altijd)\s)*(?:(?:de|het|een)\s)?/iu,
    particle: dutch,
  },
  es: {
    modal: anyWord('puede|pueden|podrá|podrán|debe|deben|quiere|quieren'),
    infinitive: /^\p{L}+[aei]r(?:se|l[aeo]s?)?$/iu,
    isVerbLast: false,
    articles: /^(?:(?:el|la|los|las|un|una|unos|unas)\s)?/iu,
  },
  pt: {
    modal: anyWord('pode|podem|deve|devem|quer|querem'),
    infinitive: /^\p{L}+[aeio]r(?:-se)?$/iu,
    isVerbLast: false,
    articles: /^(?:(?:os?|as?|um|uma|uns|umas)\s)?/iu,
  },
  it: {
    modal: anyWord('può|possono|deve|devono|vuole|vogliono'),
    infinitive: /^\p{L}+(?:[aei]re|rre|[aei]r(?:l[aeio]|si))$/iu,
    isVerbLast: false,
    articles: /^(?:(?:il|lo|la|i|gli|le|un|uno|una)\s|l['’]|un['’])?/iu,
  },
  fr: {
    modal: anyWord('peut|peuvent|doit|doivent|veut|veulent'),
    infinitive: /^\p{L}+(?:er|ir|re|oir)$/iu,
    isVerbLast: false,
    articles: /^(?:(?:le|la|les|un|une|des)\s|l['’])?/iu,
  },
  pl: {
    modal: anyWord('może|mogą|musi|muszą|chce|chcą|powinien|powinna'),
    infinitive: /^\p{L}+(?:ć|c)$/iu,
    isVerbLast: false,
    articles: /^/u,
  },
};
