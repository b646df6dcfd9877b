import { CONFIG, type ServiceConfig } from '@careward/platform/app/environment';
import { newId } from '@careward/platform/app/new-id';
import { REDIS, RedisChannel } from '@careward/platform/app/redis';
import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

/** `shown`: its log or its end has changed. `stop`: its person wants no more of it. */
type GenerationChange = 'shown' | 'stop';

/**
 * Tells all copies of the coach what happens to a generation, this one at once. A message may get lost: readers and
 * holders also look by themselves.
 */
@Injectable()
export class GenerationChanges extends RedisChannel {
  private readonly copy = newId();
  private readonly listeners: ((what: GenerationChange, id: string) => void)[] = [];

  constructor(@Inject(REDIS) redis: Redis, @Inject(CONFIG) config: ServiceConfig) {
    super(redis, `${config.REDIS_PREFIX}coach.generations`);
    this.onMessage((message) => {
      const [copy, what, id = ''] = message.split(' ');
      if (copy !== this.copy) this.tell(what as GenerationChange, id);
    });
  }

  on(what: GenerationChange, listener: (id: string) => void): void {
    this.listeners.push((told, id) => {
      if (told === what) listener(id);
    });
  }

  announce(what: GenerationChange, id: string): void {
    this.tell(what, id);
    void this.publish([this.copy, what, id].join(' '));
  }

  private tell(what: GenerationChange, id: string): void {
    for (const listener of this.listeners) listener(what, id);
  }
}
