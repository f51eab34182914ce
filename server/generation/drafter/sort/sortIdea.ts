import { cuesIn } from '../lexicon/cueIndex';
import { lexicons } from '../lexicon/lexicons';
import { readingWords } from '../lexicon/readingWords';
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
import { meaningsOf } from './concepts';
import { joinClauses } from './joinClauses';
import { stemsOf } from './contentWords';
import { readContradictions } from './readContradictions';
import { readExclusions } from './readExclusions';
import { readName } from './readName';
import { readRoles } from './readRoles';
import { isListOfRoles } from './roleDefinition';
import { roleFinder } from './roleFinder';
import { asStated, sortClauses, type SortedClause } from './sortClauses';
import { suggest } from './suggest';
import type { ReadStatement, Role, Statement, StatementKind, Workbook } from './workbook';

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
  const isExcluded = readExclusions(lexicon, meanings);
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
  const self = new Set(readingWords[read.lexicon.code].self);
  let lead: Statement | undefined;
  for (const one of sorted) {
    const { clause, kind, priority, isUndecided, isDoubtful, place } = one;
    const allNamed = rolesIn(clause);
    const [named] = allNamed;
    // A clause that only names or defines a role is listed as a user.
    if (defining.has(clause.span.start) || isListOfRoles(read, one, names)) continue;
    const words = read.folded.slice(clause.span.start, clause.span.end);
    if (names.has(words) && kind !== 'N' && clause.block.kind !== 'heading') continue;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const opens = opensWithVerb(clause, read.folded);
    // `Guests scan the box, it tells them the rules`; `and I want` is about nobody before.
    const pronoun = clause.cues.find(
      ({ name, start }) => name === 'pronoun' && start === clause.span.start,
    );
    const isSelf =
      pronoun && self.has(read.folded.slice(pronoun.start, pronoun.end).split("'")[0] ?? '');
    const leans = lead?.sentence === clause.sentence && pronoun !== undefined && isSelf === false;
    const link = clause.link === 'contrast' && (opens || leans) ? 'continuation' : clause.link;
    const continued = link === 'continuation' ? lead : undefined;
    const subject = opens && place?.heading ? roleAbove(read, place.heading, rolesIn) : undefined;
    const role = subject ?? named?.role ?? continued?.role;
    // What goes on has the same subject.
    const main = allNamed.find(({ isInCondition }) => !isInCondition);
    const actor = subject ?? (main?.isActing ? main.role : continued?.actor);
    const statement: ReadStatement = {
      id: `${kind}${count}`,
      kind,
      span: clause.span,
      text: quote(read.text, clause.span),
      heading: place?.heading === undefined ? undefined : headingText(read, place.heading),
      speaker: clause.block.speaker && quote(read.text, clause.block.speaker),
      priority,
      isUndecided,
      isDoubtful,
      isStruck: clause.isStruck,
      role,
      actor,
      named: allNamed.map((one) => one.role.id),
      acting: allNamed.filter((one) => one.isActing).map((one) => one.role.id),
      link,
      follows: link === 'none' && !leans ? undefined : lead?.id,
      sentence: clause.sentence,
      quantities: readQuantities(read, clause.span),
      cues: clause.cues,
      stems: stemsOf(read.lexicon, read.text.slice(clause.span.start, clause.span.end)),
    };
    statements.push(statement);
    if (link === 'none' || link === 'contrast' || lead === undefined) lead = statement;
  }
  return statements;
}

/** Who does what stands under a heading that says no more: `Drivers`, `What drivers can do`, `For drivers`. */
function roleAbove(
  { folded, lexicon }: ReadIdea,
  heading: Span,
  rolesIn: ReturnType<typeof roleFinder>,
): Role | undefined {
  const [named] = rolesIn({ span: heading, cues: [] });
  if (named === undefined || named.isAll) return named?.role;
  const text = folded.slice(heading.start, heading.end);
  const name = new Set(named.role.spellings.flatMap((one) => one.split(' ')));
  const rest = stemsOf(lexicon, text).filter((stem) => !name.has(stem));
  // `Lo que pueden hacer los socios`
  const canDo = rest.length === 1 && cuesIn(text, lexicon).some((cue) => cue.name === 'can');
  return rest.length === 0 || canDo ? named.role : undefined;
}

/** The heading without a trailing colon or full stop. */
function headingText({ text }: ReadIdea, { start, end }: Span): Quote {
  let last = end;
  while (last > start && /[\s:：.*_]/u.test(text.charAt(last - 1))) last -= 1;
  return quote(text, { start, end: last });
}
