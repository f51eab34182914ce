import type { Ask } from '../sort/workbook';
import type { Comparison } from '../read/quantity';

/** What calls for the same test whatever the idea, as its verb has one sense only. */
export interface ActionCheck {
  /** Forms of the verb as a predicate. */
  verbs: RegExp;
  /** `{object}`: the verb with its object. */
  check: string;
}

/** The words of the two documents in one language. Placeholders stand in braces. */
export interface DocumentWords {
  /** Quotation marks. */
  marks: readonly [string, string];
  /** Between the members of a list. */
  comma: string;
  decimalPoint: '.' | ',';
  prd: string;
  frd: string;
  /** `{label}` is the type's name: the title where the idea states no name. */
  workingTitle: string;
  untitled: string;
  /** That no language model wrote it, and what that means. */
  honesty: string;
  /** How to have a language model write instead; the last line. */
  connect: string;
  /** `{sorted}` of `{all}` statements say by their words what they are; `{counts}` by kind. */
  sorted: string;
  /** The `{rest}` are background. */
  unsorted: string;
  /** For an idea in a language without a lexicon. */
  unreadLanguage: string;
  typeLine: string;
  /** Asks what kind of product it is. */
  noType: string;
  headings: {
    summary: string;
    /** FRD: users, goals and background. */
    context: string;
    users: string;
    goals: string;
    requirements: string;
    constraints: string;
    exclusions: string;
    contradictions: string;
    background: string;
    questions: string;
    /** `{label}` is the type's name. */
    suggestions: string;
    risks: string;
    /** FRD: requirement by requirement. */
    permissions: string;
    entities: string;
    houseRules: string;
  };
  /** What a section says that has nothing in it. */
  none: {
    users: string;
    goals: string;
    requirements: string;
    constraints: string;
    exclusions: string;
  };
  priorities: { must: string; should: string; could: string };
  notes: {
    /** `{ids}` name the role. */
    namedIn: string;
    reasonFor: string;
    purposeOf: string;
    /** Goes on from `{id}`, whose words are `{quote}`. */
    continues: string;
    undecided: string;
    struck: string;
    conflict: string;
    who: string;
    /** Stands under the author's `{heading}`. */
    under: string;
    /** The reason or purpose, `{quote}`, which is `{id}`. */
    why: string;
    /** `{ids}` share words with it. */
    alongside: string;
    /** The same sentence says `{quote}`, which is `{id}`. */
    alsoSaid: string;
    /** The idea gives nothing by which `{ids}` could be tested. */
    unchecked: string;
    excludedYetAsked: string;
    sideA: string;
    sideB: string;
    role: string;
    does: string;
    ruledOut: string;
  };
  /** Words by which a clause limits what it speaks of, in lower case. */
  forms: {
    /** `only`, right before a role, or behind it where the language puts it there. */
    only: RegExp;
    /** `every` with its noun. */
    every: RegExp;
  };
  criteria: {
    /** `{given}` with its conjunction, and `{then}`. */
    condition: string;
    /** `{quote}` lets nobody else, and so none of the `{others}`. */
    only: string;
    onlyOne: string;
    /** `{things}` that a list names. */
    each: string;
    /** `{quantity}`, and the values `{at}` it and right `{over}` and `{under}` it. */
    bounds: Readonly<Record<Comparison, string>>;
    /** For a `{quantity}` whose neighbours are not known, such as a date. */
    around: string;
    /** For a bare number, such as a code. */
    literal: string;
    actions: readonly ActionCheck[];
    /** `{thing}` with `every`. */
    every: string;
    /** The purpose `{quote}`, which is `{id}`. */
    purpose: string;
    /** `{text}` gives nothing to test; `{missing}` would. */
    unclear: string;
    missing: { who: string; others: string; when: string; result: string };
  };
  /** `{quote}`, the statement `{where}` it stands, and of a contradiction `{one}` and `{other}`. */
  questions: Readonly<Record<Exclude<Ask['kind'], 'typical'>, string>>;
  houseRules: readonly string[];
}
