/** Blocks every load, request and script; allows inline styles and embedded images and fonts. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const removedElements = [
  'script',
  'base',
  'link',
  'meta[charset]',
  'meta[http-equiv]',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  // A template may become a shadow root when the preview is parsed, with content that was not sanitized.
  'template',
  // An animation could change a link's target after sanitizing.
  '[attributeName="href" i]',
  '[attributeName="xlink:href" i]',
  '[attributeName="target" i]',
].join(',');

/** Attributes that load, send or open something, or take the focus, whatever their value. */
const removedAttributes: ReadonlySet<string> = new Set([
  'action',
  'autofocus',
  'background',
  'download',
  'formaction',
  'formtarget',
  'imagesrcset',
  'manifest',
  'ping',
  'srcdoc',
  'srcset',
  'target',
]);

/** Attributes that reference a resource; embedded resources (data URLs) are kept. */
const resourceAttributes: ReadonlySet<string> = new Set(['data', 'poster', 'src']);

/** The number of elements that the preview omits, by kind. */
export interface PreviewOmissions {
  pictures: number;
  styles: number;
  fonts: number;
  scripts: number;
}

export interface PreviewDocument {
  /** A complete page. */
  page: string;
  omissions: PreviewOmissions;
}

/**
 * The sanitized document for `<iframe sandbox="" srcdoc>`: it looks like the mockup and is inert
 * (docs/behaviour.md#mockup-preview). It keeps title, styles, classes, ids and ARIA; it runs no script, loads
 * nothing, submits nothing, and links only within itself.
 *
 * @param html a page or a fragment, complete or truncated
 * @returns a complete page, and how much of the original it leaves out
 */
export function previewDocument(html: string): PreviewDocument {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const elements = elementsOf(parsed);
  const omissions = countOmissions(elements);
  for (const element of elements) {
    if (matches(element, removedElements)) Element.prototype.remove.call(element);
    else neutralize(element);
  }
  const head = elements.find((element) => matches(element, ':root > head'));
  head?.prepend(...preludeElements());
  return { page: `<!doctype html>${elements[0]?.outerHTML ?? ''}`, omissions };
}

const picture = 'img, input[type="image" i], video, image';

function countOmissions(elements: readonly Element[]): PreviewOmissions {
  const omissions = { pictures: 0, styles: 0, fonts: 0, scripts: 0 };
  for (const element of elements) {
    if (matches(element, 'script')) omissions.scripts += 1;
    else if (matches(element, 'link[rel~="stylesheet" i]')) omissions.styles += 1;
    else if (matches(element, picture) && requestsImage(element)) omissions.pictures += 1;
    const css = matches(element, 'style') ? element.textContent : valueOf(element, 'style');
    for (const [, atImport, address = ''] of css.matchAll(addressInCss)) {
      if (atImport !== undefined) omissions.styles += 1;
      else if (isExternal(address))
        omissions[/\.(woff2?|[to]tf)\b/i.test(address) ? 'fonts' : 'pictures'] += 1;
    }
  }
  return omissions;
}

/** An import or a `url()` in CSS, with its address. */
const addressInCss = /(@import\b)(?:\s*url\()?|\burl\(\s*["']?([^"')]*)/gi;

function requestsImage(element: Element): boolean {
  const around = element.parentElement;
  return (
    (around?.localName === 'picture' && around.querySelector('source[srcset]') !== null) ||
    ['src', 'poster', 'href', 'xlink:href', 'srcset'].some((name) =>
      isExternal(valueOf(element, name)),
    )
  );
}

function isExternal(address: string): boolean {
  return address !== '' && !address.startsWith('#') && !isInline(address);
}

// Form fields can shadow a form's methods, and images and forms those of a document (DOM clobbering): call methods
// through their prototypes.
function elementsOf(parsed: Document): Element[] {
  const elements: Element[] = [];
  const walker = document.createTreeWalker(parsed, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) elements.push(node);
  }
  return elements;
}

function matches(element: Element, selectors: string): boolean {
  return Element.prototype.matches.call(element, selectors);
}

function preludeElements(): HTMLElement[] {
  const charset = document.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = contentSecurityPolicy;
  return [charset, policy];
}

function neutralize(element: Element): void {
  const names = Element.prototype.getAttributeNames.call(element);
  for (const name of names) {
    const isLoading = resourceAttributes.has(name) && !isInline(valueOf(element, name));
    if (name.startsWith('on') || removedAttributes.has(name) || isLoading) {
      Element.prototype.removeAttribute.call(element, name);
    }
  }
  for (const name of names) {
    if (name === 'href' || name === 'xlink:href') neutralizeReference(element, name);
  }
}

function neutralizeReference(element: Element, name: string): void {
  const value = valueOf(element, name);
  const isLink = matches(element, 'a, area');
  if (isLink && value.startsWith('#')) {
    // A bare fragment would resolve against the surrounding page and load that page into the preview.
    Element.prototype.setAttribute.call(element, name, `about:srcdoc${value}`);
  } else if (isLink) {
    // Keep it a link for sight, keyboard and screen readers; a sandbox without pop-ups ignores the click.
    Element.prototype.setAttribute.call(element, name, 'about:srcdoc#');
    Element.prototype.setAttribute.call(element, 'target', '_blank');
  } else if (!value.startsWith('#') && !isInline(value)) {
    Element.prototype.removeAttribute.call(element, name);
  }
}

function valueOf(element: Element, name: string): string {
  return Element.prototype.getAttribute.call(element, name)?.trim() ?? '';
}

function isInline(value: string): boolean {
  return /^data:/i.test(value);
}
