import type { ChangeProfile as ProfilePatch, Profile } from '@careward/contracts/care-profile/profile';
import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { CareProfileRepository } from './care-profile.repository.js';

@Injectable()
export class ChangeProfile {
  constructor(
    private readonly profiles: CareProfileRepository,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, { careCoachAvatar }: ProfilePatch): Promise<Profile> {
    const { after } = await this.profiles.change(owner, this.clock.now(), () => ({
      kind: 'profile',
      fields: { careCoachAvatar },
    }));
    return after.profile;
  }
}
