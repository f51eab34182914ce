import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { inlineTags } from '../read/inlineTags';
import { isNoun } from '../read/isNoun';
import { stemOf } from '../sort/roleNames';
import { trimmed, type Span } from '../read/span';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { cuedClause, nextBorder, wordCount, type CuedClause } from '../write/cuedClause';
import { listedThings } from '../write/listedThings';
import { whoDoes } from '../write/people';
import { controlOf, type Control } from './control';
import type { MockupWords } from './mockupWords';

/** What a screen asks for, from one verb and its object. */
export interface Part {
  /** The verb with its object, such as `book a slot`. */
  label: string;
  control: Control;
  /** What it lists: fields, parts or choices. */
  things: readonly string[];
  /** Everything that the verb is about. */
  object: string;
}

/** A requirement or one of its actions. */
export interface Feature extends Part {
  statement: Statement;
  /** The place among the actions of its statement. */
  place: number;
  /** The role that acts or is affected; `undefined` if nobody is named. */
  role: Role | undefined;
  /** What is asked for on the same screen. */
  also: readonly Part[];
}

const mostThings = 8;
/** A longer label is no name for a button. */
const mostWords = 8;

/** Finds the actions of a requirement and what each lists; one rule if it has none. */
export function readFeatures(
  statement: Statement,
  workbook: Workbook,
  words: MockupWords,
  roles: readonly Role[],
): readonly Feature[] {
  const clause = withOpenVerbs(cuedClause(workbook, statement), statement, words);
  const { idea, span } = clause;
  const lead = endOfHead(clause, statement);
  const isRow = lead > span.start;
  const rest = isRow ? { ...clause, ...partOf(clause, lead) } : clause;
  const isReason = statement.link === 'purpose' || statement.link === 'reason';
  const isByRole = (cue: Cue) =>
    isRow || whoDoes(workbook, statement) !== undefined || isNear(clause, cue, statement.role);
  const candidates = verbsOf(rest, statement);
  const done = candidates
    .filter((cue) => isDoing(cue) || rest.lexicon.code !== 'en')
    .find(
      (cue, index) =>
        !isReason &&
        !isLimit(cue, statement) &&
        ((index === 0 && statement.role !== undefined && isDoing(cue) && isByRole(cue)) ||
          isNear(clause, cue, statement.role) ||
          (isDoing(cue) && isUnnamed(clause, cue, statement))),
    );
  const verb = done ?? candidates[0];
  const role = statement.role ?? roleOfHeading(statement, roles);
  const whole = plainText(idea.slice(lead, span.end));
  const parts = done
    ? deedsOf(rest, done, labelStart(rest, done, candidates)).map((deed) =>
        readPart(rest, deed, words),
      )
    : [];
  const tasks = parts.filter(
    ({ label, control }) =>
      isTask({ control }) &&
      (!clause.lexicon.hasSpaces || (wordCount(label) > 1 && wordCount(label) <= mostWords)),
  );
  if (tasks.length > 0) {
    const isOwn = done !== undefined && isByRole(done);
    const owner = isOwn ? role : roleOfHeading(statement, roles);
    const groups: Part[][] = [];
    for (const part of tasks)
      if (asksFor.has(part.control) && asksFor.has(groups.at(-1)?.[0]?.control ?? 'rule') && !isRow)
        groups.at(-1)?.push(part);
      else groups.push([part]);
    return groups.flatMap(([first, ...also], place) =>
      first ? [{ ...first, statement, place, role: owner, also }] : [],
    );
  }
  const things = listIn(clause, verb, span.end);
  // `each nurse keeps …: bed, pain score and drains`: fields, whatever the verb.
  const isForm = things.length > 2 && !isRow && /[:：]\s/u.test(statement.text) && !isReason;
  const colon = idea.slice(0, span.end).search(/[:：]\s[^:：]*$/u);
  const from = candidates.find((cue) => isDoing(cue) && cue.start < colon)?.start;
  const start = from ?? endOfRole(clause, statement.role) ?? span.start;
  const label = isForm ? plainText(idea.slice(start, colon)) : whole;
  const control = isForm
    ? 'form'
    : verb && controlOf(clause, verb, false, false, 0, words) === 'notice'
      ? 'notice'
      : 'rule';
  return [{ statement, place: 0, role, label, control, things, object: '', also: [] }];
}

/** Controls that ask for something, and so may share a screen. */
const asksFor: ReadonlySet<Control> = new Set(['book', 'form', 'choice', 'pay', 'message', 'file']);

/** Behind the role that a table's row or a bullet such as `**Tester** – visits venues` begins with. */
function endOfHead({ idea, span }: CuedClause, { text, role }: Statement): number {
  if (role === undefined) return span.start;
  const row = /^[^]*[|¦]\s*/u.exec(text)?.[0];
  const bullet = /^[*_]*(\p{L}[^–—:*_]{2,40})[*_]*\s*(?:\s[–—-]|:)\s+/u.exec(text);
  const head = row ?? (bullet?.[1]?.trim() === role.text ? bullet[0] : '');
  return idea.indexOf(text.slice(head.length), span.start);
}

/** A clause without what stands before a place. */
function partOf({ cues, folded: text, span }: CuedClause, start: number) {
  return {
    cues: cues.filter((cue) => cue.start >= start),
    folded: text.slice(start - span.start),
    span: { start, end: span.end },
  };
}

/** `may hold at most 4 assignments`: says how much, not what one does. */
function isLimit({ end, name }: Cue, { quantities }: Statement): boolean {
  return quantities.some(
    ({ span, comparison, text, phrase }) =>
      comparison !== 'exactly' &&
      name === 'do:other' &&
      span.start - end <= phrase.length - text.length + 2,
  );
}

interface Deed extends Span {
  verb: Cue;
}

/** The verb of a clause and those that follow a comma or a conjunction, each with its object. */
function deedsOf(clause: CuedClause, verb: Cue, from: number): readonly Deed[] {
  const { idea, cues, span, lexicon } = clause;
  const end = lexicon.hasSpaces ? conditionOf(clause, from, verb) : span.end;
  const starts = cues.filter((cue, index) => {
    if (!isDoing(cue) || cue.start <= verb.end || cue.end > end) return false;
    const before = idea.slice(verb.end, cue.start);
    const joint = cues.find(({ name, end: to }) => modals.has(name) && to === cue.start - 1) ?? cue;
    const isJoined =
      /[,،;]\s+$/u.test(before) ||
      cues.some(
        ({ name, end: to }, place) => place < index && name === 'and' && to === joint.start - 1,
      );
    const isWithinCondition = cues.some(
      ({ name, start, end: to }) =>
        name === 'if' &&
        start > verb.end &&
        to < cue.start &&
        !/[,،;]/u.test(idea.slice(to, cue.start)),
    );
    return (
      isJoined &&
      !isWithinCondition &&
      !before.includes(':') &&
      before.split('(').length === before.split(')').length
    );
  });
  const verbs = [verb, ...new Map(starts.map((cue) => [cue.start, cue])).values()];
  const deeds = verbs.map((own, index) => ({
    verb: own,
    start: index === 0 ? from : own.start,
    end: verbs[index + 1]?.start ?? end,
  }));
  // `collects and delivers boxes`: one object for both.
  return deeds.flatMap((deed, index) => {
    const next = deeds[index + 1];
    const isBare = next && isBareVerb(clause, deed);
    const before = deeds[index - 1];
    const wasBare = before && isBareVerb(clause, before);
    return wasBare ? [] : [isBare ? { ...deed, end: next.end } : deed];
  });
}

/** Whether nothing but a conjunction stands behind the verb. */
function isBareVerb({ idea, lexicon }: CuedClause, { verb, end }: Deed): boolean {
  const after = idea.slice(verb.end, end).trim();
  return lexicon.hasSpaces && (after === '' || lexicon.cues.and.includes(after));
}

function readPart(clause: CuedClause, { verb, start, end }: Deed, words: MockupWords): Part {
  const { idea, lexicon } = clause;
  const own = trimmed(idea, { start, end: endOfDeed(clause, start, verb, end) });
  const things = listIn(clause, verb, end);
  const isLed = verb.start === own.start;
  const control = controlOf(clause, verb, true, isLed, things.length, words);
  const joints = [
    ...lexicon.cues.and,
    ...lexicon.cues.can,
    'as als comme como come jako'.split(' '),
  ];
  const joint = new RegExp(`[\\s,،;:(–—-]+(?:(?:${joints.flat().join('|')})[\\s,،;:(–—-]*)*$`, 'u');
  const labelTo = (to: number) => plainText(`${idea.slice(own.start, to)} `.replace(joint, ''));
  const first = things.length > 1 ? idea.indexOf(things[0] ?? '', verb.end) : -1;
  const short = first > own.start && first < own.end ? labelTo(first) : '';
  const label = wordCount(short) > 1 ? short : labelTo(own.end);
  const bareVerbs = new RegExp(`^\\s*(?:${lexicon.cues.and.join('|')})\\s+\\p{L}+(?=\\s)`, 'iu');
  const isAsked = [...words.controls.choosing, ...words.controls.saying].some((one) =>
    idea.slice(verb.start, verb.end).toLowerCase().startsWith(one.trim()),
  );
  return {
    label: isLed && lexicon.code === 'en' ? imperative(label) : label,
    control: control === 'button' && isAsked ? 'form' : control,
    things,
    object: (isLed
      ? idea.slice(verb.end, end).replace(bareVerbs, '')
      : idea.slice(own.start, verb.start) + idea.slice(verb.end, end)
    ).trim(),
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

/** The things that a clause lists: no deeds, and nothing but what is named before `end`. */
function listIn(clause: CuedClause, verb: Cue | undefined, end: number): readonly string[] {
  const { idea, span, cues, lexicon } = clause;
  const things = listedThings(clause);
  const found = things.length > 0 ? things.map(String) : pairIn(clause, verb);
  const at = idea.indexOf(found[0] ?? '', span.start);
  const isDeed =
    wordCount(found[0] ?? '') > 1 &&
    cues.some((cue) => isDoing(cue) && cue.start >= at && cue.end <= at + (found[0]?.length ?? 0));
  const and = new RegExp(`^(?:${lexicon.cues.and.join('|')})\\s+`, 'iu');
  return (isDeed ? [] : found)
    .filter((one) => idea.lastIndexOf(one, end) >= span.start && !/^\p{L}\.\s?\p{L}\./u.test(one))
    .slice(0, mostThings)
    .map((one) => plainText(one.replace(and, '')));
}

/** Where the first word for a role ends. */
function endOfRole({ folded: text, span }: CuedClause, role: Role | undefined) {
  const words = [...text.matchAll(/[\p{L}\p{M}-]+/gu)];
  const found = words.find(([word]) => role?.spellings.some((one) => word.startsWith(one)));
  return found && span.start + found.index + found[0].length;
}

/** Whether it is something to do, with a screen of its own. */
export function isTask({ control }: Pick<Part, 'control'>): boolean {
  return control !== 'rule' && control !== 'notice';
}

/** A text without Markdown; for a table row, its cells with content. */
export function plainText(text: string): string {
  const cells = text.split(/[|¦]/u).map((cell) => cell.trim());
  const row =
    cells.length > 1 ? cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell)).join(' · ') : '';
  return (row === '' ? text : row)
    .replace(inlineTags, ' ')
    .replace(/\*\*|__|~~|`/gu, '')
    .trim();
}

const isDoing = ({ name }: Cue) => name.startsWith('do:');

const modals: ReadonlySet<ClauseCue> = new Set(['can', 'must', 'should', 'want']);
const people: ReadonlySet<ClauseCue> = new Set(['person', 'want']);
/** Those who speak or are spoken to, or anybody. */
const addressing =
  /^(?:i|we|you|u|everyone|everybody|anyone|people|ich|wir|du|man|jeder|jede|alle|je|j'|nous|vous|on|chacun|tout le monde|yo|tú|todos|cada uno|eu|nós|você|todos|io|noi|tutti|ik|we|wij|je|iedereen|ja|my|każdy)$/u;
const governing: ReadonlySet<ClauseCue> = new Set([
  ...modals,
  ...people,
  'pronoun',
  ...(['system', 'auxiliary', 'and'] as const),
]);

/** The verbs that may be the clause's predicate; in English many nouns look like verbs. */
function verbsOf(clause: CuedClause, { role, subject }: Statement): Cue[] {
  const { cues, folded: text, span, lexicon } = clause;
  const names = [subject ?? '', ...(role?.spellings ?? [])].flatMap((name) => folded(name) || []);
  const found = cues.filter((cue) => {
    const before = text.slice(0, cue.start - span.start).replace(/\([^()]*\)\s*$/u, '');
    // `REST`, `POST`: a name by its capitals.
    const isName = /^\p{Lu}{2}/u.test(clause.idea.slice(cue.start, cue.end));
    if (!/^do(?:ne)?:/u.test(cue.name) || isName || isNoun(cue, cues, before, lexicon))
      return false;
    const isGoverned = () =>
      cues.some(
        ({ name, end }) => end === cue.start - 1 && (governing.has(name) || name === 'that'),
      );
    const isLate =
      before.trim() !== '' &&
      !isNear(clause, cue, role) &&
      !names.some((name) => before.trimEnd().endsWith(name));
    return lexicon.code !== 'en' || !isLate || isGoverned();
  });
  return found;
}

/** Adds the verbs that no lexicon lists but their place tells. */
function withOpenVerbs(clause: CuedClause, { role }: Statement, words: MockupWords): CuedClause {
  const { cues, folded: text, span, lexicon } = clause;
  // `can skip a station`, `want to stick a label`: a verb that is not known.
  const open = cues.flatMap((cue) => {
    const isOpen =
      lexicon.code === 'en' &&
      (cue.name === 'can' || (cue.name === 'want' && idea(clause, cue).endsWith(' to'))) &&
      !cues.some(({ start }) => start === cue.end + 1);
    const word = isOpen && /^\s\p{L}+/u.exec(text.slice(cue.end - span.start))?.[0];
    return word
      ? [{ ...cue, name: 'do:other' as const, start: cue.end + 1, end: cue.end + word.length }]
      : [];
  });
  // `say how many`: asked for, whatever else the verb may mean.
  const asked = lexicon.hasSpaces
    ? [...text.matchAll(/(?<=(?<!\p{L})\p{L}+,? )\p{L}+|^\p{L}+/gu)].flatMap(
        ({ 0: word, index }) => {
          const start = span.start + index;
          const cue = { name: 'do:create' as const, weight: 0, start, end: start + word.length };
          const isSaid =
            words.controls.saying.some((one) => word.startsWith(one)) &&
            (isNear(clause, cue, role) || /(?:^|[,;] )$/u.test(text.slice(0, index)));
          return isSaid && !cues.some((one) => isDoing(one) && one.start === start) ? [cue] : [];
        },
      )
    : [];
  // `réserve`: without its accent a participle.
  const active = cues.map((cue) => {
    const name = cue.name.startsWith('done:') && lexicon.code !== 'en' && isNear(clause, cue, role);
    return name ? { ...cue, name: cue.name.replace('done:', 'do:') as Cue['name'] } : cue;
  });
  const all = [...active, ...open, ...asked].sort((one, other) => one.start - other.start);
  return { ...clause, cues: all };
}

const idea = (clause: CuedClause, { start, end }: Span) => clause.idea.slice(start, end);

/** Whether the role is named right before a verb, but for a modal or `who`. */
function isNear(
  { cues, folded: text, span, lexicon }: CuedClause,
  verb: Cue,
  role: Role | undefined,
) {
  if (role === undefined) return false;
  const between = cues.filter(
    ({ name }) => modals.has(name) || name === 'that' || name === 'limit',
  );
  let at = verb.start - 1;
  for (let last = -1; last !== at;) {
    last = at;
    at = between.find(({ end }) => end === at)?.start ?? at;
    if (at !== last) at -= 1;
  }
  const before = text
    .slice(0, Math.max(0, at - span.start))
    .replace(/[\s,]*(?:\([^()]*\))?\s*$/u, '');
  // `a lead at another site claims`
  const place = new RegExp(`\\s(?:${lexicon.prepositions.join('|')})(?:\\s[\\p{L}'-]+){1,3}$`, 'u');
  return [before, before.replace(place, '')].some((one) => {
    const stem = bare(stemOf(/[\p{L}\p{M}-]+$/u.exec(one)?.[0] ?? '', lexicon));
    return stem.length > 2 && role.spellings.some((spelling) => bare(spelling).endsWith(stem));
  });
}

/** Without accents. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '');

/** Where what one does begins: at the verb, or behind `can` or `I want to` where the verb comes last. */
function labelStart({ cues, span, lexicon }: CuedClause, verb: Cue, verbs: readonly Cue[]): number {
  if (!lexicon.hasSpaces) return span.start;
  const modal = cues.findLast(({ name, start }) => modals.has(name) && start < verb.start);
  const isFinal =
    modal !== undefined && !verbs.some(({ start }) => start > modal.end && start < verb.start);
  return lexicon.code !== 'en' && isFinal ? modal.end + 1 : verb.start;
}

const joining: ReadonlySet<ClauseCue> = new Set(['but', 'if', 'because', 'soThat']);
const acting: ReadonlySet<ClauseCue> = new Set(['system', 'person', 'pronoun']);

/** Where the actions end: at a condition or a reason, or where another actor follows. */
function conditionOf({ idea, cues, span }: CuedClause, start: number, verb: Cue): number {
  const last = cues.find(({ name, start: at, end }) => {
    // `say if they come`: the condition is the object.
    const isInside = /\([^)]*$/u.test(idea.slice(start, at));
    if (at <= Math.max(start, verb.end + 1) || isInside) return false;
    const next = cues.find((cue) => cue.start > end && acting.has(cue.name));
    const isOther =
      next !== undefined && !/[,;]/u.test(idea.slice(end, next.start)) && next.start < end + 12;
    const isAfterVerb = cues.some((cue) => isDoing(cue) && cue.end === at - 1);
    return (
      (joining.has(name) && !isAfterVerb) ||
      (name === 'and' &&
        isOther &&
        cues.some(({ name: one, start: from }) => one.startsWith('do:') && from === next.end + 1))
    );
  });
  return last?.start ?? span.end;
}

/** Where the verb's object ends: at a border, and in a long clause at its last preposition. */
function endOfDeed(clause: CuedClause, start: number, verb: Cue, to: number): number {
  const { idea, lexicon } = clause;
  if (!lexicon.hasSpaces) return to;
  const isLast = verb.start > start + 1 && verb.end > to - 3;
  const end = isLast ? to : nextBorder(idea, verb.end, to);
  const words = [...idea.slice(start, end).matchAll(/\S+/gu)];
  // `five readings at 20%, 60% and 100%`: the list belongs to the preposition.
  const isList = /^,\s*\P{L}/u.test(idea.slice(end, to));
  if (words.length <= mostWords && !isList) return end;
  const ends = words.filter(
    ({ 0: word, index }, place) =>
      place > 1 &&
      place <= mostWords &&
      start + index > verb.end + 1 &&
      [...lexicon.prepositions, ...lexicon.cues.and].includes(folded(word)),
  );
  return start + (ends.at(-1)?.index ?? end - start);
}

/** An action without a named actor that is not the product's. */
function isUnnamed(clause: CuedClause, verb: Cue, { subject }: Statement): boolean {
  const { cues, folded: text, span, lexicon } = clause;
  const before = cues.filter(({ start }) => start < verb.start);
  if (subject !== undefined || before.some(({ name }) => name === 'system')) return false;
  if (verb.start > span.start) {
    const near = before.find(({ end }) => end === verb.start - 1);
    const who =
      near === undefined ? '' : text.slice(near.start - span.start, near.end - span.start);
    // `she books for them`: of somebody who is named elsewhere.
    const isTold = near?.name === 'pronoun' && addressing.test(who);
    const isAllowed =
      before.some(({ name }) => modals.has(name)) &&
      before.some(
        ({ name, start, end }) =>
          people.has(name) ||
          (name === 'pronoun' && addressing.test(text.slice(start - span.start, end - span.start))),
      );
    // `Fotos hochladen`
    const isLast = lexicon.hasSpaces && verb.end === span.end && before.length === 0;
    return isTold || isAllowed || (isLast && lexicon.code !== 'en');
  }
  // `Answers go …`, `Deposit of £20`, `Deposit is lost`: an English noun. `Fällt jemand aus, …`: a condition.
  const rest = text.slice(verb.end - span.start);
  const next = /^\s(\p{L}+)/u.exec(rest)?.[1] ?? '';
  const isSaid = cues.some(
    ({ name, start }) =>
      start === verb.end + 1 && (name.startsWith('do') || name === 'auxiliary' || modals.has(name)),
  );
  const isNounLike = /[^s]s$/u.test(text.slice(0, verb.end - span.start)) || next === 'of';
  return lexicon.code === 'en' ? !(isNounLike || isSaid) : !rest.includes(',');
}

/** `the size in centimetres and the place on the body`: two things, each with its article, directly after the verb. */
function pairIn({ idea, cues, span }: CuedClause, verb: Cue | undefined): string[] {
  if (verb === undefined) return [];
  const end = nextBorder(idea, verb.end, span.end);
  const inside = cues.filter((cue) => cue.start > verb.start && cue.end <= end);
  const joints = inside.filter(({ name }) => name === 'and');
  const [joint] = joints;
  const isArticle = (place: number) =>
    inside.some(({ name, start }) => name === 'determiner' && start === place + 1);
  const isPlain = inside.every(({ name }) => !/^(?:do|if|that|can|must|pronoun)/u.test(name));
  const isPair = joint && joints.length === 1 && isArticle(verb.end) && isArticle(joint.end);
  return isPair && isPlain
    ? [idea.slice(verb.end, joint.start).trim(), idea.slice(joint.end, end).trim()]
    : [];
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
