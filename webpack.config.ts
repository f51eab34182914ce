import path from 'node:path';
import fs from 'node:fs';
import { constants, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import 'webpack-dev-server';
import { shellFile } from './contract/prerenderedPages';
import { PagesPlugin } from './scripts/pages/PagesPlugin';
import { scriptTarget } from './scripts/supportedBrowsers';
import { readConfig } from './server/config';
import { ConfigError } from './server/ConfigError';
import { readPublicSettings } from './server/web/readPublicSettings';

if (fs.existsSync('.env')) process.loadEnvFile('.env');

/** Parses all settings as the server does, so that `npm start` fails early with one line about an invalid one. */
function readSettings() {
  try {
    return { ...readConfig(process.env), publicOnes: readPublicSettings(process.env) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const { port, appUrl, publicOnes } = readSettings();
const publicSettings = { ...publicOnes, APP_URL: appUrl };

/** The settings as written into the page's scripts. */
const definitions = Object.fromEntries(
  Object.entries(publicSettings).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]),
);

/** External origins that the page calls; the server allows them in its content security policy. */
const connectOrigins = [publicSettings.PUBLIC_USER_API_URL, publicSettings.PUBLIC_GENERATION_URL]
  .filter((url) => /^https?:/.test(url))
  .map((url) => new URL(url).origin);

const swcRule = (target: string, production: boolean): webpack.RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  // No module has side effects on import, so unused ones are dropped.
  sideEffects: false,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target,
        transform: { react: { runtime: 'automatic', development: !production } },
      },
    },
  },
});

// A hint for Chromium: compile the whole script while it loads, off the main thread, rather than each function on its
// first call. Added after the minimizer, which removes comments.
const compileHint = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  // Too small to gain from it.
  exclude: /early\./,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/**
 * Features that all supported browsers and their workers have or lack; the fallbacks of packages for them are dropped.
 */
const kinds = {
  function: [
    ...['AbortController', 'MessageChannel', 'Object.is', 'WeakMap', 'clearTimeout'],
    ...['performance.now', 'queueMicrotask', 'reportError', 'setTimeout'],
  ],
  object: ['console', 'globalThis', 'navigator', 'performance'],
  undefined: ['process', 'setImmediate'],
};
const browserGlobals = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, names]) =>
    names.map((name) => [`typeof ${name}`, JSON.stringify(kind)]),
  ),
);

const resolve = { extensions: ['.ts', '.tsx', '.js'] };

const compressible = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;

function webConfig(production: boolean): Configuration {
  return {
    name: 'web',
    mode: production ? 'production' : 'development',
    devtool: production ? false : 'eval-source-map',
    target: scriptTarget,
    entry: {
      main: [
        './src/loadPageScripts.ts',
        './src/trustedTypes.ts',
        './src/resumeReactScheduler.ts',
        './src/stacklessErrors.ts',
        './src/main.tsx',
      ],
      early: './src/beforeHydration.ts',
    },
    output: {
      path: path.resolve('dist/web'),
      publicPath: '/',
      // The entry holds the hashes and ids of all chunks, so both are short.
      filename: production ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      clean: true,
    },
    resolve: production
      ? {
          ...resolve,
          alias: {
            // Its package.json exports only the development build for every mode.
            'react-router$': path.resolve('node_modules/react-router/dist/production/index.mjs'),
          },
        }
      : resolve,
    module: {
      rules: [
        swcRule('es2022', production),
        { test: /\.woff2$/, type: 'asset/resource' },
        // Only an unused part of Emotion imports it, but its package does not declare that it has no side effects.
        { test: /node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
      ],
    },
    optimization: {
      chunkIds: production ? 'total-size' : 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 3 }, mangle: true, ecma: 2020 },
          extractComments: false,
        }),
      ],
      // The runtime is part of the entry: the first view needs one script in one request.
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: {
          // One chunk for what most pages need of MUI: it compresses better than many small ones.
          mui: {
            name: 'mui',
            test: /[\\/](@emotion|stylis|react-is|clsx|@mui[\\/](system|styled-engine|utils|material[\\/](styles|utils|Typography|Box|Button|ButtonBase|ButtonGroup|Card|DefaultPropsProvider|Link|Paper|colors|transitions|internal|useLazyRipple)))[\\/]/,
            chunks: 'async',
            minChunks: 8,
            enforce: true,
          },
        },
      },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/TouchRipple\.mjs$|^\.\.\/(?:CircularProgress|TabScrollButton|TextareaAutosize)\/index\.mjs$|\/svg-icons\/Cancel\.mjs$/,
        path.resolve('src/ui/EmptyComponent.ts'),
      ),
      // The palette defines all of these colours; MUI's own are used only by its default theme, which no page shows.
      new webpack.NormalModuleReplacementPlugin(
        /\/colors\/(?:purple|red|orange|blue|lightBlue|green)\.mjs$/,
        path.resolve('node_modules/@mui/material/colors/grey.mjs'),
      ),
      new webpack.DefinePlugin({ ...definitions, ...browserGlobals }),
      // Splitting leaves two equal chunks, and which of them gets which id differs from build to build, and with it the
      // size of the compressed entry. webpack merges equal chunks only before splitting (stage 10).
      new webpack.optimize.MergeDuplicateChunksPlugin({ stage: 11 }),
      ...(production ? [compileHint] : []),
      new HtmlWebpackPlugin({
        template: 'src/index.html',
        filename: production ? shellFile : 'index.html',
        scriptLoading: 'defer',
        chunks: ['main'],
        minify: false,
      }),
      new PagesPlugin({ appUrl: publicSettings.APP_URL, definitions, prerenders: production }),
      new CopyPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      ...(production
        ? [
            new CompressionPlugin<BrotliOptions>({
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              test: compressible,
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              minRatio: 1,
            }),
            new CompressionPlugin<ZlibOptions>({
              filename: '[path][base].gz',
              algorithm: 'gzip',
              test: compressible,
              compressionOptions: { level: 9 },
              minRatio: 1,
            }),
          ]
        : []),
    ],
    // `npm run bench` checks the budgets, on the compressed bytes of each route.
    performance: false,
    devServer: {
      port: 8080,
      hot: true,
      // Compression would delay the stream.
      compress: false,
      historyApiFallback: true,
      proxy: [
        {
          context: ['/api', '/v1'],
          target: `http://localhost:${port}`,
        },
      ],
    },
  };
}

function serverConfig(production: boolean): Configuration {
  return {
    name: 'server',
    mode: production ? 'production' : 'development',
    devtool: 'source-map',
    target: 'node20',
    entry: {
      main: './server/main.ts',
      manageAccounts: './server/manageAccounts.ts',
      copyDatabase: './server/copyDatabase.ts',
      // These run in worker threads, so they need files of their own.
      databaseThread: './server/database/databaseThread.ts',
      draftThread: './server/generation/draftThread.ts',
    },
    output: {
      path: path.resolve('dist/server'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve,
    module: { rules: [swcRule('es2022', production)] },
    // Packages are loaded from node_modules and not bundled.
    externals: [
      ({ request }, callback) => {
        if (/^[@a-z]/i.test(request)) {
          callback(undefined, `commonjs ${request}`);
        } else {
          callback();
        }
      },
    ],
    node: { __dirname: false, __filename: false },
    optimization: { minimize: false },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.BUILD_CONNECT_ORIGINS': JSON.stringify(connectOrigins.join(' ')),
      }),
    ],
  };
}

/** The web application and its companion server: `--config-name web` or `server` builds one of them. */
export default function configure(
  _env: Record<string, unknown>,
  argv: { mode?: string },
): Configuration[] {
  const production = argv.mode !== 'development';
  return [webConfig(production), serverConfig(production)];
}
