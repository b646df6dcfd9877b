import {
  saveRecipient,
  type Recipient,
  type SaveRecipient as RecipientForm,
} from '@careward/contracts/care-profile/recipient';
import { careProfileRoutes } from '@careward/contracts/care-profile/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Route } from '@careward/platform/http/route.decorator';
import { Body, Controller, HttpStatus, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CareProfileRepository } from './care-profile.repository.js';
import { SaveRecipient } from './save-recipient.js';

@Controller()
export class RecipientsController {
  constructor(
    private readonly profiles: CareProfileRepository,
    private readonly saveRecipient: SaveRecipient,
  ) {}

  @Route(careProfileRoutes.recipients)
  async list(@UserId() owner: string): Promise<Recipient[]> {
    return (await this.profiles.find(owner)).recipients;
  }

  @Route(careProfileRoutes.saveRecipient)
  async save(
    @UserId() owner: string,
    @Body({ schema: saveRecipient }) form: RecipientForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Recipient> {
    const { recipient, isNew } = await this.saveRecipient.execute(owner, form);
    void reply.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return recipient;
  }
}
