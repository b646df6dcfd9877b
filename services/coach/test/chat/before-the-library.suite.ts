import { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { seedLibrary } from '../seed-library.js';
import type { RunningCoach } from '../start-coach.js';

export function describeBeforeTheLibrary(coach: () => RunningCoach): void {
  describe('before the library has arrived', () => {
    it('a danger gets its card, no source counts as withdrawn, and a question waits until there is one', async () => {
      const who = aCaregiver();
      const earlier = await coach().converse(who);
      await coach().send(who, earlier, 'Safe bathing techniques');
      await coach().stockLibrary([]);
      const [, answer] = (await coach().messages(who, earlier)).body;
      expect(answer?.sources.map(({ withdrawn }) => withdrawn)).toEqual([undefined]);
      const id = await coach().converse(who);
      const send = (content: string, key: string) =>
        coach().send(who, id, content, { 'idempotency-key': key });
      const told = async () => (await coach().messages(who, id)).body.map(({ kind }) => kind);

      const { problem } = await send('Safe bathing techniques', 'asked-early');
      expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
      expect(problem.detail).toContain('Nothing was lost');
      expect((await send('My dad is not breathing', 'danger')).body.aiMessage.kind).toBe('card');
      expect(await told()).toEqual([null, null, 'card']);

      const left = await coach().converse(who);
      expect((await coach().send(who, left, 'Fall prevention tips')).status).toBe(503);

      await coach().stockLibrary(seedLibrary);
      const { status, body } = await send('Safe bathing techniques', 'asked-early');
      expect(status).toBe(200);
      expect(body.aiMessage).toMatchObject({ kind: 'library', sources: expect.any(Array) });
      expect(await told()).toEqual([null, 'library', null, 'card']);
      await eventually(async () =>
        expect((await coach().messages(who, left)).body.map(({ kind }) => kind)).toEqual([null, 'library']),
      );
    });
  });
}
