import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { ConversationRepository } from '../../src/chat/conversation.repository.js';
import { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import type { RunningCoach } from '../start-coach.js';

export function describeDeletion(coach: () => RunningCoach): void {
  const countOf = (owner: string, collection: string) =>
    coach().app.get<Connection>(Database).collection(collection).countDocuments({ owner });
  const ask = (who: ReturnType<typeof aCaregiver>, id: string) =>
    coach().send(who, id, 'How do I bathe her?');

  describe('deleting a conversation', () => {
    it('is finished within seconds when a process died over it', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      expect((await ask(who, id)).status).toBe(201);
      expect(await coach().app.get(ConversationRepository).beginDeletion(who.userId, id)).toBe(true);
      expect((await coach().call(routes.messages, who, { params: { id } })).problem.status).toBe(404);
      expect((await coach().call(routes.conversations, who)).body).toEqual([]);
      await eventually(async () => {
        expect(await countOf(who.userId, 'exchanges')).toBe(0);
        expect(await countOf(who.userId, 'conversations')).toBe(0);
      });
    });

    it('leaves no exchange behind when questions arrive meanwhile', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      expect((await ask(who, id)).status).toBe(201);
      const asked = Array.from({ length: 10 }, () => ask(who, id));
      const deleted = coach().call(routes.deleteConversation, who, { params: { id } });
      expect((await deleted).body).toEqual({ success: true });
      for (const { status } of await Promise.all(asked)) expect([201, 404]).toContain(status);
      expect(await countOf(who.userId, 'exchanges')).toBe(0);
    });

    it('takes the question with it that is stored just after it', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const exchanges = coach().app.get(ExchangeRepository);
      const create = exchanges.create.bind(exchanges);
      jest.spyOn(exchanges, 'create').mockImplementationOnce(async (...question) => {
        const deleted = await coach().call(routes.deleteConversation, who, { params: { id } });
        expect(deleted.body).toEqual({ success: true });
        return create(...question);
      });
      expect((await ask(who, id)).problem.status).toBe(404);
      expect(await countOf(who.userId, 'exchanges')).toBe(0);
    });

    it('twice at once succeeds or is a 404, and nothing fails', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const both = await Promise.all(
        [1, 2].map(() => coach().call(routes.deleteConversation, who, { params: { id } })),
      );
      expect(both.some(({ status }) => status === 200)).toBe(true);
      for (const { status } of both) expect([200, 404]).toContain(status);
    });
  });
}
