import { pushSubscription, type PushSubscription } from '@careward/contracts/notifications/push';
import { notificationsRoutes } from '@careward/contracts/notifications/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller } from '@nestjs/common';
import { TurnOnPush } from './turn-on-push.js';

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
