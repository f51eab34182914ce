import { capital } from '../lexicon/capital';
import type { Cue } from '../lexicon/cueIndex';
import { isDenial } from '../lexicon/cueLine';
import { complementizers } from '../lexicon/complementizers';
import { singularOf } from '../lexicon/englishNumber';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause, type CuedClause } from '../write/cuedClause';
import { anyDeedOf, particleBehind, verbsBehind } from './deeds';
import { baseOf } from './infinitives';
import { leadingVerb } from './leadingVerb';
import { controlWords } from './words/controlWords';

/** A longer label is cut at the next border. */
const longLabel = 64;

/** A verb and what belongs to it. */
export interface Predicate {
  /** The class of its verb, such as `do:create`. */
  action: string;
  base: string;
  verbs: readonly string[];
  label: string;
  /** What stands behind its verbs. */
  object: string;
  /** Whether it tells how the one before is done: `report a fault: they pick the line`. */
  isDetail?: boolean;
}

/** The predicate of a statement in a language other than English, with all of the statement as its label. */
function wholeOf(workbook: Workbook, statement: Statement): Predicate[] {
  const deed = anyDeedOf(workbook, statement);
  if (deed === undefined) return [];
  const { action, object, verbs } = deed;
  const { text } = statement;
  // `Wir möchten, dass Patienten ihre Termine buchen`
  const starts = (complementizers[workbook.language] ?? []).map((word) => {
    const at = text.indexOf(`, ${word} `);
    return at < 0 ? 0 : at + word.length + 3;
  });
  const label = capital(plainText(text.slice(Math.max(0, ...starts))));
  return [{ action, base: folded(verbs[0] ?? ''), verbs, label, object }];
}

/** The predicates of a statement: `write what happened`, `mark anything urgent`; in other languages than English one. */
export function predicatesOf(workbook: Workbook, statement: Statement): Predicate[] {
  const clause = cuedClause(workbook, statement);
  return clause.lexicon.code === 'en'
    ? predicatesIn(clause, statement)
    : wholeOf(workbook, statement);
}

function predicatesIn(clause: CuedClause, statement: Statement): Predicate[] {
  const { idea, span, lexicon } = clause;
  const first = leadingVerb(clause, statement) ?? introducedVerb(clause);
  const isDenied = clause.cues.some((cue) => isDenial(cue) && cue.start < (first?.start ?? 0));
  if (first === undefined || isDenied) return [];
  const verbs = [first, ...verbsAfter(clause, first)];
  return verbs.map((verb, at): Predicate => {
    const form = folded(idea.slice(verb.start, verb.end));
    const base = baseOf(lexicon, form) ?? singularOf(form);
    const end = verbs[at + 1]?.start ?? span.end;
    const isDetail = controlWords.details.test(idea.slice(first.end, verb.start));
    const rest = idea
      .slice(verb.end, end)
      .replace(controlWords.details, '')
      .replace(controlWords.joint, '');
    const added = particleBehind(rest);
    const { run, joined, verbs: others } = verbsBehind(rest, lexicon);
    const object = rest.slice(run.length + added.length);
    return {
      action: verb.name,
      base,
      verbs: [base + added, ...others].map(capital),
      label: capital(plainText(shortened(base + added + joined + object, lexicon))),
      object,
      isDetail,
    };
  });
}

/** `log` in `an app for dog walkers to log walks` */
function introducedVerb({ cues, folded: text, span }: CuedClause): Cue | undefined {
  const ends = [...text.matchAll(controlWords.introducing)].map(
    (found) => span.start + found.index + found[0].length,
  );
  return cues.find(({ name, start }) => name.startsWith('do:') && ends.includes(start));
}

/** The verbs that go on from the first one, in the same form and with an object of their own. */
function verbsAfter({ idea, folded: text, span, cues, lexicon }: CuedClause, first: Cue): Cue[] {
  const isBase = ({ start, end }: Cue) => {
    const form = text.slice(start - span.start, end - span.start);
    return baseOf(lexicon, form) === form;
  };
  const isObject = (place: number) =>
    cues.some(
      ({ name, start }) => start === place && /^(?:determiner|pronoun|that)$/u.test(name),
    ) ||
    controlWords.opening.test(idea.slice(place, place + 8)) ||
    isPlural(/^\p{L}*/u.exec(text.slice(place - span.start))?.[0] ?? '');
  let last = first;
  return [...idea.slice(first.end, span.end).matchAll(controlWords.joints)].flatMap((found) => {
    const place = first.end + found.index + found[0].length;
    const verb = cues.find(({ name, start }) => name.startsWith('do:') && start === place);
    // `approve or reject a swap` is one predicate.
    const isBehind = first.end + found.index === last.end;
    // `it mustn't be used to rate or compare people`
    const isDenied = cues.some((cue) => isDenial(cue) && cue.start > last.end && cue.end < place);
    if (verb === undefined || isBehind || isDenied) return [];
    const isModal = controlWords.modal.test(found[0]);
    // Behind a colon, others may do it.
    if (!found[0].startsWith(':') && isBase(verb) !== (isModal || isBase(last))) return [];
    const next = verb.end + 1 + particleBehind(idea.slice(verb.end, span.end)).length;
    if (!isObject(next)) return [];
    last = verb;
    return [verb];
  });
}

const isPlural = (word: string) => singularOf(word) !== word;

/** A text without what follows the border behind its first words, nor the verb that this belongs to. */
function shortened(text: string, lexicon: Lexicon): string {
  const end = text.search(text.length > longLabel ? controlWords.border : controlWords.aim);
  const cut = end > 0 ? text.slice(0, end) : text;
  // `Scan a code and say if …`
  const [open = '', verb = ''] = controlWords.openVerb.exec(cut) ?? [];
  const isOpen = controlWords.saying.test(verb) || (end > 0 && baseOf(lexicon, verb) === verb);
  return isOpen ? cut.slice(0, -open.length) : cut;
}
