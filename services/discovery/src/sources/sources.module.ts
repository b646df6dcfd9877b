import { Module } from '@nestjs/common';
import { PageStoreModule } from '../library/pages/page-store.module.js';
import { CreateSource } from './create-source.js';
import { DecideSource } from './decide-source.js';
import { ShowSource } from './show-source.js';
import { SourceStoreModule } from './source-store.module.js';
import { SourcesController } from './sources.controller.js';

/** What super admins do with content sources. */
@Module({
  imports: [SourceStoreModule, PageStoreModule],
  controllers: [SourcesController],
  providers: [CreateSource, ShowSource, DecideSource],
})
export class SourcesModule {}
