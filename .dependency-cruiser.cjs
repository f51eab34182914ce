/** The layers, top down: each may import those below it, types included. */
const layers = [
  'app',
  'features',
  'api',
  'store',
  'toasts',
  'events',
  'ui',
  'navigation',
  'generation',
  'machine',
  'lib',
];

const notTests = '\\.test\\.tsx?$|^src/testing/';

const downwards = layers.slice(1).map((layer, index) => ({
  name: `${layer}-imports-downwards`,
  comment: `src/${layer} imports nothing from a layer above it.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: notTests },
  to: {
    path: `^src/((main|prerender)\\.tsx$|(${layers.slice(0, index + 1).join('|')})/)`,
  },
}));

module.exports = {
  forbidden: [
    ...downwards,
    {
      name: 'no-sibling-feature',
      comment: 'Features do not import each other.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: notTests },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'Production code does not import tests or test tools.',
      severity: 'error',
      from: { path: '^(src|server|contract)/', pathNot: notTests },
      to: { path: notTests },
    },
    {
      name: 'contract-stands-alone',
      comment: 'contract/ imports the schema library only.',
      severity: 'error',
      from: { path: '^contract/', pathNot: notTests },
      to: { pathNot: '^contract/|^node_modules/valibot/' },
    },
    {
      name: 'server-without-browser-code',
      comment: 'The server imports nothing of the web application.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'browser-without-server-code',
      comment: 'The web application imports nothing of the server.',
      severity: 'error',
      from: { path: '^(src|contract)/', pathNot: notTests },
      to: { path: '^server/' },
    },
    {
      name: 'browser-without-node',
      comment: 'The web application imports nothing of Node.',
      severity: 'error',
      from: { path: '^(src|contract)/', pathNot: notTests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circles',
      comment: 'No circular imports, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: require('node:path').join(__dirname, 'tsconfig.json') },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js'],
      conditionNames: ['import', 'require', 'default'],
    },
  },
};
