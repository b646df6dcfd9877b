import { erasureContact } from '@careward/contracts/identity/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { UserId } from '@careward/platform/http/principal.guard';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Controller, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { clearDeviceCookie } from '../sessions/session-reply.js';
import { ContactOfErasure } from './contact-of-erasure.js';
import { DeleteAccount } from './delete-account.js';

@Controller()
export class ErasureController {
  constructor(
    private readonly deleteAccount: DeleteAccount,
    private readonly contactOfErasure: ContactOfErasure,
  ) {}

  @Route(identityRoutes.deleteAccount)
  async delete(@UserId() userId: string, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.deleteAccount.execute(userId);
    clearDeviceCookie(reply);
    return { success: true };
  }

  @Internal(erasureContact)
  contact(@Param('erasureId') erasureId: string) {
    return this.contactOfErasure.execute(erasureId);
  }
}
