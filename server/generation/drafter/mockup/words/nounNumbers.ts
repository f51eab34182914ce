import type { LanguageCode } from '../../lexicon/languageCode';
import { words } from '../../lexicon/words';

/** How the nouns of a language tell one record from several. */
interface NounNumbers {
  /** Before the number of a record whose noun is known in the plural or in another case only. */
  numbered: string;
  /** Words before one of them, in a form that a dictionary has too. */
  one?: readonly string[];
  /** Forms that may be several or in another case, unless such a word stands before them. */
  several?: RegExp;
  /** Forms that are no title, unless there is no other. */
  oblique?: RegExp;
  /** What makes a plural of a singular, where nothing else changes. */
  added?: RegExp;
}

export const nounNumbers: Readonly<Record<LanguageCode, NounNumbers>> = {
  en: { numbered: 'No. ' },
  de: {
    numbered: 'Nr. ',
    one: words('ein eine einer jede jedes das zur'),
    several: /(?:e|[^r]en|[aeiouäöü]ren|ern|eln)$/u,
    oblique: /s$/u,
  },
  fr: {
    numbered: 'n° ',
    one: words('un une chaque le la l du au ce cet cette'),
    several: /(?:[eétl]|eur|ou|ion)s$|aux$/u,
    added: /(?<=[eétl]|eur|ou|ion)s$/u,
  },
  es: {
    numbered: 'N.º ',
    one: words('un una cada el la del al este esta'),
    several: /s$/u,
    added: /(?<=[ao])s$/u,
  },
  pt: {
    numbered: 'N.º ',
    one: words('um uma cada o a do da no na ao à este esta'),
    several: /s$/u,
    added: /(?<=[ao])s$/u,
  },
  it: {
    numbered: 'N. ',
    one: words(
      'un uno una ogni il lo la l del dello della dell al alla all nel nella questo questa',
    ),
    several: /i$/u,
  },
  nl: { numbered: 'Nr. ', one: words('een elk elke ieder iedere het'), several: /en$/u },
  pl: {
    numbered: 'Nr ',
    one: words('każdy każda każde ten ta to'),
    several: /(?:[ęąuyi]|ów|ami|ach|om|em|[^i]e|[^n]ie|ia)$/u,
    oblique: /(?:[ęąu]|ów|ami|ach|om|em)$/u,
  },
  ja: { numbered: 'No. ' },
  ar: {
    numbered: 'رقم ',
    several: /ات$|^(?:وال|بال|فال|كال|ال|لل)/u,
    oblique: /^(?:وال|بال|فال|كال|ال|لل)/u,
  },
};

/** German: datives of the plural, which are no title; a letter less is the nominative. */
export const datives = {
  /** Words before one. */
  before: words('den allen mit von zu bei aus nach seit in an auf unter über vor'),
  ending: /(?:e|er|el)n$/u,
  /** Words before a singular whose plural ends in it too. */
  feminine: words('die eine einer jede jeder zur diese'),
  /** Singulars whose plural ends in it too. */
  kept: /(?:e|er|el|ung|heit|keit|schaft|ion|tät|in)$/u,
  umlaut: /[äöü]/u,
};

/** German words that are surely nouns, also in lower case. */
export const germanNoun = /^\p{Lu}|(?:ung|heit|keit|schaft|ion)(?:en)?$/u;
