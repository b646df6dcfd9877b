import config from '../../../jest.config.mjs';

/** For `npm run test:changed`, whose specs are chosen by what imports what. */
export default { ...config, resolver: '<rootDir>/infra/testing/jest/source-resolver.cjs' };
