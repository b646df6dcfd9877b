import type { Device } from '@careward/contracts/identity/schemas';
import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import { createHmac } from 'node:crypto';
import { CONFIG } from '@careward/platform/app/environment';
import { Database } from '@careward/platform/mongo/database';
import { Log } from '@careward/platform/observability/log';
import type { PersonalStore } from '@careward/platform/personal-data/personal-data';
import { Inject, Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { type IdentityConfig, keyFor } from '../config.js';

export type SessionDocument = {
  _id: string;
  userId: string;
  bearerHash: string;
  cookieHash: string;
  /** Older sessions have none. */
  device?: Device;
  startedAt: Date;
  lastSeenAt: Date;
  /** Moves with every use, up to the absolute limit. */
  expiresAt: Date;
};

/**
 * `mac` holds together whose session it is, its credentials and its start: whoever can write to the database alone can
 * neither make a session nor give one to somebody else.
 */
type StoredSession = SessionDocument & { mac: string };

const sessionSchema = new Schema<StoredSession>(
  {
    _id: String,
    userId: String,
    bearerHash: String,
    cookieHash: String,
    device: new Schema<Device>({ browser: String, system: String }, { _id: false }),
    startedAt: Date,
    lastSeenAt: Date,
    expiresAt: Date,
    mac: String,
  },
  { versionKey: false, minimize: false },
);

type FoundSession = { session: SessionDocument; credential: ResolvedSession['credential'] };

@Injectable()
export class SessionsRepository {
  private readonly sessions: Model<StoredSession>;
  private readonly key: Buffer;

  constructor(
    database: Database,
    @Inject(CONFIG) config: IdentityConfig,
    private readonly log: Log,
  ) {
    this.sessions = database.model<StoredSession>('sessions', sessionSchema, 'sessions');
    this.key = keyFor('sessions', config);
  }

  async add(session: SessionDocument): Promise<void> {
    await this.sessions.create({ ...session, mac: this.macOf(session) });
  }

  /** Two look-ups, since each uses its own unique index. */
  async findByCredential(hash: string): Promise<FoundSession | null> {
    const byBearer = await this.sessions.findOne({ bearerHash: hash }).lean();
    const session = byBearer ?? (await this.sessions.findOne({ cookieHash: hash }).lean());
    if (!session || !this.isOurs(session)) return null;
    return { session, credential: byBearer ? 'bearer' : 'cookie' };
  }

  /** Records that the session was used; false when it has been ended meanwhile. */
  async touch(id: string, lastSeenAt: Date, expiresAt: Date): Promise<boolean> {
    const { matchedCount } = await this.sessions.updateOne({ _id: id }, { $set: { lastSeenAt, expiresAt } });
    return matchedCount === 1;
  }

  /** The session that was removed; null when the user has none of this id. */
  remove(userId: string, id: string): Promise<SessionDocument | null> {
    return this.sessions.findOneAndDelete({ _id: id, userId }).lean();
  }

  /** The session that was removed; null when nobody has this credential. */
  async removeByCredential(hash: string): Promise<SessionDocument | null> {
    const byBearer = await this.sessions.findOneAndDelete({ bearerHash: hash }).lean();
    return byBearer ?? (await this.sessions.findOneAndDelete({ cookieHash: hash }).lean());
  }

  /** In no order, and also those that have expired. */
  async findAll(userId: string): Promise<SessionDocument[]> {
    const stored = await this.sessions.find({ userId }).lean();
    return stored.filter((session) => this.isOurs(session));
  }

  async removeAll(userId: string, kept: string | null): Promise<void> {
    await this.sessions.deleteMany({ userId, ...(kept !== null && { _id: { $ne: kept } }) });
  }

  private isOurs(session: StoredSession): boolean {
    const isOurs = session.mac === this.macOf(session);
    if (!isOurs) this.log.warn('session refused: it is not as it was started', { sessionId: session._id });
    return isOurs;
  }

  private macOf({ _id, userId, bearerHash, cookieHash, startedAt }: SessionDocument): string {
    const bound = JSON.stringify([_id, userId, bearerHash, cookieHash, startedAt.getTime()]);
    return createHmac('sha256', this.key).update(bound).digest('base64url');
  }
}

export const sessionStore: PersonalStore = {
  collection: 'sessions',
  owner: 'userId',
  sealed: [],
  export: 'the service',
  erase: 'the service',
  retention: { since: 'expiresAt', keptMs: 0 },
};
