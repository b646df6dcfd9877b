import type { Log } from '../bin/progress.mjs';
import { Guard } from './guard.js';
import { StartRefused } from './start-refused.js';
import { SupervisedProcess } from './supervised-process.js';
import type { ProcessSpec } from './supervised-process.js';
import { SUPERVISION_TIMES } from './supervision-times.js';
import type { SupervisionTimes } from './supervision-times.js';

/** Owns every child process of one start, so that whatever has come up can be ended, also half way. */
export class Supervisor {
  private readonly times: SupervisionTimes;
  private readonly guard: Guard;
  private readonly supervised: SupervisedProcess[] = [];
  private closed = false;

  constructor(
    private readonly log: Log,
    times: Partial<SupervisionTimes> = {},
  ) {
    this.times = { ...SUPERVISION_TIMES, ...times };
    this.guard = new Guard(this.times.graceMs);
  }

  /** In the order in which they were taken up. */
  get processes(): readonly SupervisedProcess[] {
    return this.supervised;
  }

  /** Lives for as long as something that this supervisor started, even past its own sudden end. */
  get guardPid(): number | undefined {
    return this.guard.pid;
  }

  /** Takes a process up without starting it. Throws StartRefused once stop() was called. */
  supervise(spec: ProcessSpec): SupervisedProcess {
    if (this.closed) throw new StartRefused('Stopped before everything had started.');
    const supervised = new SupervisedProcess(spec, this.guard, this.log, this.times);
    this.supervised.push(supervised);
    return supervised;
  }

  /** Ends the processes one after another, the youngest first. */
  async stop(): Promise<void> {
    this.closed = true;
    for (const supervised of this.supervised.toReversed()) await supervised.stop();
    this.guard.release();
  }
}
