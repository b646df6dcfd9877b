import type { ServerResponse } from 'node:http';
import type { Message } from '@careward/contracts/coach/schemas';
import { expect, it, jest, describe } from '@jest/globals';
import type { Purpose } from '../../src/model/coach-model.js';
import { learned } from '../../src/understanding/learned/learned-models.js';
import { sendJson } from '../model/servers/model-server.js';
import { say } from '../model/servers/played-host.js';

type Reply = (response: ServerResponse) => void;
type AskedCoach = {
  ask: (content: string) => Promise<Message>;
  /** What the host says from now on; else that there is no danger. */
  reply: (next: Partial<Record<Purpose, Reply>>) => void;
  /** Repeats the first sentence that the model was given. */
  quote: Reply;
};

const QUESTION = 'Safe bathing techniques';

/** What the triage of a model makes of a message. */
export function describeDangers({ ask, reply, quote }: AskedCoach): void {
  it('its triage raises the verdict to a strip, above the answer', async () => {
    reply({ triage: (response) => say(response, 'stroke') });
    const answer = await ask(QUESTION);
    expect(answer).toMatchObject({
      kind: 'model',
      risk: { level: 'strip', tier: 'T0', category: 'stroke' },
    });
  });

  describe('and a message that only the learned screen takes for an emergency', () => {
    const LEARNED = "his lips look odd and his words don't come out since lunch";
    const learnedCard = () =>
      jest.spyOn(learned, 'riskOf').mockReturnValue({
        level: 'card',
        category: 'E1',
        scores: [{ category: 'E1', probability: 0.95 }],
      });

    it('gets the card where it agrees, and where it says nothing', async () => {
      learnedCard();
      reply({ triage: (response) => say(response, 'stroke') });
      expect(await ask(LEARNED)).toMatchObject({
        kind: 'card',
        risk: { level: 'card', category: 'stroke' },
      });
      reply({ triage: (response) => void sendJson(response, 500, {}) });
      expect(await ask(LEARNED)).toMatchObject({
        kind: 'card',
        risk: { level: 'card', category: 'stroke' },
      });
    });

    it('gets a strip above the answer where it sees no danger', async () => {
      learnedCard();
      reply({ write: quote });
      expect(await ask(LEARNED)).toMatchObject({
        kind: 'model',
        risk: { level: 'strip', tier: 'T0', category: 'stroke' },
      });
    });
  });

  it('a crisis that is only suspected is answered by it, below the strip', async () => {
    reply({ triage: (response) => say(response, 'hopelessness') });
    expect(await ask(QUESTION)).toMatchObject({
      kind: 'model',
      risk: { level: 'strip', tier: 'T1', category: 'hopelessness' },
    });
  });
}
