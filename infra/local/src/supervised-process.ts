import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../bin/progress.mjs';
import type { Guard } from './guard.js';
import { lastWords, openLog } from './log-file.js';
import { privately } from './private-file.js';
import { StartRefused } from './start-refused.js';
import type { SupervisionTimes } from './supervision-times.js';
import { watchLiveness } from './watch-liveness.js';

const POLL_MS = 50;
const READY_WITHIN_MS = 60_000;

export type ProcessSpec = {
  /** Names the process in every line about it. */
  name: string;
  command: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  cwd?: string;
  logFile: string;
  isReady: () => Promise<boolean>;
  /** Whether it still does anything, once it was ready; one that says no three times is ended and started again. */
  isAlive?: () => Promise<boolean>;
  /** How long a start may take; a minute unless said otherwise. */
  readyWithinMs?: number;
};

/** One child process that is kept running until it is stopped: a death is said, and followed by a new start. */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private wanted = false;
  private deathsInARow = 0;
  private restart: NodeJS.Timeout | undefined;
  private endWatch = () => {};

  constructor(
    private readonly spec: ProcessSpec,
    private readonly guard: Guard,
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

  /** Starts it and waits until it is ready. Throws StartRefused when it ends or stays silent instead. */
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
        `${lastWords(this.spec.logFile)} (all of its log: ${this.spec.logFile})`,
    );
  }

  isReady(): Promise<boolean> {
    return this.spec.isReady();
  }

  /** Asks it to end, forces it after ten seconds, and leaves nothing of its process group. */
  async stop(): Promise<void> {
    this.wanted = false;
    clearTimeout(this.restart);
    this.endWatch();
    const child = this.child;
    if (!child?.pid) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), this.times.graceMs);
    await exited;
    clearTimeout(forced);
  }

  /** A sudden end, as tests and a failing machine bring about; it is started again. */
  kill(signal: NodeJS.Signals = 'SIGKILL'): void {
    this.child?.kill(signal);
  }

  private spawn(): ChildProcess {
    const { command, args, env, cwd, logFile } = this.spec;
    const child = privately(() => {
      const output = openLog(logFile);
      // A group of its own: Ctrl-C reaches the supervisor alone, which ends things in order.
      const born = spawn(command, args, { env, cwd, detached: true, stdio: ['ignore', output, output] });
      closeSync(output);
      return born;
    });
    this.child = child;
    const bornAt = this.times.now();
    if (child.pid) this.guard.watch(child.pid);
    child.once('error', () => this.onEnd(child, 'could not be run', bornAt));
    child.once('exit', (code, signal) => this.onEnd(child, `ended (${signal ?? `code ${code}`})`, bornAt));
    return child;
  }

  private onEnd(child: ChildProcess, how: string, bornAt: number): void {
    this.child = undefined;
    this.endWatch();
    if (child.pid) {
      endGroup(child.pid);
      this.guard.forget(child.pid);
    }
    if (!this.wanted) return;
    const { now, settledAfterMs, firstBackoffMs, longestBackoffMs } = this.times;
    if (now() - bornAt > settledAfterMs) this.deathsInARow = 0;
    const delay = Math.min(firstBackoffMs * 2 ** this.deathsInARow, longestBackoffMs);
    this.deathsInARow += 1;
    this.log(`${this.name} ${how}; it is started again in ${delay / 1000} s.`);
    this.restart = setTimeout(() => void this.startAgain(), delay);
  }

  private async startAgain(): Promise<void> {
    const child = this.spawn();
    if (await this.becomesReady(child)) {
      this.watch(child);
      return this.log(`${this.name} is back.`);
    }
    if (this.child !== child) return;
    // It lives and is of no use; its end is followed by another start.
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
    return `did not become ready within ${this.readyWithinMs / 1000} s`;
  }

  private get readyWithinMs(): number {
    return this.spec.readyWithinMs ?? READY_WITHIN_MS;
  }

  private async becomesReady(child: ChildProcess): Promise<boolean> {
    const deadline = performance.now() + this.readyWithinMs;
    while (this.child === child && performance.now() < deadline) {
      if (await this.spec.isReady()) return this.child === child;
      await wait(POLL_MS);
    }
    return false;
  }
}

/** What a process leaves behind in its group has nobody to end it any more. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty, as it should be.
  }
}
