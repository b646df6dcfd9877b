import {
  careContext,
  type CareContext,
  carePeople,
  type CarePeople,
} from '@careward/contracts/care-profile/internal-calls';
import {
  changeProfile,
  type ChangeProfile as ProfilePatch,
  type Profile,
  type Recipient,
  saveProfile,
  type SaveProfile as ProfileForm,
  saveRecipient,
  type SaveRecipient as RecipientForm,
} from '@careward/contracts/care-profile/schemas';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, HttpStatus, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { careContextOf, carePeopleOf } from './care-profile.domain.js';
import { CareProfileRepository } from './care-profile.repository.js';
import { RemoveRecipient, SaveProfile, SaveRecipient } from './save-care-profile.js';

@Controller()
export class CareProfileController {
  constructor(
    private readonly profiles: CareProfileRepository,
    private readonly saveProfile: SaveProfile,
    private readonly saveRecipient: SaveRecipient,
    private readonly removeRecipient: RemoveRecipient,
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

  @Route(careProfileRoutes.recipients)
  async recipients(@UserId() owner: string): Promise<Recipient[]> {
    return (await this.profiles.find(owner)).recipients;
  }

  @Route(careProfileRoutes.saveRecipient)
  async addOrChangeRecipient(
    @UserId() owner: string,
    @Body({ schema: saveRecipient }) form: RecipientForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Recipient> {
    const { recipient, isNew } = await this.saveRecipient.execute(owner, form);
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return recipient;
  }

  @Route(careProfileRoutes.removeRecipient)
  remove(@UserId() owner: string, @Param('id') id: string): Promise<Recipient[]> {
    return this.removeRecipient.execute(owner, id);
  }

  @Internal(careContext)
  async context(@Param('userId') userId: string): Promise<CareContext> {
    return careContextOf(await this.profiles.find(userId));
  }

  @Internal(carePeople)
  async people(@Param('userId') userId: string): Promise<CarePeople> {
    return carePeopleOf(await this.profiles.find(userId));
  }
}
