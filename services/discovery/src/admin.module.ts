import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { JobList } from './jobs/job-list.js';
import { JobsController, StopJob } from './jobs/jobs.controller.js';
import { CreateSource, DecideSource } from './sources/change-source.js';
import { ShowSource, SourceList } from './sources/show-source.js';
import { SourcesController } from './sources/sources.controller.js';
import { StorageModule } from './storage.module.js';
import {
  CHANGING_LISTS,
  type ChangingList,
  DiscoveryStreamController,
  DiscoveryStreams,
} from './stream/discovery-streams.js';
import { WantedQuestionRepository } from './wanted/wanted-question.repository.js';
import { OnQuestionUnanswered, WantedTopicsController } from './wanted/wanted.controller.js';

/** What super admins do and see: sources, their crawls, both as they change, and what the library had nothing on. */
@Module({
  imports: [StorageModule],
  controllers: [
    SourcesController,
    JobsController,
    DiscoveryStreamController,
    OnQuestionUnanswered,
    WantedTopicsController,
  ],
  providers: [
    CreateSource,
    DecideSource,
    ShowSource,
    SourceList,
    JobList,
    StopJob,
    {
      provide: CHANGING_LISTS,
      inject: [SourceList, JobList],
      useFactory: (...lists: ChangingList[]) => lists,
    },
    DiscoveryStreams,
    runPeriodically(DiscoveryStreams),
    WantedQuestionRepository,
  ],
})
export class AdminModule {}
