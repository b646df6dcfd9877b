import { PUSH_ATTEMPTS } from '@careward/contracts/notifications/limits';
import { CONFIG } from '@careward/platform/app/environment';
import { jobQueue } from '@careward/platform/jobs/job-queue';
import { Log } from '@careward/platform/observability/log';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { NotificationsConfig } from '../config.js';

export const PUSH_QUEUE = 'push';
/** Ids only: nothing personal goes to Redis. */
export type PushJob = { owner: string; notificationId: string };

/**
 * Has the worker show a notification on its person's devices. The notification itself is stored, so one that gets lost
 * here, with Redis, is still seen in the product.
 */
@Injectable()
export class PushQueue implements OnApplicationShutdown {
  private readonly queue: Queue<PushJob>;

  constructor(
    @Inject(CONFIG) config: NotificationsConfig,
    private readonly log: Log,
  ) {
    this.queue = jobQueue<PushJob>(PUSH_QUEUE, config.REDIS_URL, config.REDIS_PREFIX);
  }

  add(owner: string, notificationId: string): void {
    // Whose it was must not stay in Redis.
    const options = {
      jobId: notificationId,
      removeOnComplete: true,
      removeOnFail: true,
      attempts: PUSH_ATTEMPTS.count,
      backoff: { type: 'exponential', delay: PUSH_ATTEMPTS.firstDelay },
    };
    this.queue
      .add(PUSH_QUEUE, { owner, notificationId }, options)
      .catch((error: unknown) => this.log.warn('push job not added', { notificationId, error }));
  }

  onApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
