import { Module } from '@nestjs/common';
import { BookmarksController } from './bookmarks.controller.js';
import { BookmarksRepository } from './bookmarks.repository.js';

/** The topics of the care library that a caregiver saved. */
@Module({
  controllers: [BookmarksController],
  providers: [BookmarksRepository],
  exports: [BookmarksRepository],
})
export class BookmarksModule {}
