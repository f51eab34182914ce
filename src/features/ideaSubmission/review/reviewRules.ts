import { documentTypes, type DocumentType } from '../../../../contract/documentType';
import { lineAt, withoutMarks } from './documentLines';
import type { ParsedDocument } from './parsedDocument';
import { sections, type SectionName } from './sectionHeadings';
import { isAnswer, quoted, statementWords } from './statementWords';
import { escapeClauses, openEndedClauses, placeholders, vagueWords } from './vagueWords';

/** A place in the document that violates a rule. */
export interface Finding {
  /** A short description of the problem. */
  what: string;
  start: number;
  length: number;
}

/** A rule of the review (docs/behaviour.md#review). */
export interface ReviewRule {
  name: string;
  /** The title of its findings. */
  title: string;
  /** How to fix it; also the instruction for Refine. */
  advice: string;
  /**
   * The question to the user, where no language model can fix it.
   *
   * @param what the description of the finding
   * @param statement the words of the line, without its id
   */
  ask: (what: string, statement: string) => string;
  /** The source of the rule. */
  source: string;
  /** The document types that it applies to. */
  types: readonly DocumentType[];
  /** Wording rules apply to English only. */
  isEnglishOnly: boolean;
  find: (document: ParsedDocument) => Finding[];
}

const textDocuments = documentTypes.filter((type) => type !== 'mockup');

/** What a document of each type has to cover. */
const requiredSections: Record<DocumentType, readonly SectionName[]> = {
  prd: ['users', 'goals', 'requirements', 'exclusions'],
  frd: ['users', 'requirements', 'acceptance'],
  mockup: [],
};

const incose = (rule: string) => `INCOSE Guide to Writing Requirements, ${rule}`;
const iso = (part: string) => `ISO/IEC/IEEE 29148:2018, ${part}`;

const quantity =
  /(?<![\p{L}\p{N}])\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|dozen|hundred|thousand|million)\b/iu;
const ids = /\b[A-Z]{1,6}[- ]?\d+(?:\.\d+)*\b/g;

/** Whether a text states a number; the numbers of requirements do not count. */
function statesQuantity(text: string): boolean {
  return quantity.test(text.replace(ids, ''));
}

/** The lines that describe the product: without headings, quotes, background, questions and suggestions. */
function statements({ lines, questions }: ParsedDocument) {
  const questionStarts = new Set(questions.map(({ start }) => start));
  return lines.filter(
    ({ text, level, plain, start }) =>
      level === 0 && !questionStarts.has(start) && !/^\s*>/.test(text) && !/^[BSX]\d/.test(plain),
  );
}

/**
 * The terms that other statements define: the words in quotation marks beside a quantity, as in `By “fast” we mean: 200
 * ms`. Of words with quotation marks of their own, the outer ones count as well.
 */
function definedIn(document: ParsedDocument): Set<string> {
  const defining = statements(document).filter(({ plain }) => statesQuantity(plain));
  const quotes = defining.flatMap(({ plain }) => [
    ...plain.matchAll(/“([^”]{1,100})”/g),
    ...plain.matchAll(/“(.{1,100})”/g),
  ]);
  return new Set(quotes.map(([, words = '']) => words.toLowerCase()));
}

/** Returns whether another statement quantifies a line, as the lines that `Fix these` adds do. */
function measuredElsewhere(document: ParsedDocument): (plain: string) => boolean {
  const defined = definedIn(document);
  return (plain) => defined.has(quoted(statementWords(plain)).slice(1, -1).toLowerCase());
}

/** Finds the vague words that no statement defines. */
function undefinedWords(document: ParsedDocument): Finding[] {
  const defined = definedIn(document);
  return matchesOf(vagueWords)(document).filter(
    ({ what }) => !defined.has(what.slice(1, -1).toLowerCase()),
  );
}

/** Finds a pattern in every statement. */
const matchesOf =
  (pattern: RegExp) =>
  (document: ParsedDocument): Finding[] =>
    statements(document).flatMap(({ text, start }) =>
      [...text.matchAll(pattern)].map((match) => ({
        what: `“${match[0]}”`,
        start: start + match.index,
        length: match[0].length,
      })),
    );

const missing =
  (needed: readonly SectionName[]) =>
  ({ lines }: ParsedDocument): Finding[] =>
    needed
      .filter(
        (name) =>
          !lines.some(({ level, plain }) =>
            (level > 0 ? sections[name].heading : sections[name].statement).test(plain),
          ),
      )
      .map((name) => ({ what: `Nothing on ${sections[name].name}`, start: 0, length: 0 }));

const requirementsThat =
  (breaks: (text: string, whole: string) => boolean) =>
  ({ requirements }: ParsedDocument): Finding[] =>
    requirements
      .filter(({ text, description, criteria }) =>
        breaks(`${text}\n${description}`, [text, description, ...criteria].join('\n')),
      )
      .map(({ id, start, length }) => ({ what: id, start, length }));

const askForSection = (what: string): string =>
  Object.values(sections).find(({ name }) => what.endsWith(name))?.question ?? what;

/** The rules of the review, in the order in which their findings are listed. */
export const reviewRules: readonly ReviewRule[] = [
  ...documentTypes.map((type) => ({
    name: 'missingSection',
    title: 'Missing section',
    advice: 'Add a section on each of these',
    ask: askForSection,
    source: iso('clause 9: information items'),
    types: [type],
    isEnglishOnly: false,
    find: missing(requiredSections[type]),
  })),
  {
    name: 'openQuestion',
    title: 'Open question',
    advice: 'Answer it, or remove it',
    ask: (_what, statement) => statement.replace(/\s*[?？؟]\s*$/, ''),
    source: iso('5.2.5: complete'),
    types: textDocuments,
    isEnglishOnly: false,
    find: ({ questions }) =>
      questions.map(({ id, question, start, length }) => ({ what: id || question, start, length })),
  },
  {
    name: 'assumption',
    title: 'Unconfirmed assumption',
    advice: 'Confirm it and state it as a fact or a constraint',
    ask: (_what, statement) => `What is known of ${quoted(statement)}`,
    source: iso('5.2.5: complete'),
    types: textDocuments,
    isEnglishOnly: false,
    find: ({ lines }) =>
      lines
        .filter(({ plain }) => /^assumption\s*\d*\s*:/i.test(plain))
        .map(({ plain, text, start }) => ({ what: plain, start, length: text.length })),
  },
  {
    name: 'placeholder',
    title: 'Placeholder',
    advice: 'Replace it with the decided text',
    ask: (what, statement) => `${what} in ${quoted(statement)} stands for`,
    source: iso('5.2.5: complete'),
    types: documentTypes,
    isEnglishOnly: false,
    find: matchesOf(placeholders),
  },
  {
    name: 'vagueWord',
    title: 'Vague word',
    advice: 'Replace it with a value that can be measured',
    ask: (what) => `By ${what} we mean`,
    source: incose('R7'),
    types: textDocuments,
    isEnglishOnly: true,
    find: undefinedWords,
  },
  {
    name: 'escapeClause',
    title: 'Escape clause',
    advice: 'Remove it, or state the condition',
    ask: (what, statement) => `${what} in ${quoted(statement)} means`,
    source: incose('R8'),
    types: textDocuments,
    isEnglishOnly: true,
    find: matchesOf(escapeClauses),
  },
  {
    name: 'openEndedClause',
    title: 'Open-ended list',
    advice: 'List everything that belongs to it',
    ask: (what, statement) => `${what} in ${quoted(statement)} stands for`,
    source: incose('R9'),
    types: textDocuments,
    isEnglishOnly: true,
    find: matchesOf(openEndedClauses),
  },
  {
    name: 'noObligation',
    title: 'No “shall” or “must”',
    advice: 'Say with “shall” or “must” what is obligatory',
    ask: () => 'Must-haves',
    source: iso('5.2.4: requirement constructs'),
    types: textDocuments,
    isEnglishOnly: true,
    find: requirementsThat(
      (text) =>
        !/\b(?:shall|must)\b|^as an? .+ I (?:want|need|can)\b/i.test(text) &&
        !isAnswer(statementWords(text)),
    ),
  },
  {
    name: 'noNumber',
    title: 'Requirement without a number',
    advice: 'Add a limit, an amount or a time that a test can measure',
    ask: (_what, statement) => `A number for ${quoted(statement)}`,
    source: incose('R34'),
    types: textDocuments,
    isEnglishOnly: false,
    find: (document) => {
      const isMeasured = measuredElsewhere(document);
      const without = requirementsThat((_text, whole) => !statesQuantity(whole))(document);
      return without.filter(({ start }) => !isMeasured(withoutMarks(lineAt(document.text, start))));
    },
  },
  {
    name: 'goalWithoutMeasure',
    title: 'Goal without a measure',
    advice: 'Say how much and by when',
    ask: (_what, statement) => `How much and by when, for ${quoted(statement)}`,
    source: iso('5.2.5: verifiable'),
    types: textDocuments,
    isEnglishOnly: false,
    find: (document) => {
      const isMeasured = measuredElsewhere(document);
      return document.lines
        .filter(({ text, level, headings, plain }) => {
          const isNumbered = sections.goals.statement.test(plain);
          const isItem = /^\s*(?:[-*+]|\d{1,3}[.)])\s/.test(text);
          const nearest = headings.at(-1) ?? '';
          const isGoal =
            sections.goals.heading.test(nearest) && !sections.exclusions.heading.test(nearest);
          const isOther = /^[A-Z]{1,6}[- ]?\d/.test(plain) && !isNumbered;
          return (
            level === 0 &&
            (isNumbered || (isItem && isGoal && !isOther)) &&
            !statesQuantity(plain) &&
            !isMeasured(plain)
          );
        })
        .map(({ plain, text, start }) => ({ what: plain, start, length: text.length }));
    },
  },
];
