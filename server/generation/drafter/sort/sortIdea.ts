import { answersIn, withoutAnswers } from '../../../../contract/ideaWithAnswers';
import { lexicons } from '../lexicon/lexicons';
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
import { summaryOf } from './summaryOf';
import type { ReadStatement, Workbook } from './workbook';

/**
 * Reads an idea and classifies all its clauses.
 *
 * @param whole any text; answers to open questions change nothing else of its workbook
 */
export function sortIdea(whole: string): Workbook {
  const idea = withoutAnswers(whole);
  const { tag, code, isKnown } = readLanguage(idea);
  const lexicon = lexicons[code];
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
    summary: summaryOf(idea, lexicon, name, statements),
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
      ...{ heading: undefined, speaker: undefined, priority: undefined },
      ...{ isUndecided: false, isDoubtful: false, isHeading: false, isStruck: false },
      ...{ role: undefined, actor: undefined, named: [], acting: [], link: 'none' },
      ...{ follows: undefined, sentence: start, quantities: [], cues: [], stems: [] },
    };
  });
}

const mostPurposes = 4;

/** The problems, and what is wanted `so that …`. */
function purposesOf(statements: readonly ReadStatement[]): string[] {
  return statements
    .filter(({ kind, cues, isUndecided, span }) =>
      cues.some(({ name, start }) =>
        kind === 'B' ? name === 'problem' && !isUndecided : name === 'soThat' && start > span.start,
      ),
    )
    .slice(0, mostPurposes)
    .map(({ id }) => id);
}
