// Hues that stay calm and readable; the range from violet to magenta is left out.
const hues = [8, 24, 42, 96, 148, 168, 186, 204, 220, 348];

/** A hue for a product, always the same for the same name. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65521;
  return hues[hash % hues.length] ?? 204;
}

/** The style sheet of a mockup. Lightness is fixed, so that every hue keeps a contrast of 4.5:1 or more. */
export function mockupStyle(name: string): string {
  const hue = hueOf(name);
  return `:root{color-scheme:light dark;--h:${hue};--paper:hsl(var(--h) 24% 97%);--card:#fff;--ink:hsl(var(--h) 18% 12%);--soft:hsl(var(--h) 10% 34%);--line:hsl(var(--h) 14% 84%);--edge:hsl(var(--h) 12% 52%);--accent:hsl(var(--h) 62% 25%);--on:#fff;--tint:hsl(var(--h) 38% 92%)}
@media(prefers-color-scheme:dark){:root{--paper:hsl(var(--h) 14% 9%);--card:hsl(var(--h) 12% 13%);--ink:hsl(var(--h) 16% 93%);--soft:hsl(var(--h) 10% 74%);--line:hsl(var(--h) 10% 25%);--edge:hsl(var(--h) 10% 55%);--accent:hsl(var(--h) 58% 78%);--on:hsl(var(--h) 30% 10%);--tint:hsl(var(--h) 22% 20%)}}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,"Segoe UI",sans-serif;overflow-wrap:anywhere}
h1,h2,.brand{font-family:"Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;font-weight:600;letter-spacing:-.01em;text-wrap:balance}
h1{font-size:clamp(2rem,1.4rem + 3vw,3.4rem);line-height:1.1;margin:0 0 1rem}
h2{font-size:1.4rem;line-height:1.25;margin:0}
h3{font-size:1rem;margin:1.4rem 0 .4rem}
p{margin:.4rem 0}
a{color:var(--accent)}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.6rem 1rem;z-index:1}
.wrap{max-width:72rem;margin:0 auto;padding:0 1rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;padding-block:.75rem}
.top{background:var(--card);border-bottom:1px solid var(--line)}
.brand{font-size:1.2rem;margin-right:auto}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.1rem;list-style:none;margin:0;padding:0}
nav a{display:inline-block;padding:.6rem 0;color:var(--ink);text-decoration:none;border-bottom:2px solid transparent}
nav a:hover{border-color:var(--accent)}
.hero{display:grid;gap:2rem;padding:2.5rem 0 2rem}
.lead{font-size:1.15rem;color:var(--soft);max-width:38rem}
.who{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0;margin:1.2rem 0 0}
.who li,.tag{background:var(--tint);color:var(--ink);border-radius:2rem;padding:.15rem .75rem;font-size:.9rem}
.tag{white-space:nowrap;font-size:.82rem}
.grid{padding-bottom:2rem}
.grid .panel{margin-bottom:1.25rem;break-inside:avoid}
.panel{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1.25rem;min-width:0}
.for{color:var(--soft);font-size:.9rem;margin:0 0 .3rem}
.panel form,.panel fieldset{display:grid;gap:.9rem}
.panel form{margin-top:1rem}
fieldset{border:0;padding:0;margin:0;min-width:0}
legend,label{font-weight:600;font-size:.92rem;padding:0}
legend{margin-bottom:.4rem}
.pair{display:grid;gap:.9rem}
.field{display:grid;gap:.25rem}
input,select,textarea{font:inherit;width:100%;min-height:2.75rem;padding:.5rem .7rem;color:var(--ink);background:var(--paper);border:1px solid var(--edge);border-radius:.35rem}
input[type=checkbox],input[type=radio]{width:1.5rem;height:1.5rem;min-height:0;margin:0;accent-color:var(--accent);flex:none}
.pick{display:flex;flex-wrap:wrap;gap:.5rem}
.pick label,.check{display:flex;align-items:center;gap:.6rem;font-weight:400;min-height:2.75rem;padding:.3rem .8rem;border:1px solid var(--line);border-radius:.35rem}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.2rem;border-radius:.35rem;border:1px solid var(--accent);background:var(--accent);color:var(--on);cursor:pointer;justify-self:start}
button.plain{background:transparent;color:var(--accent)}
.rows{list-style:none;margin:1rem 0 0;padding:0}
.rows li{display:flex;flex-wrap:wrap;gap:.2rem .8rem;align-items:center;justify-content:space-between;padding:.7rem 0;border-top:1px solid var(--line)}
.rows small{display:block;color:var(--soft);font-size:.88rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin-top:1rem}
caption{text-align:left;color:var(--soft);font-size:.9rem;padding-bottom:.4rem}
th,td{text-align:left;padding:.6rem .6rem .6rem 0;border-top:1px solid var(--line);vertical-align:middle}
.panel form+.for{margin-top:.8rem}
.stats{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:.8rem;margin:1rem 0 0}
.stats div{border-top:3px solid var(--accent);padding-top:.5rem}
.stats dt{color:var(--soft);font-size:.88rem}
.stats dd{margin:0;font-size:1.5rem;font-weight:600}
.sum{margin:1rem 0}
.sum div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-top:1px solid var(--line)}
.sum dd{margin:0}
.sum .total{font-weight:700;border-top:2px solid var(--ink)}
.bars{list-style:none;padding:0;margin:1rem 0 0;display:grid;gap:.5rem}
.bars li{display:grid;grid-template-columns:6rem 1fr 2.5rem;gap:.6rem;align-items:center;font-size:.9rem}
.bars i{height:.7rem;border-radius:.35rem;background:linear-gradient(var(--accent),var(--accent)) 0/var(--v) 100% no-repeat var(--tint)}
.talk{list-style:none;padding:0;margin:1rem 0 0;display:grid;gap:.7rem}
.talk li{background:var(--tint);border-radius:.6rem;padding:.6rem .9rem;max-width:85%}
.talk li.me{justify-self:end;border:1px solid var(--line);background:transparent}
.drop{border:2px dashed var(--edge);border-radius:.6rem;padding:1.2rem;display:grid;gap:.6rem}
.week{display:grid;grid-template-columns:repeat(auto-fit,minmax(7rem,1fr));gap:.5rem;list-style:none;padding:0;margin:1rem 0 0}
.week li{border:1px solid var(--line);border-radius:.35rem;padding:.6rem;min-height:4.5rem}
.goal{border-left:3px solid var(--accent);padding-left:1rem;margin-top:1.4rem}
footer{border-top:1px solid var(--line);padding:1.5rem 0 2.5rem;color:var(--soft);font-size:.92rem}
@media(min-width:44rem){.pair{grid-template-columns:1fr 1fr}.grid{columns:2;column-gap:1.25rem}.grid .wide{column-span:all}.panel{padding:1.6rem}}
@media(min-width:60rem){.hero{grid-template-columns:1.05fr 1fr;gap:3.5rem;padding:3.5rem 0 3rem;align-items:start}.hero>div{padding-top:1.5rem}}`;
}
