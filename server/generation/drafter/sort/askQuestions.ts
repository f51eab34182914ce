import type { Lexicon } from '../lexicon/lexicon';
import { folded, PhraseIndex } from '../lexicon/phraseIndex';
import { quantityWords } from '../lexicon/quantityWords';
import { perLanguage } from '../read/perLanguage';
import { quote } from '../read/span';
import { stemsOf } from './contentWords';
import { isExcluded } from './suggest';
import type { Ask, Question, ReadStatement, Workbook } from './workbook';

interface QuestionSource extends Pick<Workbook, 'idea' | 'isRead' | 'contradictions' | 'type'> {
  lexicon: Lexicon;
  statements: readonly ReadStatement[];
}

const mostQuestions = 7;

/**
 * Asks at most seven questions, the most important first: about contradictions, what the author left open, what decides
 * products of this type, what cannot be tested as stated, and what is missing. Each refers to its statements.
 */
export function askQuestions(source: QuestionSource): Question[] {
  const { statements, contradictions, type } = source;
  const [first] = statements;
  if (first === undefined) return [];
  if (!source.isRead) return [{ id: 'Q1', about: [first.id], ask: { kind: 'unread' } }];
  const requirements = statements.filter(({ kind }) => kind === 'R');
  const goals = statements.filter(({ kind }) => kind === 'G');
  const ofType = typeQuestions(source, requirements[0] ?? first);
  const isMeasured = goals.some(({ quantities }) => quantities.length > 0);
  const main = goals[0] ?? requirements[0] ?? first;
  const general = (kind: 'noType' | 'noMeasure', { id }: ReadStatement): Asked[] => [
    { about: [id], ask: { kind } },
  ];
  const asked = [
    ...contradictions.slice(0, 3).map(({ id, sides: [one, other] }) => ({
      about: [id],
      ask: { kind: 'contradiction', one: one.text, other: other.text } as const,
    })),
    ...quoting('undecided', 4, openPoints(statements)),
    ...(type === undefined ? general('noType', first) : []),
    ...quoting(
      'beyondLimit',
      1,
      requirements.filter((one) => limitsAmount(source, one)),
    ),
    ...ofType.slice(0, 2),
    ...vagueQuestions(source),
    ...quoting(
      'dateWithoutYear',
      1,
      statements.filter((one) => hasMonthAlone(source, one)),
    ),
    ...(isMeasured ? [] : general('noMeasure', main)),
    ...quoting('noRole', 1, requirements.filter(lacksRole)),
    ...ofType.slice(2),
    ...quoting('conditionElse', 1, requirements.filter(beginsWithCondition)),
  ];
  // One question about the words of a statement is enough.
  const taken = new Set<string | undefined>();
  return asked
    .filter(({ about: [id], ask }) => {
      const isNew = !('quote' in ask) || !taken.has(id);
      if ('quote' in ask || ask.kind === 'contradiction') taken.add(id);
      return isNew;
    })
    .slice(0, mostQuestions)
    .map((question, index) => ({ id: `Q${index + 1}`, ...question }));
}

type Asked = Omit<Question, 'id'>;

/** What the author left open or asks, once for each sentence: `Peak season may need more; not decided`. */
function openPoints(statements: readonly ReadStatement[]): ReadStatement[] {
  const sentences = new Set<number | undefined>();
  return statements.filter(({ isUndecided, sentence }) => {
    const isFirst = isUndecided && !sentences.has(sentence);
    if (isFirst) sentences.add(sentence);
    return isFirst;
  });
}

/** The same question of the first statements. */
function quoting(
  kind: Extract<Ask, { quote: unknown }>['kind'],
  most: number,
  statements: readonly ReadStatement[],
): Asked[] {
  return statements
    .slice(0, most)
    .map(({ id, text }) => ({ about: [id], ask: { kind, quote: text } }));
}

/** A statement with this many words of a question answers it; with a number, fewer are enough. */
const answered = { withNumber: 2, inWords: 3 };
/** With this many statements, nearly every question relates to one of them. */
const muchStated = 8;
const mostUntied = 2;

/**
 * The type's questions, except those that the idea answers or excludes. Each refers to the statement that shares most
 * words with it, or else to the idea's first requirement.
 */
function typeQuestions(
  { lexicon, statements, type }: QuestionSource,
  main: ReadStatement,
): Asked[] {
  const stated = statements.filter(({ kind }) => kind !== 'B' && kind !== 'N');
  let untied = stated.length < muchStated ? Infinity : mostUntied;
  const asked = new Set<string>(statements.map(({ text }) => text));
  return (type?.texts.questions ?? []).flatMap((text): Asked[] => {
    if (asked.has(text)) return [];
    const words = new Set(stemsOf(lexicon, text));
    let [closest, most] = [main, 0];
    for (const one of stated) {
      const common = one.stems.filter((stem) => words.has(stem)).length;
      if (common > most) [closest, most] = [one, common];
    }
    const enough = closest.quantities.length > 0 ? answered.withNumber : answered.inWords;
    if (most >= enough || isExcluded([...words], statements)) return [];
    if (most === 0 && untied-- <= 0) return [];
    return [{ about: [closest.id], ask: { kind: 'typical', text } }];
  });
}

const indexOf = perLanguage((lexicon) => {
  const { vague, months } = lexicon;
  return new PhraseIndex<'vague' | 'month'>(lexicon, [
    ...vague.map((word) => ['vague', word, 1] as const),
    ...months.map((word) => ['month', word, 1] as const),
  ]);
});

/** Vague words such as `fast` or `simple` in a statement without a number. */
function vagueQuestions({ idea, lexicon, statements }: QuestionSource): Asked[] {
  return statements
    .filter(({ kind, quantities }) => kind !== 'B' && kind !== 'N' && quantities.length === 0)
    .flatMap(({ id, text, span }): Asked[] => {
      const found = indexOf(lexicon)
        .find(folded(text))
        .find(({ name }) => name === 'vague');
      if (found === undefined) return [];
      const place = { start: span.start + found.start, end: span.start + found.end };
      return [{ about: [id], ask: { kind: 'vague', quote: quote(idea, place) } }];
    })
    .slice(0, 2);
}

function hasMonthAlone({ lexicon }: QuestionSource, { kind, text }: ReadStatement): boolean {
  if ((kind !== 'C' && kind !== 'G') || /(?:19|20)\d\d/u.test(text)) return false;
  return indexOf(lexicon)
    .find(folded(text))
    .some(({ name }) => name === 'month');
}

/** `at most 9 stops`: a limit of frequency or amount, not of time or distance. */
function limitsAmount({ lexicon }: QuestionSource, { quantities }: ReadStatement): boolean {
  const { timeUnits } = quantityWords[lexicon.code];
  return quantities.some(({ comparison, digits, text }) => {
    const unit = folded(text.replace(digits, '')).trim();
    const isAmount = /\p{Sc}/u.test(text) || /^\p{L}{3}/u.test(unit);
    return (
      comparison === 'atMost' &&
      isAmount &&
      !timeUnits.some((word) => unit.startsWith(word.slice(0, 3)))
    );
  });
}

const beginsWithCondition = ({ cues, span }: ReadStatement): boolean =>
  cues.some(({ name, start }) => name === 'if' && start === span.start);

/** A statement that begins with approving, paying or removing needs a known actor; for viewing this matters less. */
function lacksRole({ role, subject, link, cues, span }: ReadStatement): boolean {
  const decides = /^do:(?:approve|pay|remove|assign)$/u;
  const isBegun = cues.some(({ name, start }) => start === span.start && decides.test(name));
  return role === undefined && subject === undefined && link === 'none' && isBegun;
}
