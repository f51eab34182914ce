import { withoutAnswers } from '../../../../contract/ideaWithAnswers';
import { lexicons } from '../lexicon/lexicons';
import { withBarTables } from '../read/withBarTables';
import { withCharacters } from '../read/withCharacters';
import { withRequirementLists } from '../read/withRequirementLists';
import { withTopicParagraphs } from '../read/withTopicParagraphs';
import { readClauses } from '../read/readClauses';
import { readLanguage } from '../read/readLanguage';
import { textsOf } from '../types/textsOf';
import { answersOf } from './answersOf';
import { askQuestions } from './askQuestions';
import { chooseType } from './chooseType';
import { joinClauses } from './joinClauses';
import { purposesOf } from './purposesOf';
import { readContradictions } from './readContradictions';
import { readName } from './readName';
import { readRoles } from './readRoles';
import { asStated, sortClauses } from './sortClauses';
import { statementsOf } from './statementsOf';
import { suggest } from './suggest';
import type { Workbook } from './workbook';

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
