import type {
  ChangeProfile,
  Profile,
  Recipient,
  SaveProfile as ProfileForm,
  SaveRecipient as RecipientForm,
} from '@careward/contracts/care-profile/schemas';
import { Clock } from '@careward/platform/app/clock';
import { newId } from '@careward/platform/app/new-id';
import { Injectable } from '@nestjs/common';
import { profileChange, recipientChange, recipientRemoval } from './care-profile.domain.js';
import { CareProfileRepository } from './care-profile.repository.js';

@Injectable()
export class SaveProfile {
  constructor(
    private readonly profiles: CareProfileRepository,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, form: ProfileForm | ChangeProfile): Promise<Profile> {
    const now = this.clock.now();
    const { after } = await this.profiles.change(owner, now, ({ profile }) => ({
      kind: 'profile',
      fields: profileChange(profile, form, now),
    }));
    return after.profile;
  }
}

@Injectable()
export class SaveRecipient {
  constructor(
    private readonly profiles: CareProfileRepository,
    private readonly clock: Clock,
  ) {}

  async execute(owner: string, form: RecipientForm): Promise<{ recipient: Recipient; isNew: boolean }> {
    const id = newId();
    const { change, after } = await this.profiles.change(owner, this.clock.now(), ({ recipients }) =>
      recipientChange(recipients, form, id),
    );
    if (change.kind === 'recipient added') return { recipient: change.recipient, isNew: true };
    const recipient = after.recipients.find((each) => each.id === change.id);
    if (!recipient) throw new Error('the changed recipient is not in the profile');
    return { recipient, isNew: false };
  }
}

@Injectable()
export class RemoveRecipient {
  constructor(
    private readonly profiles: CareProfileRepository,
    private readonly clock: Clock,
  ) {}

  /** Answers those who are left. */
  async execute(owner: string, id: string): Promise<Recipient[]> {
    const { after } = await this.profiles.change(owner, this.clock.now(), ({ recipients }) =>
      recipientRemoval(recipients, id),
    );
    return after.recipients;
  }
}
