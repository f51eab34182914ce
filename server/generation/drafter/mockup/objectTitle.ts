import { isDenial, isVerb } from '../lexicon/cueLine';
import { perLanguage } from '../lexicon/perLanguage';
import type { LanguageCode } from '../lexicon/languageCode';
import { folded } from '../lexicon/phraseIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { capital } from '../lexicon/capital';
import type { Span } from '../read/span';
import { roleStems } from '../sort/roleNames';
import type { Role } from '../sort/workbook';
import { wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { plainText } from './plainText';

interface Grammar {
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

const grammars: Readonly<Partial<Record<LanguageCode, Grammar>>> = {
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

/** Whether a separable German or Dutch verb ends a text: `legen einen Rückruf an`. */
export function endsInParticle({ code }: Lexicon, text: string): boolean {
  return grammars[code]?.particle?.test(text) === true;
}

/** `can cancel it`: goes on about who was named before. */
export function startsWithModal(text: string, { code }: Lexicon): boolean {
  return code === 'en'
    ? /^can\s\p{L}/u.test(text)
    : grammars[code]?.modal.test(` ${text}`) === true;
}

const passive: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  de: /\s(?:wird|werden|wurden?)(?=\s|$)/iu,
  nl: /\s(?:wordt|worden|werden)(?=\s|$)/iu,
  es: /\s(?:se|es|son|serán?)\s\p{L}+/iu,
  pt: /\s(?:são|é|será|serão)\s\p{L}+[ai]d[ao]s?(?=\s|$)/iu,
  fr: /\s(?:est|sont|sera|seront)\s\p{L}+ée?s?(?=\s|$)/iu,
  it: /\s(?:viene|vengono|(?:è|sono)\s\p{L}+[aiu]t[aeio])(?=\s|$)/iu,
  pl: /\s(?:jest|są|zostaje|zostają|będzie|będą)(?=\s|$)/iu,
};

/** Whether something is done by nobody who is named: `Abgesagte Stunden werden berechnet`. */
export function isPassive({ code }: Lexicon, text: string): boolean {
  return passive[code]?.test(text) === true;
}

const mostOfSubject = 4;
const fewestWords = 2;

/**
 * A heading in a language other than English: what stands behind `can` or behind the verb of a named role, without an
 * article. Nothing where the words do not surely stand in that order.
 */
export function objectTitle(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
): { label: string; verb: string } | undefined {
  const { idea, cues, lexicon } = clause;
  const grammar = grammars[lexicon.code];
  const text = idea.slice(start, end).replace(/[\s.!;,]+$/u, '');
  if (grammar === undefined || /["“„«:|]/u.test(text)) return undefined;
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  // `Escuchar el texto`
  const [opening = ''] = text.split(/\s/u, 1);
  if (
    !grammar.isVerbLast &&
    grammar.infinitive.test(opening) &&
    own.some((cue) => cue.start === start && cue.name.startsWith('do:'))
  )
    return behindModal(grammar, text, lexicon);
  const subject = endOfSubject(text, actor, grammar, lexicon);
  if (subject === undefined || own.some(isDenial) || /[,;]/u.test(text.slice(0, subject)))
    return undefined;
  const behind = subject === 0 ? ` ${text}` : text.slice(subject);
  const [led] = grammar.modal.exec(behind) ?? [];
  if (led !== undefined) return behindModal(grammar, behind.slice(led.length), lexicon);
  const [verb] = /^\s\p{L}+\s(?=\S)/u.exec(behind) ?? [];
  const next = folded(verb ?? '').trim();
  // `Familias con más de cuatro miembros`, `Schüler und Eltern`
  if (lexicon.prepositions.includes(next) || lexicon.cues.and.includes(next)) return undefined;
  const goesOn = own.some(
    (joint) =>
      joint.name === 'and' && own.some((cue) => cue.start === joint.end + 1 && isVerb(cue)),
  );
  if (verb === undefined || goesOn || grammar.particle?.test(text)) return undefined;
  const rest = behind.slice(verb.length);
  const object = rest.replace(grammar.articles, '');
  // A noun has to follow: without an article it is one in German only, by its capital.
  const [first = ''] = folded(rest).split(' ', 1);
  const isObject =
    object !== rest ||
    (lexicon.cues.determiner.includes(first) && !lexicon.prepositions.includes(first)) ||
    (lexicon.code === 'de' && /^\p{Lu}/u.test(rest));
  return isObject && wordCount(object) >= fewestWords
    ? { label: capital(plainText(object)), verb: '' }
    : undefined;
}

/** `eine Notiz zu einem Rückruf schreiben` → `Notiz zu einem Rückruf schreiben` */
function behindModal(
  { infinitive, isVerbLast, articles }: Grammar,
  text: string,
  lexicon: Lexicon,
): { label: string; verb: string } | undefined {
  // `Werkzeuge reservieren, höchstens für 3 Tage`
  const [core = ''] = text.trim().split(/,\s|\s\(/u);
  const isCore = infinitives(lexicon).get(core.split(' ').at(-1) ?? '') !== undefined;
  const words = (isCore ? core : text.trim()).split(/\s+/u);
  const verb = (isVerbLast ? words.at(-1) : words[0]) ?? '';
  if (words.length < fewestWords || !infinitive.test(verb)) return undefined;
  const label = isVerbLast ? text.trim().replace(articles, '') : text;
  return { label: capital(plainText(label)), verb: capital(verb) };
}

/** Where the subject ends that names a role; a sentence that goes on has none. */
function endOfSubject(
  text: string,
  actor: Role | undefined,
  grammar: Grammar,
  lexicon: Lexicon,
): number | undefined {
  if (grammar.modal.test(` ${text}`)) return 0;
  const words = [...text.matchAll(/\S+/gu)].slice(0, mostOfSubject);
  const ends = words.map(({ 0: word, index }) => index + word.length).reverse();
  return ends.find((end) => {
    const stems = roleStems(folded(text.slice(0, end)), lexicon);
    return actor?.spellings.some((one) => {
      return stems.slice(-one.split(' ').length).join(' ') === one;
    });
  });
}

/** How a reflexive verb is written in a dictionary: `apuntarse`. */
const reflexive: Readonly<Partial<Record<LanguageCode, readonly [RegExp, string]>>> = {
  es: [/(?:^|\s)se\s$/iu, '$1se'],
  pt: [/(?:^|\s)se\s$/iu, '$1-se'],
  fr: [/(?:^|\s)(?:se\s|s['’])$/iu, 's’$1'],
};

/** The infinitive of each finite form; the lexicon has the forms of a verb behind it. */
const infinitives = perLanguage(({ code, actions }) => {
  const strict = /(?:[aei]|o)r$|(?:[aei]re|rre)$|\p{Ll}n$|ć$/u;
  const all = Object.values(actions).flatMap((forms) => {
    let last = '';
    return forms.map((form) => {
      const isOwn = grammars[code]?.infinitive.test(form) === true && strict.test(form);
      // `montre` looks like an infinitive too.
      if (isOwn && !(code === 'fr' && `${form}r` === last)) last = form;
      return [form, last] as const;
    });
  });
  return new Map(all.filter(([, infinitive]) => infinitive !== '').reverse());
});

/**
 * The verb of a part of a statement in languages other than English as it stands on a button: the infinitive of what a
 * role does (`Der Kunde unterschreibt`), or of a wish without a subject (`Folgetermin vorschlagen`).
 */
export function verbOnButton(
  clause: CuedClause,
  { start, end }: Span,
  actor: Role | undefined,
): string {
  const { idea, cues, lexicon } = clause;
  const grammar = grammars[lexicon.code];
  const text = idea.slice(start, end).replace(/[\s.!;,]+$/u, '');
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  if (own.some(isDenial) || isPassive(lexicon, ` ${text}`)) return '';
  const modal = own.find(({ name }) => finite.test(name));
  const isLed = modal !== undefined && (actor !== undefined || modal.name === 'can');
  const verb = own.find(
    (cue) =>
      cue.name.startsWith('do:') && cue.start >= (modal?.end ?? start) && isPredicate(clause, cue),
  );
  if (verb === undefined) return '';
  const form = folded(idea.slice(verb.start, verb.end));
  // 承認 in `承認します`
  if (lexicon.code === 'ja') {
    const [noun = ''] = /^(?:\p{Script=Han}{2,}|\p{Script=Katakana}{3,})/u.exec(form) ?? [];
    return actor === undefined || /され/u.test(form) ? '' : noun;
  }
  if (grammar === undefined) return '';
  const base = infinitives(lexicon).get(form) ?? '';
  const isAlone =
    form === base &&
    (verb.start === start ||
      (grammar.isVerbLast && verb.end === start + text.replace(/\s\([^()]*\)$/u, '').length));
  if (modal ? !isLed || form !== base : actor === undefined && !isAlone) return '';
  const particle = modal ? '' : (grammar.particle?.exec(text)?.[0].trim() ?? '');
  const whole = base.startsWith(particle) ? base : particle + base;
  if (base === '' || (particle !== '' && !infinitives(lexicon).has(whole))) return '';
  const [before, pattern = '$1'] = reflexive[lexicon.code] ?? [];
  return before?.test(idea.slice(start, verb.start)) ? pattern.replace('$1', whole) : whole;
}

const finite = /^(?:auxiliary|can|must|should|want)$/u;
