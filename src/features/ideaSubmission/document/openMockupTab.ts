/** Characters that would end an attribute's value. */
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/**
 * Opens a mockup's preview alone in a new tab. The tab's own page contains only the frame, in the same empty sandbox as
 * the preview: a blob page has this application's origin, so the mockup must not be that page itself.
 *
 * @param page the sanitized page (`previewDocument`)
 */
export function openMockupTab(page: string): void {
  const source = page.replace(/[&"<]/g, (character) => escapes[character] ?? '');
  const wrapper = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mockup preview</title>
<meta name="viewport" content="width=device-width">
<style>html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0;background:#fff}</style>
<iframe sandbox="" title="Mockup preview" srcdoc="${source}"></iframe>`;
  // Not revoked, so that the tab can be reloaded; the browser frees it with this page.
  const url = URL.createObjectURL(new Blob([wrapper], { type: 'text/html;charset=utf-8' }));
  window.open(url, '_blank', 'noopener');
}
