import type { SignedInSession } from '@careward/contracts/identity/sessions';
import { Clock } from '@careward/platform/app/clock';
import { Injectable } from '@nestjs/common';
import { SessionsRepository } from './sessions.repository.js';

/** Where a person is signed in, the latest used first; `sessionId` is the session that asks. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, sessionId }: { userId: string; sessionId: string }): Promise<SignedInSession[]> {
    const now = this.clock.now();
    const sessions = (await this.sessions.findAll(userId)).filter(({ expiresAt }) => expiresAt > now);
    return sessions
      .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime())
      .map(({ _id: id, device, startedAt, lastSeenAt }) => ({
        id,
        browser: device?.browser ?? 'other',
        system: device?.system ?? 'other',
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: id === sessionId,
      }));
  }
}
