import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { newId } from '@careward/platform/app/new-id';
import { aCaregiver } from '@careward/testing/a-principal';
import { describe, expect, it } from '@jest/globals';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;

export function describeIdempotency(coach: () => RunningCoach): void {
  const send = (who: Caregiver, id: string, content: string, headers: Record<string, string> = {}) =>
    coach().send(who, id, content, headers);
  const messagesOf = (who: Caregiver, id: string) => coach().messages(who, id);

  describe('an Idempotency-Key', () => {
    it('makes one exchange of twenty calls at once', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const key = { 'idempotency-key': newId() };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send(who, id, 'My dad wanders at night', key)),
      );
      const [first] = answers;
      for (const { body } of answers) expect(body).toEqual(first?.body);
      expect((await messagesOf(who, id)).body).toHaveLength(2);
      const again = await send(who, id, 'My dad wanders at night', key);
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first?.body);
    });

    it('stands for one question: with another it is refused, and nothing is stored', async () => {
      const body = { content: 'How do I move her?' };
      const who = aCaregiver();
      const id = await coach().converse(who);
      await send(who, id, 'How do I bathe her?', { 'idempotency-key': 'the-same' });
      const again = await coach().call(routes.sendMessage, who, {
        params: { id },
        body,
        headers: { 'idempotency-key': 'the-same' },
      });
      expect(again.problem).toMatchObject({ status: 422, code: 'key-used-before' });
      expect(again.problem.detail).toMatch(/Please reload the page and send yours again\.$/);
      expect((await messagesOf(who, id)).body).toHaveLength(2);
    });

    it('stands for one question when two come at once', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const both = await Promise.all(
        ['How do I bathe her?', 'How do I move her?'].map((content) =>
          send(who, id, content, { 'idempotency-key': 'at-once' }),
        ),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
      expect((await messagesOf(who, id)).body).toHaveLength(2);
    });

    it('belongs to one person and one conversation', async () => {
      const [maria, other] = [aCaregiver(), aCaregiver()];
      const key = { 'idempotency-key': 'the-same' };
      const hers = await coach().converse(maria);
      const hers2 = await coach().converse(maria);
      const his = await coach().converse(other);
      await send(maria, hers, 'How do I bathe her?', key);
      expect((await send(maria, hers2, 'How do I bathe her?', key)).problem).toMatchObject({
        status: 422,
        code: 'key-used-before',
      });
      expect((await send(other, his, 'How do I move him?', key)).body.userMessage.content).toBe(
        'How do I move him?',
      );
    });

    it('that is far too long is refused', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      expect((await send(who, id, 'hello', { 'idempotency-key': 'k'.repeat(201) })).problem.status).toBe(400);
    });
  });
}
