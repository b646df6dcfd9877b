import type { CommunicationSettings } from '@careward/contracts/notifications/communication-settings';
import { Schema } from 'mongoose';

/** One document per person, whose id it has. What was never changed has no field. */
export type CommunicationSettingsDocument = Partial<CommunicationSettings> & { _id: string };

export const communicationSettingsSchema = new Schema<CommunicationSettingsDocument>(
  {
    _id: String,
    emailNotifications: Boolean,
    smsNotifications: Boolean,
    pushNotifications: Boolean,
    tipNotifications: Boolean,
  },
  { versionKey: false },
);
