import config from '../../../jest.config.mjs';

const [[files, [, options]]] = Object.entries(config.transform);

/** For whole runs, in which many spec files share one start and their modules (infra/testing/src/run/spec-groups.ts). */
export default {
  ...config,
  roots: [...config.roots, '<rootDir>/.spec-groups'],
  testMatch: ['<rootDir>/.spec-groups/*.spec.ts'],
  transform: { [files]: ['<rootDir>/infra/testing/jest/grouped-spec-transform.mjs', options] },
};
