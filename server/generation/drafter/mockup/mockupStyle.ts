/** Colours, type, frame and the parts that every screen is made of. Expects the hue of the accent in `--h`. */
export const mockupStyle = `
:root{color-scheme:light dark;
--bg:oklch(.985 .003 var(--h));--surface:#fff;--sunken:oklch(.965 .006 var(--h));--line:oklch(.915 .008 var(--h));--edge:oklch(.62 .02 var(--h));
--text:oklch(.24 .018 var(--h));--muted:oklch(.47 .02 var(--h));--bone:oklch(.93 .008 var(--h));
--accent:oklch(.5 .15 var(--h));--on-accent:#fff;--soft:oklch(.955 .026 var(--h));--on-soft:oklch(.4 .12 var(--h));
--shadow:0 1px 2px rgb(20 20 40/.05),0 4px 16px -6px rgb(20 20 40/.08);--lift:0 2px 4px rgb(20 20 40/.06),0 24px 48px -16px rgb(20 20 40/.22);
--green:oklch(.62 .15 155);--blue:oklch(.6 .15 255);--amber:oklch(.72 .15 75);--violet:oklch(.6 .16 300);--grey:oklch(.62 .015 260);--red:oklch(.58 .19 25);
--font:ui-sans-serif,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"Noto Sans","Liberation Sans",sans-serif;--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
@media (prefers-color-scheme:dark){:root{
--bg:oklch(.16 .008 var(--h));--surface:oklch(.2 .01 var(--h));--sunken:oklch(.24 .012 var(--h));--line:oklch(.29 .014 var(--h));--edge:oklch(.58 .02 var(--h));
--text:oklch(.95 .006 var(--h));--muted:oklch(.73 .018 var(--h));--bone:oklch(.29 .014 var(--h));
--accent:oklch(.78 .12 var(--h));--on-accent:oklch(.18 .03 var(--h));--soft:oklch(.28 .045 var(--h));--on-soft:oklch(.89 .07 var(--h));
--shadow:0 1px 2px rgb(0 0 0/.3);--lift:0 24px 48px -12px rgb(0 0 0/.6)}}
*,::before,::after{box-sizing:border-box}html{-webkit-text-size-adjust:100%;text-size-adjust:100%}body{margin:0;background:var(--bg);color:var(--text);font:400 .9375rem/1.5 var(--font);overflow-wrap:anywhere}h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0;border:0;min-inline-size:0}ul,ol{list-style:none}
h1{font-size:1.625rem;line-height:1.2;letter-spacing:-.02em;font-weight:650}h2{font-size:.9375rem;line-height:1.4;font-weight:600;letter-spacing:-.005em}h3{font-size:.8125rem;font-weight:600;color:var(--muted)}strong{font-weight:560}a{color:inherit;text-decoration:none}
a:focus-visible,input:focus-visible,textarea:focus-visible,select:focus-visible,button:focus-visible,label:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px;border-radius:8px}label:has(:focus-visible) input[type=radio],label:has(:focus-visible) input[type=checkbox]{outline:0}
label:is(.field,.search) :focus-visible{outline:0}.hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.muted{color:var(--muted)}.first-up{display:inline-block}.first-up::first-letter{text-transform:uppercase}
.icon{inline-size:1.125rem;block-size:1.125rem;flex:none;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}[dir=rtl] :is(.icon-arrow,.icon-back){transform:scaleX(-1)}.bone{display:block;block-size:.625rem;inline-size:100%;border-radius:99px;background:var(--bone)}
.bone-0{inline-size:72%}.bone-1{inline-size:48%}.bone-2{inline-size:88%}.short{inline-size:60%}.tile{display:grid;place-items:center;flex:none;inline-size:2.25rem;block-size:2.25rem;border-radius:9px;background:var(--soft);color:var(--on-soft);font-weight:600;font-size:.875rem}
.figure{color:var(--muted);font-variant-numeric:tabular-nums;font-size:.8125rem;text-align:end}.value{font-size:1.75rem;line-height:1.15;font-weight:650;letter-spacing:-.025em;font-variant-numeric:tabular-nums}
.count{margin-inline-start:.5rem;padding-inline:.45rem;border-radius:99px;background:var(--sunken);color:var(--muted);font-size:.75rem;font-weight:500;font-variant-numeric:tabular-nums}.id{flex:none;padding:.05rem .4rem;border-radius:5px;background:var(--sunken);color:var(--muted);font:500 .6875rem/1.6 var(--mono)}
.pill{display:inline-flex;align-items:center;gap:.4rem;inline-size:fit-content;padding:.1rem .55rem .1rem .45rem;border:1px solid var(--line);border-radius:99px;background:var(--surface);font-size:.75rem;font-weight:500;white-space:nowrap}.pill::before{content:"";inline-size:.5rem;block-size:.5rem;border-radius:50%;background:var(--tone)}
.tone-0{--tone:var(--green)}.tone-1{--tone:var(--blue)}.tone-2{--tone:var(--amber)}.tone-3{--tone:var(--violet)}.tone-4{--tone:var(--grey)}.tone-bad{--tone:var(--red)}.panel{background:var(--surface);border:1px solid var(--line);border-radius:14px;box-shadow:var(--shadow)}section.panel,figure.panel,.basket{padding:1.125rem 1.25rem}
section.panel>h2{margin-block-end:.75rem}.blank{padding:1.25rem;border:1px dashed var(--line);border-radius:12px;color:var(--muted);text-align:center;font-size:.875rem}
.button{display:inline-flex;align-items:center;justify-content:center;gap:.35rem;min-block-size:2.5rem;padding:.4rem 1rem;border:1px solid transparent;border-radius:9px;font:550 .875rem/1.3 var(--font);cursor:pointer;text-align:center;flex:none;max-inline-size:100%}.button .first-up::first-letter{text-transform:uppercase}
.primary{background:var(--accent);color:var(--on-accent);box-shadow:0 1px 2px rgb(0 0 0/.12),inset 0 1px rgb(255 255 255/.14)}.primary:hover{filter:brightness(1.08)}.plain{background:var(--surface);border-color:var(--line)}.plain:hover{background:var(--sunken)}
label:has(>input[type=radio],>input[type=checkbox]:not([role])),.switch,.switch-row{position:relative;cursor:pointer}label>input[type=radio],label>input[type=checkbox],.switch>input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer}
.axis:has(:nth-child(8)) li:nth-child(even){display:var(--even,block)}legend{padding:0}.segments{display:flex;flex-wrap:wrap;gap:.25rem;align-items:center}.segments legend:not(.hidden){margin-block-end:.5rem;color:var(--muted);font-size:.8125rem;font-weight:500}.segment{border-radius:8px}
.segment>span{display:flex;align-items:center;min-block-size:2.125rem;padding:.25rem .75rem;border-radius:8px;border:1px solid transparent;color:var(--muted);font-size:.8125rem;font-weight:500}.segment:hover>span{background:var(--sunken)}
.segment>input:checked+span{background:var(--surface);border-color:var(--line);color:var(--text);box-shadow:var(--shadow)}.switch{display:inline-flex;align-items:center;gap:.5rem;flex:none;font-size:.8125rem;color:var(--muted)}
.track{inline-size:2.25rem;block-size:1.375rem;padding:.1875rem;border-radius:99px;background:var(--edge);transition:background .15s}.track::before{content:"";display:block;inline-size:1rem;block-size:1rem;border-radius:50%;background:#fff;transition:margin .15s}
.switch>input:checked+.track{background:var(--accent)}.switch>input:checked+.track::before{margin-inline-start:.875rem}
input:not([type=radio],[type=checkbox]),textarea,select{inline-size:100%;min-block-size:2.625rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:9px;background:var(--surface);color:var(--text);font:inherit}textarea{resize:vertical}::placeholder{color:var(--muted);opacity:1}
input:focus-visible,textarea:focus-visible,select:focus-visible{border-color:var(--accent);box-shadow:0 0 0 3px color-mix(in oklab,var(--accent) 28%,transparent)}.field{display:grid;gap:.375rem;align-content:start}.field>span:first-child{font-size:.8125rem;font-weight:550}
.bar-main{border-block-end:1px solid var(--line);background:var(--surface)}.bar-inner{display:flex;flex-direction:column;gap:.75rem;padding:.875rem 1rem .625rem}.brand{display:flex;align-items:center;gap:.625rem;font-weight:650;letter-spacing:-.01em;font-size:1rem;line-height:1.25}
.brand .tile{inline-size:2rem;block-size:2rem;background:linear-gradient(145deg,oklch(.6 .16 var(--h)),oklch(.44 .15 calc(var(--h) + 30)));color:#fff}nav{min-inline-size:0}nav ul{display:flex;gap:.25rem;overflow-x:auto;scrollbar-width:none;margin-inline:-.5rem;padding:3px}
nav a{display:flex;align-items:center;gap:.625rem;padding:.4rem .625rem;border-radius:8px;color:var(--muted);font-size:.875rem;font-weight:500;white-space:nowrap}nav a:hover{background:var(--sunken);color:var(--text)}nav a span{overflow:hidden;text-overflow:ellipsis;max-inline-size:15rem}
.roles{display:flex;gap:.25rem;align-items:center;overflow-x:auto;scrollbar-width:none;padding:3px;margin:-3px}.roles legend{float:inline-start;padding:0;margin-inline-end:.375rem;color:var(--muted);font-size:.75rem;font-weight:500;white-space:nowrap}.role{flex:none;border-radius:99px}
.role>span{display:flex;align-items:center;min-block-size:2rem;padding:.2rem .75rem;border:1px solid var(--line);border-radius:99px;font-size:.8125rem;font-weight:500;max-inline-size:14rem}.role:hover>span{background:var(--sunken)}.role>input:checked+span{background:var(--text);border-color:var(--text);color:var(--bg)}
main{padding:1.5rem 1rem 2.5rem;min-inline-size:0}footer{padding:0 1rem 1.5rem;color:var(--muted);font-size:.75rem;line-height:1.5}.screen{display:none;max-inline-size:76rem;margin-inline:auto}.screen:target,.screen:has(:target),main:not(:has(:target))>.screen:first-of-type{display:block}
.screen-head{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem;align-items:flex-start;justify-content:space-between;margin-block-end:1.5rem}.screen-head>div{flex:1 1 16rem;min-inline-size:0}.screen-head>div:not(:has(.lead)){flex-basis:8rem}.lead{margin-block-start:.375rem;max-inline-size:46rem;color:var(--muted);text-wrap:pretty}
.content,.stack{display:grid;gap:1.5rem;min-inline-size:0;align-content:start}.content>*,.stack>*,.screen>*{min-inline-size:0}.screen>.chart,.screen>.role-view+*,.screen>.list+.chart{margin-block-start:1.5rem}.beside,.over{display:grid;gap:1.5rem}
.aside{display:grid;gap:1rem;align-content:start;grid-template-columns:repeat(auto-fit,minmax(min(17rem,100%),1fr))}.role-view{display:none}.role-view>h2{margin-block-end:.625rem}.tasks{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr))}
.task{display:flex;gap:.75rem;align-items:flex-start;justify-content:space-between;block-size:100%;padding:.625rem .75rem .625rem .875rem;border:1px solid var(--line);border-radius:11px;background:var(--surface);font-size:.875rem;font-weight:500;line-height:1.4}
.task:hover{border-color:var(--accent)}.task .id{background:var(--soft);color:var(--on-soft)}.ticks{display:grid;gap:.5rem}.ticks li{display:flex;gap:.5rem;font-size:.875rem}.ticks .icon{margin-block-start:.15rem;color:var(--accent);inline-size:1rem;block-size:1rem}.quiet:hover{text-decoration:underline;text-underline-offset:3px}
.notes{display:grid;gap:.875rem}.notes li{display:flex;gap:.75rem;align-items:flex-start;justify-content:space-between}blockquote{padding-inline-start:.75rem;border-inline-start:2px solid var(--accent);font-size:.875rem;line-height:1.5}
.limits{display:grid;gap:.875rem}.limits strong{display:block;font-size:1.125rem;letter-spacing:-.01em;font-weight:620}.limits a{color:var(--muted);font-size:.8125rem;display:block}.group{display:grid;gap:.625rem}.chart figcaption{display:flex;justify-content:space-between;align-items:flex-start;gap:1rem;margin-block-end:1rem}
.chart svg{display:block;inline-size:100%;block-size:10rem;overflow:visible}[dir=rtl] .chart svg{transform:scaleX(-1)}.chart polyline,.chart .grid{fill:none;stroke:var(--accent);stroke-width:2;vector-effect:non-scaling-stroke;stroke-linejoin:round}.chart .grid{stroke:var(--line);stroke-width:1}.chart polygon{fill:var(--soft);opacity:.7}
.axis{display:flex;justify-content:space-between;margin-block:.5rem .375rem;color:var(--muted);font-size:.75rem}.chart p{font-size:.75rem}.statements{overflow:hidden}.statements>li+li{border-block-start:1px solid var(--line)}.statement{display:flex;flex-wrap:wrap;gap:.375rem .875rem;align-items:baseline;padding:.75rem 1rem}
a.statement{flex-wrap:nowrap}a.statement:hover{background:var(--sunken)}.statement>.id{min-inline-size:2.25rem;text-align:center}.statement-text{flex:1 1 12rem;min-inline-size:0}.statement:target{background:var(--soft)}.tags{display:flex;flex-wrap:wrap;gap:.375rem}.tags:empty{display:none}
.tag{padding:.05rem .5rem;border:1px solid var(--line);border-radius:99px;background:var(--surface);font-size:.75rem;color:var(--muted)}.tag.open{border-style:dashed}.list{display:grid;gap:1rem}.list .row-item{min-inline-size:0}section.row-item>h2{margin-block-end:.625rem}.rest{padding:.875rem 1rem;color:var(--muted)}
${[1, 2, 3, 4, 5, 6, 7].map((place) => `.list:has(.segments input[value="${place}"]:checked) .row-item:not(.st-${place})`).join(',')}{display:none}
@media (pointer:coarse){.button,.segment>span,.role>span,nav a,.task,.slot>span,.pick>span{min-block-size:2.75rem}.role>span,.segment>span{min-inline-size:2.75rem;justify-content:center}}
@media (max-width:599px){input:not([type=radio],[type=checkbox]),textarea,select{font-size:1rem}.axis{--even:none}}
@media (min-width:600px){main,.bar-inner,footer{padding-inline:1.5rem}}
@media (min-width:1000px){
.app-side{display:grid;grid-template-columns:15.5rem minmax(0,1fr);grid-template-rows:1fr auto;min-block-size:100vh}
.app-side .bar-main{grid-row:1/3;border-block-end:0;border-inline-end:1px solid var(--line)}.app-side .bar-inner{position:sticky;inset-block-start:0;block-size:100vh;overflow-y:auto;gap:1.5rem;padding:1.25rem .875rem}
.app-side .brand{padding-inline:.5rem}
.app-side nav ul{flex-direction:column;gap:.125rem;margin:0;overflow:visible}.app-side nav a{white-space:normal}
.app-side .roles{flex-direction:column;align-items:stretch;gap:.125rem;overflow:visible;margin-block-start:auto;flex:none;padding-block-start:1rem;border-block-start:1px solid var(--line)}
.app-side .roles legend{padding:0 .625rem .25rem}
.app-side .role,.app-side .role>span{border-radius:8px;max-inline-size:none}.app-side .role>span{border-color:transparent;gap:.625rem;padding-inline:.625rem}
.app-side .role>span::before{content:"";flex:none;inline-size:1rem;block-size:1rem;border:1.5px solid var(--edge);border-radius:50%}
.app-side .role>input:checked+span{background:transparent;color:var(--text);border-color:transparent}
.app-side .role>input:checked+span::before{border:5px solid var(--accent)}
.app-side main{padding:2rem 2.25rem 2.5rem}.app-side footer{padding-inline:2.25rem}
.app-side footer p{max-inline-size:76rem;margin-inline:auto}
.app-top .bar-inner{flex-flow:row wrap;align-items:center;gap:.75rem 2rem;padding:.75rem 2rem}
.app-top .roles{margin-inline-start:auto}.app-top nav ul{margin:0}
.app-top main{padding-block-start:2.25rem}.app-top footer p{max-inline-size:76rem;margin-inline:auto}
}
@media (min-width:1200px){.beside{grid-template-columns:minmax(0,1fr) 19rem}.beside .aside{grid-template-columns:1fr}}
@media (prefers-reduced-motion:no-preference){a,.button,.segment>span,.role>span{transition:background-color .12s,border-color .12s,color .12s}}
@media (forced-colors:active){label:has(:checked)>span{outline:2px solid}.pill::before{forced-color-adjust:none}}
@media print{nav,.roles,.bar,.segments,.button{display:none}.screen,.role-view{display:block!important;break-after:page}.role-view{break-after:auto}body{background:#fff}.panel{box-shadow:none}.app-side,.beside{display:block}.app-side .bar-inner{position:static;block-size:auto}}
`;
