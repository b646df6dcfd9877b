import { Module } from '@nestjs/common';
import { PushController } from './push.controller.js';
import { PushSubscriptionRepository } from './push-subscription.repository.js';
import { TurnOnPush } from './turn-on-push.js';

/** The devices that show notifications; the worker sends them. */
@Module({
  controllers: [PushController],
  providers: [PushSubscriptionRepository, TurnOnPush],
  exports: [PushSubscriptionRepository],
})
export class PushModule {}
