import { coachRoutes as routes } from '@careward/contracts/routes/coach';
import { aCaregiver } from '@careward/testing/a-caller';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

let coach: RunningCoach;
beforeAll(async () => {
  coach = await startCoach();
}, 60_000);
afterAll(() => coach.stop());

describe('before the library has arrived', () => {
  it('a danger gets its card, and a question waits and is answered once there is one', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    const send = (content: string, key: string) =>
      coach.call(routes.sendMessage, who, {
        params: { id },
        body: { content },
        headers: { 'idempotency-key': key },
      });
    const told = async () =>
      (await coach.call(routes.messages, who, { params: { id } })).body.map(({ kind }) => kind);

    const { problem } = await send('How do I bathe my mother?', 'asked-early');
    expect(problem).toMatchObject({ status: 503, code: 'unavailable' });
    expect(problem.detail).toContain('Nothing was lost');
    expect((await send('My dad is not breathing', 'danger')).body.aiMessage.kind).toBe('card');
    expect(await told()).toEqual([null, null, 'card']);

    await coach.stockLibrary(seedLibrary);
    const { status, body } = await send('How do I bathe my mother?', 'asked-early');
    expect(status).toBe(200);
    expect(body.aiMessage).toMatchObject({ kind: 'library', sources: expect.any(Array) });
    expect(await told()).toEqual([null, 'library', null, 'card']);
  });
});
