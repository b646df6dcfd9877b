import { Module } from '@nestjs/common';
import { ListChanges } from './list-changes.js';
import { NotificationListRepository } from './notification-list.repository.js';
import { Notify } from './notify.js';

/** What people were told, and telling them more: for service and worker. */
@Module({
  providers: [NotificationListRepository, ListChanges, Notify],
  exports: [NotificationListRepository, ListChanges, Notify],
})
export class NotificationListModule {}
