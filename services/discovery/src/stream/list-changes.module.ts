import { Module } from '@nestjs/common';
import { ListChanges } from './list-changes.js';

/** For whoever changes a list that the stream follows, in service and worker. */
@Module({ providers: [ListChanges], exports: [ListChanges] })
export class ListChangesModule {}
