import { liveAmong } from '@careward/platform/internal-calls/live-sessions';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import { type PushDevice, PushSubscriptionRepository } from './push-subscriptions.repository.js';

/**
 * The devices that a person's live sessions turned on. Identity is asked each time, so that nothing is shown to somebody
 * whose session has ended a moment ago (ADR 0058).
 */
@Injectable()
export class LivePushDevices {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly services: ServiceClient,
    private readonly log: Log,
  ) {}

  /** The one that was turned on last comes first; those of ended sessions are removed. Throws when identity cannot say. */
  async of(owner: string): Promise<PushDevice[]> {
    const devices = await this.subscriptions.of(owner);
    if (devices.length === 0) return [];
    const sessionIds = devices.flatMap(({ sessionId }) => sessionId ?? []);
    const live = await liveAmong(this.services, { userId: owner, sessionIds });
    const isLive = ({ sessionId }: PushDevice) => sessionId !== null && live.includes(sessionId);
    const ended = devices.filter((device) => !isLive(device));
    if (ended.length > 0) {
      await this.subscriptions.remove(owner, ended);
      this.log.info('push devices removed: their session has ended', { userId: owner, count: ended.length });
    }
    return devices.filter(isLive);
  }
}
