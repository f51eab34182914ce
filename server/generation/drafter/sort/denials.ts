import type { Lexicon } from '../lexicon/lexicon';
import type { ReadIdea } from '../read/readClauses';
import type { Found, Side } from './concepts';
import { stemOf } from './roleNames';
import type { Statement } from './workbook';

/** A statement with what it means. */
export interface Stated {
  statement: Statement;
  found: Found;
  sides: ReadonlySet<Side>;
  stems: readonly string[];
  /** The people that it names. */
  people: readonly string[];
}

export interface Pair {
  one: Stated;
  other: Stated;
  topic: string;
}

/** So many statements on one side are compared with those on the other. */
export const mostHolders = 20;
/** Of the shorter statement's words so many have to stand in the other one. */
const [leastCommon, leastShare] = [2, 0.6];

/** What one role may not do, another may. */
export function areAboutOthers(one: Stated, other: Stated): boolean {
  const [role, otherRole] = [one.statement.role?.id, other.statement.role?.id];
  if (role !== undefined && otherRole !== undefined && role !== otherRole) return true;
  const areNamed = one.people.length > 0 && other.people.length > 0;
  return areNamed && !arePeopleShared(one, other);
}

/** Two statements about the same things, one of which denies what the other demands: `no cash` and `may take cash`. */
export function deniedAndDemanded({ lexicon }: ReadIdea, stated: readonly Stated[]): Pair[] {
  const weighed = stated.filter(({ statement }) => statement.kind !== 'G');
  const demanded = new Map<string, Stated[]>();
  for (const one of weighed.filter((each) => !isNegated(each))) {
    for (const stem of one.stems) {
      const same = demanded.get(stem) ?? [];
      if (same.length < mostHolders) demanded.set(stem, [...same, one]);
    }
  }
  return weighed.filter(isNegated).flatMap((one): Pair[] => {
    const stems = one.stems.filter((stem) => !lexicon.cues.never.includes(stem));
    const candidates = new Set(stems.flatMap((stem) => demanded.get(stem) ?? []));
    const other = [...candidates].find((candidate) => {
      if (candidate.stems.length < 3 || areAboutOthers(one, candidate)) return false;
      if (differIn('{others}', one, candidate)) return false;
      const common = stems.filter((stem) => candidate.stems.includes(stem)).length;
      if (common === stems.length) return common > 1 || isBareDenial(one.statement.text, lexicon);
      const share = common / Math.min(stems.length, candidate.stems.length);
      return common >= leastCommon && share >= leastShare && arePeopleShared(one, candidate);
    });
    return other === undefined ? [] : [{ one, other, topic: '' }];
  });
}

/** What somebody must not and yet does; of things alone, too many differ in what is not said. */
function arePeopleShared(one: Stated, other: Stated): boolean {
  return one.people.some((person) => other.people.includes(person));
}

function differIn(concept: string, one: Stated, other: Stated): boolean {
  return one.found.has(concept) !== other.found.has(concept);
}

/** `no cash`, but not `live plants`. */
function isBareDenial(text: string, { cues }: Lexicon): boolean {
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/u, 3);
  return rest.length === 1 && cues.negation.includes(first);
}

function isNegated({ statement, found }: Stated): boolean {
  const { kind, quantities } = statement;
  // `no longer than 3 days`.
  const limits = quantities.some(({ comparison }) => comparison !== 'exactly');
  if (kind === 'R' || (kind === 'C' && limits)) return false;
  return kind === 'N' || found.has('{no}');
}

/** Two numbers of one unit for one thing: at most one of them can be right. */
export function differing(read: ReadIdea, stated: readonly Stated[]): Pair[] {
  const byUnit = new Map<string, { one: Stated; measure: Measure }[]>();
  for (const one of stated) {
    for (const measure of measuresOf(read, one)) {
      const same = byUnit.get(measure.unit) ?? [];
      if (same.length < mostHolders) byUnit.set(measure.unit, [...same, { one, measure }]);
    }
  }
  return [...byUnit.values()].flatMap((same): Pair[] => {
    for (const { one, measure } of same.filter((each) => each.measure.isLimit)) {
      const more = same.find(
        ({ one: other, measure: { value } }) =>
          value > measure.value && other !== one && areAlike(one, other, measure),
      );
      if (more !== undefined) return [{ one, other: more.one, topic: '' }];
    }
    return [];
  });
}

interface Measure {
  unit: string;
  value: number;
  /** No more than that. */
  isLimit: boolean;
}

function areAlike(one: Stated, other: Stated, { unit, isLimit }: Measure): boolean {
  const common = one.stems.filter((stem) => stem !== unit && other.stems.includes(stem)).length;
  return (
    !areAboutOthers(one, other) && (common >= leastCommon || (isLimit && one.found.has('{most}')))
  );
}

/** `one slot a week`, `three slots`: what is counted, each by its stem. */
function measuresOf({ folded, lexicon }: ReadIdea, { statement, found }: Stated): Measure[] {
  const { span, quantities } = statement;
  if (found.has('{if}')) return [];
  const isOnly = ['{only}', '{most}', '{each}'].some((name) => found.has(name));
  const ones = (found.get('{one}') ?? []).map(({ end }) => {
    const [word = ''] = /^\s\p{L}+/u.exec(folded.slice(end, Math.min(span.end, end + 40))) ?? [];
    return { unit: stemOf(word.trim(), lexicon), value: 1, isLimit: isOnly };
  });
  const numbers = quantities.flatMap(({ text, value, comparison }) => {
    const [word = ''] = /\p{L}{2,}$/u.exec(text.toLowerCase()) ?? [];
    const isLimit = comparison === 'atMost' || (comparison === 'exactly' && isOnly);
    const unit = stemOf(word, lexicon);
    return value === undefined || comparison === 'every' ? [] : [{ unit, value, isLimit }];
  });
  return [...ones, ...numbers].filter(({ unit }) => unit !== '');
}
