import { runPeriodically } from '@careward/platform/jobs/periodic-task';
import { Module } from '@nestjs/common';
import { RobotsModule } from '../robots/robots.module.js';
import { CheckSources } from './check-sources.js';
import { SourceStoreModule } from './source-store.module.js';

/** For the worker: only it asks other people's servers. */
@Module({
  imports: [SourceStoreModule, RobotsModule],
  providers: [CheckSources, runPeriodically(CheckSources)],
})
export class SourceChecksModule {}
