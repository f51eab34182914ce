import { capital } from '../lexicon/capital';
import type { Cue } from '../lexicon/cueIndex';
import { isDenial } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { sharesStem } from '../lexicon/stemOf';
import { headFirst } from '../sort/roleNames';
import { plainText } from '../read/plainText';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause } from '../write/cuedClause';
import { baseOf, infinitives } from './infinitives';
import { leadingVerb } from './leadingVerb';
import { phraseAt } from './nouns';
import { keyOfName } from './sampleNames';
import { controlWords } from './words/controlWords';
import { stativeVerbs } from './words/stativeVerbs';
import {
  alternatives,
  grammars,
  light,
  particle,
  particleBehindObject,
  reciprocal,
  withParticle,
} from './words/verbGrammar';

/** What somebody does or may do, as far as a statement surely says so. */
export interface Deed {
  statement: Statement;
  /** The class of its verb, such as `do:create`. */
  action: string;
  /** The words on its buttons: `Approve`, `Refuse`. */
  verbs: readonly string[];
  /** What it is done to, as a button says it; empty if that is said before or elsewhere. */
  noun: string;
  /** From the verb on: `Approve or refuse a request within 12 hours`. */
  label: string;
  /** The words behind its verb, where the object is; all words in a language whose verb may stand last. */
  object: string;
  /** Whether it makes a new record. */
  isMaking: boolean;
}

/** `accept or refuse the whole lot` */
const wordsOfObject = 6;
/** ` above` in `approve contracts above €50,000`. */
const danglingWord = /\s(?:above|below|over|under|beyond|within|than|per)$/iu;
/** What is looked at or told is no button. */
const silent = /^do:(?:show|search|calculate|sync|signIn)$/u;
const making = /^do:(?:create|upload)$/u;

/** ` off` in ` off each practice`, behind an English verb; empty without a particle. */
export function particleBehind(rest: string): string {
  return particle.exec(rest)?.[0] ?? '';
}

/** The deed of a statement whose verb can be a button's: see {@link anyDeedOf}. */
export function deedOf(workbook: Workbook, statement: Statement): Deed | undefined {
  const deed = anyDeedOf(workbook, statement);
  return deed && !silent.test(deed.action) ? deed : undefined;
}

/** The deed of a statement; none unless a verb follows `can` or who acts, or begins it. */
export function anyDeedOf(workbook: Workbook, statement: Statement): Deed | undefined {
  const clause = cuedClause(workbook, statement);
  const { cues, idea, span, lexicon } = clause;
  const verb = leadingVerb(clause, statement);
  const isOther = (cue: Cue) =>
    cue.start < (verb?.start ?? 0) &&
    (isDenial(cue) || (cue.name === 'if' && cue.start === span.start));
  if (verb === undefined || cues.some(isOther)) return undefined;
  const form = folded(idea.slice(verb.start, verb.end));
  const known = infinitives(lexicon);
  const rest = idea.slice(verb.end, span.end);
  const prefixed = (folded(rest).match(/\p{L}+/gu) ?? []).flatMap((word) =>
    lexicon.code === 'de' || lexicon.code === 'nl' ? (known.get(word + form) ?? []) : [],
  )[0];
  const base = prefixed ?? known.get(form);
  if (base === undefined || stativeVerbs[lexicon.code].test(base) || light.test(base))
    return undefined;
  // `legt einen Rückruf an`
  if (!prefixed && grammars[lexicon.code]?.particle?.test(rest)) return undefined;
  const isEnglish = lexicon.code === 'en';
  const added = isEnglish ? particleBehind(rest) : '';
  const isParted = isEnglish && withParticle.test(base);
  const { particle: parted = '' } =
    (isParted ? particleBehindObject.exec(rest)?.groups : undefined) ?? {};
  const isFirst = lexicon.code === 'en' || headFirst.has(lexicon.code);
  const { run, joined, verbs } = verbsBehind(rest, lexicon);
  // `Apply for a permit`
  const [, aim = '', behind = ''] =
    /^\s?((?:to|for)\s)?(.*)$/su.exec(rest.slice(run.length + added.length)) ?? [];
  const objectAhead = parted === '' ? behind : behind.slice(0, behind.indexOf(parted));
  const noun = isFirst ? objectIn(objectAhead, lexicon).replace(danglingWord, '') : '';
  return {
    statement,
    action: verb.name,
    verbs: [
      ...verbsBefore(idea.slice(span.start, verb.start), lexicon),
      base + (added || parted),
      ...verbs,
    ].map(capital),
    noun: noun && !/['’]s?$/u.test(noun) ? aim + noun : '',
    label: capital(plainText(isEnglish ? base + joined + rest.slice(run.length) : statement.text)),
    object: (isFirst ? rest.slice(added.length) : statement.text)
      .trim()
      .split(/\s+/u)
      .slice(0, isFirst ? wordsOfObject : Infinity)
      .join(' '),
    isMaking: makesRecord(verb.name, base, lexicon),
  };
}

/** Whether a verb of this class makes a record, rather than marking or opening one. */
const makesRecord = (action: string, base: string, { code }: Lexicon): boolean =>
  making.test(action) && !controlWords.pressed[code]?.test(base);

/** The noun phrase behind a verb; empty without one. */
export function objectIn(text: string, lexicon: Lexicon): string {
  const words = text.replace(reciprocal, '').trim().split(/\s+/u);
  const from = words.findIndex((word) => !lexicon.cues.determiner.includes(folded(word)));
  return phraseAt(words.slice(Math.max(from, 0)), lexicon);
}

/** The words on the buttons of a deed: `Weigh kitten`, in German `Gerät ziehen`; a Slavic object would need another case. */
export function buttonsOf(deed: Deed, lexicon: Lexicon, name: string): string[] {
  const { code, prepositions } = lexicon;
  const { verbs, noun, object } = deed;
  // `order from four restaurants`
  const [first = ''] = folded(object).split(' ');
  if (noun === '' && prepositions.includes(first)) return [...verbs];
  if (code === 'pl' || code === 'ja' || code === 'ar') return [...verbs];
  if (code === 'de' || code === 'nl') {
    // `Mitglieder sollen Boote reservieren` reserves no member.
    const words = folded(object).split(/\s/u);
    const at = words.findIndex((word) => keyOfName(lexicon, word) === keyOfName(lexicon, name));
    // `zu jedem Grab ein Foto hochladen` uploads no grave.
    const isNamed =
      at > 0 && !words.slice(Math.max(0, at - 2), at).some((word) => prepositions.includes(word));
    return verbs.map((verb) => (isNamed ? `${capital(name)} ${verb.toLowerCase()}` : verb));
  }
  // `Book`, not `Book booking`
  return verbs.map((verb) =>
    noun === '' && sharesStem(name, verb) ? verb : `${verb} ${noun || name.toLowerCase()}`,
  );
}

const reachOfVerbs = 120;

/** `buchen` and `verschieben` in `Termine buchen, verschieben und `, where verbs stand last. */
function verbsBefore(text: string, lexicon: Lexicon): string[] {
  if (!grammars[lexicon.code]?.isVerbLast) return [];
  const known = infinitives(lexicon);
  const near = text.slice(-reachOfVerbs);
  const [run = ''] = /(?:(?<!\p{L})\p{L}+,\s){0,4}(?<!\p{L})\p{L}+\s\p{L}+\s$/u.exec(near) ?? [];
  const words = folded(run).match(/\p{L}+/gu) ?? [];
  const joint = words.pop() ?? '';
  return lexicon.cues.and.includes(joint) && words.every((word) => known.get(word) === word)
    ? words
    : [];
}

/** The other verbs of an object. */
interface JoinedVerbs {
  /** ` or refuses or forwards` in ` or refuses or forwards it`; empty without one. */
  run: string;
  /** The same with infinitives: ` or refuse or forward`. */
  joined: string;
  /** At most three of these. */
  verbs: string[];
}

const mostVerbs = 3;

/** The verbs that stand behind another before the object of both. */
export function verbsBehind(rest: string, lexicon: Lexicon): JoinedVerbs {
  const joints = [...lexicon.cues.and, ...alternatives]
    .filter((one) => /^\p{L}+$/u.test(one))
    .join('|');
  const [run = ''] =
    new RegExp(`^(?:(?:,|\\s(?:${joints})|,\\s(?:${joints}))\\s\\p{L}+)+`, 'iu').exec(rest) ?? [];
  const words = folded(run).match(/\p{L}+/gu) ?? [];
  const verbs = words.flatMap((word) => baseOf(lexicon, word) ?? []).slice(0, mostVerbs);
  if (verbs.length === 0) return { run: '', joined: '', verbs };
  const joined = run.replace(/\p{L}+/gu, (word) => baseOf(lexicon, folded(word)) ?? word);
  return { run, joined, verbs };
}
