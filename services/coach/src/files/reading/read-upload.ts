import { READING } from '@careward/contracts/coach/files';
import { HOUR, MINUTE, SECOND } from '@careward/contracts/kernel/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { ProblemError } from '@careward/platform/http/problem-error';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { CoachConfig } from '../../config.js';
import { FileReader, type ReadingCost } from './file-reader.js';
import { type ReadFile, refused } from './read-file.domain.js';
import { SlowFiles } from './slow-files.repository.js';

/**
 * Reads a file for its owner, who has so many seconds of reading an hour, counted for all copies in Redis; while Redis is
 * away, in this process. The last file may go over.
 */
@Injectable()
export class ReadUpload {
  private readonly seconds: number;
  private readonly spent: RateLimiterRedis;

  constructor(
    private readonly reader: FileReader,
    private readonly slowFiles: SlowFiles,
    private readonly log: Log,
    @Inject(CONFIG) config: CoachConfig,
    @Inject(REDIS) redis: Redis,
  ) {
    this.seconds = READING.secondsAnHour * config.COACH_TIMEOUT_FACTOR;
    const limits = {
      keyPrefix: `${config.REDIS_PREFIX}coach:reading`,
      points: this.seconds,
      duration: HOUR / SECOND,
    };
    const insuranceLimiter = new RateLimiterMemory(limits);
    this.spent = new RateLimiterRedis({ storeClient: redis, insuranceLimiter, ...limits });
  }

  /** Before the bytes arrive, which would be sent for nothing. */
  async refuseOverspent(owner: string): Promise<void> {
    const spent = await this.spent.get(owner);
    if (!spent || spent.consumedPoints < this.seconds) return;
    this.log.info('file refused', { reason: 'too-much-reading' });
    throw tooMuchReading(spent.msBeforeNext);
  }

  async execute(owner: string, bytes: Buffer, type: string): Promise<ReadFile> {
    if (await this.slowFiles.has(bytes)) return refused('too-slow');
    const onEnd = async ({ ms, isTooMuch }: ReadingCost) => {
      await this.spent.penalty(owner, Math.ceil(ms / SECOND));
      if (isTooMuch) await this.slowFiles.remember(bytes);
    };
    return this.reader.read(bytes, { type, owner, onEnd });
  }
}

function tooMuchReading(wait: number): ProblemError {
  const minutes = Math.ceil(wait / MINUTE);
  return new ProblemError({
    status: 429,
    code: 'too-much-reading',
    detail: `Reading your files has taken all the time that we have for you this hour. Please attach this one again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter: Math.ceil(wait / SECOND),
  });
}
