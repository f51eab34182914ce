import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { readClauses, type ReadIdea } from '../read/readClauses';
import { readLanguage } from '../read/readLanguage';
import { readQuantities } from '../read/readQuantities';
import { quote, type Quote, type Span } from '../read/span';
import { summaryOf } from './summaryOf';
import { textsOf } from '../types/textsOf';
import { askQuestions } from './askQuestions';
import { opensWithVerb } from './opensWithVerb';
import { chooseType } from './chooseType';
import { meaningsOf } from './meanings';
import { joinClauses, opensWithOther } from './joinClauses';
import { stemsOf } from './contentWords';
import { readContradictions } from './readContradictions';
import { readExclusions } from './readExclusions';
import { readName } from './readName';
import { readRoles } from './readRoles';
import { roleFinder } from './roleFinder';
import { asStated, sortClauses, type SortedClause } from './sortClauses';
import { suggest } from './suggest';
import type { ReadStatement, Role, StatementKind, Workbook } from './workbook';

/**
 * Reads an idea and classifies all its clauses.
 *
 * @param idea any text
 */
export function sortIdea(idea: string): Workbook {
  const { tag, code, isKnown } = readLanguage(idea);
  const lexicon = lexicons[code];
  const read = readClauses(idea, lexicon);
  const name = readName(read);
  const sorted = isKnown ? joinClauses(read, sortClauses(read)) : asStated(read);
  const roles = isKnown ? readRoles(read, sorted, name) : [];
  const statements = statementsOf(read, sorted, roles);
  const chosen = chooseType(read);
  const type = chosen && { ...chosen.type, texts: textsOf(chosen.type, code) };
  const sureType = chosen?.isSure === true ? type : undefined;
  const meanings = isKnown ? meaningsOf(read, statements) : [];
  const contradictions = readContradictions(read, meanings);
  const isExcluded = readExclusions(lexicon, statements);
  return {
    idea,
    languageTag: tag,
    language: code,
    isRead: isKnown,
    name,
    type,
    isTypeSure: sureType !== undefined,
    summary: summaryOf(idea, lexicon, name, statements),
    roles,
    statements,
    purposes: purposesOf(statements),
    contradictions,
    questions: askQuestions({
      idea,
      lexicon,
      isRead: isKnown,
      statements,
      roles,
      contradictions,
      type: sureType,
      isTypeLikely: type !== undefined,
      isExcluded,
    }),
    suggestions: suggest(sureType, lexicon, statements, isExcluded),
  };
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

function statementsOf(
  read: ReadIdea,
  sorted: readonly SortedClause[],
  roles: readonly Role[],
): ReadStatement[] {
  const counts = new Map<StatementKind, number>();
  const statements: ReadStatement[] = [];
  const rolesIn = roleFinder(read, roles);
  const names = new Set(roles.map(({ listed }) => folded(listed)));
  const defining = new Set(
    roles.flatMap(({ definition }) => (definition?.isAll === true ? [definition.span.start] : [])),
  );
  let lead: ReadStatement | undefined;
  for (const one of sorted) {
    const { clause, kind } = one;
    const words = read.folded.slice(clause.span.start, clause.span.end);
    const isName = names.has(words) && kind !== 'N' && clause.block.kind !== 'heading';
    // A clause that only names or defines a role is listed as a user.
    if (isName || defining.has(clause.span.start)) continue;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const statement = statementOf(read, one, `${kind}${count}`, lead, rolesIn);
    statements.push(statement);
    if (statement.link === 'none' || statement.link === 'contrast') lead = statement;
    lead ??= statement;
  }
  return statements;
}

function statementOf(
  read: ReadIdea,
  { clause, kind, priority, isUndecided, isDoubtful, isHeading, place }: SortedClause,
  id: string,
  lead: ReadStatement | undefined,
  rolesIn: ReturnType<typeof roleFinder>,
): ReadStatement {
  const { span, cues, sentence, block, isStruck } = clause;
  const named = rolesIn(clause);
  const opens = opensWithVerb(clause, read.folded);
  const leans = lead?.sentence === sentence && (opens || opensWithOther(read, clause));
  const link = clause.link === 'contrast' && leans ? 'continuation' : clause.link;
  const continued = link === 'continuation' ? lead : undefined;
  const above = opens && place?.heading ? rolesIn({ span: place.heading, cues: [] }) : [];
  // Who does what stands under a heading: `Drivers`
  const subject = above[0]?.isAll ? above[0].role : undefined;
  // What goes on has the same subject.
  const main = named.find(({ isInCondition }) => !isInCondition);
  return {
    id,
    kind,
    span,
    text: quote(read.text, span),
    heading: place?.heading && headingText(read, place.heading),
    speaker: block.speaker && quote(read.text, block.speaker),
    priority,
    isUndecided,
    isDoubtful,
    isStruck,
    role: subject ?? named[0]?.role ?? continued?.role,
    actor: subject ?? (main?.isActing ? main.role : continued?.actor),
    named: named.map((one) => one.role.id),
    acting: named.filter((one) => one.isActing).map((one) => one.role.id),
    link,
    follows: link === 'none' && !leans ? undefined : lead?.id,
    sentence,
    quantities: readQuantities(read, span),
    cues,
    isHeading,
    stems: stemsOf(read.lexicon, read.text.slice(span.start, span.end)),
  };
}

/** The heading without a trailing colon or full stop. */
function headingText({ text }: ReadIdea, { start, end }: Span): Quote {
  const [tail = ''] = /[\s:：.*_]+$/u.exec(text.slice(Math.max(start, end - 20), end)) ?? [];
  return quote(text, { start, end: end - tail.length });
}
