import { type ErasureContact, erasureContact } from '@careward/contracts/identity/internal-calls';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { Clock } from '@careward/platform/app/clock';
import { UserId } from '@careward/platform/http/principal.guard';
import { notFound } from '@careward/platform/http/problem-error';
import { Internal, Route } from '@careward/platform/http/route.decorator';
import { Controller, Injectable, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { clearDeviceCookie } from '../sessions/browser.js';
import { DeleteAccount } from './delete-account.js';
import { dueSteps } from './tombstone.domain.js';
import { TombstonesRepository } from './tombstones.repository.js';

/** Where the last mail goes, as long as that may still be known. */
@Injectable()
export class FindErasureContact {
  constructor(
    private readonly tombstones: TombstonesRepository,
    private readonly clock: Clock,
  ) {}

  async execute(erasureId: string): Promise<ErasureContact> {
    const tombstone = await this.tombstones.findByErasure(erasureId);
    const isKept = tombstone && !dueSteps(tombstone, this.clock.now()).forgetContact;
    const contact = isKept ? await this.tombstones.contactOf(tombstone.erasure) : null;
    if (!contact) throw notFound('address');
    return contact;
  }
}

@Controller()
export class ErasureController {
  constructor(
    private readonly deleteAccount: DeleteAccount,
    private readonly findErasureContact: FindErasureContact,
  ) {}

  @Route(identityRoutes.deleteAccount)
  async delete(@UserId() userId: string, @Res({ passthrough: true }) reply: FastifyReply) {
    await this.deleteAccount.execute(userId);
    clearDeviceCookie(reply);
    return { success: true };
  }

  @Internal(erasureContact)
  contact(@Param('erasureId') erasureId: string) {
    return this.findErasureContact.execute(erasureId);
  }
}
