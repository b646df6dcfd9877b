import everywhere from '../../jest.config.mjs';

/** The composed stack has engines of its own, and minutes to start. */
export default {
  ...everywhere,
  globalSetup: undefined,
  globalTeardown: undefined,
  roots: ['<rootDir>/infra/containers'],
  testMatch: ['**/*.containers.ts'],
  testTimeout: 900_000,
};
