import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Stack } from '@careward/local/stack';
import { callRoute } from '@careward/testing/call-route';
import { median, type Result } from './goal.js';
import { signUp } from './reads.js';

const CONVERSATIONS = 500;
const QUESTIONS_EACH = 8;
const AT_ONCE = 8;
const ROUNDS = 20;
const GOAL_MS = 300;

/** Searches through the conversations of somebody who has as many as one may have, through gateway and coach. */
export async function searchResults({ url, mailUrl }: Stack): Promise<Result[]> {
  const headers = { authorization: `Bearer ${await signUp(url, mailUrl)}` };
  const numbers = Array.from({ length: CONVERSATIONS }, (_, n) => n).values();
  const fill = async () => {
    for (const n of numbers) {
      const { body } = await callRoute(url, coachRoutes.createConversation, {
        headers,
        body: { title: `Talk ${n}` },
      });
      for (let asked = 0; asked < QUESTIONS_EACH; asked += 1)
        await callRoute(url, coachRoutes.sendMessage, {
          headers,
          params: { id: body.id },
          body: { content: `How can I keep my mother from falling at home? ${n}-${asked}` },
        });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fill));

  const search = async (q: string): Promise<Result> => {
    const took: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      found = (await callRoute(url, coachRoutes.searchConversations, { headers, query: { q } })).body.found
        .length;
      took.push(performance.now() - start);
    }
    const [middle, most] = [median(took), Math.max(...took)].map(Math.round);
    return {
      name: `search through ${CONVERSATIONS * QUESTIONS_EACH} questions, ${found} found`,
      figures: `median ${middle} ms, longest ${most} ms`,
      goal: `median within ${GOAL_MS} ms`,
      reached: (middle ?? Infinity) <= GOAL_MS,
    };
  };
  return [await search('mother'), await search('zebra wombat')];
}
