import { aCaregiver } from '@careward/testing/a-principal';
import { describe, expect, it } from '@jest/globals';
import type { RunningCoach } from '../start-coach.js';

const QUESTION = 'How can I keep my mom from falling at home?';

/** What no caregiver means to send. Each is answered or refused in words; none harms the conversation. */
export function describeOddInput(coach: () => RunningCoach): void {
  const answered: [string, string, string][] = [
    ['only emoji', '😭😭😭', 'reply'],
    ['a thumb', '👍🏽', 'reply'],
    ['only punctuation', '?!?!?! ...', 'reply'],
    ['only digits', '0123456789', 'reply'],
    ['a coded file', Buffer.from('mother fell '.repeat(200)).toString('base64').slice(0, 4_000), 'reply'],
    [
      'control characters within',
      'How can I keep \u0000\u0007my mom\u001B from\u0008 falling at home?',
      'library',
    ],
    ['line ends within', `${QUESTION}${'\n'.repeat(3_900)}`, 'library'],
    ['one word 4,000 letters long', 'a'.repeat(4_000), 'reply'],
    ['4,000 characters of a question', `${QUESTION} `.repeat(100).slice(0, 4_000), 'library'],
    ['text in both directions', `\u202E${QUESTION}\u202C`, 'library'],
    ['both languages at once', 'mi mom no quiere bañarse, how do I get her to take a shower?', 'library'],
    ['lone surrogates', `${QUESTION} \uD800`, 'library'],
    ['mark-up', `<b>${QUESTION}</b> <script>alert(1)</script>`, 'library'],
    ['a danger among noise', `${'😭'.repeat(40)} she is not breathing ${'\n'.repeat(200)}`, 'card'],
  ];

  describe('an odd message', () => {
    it.each(answered)('(%s) is answered', async (_what, content, kind) => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const { status, body } = await coach().send(who, id, content);
      expect(status).toBe(201);
      expect(body.aiMessage.kind).toBe(kind);
      expect(body.aiMessage.content).not.toContain('script');
      expect((await coach().messages(who, id)).body).toEqual([body.userMessage, body.aiMessage]);
    });

    it('is answered as it is in any other spelling', async () => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const sources: unknown[] = [];
      for (const content of [QUESTION, QUESTION.toUpperCase(), 'how can i keep my mom form faling at home'])
        sources.push((await coach().send(who, id, content)).body.aiMessage.sources[0]?.topicId);
      expect(sources).toEqual(Array.from({ length: 3 }, () => 'fall-prevention-tips'));
    });

    it.each([
      ['empty', ''],
      ['spaces', ' \t '],
      ['10,000 line ends', '\n'.repeat(10_000)],
      ['4,001 characters', 'a'.repeat(4_001)],
      ['only control characters', '\u0000\u0007\u001B'],
    ])('(%s) is refused in words and leaves nothing behind', async (_what, content) => {
      const who = aCaregiver();
      const id = await coach().converse(who);
      const { problem } = await coach().send(who, id, content);
      expect(problem.status).toBe(400);
      expect(problem.detail).toMatch(/^Please /);
      expect((await coach().messages(who, id)).body).toEqual([]);
    });
  });
}
