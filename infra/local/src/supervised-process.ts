import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../bin/progress.mjs';
import { withPrivateUmask } from './private-file.js';
import { StartRefused } from './programs.js';

/**
 * A process of Node with little to do takes 30 MB less when V8 collects its new objects after 4 MB instead of 16; under
 * load it takes a tenth more time for that.
 */
export const SMALL_HEAP = '--max-semi-space-size=4';

const POLL_MS = 50;
const READY_TIMEOUT_MS = 120_000;

export type ProcessSpec = {
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  logFile: string;
  /** The unix sockets that it listens on. */
  sockets?: readonly string[];
  isReady: () => Promise<boolean>;
  /** Probed once it was ready; after three failures in a row it is killed and started again. */
  isAlive?: () => Promise<boolean>;
  /** How long a start may take; by default a minute. */
  readyTimeoutMs?: number;
};

export type SupervisionTimes = {
  /** The wait before the first restart; it doubles each time the process ends again. */
  firstBackoffMs: number;
  maxBackoffMs: number;
  /** After this uptime the backoff begins anew. */
  settledAfterMs: number;
  /** How long after SIGTERM a process gets SIGKILL. */
  graceMs: number;
  /** The time between two liveness probes. */
  livenessEveryMs: number;
  /** A monotonic clock. */
  now: () => number;
};

/** A child process that is restarted, with backoff, whenever it ends before it is stopped. */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private closing: ChildProcess | undefined;
  private wanted = false;
  private restartsInARow = 0;
  private restart: NodeJS.Timeout | undefined;
  private endWatch = () => {};

  constructor(
    private readonly spec: ProcessSpec,
    /** Ends it when the supervisor itself is killed. */
    private readonly guard: { watch(pid: number): void; forget(pid: number): void },
    private readonly log: Log,
    private readonly times: SupervisionTimes,
  ) {}

  get name(): string {
    return this.spec.name;
  }

  /** The id of the running process; undefined while there is none. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** Starts it and waits until it is ready. Throws StartRefused when it ends or does not become ready. */
  async start(): Promise<void> {
    const child = this.spawn();
    if (await this.becomesReady(child)) {
      this.wanted = true;
      return this.watch(child);
    }
    const ended = this.child !== child;
    await this.stop();
    throw new StartRefused(
      `${this.name} ${ended ? 'ended' : this.tooSlow}: ` +
        `${lastLogLine(this.spec.logFile)} (all of its log: ${this.spec.logFile})`,
    );
  }

  isReady(): Promise<boolean> {
    return this.spec.isReady();
  }

  /** SIGTERM, then SIGKILL after the grace period; its whole process group is gone afterwards. */
  async stop(): Promise<void> {
    this.wanted = false;
    clearTimeout(this.restart);
    this.endWatch();
    const child = this.child;
    if (!child?.pid) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    // A second SIGTERM would end a role at once that is still answering and closing.
    if (this.closing === child) return void (await exited);
    this.closing = child;
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), this.times.graceMs);
    await exited;
    clearTimeout(forced);
  }

  /** For tests: ends it suddenly. It is started again. */
  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.child?.kill(signal);
  }

  private spawn(): ChildProcess {
    const { command, args, env, cwd, logFile, sockets = [] } = this.spec;
    // A killed process leaves its sockets behind, and the next one could not listen.
    for (const socket of sockets) rmSync(socket, { force: true });
    const child = withPrivateUmask(() => {
      const output = openLog(logFile);
      // A process group of its own: Ctrl-C reaches only the supervisor, which stops everything in order.
      const spawned = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', output, output] });
      closeSync(output);
      return spawned;
    });
    this.child = child;
    const startedAt = this.times.now();
    if (child.pid) this.guard.watch(child.pid);
    child.once('error', () => this.onEnd(child, 'could not be run', startedAt));
    child.once('exit', (code, signal) => this.onEnd(child, `ended (${signal ?? `code ${code}`})`, startedAt));
    return child;
  }

  private onEnd(child: ChildProcess, reason: string, startedAt: number): void {
    this.child = undefined;
    this.endWatch();
    if (child.pid) {
      endGroup(child.pid);
      this.guard.forget(child.pid);
    }
    if (!this.wanted) return;
    const { now, settledAfterMs, firstBackoffMs, maxBackoffMs } = this.times;
    if (now() - startedAt > settledAfterMs) this.restartsInARow = 0;
    const delay = Math.min(firstBackoffMs * 2 ** this.restartsInARow, maxBackoffMs);
    this.restartsInARow += 1;
    this.log(`${this.name} ${reason}; it is started again in ${delay / 1000} s.`);
    this.restart = setTimeout(() => void this.startAgain(), delay);
  }

  private async startAgain(): Promise<void> {
    const child = this.spawn();
    if (await this.becomesReady(child)) {
      this.watch(child);
      return this.log(`${this.name} is back.`);
    }
    if (this.child !== child) return;
    // Killed, so that it is started once more.
    this.log(`${this.name} ${this.tooSlow}.`);
    child.kill('SIGKILL');
  }

  private watch(child: ChildProcess): void {
    const { isAlive } = this.spec;
    if (!isAlive) return;
    this.endWatch();
    this.endWatch = watchLiveness(isAlive, this.times.livenessEveryMs, () => {
      this.log(`${this.name} does not answer any more and is ended.`);
      child.kill('SIGKILL');
    });
  }

  private get tooSlow(): string {
    return `did not become ready within ${this.readyTimeoutMs / 1000} s`;
  }

  private get readyTimeoutMs(): number {
    return this.spec.readyTimeoutMs ?? READY_TIMEOUT_MS;
  }

  private async becomesReady(child: ChildProcess): Promise<boolean> {
    const deadline = performance.now() + this.readyTimeoutMs;
    while (this.child === child) {
      if (await this.spec.isReady()) return this.child === child;
      // Only after a look: the machine may have stood still meanwhile.
      if (performance.now() >= deadline) return false;
      await wait(POLL_MS);
    }
    return false;
  }
}

/** Ends the children that a process has left behind. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}

const MAX_MISSES = 3;

/**
 * Probes periodically and calls `onUnresponsive` once three probes in a row have failed; a short hang under load is no
 * reason to restart. Returns the function that stops the probes.
 */
function watchLiveness(
  isAlive: () => Promise<boolean>,
  everyMs: number,
  onUnresponsive: () => void,
): () => void {
  let missed = 0;
  let over = false;
  let next = setTimeout(() => void probe(), everyMs);
  async function probe(): Promise<void> {
    missed = (await isAlive()) ? 0 : missed + 1;
    if (over) return;
    if (missed === MAX_MISSES) onUnresponsive();
    else next = setTimeout(() => void probe(), everyMs);
  }
  return () => {
    over = true;
    clearTimeout(next);
  };
}

const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** Opens a process's log for appending. A file above 5 MiB is first renamed to `<file>.1`. */
function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > MAX_LOG_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/** The last line of a log as readable text: the message of a JSON line. */
function lastLogLine(file: string): string {
  const line = readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '';
  try {
    const entry: unknown = JSON.parse(line);
    if (typeof entry === 'object' && entry && 'msg' in entry) return String(entry.msg);
  } catch {
    // Not JSON: the line is returned as it is.
  }
  return line.slice(0, 500);
}
