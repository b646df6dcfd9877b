import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';
import type { NotificationList } from './notification-list.domain.js';

/**
 * One document per person, whose id it has. What a person is told says something about health and care, so all of it is
 * sealed.
 */
export type NotificationListDocument = {
  _id: string;
  revision: number;
  list: Sealed<Omit<NotificationList, 'revision'>>;
  /** When something has to be told next; null: nothing. */
  dueAt: Date | null;
  /** How often it was claimed since it was last stored. */
  claims?: number;
};

export const notificationListSchema = new Schema<NotificationListDocument>(
  { _id: String, revision: Number, list: String, dueAt: Date, claims: Number },
  { versionKey: false },
);
