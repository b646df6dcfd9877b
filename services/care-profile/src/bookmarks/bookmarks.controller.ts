import type { Bookmarks } from '@careward/contracts/care-profile/schemas';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Controller, Param } from '@nestjs/common';
import { adding, removing } from './bookmarks.domain.js';
import { BookmarksRepository } from './bookmarks.repository.js';

@Controller()
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksRepository) {}

  @Route(careProfileRoutes.bookmarks)
  list(@UserId() owner: string): Promise<Bookmarks> {
    return this.bookmarks.find(owner);
  }

  @Route(careProfileRoutes.addBookmark)
  add(@UserId() owner: string, @Param('topicId') topicId: string): Promise<Bookmarks> {
    return this.bookmarks.change(owner, adding(topicId));
  }

  @Route(careProfileRoutes.removeBookmark)
  remove(@UserId() owner: string, @Param('topicId') topicId: string): Promise<Bookmarks> {
    return this.bookmarks.change(owner, removing(topicId));
  }
}
