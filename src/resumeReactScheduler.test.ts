/** Loses its messages, as Firefox does while the user leaves the page. */
class LossyChannel {
  static isLossy = false;
  /** The number of undelivered messages. */
  static underWay = 0;
  port1: { onmessage?: () => void } = {};
  port2 = {
    postMessage: () => {
      if (LossyChannel.isLossy) return;
      LossyChannel.underWay += 1;
      setTimeout(() => {
        LossyChannel.underWay -= 1;
        this.port1.onmessage?.();
      });
    },
  };
}

/** Waits until all messages to React's scheduler are delivered. */
async function rest(): Promise<void> {
  do {
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (LossyChannel.underWay > 0);
}

test('React renders again when the page is shown again after a message was lost', async () => {
  // React prefers `setImmediate`, which browsers don't have.
  Object.assign(globalThis, { setImmediate: undefined, IS_REACT_ACT_ENVIRONMENT: false });
  Object.assign(window, { MessageChannel: LossyChannel });
  // The test setup has loaded React already.
  jest.resetModules();
  await import('./resumeReactScheduler');
  const { createRoot } = await import('react-dom/client');
  const page = document.createElement('div');
  const root = createRoot(page);
  root.render('Before');
  await rest();
  expect(page.textContent).toBe('Before');

  LossyChannel.isLossy = true;
  root.render('Left');
  await rest();
  LossyChannel.isLossy = false;
  root.render('Shown again');
  await rest();
  expect(page.textContent).toBe('Before');

  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await rest();
  expect(page.textContent).toBe('Shown again');
  expect(window.MessageChannel).toBe(LossyChannel);
});
