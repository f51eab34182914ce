import { isDenial, isVerb } from '../lexicon/cueLine';
import type { LanguageCode } from '../lexicon/languageCode';
import { folded } from '../lexicon/phraseIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { capital } from '../lexicon/capital';
import type { Span } from '../read/span';
import { roleStems } from '../sort/roleNames';
import type { Role } from '../sort/workbook';
import { wordCount, type CuedClause } from '../write/cuedClause';
import { infinitives } from './infinitives';
import { grammars, type Grammar } from './words/verbGrammar';
import { plainText } from '../read/plainText';

/** Whether a separable German or Dutch verb ends a text: `legen einen Rückruf an`. */
export function endsInParticle({ code }: Lexicon, text: string): boolean {
  return grammars[code]?.particle?.test(text) === true;
}

/** Whether a statement continues about the people named before: `can cancel it`. */
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

/** Whether a statement is passive and names nobody who acts: `Abgesagte Stunden werden berechnet`. */
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

/** The end of a subject that names a role; a continuation has no subject. */
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
