import { isVerb } from '../lexicon/cueLine';
import { answersIn, withoutAnswers } from '../../../../contract/ideaWithAnswers';
import { lexicons } from '../lexicon/lexicons';
import { withBarTables } from '../read/withBarTables';
import { withCharacters } from '../read/withCharacters';
import { withRequirementLists } from '../read/withRequirementLists';
import { withTopicParagraphs } from '../read/withTopicParagraphs';
import { readClauses } from '../read/readClauses';
import { readLanguage } from '../read/readLanguage';
import { quote } from '../read/span';
import { textsOf } from '../types/textsOf';
import { askQuestions } from './askQuestions';
import { chooseType } from './chooseType';
import { joinClauses } from './joinClauses';
import { readContradictions } from './readContradictions';
import { readName } from './readName';
import { readRoles } from './readRoles';
import { asStated, sortClauses } from './sortClauses';
import { statementsOf } from './statementsOf';
import { suggest } from './suggest';
import type { ReadStatement, Workbook } from './workbook';

/**
 * Reads an idea and classifies all its clauses.
 *
 * @param written any text; answers to open questions change nothing else of its workbook
 */
export function sortIdea(written: string): Workbook {
  const plain = withCharacters(withBarTables(written));
  const { tag, code, isKnown } = readLanguage(withoutAnswers(plain));
  const lexicon = lexicons[code];
  const whole = withTopicParagraphs(withRequirementLists(plain, lexicon), lexicon);
  const idea = withoutAnswers(whole);
  const read = readClauses(idea, lexicon);
  const name = readName(read);
  const clauses = isKnown ? sortClauses(read) : asStated(read);
  const sorted = isKnown ? joinClauses(read, clauses) : clauses;
  const roles = isKnown ? readRoles(read, sorted, name) : [];
  const statements = statementsOf(read, sorted, roles);
  const chosen = chooseType(read, clauses);
  const type = chosen && { ...chosen.type, texts: textsOf(chosen.type, code) };
  const isTypeSure = chosen?.isSure === true;
  const contradictions = isKnown ? readContradictions(read, statements) : [];
  const typical = suggest(isTypeSure ? type : undefined, lexicon, statements);
  const answered = answersOf(whole, statements);
  const workbook = {
    idea,
    answers: answered.map(({ text }) => text),
    languageTag: tag,
    language: code,
    isRead: isKnown,
    name,
    type,
    isTypeSure,
    roles,
    statements,
    purposes: purposesOf(statements),
    contradictions,
    suggestions: typical.suggestions,
  };
  return {
    ...workbook,
    statements: [...statements, ...answered],
    questions: askQuestions(workbook, lexicon, typical),
  };
}

/** Each answered question with its answer, as background behind all other. */
function answersOf(whole: string, statements: readonly ReadStatement[]): ReadStatement[] {
  const before = statements.filter(({ kind }) => kind === 'B').length;
  return answersIn(whole).map(({ start, text }, index) => {
    const span = { start, end: start + text.length };
    return {
      ...{ id: `B${before + index + 1}`, kind: 'B', span, text: quote(whole, span) },
      ...{ heading: undefined, speaker: undefined, answers: undefined, priority: undefined },
      ...{ isUndecided: false, isDoubtful: false, isHeading: false, isStruck: false },
      ...{ role: undefined, actor: undefined, named: [], acting: [], link: 'none' },
      ...{
        follows: undefined,
        item: undefined,
        sentence: start,
        quantities: [],
        cues: [],
        stems: [],
        cells: [],
        table: undefined,
        grants: [],
      },
    };
  });
}

const [mostPurposes, fewestWords, surePain] = [4, 5, 2];
/** How surely a word in background tells what is wrong today, or names an aim. */
const painful: Readonly<Record<string, number>> = {
  problem: 3,
  lack: 2,
  now: 1,
  past: 1,
  negation: 1,
  report: -1,
  courtesy: -9,
  record: -9,
  task: -9,
  maybe: -9,
  if: -2,
};

/** `so` alone begins a consequence, too. */
const longestSo = 2;

/** What tells what is wrong today, the surest first, then what is wanted `so that …`; in the idea's order. */
function purposesOf(statements: readonly ReadStatement[]): string[] {
  const pains = statements
    .map((one) => ({ one, rate: painOf(one) }))
    .filter(({ rate }) => rate >= surePain)
    .toSorted((one, other) => other.rate - one.rate);
  const isAim = ({ name, start, end }: ReadStatement['cues'][number], from: number) =>
    name === 'soThat' && start > from && end - start > longestSo;
  const aims = statements.filter(
    ({ kind, cues, span }) => kind !== 'B' && cues.some((cue) => isAim(cue, span.start)),
  );
  const found = [...pains.map(({ one }) => one), ...aims].slice(0, mostPurposes);
  const told = found.length > 0 ? found : situationOf(statements);
  return statements.filter((one) => told.includes(one)).map(({ id }) => id);
}

const [mostOfSituation, fewestOfSituation] = [2, 6];

/** The first whole sentences of background before what is asked for, without greetings and headings. */
function situationOf(statements: readonly ReadStatement[]): readonly ReadStatement[] {
  const first = statements.findIndex(({ kind }) => kind === 'R');
  return statements
    .slice(0, Math.max(first, 0))
    .filter(
      ({ kind, cues, isHeading, isUndecided, text }) =>
        kind === 'B' &&
        !isHeading &&
        !isUndecided &&
        !/[?？؟:：]$|^\p{L}+[:：]\s/u.test(text) &&
        text.split(/\s+/u, fewestOfSituation).length === fewestOfSituation &&
        cues.some(isVerb) &&
        !cues.some(({ name }) => /^(?:courtesy|report|record|want|undecided)$/u.test(name)),
    )
    .slice(0, mostOfSituation);
}

/** How surely it tells what is wrong today; `Today each shop has a diary` begins with how it is. */
function painOf({ kind, cues, isUndecided, link, span, text }: ReadStatement): number {
  const isShort = text.split(/\s+/u, fewestWords).length < fewestWords && link === 'none';
  if (kind !== 'B' || isUndecided || isShort || /[?？؟]$/u.test(text)) return 0;
  const names = new Set<string>(cues.map(({ name }) => name));
  // `Target is 95 % on time`
  if (names.has('goal')) return surePain;
  const begins = cues.some(({ name, start }) => name === 'now' && start === span.start) ? 1 : 0;
  return [...names].reduce((sum, name) => sum + (painful[name] ?? 0), begins);
}
