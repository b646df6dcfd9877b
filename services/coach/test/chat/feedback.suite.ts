import { FEEDBACK_REASON } from '@careward/contracts/coach/limits';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { Database } from '@careward/platform/mongo/database';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Vault } from '@careward/platform/personal-data/vault';
import { aCaregiver } from '@careward/testing/a-principal';
import { describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import type { RunningCoach } from '../start-coach.js';

type Caregiver = ReturnType<typeof aCaregiver>;
type StoredFeedback = { _id: string; feedback: string | null; feedbackReason?: Sealed<string> | null };

export function describeFeedback(coach: () => RunningCoach): void {
  const give = (who: Caregiver, body: object) => coach().call(routes.giveFeedback, who, { body });
  const exchanges = () => coach().app.get<Connection>(Database).collection<StoredFeedback>('exchanges');

  /** A caregiver's conversation with one answer. */
  const answered = async (content = 'How do I bathe her?') => {
    const who = aCaregiver();
    const id = await coach().converse(who);
    const { userMessage, aiMessage } = (await coach().send(who, id, content)).body;
    return { who, id, questionId: userMessage.id, messageId: aiMessage.id };
  };
  const feedbackOf = async (who: Caregiver, id: string) => {
    const { feedback, userFeedback } = (await coach().messages(who, id)).body[1] ?? {};
    return [feedback, userFeedback];
  };
  const stored = async (messageId: string) => {
    const exchange = await exchanges().findOne({ _id: messageId.replace(/-answer$/, '') });
    if (!exchange) throw new Error('there is no such exchange');
    return exchange;
  };
  /** The feedback as stored, with its reason opened. */
  const kept = async ({ userId }: Caregiver, messageId: string) => {
    const { _id: record, feedback, feedbackReason: sealed } = await stored(messageId);
    const field = { collection: 'exchanges', field: 'feedbackReason', record };
    const reason = sealed && (await coach().app.get(Vault).toRead(userId)).openText(field, sealed);
    return { feedback, reason };
  };

  describe('feedback', () => {
    it.each(['positive', 'negative'] as const)('that is %s stands with the answer', async (feedback) => {
      const { who, id, messageId } = await answered();
      expect(await feedbackOf(who, id)).toEqual([null, null]);
      const { status, body } = await give(who, { messageId, feedback });
      expect(status).toBe(200);
      expect(body).toEqual({ success: true, messageId, feedback });
      expect(await feedbackOf(who, id)).toEqual([feedback, feedback]);
    });

    it('keeps its reason trimmed and sealed', async () => {
      const { who, messageId } = await answered();
      await give(who, { messageId, feedback: 'negative', reason: '  Rosa cannot stand \n' });
      expect((await stored(messageId)).feedbackReason).not.toContain('Rosa cannot');
      expect(await kept(who, messageId)).toEqual({ feedback: 'negative', reason: 'Rosa cannot stand' });
    });

    it.each([[{}], [{ reason: '' }], [{ reason: ' \n\u200B' }]])(
      'is stored without a reason for %j',
      async (more) => {
        const { who, messageId } = await answered();
        await give(who, { messageId, feedback: 'negative', ...more });
        expect(await kept(who, messageId)).toEqual({ feedback: 'negative', reason: null });
      },
    );

    it.each([
      ['I want to kill myself', { level: 'card', tier: 'T1', category: 'suicide' }],
      ['Quiero suicidarme', { level: 'card', tier: 'T1', category: 'suicide' }],
    ])('with a reason that names a danger answers it: %s', async (reason, risk) => {
      const { who, messageId } = await answered();
      const { body } = await give(who, { messageId, feedback: 'negative', reason });
      expect(body).toEqual({ success: true, messageId, feedback: 'negative', risk });
      expect(await kept(who, messageId)).toEqual({ feedback: 'negative', reason });
    });

    it('replaces the feedback and the reason before it', async () => {
      const { who, id, messageId } = await answered();
      await give(who, { messageId, feedback: 'negative', reason: 'Too long' });
      await give(who, { messageId, feedback: 'positive' });
      expect(await feedbackOf(who, id)).toEqual(['positive', 'positive']);
      expect(await kept(who, messageId)).toEqual({ feedback: 'positive', reason: null });
    });

    it('given twice at once is one of the two, with its own reason', async () => {
      const { who, messageId } = await answered();
      const both = [
        { feedback: 'positive', reason: 'Clear' },
        { feedback: 'negative', reason: 'Too long' },
      ];
      const given = await Promise.all(both.map((each) => give(who, { messageId, ...each })));
      expect(given.map(({ status }) => status)).toEqual([200, 200]);
      expect(both).toContainEqual(await kept(who, messageId));
    });

    it('is accepted for a safety card', async () => {
      const { who, id, messageId } = await answered('My dad collapsed and is not breathing');
      expect((await give(who, { messageId, feedback: 'negative' })).status).toBe(200);
      expect(await feedbackOf(who, id)).toEqual(['negative', 'negative']);
    });

    it.each([
      [{ feedback: 'great' }],
      [{ feedback: null }],
      [{ feedback: { $ne: null } }],
      [{ feedback: undefined }],
    ])('is refused when it is %j', async (feedback) => {
      const { who, id, messageId } = await answered();
      expect((await give(who, { messageId, ...feedback })).problem).toMatchObject({
        status: 400,
        detail: 'Please say whether the answer helped',
      });
      expect(await feedbackOf(who, id)).toEqual([null, null]);
    });

    it.each([['a'.repeat(FEEDBACK_REASON + 1)], [7], [{ $gt: '' }]])(
      'is refused with a reason that is too long or no text',
      async (reason) => {
        const { who, id, messageId } = await answered();
        const { problem } = await give(who, { messageId, feedback: 'negative', reason });
        expect(problem).toMatchObject({ status: 400, detail: 'Please use at most 500 characters' });
        expect(await feedbackOf(who, id)).toEqual([null, null]);
      },
    );

    it('takes a reason as long as it may be, whatever spaces are around it', async () => {
      const { who, messageId } = await answered();
      const reason = 'a'.repeat(FEEDBACK_REASON);
      expect((await give(who, { messageId, feedback: 'negative', reason: ` ${reason} ` })).status).toBe(200);
      expect((await kept(who, messageId)).reason).toBe(reason);
    });

    it("finds nothing by another person's message, a question, or what is no message", async () => {
      const { who, id, questionId, messageId } = await answered();
      const [exchange] = messageId.split('-answer');
      const unknown = '0197a7a0-0000-7000-8000-000000000009-answer';
      const notFound = { status: 404, code: 'not-found' };
      for (const named of [questionId, exchange, unknown, '1-answer', '', 7, null, { $gt: '' }, undefined])
        expect((await give(who, { messageId: named, feedback: 'positive' })).problem).toMatchObject(notFound);
      expect((await give(aCaregiver(), { messageId, feedback: 'positive' })).problem).toMatchObject(notFound);
      expect(await feedbackOf(who, id)).toEqual([null, null]);
    });

    it('goes with its conversation', async () => {
      const { who, id, messageId } = await answered();
      await give(who, { messageId, feedback: 'negative', reason: 'Too long' });
      await coach().call(routes.deleteConversation, who, { params: { id } });
      expect(await exchanges().countDocuments({ owner: who.userId })).toBe(0);
      expect((await give(who, { messageId, feedback: 'positive' })).problem.status).toBe(404);
    });
  });
}
