import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { EndSession } from '../sessions/end-session.js';

/** Takes everything from an erased account that opens something: its sessions and its data keys in every service. */
@Injectable()
export class RevokeAccess {
  constructor(
    private readonly endSession: EndSession,
    private readonly vault: Vault,
  ) {}

  async execute(userId: string): Promise<void> {
    await this.endSession.endAll(userId);
    await this.vault.eraseEverywhere(userId);
  }
}
