import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import { stemOf } from '../sort/roleNames';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { conditionOf, type Condition } from '../write/conditions';
import { cuedClause, hasBalancedBrackets, wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { relationsOf } from '../write/relations';
import { fieldsIn, type Field } from './fields';
import type { ControlWords, MockupWords } from './mockupWords';
import { plainText } from './plainText';

/** How a requirement is drawn; `statement` where its words name nothing more special. */
export type PatternName =
  | 'action'
  | 'book'
  | 'choice'
  | 'decide'
  | 'export'
  | 'file'
  | 'form'
  | 'map'
  | 'message'
  | 'notice'
  | 'pay'
  | 'rule'
  | 'scan'
  | 'search'
  | 'signIn'
  | 'statement'
  | 'table'
  | 'timer';

/** A requirement as a part of a screen. */
export interface Part {
  statement: Statement;
  pattern: PatternName;
  /** Who sees it; empty for everybody. */
  roles: readonly Role[];
  /** Unique within a mockup. */
  id: string;
  /** Its own words, or what stands before their colon. */
  title: string;
  /** What stands behind the colon. */
  rest: string | undefined;
  /** What the same sentence says of it. */
  notes: readonly Statement[];
  fields: readonly Field[];
  /** What it puts in quotation marks, such as the words on buttons. */
  quoted: readonly string[];
  condition: Condition | undefined;
  /** The sum of money or the time that it states. */
  amount: string | undefined;
  duration: string | undefined;
}

const mostWordsOfLabel = 4;
const fewestWords = 2;
const fewestOfInvitation = 3;
const inviting: ReadonlySet<string> = new Set([
  'pronoun',
  'can',
  'must',
  'should',
  'want',
  'auxiliary',
]);
/** Verbs whose object is what one enters. */
const entering: ReadonlySet<string> = new Set([
  'do:create',
  'do:measure',
  'do:organise',
  'do:show',
  'do:search',
  'do:upload',
]);
const money = /\p{Sc}|\b[A-Z]{3}\b|euro/u;
const period =
  /^\D{0,8}\d+[\s-]*(?:s\b|sec|sek|seg|min|hour|stund|heure|hora|ore\b|uur|godz|秒|分|時間|ثان|دق)/iu;

/** Reads how each requirement is drawn, one part for each thing that it says; nothing that is struck out. */
export function partsOf(
  statements: readonly Statement[],
  workbook: Workbook,
  words: MockupWords,
): readonly Part[] {
  const { saidWith } = relationsOf(workbook);
  return statements
    .filter(({ kind, isStruck }) => kind === 'R' && !isStruck)
    .flatMap((one) => {
      const parts = clausesOf(cuedClause(workbook, one)).map((clause, at) =>
        readPart(clause, one, workbook, words, at),
      );
      const notes = saidWith(one).filter(({ isStruck }) => !isStruck);
      return parts.map((part, at) => (at === parts.length - 1 ? { ...part, notes } : part));
    });
}

function readPart(
  clause: CuedClause,
  statement: Statement,
  workbook: Workbook,
  words: MockupWords,
  at: number,
): Part {
  const { idea, span, lexicon } = clause;
  const { quantities } = statement;
  const text = plainText(idea.slice(span.start, span.end));
  const headed = roleOfHead(text, workbook.roles);
  const acting = at === 0 ? statement.actor : actorOf(clause, workbook.roles);
  const actor = headed?.role ?? acting ?? roleOfHeading(statement, workbook.roles);
  const condition = conditionOf(clause);
  const own = headed ? ledByVerb(headed.rest, clause) : behindActor(text, acting, clause);
  const [label, list] = labelled(own, words);
  const isActed = actor !== undefined || startOfInvitation(clause) !== undefined;
  const object = isActed && list === undefined ? objectOf(clause) : '';
  const named = fieldsIn(list ?? object, lexicon, words, list === undefined);
  const isListed =
    list !== undefined && !isSentence(list, clause) && (named.length > 1 || isChoice(named));
  const chosen = list === undefined && !isActed ? fieldsIn(own, lexicon, words) : [];
  const listed = isNamedChoice(chosen) ? chosen : list === undefined || isListed ? named : [];
  const isUnpaid = workbook.statements.some(
    (one) =>
      one.kind === 'N' &&
      words.controls.paying.some((part) => ` ${folded(one.text)}`.includes(part)),
  );
  const pattern = patternOf(
    { clause, text, listed, isListed, condition, isActed, isUnpaid },
    words,
  );
  const reached = pattern === 'notice' ? (statement.role ?? actor) : actor;
  const id = statement.id.toLowerCase();
  return {
    statement,
    id: at === 0 ? id : `${id}-${at + 1}`,
    pattern,
    roles: reached === undefined ? [] : [reached],
    title: label ?? own,
    rest: isListed || label === undefined ? undefined : list,
    notes: [],
    fields: listed,
    quoted: isChoice(listed) ? [] : quotedIn(text),
    condition,
    amount: quantities.find((one) => money.test(one.text))?.text,
    duration: quantities.find((one) => period.test(one.text))?.text,
  };
}

/** Whether a list has a verb of its own. */
function isSentence(list: string, clause: CuedClause): boolean {
  const from = clause.idea.indexOf(list, clause.span.start);
  return clause.cues.some((cue) => cue.start > from && isPredicate(clause, cue));
}

/** Choices between several names, not between numbers. */
function isNamedChoice([first]: readonly Field[]): boolean {
  const { options = [] } = first ?? {};
  return options.length > 2 && !options.some((one) => /\d/u.test(one));
}

/** Short words in quotation marks. */
function quotedIn(text: string): readonly string[] {
  const all = [...text.matchAll(/["“„«]\s?([\p{L}][^"“”„«»]{0,26}?)\s?["“”»]/gu)];
  return all.map(([, name = '']) => name);
}

const isChoice = ([first]: readonly Field[]) => (first?.options.length ?? 0) > 1;

interface Evidence {
  clause: CuedClause;
  text: string;
  listed: readonly Field[];
  /** Whether a label or bracket lists the fields. */
  isListed: boolean;
  condition: Condition | undefined;
  isActed: boolean;
  /** Whether the idea leaves payments out. */
  isUnpaid: boolean;
}

/** The most special pattern that the words name. */
function patternOf(
  { clause, text, listed, isListed, condition, isActed, isUnpaid }: Evidence,
  { controls }: MockupWords,
): PatternName {
  const { cues, folded: said, span } = clause;
  const verbs = cues.filter((cue) => isPredicate(clause, cue));
  const has = (...names: readonly string[]) =>
    verbs.some(({ name }) =>
      names.some((one) => name === `do:${one}` || name === `done:${one}` || name === one),
    );
  const [first] = verbs;
  const isFirst = (name: string) =>
    verbs.some((verb) => verb.start === first?.start && verb.name === `do:${name}`);
  const spoken = verbs.map(
    ({ start, end }) => ` ${said.slice(start - span.start, end - span.start)}`,
  );
  const all = ` ${folded(text)} `;
  const isSaid = (list: keyof ControlWords) =>
    spoken.some((verb) => controls[list].some((part) => verb.includes(part)));
  const isNamed = (list: keyof ControlWords) => controls[list].some((part) => all.includes(part));
  const isConditional = cues.some(({ name, start }) => name === 'if' && start === span.start);
  const tests: readonly (readonly [PatternName, boolean])[] = [
    ['rule', (condition !== undefined || isConditional) && !isListed],
    ['table', isListed && has('show')],
    ['form', isListed && listed.length > 1],
    ['file', (has('upload') || has('create')) && isNamed('files')],
    ['export', isNamed('exporting')],
    ['scan', isNamed('scanning')],
    ['timer', isNamed('timing')],
    ['map', isNamed('mapping')],
    ['notice', isFirst('notify') || has('done:notify') || isSaid('receiving')],
    ['decide', has('approve') && isSaid('deciding')],
    ['pay', has('pay') && isSaid('paying') && !isUnpaid],
    ['book', has('book') && isSaid('booking')],
    ['choice', listed.length === 1 && isChoice(listed)],
    ['search', isFirst('search') && isSaid('searching')],
    ['message', isFirst('message')],
    ['signIn', isFirst('signIn')],
    ['table', isFirst('show')],
    ['form', has('create', 'organise', 'measure', 'assign') && listed.length > 0],
    ['action', isActed && verbs.length > 0],
  ];
  return tests.find(([, isIt]) => isIt)?.[0] ?? 'statement';
}

/** `Request: name, depth` and `a scaffold (location, type)`: the label and its list. */
function labelled(
  text: string,
  { controls }: MockupWords,
): readonly [string | undefined, string | undefined] {
  const [, head, rest] = /^([^:：]{2,60})[:：]\s+(\S[^]*)$/u.exec(text) ?? [];
  if (head !== undefined)
    return wordCount(head) > mostWordsOfLabel ? [undefined, undefined] : [head, rest];
  const [, before, list] =
    /^([^(（]{4,60}?)\s?[(（]([^()（）]*[,،、][^()（）]*)[)）]/u.exec(text) ?? [];
  if (list !== undefined) return [before?.trim(), list];
  // `An event has a section, a severity and an owner`.
  const having = new RegExp(`\\s(?:${controls.having.join('|')})\\s([^:;.]*,[^:;.]*)$`, 'iu');
  return [undefined, controls.having.length > 0 ? having.exec(text)?.[1] : undefined];
}

/** Where the invitation of `Show which …`, `You can record the weight` or `I want to see …` begins. */
function startOfInvitation(clause: CuedClause): number | undefined {
  const { cues, span, idea, lexicon } = clause;
  const verb = cues.find((cue) => cue.name.startsWith('do:') && isPredicate(clause, cue));
  if (verb === undefined || lexicon.code !== 'en') return undefined;
  const led = cues.filter(({ name, end }) => inviting.has(name) && end <= verb.start);
  const before = led.reduce(
    (text, { start, end }) => text.replace(folded(idea.slice(start, end)), ''),
    folded(idea.slice(span.start, verb.start)),
  );
  return /^(?:be able|to|\s)*$/u.test(before) ? verb.start : undefined;
}

/** The words behind the first verb, which name what is entered; in English only, where the verb comes first. */
function objectOf(clause: CuedClause): string {
  const { lexicon, cues, span, idea } = clause;
  const verb = cues.find((cue) => entering.has(cue.name) && isPredicate(clause, cue));
  return verb === undefined || lexicon.code !== 'en' ? '' : idea.slice(verb.end, span.end);
}

/** The clauses of a statement that each say something; the others stay with the one before. */
function clausesOf(clause: CuedClause): readonly CuedClause[] {
  const { idea, cues, span, lexicon, folded: text } = clause;
  const joints = [...lexicon.cues.and, ...lexicon.cues.but].join('|');
  const border = lexicon.hasSpaces
    ? new RegExp(`;\\s+|\\s[–—]\\s|[,،]\\s+(?:${joints})\\s+(?=\\p{L})`, 'giu')
    : /[。；]/gu;
  const verbs = cues.filter((cue) => isPredicate(clause, cue));
  const said = idea.slice(span.start, span.end);
  const borders = [...said.matchAll(border)].map(({ index, 0: { length } }) => ({
    start: span.start + index,
    end: span.start + index + length,
  }));
  let from = span.start;
  const spans: Span[] = [];
  for (const [at, { start, end }] of borders.entries()) {
    const next = borders[at + 1]?.start ?? span.end;
    const isSaid = (one: number, other: number) =>
      wordCount(idea.slice(one, other)) >= fewestWords &&
      hasBalancedBrackets(idea.slice(one, other)) &&
      verbs.some((verb) => verb.start >= one && verb.end <= other);
    if (!isSaid(from, start) || !isSaid(end, next)) continue;
    spans.push({ start: from, end: start });
    from = end;
  }
  return [...spans, { start: from, end: span.end }].map((own) => ({
    ...clause,
    span: own,
    folded: text.slice(own.start - span.start, own.end - span.start),
    cues: cues.filter(({ start, end }) => start >= own.start && end <= own.end),
  }));
}

/** The role that a clause names before its first verb. */
function actorOf({ folded: text, cues, span, lexicon }: CuedClause, roles: readonly Role[]) {
  const verb = cues.find(({ name }) => name.startsWith('do:'));
  const before = text.slice(0, (verb?.start ?? span.start) - span.start);
  const stems = new Set(
    (before.match(/[\p{L}\p{M}-]+/gu) ?? []).map((one) => stemOf(one, lexicon)),
  );
  return roles.find(({ spellings }) =>
    spellings.some((one) => stems.has(stemOf(one.split(' ').at(-1) ?? one, lexicon))),
  );
}

/** A bullet or row that begins with a role: `Tester – visits venues`. */
function roleOfHead(text: string, roles: readonly Role[]) {
  const [head, name = ''] =
    /^[*_]*(\p{L}[^–—:·*_]{1,60}?)[*_]*\s*(?:\s[–—-]|:|\s·)\s+/u.exec(text) ?? [];
  const bare = folded(name.replace(/\s*\([^()]*\)$/u, ''));
  const role = roles.find((one) => folded(one.text) === bare);
  return head !== undefined && role ? { role, rest: text.slice(head.length) } : undefined;
}

/** `erects and hands over`, in English as an invitation. */
function ledByVerb(text: string, clause: CuedClause): string {
  const start = clause.idea.indexOf(text, clause.span.start);
  const isLed = clause.cues.some((cue) => cue.name.startsWith('do:') && cue.start === start);
  return isLed && clause.lexicon.code === 'en' ? imperative(text, clause) : text;
}

/** What the actor does, in English as an invitation: `the handler records the weight` becomes `record the weight`. */
function behindActor(text: string, actor: Role | undefined, clause: CuedClause): string {
  const { lexicon, cues, span, idea } = clause;
  const from = startOfInvitation(clause);
  if (from !== undefined) return plainText(idea.slice(from, span.end));
  if (actor === undefined || lexicon.code !== 'en') return text;
  const stems = new Set(
    actor.spellings.map((one) => stemOf(one.split(' ').at(-1) ?? one, lexicon)),
  );
  const verb = cues.find(({ name, start }) => {
    const before = folded(idea.slice(span.start, start)).replace(modal, '').trim();
    const [last = ''] = /[\p{L}-]+$/u.exec(before) ?? [];
    return name.startsWith('do:') && (stems.has(stemOf(last, lexicon)) || stems.has(last));
  });
  if (verb === undefined) return text;
  const led = folded(idea.slice(span.start, verb.start));
  const rest = plainText(idea.slice(verb.start, span.end));
  if (wordCount(rest) < fewestOfInvitation || led.includes(':')) return text;
  return modal.test(led) ? rest : imperative(rest, clause);
}

const modal =
  /\s(?:can|may|must|should|will|shall|need to|needs to|has to|have to|wants? to|also|then|only|just|who)(?:\s(?:can|also|then|only|just|be able to))*\s*$/u;

/** `checks, approves and cuts`: `check, approve and cut`. */
function imperative(text: string, { cues, idea }: CuedClause): string {
  const verbs = new Set(
    cues.flatMap(({ name, start, end }) =>
      name.startsWith('do:') ? folded(idea.slice(start, end)) : [],
    ),
  );
  return text.replace(/(?<=^|[,;]\s|\s(?:and|or)\s)\p{L}+s(?!\p{L})/giu, (verb) =>
    verbs.has(folded(verb))
      ? verb
          .replace(/ies$/u, 'y')
          .replace(/(?<=ch|sh|ss|x|zz|[^o]o)es$/u, '')
          .replace(/(?<![su])s$/u, '')
      : verb,
  );
}

/** The only role in a heading, such as that of a user story. */
function roleOfHeading({ heading }: Statement, roles: readonly Role[]): Role | undefined {
  const words = ` ${folded(heading ?? '').replace(/[^\p{L}\p{M}]+/gu, ' ')}`;
  // `spellings` are words without their endings.
  const named = roles.filter(({ text, spellings }) =>
    [folded(text), ...spellings].some((one) => words.includes(` ${one}`)),
  );
  return named.length === 1 ? named[0] : undefined;
}
