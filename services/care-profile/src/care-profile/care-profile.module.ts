import { Module } from '@nestjs/common';
import { CareContextController } from './care-context.controller.js';
import { CareProfileRepository } from './care-profile.repository.js';
import { ProfileController } from './profile.controller.js';
import { RecipientsController } from './recipients.controller.js';
import { SaveProfile } from './save-profile.js';
import { SaveRecipient } from './save-recipient.js';

@Module({
  controllers: [ProfileController, RecipientsController, CareContextController],
  providers: [CareProfileRepository, SaveProfile, SaveRecipient],
  exports: [CareProfileRepository],
})
export class CareProfileModule {}
