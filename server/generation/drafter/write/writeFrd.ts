import type { Statement, Workbook } from '../sort/workbook';
import { contentWords } from '../sort/contentWords';
import { lexicons } from '../lexicon/lexicons';
import { criteriaOf } from './criteria';
import { contradictionList, notesOf, documentHead, listed, questionList, wordsOf } from './parts';
import { fill, inLine, marked } from './quoted';

/** Writes the Functional Requirement Document: each requirement with how to tell that it is met. */
export function writeFrd(workbook: Workbook): string {
  const words = wordsOf(workbook);
  const { headings, none } = words;
  const requirements = workbook.statements.filter(({ kind }) => kind === 'R');
  const section = (heading: string, body: string) => (body === '' ? [] : [`## ${heading}`, body]);
  const quotedLines = (kind: 'C' | 'N') =>
    listed(
      workbook.statements
        .filter((one) => one.kind === kind)
        .map((one) => `${one.id} ${inLine(one.text)}${noteAfter(workbook, one)}`),
    );
  const { label } = workbook.type?.texts ?? { label: '' };
  const entities = workbook.suggestions
    .filter(({ topic }) => topic === 'entity')
    .map(({ id, text }) => `${id} ${text}`);
  return (
    [
      ...documentHead(workbook, words.frd),
      `## ${headings.requirements}`,
      ...(requirements.length === 0
        ? [none.requirements]
        : requirements.map((one) => requirementBlock(workbook, one))),
      ...section(headings.permissions, permissionsOf(workbook, requirements)),
      ...section(headings.things, recurringTerms(workbook)),
      ...section(headings.limits, limitsOf(workbook)),
      ...section(headings.constraints, quotedLines('C')),
      ...section(headings.exclusions, quotedLines('N')),
      ...section(headings.contradictions, contradictionList(workbook)),
      ...section(headings.questions, questionList(workbook)),
      ...section(
        `${headings.entities}: ${fill(headings.suggestions, { label })}`,
        listed(entities),
      ),
      ...section(headings.houseRules, listed(words.houseRules)),
    ].join('\n\n') + '\n'
  );
}

function noteAfter(workbook: Workbook, statement: Statement): string {
  const notes = notesOf(workbook, statement);
  return notes === '' ? '' : ` — ${notes}`;
}

function requirementBlock(workbook: Workbook, statement: Statement): string {
  const { notes, priorities } = wordsOf(workbook);
  const who = statement.role?.text ?? statement.subject;
  const whoLine = who === undefined ? notes.whoUnstated : fill(notes.who, { who: inLine(who) });
  const priority = statement.priority === undefined ? '' : `[${priorities[statement.priority]}] `;
  const criteria = criteriaOf(workbook, statement).map(
    (text, index) => `${statement.id}.${index + 1} ${text}`,
  );
  return `### ${statement.id} ${priority}${inLine(statement.text)}\n\n${[whoLine, notesOf(workbook, statement)].filter((part) => part !== '').join(' · ')}\n\n${listed(criteria)}`;
}

/** Which roles the requirements name: only what is stated, the rest is a question. */
function permissionsOf(workbook: Workbook, requirements: readonly Statement[]): string {
  const { notes } = wordsOf(workbook);
  const { roles } = workbook;
  if (roles.length < 2) return '';
  const rows = roles.map((role) => {
    const own = requirements.filter((one) => one.role?.id === role.id).map(({ id }) => id);
    const others = requirements
      .filter((one) => one.role !== undefined && one.role.id !== role.id)
      .map(({ id }) => id);
    return `| ${inLine(role.text)} | ${own.join(', ') || '–'} | ${others.join(', ') || '–'} |`;
  });
  return [
    `| ${notes.role} | ${notes.stated} | ${notes.notStated} |`,
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const mostTerms = 10;

/** Words that recur in requirements and constraints: candidates for what the product keeps records of. */
function recurringTerms(workbook: Workbook): string {
  const { notes } = wordsOf(workbook);
  const lexicon = lexicons[workbook.language];
  const verbs = new Set(Object.values(lexicon.actions).flat());
  const people = new Set(workbook.roles.flatMap(({ spellings }) => spellings));
  const units = new Set(
    workbook.statements.flatMap(({ quantities }) =>
      quantities.flatMap(({ text }) => contentWords(lexicon, text).map(({ stem }) => stem)),
    ),
  );
  const holders = new Map<string, { word: string; ids: string[] }>();
  for (const { kind, id, text } of workbook.statements) {
    if (kind !== 'R' && kind !== 'C') continue;
    for (const { stem, word } of contentWords(lexicon, text)) {
      if (
        stem.length < 3 ||
        verbs.has(word) ||
        people.has(word) ||
        people.has(stem) ||
        units.has(stem)
      )
        continue;
      const holder = holders.get(stem) ?? { word, ids: [] };
      holder.ids.push(id);
      holders.set(stem, holder);
    }
  }
  const recurring = [...holders.values()]
    .filter(({ ids }) => ids.length > 1)
    .sort((a, b) => b.ids.length - a.ids.length);
  return listed(
    recurring
      .slice(0, mostTerms)
      .map(
        ({ word, ids }) =>
          `${word}: ${fill(notes.mentioned, { count: ids.length, ids: ids.slice(0, 8).join(', ') })}`,
      ),
  );
}

function limitsOf(workbook: Workbook): string {
  const { notes, marks } = wordsOf(workbook);
  const rows = workbook.statements.flatMap(({ kind, id, quantities }) =>
    kind === 'B' || kind === 'N'
      ? []
      : quantities.map(({ phrase }) => `| ${marked(phrase, marks)} | ${id} |`),
  );
  return rows.length === 0
    ? ''
    : [`| ${notes.limit} | ${notes.standsIn} |`, '| --- | --- |', ...rows].join('\n');
}
