import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile as readText } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { CONFIG } from '@careward/platform/app/environment';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import type { CoachConfig } from '../../config.js';
import { type AcceptedFile, type ReadFile, refused, unread } from './read-file.domain.js';
import { CLOSED_ROOM, PROGRAM, readable } from './readable.js';
import { PROCESS } from './reading-limits.js';
import { Turns } from './turns.js';

/** It reads the code that it consists of; it writes nothing, starts no other program and reaches nobody. */
export const ARGUMENTS = [
  `--max-old-space-size=${PROCESS.heapMb}`,
  '--permission',
  ...readable().map((path) => `--allow-fs-read=${path}`),
  '--allow-addons',
  '--allow-worker',
  `--import=${pathToFileURL(CLOSED_ROOM).href}`,
];

/** `onEnd` is told what reading cost, once it was begun. */
type Reading = {
  type: string;
  owner: string;
  onEnd?: (cost: ReadingCost) => Promise<void>;
};

/** The time in the place, which is what others wait for; and whether the file had to be ended. */
export type ReadingCost = { ms: number; isTooMuch: boolean };

type ReadingOutcome = { kept: AcceptedFile } | { read: ReadFile } | { failed: string };

/** How a process ends that a file was too much for: out of memory, at a fault of native code, or by its own clock. */
const OF_THE_FILE: readonly unknown[] = [
  'SIGABRT',
  'SIGTRAP',
  'SIGSEGV',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
  'SIGALRM',
  134,
];

/**
 * Checks and reads a file in a process of its own, which ends with it: by itself, or when it has taken its time, its work or
 * its memory. Then nothing is known of the text; and of a file whose checks were not over either, nothing is kept. When it
 * ends by anything else, nothing is said of the file, which may be sent again.
 */
@Injectable()
export class FileReader {
  private readonly turns = new Turns(PROCESS, tooMany);
  private readonly time: number;
  private readonly work: number;
  private readonly wait: number;

  constructor(
    private readonly log: Log,
    @Inject(CONFIG) { COACH_TIMEOUT_FACTOR: factor }: CoachConfig,
  ) {
    this.time = PROCESS.time * factor;
    this.work = PROCESS.work * factor;
    this.wait = PROCESS.wait * factor;
  }

  /** @throws while too many others are being read. */
  read(bytes: Buffer, { type, owner, onEnd }: Reading): Promise<ReadFile> {
    return this.turns.take(owner, this.wait, async () => {
      const begun = performance.now();
      let isTooMuch = false;
      try {
        return await this.readAlone(bytes, type, () => (isTooMuch = true));
      } finally {
        await onEnd?.({ ms: performance.now() - begun, isTooMuch });
      }
    });
  }

  private async readAlone(bytes: Buffer, declared: string, onTooMuch: () => void): Promise<ReadFile> {
    const child = fork(PROGRAM, [String(this.time)], {
      env: {},
      execArgv: ARGUMENTS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: this.time,
      killSignal: 'SIGKILL',
    });
    const watch = setInterval(() => void this.endIfTooMuch(child), LOOKED_AT_MS);
    let kept: AcceptedFile | undefined;
    let read: ReadFile | undefined;
    let failed: string | undefined;
    child.on('message', (told: ReadingOutcome) => {
      if ('kept' in told) kept = told.kept;
      else if ('read' in told) read = told.read;
      else failed = told.failed;
    });
    // What it has said may arrive after its end.
    const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    // One that has ended already takes no message.
    child.send({ bytes, declared }, () => undefined);
    try {
      const [[code, signal]] = (await ended) as [unknown[], unknown[]];
      if (!read) {
        const isOfFile =
          !failed && (child.killed || OF_THE_FILE.includes(signal) || OF_THE_FILE.includes(code));
        const known = { code, signal, isOfFile, isKept: kept !== undefined, ...(failed && { failed }) };
        this.log.warn('a file was not read to its end', known);
        if (!isOfFile) throw notRead();
        onTooMuch();
      }
    } finally {
      clearInterval(watch);
    }
    return read ?? (kept ? { ...kept, ...unread('too-slow') } : refused('too-big-inside'));
  }

  /**
   * Most of what a picture or an unpacked stream takes is no part of the heap, whose limit Node itself keeps. And on a busy
   * machine a page takes long that takes little work. Other systems than Linux have the limits of heap and time alone.
   */
  private async endIfTooMuch(child: ChildProcess): Promise<void> {
    const stat = await readText(`/proc/${child.pid}/stat`, 'utf8').catch(() => '');
    const [, numbers = ''] = stat.split(') ');
    const { [11]: inUser = 0, [12]: inKernel = 0, [21]: resident = 0 } = numbers.split(' ').map(Number);
    const work = (inUser + inKernel) * LINUX.tick;
    if (resident * LINUX.page > PROCESS.memory || work > this.work) child.kill('SIGKILL');
  }
}

const LOOKED_AT_MS = 50;
/** What Linux counts in: bytes of a page, and milliseconds. */
const LINUX = { page: 4_096, tick: 10 };

const notRead = () =>
  new ProblemError({
    status: 503,
    code: 'unavailable',
    detail: 'We could not read your file right now. Please attach it again in a minute.',
    retryAfter: 30,
  });

const tooMany = () =>
  new ProblemError({
    status: 503,
    code: 'unavailable',
    detail: 'Too many files are being read right now. Please attach yours again in a minute.',
    retryAfter: 30,
  });
