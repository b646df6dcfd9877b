import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { JobList } from '../jobs/job-list.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { SourceList } from '../sources/source-list.js';
import { SourceStoreModule } from '../sources/source-store.module.js';
import { CHANGING_LISTS, type ChangingList } from './changing-list.js';
import { DiscoveryStreamController } from './discovery-stream.controller.js';
import { ListChangesModule } from './list-changes.module.js';
import { OpenStreams } from './open-streams.js';

/** What admins see change while they look at it. */
@Module({
  imports: [ListChangesModule, SourceStoreModule, JobsModule],
  controllers: [DiscoveryStreamController],
  providers: [
    {
      provide: CHANGING_LISTS,
      inject: [SourceList, JobList],
      useFactory: (...lists: ChangingList[]) => lists,
    },
    OpenStreams,
    runPeriodically(OpenStreams),
  ],
})
export class StreamModule {}
