import type { ChangeProfile, Profile, SaveProfile as Form } from '@careward/contracts/care-profile/profile';
import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { CareProfileRepository } from './care-profile.repository.js';
import { profileChange } from './profile.domain.js';

@Injectable()
export class SaveProfile {
  constructor(
    private readonly profiles: CareProfileRepository,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, form: Form | ChangeProfile): Promise<Profile> {
    const now = this.clock.now();
    const { after } = await this.profiles.change(owner, now, ({ profile }) => ({
      kind: 'profile',
      fields: profileChange(profile, form, now),
    }));
    return after.profile;
  }
}
