/** Markup that differs between two paths to the same state: generated ids, running animations, and focus. */
const untold =
  /^(?:id|for|style|tabindex|checked|aria-(?:labelledby|describedby|controls|hidden))$/;
const untoldClasses = new Set(['Mui-focused', 'Mui-focusVisible']);

/** Toasts belong to events rather than the state; their container and print-only elements may be empty. */
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
    // Their order depends on the path.
    .sort();
  if (element instanceof HTMLInputElement && element.checked) attributes.push('checked');
  return [element.localName, ...attributes].join(' ');
}

function tell(node: Node, told: string[]): void {
  if (node instanceof Text) told.push(node.data);
  if (!(node instanceof Element) || isUntold(node)) return;
  told.push(`<${tagOf(node)}>`);
  // A dialog keeps its input outside the state until it is submitted.
  if (node instanceof HTMLTextAreaElement && node.closest('[role="dialog"]') === null) {
    told.push(node.value);
  } else {
    for (const child of node.childNodes) tell(child, told);
  }
  told.push(`</${node.localName}>`);
}

/**
 * A snapshot of the page for comparing two moments: its markup and input values, without toasts (which belong to
 * events, not to the state), focus, running animations and generated ids.
 */
export function shownPage(): string {
  const told: string[] = [];
  // Don't clone and modify the DOM: in jsdom that is ten times slower.
  for (const child of document.body.childNodes) tell(child, told);
  return told.join('\n');
}
