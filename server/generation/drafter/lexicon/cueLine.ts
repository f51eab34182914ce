import type { ClauseCue, Cue } from './cueIndex';

const finite: ReadonlySet<ClauseCue> = new Set([
  'auxiliary',
  'can',
  'must',
  'should',
  'want',
  'past',
]);

/** Whether a cue is a verb in its clause: an action, or a word that takes one, such as `can`. */
export function isVerb({ name }: Cue): boolean {
  return name.startsWith('do:') || finite.has(name);
}

const denying: ReadonlySet<ClauseCue> = new Set(['negation', 'never', 'exclusion', 'bareNot']);

/** Whether a cue is a negation. */
export function isDenial({ name }: Cue): boolean {
  return denying.has(name);
}

const asking: ReadonlySet<ClauseCue> = new Set(['want', 'must', 'should']);

/** Whether a cue asks for something. */
export function asksFor({ name }: Cue): boolean {
  return asking.has(name);
}

const subjects: ReadonlySet<ClauseCue> = new Set(['pronoun', 'determiner', 'person', 'system']);

/** Whether a cue may begin a subject. */
export function beginsSubject({ name }: Cue): boolean {
  return subjects.has(name);
}

/** The cues of a text in order, with look-ups by position in constant or logarithmic time. */
export class CueLine {
  readonly #cues: readonly Cue[];
  readonly #byStart = new Map<number, Cue[]>();
  /** Number of verbs before each cue. */
  readonly #verbsBefore: number[] = [0];

  /** @param cues sorted by start */
  constructor(cues: readonly Cue[]) {
    this.#cues = cues;
    for (const [index, cue] of cues.entries()) {
      const same = this.#byStart.get(cue.start);
      if (same === undefined) this.#byStart.set(cue.start, [cue]);
      else same.push(cue);
      this.#verbsBefore.push((this.#verbsBefore[index] ?? 0) + (isVerb(cue) ? 1 : 0));
    }
  }

  /** The cues that begin at a place. */
  at(place: number): readonly Cue[] {
    return this.#byStart.get(place) ?? [];
  }

  has(place: number, ...names: ClauseCue[]): boolean {
    return this.at(place).some(({ name }) => names.includes(name));
  }

  /** The cues that lie within a span. */
  within(start: number, end: number): Cue[] {
    return this.#cues
      .slice(this.#firstAt(start), this.#firstAt(end))
      .filter((cue) => cue.end <= end);
  }

  hasVerbBetween(start: number, end: number): boolean {
    const [from, to] = [this.#firstAt(start), this.#firstAt(end)];
    return (this.#verbsBefore[to] ?? 0) > (this.#verbsBefore[from] ?? 0);
  }

  /** The index of the first cue that begins at a place or after it. */
  #firstAt(place: number): number {
    let [low, high] = [0, this.#cues.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#cues[middle]?.start ?? Infinity) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
