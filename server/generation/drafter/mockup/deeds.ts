import { capital } from '../lexicon/capital';
import { cuesIn, type Cue } from '../lexicon/cueIndex';
import { singularOf } from '../lexicon/englishNumber';
import { isDenial } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { headFirst } from '../sort/roleNames';
import { plainText } from '../read/plainText';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, type CuedClause } from '../write/cuedClause';
import { phraseAt } from './nouns';
import { stativeVerbs } from './words/stativeVerbs';
import { dictionaryForms, grammars, light, reciprocal } from './words/verbGrammar';

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
  /** Whether its words are a whole label. */
  isWhole?: boolean;
}

/** `accept or refuse the whole lot` */
const wordsOfObject = 6;
const quoted =
  /(?<!\p{L})(?:tap|tick|click|press|mark|as|button|als|tippt|klickt|comme|como|come)(?!\p{L})[^"“„«\p{L}]{0,4}["“„«]([^"”“»]{2,24})["”“»]/iu;
const modals = /^(?:can|must|should|want)$/u;
/** What is looked at or told is no button. */
const silent = /^do:(?:show|search|calculate|sync|signIn)$/u;
/** `Search recipes`, but not `Rotate machines` */
const onScreen = /^do:(?:search|upload|book|pay|transfer)$/u;
const making = /^do:(?:create|upload)$/u;
const particle = /^\s(?:off|up|out|back|down|away|in)(?![\p{L}-])(?!\sto\s)/u;

/** The infinitive of each form of a lexicon's verbs, which lists the forms of a verb behind it. */
const infinitives = perLanguage(({ code, actions }) => {
  const all = Object.values(actions).flatMap((forms) => {
    let last = '';
    return forms.map((form) => {
      const isInfinitive =
        code === 'en'
          ? !/(?:[^s]s|ing|ed)$/u.test(form)
          : grammars[code]?.infinitive.test(form) && dictionaryForms[code]?.test(form) !== false;
      // `montre` and `abzulehnen` look like infinitives too.
      const isOther =
        (code === 'fr' && `${form}r` === last) || form.replace(/zu(?!.*zu)/u, '') === last;
      if (isInfinitive && !isOther) last = form;
      return [form, code === 'en' && !form.startsWith(last.slice(0, -1)) ? form : last] as const;
    });
  });
  return new Map(all.filter(([, infinitive]) => infinitive !== '').reverse());
});

/** The infinitive of a verb's form in lower case, as far as the lexicon lists it. */
export function baseOf(lexicon: Lexicon, form: string): string | undefined {
  return infinitives(lexicon).get(form);
}

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
  const parted = (folded(rest).match(/\p{L}+/gu) ?? []).flatMap((word) =>
    lexicon.code === 'de' || lexicon.code === 'nl' ? (known.get(word + form) ?? []) : [],
  )[0];
  const base = parted ?? known.get(form);
  if (base === undefined || stativeVerbs[lexicon.code].test(base) || light.test(base))
    return undefined;
  // `legt einen Rückruf an`
  if (!parted && grammars[lexicon.code]?.particle?.test(rest)) return undefined;
  const added = lexicon.code === 'en' ? particleBehind(rest) : '';
  const isFirst = lexicon.code === 'en' || headFirst.has(lexicon.code);
  const { run, verbs } = verbsBehind(rest, lexicon);
  // `Apply for a permit`
  const [, aim = '', behind = ''] =
    /^\s?((?:to|for)\s)?(.*)$/su.exec(rest.slice(run.length + added.length)) ?? [];
  const noun = isFirst ? objectIn(behind, lexicon) : '';
  return {
    statement,
    action: verb.name,
    verbs: [base + added, ...verbs].map(capital),
    noun: noun && !/['’]s?$/u.test(noun) ? aim + noun : '',
    label: capital(plainText(lexicon.code === 'en' ? base + rest : statement.text)),
    object: (isFirst ? rest : statement.text)
      .trim()
      .split(/\s+/u)
      .slice(0, isFirst ? wordsOfObject : Infinity)
      .join(' '),
    isMaking: making.test(verb.name),
  };
}

/** What a role does by its row or line in a list of roles: `Registrar | creates loan, closes`. */
export function listedDeeds(workbook: Workbook, statement: Statement): Deed[] {
  const { lexicon } = cuedClause(workbook, statement);
  const [, sign, list] = /^.{2,60}?(\||:)\s+(?:.*\|\s*)?(.+)$/su.exec(statement.text) ?? [];
  if (list === undefined || statement.actor === undefined || lexicon.code !== 'en') return [];
  return list.split(/,\s(?:then\s)?|\sand\s/u).flatMap((part): Deed[] => {
    const [, verb = '', rest = ''] = /^\s*(\S+)\s*(.*?)[\s.;]*$/su.exec(part) ?? [];
    const noun = objectIn(rest, lexicon);
    const base = infinitives(lexicon).get(folded(verb));
    const cue = cuesIn(folded(verb), lexicon).find(({ name }) => name.startsWith('do:'));
    // `name` may be a field.
    const isVerb = base !== undefined && (sign === '|' || verb.endsWith('s'));
    if (!isVerb || !cue || silent.test(cue.name) || light.test(base) || (rest && !noun)) return [];
    return [
      {
        statement,
        action: cue.name,
        verbs: [capital(base)],
        noun,
        label: capital(`${base} ${rest}`.trim()),
        object: rest,
        isMaking: making.test(cue.name),
      },
    ];
  });
}

/** What a control is called in quotation marks: `they tap "on site"`, `closes it as "not honeybees"`. */
export function quotedDeeds(statement: Statement): Deed[] {
  const [, label] = quoted.exec(statement.text) ?? [];
  if (label === undefined) return [];
  const text = capital(label);
  return [
    {
      statement,
      action: 'do:organise',
      verbs: [text],
      noun: '',
      label: text,
      object: '',
      isMaking: false,
      isWhole: true,
    },
  ];
}

/** The noun phrase behind a verb. */
function objectIn(text: string, lexicon: Lexicon): string {
  const words = text.replace(reciprocal, '').trim().split(/\s+/u);
  const from = words.findIndex((word) => !lexicon.cues.determiner.includes(folded(word)));
  return phraseAt(words.slice(Math.max(from, 0)), lexicon);
}

/** The words on the buttons of a deed: `Weigh kitten`, in German `Gerät ziehen`; a Slavic object would need another case. */
export function buttonsOf(deed: Deed, { code }: Lexicon, name: string): string[] {
  const { verbs, noun } = deed;
  if (deed.isWhole || code === 'pl' || code === 'ja' || code === 'ar') return [...verbs];
  if (code === 'de' || code === 'nl')
    return verbs.map((verb) => `${capital(name)} ${verb.toLowerCase()}`);
  return verbs.map((verb) => `${verb} ${noun || name.toLowerCase()}`);
}

/** The verb behind `can`, behind who acts, or at the beginning. */
export function leadingVerb(clause: CuedClause, { actor }: Statement): Cue | undefined {
  const { cues, idea, span, lexicon, actorEnd } = clause;
  const verbs = cues.filter(({ name }) => name.startsWith('do:'));
  const at = (place: number) => {
    const [gap = ''] =
      /^(?:[\s|:–-]|to\s|be able to\s|also\s|auch\s)*/u.exec(idea.slice(place, place + 24)) ?? [];
    return verbs.find(({ start }) => start === place + gap.length);
  };
  const acted = actor && actorEnd !== undefined ? at(actorEnd) : undefined;
  const modal = cues.find(
    ({ name, start }) =>
      modals.test(name) &&
      (actor !== undefined || start - span.start < 24) &&
      // `volunteers pick up jobs that they can do`
      !(acted && acted.start < start),
  );
  const behindModal = modal && at(modal.end);
  if (behindModal) return behindModal;
  const end = idea.slice(span.start, span.end).replace(/[\s.!]+$/u, '').length + span.start;
  if (modal)
    return grammars[lexicon.code]?.isVerbLast ? verbs.find((verb) => verb.end === end) : undefined;
  // `Client contact – registers` has no verb there.
  if (actor)
    return acted && /^\s[\p{L}\p{N}]/u.test(idea.slice(acted.end))
      ? acted
      : unknownVerb(clause, actorEnd ?? span.end);
  // `I enter the date`
  const self = cues.find(
    ({ name, start, end: behind }) =>
      name === 'pronoun' &&
      readingWords[lexicon.code].self.includes(folded(idea.slice(start, behind))),
  );
  const own = self && at(self.end);
  if (own) return own;
  // `Anyone finds things by typing`
  const [all] = lexicon.people.general.filter((word) => clause.folded.startsWith(`${word} `));
  const general = all && at(span.start + all.length);
  if (general) return general;
  // `Book a shelf`, but not `deposit 40 €`
  const first = at(span.start);
  const [next = ''] = folded(idea.slice(first?.end ?? span.end, span.end).trim()).split(' ');
  const form = first && folded(idea.slice(first.start, first.end));
  const isSeveral = onScreen.test(first?.name ?? '') && singularOf(next) !== next;
  const isObject = lexicon.cues.determiner.includes(next) || (isSeveral && lexicon.code === 'en');
  return form && infinitives(lexicon).get(form) === form && isObject ? first : undefined;
}

/** The English word between who acts and an article: `secretaries report a vacant plot`. */
function unknownVerb({ cues, idea, lexicon }: CuedClause, end: number): Cue | undefined {
  const [, word = '', article = ''] = /^\s(\p{L}+)\s(\p{L}+)\s/u.exec(idea.slice(end)) ?? [];
  const start = end + 1;
  const others = [lexicon.prepositions, lexicon.stopWords];
  const isOther =
    cues.some((cue) => cue.start === start) || others.some((list) => list.includes(word));
  return lexicon.code === 'en' && !isOther && lexicon.cues.determiner.includes(article)
    ? { name: 'do:other', start, end: start + word.length, weight: 1 }
    : undefined;
}

/** `refuse` and `forward` in ` or refuse or forward it` */
export function verbsBehind(rest: string, lexicon: Lexicon): { run: string; verbs: string[] } {
  const joints = [...lexicon.cues.and, 'or', 'oder', 'ou', 'o', 'of', 'lub']
    .filter((one) => /^\p{L}+$/u.test(one))
    .join('|');
  const [run = ''] =
    new RegExp(`^(?:(?:,|\\s(?:${joints})|,\\s(?:${joints}))\\s\\p{L}+)+`, 'iu').exec(rest) ?? [];
  const words = folded(run).match(/\p{L}+/gu) ?? [];
  const known = infinitives(lexicon);
  const verbs = words.flatMap((word) => known.get(word) ?? []).slice(0, 3);
  return verbs.length > 0 ? { run, verbs } : { run: '', verbs };
}
