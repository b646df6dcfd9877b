import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Schema } from 'mongoose';
import type { TipHistory } from './choose-tip.domain.js';

/** One document per person. `_id` is the id of the event that told of the account, so that mails name nobody. */
export type TipScheduleDocument = {
  _id: string;
  owner: string;
  /** When the next tip is due. */
  nextAt: Date;
  /** Sealed, since the topics tell of the person's situation; absent before the first tip. */
  history?: Sealed<TipHistory>;
};

export const tipScheduleSchema = new Schema<TipScheduleDocument>(
  { _id: String, owner: String, nextAt: Date, history: String },
  { versionKey: false },
);
