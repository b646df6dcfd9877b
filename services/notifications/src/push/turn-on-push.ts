import { PUSH_DEVICES } from '@careward/contracts/notifications/limits';
import { PUSH_REFUSED, type PushSubscription } from '@careward/contracts/notifications/push';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { invalidInput } from '@careward/platform/http/problem-error';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { isPushAddress } from './push-address.domain.js';
import { isPointOfCurve } from './push-key.domain.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';

/** From now on this device shows the person's notifications, and nobody else's. */
@Injectable()
export class TurnOnPush {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async execute(owner: string, subscription: PushSubscription): Promise<void> {
    // Our own machines will call this address.
    if (!isPushAddress(subscription.endpoint, this.config.WEB_PUSH_SERVICES))
      throw invalidInput([{ path: ['endpoint'], message: PUSH_REFUSED }]);
    if (!isPointOfCurve(subscription.keys.p256dh))
      throw invalidInput([{ path: ['keys', 'p256dh'], message: PUSH_REFUSED }]);
    await this.subscriptions.save(owner, subscription, this.clock.now());
    const tooMany = (await this.subscriptions.of(owner)).slice(PUSH_DEVICES);
    await this.subscriptions.remove(
      owner,
      tooMany.map(({ id }) => id),
    );
  }
}
