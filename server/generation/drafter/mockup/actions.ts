import type { Cue } from '../lexicon/cueIndex';
import type { ActionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { trimmed } from '../read/span';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { cuedClause, nextBorder, wordCount, type CuedClause } from '../write/cuedClause';
import { deedsOf, endOfLabel, mostWords, type Deed } from './deeds';
import { fieldsIn, type Field } from './fields';
import type { ControlWords, MockupWords } from './mockupWords';
import { plainText } from './plainText';

/** How an action is drawn; a notice is what reaches somebody without an action. */
type ActionKind =
  'search' | 'show' | 'file' | 'decide' | 'pay' | 'form' | 'book' | 'message' | 'button' | 'notice';

/** What somebody does by a requirement, or is told by it. */
export interface Action {
  statement: Statement;
  /** Who does it; `undefined` for everybody. */
  role: Role | undefined;
  kind: ActionKind;
  /** The verb with its object, such as `book a slot`. */
  label: string;
  /** Everything that the verb is about. */
  object: string;
  fields: readonly Field[];
  /** The id of its screen. */
  slug: string;
}

/** A kind requires a verb of the class and one of its words, in the verb or, for files, behind it. */
const sureKinds = [
  ['search', 'search', 'searching'],
  ['file', 'upload', 'files'],
  ['file', 'create', 'files'],
  ['decide', 'approve', 'deciding'],
  ['pay', 'pay', 'paying'],
  ['book', 'book', 'booking'],
] as const;
/** Those that ask for something, and so may share a screen. */
const asking: ReadonlySet<ActionKind> = new Set(['book', 'form', 'pay', 'message', 'file']);
/** Classes of verbs that describe a quality as often as an action. */
const vague: ReadonlySet<string> = new Set(['do:other', 'do:check', 'do:measure', 'do:calculate']);

/** Reads what is to be done by a requirement; nothing where it states a rule. */
export function actionsOf(
  statement: Statement,
  workbook: Workbook,
  words: MockupWords,
  roles: readonly Role[],
): readonly Action[] {
  const whole = cuedClause(workbook, statement);
  const start = endOfHead(whole, statement);
  const isRow = start > whole.span.start;
  const clause = isRow ? partOf(whole, start) : whole;
  const isReason = statement.link === 'purpose' || statement.link === 'reason';
  const isByRole = isRow || statement.actor !== undefined;
  const deeds = isReason ? [] : deedsOf(clause, statement, isByRole, words);
  const headed = roleOfHeading(statement, roles);
  const role = statement.role ?? headed;
  const base = { statement, role: isByRole ? role : (headed ?? role) };
  const read = deeds
    .map((deed) => ({ ...base, slug: '', ...readDeed(clause, deed, statement, words) }))
    .filter(
      ({ label }) =>
        !clause.lexicon.hasSpaces || (wordCount(label) > 1 && wordCount(label) <= mostWords),
    );
  const isRule = read.every((one) => one.isRule);
  const notice = isRule ? noticeOf(clause, statement, words) : undefined;
  if (notice)
    return [{ ...base, role, slug: '', kind: 'notice', label: notice, object: '', fields: [] }];
  const merged: Action[] = [];
  for (const one of read) {
    const last = merged.at(-1);
    if (last && !isRow && asking.has(one.kind) && asking.has(last.kind))
      merged[merged.length - 1] = { ...last, fields: [...last.fields, ...one.fields] };
    else if (!one.isRule) merged.push(one);
  }
  const id = statement.id.toLowerCase();
  return merged.map((one, at) => ({ ...one, slug: `task-${id}${at > 0 ? `-${at + 1}` : ''}` }));
}

/** The words of a notice: somebody gets or is told something. */
function noticeOf(clause: CuedClause, { role, text }: Statement, { controls }: MockupWords) {
  const { cues, folded: said, span } = clause;
  const isToldOf = cues.some(({ name, start, end }) => {
    const verb = ` ${said.slice(start - span.start, end - span.start)}`;
    const isGot = name.startsWith('do:') && controls.receiving.some((part) => verb.includes(part));
    return isGot || name === 'done:notify' || name === 'do:notify';
  });
  return isToldOf && role !== undefined ? plainText(text) : undefined;
}

/** Reads the label of an action, its kind and what it asks for. */
function readDeed(clause: CuedClause, deed: Deed, { quantities }: Statement, words: MockupWords) {
  const { idea, lexicon } = clause;
  const { verb, start, end } = deed;
  const own = trimmed(idea, { start, end: endOfLabel(clause, deed) });
  const isLed = verb.start === own.start;
  const joints = [...lexicon.cues.and, ...lexicon.cues.can, ...words.controls.as].join('|');
  const joint = new RegExp(`[\\s,،;:(+–—-]+(?:(?:${joints})[\\s,،;:(–—-]*)*$`, 'u');
  // A bracket that opens before is none of the label.
  const label = plainText(
    `${idea.slice(own.start, own.end)} `.replace(/^[^()]*\)\s*/u, '').replace(joint, ''),
  );
  const object = isLed
    ? idea.slice(verb.end, end).replace(joint, '')
    : `${idea.slice(own.start, verb.start)} ${idea.slice(verb.end, end)}`;
  const kind = kindOfDeed(clause, deed, isLed, /[,،、]/u.test(object), words);
  const found = fieldsIn(object, lexicon, words, kind === 'form' || kind === 'search');
  const amount = quantities.find(({ text }) => /\p{Sc}|\b[A-Z]{3}\b|euro/u.test(text))?.text;
  // `scans it on delivery`: whatever it is, the rest says what one does.
  const [, pronoun = ''] = /^\p{L}+\s(\p{L}+)/u.exec(label) ?? [];
  const isOfPronoun =
    isLed && lexicon.code === 'en' && /^(?:it|them|this|these|him|her)$/u.test(pronoun);
  const named = isOfPronoun ? label.replace(/^(\p{L}+)\s\p{L}+/u, '$1') : label;
  return {
    label: isLed && lexicon.code === 'en' ? imperative(named) : named,
    kind: kind ?? 'button',
    isRule: kind === undefined,
    object: object.trim(),
    fields: fieldsFor(kind, label, found, amount, words),
  };
}

/** What the kind asks for, where the words list nothing. */
function fieldsFor(
  kind: ActionKind | undefined,
  label: string,
  found: readonly Field[],
  amount: string | undefined,
  words: MockupWords,
): readonly Field[] {
  const single = (name: string, type: Field['kind']): Field[] => [
    { name, kind: type, options: [] },
  ];
  if (kind === 'file')
    return found.some((one) => one.kind === 'file') ? found : single(label, 'file');
  if (kind === 'decide')
    return [{ name: label, kind: 'one', options: [words.approve, words.refuse] }];
  if (kind === 'pay') return [{ name: words.amount, kind: 'number', options: [], value: amount }];
  if (kind === 'message') return single(words.message, 'note');
  if (kind === 'search' && found.length === 0) return single(label, 'search');
  // One noun alone is what the action is done to.
  const isList = kind === 'form' || kind === 'search' || found.length > 1;
  return isList
    ? found
    : found.filter(
        ({ kind: type, options }) => options.length > 1 || /date|time|file|number/u.test(type),
      );
}

/** Decides how an action is drawn; not at all if its words are ambiguous. */
function kindOfDeed(
  { cues, folded: text, idea, span, lexicon }: CuedClause,
  { verb }: Deed,
  isLed: boolean,
  isList: boolean,
  { controls }: MockupWords,
): ActionKind | undefined {
  const names = cues.flatMap(({ name, start }) => (start === verb.start ? name : []));
  const has = (name: ActionName) => names.includes(`do:${name}`) || verb.name === `do:${name}`;
  const isEnglish = lexicon.code === 'en';
  const said = ` ${text.slice(verb.start - span.start, verb.end - span.start)}`;
  const rest = text.slice(verb.end - span.start, nextBorder(idea, verb.end, span.end) - span.start);
  // If the verb comes last, its object is before it.
  const object = isEnglish || verb.end - span.start < text.length / 2 ? rest : text;
  const isOf = (list: keyof ControlWords, where = said) =>
    controls[list].some((part) => where.includes(part));
  if (isOf('receiving')) return undefined;
  const [sure] =
    sureKinds.find(
      ([kind, action, list]) => has(action) && isOf(list, kind === 'file' ? object : said),
    ) ?? [];
  if (sure !== undefined && (isLed || !isEnglish)) return sure;
  if (has('show')) return 'show';
  const isAsked =
    isOf('choosing') || isOf('saying') || (isList && (has('organise') || isOf('asking')));
  if (has('create') || isAsked) return 'form';
  if (has('message')) return 'message';
  return isLed || !names.every((name) => vague.has(name)) ? 'button' : undefined;
}

/** Behind the role that a table's row or a bullet such as `**Tester** – visits venues` begins with. */
function endOfHead({ idea, span }: CuedClause, { text, role }: Statement): number {
  if (role === undefined) return span.start;
  const row = /^[^]*[|¦]\s*/u.exec(text)?.[0];
  const bullet = /^[*_]*(\p{L}[^–—:*_]{2,40})[*_]*\s*(?:\s[–—-]|:)\s+/u.exec(text);
  const head = row ?? (bullet?.[1]?.trim() === role.text ? bullet[0] : '');
  return idea.indexOf(text.slice(head.length), span.start);
}

/** A clause without what stands before a place. */
function partOf(clause: CuedClause, start: number): CuedClause {
  const { cues, folded: text, span } = clause;
  return {
    ...clause,
    cues: cues.filter((cue: Cue) => cue.start >= start),
    folded: text.slice(start - span.start),
    span: { start, end: span.end },
  };
}

/** `picks the wrench`: `pick the wrench`. */
function imperative(label: string): string {
  return label.replace(/^\p{L}+(?:(?: and| or) \p{L}+s(?=\s))?/u, (verbs) =>
    verbs.replace(/\p{L}+/gu, (verb) =>
      verb
        .replace(/ies$/u, 'y')
        .replace(/(?<=ch|sh|ss|x|zz|[^o]o)es$/u, '')
        .replace(/(?<![su])s$/u, ''),
    ),
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
