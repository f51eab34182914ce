import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { quote, type Quote } from '../read/span';
import type { ProductType } from '../types/productType';
import { stemsOf } from './contentWords';
import { isExcluded } from './suggest';
import type { Contradiction, Question, Statement, Suggestion } from './workbook';

export interface QuestionSource {
  idea: string;
  lexicon: Lexicon;
  isRead: boolean;
  statements: readonly Statement[];
  contradictions: readonly Contradiction[];
  suggestions: readonly Suggestion[];
  type: ProductType | undefined;
}

type Asked = Omit<Question, 'id'>;

const mostQuestions = 7;

/**
 * At most seven open questions, the sharpest first: what contradicts, what the author left open, what decides products of
 * this type, what cannot be tested as it stands, and what is missing. Each is tied to what it is about.
 */
export function askQuestions(source: QuestionSource): Question[] {
  const { statements } = source;
  const [first] = statements;
  if (first === undefined) return [];
  if (!source.isRead) return [{ id: 'Q1', about: [first.id], ask: { kind: 'unread' } }];
  const ofType = typeQuestions(source, first);
  const sharpest = [
    ...contradictionQuestions(source).slice(0, 3),
    ...undecidedQuestions(source).slice(0, 3),
    ...kindQuestion(source, first),
    ...ofType.slice(0, 2),
    ...limitQuestions(source).slice(0, 1),
    ...vagueQuestions(source).slice(0, 2),
    ...dateQuestions(source).slice(0, 1),
    ...measureQuestion(source, first),
    ...roleQuestions(source).slice(0, 1),
    ...ofType.slice(2),
    ...conditionQuestions(source).slice(0, 1),
  ];
  return sharpest
    .slice(0, mostQuestions)
    .map((question, index) => ({ id: `Q${index + 1}`, ...question }));
}

function contradictionQuestions({ contradictions }: QuestionSource): Asked[] {
  return contradictions.map(({ id, sides: [one, other] }) => ({
    about: [id],
    ask: { kind: 'contradiction', one: one.text, other: other.text },
  }));
}

function undecidedQuestions({ statements }: QuestionSource): Asked[] {
  return statements
    .filter(({ isUndecided }) => isUndecided)
    .map(({ id, text }) => ({ about: [id], ask: { kind: 'undecided', quote: text } }));
}

/** So many words of a question in one statement with a number, and the idea has answered it. */
const answered = 2;
/** So many words in common tie a question to a suggestion. */
const tied = 2;

/**
 * The type's own questions, without those that the idea answers or excludes, each tied to the statement that has most words
 * in common with it, else to such a suggestion, else to what the idea asks for first.
 */
function typeQuestions(
  { lexicon, statements, suggestions, type }: QuestionSource,
  first: Statement,
): Asked[] {
  const stemmed = ({ id, text }: Statement | Suggestion) => ({
    id,
    words: new Set(stemsOf(lexicon, text)),
  });
  const stated = statements.filter(({ kind }) => kind !== 'B' && kind !== 'N').map(stemmed);
  const decided = new Set(
    statements.filter(({ quantities }) => quantities.length > 0).map(({ id }) => id),
  );
  const excluded = statements
    .filter(({ kind }) => kind === 'N')
    .map(({ text }) => stemsOf(lexicon, text));
  const suggested = suggestions.map(stemmed);
  const main = statements.find(({ kind }) => kind === 'R') ?? first;
  return (type?.texts.questions ?? []).flatMap((text): Asked[] => {
    const words = stemsOf(lexicon, text);
    const inIdea = closest(words, stated);
    const isAnswered = inIdea !== undefined && inIdea.common >= answered && decided.has(inIdea.id);
    if (isAnswered || isExcluded(words, excluded)) return [];
    const inType = closest(words, suggested);
    const isOfType = inIdea === undefined && inType !== undefined && inType.common >= tied;
    return [
      {
        about: [isOfType ? inType.id : (inIdea?.id ?? main.id)],
        ask: { kind: 'typical', text },
      },
    ];
  });
}

/** The first of those that have most words in common with a question. */
function closest(
  words: readonly string[],
  candidates: readonly { id: string; words: ReadonlySet<string> }[],
): { id: string; common: number } | undefined {
  let best: { id: string; common: number } | undefined;
  for (const { id, words: own } of candidates) {
    const common = words.filter((word) => own.has(word)).length;
    if (common > (best?.common ?? 0)) best = { id, common };
  }
  return best;
}

/** An idea that is no product of a known type: what is it? */
function kindQuestion({ type }: QuestionSource, first: Statement): Asked[] {
  return type === undefined ? [{ about: [first.id], ask: { kind: 'noType' } }] : [];
}

/** What happens past a limit. */
function limitQuestions({ statements }: QuestionSource): Asked[] {
  return statements
    .filter(
      ({ kind, quantities }) =>
        kind === 'R' && quantities.some(({ comparison }) => comparison === 'atMost'),
    )
    .map(({ id, text }) => ({ about: [id], ask: { kind: 'beyondLimit', quote: text } }));
}

/** Words such as `fast` or `simple` in a statement without a number. */
function vagueQuestions({ idea, lexicon, statements }: QuestionSource): Asked[] {
  return statements.flatMap(({ id, kind, span, quantities }): Asked[] => {
    if (kind === 'B' || kind === 'N' || quantities.length > 0) return [];
    const vague = wordOf(idea, span, lexicon.vague, lexicon.hasSpaces);
    return vague === undefined ? [] : [{ about: [id], ask: { kind: 'vague', quote: vague } }];
  });
}

function dateQuestions({ idea, lexicon, statements }: QuestionSource): Asked[] {
  return statements.flatMap(({ id, kind, span, text }): Asked[] => {
    if ((kind !== 'C' && kind !== 'G') || /(?:19|20)\d\d/u.test(text)) return [];
    const month = wordOf(idea, span, lexicon.months, lexicon.hasSpaces);
    return month === undefined
      ? []
      : [{ about: [id], ask: { kind: 'dateWithoutYear', quote: text } }];
  });
}

/** The first of the words that stands in a span, as it stands there. */
function wordOf(
  idea: string,
  { start, end }: { start: number; end: number },
  words: readonly string[],
  hasSpaces: boolean,
): Quote | undefined {
  const text = folded(idea.slice(start, end));
  for (const word of words) {
    const at = text.indexOf(word);
    if (at === -1) continue;
    const isWhole =
      !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + word.length));
    if (!hasSpaces || isWhole)
      return quote(idea, { start: start + at, end: start + at + word.length });
  }
  return undefined;
}

function measureQuestion({ statements }: QuestionSource, first: Statement): Asked[] {
  const goals = statements.filter(({ kind }) => kind === 'G');
  if (goals.some(({ quantities }) => quantities.length > 0)) return [];
  return [{ about: [goals[0]?.id ?? first.id], ask: { kind: 'noMeasure' } }];
}

/** Who approves, pays or removes has to be known; who sees something less so. */
function roleQuestions({ idea, lexicon, statements }: QuestionSource): Asked[] {
  return statements
    .filter(({ kind, role, subject, span, link }) => {
      if (kind !== 'R' || role !== undefined || subject !== undefined || link !== 'none')
        return false;
      const cues = cuesIn(folded(idea.slice(span.start, span.end)), lexicon);
      return (
        cues.some(({ name }) =>
          /^(?:do|done):(?:approve|pay|remove|assign|organise|create)$/u.test(name),
        ) && !cues.some(({ name }) => name === 'pronoun')
      );
    })
    .map(({ id, text }) => ({ about: [id], ask: { kind: 'noRole', quote: text } }));
}

function conditionQuestions({ idea, lexicon, statements }: QuestionSource): Asked[] {
  return statements
    .filter(
      ({ kind, span }) =>
        kind === 'R' &&
        cuesIn(folded(idea.slice(span.start, span.end)), lexicon).some(({ name }) => name === 'if'),
    )
    .map(({ id, text }) => ({ about: [id], ask: { kind: 'conditionElse', quote: text } }));
}
