import type { ActionName } from '../lexicon/lexicon';
import type { Ask } from '../sort/workbook';
import type { Comparison } from '../read/quantity';

/** The words of the two documents in one language. Placeholders stand in braces. */
export interface DocumentWords {
  /** Quotation marks. */
  marks: readonly [string, string];
  decimalPoint: '.' | ',';
  prd: string;
  frd: string;
  /** `{label}` is the type's name: the title where the idea states no name. */
  workingTitle: string;
  untitled: string;
  /** That no language model wrote it, what that means, and how to connect one. */
  honesty: string;
  /** `{placed}` of `{all}`. */
  placed: string;
  /** For an idea in a language without a lexicon. */
  unreadLanguage: string;
  typeLine: string;
  noType: string;
  headings: {
    summary: string;
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
    things: string;
    entities: string;
    limits: string;
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
    continues: string;
    undecided: string;
    struck: string;
    conflict: string;
    who: string;
    whoUnstated: string;
    against: string;
    excludedYetAsked: string;
    stated: string;
    notStated: string;
    role: string;
    limit: string;
    standsIn: string;
    mentioned: string;
  };
  criteria: {
    /** `{condition}`, `{result}`. */
    conditional: string;
    /** `{role}`, `{text}`. */
    byRole: string;
    plain: string;
    /** `{quantity}`, `{at}`, `{over}`, `{under}`. */
    bounds: Readonly<Record<Comparison, string>>;
    actions: Readonly<Record<ActionName, string>>;
    failures: Readonly<Record<ActionName, string>>;
    failure: string;
    each: string;
  };
  /** `{quote}`, and of a contradiction `{one}` and `{other}`. */
  questions: Readonly<Record<Exclude<Ask['kind'], 'typical'>, string>>;
  houseRules: readonly string[];
}
