import {
  personExportOf,
  personExportRequest,
  type PersonExportRequest,
} from '@careward/contracts/kernel/person-export';
import { Internal } from '@careward/platform/http/route.decorator';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Body, Controller } from '@nestjs/common';
import { BookmarksRepository } from './bookmarks/bookmarks.repository.js';
import { CareProfileRepository } from './care-profile/care-profile.repository.js';

/** An erasure removes them; a download has them. */
export const personalStores = {
  careProfiles: { collection: 'care_profiles', owner: '_id' },
  bookmarks: { collection: 'bookmarks', owner: '_id' },
};

/** This service's part of what a person may download. */
@Controller()
export class PersonExportController {
  constructor(
    private readonly personalData: PersonalData,
    private readonly careProfiles: CareProfileRepository,
    private readonly bookmarks: BookmarksRepository,
  ) {}

  @Internal(personExportOf('care-profile'))
  async export(@Body({ schema: personExportRequest }) { userId }: PersonExportRequest) {
    return this.personalData.export(userId, {
      careProfiles: await this.careProfiles.export(userId),
      bookmarks: await this.bookmarks.export(userId),
    });
  }
}
