import { setTimeout } from 'node:timers/promises';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Stack } from '@careward/local/stack';
import { callRoute } from '@careward/testing/call-route';
import { median, type Result, timed } from './goal.js';
import { signUp } from './reads.js';

const CONVERSATIONS = 500;
const QUESTIONS_EACH = 8;
const AT_ONCE = 8;
const ROUNDS = 20;
const GOAL_MS = 300;
/** How long the search may keep others waiting, who share its event loop. */
const GOAL_BLOCKED_MS = 50;
const PROBED_EVERY_MS = 5;
const QUIET_MS = 3_000;

/** Asks a process again and again whether it is ready, and tells what it has waited for that at most. */
function probing(role: { isReady(): Promise<boolean> }) {
  const ended = new AbortController();
  let longest = 0;
  const probe = async () => {
    while (!ended.signal.aborted) {
      longest = Math.max(longest, await timed(() => role.isReady()));
      await setTimeout(PROBED_EVERY_MS);
    }
  };
  const probed = probe();
  return {
    longest: async () => {
      ended.abort();
      await probed;
      return longest;
    },
  };
}

/** Searches through the conversations of somebody who has as many as one may have, through gateway and coach. */
export async function searchResults({ url, mailUrl, process: processNamed }: Stack): Promise<Result[]> {
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

  const quiet = probing(processNamed('coach'));
  await setTimeout(QUIET_MS);
  const idle = Math.round(await quiet.longest());
  const search = async (q: string): Promise<Result> => {
    const took: number[] = [];
    const probe = probing(processNamed('coach'));
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      found = (await callRoute(url, coachRoutes.searchConversations, { headers, query: { q } })).body.found
        .length;
      took.push(performance.now() - start);
    }
    const [middle, most, blocked] = [median(took), Math.max(...took), await probe.longest()].map(Math.round);
    return {
      name: `search through ${CONVERSATIONS * QUESTIONS_EACH} questions, ${found} found`,
      figures: `median ${middle} ms, longest ${most} ms; others waited ${blocked} ms at most, ${idle} ms without a search`,
      goal: `median within ${GOAL_MS} ms, others wait at most ${GOAL_BLOCKED_MS} ms`,
      reached: (middle ?? Infinity) <= GOAL_MS && (blocked ?? Infinity) <= GOAL_BLOCKED_MS,
    };
  };
  return [await search('mother'), await search('zebra wombat')];
}
