import { Schema } from 'mongoose';

export type SessionDocument = {
  _id: string;
  userId: string;
  bearerHash: string;
  cookieHash: string;
  startedAt: Date;
  lastSeenAt: Date;
  /** Moves with every use, up to the absolute limit. */
  expiresAt: Date;
};

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: String,
    userId: String,
    bearerHash: String,
    cookieHash: String,
    startedAt: Date,
    lastSeenAt: Date,
    expiresAt: Date,
  },
  { versionKey: false, minimize: false },
);
