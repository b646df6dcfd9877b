import type { Device } from '@careward/contracts/identity/device';
import { Schema } from 'mongoose';

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

export const sessionSchema = new Schema<SessionDocument>(
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
