import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { shellFile } from '../../contract/prerenderedPages';
import { buildStyles } from './buildStyles';
import { renderPages } from './renderPages';
import { siteFiles } from './siteFiles';

interface PagesPluginOptions {
  /** The product's public origin. */
  appUrl: string;
  /** The settings that are compiled into the page's scripts. */
  definitions: Record<string, string>;
  /** Whether the public pages are rendered; without, the browser makes all of them. */
  prerenders: boolean;
}

const name = 'PagesPlugin';
const shellHead = '<title>Ideakiln</title>';
const shellBody = '<noscript>Ideakiln needs JavaScript to write documents.</noscript>';

/**
 * Puts the style sheet into the HTML, writes each public page (section 2) as a file with its text in it, and what search
 * engines read.
 */
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
        // The plugin for the HTML is done by then, and compression is yet to come.
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
    const page = (head: string, root: string, scripts = ''): string =>
      [
        ['<!--page-head-->', head],
        ['<div id="root"></div>', root],
        ['<script defer', `${scripts}<script defer`],
      ].reduce((html, [mark = '', content = '']) => put(html, mark, content), template);
    write(shell, page(shellHead, `<div id="root">${shellBody}</div>`));
    if (!prerenders) return;
    for (const [file, { head, body }] of Object.entries(await renderPages(definitions))) {
      // The mark tells the browser's part that this is the page to hydrate.
      const root = `<div id="root" data-page="${file}">${body}</div>`;
      write(file, page(head, root, scriptsOf(compilation, file)));
    }
  }
}

/** The script of a page is named after its file. With it in the HTML, it comes together with the entry. */
function scriptsOf(compilation: Compilation, file: string): string {
  const chunk = file.split('.')[0] ?? '';
  const group = compilation.namedChunkGroups.get(chunk);
  if (group === undefined) throw new Error(`There is no script named ${chunk} for ${file}.`);
  return group
    .getFiles()
    .map((script) => `<script defer="defer" src="/${script}"></script>`)
    .join('');
}

/** Replaces the one place that is marked so; as text, whatever it holds. */
function put(html: string, mark: string, content: string): string {
  const parts = html.split(mark);
  if (parts.length !== 2) throw new Error(`${mark} stands ${parts.length - 1} times in the page.`);
  return parts.join(content);
}
