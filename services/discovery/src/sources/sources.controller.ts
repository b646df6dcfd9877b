import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import {
  approveSource,
  createSource,
  withReason,
  type ApproveSource,
  type ContentSource,
  type CreateSource as Fields,
  type SourceDetail,
  type WithReason,
} from '@careward/contracts/discovery/source';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Param } from '@nestjs/common';
import { CreateSource, DecideSource } from './change-source.js';
import { ShowSource, SourceList } from './show-source.js';

@Controller()
export class SourcesController {
  constructor(
    private readonly sources: SourceList,
    private readonly create: CreateSource,
    private readonly show: ShowSource,
    private readonly decide: DecideSource,
  ) {}

  @Route(discoveryRoutes.sources)
  list(): Promise<ContentSource[]> {
    return this.sources.all();
  }

  @Route(discoveryRoutes.source)
  read(@Param('id') id: string): Promise<SourceDetail> {
    return this.show.execute(id);
  }

  @Route(discoveryRoutes.createSource)
  add(@UserId() by: string, @Body({ schema: createSource }) fields: Fields): Promise<ContentSource> {
    return this.create.execute(fields, by);
  }

  @Route(discoveryRoutes.approveSource)
  approve(
    @Param('id') id: string,
    @UserId() by: string,
    @Body({ schema: approveSource }) { legalNotes }: ApproveSource,
  ): Promise<ContentSource> {
    return this.decide.execute(id, { action: 'approve', by, note: legalNotes });
  }

  @Route(discoveryRoutes.rejectSource)
  reject(
    @Param('id') id: string,
    @UserId() by: string,
    @Body({ schema: withReason }) { reason }: WithReason,
  ): Promise<ContentSource> {
    return this.decide.execute(id, { action: 'reject', by, note: reason });
  }

  @Route(discoveryRoutes.stopSource)
  stop(
    @Param('id') id: string,
    @UserId() by: string,
    @Body({ schema: withReason }) { reason }: WithReason,
  ): Promise<ContentSource> {
    return this.decide.execute(id, { action: 'stop', by, note: reason });
  }

  @Route(discoveryRoutes.reviewSource)
  review(@Param('id') id: string, @UserId() by: string): Promise<ContentSource> {
    return this.decide.execute(id, { action: 'review', by, note: '' });
  }
}
