import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@careward/testing/eventually';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isRunning } from '../src/data-folder.js';
import { freePort } from '../src/loopback.js';
import type { ProcessSpec, SupervisionTimes } from '../src/supervised-process.js';
import { Supervisor } from '../src/supervisor.js';
import { temporaryFolder } from './temporary-folder.js';

const SETTLED_AFTER_MS = 1_000_000;

describe('a supervised process', () => {
  const folder = temporaryFolder();
  const lines: string[] = [];
  let supervisor: Supervisor;
  afterEach(async () => {
    await supervisor.stop();
    lines.length = 0;
  });

  const supervise = (times: Partial<SupervisionTimes>, spec: Partial<ProcessSpec> = {}) => {
    supervisor = new Supervisor((line) => void lines.push(line), times);
    return supervisor.supervise({
      name: 'sleeper',
      command: '/bin/sleep',
      args: ['1000'],
      env: {},
      logFile: join(folder, 'sleeper.log'),
      isReady: () => Promise.resolve(true),
      ...spec,
    });
  };

  it('is restarted when a restart never became ready', async () => {
    let ready = true;
    const sleeper = supervise({ firstBackoffMs: 1 }, { isReady: async () => ready, readyTimeoutMs: 300 });
    await sleeper.start();
    ready = false;
    sleeper.kill();
    await eventually(() => expect(lines).toContain('sleeper did not become ready within 0.3 s.'));
    ready = true;
    await eventually(() => expect(lines.at(-1)).toBe('sleeper is back.'));
  });

  it('starts if it is ready, however late that is seen', async () => {
    const sleeper = supervise({}, { readyTimeoutMs: 0 });
    await sleeper.start();
    expect(sleeper.pid).toBeDefined();
  });

  it('doubles its backoff at each restart, up to a limit, and resets it after a settled uptime', async () => {
    let now = 0;
    const sleeper = supervise({
      firstBackoffMs: 2,
      maxBackoffMs: 8,
      settledAfterMs: SETTLED_AFTER_MS,
      now: () => now,
    });
    await sleeper.start();
    const endAfter = async (ms: number) => {
      now += ms;
      const before = lines.length;
      sleeper.kill();
      await eventually(() => expect(lines.slice(before)).toContain('sleeper is back.'));
    };
    for (const ms of [0, 0, 0, 0, SETTLED_AFTER_MS, SETTLED_AFTER_MS + 1, 0]) await endAfter(ms);
    const waits = lines.flatMap((line) => /started again in (.*) s\.$/.exec(line)?.[1] ?? []);
    expect(waits.map(Number)).toEqual([0.002, 0.004, 0.008, 0.008, 0.008, 0.002, 0.004]);
  });

  it('is killed and restarted after three failed liveness probes in a row', async () => {
    const answers = [true, false, false, true, false, false, false];
    const isAlive = async () => {
      const answer = answers.shift() ?? true;
      lines.push(answer ? 'yes' : 'no');
      return answer;
    };
    const sleeper = supervise({ livenessEveryMs: 1, firstBackoffMs: 1 }, { isAlive });
    await sleeper.start();
    const before = sleeper.pid;
    // The restarted process is probed as well.
    await eventually(() => expect(lines.slice(-2)).toEqual(['yes', 'yes']));
    expect(lines.slice(0, 10)).toEqual([
      ...['yes', 'no', 'no', 'yes', 'no', 'no', 'no'],
      'sleeper does not answer any more and is ended.',
      'sleeper ended (SIGKILL); it is started again in 0.001 s.',
      'sleeper is back.',
    ]);
    expect(sleeper.pid).not.toBe(before);
  });

  it('is not probed any more once it was stopped', async () => {
    let probes = 0;
    const sleeper = supervise({ livenessEveryMs: 1 }, { isAlive: async () => (probes += 1) > 0 });
    await sleeper.start();
    await eventually(() => expect(probes).toBeGreaterThan(2));
    await sleeper.stop();
    const probesAtStop = probes;
    // Meanwhile another process is probed many times at the same interval.
    let probesOfOther = 0;
    await supervise({ livenessEveryMs: 1 }, { isAlive: async () => (probesOfOther += 1) > 0 }).start();
    await eventually(() => expect(probesOfOther).toBeGreaterThan(20));
    expect(probes).toBe(probesAtStop);
  });

  it('gets SIGKILL when it ignores SIGTERM', async () => {
    const started = join(folder, 'started');
    const script = `trap '' TERM; touch ${started}; while :; do sleep 0.05; done`;
    const isReady = async () => existsSync(started);
    let probes = 0;
    const isAlive = async () => (probes += 1) < 3;
    const spec = { command: '/bin/sh', args: ['-c', script], isReady, isAlive };
    const sleeper = supervise({ graceMs: 50, livenessEveryMs: 5 }, spec);
    await sleeper.start();
    const pid = Number(sleeper.pid);
    await sleeper.stop();
    expect(isRunning(pid)).toBe(false);
    // Failed probes of a process that is being stopped are not logged.
    expect(lines).toEqual([]);
  });

  it('gets one SIGTERM, however often it is stopped while it closes', async () => {
    const [started, signals, closed] = ['closing-started', 'signals', 'closed'].map((name) =>
      join(folder, name),
    );
    const script = `trap 'printf . >> ${signals}' TERM; touch ${started}; until [ -e ${closed} ]; do sleep 0.02; done`;
    const isReady = async () => existsSync(String(started));
    const sleeper = supervise({}, { command: '/bin/sh', args: ['-c', script], isReady });
    await sleeper.start();
    const first = sleeper.stop();
    await eventually(() => expect(readFileSync(String(signals), 'utf8')).toBe('.'));
    const second = sleeper.stop();
    writeFileSync(String(closed), '');
    await Promise.all([first, second]);
    expect(readFileSync(String(signals), 'utf8')).toBe('.');
    expect(sleeper.pid).toBeUndefined();
  });

  it('creates files, and a log, that only the owner can read', async () => {
    const ours = process.umask();
    const made = join(folder, 'made');
    const logFile = join(folder, 'logs', 'private.log');
    const script = `touch ${made}; exec sleep 1000`;
    const isReady = async () => existsSync(made);
    await supervise({}, { command: '/bin/sh', args: ['-c', script], isReady, logFile }).start();
    expect(statSync(made).mode & 0o777).toBe(0o600);
    expect(statSync(logFile).mode & 0o777).toBe(0o600);
    expect(process.umask()).toBe(ours);
  });
});

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);

describe('the guard', () => {
  const folder = temporaryFolder();

  it('ends the processes of a supervisor that was killed', async () => {
    const args = [fixture('role-ignoring-sigterm.mjs'), String(await freePort()), join(folder, 'role.log')];
    const supervisor = spawn(process.execPath, [fixture('supervisor.mjs'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(supervisor.stdout, 'data')) as [Buffer];
    const role = Number(line.toString());
    expect(isRunning(role)).toBe(true);

    supervisor.kill('SIGKILL');
    await eventually(() => expect(isRunning(role)).toBe(false));
  });
});
