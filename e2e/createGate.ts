interface Gate {
  /** Resolves once the gate is open. */
  opened: Promise<void>;
  open: () => void;
}

/** Lets something wait until the test says so, where a delay would be too short on a slow machine. */
export function createGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
