import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../src/programs.js';

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
/** The first command for a server, as README says it. */
const [, command = ''] = /On a server[^]*?```\n(.*?)\n/.exec(readme) ?? [];

let clone: string;
let path: string;

/** What a fresh clone has of the settings, on a machine with Node and without a package. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'careward-clone-'));
  for (const part of ['package.json', '.env.example', 'infra/local/bin', 'infra/deploy'])
    cpSync(join(projectRoot, part), join(clone, part), { recursive: true });
  path = join(clone, 'programs');
  mkdirSync(path);
  symlinkSync(process.execPath, join(path, 'node'));
});
afterEach(() => rmSync(clone, { recursive: true }));

function run(line: string) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: `${path}:/usr/bin:/bin` },
  });
  return { status, said: stdout + stderr };
}
const file = () => join(clone, '.env');
const settings = () => readFileSync(file(), 'utf8');
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(settings())?.[1];

describe("README's first command for a server", () => {
  it('makes .env in a fresh clone, for its owner alone', () => {
    expect(run(command)).toMatchObject({
      status: 0,
      said: expect.stringContaining('Say PUBLIC_URL'),
    });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(valueOf('MASTER_KEY')).toMatch(/^[\w-]{43}$/);
    expect(settings()).not.toContain('<');
  });

  it('never touches a .env that is there', () => {
    writeFileSync(file(), 'MASTER_KEY=ours\n');
    const { status, said } = run(command);
    expect(status).toBe(1);
    expect(said).toContain('--update');
    expect(settings()).toBe('MASTER_KEY=ours\n');
  });

  it('completes an older .env with what belongs to its secrets', () => {
    run(command);
    const complete = settings();
    const lacking = [
      'COACH_DATA_KEY_WRAPPING_KEYS',
      'EMAIL_INDEX_KEY',
      'COACH_INTERNAL_SIGNING_KEY',
      'COACH_REDIS_URL',
    ];
    const own = 'PUBLIC_URL=https://care.example.org';
    const older = complete
      .split('\n')
      .filter((line) => !lacking.some((name) => line.startsWith(`${name}=`)))
      .join('\n')
      .replace(/^PUBLIC_URL=.*$/m, own)
      .replace(/^REDIS_URL=.*$/m, 'REDIS_URL=rediss://:secret@redis.example.org:6380');
    writeFileSync(file(), older);
    const { status, said } = run(`${command.split('#')[0]} --update`);
    expect(status).toBe(0);
    for (const name of lacking) expect(said).toContain(name);
    expect(valueOf('COACH_DATA_KEY_WRAPPING_KEYS')).toBe(
      /^COACH_DATA_KEY_WRAPPING_KEYS=(.*)$/m.exec(complete)?.[1],
    );
    expect(settings()).toContain(own);
    // Where the engine is that it had before.
    const password = valueOf('COACH_ENGINE_PASSWORD');
    expect(valueOf('COACH_REDIS_URL')).toBe(`rediss://coach:${password}@redis.example.org:6380`);
    const kept = older.split('\n').filter((line) => !line.startsWith('INTERNAL_PUBLIC_KEYS='));
    expect(settings().split('\n')).toEqual(expect.arrayContaining(kept));
    expect(run(`${command.split('#')[0]} --update`).said).toContain('lacks nothing');
  });

  it('says what to do with options that do not fit', () => {
    const first = command.split('#')[0];
    expect(run(`${first} --update`)).toMatchObject({
      status: 1,
      said: expect.stringContaining('no .env here'),
    });
    expect(run(`${first} --force`)).toMatchObject({
      status: 1,
      said: expect.stringContaining('no option'),
    });
  });
});

describe('the commands that README and the runbooks name', () => {
  const pages = ['development', 'how-to', 'configuration', 'safety-and-privacy'];
  const documents = ['README.md', 'CONTRIBUTING.md', ...pages.map((page) => `infra/docs/${page}.md`)];
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const named = documents.flatMap((document) =>
    [
      ...readFileSync(join(projectRoot, document), 'utf8').matchAll(
        /`(?:\w+=\S+ )?npm (?:run )?([a-z]+(?:[:-][a-z]+)?)/g,
      ),
    ].map(([, name = '']) => name),
  );
  /** They check what a developer has installed. */
  const afterAnyOther = ['lint', 'format', 'install'];

  it.each([...new Set(named)].filter((name) => !afterAnyOther.includes(name)))(
    'npm run %s works in a fresh clone: it installs and builds what it needs',
    (name) => {
      expect(scripts[name]).toMatch(/^node infra\/(local|testing|containers)\/(bin\/)?[\w-]+\.mjs\b/);
    },
  );
});
