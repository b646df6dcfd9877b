import type { Conversation } from '@careward/contracts/coach/schemas';
import { PAGE } from '@careward/contracts/kernel/limits';
import { connectMongo } from '@careward/platform/mongo/database';
import Fastify from 'fastify';

/** What the fields of a listed conversation are in the database. */
type StoredConversation = {
  _id: string;
  owner: string;
  title: string;
  createdAt: Date;
  lastMessageAt: Date | null;
};

/** The list of conversations with nothing around it: one query, one answer. It ends with the bench that forked it. */
process.on('disconnect', () => process.exit());

const database = await connectMongo(process.env['MONGODB_URL'] ?? '', 'bare');
const conversations = database.collection<StoredConversation>('conversations');
const owner = (await conversations.findOne())?.owner ?? '';

const fastify = Fastify();
fastify.get('/conversations', async () => {
  const documents = await conversations
    .find({ owner, deleting: false })
    .sort({ activeAt: -1, _id: -1 })
    .limit(PAGE.conversations)
    .toArray();
  return documents.map(({ _id, title, createdAt, lastMessageAt }): Conversation => ({
    id: _id,
    title,
    createdAt: createdAt.toISOString(),
    lastMessageAt: lastMessageAt?.toISOString() ?? null,
  }));
});
process.send?.(`${await fastify.listen({ host: '127.0.0.1', port: 0 })}/conversations`);
