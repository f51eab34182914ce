/** What waits for its turn, grouped by the network that it belongs to. */
export interface FairQueue<Entry> {
  /** @returns whether there was room */
  add: (network: string, entry: Entry) => boolean;
  /** Removes an entry if it is still waiting. */
  remove: (network: string, entry: Entry) => void;
  /**
   * Takes the oldest entry of the network whose turn it is.
   *
   * @param isAllowed whether a network's first entry may be taken now; others keep their turn
   */
  take: (isAllowed: (entry: Entry) => boolean) => Entry | undefined;
}

/**
 * Creates a queue in which networks take turns: one that adds many entries delays its own only.
 *
 * @param maximum how many entries may wait, of all networks together
 */
export function createFairQueue<Entry>(maximum: number): FairQueue<Entry> {
  // In the order of their turns; none is empty.
  const waiting = new Map<string, Entry[]>();
  let size = 0;

  function keep(network: string, entries: Entry[]): void {
    if (entries.length > 0) waiting.set(network, entries);
    else waiting.delete(network);
  }
  return {
    add: (network, entry) => {
      if (size >= maximum) return false;
      size += 1;
      waiting.set(network, [...(waiting.get(network) ?? []), entry]);
      return true;
    },
    remove: (network, entry) => {
      const before = waiting.get(network) ?? [];
      const rest = before.filter((other) => other !== entry);
      size -= before.length - rest.length;
      keep(network, rest);
    },
    take: (isAllowed) => {
      for (const [network, [first, ...rest]] of waiting) {
        if (first === undefined || !isAllowed(first)) continue;
        size -= 1;
        waiting.delete(network);
        keep(network, rest);
        return first;
      }
      return undefined;
    },
  };
}
