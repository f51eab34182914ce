import type { LanguageCode } from '../../lexicon/languageCode';

/** The verb behind which what something has stands; in English, `a` is none. */
const having: Partial<Record<LanguageCode, string>> = {
  de: 'hat|haben',
  en: 'has|have',
  es: 'tienen?',
  fr: 'a|ont',
  it: 'ha|hanno',
  nl: 'heeft|hebben',
  pl: 'ma|mają',
  pt: 'tem|têm',
};

const behind = (verb: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${verb})\\s(?!to\\s|one,)((?:[^,.;:]{2,40},\\s)+[^,.;:]{1,60})$`, 'u');

/** `has SKU, name, supplier`, also without a conjunction. */
export const havingList: Partial<Record<LanguageCode, RegExp>> = Object.fromEntries(
  Object.entries(having).map(([code, verb]) => [code, behind(verb)]),
);

/** Between the steps of something. */
export const arrow = /\s?(?:→|->|=>)\s?|\s>\s/u;

/** Passing through stages, in most languages other than English. */
const passing = String.raw`durchläuft|durchlaufen|passe(?:nt)?\spar|pasan?\spor|passam?\spor|passa(?:no)?\sper|doorloopt|doorlopen`;

/** Before the stages of something: `moves through received, in repair, ready`. */
export const throughStages = new RegExp(
  `(?<!\\p{L})(?:(?:goes|go|moves?|pass(?:es)?|runs?)\\s(?:from|through)|${passing}|przechodzą?\\sprzez)\\s$`,
  'u',
);

/** Before states to choose from: `mark as`. */
export const asState =
  /(?<!\p{L})(?:mark|set|sets|setzt|markier|kennzeichn|marca|marque|segna|oznacz|markee?r)\p{L}*\s(?:[^\s,;:.]+\s){0,5}(?:as|to|als|auf|como|comme|come|jako)\s$|(?<!\p{L})sets\s$/u;

/** Behind what somebody makes: `sets up a trip with date, place and cost`. */
export const withList =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|z)\s((?:[^,.;:()]{2,40},\s){1,12}[^,.;:()]{2,60})$/u;

/** In all languages: what precedes a list, and the list itself. */
export const listPatterns: readonly RegExp[] = [
  // `open -> in progress -> done`
  /(?:^|[:：|]\s*)([^:：|]+(?:→|->|=>|\s>\s)[^:：|]+)$/u,
  // `marks it as received, in repair, tested`
  /(?<!\p{L})(?:as|als|comme|como|come|jako|sets|setzt)\s(?!(?:up|out|off|aside)\s)((?:[^,.;:()]{2,30},\s)+[^,.;:()]{2,50})$/u,
  // `moves through received, in repair, ready`
  new RegExp(
    `(?<!\\p{L})(?:through|${passing}|przez)\\s((?:[^,.;:()]{2,30},\\s)+[^,.;:()]{2,50})$`,
    'u',
  ),
  // `Fields: name, phone, bike`, and the last cell of a row
  /[:：|]([^:：|]+)$/u,
  // `a scaffold (location, type, max height)`
  /\(([^()]+)\)/u,
];

/** What has the things of a list: `a profile with photo, price and area`. */
export const listHead =
  /^(?:an?|the|its|their|eine?n?|une?|una?|uma?|een)\s(?:\p{L}+\s){1,2}(?:with|mit|avec|con|com|met)\s|^(?:down|up)\s/iu;

/** Before the fields of something on paper: `a card with make, year, price`. */
const papers = String.raw`(?<!\p{L})(?:card|form|record|log entry|\p{L}*(?:karte|formular|datensatz|blatt)|fiche|formulaire|ficha|formulari[oa]|scheda|modulo|formulário|\p{L}*kaart|formulier|kart[ęa]|formularz)\s(?:with|mit|avec|con|com|met|z|ze)\s`;
export const ofPaper = new RegExp(`${papers}$`, 'u');
export const paperList = new RegExp(
  `${papers}((?:[^,.;:()]{2,40},\\s){1,12}[^,.;:()]{2,60})$`,
  'u',
);

/** A field that is worded as a question: `where it stands`. */
export const askedField =
  /^(?:(?:and|und|et|y|e|en|i)\s)?(?:where|when|who|what|which|wo|wann|wer|was|où|quand|qui|ce qu[ie]|dónde|cuándo|quién|qué|dove|quando|chi|onde|quem|waar|wanneer|wie|wat|gdzie|kiedy|kto)\s/iu;
