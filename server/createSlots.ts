/**
 * Limits how many things happen at a time for one key, such as a network.
 *
 * @param maximum number of slots per key
 * @param allTaken creates the error for a key without a free slot
 * @returns a function that takes a slot of a key, and returns one that gives it back
 */
export function createSlots(maximum: number, allTaken: () => Error): (key: string) => () => void {
  const taken = new Map<string, number>();
  return (key) => {
    const before = taken.get(key) ?? 0;
    if (before >= maximum) throw allTaken();
    taken.set(key, before + 1);
    return () => {
      const rest = (taken.get(key) ?? 0) - 1;
      if (rest > 0) taken.set(key, rest);
      else taken.delete(key);
    };
  };
}
