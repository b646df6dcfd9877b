import {
  type AcceptCleanPages,
  acceptCleanPages,
  type AcceptPage,
  acceptPage,
  type CleanPagesAccepted,
  type PageReview,
  type WaitingCounts,
  type WaitingPages,
  type WaitingQuery,
  waitingQuery,
} from '@careward/contracts/discovery/page-review';
import { discoveryRoutes } from '@careward/contracts/discovery/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { AcceptPages, ReviewPages } from './review-pages.js';

@Controller()
export class PageReviewsController {
  constructor(
    private readonly review: ReviewPages,
    private readonly accept: AcceptPages,
  ) {}

  @Route(discoveryRoutes.waitingPages)
  list(@Query({ schema: waitingQuery }) query: WaitingQuery): Promise<WaitingPages> {
    return this.review.list(query);
  }

  @Route(discoveryRoutes.waitingCounts)
  counts(): Promise<WaitingCounts[]> {
    return this.review.counts();
  }

  @Route(discoveryRoutes.acceptCleanPages)
  acceptClean(
    @UserId() by: string,
    @Body({ schema: acceptCleanPages }) pages: AcceptCleanPages,
  ): Promise<CleanPagesAccepted> {
    return this.accept.clean(pages, by);
  }

  @Route(discoveryRoutes.pageReview)
  show(@Param('id') id: string): Promise<PageReview> {
    return this.review.show(id);
  }

  @Route(discoveryRoutes.acceptPage)
  async acceptOne(
    @Param('id') id: string,
    @UserId() by: string,
    @Body({ schema: acceptPage }) { sha256 }: AcceptPage,
  ): Promise<{ success: true }> {
    await this.accept.one(id, { by, sha256 });
    return { success: true };
  }
}
