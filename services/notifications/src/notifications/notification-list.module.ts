import { Module } from '@nestjs/common';
import { ChangeList } from './change-list.js';
import { ListChanges } from './list-changes.js';
import { NotificationListRepository } from './notification-list.repository.js';
import { PushQueue } from '../push/push-queue.js';
import { Notify } from './notify.js';

/** What people were told, and telling them more: for service and worker. */
@Module({
  providers: [NotificationListRepository, ListChanges, PushQueue, ChangeList, Notify],
  exports: [NotificationListRepository, ListChanges, ChangeList, Notify],
})
export class NotificationListModule {}
