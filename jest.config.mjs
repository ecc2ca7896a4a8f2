// Tests run as CommonJS through swc; Node's require of ES modules loads the ESM-only packages.
const swcTransform = [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

const everyProject = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  transform: { '\\.[jt]sx?$': swcTransform },
  extensionsToTreatAsEsm: [],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/release/'],
  moduleNameMapper: {
    // Electron's runtime is no npm module: tests of the shell's wiring meet a typed fake.
    '^electron$': '<rootDir>/__tests__/helpers/fakeElectron.ts',
    '\\?worker&url$': '<rootDir>/build/jest/assetStub.cjs',
    '\\.(css|svg|png|webp|woff2)(\\?\\w+)?$': '<rootDir>/build/jest/assetStub.cjs',
  },
};

const notUnit = ['/node_modules/', '<rootDir>/__tests__/e2e/', '<rootDir>/__tests__/long/'];

const unit = {
  ...everyProject,
  displayName: 'unit',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: notUnit,
};
const e2e = {
  ...everyProject,
  displayName: 'e2e',
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
};
const long = {
  ...everyProject,
  displayName: 'long',
  testMatch: ['<rootDir>/__tests__/long/**/*.test.ts'],
};

export default {
  // Generous: a slow machine must not decide whether a rule is right.
  testTimeout: 600_000,
  projects: process.env.HEXFRONT_LONG === '1' ? [unit, e2e, long] : [unit, e2e],
};
