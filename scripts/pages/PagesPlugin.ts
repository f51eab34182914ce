import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import {
  listPrerenderedPages,
  shellFile,
  type PrerenderedPage,
} from '../../contract/prerenderedPages';
import { buildStyles } from './buildStyles';
import { renderPages } from './renderPages';
import { siteFiles } from './siteFiles';
import { styleElements } from './styleElements';

interface PagesPluginOptions {
  /** The public origin. */
  appUrl: string;
  /** The settings compiled into the page's scripts. */
  definitions: Record<string, string>;
  /** Whether to prerender pages; otherwise the browser renders all of them. */
  prerenders: boolean;
}

const name = 'PagesPlugin';
const shellHead = '<title>Ideakiln</title>';

/** The message for browsers without scripts. */
const withoutScripts = (sentence: string): string =>
  `<noscript><p class="without-scripts">${sentence}</p></noscript>`;
const shellNotice = withoutScripts('Ideakiln needs JavaScript to show this page.');
const pageNotice = withoutScripts('You can read this page, but using it requires JavaScript.');

function noticeOf({ needsScripts, isPersonal }: PrerenderedPage): string {
  if (isPersonal) return shellNotice;
  return needsScripts ? pageNotice : '';
}

/** Inlines the style sheet into the HTML, and writes the prerendered pages and the files for search engines. */
export class PagesPlugin {
  readonly #options: PagesPluginOptions;

  constructor(options: PagesPluginOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
        name,
        async (data) => {
          const { css, files } = await buildStyles();
          for (const file of files) compilation.fileDependencies.add(path.resolve(file));
          const html = put(data.html, '<!--styles-->', `<style>${css}</style>`);
          return { ...data, html };
        },
      );
      compilation.hooks.processAssets.tapPromise(
        // After the HTML plugin, before compression.
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE + 1 },
        () => this.#writePages(compilation),
      );
    });
  }

  async #writePages(compilation: Compilation): Promise<void> {
    const { appUrl, definitions, prerenders } = this.#options;
    const write = (file: string, content: string): void => {
      const source = new webpack.sources.RawSource(content);
      if (compilation.getAsset(file) === undefined) compilation.emitAsset(file, source);
      else compilation.updateAsset(file, source);
    };
    for (const [file, content] of Object.entries(siteFiles(appUrl))) write(file, content);

    const shell = prerenders ? shellFile : 'index.html';
    const template = compilation.getAsset(shell)?.source.source().toString();
    if (template === undefined) return;
    const page = (head: string, root: string, styles = '', early = '', scripts = ''): string =>
      [
        ['<!--page-head-->', head],
        ['<!--page-styles-->', styles],
        ['<div id="root"></div>', root],
        ['<script defer', `${early}<script defer`],
        ['</head>', `${scripts}</head>`],
      ].reduce((html, [mark = '', content = '']) => put(html, mark, content), template);
    write(shell, page(shellHead, `${shellNotice}<div id="root"></div>`));
    if (!prerenders) return;
    const rendered = await renderPages(definitions);
    const early = earlyScript(compilation);
    for (const prerendered of listPrerenderedPages()) {
      const { file } = prerendered;
      const content = rendered[file];
      if (content === undefined) throw new Error(`Nothing was rendered for ${file}.`);
      // Marks the page for hydration.
      const hydration = prerendered.needsScripts ? '' : ' data-hydration="onIntent"';
      const hidden = prerendered.isPersonal ? ' class="hidden-without-scripts"' : '';
      const root = `<div id="root" data-page="${file}"${hydration}${hidden}>${content.body}</div>`;
      const styles = await styleElements(content.styles);
      const names = [...(styles === '' ? [] : ['theme']), prerendered.page];
      // A public page loads its own scripts when it hydrates on intent.
      const scripts = prerendered.needsScripts
        ? scriptsOf(compilation, names, prerendered.part)
        : '';
      const head = expectedParts(root) + content.head;
      write(file, page(head, noticeOf(prerendered) + root, styles, early, scripts));
    }
  }
}

/**
 * Makes Chromium wait for the whole header before it first draws the page (decision 006), and for the text of a first
 * view that is centred, which would otherwise move while its lines arrive. Chromium waits for the start tag of the named
 * element only, so each is the element after what must be complete.
 */
function expectedParts(body: string): string {
  return ['content', 'after-first-lines']
    .filter((id) => body.includes(`id="${id}"`))
    .map((id) => `<link rel="expect" href="#${id}" blocking="render">`)
    .join('');
}

/** Records presses until the other scripts have loaded; does not block rendering. */
function earlyScript(compilation: Compilation): string {
  const [file] = compilation.entrypoints.get('early')?.getFiles() ?? [];
  if (file === undefined) throw new Error('There is no script for early presses.');
  return `<script async src="/${file}"></script>`;
}

/**
 * Lists the page's own scripts, so that all of them load right after the entry.
 *
 * @throws Error if the page has no chunk with its name
 */
function scriptsOf(compilation: Compilation, names: readonly string[], partName: string): string {
  const filesOf = (name: string) => compilation.namedChunkGroups.get(name)?.getFiles();
  const files = names.flatMap((name) => {
    const own = filesOf(name);
    if (own === undefined) {
      throw new Error(`There is no script named ${name}: no import has this webpackChunkName.`);
    }
    return own;
  });
  // Small tabs have no chunk of their own: they are in the page's.
  files.push(...(filesOf(partName) ?? []));
  return (
    [...new Set(files)]
      // src/loadPageScripts.ts starts them once the entry has arrived.
      .map((script) => `<link rel="preload" as="script" media="not all" href="/${script}">`)
      .join('')
  );
}

/** Replaces the marker; `content` is inserted literally. */
function put(html: string, mark: string, content: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2) throw new Error(`${mark} occurs ${parts.length - 1} times in the page.`);
  return parts.join(content);
}
