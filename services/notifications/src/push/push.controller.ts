import { ECDH } from 'node:crypto';
import { PUSH_DEVICES } from '@careward/contracts/notifications/limits';
import {
  PUSH_REFUSED,
  type PushSubscription,
  pushSubscription,
} from '@careward/contracts/notifications/schemas';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { UserId } from '@careward/platform/http/principal.guard';
import { invalidInput } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Inject, Injectable } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { PushSubscriptionRepository } from './push-subscriptions.repository.js';
import { isPushAddress } from './push.domain.js';

/** The first byte of a point that is written out in full, the only form that RFC 8291 knows. */
const UNCOMPRESSED = 4;

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

/** Whether a device's key is a point of P-256: what is encrypted for another could not even be computed. */
function isPointOfCurve(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    ECDH.convertKey(point, 'prime256v1');
    return point[0] === UNCOMPRESSED;
  } catch {
    return false;
  }
}

@Controller()
export class PushController {
  constructor(private readonly turnOnPush: TurnOnPush) {}

  @Route(notificationsRoutes.turnOnPush)
  async turnOn(
    @UserId() owner: string,
    @Body({ schema: pushSubscription }) subscription: PushSubscription,
  ): Promise<{ success: true }> {
    await this.turnOnPush.execute(owner, subscription);
    return { success: true };
  }
}
