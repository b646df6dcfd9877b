import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile as readText } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CONFIG } from '@careward/platform/app/environment';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import type { CoachConfig } from '../../config.js';
import { type Kept, type ReadFile, refused, unread } from './read-file.domain.js';
import { PROCESS } from './reading-limits.js';

/** As it is built, since it is a program of its own; the path is the same from the sources. */
const PROGRAM = fileURLToPath(new URL('../../../dist/files/reading/read-one-file.js', import.meta.url));
/** It reads the code that it consists of; it writes nothing and starts no other program. */
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
const ARGUMENTS = [
  `--max-old-space-size=${PROCESS.heapMb}`,
  '--permission',
  `--allow-fs-read=${ROOT}`,
  '--allow-addons',
  '--allow-worker',
];

type Told = { kept: Kept } | { read: ReadFile };

/**
 * Checks and reads a file in a process of its own, which ends with it: by itself, or when it has taken its time or its
 * memory. Then nothing is known of the text; and of a file whose checks were not over either, nothing is kept.
 */
@Injectable()
export class FileReader {
  private readonly room = bulkhead(PROCESS.atOnce, PROCESS.waiting);
  private readonly time: number;

  constructor(
    private readonly log: Log,
    @Inject(CONFIG) { COACH_TIMEOUT_FACTOR: factor }: CoachConfig,
  ) {
    this.time = PROCESS.time * factor;
  }

  /** @throws while too many others are being read. */
  async read(bytes: Buffer, declared: { type: string }): Promise<ReadFile> {
    try {
      return await this.room.execute(() => this.readAlone(bytes, declared.type));
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? tooMany() : error;
    }
  }

  private async readAlone(bytes: Buffer, declared: string): Promise<ReadFile> {
    const child = fork(PROGRAM, [String(this.time)], {
      env: {},
      execArgv: ARGUMENTS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: this.time,
      killSignal: 'SIGKILL',
    });
    const watch = setInterval(() => void endIfLarge(child), MEMORY_LOOKED_AT);
    let kept: Kept | undefined;
    let read: ReadFile | undefined;
    child.on('message', (told: Told) => {
      if ('kept' in told) kept = told.kept;
      else read = told.read;
    });
    // What it has said may arrive after its end.
    const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
    // One that has ended already takes no message.
    child.send({ bytes, declared }, () => undefined);
    try {
      const [[code, signal]] = (await ended) as [unknown[], unknown[]];
      if (!read)
        this.log.warn('a file was not read to its end', { code, signal, isKept: kept !== undefined });
    } finally {
      clearInterval(watch);
    }
    return read ?? (kept ? { ...kept, ...unread('too-slow') } : refused('too-big-inside'));
  }
}

const MEMORY_LOOKED_AT = 50;
const PAGE = 4_096;

/** Most of what a picture or an unpacked stream takes is no part of the heap, whose limit Node itself keeps. */
async function endIfLarge(child: ChildProcess): Promise<void> {
  const sizes = await readText(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  const [, resident = 0] = sizes.split(' ').map(Number);
  if (resident * PAGE > PROCESS.memory) child.kill('SIGKILL');
}

const tooMany = () =>
  new ProblemError({
    status: 503,
    code: 'unavailable',
    detail: 'Too many files are being read right now. Please attach yours again in a minute.',
    retryAfter: 30,
  });
