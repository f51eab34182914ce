import type { Meaning } from './concepts';

/** Whether two statements name different people. */
export function isOfOthers(one: Meaning, other: Meaning): boolean {
  const isSame = one.people.some((name) => other.people.includes(name));
  return one.people.length * other.people.length > 0 && !isSame;
}

/** Each statement of the first list with each other one of the second. */
export function pairsOf(
  ones: readonly Meaning[],
  others: readonly Meaning[],
): [Meaning, Meaning][] {
  return ones.flatMap((one) =>
    others.filter((other) => other !== one).map((other): [Meaning, Meaning] => [one, other]),
  );
}

/** Longer stems are compared by their beginning: `reservation`, `reserve`. */
const beginning = 5;

/** The similarity of the words of two statements. */
export interface Likeness {
  /** From 0 to 1: the share of the words of one that the other has too, without digits. Rare words count more. */
  share: number;
  /** Whether a word occurs in no other statement. */
  isOwn: boolean;
  /** The number of words that both have, except those of their numbers. */
  others: number;
}

/** Compares the words of statements of one idea. */
export function likenessIn(stated: readonly Meaning[], hasSpaces: boolean) {
  const stems = new Map<Meaning, ReadonlySet<string>>();
  const counts = new Map<string, number>();
  for (const one of stated) {
    const words = one.statement.stems.filter((stem) => !/\p{N}/u.test(stem));
    const own = new Set(words.map((stem) => (hasSpaces ? stem.slice(0, beginning) : stem)));
    stems.set(one, own);
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const weight = (stem: string) => Math.log(1 + stated.length / (counts.get(stem) ?? 1));
  const sum = (list: Iterable<string>) =>
    [...list].reduce((total, stem) => total + weight(stem), 0);
  const totals = new Map([...stems].map(([one, own]) => [one, sum(own)] as const));
  return (one: Meaning, other: Meaning, numbers: readonly string[] = []): Likeness => {
    const units = numbers.map((text) => text.toLowerCase());
    const [a = new Set<string>(), b = new Set<string>()] = [stems.get(one), stems.get(other)];
    const common = [...a].filter((stem) => b.has(stem));
    return {
      share: sum(common) / Math.max(1, Math.min(totals.get(one) ?? 0, totals.get(other) ?? 0)),
      isOwn: common.some((stem) => counts.get(stem) === 2),
      others: common.filter((stem) => !units.some((unit) => unit.includes(stem))).length,
    };
  };
}
