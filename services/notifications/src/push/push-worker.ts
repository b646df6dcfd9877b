import { CONFIG } from '@careward/platform/app/environment';
import { REDIS } from '@careward/platform/app/redis';
import { jobWorker, type JobWorker } from '@careward/platform/jobs/job-queue';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { WorkerConfig } from '../config.js';
import { PUSH_QUEUE, type PushJob } from './push-queue.js';
import { SendPush } from './send-push.js';

const CONCURRENCY = 5;

@Injectable()
export class PushWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    private readonly sendPush: SendPush,
    @Inject(CONFIG) private readonly config: WorkerConfig,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = jobWorker<PushJob>(PUSH_QUEUE, this.config.REDIS_URL, {
      prefix: this.config.REDIS_PREFIX,
      redis: this.redis,
      concurrency: CONCURRENCY,
      work: ({ data }) => this.sendPush.execute(data),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.close();
  }
}
