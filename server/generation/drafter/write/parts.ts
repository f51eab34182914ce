import type { Ask, Statement, Workbook } from '../sort/workbook';
import { documentWords } from './documentWordsOf';
import type { DocumentWords } from './documentWords';
import { fill, inLine, marked } from './quoted';

/** The words of the idea's language. */
export function wordsOf({ language }: Workbook): DocumentWords {
  return documentWords[language];
}

/** A list of Markdown, an item a line. */
export function listed(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** The product's name, or a neutral title. */
function titleOf(workbook: Workbook): string {
  const words = wordsOf(workbook);
  if (workbook.name !== undefined) return inLine(workbook.name);
  const label = workbook.type?.texts.label;
  return label === undefined
    ? words.untitled
    : fill(words.workingTitle, { label: capitalised(label) });
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Title, what kind of document it is, who wrote it, the type, and how much was placed. */
export function documentHead(workbook: Workbook, documentName: string): string[] {
  const words = wordsOf(workbook);
  const { type, statements } = workbook;
  const typeText =
    type === undefined ? words.noType : fill(words.typeLine, { label: type.texts.label });
  const counts = (['G', 'R', 'C', 'N', 'B'] as const).map(
    (kind) => `${kind} ${statements.filter((one) => one.kind === kind).length}`,
  );
  return [
    `# ${documentName}: ${titleOf(workbook)}`,
    words.honesty,
    `[type: ${type?.slug ?? 'none'}] ${typeText}`,
    `${fill(words.placed, { placed: statements.length, all: statements.length })} (${counts.join(', ')})`,
    ...(workbook.isRead ? [] : [words.unreadLanguage]),
  ];
}

/** What is said of a statement beside its quotation. */
export function notesOf(workbook: Workbook, statement: Statement): string {
  const { notes } = wordsOf(workbook);
  const { id, kind, link, follows, role, subject } = statement;
  const clash = workbook.contradictions.find(({ sides }) => sides.some((side) => side.id === id));
  const question = workbook.questions.find(({ about }) => about.includes(id));
  const who = role?.text ?? subject;
  return [
    ...(statement.isStruck ? [notes.struck] : []),
    ...(statement.isUndecided && question !== undefined
      ? [fill(notes.undecided, { id: question.id })]
      : []),
    ...(follows !== undefined && link === 'reason' ? [fill(notes.reasonFor, { id: follows })] : []),
    ...(follows !== undefined && link === 'purpose' && kind === 'G'
      ? [fill(notes.purposeOf, { id: follows })]
      : []),
    ...(follows !== undefined && link === 'continuation' && kind === 'R' && who !== undefined
      ? [fill(notes.continues, { id: follows, who: inLine(who) })]
      : []),
    ...(clash === undefined ? [] : [fill(notes.conflict, { id: clash.id })]),
  ].join('; ');
}

/** The open questions as a list, each with what it is about. */
export function questionList(workbook: Workbook): string {
  const { questions } = wordsOf(workbook);
  return listed(
    workbook.questions.map(({ id, about, ask }) => {
      const text =
        ask.kind === 'typical' ? ask.text : fill(questions[ask.kind], quotesIn(workbook, ask));
      return `${id} [${about.join(', ')}] ${text}`;
    }),
  );
}

function quotesIn(
  workbook: Workbook,
  ask: Exclude<Ask, { kind: 'typical' }>,
): Record<string, string> {
  const { marks } = wordsOf(workbook);
  if (ask.kind === 'contradiction')
    return { one: marked(ask.one, marks), other: marked(ask.other, marks) };
  return 'quote' in ask ? { quote: marked(ask.quote, marks) } : {};
}

/** The contradictions as a list, each with both sides and their ids. */
export function contradictionList(workbook: Workbook): string {
  const { notes, marks } = wordsOf(workbook);
  return listed(
    workbook.contradictions.map(({ id, sides: [one, other], topic }) => {
      const pair = fill(notes.against, {
        one: marked(one.text, marks),
        oneId: one.id,
        other: marked(other.text, marks),
        otherId: other.id,
      });
      return `${id} ${topic || notes.excludedYetAsked}: ${pair}`;
    }),
  );
}
