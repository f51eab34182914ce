/** What differs between two ways to the same state: generated ids, animations under way, and where the focus is. */
const untold =
  /^(?:id|for|style|tabindex|checked|aria-(?:labelledby|describedby|controls|hidden))$/;
const untoldClasses = new Set(['Mui-focused', 'Mui-focusVisible']);

/** Toasts belong to events and not to the state; a bar that is there for them or for print may be empty. */
function isUntold(element: Element): boolean {
  if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) return true;
  return (
    element.hasAttribute('data-print') &&
    (element.childNodes.length === 0 || element.classList.contains('toaster'))
  );
}

function classesOf(element: Element): string {
  return [...element.classList].filter((name) => !untoldClasses.has(name)).join(' ');
}

function tagOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !untold.test(name))
    .map(({ name, value }) => `${name}="${name === 'class' ? classesOf(element) : value}"`)
    // Their order tells of the way there.
    .sort();
  if (element instanceof HTMLInputElement && element.checked) attributes.push('checked');
  return [element.localName, ...attributes].join(' ');
}

function tell(node: Node, told: string[]): void {
  if (node instanceof Text) told.push(node.data);
  if (!(node instanceof Element) || isUntold(node)) return;
  told.push(`<${tagOf(node)}>`);
  // What is typed in a dialog is its own until it is sent.
  if (node instanceof HTMLTextAreaElement && node.closest('[role="dialog"]') === null) {
    told.push(node.value);
  } else {
    for (const child of node.childNodes) tell(child, told);
  }
  told.push(`</${node.localName}>`);
}

/**
 * What the page shows, in a form in which two moments can be compared: its markup with what is typed and chosen, without
 * toasts (they belong to events, not to the state), without where the focus is, without animations under way and
 * without generated ids.
 */
export function shownPage(): string {
  const told: string[] = [];
  // Not by a copy that is then changed: jsdom takes ten times as long for it.
  for (const child of document.body.childNodes) tell(child, told);
  return told.join('\n');
}
