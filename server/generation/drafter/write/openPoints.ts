import type { Quote } from '../read/span';
import type { Question, Suggestion, Workbook } from '../sort/workbook';
import { wordsOf } from './documentWordsOf';
import { listed, section, table } from './markdown';
import { fill, marked } from './quoted';

/** The open questions, each with its subject. */
export function questionList(workbook: Workbook): string {
  const lines = workbook.questions.map(
    (one) => `${one.id} [${one.about.join(', ')}] ${questionText(workbook, one)}`,
  );
  return listed(lines);
}

/** A question as it is written, without its id. */
export function questionText(workbook: Workbook, { about, ask }: Question): string {
  const where = workbook.statements.find((one) => about.includes(one.id))?.text;
  const { actQuestions, quotation, questions } = wordsOf(workbook);
  const mark = (text: Quote | undefined) => text && marked(text, quotation);
  if (ask.kind === 'typical') return ask.text;
  if (ask.kind === 'contradiction')
    return fill(questions.contradiction, { one: mark(ask.one), other: mark(ask.other) });
  const quote = 'quote' in ask ? mark(ask.quote) : undefined;
  if (ask.kind === 'act') return fill(actQuestions[ask.act], { quote });
  return fill(questions[ask.kind], { where: mark(where), quote });
}

/** The contradictions, with both sides next to each other. */
export function contradictionTable(workbook: Workbook): string {
  const { headings, notes, quotation } = wordsOf(workbook);
  return table(
    [headings.contradictions, notes.sideA, notes.sideB],
    workbook.contradictions.map(({ id, sides, topic }) => [
      `${id} ${topic}`,
      ...sides.map((side) => `${marked(side.text, quotation)} (${side.id})`),
    ]),
  );
}

/** Suggestions under a heading; those that a question refers to must be in the same document. */
export function suggestionSection(
  { questions, suggestions, type }: Workbook,
  heading: string,
  isShown: (topic: Suggestion['topic'], isAsked: boolean) => boolean,
): string[] {
  const asked = new Set(questions.flatMap(({ about }) => about));
  const shown = suggestions.filter(({ id, topic }) => isShown(topic, asked.has(id)));
  const lines = shown.map(({ id, text }) => `${id} ${text}`);
  return section(fill(heading, { label: type?.texts.label }), listed(lines));
}
