/** Markup that differs between two paths to the same state: generated ids, running animations, and focus. */
const ignoredAttributes =
  /^(?:id|for|style|tabindex|checked|aria-(?:labelledby|describedby|controls|hidden))$/;
const ignoredClasses = new Set(['Mui-focused', 'Mui-focusVisible']);

/** Toasts are caused by events, not by the state; their container and print-only elements may be empty. */
function isIgnored(element: Element): boolean {
  if (element instanceof HTMLScriptElement || element instanceof HTMLStyleElement) return true;
  return (
    element.hasAttribute('data-print') &&
    (element.childNodes.length === 0 || element.classList.contains('toaster'))
  );
}

function classesOf(element: Element): string {
  return [...element.classList].filter((name) => !ignoredClasses.has(name)).join(' ');
}

function tagOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !ignoredAttributes.test(name))
    .map(({ name, value }) => `${name}="${name === 'class' ? classesOf(element) : value}"`)
    // Their order depends on the path.
    .sort();
  if (element instanceof HTMLInputElement && element.checked) attributes.push('checked');
  return [element.localName, ...attributes].join(' ');
}

function serialize(node: Node, parts: string[]): void {
  if (node instanceof Text) parts.push(node.data);
  if (!(node instanceof Element) || isIgnored(node)) return;
  parts.push(`<${tagOf(node)}>`);
  // A dialog keeps its input outside the state until it is submitted.
  if (node instanceof HTMLTextAreaElement && node.closest('[role="dialog"]') === null) {
    parts.push(node.value);
  } else {
    for (const child of node.childNodes) serialize(child, parts);
  }
  parts.push(`</${node.localName}>`);
}

/**
 * A snapshot of the page for comparing two moments: its markup and input values, without toasts (which events cause,
 * not the state), focus, running animations and generated ids.
 */
export function shownPage(): string {
  const parts: string[] = [];
  // Don't clone and modify the DOM: in jsdom that is ten times slower.
  for (const child of document.body.childNodes) serialize(child, parts);
  return parts.join('\n');
}
