import type { LanguageCode } from '../../lexicon/languageCode';

/** What the words of a language tell about the place of a verb. */
interface Grammar {
  /** An infinitive. */
  infinitive: RegExp;
  /** Whether the infinitive stands at the end: `eine Notiz schreiben`. */
  isVerbLast: boolean;
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
    particle: german,
  },
  nl: {
    infinitive: /^\p{Ll}+n$/u,
    isVerbLast: true,
    particle: dutch,
  },
  es: {
    infinitive: /^\p{L}+[aei]r(?:se|l[aeo]s?)?$/iu,
    isVerbLast: false,
  },
  pt: {
    infinitive: /^\p{L}+[aeio]r(?:-se)?$/iu,
    isVerbLast: false,
  },
  it: {
    infinitive: /^\p{L}+(?:[aei]re|rre|[aei]r(?:l[aeio]|si))$/iu,
    isVerbLast: false,
  },
  fr: {
    infinitive: /^\p{L}+(?:er|ir|re|oir)$/iu,
    isVerbLast: false,
  },
  pl: {
    infinitive: /^\p{L}+(?:ć|c)$/iu,
    isVerbLast: false,
  },
};

/** How the infinitives of a dictionary end: forms with a pronoun behind them are no entries. */
export const dictionaryForms: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /[aeí]r$|ir$/u,
  pt: /[aeio]r$/u,
  it: /(?:[aei]re|rre)$/u,
};

/** What stands between who acts, or a modal verb, and the verb. */
export const verbPlaces = {
  gap: /^(?:[\s|:–-]|to\s|be able to\s|also\s|auch\s)*/u,
  aim: /^\sto\s/u,
  /** A word and the one behind it, which has to be an article. */
  unknown: /^\s(?:to\s)?(\p{L}+)\s(\p{L}+)\s/u,
};

/** Words before another verb for the same object. */
export const alternatives = ['or', 'oder', 'ou', 'o', 'of', 'lub'];
/** Behind an English verb, a part of it: `ticks off`. */
export const particle = /^\s(?:off|up|out|back|down|away|in)(?![\p{L}-])(?!\sto\s)/u;

/** ` off` in ` a firing off`: the same behind its object, after a verb that often has one; not `in` before a place. */
export const particleBehindObject =
  /^\s(?:an?|the|their|his|her|any|every|each|it|them|(?!always)\p{L}{3,}(?<!s)s)(?:\s(?!(?:and|or|then|but)\s)\p{L}+){0,2}?(?<particle>\s(?:off|up|back|down|(?:in|out)(?=[\s.!]*$|,|\s(?:and|at|by|or|when|with)\s)))(?![\p{L}-])/iu;
export const withParticle =
  /^(?:bring|buy|call|check|clear|clock|close|cross|cut|drop|fill|give|hand|lock|log|look|pay|pick|put|ring|send|set|shut|sign|switch|take|tick|turn|write)$/u;

/** English verbs that refuse a record, those by which somebody takes what is free, and those that only move it. */
export const stateVerbs = {
  refusing: /^(?:reject|decline|refuse|cancel|deny|remove|delete|revoke|withdraw|expire|ban)$/u,
  taking: /^(?:book|reserve|rent|hire|borrow|claim|lend|grab|loan|take)(?: |$)/u,
  moving:
    /^(?:move|swap|extend|reschedule|postpone|export|import|print|download|send|share|forward|transfer)(?: |$)/u,
};

/** Verbs that say little by themselves, in all languages. */
export const light =
  /^(?:bring|come|do|drop|get|leave|give|let|make|put|say|take|tell|turn|use|machen|tun|nehmen|geben|bringen|sagen|nutzen|verwenden|stellen|setzen|lassen|(?:poner|hacer|dar|tomar|usar|decir|traer|dejar)(?:se)?|faire|mettre|donner|prendre|dire|utiliser|laisser|fazer|pôr|dizer|deixar|fare|mettere|dare|prendere|usare|lasciare|maken|doen|nemen|geven|brengen|zeggen|gebruiken|zetten|laten|z?robić|da(?:wa)?ć|brać|mówić|używać)$/iu;

/** Between a verb and what people do for one another; other languages say it before the verb or by its form. */
export const reciprocal = /^\s*(?:each other|one another|einander|elkaar)\s/iu;
