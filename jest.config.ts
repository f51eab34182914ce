/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages that ship ES modules only; everything else in node_modules is left as it is.
const esmOnly = [
  'rettime',
  'until-async',
  '@open-draft/deferred-promise',
  'lodash-es',
  '@redux-devtools/instrument',
  // What better-auth is made of.
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

const shared = {
  transform: {
    '^.+\\.m?[jt]sx?$': [
      'ts-jest',
      { tsconfig: '<rootDir>/tsconfig.jest.json', diagnostics: false },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  setupFiles: ['<rootDir>/scripts/jest/seedFastCheck.ts'],
} satisfies Config;

const config: Config = {
  // Whole pages on two shared cores: slow is not broken.
  testTimeout: 30_000,
  // Jest would leave one core to itself, which has little to do.
  maxWorkers: '100%',
  // The state model is what everything else relies on: no branch of it goes untested.
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
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/contract/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setUpBrowserTests.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/testing/makeTestFolder.ts',
      globalTeardown: '<rootDir>/server/testing/removeTestFolder.ts',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
    },
  ],
};

export default config;
