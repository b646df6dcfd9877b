import { engineAddresses } from '@careward/testing/engine-addresses';
import { testEnvironment } from '@careward/testing/test-environment';
import { testPrefix } from '@careward/testing/test-prefix';
import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { projectRoot, runProgram } from '../src/programs.js';

const { PATH } = process.env;
/** Runs the build of `npm run migrate` with only these variables. */
const migrate = (env: NodeJS.ProcessEnv, program = 'infra/local/dist/migrate.js') =>
  runProgram(process.execPath, [join(projectRoot, program)], { env: { PATH, ...env } });

describe('npm run migrate', () => {
  it('migrates the database of every service, one line each, and has nothing to do the next time', async () => {
    const { MONGODB_URL } = engineAddresses();
    const env = { MONGODB_URL, KEYS_MONGODB_URL: MONGODB_URL, MONGODB_DB_PREFIX: testPrefix() };
    const { code, output } = await migrate(env);
    const lines = output.trim().split('\n');
    const sealing = ['identity', 'care-profile', 'coach', 'assessment', 'notifications'];
    const expected = [...sealing.flatMap((service) => [service, `${service} keys`]), 'discovery'];
    expect(lines.map((line) => /^([a-z -]+): applied [a-z]/.exec(line)?.[1])).toEqual(expected);
    expect(code).toBe(0);
    const again = await migrate(env, 'services/coach/dist/migrations.js');
    expect(again).toEqual({ code: 0, output: 'coach: nothing to do\ncoach keys: nothing to do\n' });
  });

  it('is required by a service whose database is older, which says so and does not start', async () => {
    const env = { ...testEnvironment('coach', testPrefix()), MIGRATE_ON_START: 'false' };
    const { code, output } = await migrate(env, 'services/coach/dist/main.js');
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Cannot start: The database \w+ is older than this program and lacks .*\. Run 'npm run migrate' first/m,
    );
  });

  it('fails and names a missing or wrong setting', async () => {
    const { code, output } = await migrate({});
    expect(code).toBe(1);
    expect(output).toMatch(/^MONGODB_URL is not set/);
    const one = await migrate({ MONGODB_URL: 'localhost' }, 'services/coach/dist/migrations.js');
    expect(one.code).toBe(1);
    expect(one.output).toMatch(/^coach: not migrated: .*MONGODB_URL: a MongoDB address is needed$/m);
    expect(one.output).toMatch(
      /^coach keys: not migrated: .*KEYS_MONGODB_URL: a MongoDB address is needed$/m,
    );
  });
});
