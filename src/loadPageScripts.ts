// Runs first (`entry` in webpack.config.ts), and removes the notice that the entry has not loaded (src/index.html).
document.querySelector('.script-notice')?.remove();

// An application page names its scripts in preloads that apply to no medium, so that they don't compete with the entry,
// which makes the shell interactive. They load once the entry has run: for a request made earlier, an attached debugger
// records a stack, for which V8 parses the entry again.
queueMicrotask(() => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[as="script"]')) {
    link.media = '';
  }
});
