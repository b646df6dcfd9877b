import { ECDH } from 'node:crypto';
import { PUSH_DEVICES } from '@careward/contracts/notifications/limits';
import {
  PUSH_REFUSED,
  type PushDevice,
  type PushSubscription,
  pushSubscription,
} from '@careward/contracts/notifications/schemas';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { CurrentPrincipal, UserId } from '@careward/platform/http/principal.guard';
import { invalidInput, notSignedIn } from '@careward/platform/http/problem-error';
import { Route } from '@careward/platform/http/route.decorator';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { Body, Controller, Inject, Injectable, Param } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { LivePushDevices } from './live-push-devices.js';
import { PushSubscriptionRepository } from './push-subscriptions.repository.js';
import { isPushAddress } from './push.domain.js';

/** The first byte of a point that is written out in full, the only form that RFC 8291 knows. */
const UNCOMPRESSED = 4;

type SignedIn = { userId: string; sessionId: string };

/** From now on this device shows the person's notifications, and nobody else's, as long as the session lives. */
@Injectable()
export class TurnOnPush {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  async execute({ userId: owner, sessionId }: SignedIn, subscription: PushSubscription): Promise<void> {
    // Our own machines will call this address.
    if (!isPushAddress(subscription.endpoint, this.config.WEB_PUSH_SERVICES))
      throw invalidInput([{ path: ['endpoint'], message: PUSH_REFUSED }]);
    if (!isPointOfCurve(subscription.keys.p256dh))
      throw invalidInput([{ path: ['keys', 'p256dh'], message: PUSH_REFUSED }]);
    await this.subscriptions.save({ owner, sessionId }, subscription, this.clock.now());
    const tooMany = (await this.subscriptions.of(owner)).slice(PUSH_DEVICES);
    await this.subscriptions.remove(owner, tooMany);
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
  constructor(
    private readonly turnOnPush: TurnOnPush,
    private readonly liveDevices: LivePushDevices,
    private readonly subscriptions: PushSubscriptionRepository,
  ) {}

  @Route(notificationsRoutes.turnOnPush)
  async turnOn(
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: pushSubscription }) subscription: PushSubscription,
  ): Promise<{ success: true }> {
    await this.turnOnPush.execute(signedIn(principal), subscription);
    return { success: true };
  }

  @Route(notificationsRoutes.pushDevices)
  async list(@CurrentPrincipal() principal: Principal): Promise<PushDevice[]> {
    const { userId, sessionId: current } = signedIn(principal);
    return (await this.liveDevices.of(userId)).flatMap(({ sessionId, turnedOnAt }) =>
      sessionId === null
        ? []
        : [{ sessionId, current: sessionId === current, turnedOnAt: turnedOnAt.toISOString() }],
    );
  }

  @Route(notificationsRoutes.turnOffPush)
  async turnOff(@UserId() owner: string, @Param('sessionId') sessionId: string): Promise<{ success: true }> {
    await this.subscriptions.removeOfSession(owner, sessionId);
    return { success: true };
  }
}

function signedIn(principal: Principal): SignedIn {
  if (principal.kind !== 'user') throw notSignedIn();
  return principal;
}
