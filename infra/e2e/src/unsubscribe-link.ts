import type { EmailType } from '@careward/contracts/notifications/unsubscribe';
import { connectMongo } from '@careward/platform/mongo/connect';
import {
  newUnsubscribeToken,
  sealWithToken,
  tokenHash,
} from '../../../services/notifications/src/unsubscribe/unsubscribe-token.js';

/** The token of a link as a subscribed mail has it. */
export async function anUnsubscribeToken(owner: string, emailType: EmailType): Promise<string> {
  const token = newUnsubscribeToken();
  const database = await connectMongo(process.env.CAREWARD_MONGODB_URL ?? '', 'careward_notifications');
  await database.collection<{ _id: string } & Record<string, unknown>>('unsubscribe_links').insertOne({
    _id: tokenHash(token),
    owner: sealWithToken(token, owner),
    emailType,
    createdAt: new Date(),
  });
  await database.close();
  return token;
}
