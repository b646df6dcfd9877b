import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import type { Log } from '../bin/progress.mjs';
import { holdPort } from './held-port.js';
import { StartRefused } from './programs.js';
import { type ProcessSpec, SupervisedProcess, type SupervisionTimes } from './supervised-process.js';

const DEFAULT_TIMES: SupervisionTimes = {
  firstBackoffMs: 500,
  maxBackoffMs: 30_000,
  settledAfterMs: 60_000,
  graceMs: 10_000,
  livenessEveryMs: 5_000,
  now: () => performance.now(),
};

/** Owns all child processes and ports of one start, so that stop() ends them all, also when the start fails half way. */
export class Supervisor {
  private readonly times: SupervisionTimes;
  private readonly guard: Guard;
  private readonly supervised: SupervisedProcess[] = [];
  private readonly heldPorts: (() => void)[] = [];
  private closed = false;

  constructor(
    private readonly log: Log,
    times: Partial<SupervisionTimes> = {},
  ) {
    this.times = { ...DEFAULT_TIMES, ...times };
    this.guard = new Guard(this.times.graceMs);
  }

  /** In the order of supervise(). */
  get processes(): readonly SupervisedProcess[] {
    return this.supervised;
  }

  /** By its name. */
  process(name: string): SupervisedProcess {
    const found = this.supervised.find((supervised) => supervised.name === name);
    if (!found) throw new Error(`No process is called ${name}.`);
    return found;
  }

  /** The guard's process lives until all supervised processes have ended, also when this one is killed. */
  get guardPid(): number | undefined {
    return this.guard.pid;
  }

  /** Adds a process without starting it. Throws StartRefused after stop(). */
  supervise(spec: ProcessSpec): SupervisedProcess {
    if (this.closed) throw new StartRefused('Stopped before everything had started.');
    const supervised = new SupervisedProcess(spec, this.guard, this.log, this.times);
    this.supervised.push(supervised);
    return supervised;
  }

  /** Until stop(), the port belongs to whatever listens on the socket. Rejects where it is taken. */
  async holdPort(port: number, socketPath: string): Promise<void> {
    const letGo = await holdPort(port, socketPath);
    if (this.closed) letGo();
    else this.heldPorts.push(letGo);
  }

  /** Stops the processes one after another, the last one first, then lets the ports go. */
  async stop(): Promise<void> {
    this.closed = true;
    for (const supervised of this.supervised.toReversed()) await supervised.stop();
    for (const letGo of this.heldPorts) letGo();
    this.guard.release();
  }
}

/**
 * Reads one list of process ids per line and keeps the last. When its input ends, those processes get SIGTERM, and
 * SIGKILL after as many seconds as its argument says. A shell script, since it takes little memory.
 */
const WATCH = `
trap '' INT TERM HUP
while read -r line; do pids=$line; done
for pid in $pids; do kill -TERM "$pid" 2>/dev/null; done
second=0
while [ "$second" -lt "$1" ]; do
  second=$((second + 1))
  left=
  for pid in $pids; do kill -0 "$pid" 2>/dev/null && left=yes; done
  [ -z "$left" ] && break
  sleep 1
done
for pid in $pids; do kill -KILL "-$pid" 2>/dev/null; done
exit 0
`;

/** A process that ends the supervised processes when the supervisor itself is killed. */
class Guard {
  private readonly pids = new Set<number>();
  private readonly shell: ChildProcessByStdio<Writable, null, null>;

  constructor(graceMs: number) {
    const graceS = String(Math.ceil(graceMs / 1_000));
    this.shell = spawn('/bin/sh', ['-c', WATCH, 'sh', graceS], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.shell.unref();
    this.shell.stdin.on('error', () => undefined);
  }

  get pid(): number | undefined {
    return this.shell.pid;
  }

  watch(pid: number): void {
    this.pids.add(pid);
    this.send();
  }

  forget(pid: number): void {
    this.pids.delete(pid);
    this.send();
  }

  /** Ends the guard, and with it whatever it still watches; after an orderly stop that is nothing. */
  release(): void {
    this.shell.stdin.end();
  }

  private send(): void {
    this.shell.stdin.write(`${[...this.pids].join(' ')}\n`);
  }
}
