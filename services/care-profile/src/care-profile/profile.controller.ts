import {
  changeProfile,
  saveProfile,
  type ChangeProfile as ProfilePatch,
  type Profile,
  type SaveProfile as ProfileForm,
} from '@careward/contracts/care-profile/profile';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller } from '@nestjs/common';
import { CareProfileRepository } from './care-profile.repository.js';
import { SaveProfile } from './save-profile.js';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: CareProfileRepository,
    private readonly saveProfile: SaveProfile,
  ) {}

  @Route(careProfileRoutes.profile)
  async read(@UserId() owner: string): Promise<Profile> {
    return (await this.profiles.find(owner)).profile;
  }

  @Route(careProfileRoutes.saveProfile)
  save(@UserId() owner: string, @Body({ schema: saveProfile }) form: ProfileForm): Promise<Profile> {
    return this.saveProfile.execute(owner, form);
  }

  @Route(careProfileRoutes.changeProfile)
  change(@UserId() owner: string, @Body({ schema: changeProfile }) patch: ProfilePatch): Promise<Profile> {
    return this.saveProfile.execute(owner, patch);
  }
}
