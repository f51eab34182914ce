import type { Statement, StatementKind, Workbook } from '../sort/workbook';
import { acceptanceOf, checksOf } from './acceptance';
import { documentHead } from './documentHead';
import { wordsOf } from './documentWordsOf';
import { listed, section } from './markdown';
import { contradictionTable, questionList } from './openPoints';
import { permissionTable, userList, whoDoes } from './people';
import { fill, inLine, marked } from './quoted';
import { relationsOf, type Relations } from './relations';
import { statementLine, statementText, statusNotes } from './statementLine';
import { suggestionSection } from './suggestionSection';

/**
 * Writes the Functional Requirement Document: each requirement with how to tell that it is met, and all else of the idea
 * that bears on it, so that no second document is needed.
 */
export function writeFrd(workbook: Workbook): string {
  const words = wordsOf(workbook);
  const { headings, none } = words;
  const relations = relationsOf(workbook);
  const ofKind = (kind: StatementKind) => workbook.statements.filter((one) => one.kind === kind);
  const lines = (kind: StatementKind) =>
    listed(ofKind(kind).map((one) => statementLine(workbook, one)));
  const blocks = ofKind('R').map((one) => requirementBlock(workbook, relations, one));
  return (
    [
      ...documentHead(workbook, words.frd),
      ...section(
        headings.context,
        userList(workbook),
        withChecks(workbook, ofKind('G')),
        lines('B'),
      ),
      ...section(headings.contradictions, contradictionTable(workbook)),
      ...section(headings.requirements, ...(blocks.length === 0 ? [none.requirements] : blocks)),
      ...section(headings.permissions, permissionTable(workbook)),
      ...section(
        headings.constraints,
        withChecks(workbook, ofKind('C')),
        uncheckedLine(workbook, ofKind('C')),
      ),
      ...section(headings.exclusions, lines('N')),
      ...section(headings.questions, questionList(workbook)),
      ...suggestionSection(
        workbook,
        `${headings.entities}: ${headings.suggestions}`,
        ({ topic }) => topic === 'entity',
      ),
      ...suggestionSection(
        workbook,
        headings.suggestions,
        ({ topic }, isAsked) => topic !== 'entity' && isAsked,
      ),
      ...section(headings.houseRules, listed(words.houseRules)),
      '---',
      words.connect,
    ].join('\n\n') + '\n'
  );
}

function requirementBlock(workbook: Workbook, relations: Relations, one: Statement): string {
  const { notes, marks } = wordsOf(workbook);
  const context = relations.inContext(one);
  const who = whoDoes(workbook, one);
  const said = relations.saidWith(one);
  const criteria = acceptanceOf(workbook, one, {
    lead: relations.leadOf(one),
    purposes: said.filter(({ link }) => link === 'purpose'),
  });
  const alongside = relations
    .alongside(one)
    .map(({ statement, word }) => `${statement.id} (${word})`);
  const facts = [
    ...(who === undefined ? [] : [fill(notes.who, { who: inLine(who) })]),
    ...(one.heading === undefined
      ? []
      : [fill(notes.under, { heading: marked(one.heading, marks) })]),
    ...said.map(({ id, link, text }) =>
      fill(link === 'reason' || link === 'purpose' ? notes.why : notes.alsoSaid, {
        quote: marked(text, marks),
        id,
      }),
    ),
    ...(alongside.length === 0 ? [] : [fill(notes.alongside, { ids: alongside.join(', ') })]),
    ...statusNotes(workbook, one),
  ];
  return [
    `### ${statementText(workbook, one)}`,
    ...(context === undefined ? [] : [`> ${marked(context, marks)}`]),
    ...(facts.length === 0 ? [] : [facts.join(' · ')]),
    listed(criteria.map((text, index) => `${one.id}.${index + 1} ${text}`)),
  ].join('\n\n');
}

/** Each with what can be tested of it. */
function withChecks(workbook: Workbook, statements: readonly Statement[]): string {
  return statements
    .flatMap((one) => [
      `- ${statementLine(workbook, one)}`,
      ...checksOf(workbook, one).map((text, index) => `  - ${one.id}.${index + 1} ${text}`),
    ])
    .join('\n');
}

/** Asks for a test of those whose words give none. */
function uncheckedLine(workbook: Workbook, statements: readonly Statement[]): string {
  const bare = statements.filter((one) => checksOf(workbook, one).length === 0);
  const ids = bare.map(({ id }) => id).join(', ');
  return ids === '' ? '' : fill(wordsOf(workbook).notes.unchecked, { ids });
}
