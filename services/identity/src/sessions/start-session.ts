import { SESSION } from '@careward/contracts/limits';
import type { StartedSession, User } from '@careward/contracts/account/user';
import { Clock } from '@careward/platform/clock';
import { notSignedIn } from '@careward/platform/errors/refusal';
import { newId } from '@careward/platform/new-id';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { UsersRepository } from '../user/users.repository.js';
import { bearerOf, cookieOf, hashOf, SECRET_BYTES } from './credential.domain.js';
import { endOfSession } from './session.domain.js';
import { SessionsRepository } from './sessions.repository.js';

/** Two credentials of one session: the bearer is answered, the cookie's secret goes to the gateway. */
export type SignedIn = { answer: StartedSession; cookie: { secret: string; maxAgeSeconds: number } };

@Injectable()
export class StartSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  async execute(user: User): Promise<SignedIn> {
    const [bearer, cookie] = [bearerOf(randomBytes(SECRET_BYTES)), cookieOf(randomBytes(SECRET_BYTES))];
    const now = this.clock.now();
    await this.sessions.add({
      _id: newId(),
      userId: user.id,
      bearerHash: hashOf(bearer),
      cookieHash: hashOf(cookie),
      startedAt: now,
      lastSeenAt: now,
      expiresAt: endOfSession(user.role, now, now),
    });
    // The account was deleted meanwhile, perhaps after its sessions were ended.
    if (await this.users.isErased(user.id)) {
      await this.sessions.removeAll(user.id);
      throw notSignedIn();
    }
    return {
      answer: { token: bearer, user },
      cookie: { secret: cookie, maxAgeSeconds: SESSION[user.role].absolute / 1_000 },
    };
  }
}
