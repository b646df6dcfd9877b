import { Module } from '@nestjs/common';
import { ListChangesModule } from '../stream/list-changes.module.js';
import { SourceList } from './source-list.js';
import { SourceStops } from './source-stops.js';
import { SourceRepository } from './source.repository.js';

/** What is stored about sources, and the news of their stops: for service and worker. */
@Module({
  imports: [ListChangesModule],
  providers: [SourceRepository, SourceList, SourceStops],
  exports: [SourceRepository, SourceList, SourceStops],
})
export class SourceStoreModule {}
