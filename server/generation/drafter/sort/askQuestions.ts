import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded, PhraseIndex } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import { isPeriod } from '../read/period';
import { quote } from '../read/span';
import { actsOf } from './actsOf';
import { shortIdea } from './chooseType';
import { stemsOf } from './contentWords';
import { openActs } from './openActs';
import type { Exclusions } from './readExclusions';
import type { Ask, Question, ReadStatement, Role, Workbook } from './workbook';

interface QuestionSource extends Pick<Workbook, 'idea' | 'isRead' | 'roles' | 'contradictions'> {
  lexicon: Lexicon;
  statements: readonly ReadStatement[];
  /** The type, if it is certain. */
  type: Workbook['type'];
  /** Whether the document names a type, certain or not. */
  isTypeLikely: boolean;
  isExcluded: Exclusions;
}

type Asked = Omit<Question, 'id'>;

const mostQuestions = 7;
/** An idea with fewer statements may leave open what it is. */
const fewStatements = 4;
/** With fewer questions, how success is measured is worth asking even where no goal is stated. */
const fewQuestions = 2;
/** With fewer questions, what requirements of their kind usually leave open is asked, too. */
const enoughQuestions = 5;
/** A question about the wrong act irritates more than a wrong test. */
const leastSure = 0.6;
/** The most questions of the type for an idea of more than a few lines, whose own words leave more open. */
const mostOfType = 3;
/** A question that quotes more is hard to read. */
const longestQuoted = 140;

/**
 * Asks at most seven questions, the most important first: what the author left open, about contradictions, what cannot
 * be tested as stated, what is missing, what decides products of this type, and what its requirements usually leave open.
 * Each refers to its statements.
 */
export function askQuestions(source: QuestionSource): Question[] {
  const [first] = source.statements;
  if (first === undefined) return [];
  if (!source.isRead) return [{ id: 'Q1', about: [first.id], ask: { kind: 'unread' } }];
  const asked = questionsAbout(source, first);
  // One question about the words of a statement is enough.
  const taken = new Set<string | undefined>();
  const sharpest = asked.filter(({ about: [id], ask }) => {
    const isNew = !('quote' in ask) || !taken.has(id);
    if ('quote' in ask || ask.kind === 'contradiction') taken.add(id);
    return isNew;
  });
  const areFew = sharpest.length < fewQuestions;
  const requirements = source.statements.filter(({ kind }) => kind === 'R');
  const further = actQuestions(requirements, source.lexicon).filter(
    ({ about: [id] }) => !taken.has(id),
  );
  sharpest.push(...further.slice(0, Math.max(0, enoughQuestions - sharpest.length)));
  const goals = source.statements.filter(({ kind }) => kind === 'G');
  const main = goals[0] ?? (areFew ? (requirements[0] ?? first) : undefined);
  if (main !== undefined && !goals.some(({ quantities }) => quantities.length > 0)) {
    sharpest.splice(mostQuestions - 1);
    sharpest.push({ about: [main.id], ask: { kind: 'noMeasure' } });
  }
  return sharpest
    .slice(0, mostQuestions)
    .map((question, index) => ({ id: `Q${index + 1}`, ...question }));
}

/** All but the questions of acts and measures, the most important first. */
function questionsAbout(source: QuestionSource, first: ReadStatement): Asked[] {
  const { statements, contradictions, lexicon } = source;
  const requirements = statements.filter(({ kind }) => kind === 'R');
  const limited = requirements.filter((one) => limitsAmount(one, lexicon));
  const undecided = statements.filter(({ isUndecided }) => isUndecided);
  const open = quoting(
    'undecided',
    mostQuestions - 1,
    // Once for each sentence: `Peak season may need more; not decided`
    undecided.filter(({ sentence }, index) => sentence !== undecided[index - 1]?.sentence),
  );
  const isUnclear = !source.isTypeLikely && statements.length < fewStatements;
  return [
    ...contradictions.slice(0, mostQuestions - open.length).map(({ id, sides: [one, other] }) => ({
      about: [id],
      ask: { kind: 'contradiction', one: one.text, other: other.text } as const,
    })),
    ...open,
    ...(isUnclear ? [{ about: [first.id], ask: { kind: 'noType' } as const }] : []),
    ...quoting('noRole', 2, requirements.filter(lacksRole)),
    ...quoting('beyondLimit', 1, limited),
    ...vagueQuestions(source),
    ...idleRoles(source),
    ...typeQuestions(source, requirements[0] ?? first),
  ];
}

/** The same question of the first statements. */
function quoting(
  kind: Exclude<Extract<Ask, { quote: unknown }>['kind'], 'act'>,
  most: number,
  statements: readonly ReadStatement[],
): Asked[] {
  return statements
    .slice(0, most)
    .map(({ id, text }) => ({ about: [id], ask: { kind, quote: text } }));
}

/** For each act the first requirement of it. */
function actQuestions(requirements: readonly ReadStatement[], lexicon: Lexicon): Asked[] {
  const byAct = new Map(
    requirements
      .filter(({ text }) => text.length <= longestQuoted)
      .reverse()
      .map((one) => [actsOf(folded(one.text), lexicon, leastSure)[0], one]),
  );
  return openActs.flatMap((act): Asked[] => {
    const found = byAct.get(act);
    return found ? [{ about: [found.id], ask: { kind: 'act', act, quote: found.text } }] : [];
  });
}

/** The first role without an action. */
function idleRoles({ roles, statements }: QuestionSource): Asked[] {
  const isIdle = ({ id }: Role) =>
    !statements.some(({ actor, acting }) => actor?.id === id || acting.includes(id));
  return roles
    .filter(isIdle)
    .slice(0, 1)
    .map((role) => ({
      about: [role.id],
      ask: { kind: 'idleRole', quote: role.text },
    }));
}

/** A statement with this many words of a question answers it; with a number, fewer are enough. */
const answered = { withNumber: 2, inWords: 3 };
/** Questions for a number; a statement with a number about the same answers them. */
const asksForNumber =
  /^(?:how (?:long|many|much|often|far|big|large)|wie (?:lange?|viele?|oft|weit|groß)|combien|cuánt|quant|hoe(?:veel| lang| vaak| groot)|ile\b|jak (?:długo|często|duż)|كم)/iu;

/**
 * The type's questions, except those that the idea answers or excludes. Each refers to the statement that shares most
 * words with it; one that shares none is asked only of an idea of one line.
 */
function typeQuestions(
  { idea, lexicon, statements, type, isExcluded }: QuestionSource,
  main: ReadStatement,
): Asked[] {
  const stated = statements.filter(({ kind }) => kind !== 'B' && kind !== 'N');
  const isShort = statements.length < 3 || idea.trim().split(/\s+/u).length < shortIdea;
  const found = (type?.texts.questions ?? []).flatMap((text) => {
    const words = stemsOf(lexicon, text);
    const withNumber = asksForNumber.test(text) ? 1 : answered.withNumber;
    let [closest, most, isAnswered] = [main, 0, false];
    for (const one of stated) {
      const common = one.stems.filter((stem) => words.includes(stem)).length;
      if (common > most) [closest, most] = [one, common];
      isAnswered ||= common >= (one.quantities.length > 0 ? withNumber : answered.inWords);
    }
    const isUntied = most === 0 && !isShort;
    return isUntied || isAnswered || isExcluded(text)
      ? []
      : [{ about: [closest.id], most, ask: { kind: 'typical', text } as const }];
  });
  const closest = found.sort((one, other) => (isShort ? 0 : other.most - one.most));
  return closest
    .slice(0, isShort ? undefined : mostOfType)
    .map(({ about, ask }) => ({ about, ask }));
}

const indexOf = perLanguage(
  (lexicon) =>
    new PhraseIndex(
      lexicon,
      lexicon.vague.map((word) => ['vague', word, 1] as const),
    ),
);

/** Vague words such as `fast` or `simple` in a goal or constraint without a number. */
function vagueQuestions({ idea, lexicon, statements }: QuestionSource): Asked[] {
  return statements
    .filter(({ kind, quantities }) => /[CG]/u.test(kind) && quantities.length === 0)
    .flatMap(({ id, text, span }): Asked[] => {
      const [found] = indexOf(lexicon).find(folded(text));
      if (found === undefined) return [];
      const place = { start: span.start + found.start, end: span.start + found.end };
      return [{ about: [id], ask: { kind: 'vague', quote: quote(idea, place) } }];
    })
    .slice(0, 2);
}

/** `at most 9 stops`: a limit of frequency or amount, not of time. */
function limitsAmount({ quantities }: ReadStatement, lexicon: Lexicon): boolean {
  return quantities.some(
    (one) =>
      one.comparison === 'atMost' && /\p{Sc}|\p{L}{3}/u.test(one.text) && !isPeriod(one, lexicon),
  );
}

/** What is approved, paid, removed or assigned needs a known actor; for viewing this matters less. */
function lacksRole({ role, link, cues, span }: ReadStatement): boolean {
  // `Approve a refund`, `a refund is approved`; `invoices` and `agreed` may begin a sentence about something else.
  const isDecided = cues.some(
    ({ name, start }, index) =>
      (start === span.start && /^do:(?:approve|assign)$/u.test(name)) ||
      (/^done:(?:approve|pay|remove|assign)$/u.test(name) &&
        cues[index - 1]?.name === 'auxiliary' &&
        !cues.slice(0, index - 1).some(isVerb)),
  );
  return isDecided && role === undefined && link === 'none';
}
