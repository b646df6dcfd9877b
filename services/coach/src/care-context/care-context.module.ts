import { Module } from '@nestjs/common';
import { CareContextRepository } from './care-context.repository.js';
import { OnCareProfileChanged } from './on-care-profile-changed.js';

@Module({
  controllers: [OnCareProfileChanged],
  providers: [CareContextRepository],
  exports: [CareContextRepository],
})
export class CareContextModule {}
