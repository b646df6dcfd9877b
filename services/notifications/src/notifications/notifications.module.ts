import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { TipsModule } from '../tips/tips.module.js';
import { FollowUpReconciler } from './follow-up-reconciler.js';
import { MarkRead } from './mark-read.js';
import { NotificationListModule } from './notification-list.module.js';
import { NotificationStreamController } from './notification-stream.controller.js';
import { NotificationsController } from './notifications.controller.js';
import { OnBurdenCompleted } from './on-burden-completed.js';
import { OnEligibilityAssessed } from './on-eligibility-assessed.js';
import { OnUserRegistered } from './on-user-registered.js';
import { OpenStreams } from './open-streams.js';

/** What people are told in the product, as a list and as it happens. */
@Module({
  imports: [NotificationListModule, TipsModule],
  controllers: [
    NotificationsController,
    NotificationStreamController,
    OnUserRegistered,
    OnBurdenCompleted,
    OnEligibilityAssessed,
  ],
  providers: [
    MarkRead,
    OpenStreams,
    runPeriodically(OpenStreams),
    FollowUpReconciler,
    runPeriodically(FollowUpReconciler),
  ],
})
export class NotificationsModule {}
