import { lexicons } from '../lexicon/lexicons';
import { quote, type Quote } from '../read/span';
import { definitionOf } from '../sort/definition';
import type { Statement, Workbook } from '../sort/workbook';
import type { DocumentWords } from './documentWords';
import { fill, marked } from './quoted';

/** What a line lists of a kind of record, in the idea's words. */
interface ListedParts {
  noun: Quote;
  fields: Quote[];
  /** Of each field that has more than two: `small / medium / large`. */
  options: Quote[][];
  states: Quote[];
}

/** The fields and states in a line that defines a kind of record, if it does. */
export function definedParts(
  { idea, language }: Workbook,
  statement: Statement,
): ListedParts | undefined {
  const { heading, span } = statement;
  const definition = definitionOf(statement, lexicons[language]);
  if (!definition) return undefined;
  let from = span.start;
  const next = (said: string): Quote => {
    const start = idea.indexOf(said, from);
    from = start;
    return quote(idea, { start, end: start + said.length });
  };
  // `Fields: …` is about what the heading names.
  const isAbove = heading === definition.noun;
  const noun = isAbove ? heading : next(definition.noun);
  if (!isAbove) from += noun.length;
  const named = definition.fields.map(({ name, options }) => ({
    name: next(name),
    options: options.length > 2 ? options.map(next) : [],
  }));
  from = isAbove ? span.start : span.start + noun.length;
  return {
    noun,
    fields: named.map(({ name }) => name),
    options: named.map(({ options }) => options).filter((options) => options.length > 0),
    states: definition.states.map(next),
  };
}

/** The criteria of a line that defines a kind of record: its fields, the options of each, and its states. */
export function definitionChecks(
  workbook: Workbook,
  statement: Statement,
  { comma, criteria, quotation }: DocumentWords,
): string[] {
  const parts = definedParts(workbook, statement);
  if (!parts) return [];
  const check = (template: string, quotes: readonly Quote[]): string[] =>
    quotes.length === 0
      ? []
      : [fill(template, { things: quotes.map((one) => marked(one, quotation)).join(comma) })];
  return [
    ...check(criteria.entered, parts.fields),
    ...parts.options.flatMap((options) => check(criteria.choice, options)),
    ...check(criteria.states, parts.states),
  ];
}
