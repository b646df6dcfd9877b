import { Module } from '@nestjs/common';
import { BookmarksModule } from '../bookmarks/bookmarks.module.js';
import { CareProfileModule } from '../care-profile/care-profile.module.js';
import { PersonExportController } from './person-export.controller.js';

/** This service's part of what a person may download. */
@Module({ imports: [CareProfileModule, BookmarksModule], controllers: [PersonExportController] })
export class PersonExportModule {}
