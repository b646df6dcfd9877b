import type { Device } from '@careward/contracts/identity/schemas';
import type { ResolvedSession } from '@careward/contracts/identity/internal-calls';
import { Database } from '@careward/platform/mongo/database';
import type { PersonalStore } from '@careward/platform/personal-data/personal-data';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';

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

const sessionSchema = new Schema<SessionDocument>(
  {
    _id: String,
    userId: String,
    bearerHash: String,
    cookieHash: String,
    device: new Schema<Device>({ browser: String, system: String }, { _id: false }),
    startedAt: Date,
    lastSeenAt: Date,
    expiresAt: Date,
  },
  { versionKey: false, minimize: false },
);

type FoundSession = { session: SessionDocument; credential: ResolvedSession['credential'] };

@Injectable()
export class SessionsRepository {
  private readonly sessions: Model<SessionDocument>;

  constructor(database: Database) {
    this.sessions = database.model<SessionDocument>('sessions', sessionSchema, 'sessions');
  }

  async add(session: SessionDocument): Promise<void> {
    await this.sessions.create(session);
  }

  /** Two look-ups, since each uses its own unique index. */
  async findByCredential(hash: string): Promise<FoundSession | null> {
    const byBearer = await this.sessions.findOne({ bearerHash: hash }).lean();
    if (byBearer) return { session: byBearer, credential: 'bearer' };
    const byCookie = await this.sessions.findOne({ cookieHash: hash }).lean();
    return byCookie && { session: byCookie, credential: 'cookie' };
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
  findAll(userId: string): Promise<SessionDocument[]> {
    return this.sessions.find({ userId }).lean();
  }

  async removeAll(userId: string, kept: string | null): Promise<void> {
    await this.sessions.deleteMany({ userId, ...(kept !== null && { _id: { $ne: kept } }) });
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
