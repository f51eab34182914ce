import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { proportionWords } from '../lexicon/proportionWords';
import { listsStates } from '../lexicon/partNames';
import { folded, PhraseIndex } from '../lexicon/phraseIndex';
import { anyOf } from '../read/anyOf';
import { quote } from '../read/span';
import { wordsIn } from '../read/wordsIn';
import { stemsOf } from './contentWords';
import { likelyAct } from './likelyAct';
import { openActs } from '../lexicon/openActs';
import type { Typical } from './suggest';
import type { Ask, Question, ReadStatement, Role, Workbook } from './workbook';

/** The workbook without its questions, with what was read of its statements. */
interface Source extends Omit<Workbook, 'questions'> {
  statements: readonly ReadStatement[];
}

type Asked = Omit<Question, 'id'>;

/** The most questions that a document asks. */
export const mostQuestions = 7;
/** An idea with fewer statements may leave open what it is. */
const fewStatements = 4;
/** With fewer questions from the author's words, what requirements of their kind usually leave open is asked, too. */
const enoughQuestions = 4;
/** A longer idea that leaves few questions of its own gets so many of its type. */
const mostOfType = 3;
/** A question that quotes fewer words does not say what it is about. */
const fewestAsked = 4;
/** A question that quotes more is hard to read. */
const longestQuoted = 140;

/**
 * Asks at most seven questions, and one more for each that was answered, the most important first: what the author left
 * open or stated twice, what cannot be tested as stated, and what is missing. Each refers to its statements, and one
 * question about the words of a statement is enough.
 */
export function askQuestions(
  workbook: Source,
  lexicon: Lexicon,
  typical: Pick<Typical, 'questions' | 'isBrief'>,
): Question[] {
  const { idea, statements, contradictions, roles } = workbook;
  const [first] = statements;
  if (first === undefined) return [];
  if (!workbook.isRead) return [{ id: 'Q1', about: [first.id], ask: { kind: 'unread' } }];
  const isUnclear = workbook.type === undefined && statements.length < fewStatements;
  const main = statements.find(({ kind }) => kind === 'R') ?? first;
  const { isBrief } = typical;
  const ofType = typical.questions.flatMap((text): Asked[] => {
    const about = likest(text, statements, lexicon) ?? (isBrief ? main : undefined);
    return about === undefined ? [] : [{ about: [about.id], ask: { kind: 'typical', text } }];
  });
  const stated: Asked[] = [
    ...contradictions.map(({ id, sides: [one, other] }) => ({
      about: [id],
      ask: { kind: 'contradiction', one: one.text, other: other.text } as const,
    })),
    ...undecided(statements, lexicon),
    ...(isUnclear ? [{ about: [first.id], ask: { kind: 'noType' } as const }] : []),
    ...vagueWords(idea, statements, lexicon),
    ...idleRoles(roles, statements),
    ...(isBrief ? ofType : []),
  ];
  const measure = unmeasured(statements, lexicon);
  const { length: answered } = workbook.answers;
  const own = distinct(stated).slice(0, mostQuestions + answered - measure.length);
  const others = isBrief ? [] : ofType.slice(0, mostOfType);
  const usual = distinct([...own, ...usualQuestions(statements, lexicon), ...others]).slice(
    own.length,
  );
  const added = usual.slice(0, Math.max(0, enoughQuestions + answered - own.length));
  return [...own, ...added, ...measure].map((one, index) => ({ id: `Q${index + 1}`, ...one }));
}

/** The requirement or constraint that has most content words of a question of the type; none that shares no word. */
function likest(
  text: string,
  statements: readonly ReadStatement[],
  lexicon: Lexicon,
): ReadStatement | undefined {
  const asked = new Set(stemsOf(lexicon, text));
  const shared = ({ stems }: ReadStatement) => stems.filter((stem) => asked.has(stem)).length;
  const [best] = statements
    .filter((one) => /[RC]/u.test(one.kind) && shared(one) > 0)
    .toSorted((one, other) => shared(other) - shared(one));
  return best;
}

/** The questions without a second one that quotes the same statement. */
function distinct(asked: readonly Asked[]): Asked[] {
  const quoted = new Set<string>();
  return asked.filter(({ ask, about: [id = ''] }) => {
    const isNew = !('quote' in ask) || !quoted.has(id);
    if ('quote' in ask) quoted.add(id);
    return isNew;
  });
}

const quoting = (
  kind: Exclude<Extract<Ask, { quote: unknown }>['kind'], 'act'>,
  { id, text }: Pick<ReadStatement, 'id' | 'text'>,
): Asked => ({ about: [id], ask: { kind, quote: text } });

const asks = ({ text }: ReadStatement): boolean => /[?？؟](?=\s|$)/u.test(text);

/**
 * What the author left open, once for each sentence: `Peak season may need more; not decided`; what a list item adds to
 * its question asks nothing more.
 */
function undecided(statements: readonly ReadStatement[], lexicon: Lexicon): Asked[] {
  const groups: ReadStatement[][] = [];
  for (const one of statements.filter(({ isUndecided }) => isUndecided)) {
    const group = groups.at(-1) ?? [];
    const last = group.at(-1);
    const isItem = one.item !== undefined && one.item === last?.item;
    const isNew = asks(one) && group.some(asks);
    if (one.sentence === last?.sentence || (isItem && !isNew)) group.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group) => {
    // `Rest 10?` says too little by itself.
    const asking = group.find((one) => asks(one) && wordsIn(one.text, lexicon) >= fewestAsked);
    const { sentence } = asking ?? group[0] ?? {};
    const main = group.find((one) => one.sentence === sentence);
    const about = group.map(({ id }) => id);
    return main === undefined ? [] : [{ ...quoting('undecided', main), about }];
  });
}

const vagueIndex = perLanguage(
  (lexicon) =>
    new PhraseIndex(
      lexicon,
      lexicon.vague.map((word) => ['vague', word, 1] as const),
    ),
);

const proportion = perLanguage(({ code, hasSpaces }) => {
  const words = anyOf(proportionWords[code]);
  return new RegExp(hasSpaces ? String.raw`(?<!\p{L})${words}(?!\p{L})` : words, 'u');
});

/** Whether it has a number, or is measured against today: `half as many calls`, but not `nobody waits twice as long`. */
const isMeasured = ({ cues, quantities, text }: ReadStatement, lexicon: Lexicon): boolean =>
  quantities.length > 0 ||
  (proportion(lexicon).test(folded(text)) &&
    !cues.some(({ name }) => name === 'negation' || name === 'never'));

/** Vague words such as `fast` or `simple` in a goal or constraint that nothing measures. */
function vagueWords(idea: string, statements: readonly ReadStatement[], lexicon: Lexicon): Asked[] {
  return statements
    .filter((one) => /[CG]/u.test(one.kind) && !isMeasured(one, lexicon))
    .flatMap(({ id, text, span: { start } }) => {
      const [found] = vagueIndex(lexicon).find(folded(text));
      if (found === undefined) return [];
      const word = quote(idea, { start: start + found.start, end: start + found.end });
      return [quoting('vague', { id, text: word })];
    })
    .slice(0, 2);
}

/** The first role in a list of users that no statement names, nor a heading above some. */
function idleRoles(roles: readonly Role[], statements: readonly ReadStatement[]): Asked[] {
  const named = new Set(statements.flatMap((one) => one.named));
  const headings = new Set(statements.map(({ heading }) => folded(heading ?? '')));
  const idle = roles.find(
    ({ id, text }) => !named.has(id) && ![...headings].some((one) => one.includes(folded(text))),
  );
  return idle ? [quoting('idleRole', idle)] : [];
}

/** In all languages. */
const reminding =
  /remind|erinner|rappel|recordatori|lembr(?:ete|a)|promemoria|herinner|przypom|リマインド|تذكير/iu;

/** What the first requirement of each kind usually leaves open, the most costly kind first. */
function usualQuestions(statements: readonly ReadStatement[], lexicon: Lexicon): Asked[] {
  const byAct = new Map(
    statements
      .filter(({ kind, text }) => kind === 'R' && text.length <= longestQuoted)
      // `States: booked, returned` does nothing.
      .filter(({ text }) => !listsStates(folded(text)))
      .reverse()
      .map((one) => [likelyAct(folded(one.text), lexicon), one] as const)
      // Nobody has to react to a reminder.
      .filter(([act, { text }]) => act !== 'notify' || !reminding.test(text)),
  );
  return openActs.flatMap((act): Asked[] => {
    const found = byAct.get(act);
    return found ? [{ about: [found.id], ask: { kind: 'act', act, quote: found.text } }] : [];
  });
}

/** Whether a first statement says more than the name of the product. */
const aims = ({ cues }: ReadStatement): boolean =>
  cues.some(({ name }) => /^(?:auxiliary|can|must|should|want|goal|soThat|pronoun)$/u.test(name));

/** How success is measured, if no goal says it. */
function unmeasured(statements: readonly ReadStatement[], lexicon: Lexicon): Asked[] {
  const goals = statements.filter(
    (one) => one.kind === 'G' && (one !== statements[0] || aims(one)),
  );
  const [goal] = goals;
  return goal === undefined || goals.some((one) => isMeasured(one, lexicon))
    ? []
    : [{ about: [goal.id], ask: { kind: 'noMeasure' } }];
}
