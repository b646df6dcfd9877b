/** One configuration for every project: native ESM, swc, sources instead of builds (the `source` condition). */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/services', '<rootDir>/gateway', '<rootDir>/infra', '<rootDir>/web'],
  testMatch: ['**/*.{unit,int,contract,api}.spec.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/test/fixtures/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/target/'],
  testEnvironment: '<rootDir>/infra/testing/jest/node-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          parser: { syntax: 'typescript', decorators: true, tsx: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
          target: 'es2023',
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/web/test/style-stub.ts',
  },
  // The `source` condition finds these two as TypeScript.
  transformIgnorePatterns: ['/node_modules/(?!(scroll-into-view-if-needed|compute-scroll-into-view)/)'],
  globalSetup: '<rootDir>/infra/testing/jest/global-setup.mjs',
  globalTeardown: '<rootDir>/infra/testing/jest/global-teardown.mjs',
  workerIdleMemoryLimit: '700MB',
  // Only ends what hangs; a busy machine may take several times as long as a quiet one.
  testTimeout: 120_000,
};
