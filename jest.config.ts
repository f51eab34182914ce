/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// Packages that are ES modules only; nothing else in node_modules is transformed.
const esmOnly = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'lodash-es',
  '@redux-devtools/instrument',
  'entities',
  // Dependencies of better-auth.
  'better-auth',
  'better-call',
  '@better-auth',
  '@better-fetch',
  '@noble',
  'defu',
  'jose',
  'nanostores',
  'rou3',
];

// For the workers. V8 would collect the objects of React and jsdom so often that tests of pages take a tenth longer.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

const shared = {
  runtime: '<rootDir>/scripts/jest/runtimeKeepingScripts.cjs',
  transform: {
    '/node_modules/': '<rootDir>/scripts/jest/packageTransform.cjs',
    '\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json', diagnostics: false }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFiles: ['<rootDir>/scripts/jest/seedFastCheck.ts'],
} satisfies Config;

const browser = {
  ...shared,
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setUpBrowserTests.ts'],
  // Its URL of the worker's file exists in an ES module only, and jest compiles to CommonJS.
  moduleNameMapper: { '/createDiffWorker$': '<rootDir>/src/testing/createDiffWorker.ts' },
} satisfies Config;

const config: Config = {
  // Far longer than any test takes: the machine of CI may be slow and shared.
  testTimeout: 120_000,
  // One more than there are cores: tests of the server mostly wait for processes, databases and time limits.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/scripts/jest/slowTestsFirst.cjs',
  // Everything else relies on the state model, so every branch of it is tested.
  collectCoverageFrom: [
    'src/machine/*.ts',
    'src/**/*Slice.ts',
    'src/**/*Listeners.ts',
    'src/features/ideaSubmission/generateDocument.ts',
    '!**/*.test.ts',
  ],
  coverageReporters: ['text'],
  coverageThreshold: { global: { branches: 100, functions: 100, lines: 100, statements: 100 } },
  projects: [
    {
      ...browser,
      displayName: 'browser',
      testMatch: ['<rootDir>/{src,contract}/**/*.test.ts'],
    },
    {
      ...browser,
      displayName: 'pages',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      // Loading these takes most files of the other project longer than their tests.
      setupFilesAfterEnv: [
        ...browser.setupFilesAfterEnv,
        '<rootDir>/src/testing/setUpPageTests.ts',
      ],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      setupFiles: [...shared.setupFiles, '<rootDir>/scripts/jest/saveCompilation.ts'],
      globalSetup: '<rootDir>/server/testing/makeTestFolder.ts',
      globalTeardown: '<rootDir>/server/testing/removeTestFolder.ts',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      // Tests that apply to only one of the two databases.
      testPathIgnorePatterns: [
        process.env.TEST_DATABASE_URL === undefined
          ? '\\.postgres\\.test\\.ts$'
          : '\\.embedded\\.test\\.ts$',
      ],
    },
  ],
};

export default config;
