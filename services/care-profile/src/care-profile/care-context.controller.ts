import { careContext, type CareContext } from '@careward/contracts/care-profile/internal-calls';
import { Internal } from '@careward/platform/http/route.decorator';
import { Controller, Param } from '@nestjs/common';
import { careContextOf } from './care-context.domain.js';
import { CareProfileRepository } from './care-profile.repository.js';

@Controller()
export class CareContextController {
  constructor(private readonly profiles: CareProfileRepository) {}

  @Internal(careContext)
  async read(@Param('userId') userId: string): Promise<CareContext> {
    return careContextOf(await this.profiles.find(userId));
  }
}
