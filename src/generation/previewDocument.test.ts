import { previewDocument } from './previewDocument';

function preview(html: string): Document {
  return new DOMParser().parseFromString(previewDocument(html).page, 'text/html');
}

test('keeps the page intact: title, language, styles, classes, ids, ARIA, inline images', () => {
  const shown =
    preview(`<!doctype html><html lang="de"><head><title>Shop</title><style>h1 { color: red }</style>
    <meta name="viewport" content="width=device-width"></head><body class="dark" style="margin:0">
    <h1 id="top" aria-label="Shop">Hello</h1><img src="data:image/gif;base64,R0lG" alt="dot"></body></html>`);
  expect(shown.title).toBe('Shop');
  expect(shown.documentElement.lang).toBe('de');
  expect(shown.querySelector('style')?.textContent).toBe('h1 { color: red }');
  expect(shown.body.outerHTML).toBe(`<body class="dark" style="margin:0">
    <h1 id="top" aria-label="Shop">Hello</h1><img src="data:image/gif;base64,R0lG" alt="dot"></body>`);
  expect(shown.querySelector('meta[name="viewport"]')).not.toBeNull();
});

test('starts with its own character set and content security policy', () => {
  const { head, compatMode } = preview('<title>Shop</title><p>Hello');
  expect(compatMode).toBe('CSS1Compat');
  expect(head.children[0]?.getAttribute('charset')).toBe('utf-8');
  expect(head.children[1]?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
  expect(head.children[1]?.getAttribute('content')).toMatch(/^default-src 'none'; style-src/);
  expect(head.children[2]?.textContent).toBe('Shop');
});

test.each([
  '<script>top.x = 1</script>',
  '<svg><script>top.x = 1</script></svg>',
  '<base href="https://a.test/" target="_top">',
  '<meta http-equiv="Refresh" content="0;url=https://a.test/">',
  '<meta http-equiv="content-security-policy" content="default-src *">',
  '<link rel="preconnect" href="https://a.test/">',
  '<iframe srcdoc="x"></iframe>',
  '<object data="https://a.test/"></object>',
  '<embed src="https://a.test/">',
  '<div><template shadowrootmode="open"><p>x</p></template></div>',
  '<img src="https://a.test/">',
  '<img srcset="https://a.test/ 2x">',
  '<picture><source srcset="https://a.test/"></picture>',
  '<video src="https://a.test/" poster="https://a.test/"></video>',
  '<body background="https://a.test/">',
  '<svg><image href="https://a.test/"></image><use xlink:href="https://a.test/#x"></use></svg>',
  '<form action="https://a.test/"><button formaction="https://a.test/">Send</button></form>',
  '<a href="#x" ping="https://a.test/">x</a>',
  '<p onclick="top.x = 1">x</p>',
  '<noscript><img src="https://a.test/"></noscript>',
])('removes everything from %s that loads, runs or navigates away', (html) => {
  const shown = previewDocument(`<p>Before</p>${html}`).page;
  expect(shown).toContain('Before');
  expect(shown).not.toMatch(/a\.test|top\.x|<(script|base|link|iframe|object|embed|template)\b/i);
  expect(shown.match(/http-equiv/gi)).toHaveLength(1);
});

test('links only to its own sections; other links lead nowhere', () => {
  const shown = preview(`<a href="#plans" target="_top">Plans</a><a href="https://a.test/">Out</a>
    <a href="javascript:top.x=1">Run</a><svg><a xlink:href="https://a.test/">Out</a></svg>
    <map><area href="about.html"></map><a name="plain">Plain</a>`);
  const links = Array.from(shown.querySelectorAll('a, area'), (link) => [
    link.getAttribute('href') ?? link.getAttribute('xlink:href'),
    link.getAttribute('target'),
  ]);
  expect(links).toEqual([
    ['about:srcdoc#plans', null],
    ['about:srcdoc#', '_blank'],
    ['about:srcdoc#', '_blank'],
    ['about:srcdoc#', '_blank'],
    ['about:srcdoc#', '_blank'],
    [null, null],
  ]);
});

test('keeps references to shapes in the page, and drops animations of links', () => {
  const shown = preview(
    '<svg><use href="#dot"></use><a href="#x"><set attributeName="href" to="https://a.test/"/></a></svg>',
  );
  expect(shown.querySelector('use')?.getAttribute('href')).toBe('#dot');
  expect(shown.querySelector('set')).toBeNull();
});

test('resists DOM clobbering of form and document methods', () => {
  const shown = preview(`<form name="querySelectorAll" onsubmit="top.x=1"><input name="attributes">
    <input name="removeAttribute"><input name="getAttributeNames"><input name="matches"></form>
    <form name="head"><input name="remove"></form><img name="documentElement" onerror="top.x=1">`);
  expect(shown.documentElement.outerHTML).not.toContain('top.x');
  expect(shown.documentElement.outerHTML).toContain('name="attributes"');
});

test('turns any text into a page', () => {
  for (const html of [
    '',
    'Hello',
    '<div>Half',
    '<frameset><frame src="https://a.test/"></frameset>',
  ]) {
    expect(previewDocument(html).page).toMatch(
      /^<!doctype html><html><head><meta charset="utf-8">/,
    );
  }
});

test('counts the omissions', () => {
  const { omissions } = previewDocument(`<link rel="stylesheet" href="https://a.test/a.css">
    <link rel="icon" href="https://a.test/icon.png"><script>run()</script>
    <script src="https://a.test/a.js"></script>
    <style>@import url("https://a.test/b.css"); @import 'https://a.test/c.css';
      @font-face { font-family: F; src: url(https://a.test/f.woff2) }
      p { background: url('https://a.test/p.png') } b { background: url(data:image/gif;base64,R0) }
      i { fill: url(#f) }</style>
    <p style="background: url(//a.test/q.png)"></p>
    <img src="https://a.test/1.png"><img src="data:image/gif;base64,R0" alt=""><img alt="">
    <picture><source srcset="https://a.test/2.png"><img src="data:image/gif;base64,R0"></picture>
    <video poster="https://a.test/3.png"></video><input type="image" src="4.png">
    <svg><image href="https://a.test/5.png"></image></svg>`);
  expect(omissions).toEqual({ pictures: 7, styles: 3, fonts: 1, scripts: 2 });
});

test('omits nothing from a self-contained page', () => {
  const { omissions } = previewDocument(
    '<style>p{color:red}</style><p><a href="#x">x</a><svg></svg>',
  );
  expect(omissions).toEqual({ pictures: 0, styles: 0, fonts: 0, scripts: 0 });
});
