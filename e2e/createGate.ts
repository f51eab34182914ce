interface Gate {
  /** Resolves once the gate is open. */
  opened: Promise<void>;
  open: () => void;
}

/**
 * Creates a gate that the test opens: code that waits for it does not depend on a delay, which could be too short on a
 * slow machine.
 */
export function createGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
