import path from 'node:path';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ReactBaselinePage } from './reactBaselinePage';

const scriptPath = '/react-baseline.js';

/** The files of a page that does nothing but hydrate with React: the least that a page with React can cost. */
export async function reactBaseline(): Promise<{
  html: string;
  script: string;
  scriptPath: string;
}> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'reactBaselinePage.tsx')],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>React baseline</title><link rel="icon" href="data:,"><script defer src="${scriptPath}"></script>
<style>body{max-width:60rem;margin:2rem auto;font:1rem/1.5 sans-serif}h1{font-size:3rem}</style>
<div id="root">${renderToString(createElement(ReactBaselinePage))}</div></html>`;
  return { html, script: outputFiles[0]?.text ?? '', scriptPath };
}
