/**
 * A mockup that tries every way to run, load, navigate or store something.
 *
 * @param elsewhere an origin that must receive no request
 */
export function hostileMockup(elsewhere: string): string {
  return `Sure! Here is your page:
\`\`\`html
<!doctype html>
<html>
  <head>
    <title>Hostile</title>
    <base href="${elsewhere}/base/" target="_top">
    <meta http-equiv="refresh" content="0; url=${elsewhere}/refresh">
    <link rel="stylesheet" href="${elsewhere}/style.css">
    <link rel="preconnect" href="${elsewhere}">
    <link rel="dns-prefetch" href="${elsewhere}">
    <link rel="prefetch" href="${elsewhere}/prefetch">
    <style>
      @import url("${elsewhere}/import.css");
      @font-face { font-family: Foreign; src: url("${elsewhere}/font.woff2"); }
      h1 { color: rgb(1, 2, 3); font-family: Foreign, serif; }
      body { background: url("${elsewhere}/background.png"); }
      .card { border-top: 7px solid rgb(4, 5, 6); display: grid; }
    </style>
    <script>parent.document.title = 'taken'; alert(1)</script>
    <script src="${elsewhere}/script.js"></script>
    <script type="module">import '${elsewhere}/module.js'; top.location = '${elsewhere}/top'</script>
  </head>
  <body onload="alert(2)" onpageshow="top.location = '${elsewhere}/onload'">
    <h1 id="top">Cycle Shop</h1>
    <p style="letter-spacing: 3px">Inline styles show.</p>
    <div class="card">Card</div>
    <p id="scripted">Untouched</p>
    <script>document.getElementById('scripted').textContent = 'Scripts run'</script>
    <noscript><p>Shown without scripts</p></noscript>
    <img src="${elsewhere}/image.png" onerror="alert(3)" alt="External picture">
    <img src="data:image/png;base64,iVBORw0KGgo=" onerror="alert(4)" srcset="${elsewhere}/set.png 2x" alt="Broken picture">
    <picture><source srcset="${elsewhere}/source.png"><img alt="Picture" src="${elsewhere}/picture.png"></picture>
    <video src="${elsewhere}/video.mp4" poster="${elsewhere}/poster.png" autoplay></video>
    <audio src="${elsewhere}/audio.mp3" autoplay></audio>
    <svg width="9" height="9" onload="alert(5)"><image href="${elsewhere}/svg.png" /><use href="${elsewhere}/use.svg#a" /></svg>
    <iframe src="${elsewhere}/frame"></iframe>
    <iframe srcdoc="<script>top.alert(6)</script>"></iframe>
    <object data="${elsewhere}/object"></object>
    <embed src="${elsewhere}/embed">
    <nav>
      <a href="${elsewhere}/link">Link</a>
      <a href="${elsewhere}/link-top" target="_top">Link top</a>
      <a href="${elsewhere}/link-self" target="_self">Link self</a>
      <a href="${elsewhere}/link-blank" target="_blank" rel="opener">Link blank</a>
      <a href="${elsewhere}/link-parent" target="_parent">Link parent</a>
      <a href="${elsewhere}/ping" ping="${elsewhere}/pinged">Link ping</a>
      <a href="${elsewhere}/file" download>Link download</a>
      <a href="/create">Link to the application</a>
      <a href="javascript:alert(7)">Link script</a>
      <a href="data:text/html,<script>alert(8)</script>">Link data</a>
      <a href="#" onclick="alert(9); window.open('${elsewhere}/opened')">Link to nothing</a>
      <a href="#plans">Link to plans</a>
    </nav>
    <form action="${elsewhere}/form" method="post" target="_top" onsubmit="alert(10)">
      <input name="email" aria-label="Email" autofocus onfocus="alert(11)">
      <button formaction="${elsewhere}/formaction" formtarget="_blank">Send</button>
    </form>
    <form><input name="q" aria-label="Search"><input type="submit" value="Find"></form>
    <h2 id="plans">Plans</h2>
  </body>
</html>
\`\`\`
I hope you like it!`;
}
