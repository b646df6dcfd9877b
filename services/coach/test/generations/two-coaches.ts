import type { ServerResponse } from 'node:http';
import { type GenerationEvent, generationEvent } from '@careward/contracts/coach/generations';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Message } from '@careward/contracts/coach/schemas';
import type { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { listenToEvents } from '@careward/testing/two-copies';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { type ModelServer, startModelServer } from '../model/servers/model-server.js';
import { purposeOf, say, withHost } from '../model/servers/played-host.js';
import { seedLibrary } from '../seed-library.js';
import { type RunningCoach, startCoach } from '../start-coach.js';

export type Caregiver = ReturnType<typeof aCaregiver>;
export const QUESTION = 'Safe bathing techniques';
/** What the library says, as a model may write it and as it is shown. */
export const SENTENCES = [
  'Gather towels, soap, clean clothes and non-slip shoes',
  'Pick the time of day when the person is calmest',
  'Cover the body with a towel and wash one part at a time',
] as const;
export const written = (at: 0 | 1 | 2) => `${SENTENCES[at]} [1]. `;
export const shown = (at: 0 | 1 | 2) => `${SENTENCES[at]}. [1]`;

/** What an end brings. */
export const aiMessageIn = (event: GenerationEvent | undefined): Message | undefined =>
  event && 'aiMessage' in event ? event.aiMessage : undefined;

/** The text that is on the screen after these events. */
export const screenAfter = (events: readonly GenerationEvent[]): string =>
  events.reduce(
    (text, event) => (event.type === 'reset' ? '' : event.type === 'text' ? text + event.text : text),
    '',
  );

/** Two copies of the coach whose model's answers are written by the test. */
export function twoCoaches() {
  const at = { triage: 'none' } as {
    host: ModelServer;
    copies: [RunningCoach, RunningCoach];
    /** The danger that the model names; null: it thinks until `named`. */
    triage: string | null;
  };
  const held: ServerResponse[] = [];
  const triages: ServerResponse[] = [];
  beforeAll(async () => {
    at.host = await startModelServer((asked, response) => {
      const purpose = purposeOf(asked);
      if (purpose === 'write') held.push(response);
      else said(response, at.triage, triages);
    });
    const prefix = testPrefix();
    at.copies = [await startCoach(prefix, withHost(at.host)), await startCoach(prefix, withHost(at.host))];
    await at.copies[0].stockLibrary(seedLibrary);
    await eventually(() => expect(at.copies[1].app.get(LibraryIndexCache).hasDocuments).toBe(true));
  });
  beforeEach(() => {
    held.splice(0);
    triages.splice(0);
    at.triage = 'none';
  });
  afterAll(async () => {
    for (const copy of at.copies) await copy.stop();
    await at.host.stop();
  });
  return {
    at,
    held,
    /** The danger that the model names after it thought about it. */
    named: (danger: string) => {
      for (const response of triages.splice(0)) say(response, danger);
    },
    triages,
    /** The model's next answer, once it is asked for. */
    asked: () =>
      eventually(() => {
        const response = held.shift();
        if (!response) throw new Error('the model was not asked');
        return response;
      }),
  };
}

/** At once where it is known what, else later. */
function said(response: ServerResponse, reply: string | null, later: ServerResponse[]): void {
  if (reply === null) later.push(response);
  else say(response, reply);
}

/** Readers of generations; those that are still open after a test are closed. */
export function follower() {
  const post = listenToEvents(coachRoutes.sendMessage, generationEvent);
  const get = listenToEvents(coachRoutes.streamGeneration, generationEvent);
  const reader = ({ events, ...stream }: Awaited<ReturnType<typeof get>>) => {
    const all = () => events().filter(({ data }) => data.type !== 'heartbeat');
    return {
      ...stream,
      events: all,
      data: () => all().map(({ data }) => data),
      types: () => all().map(({ data }) => data.type),
      screen: () => screenAfter(all().map(({ data }) => data)),
      lastId: () => all().findLast(({ id }) => id !== '')?.id ?? '',
      end: () => eventually(() => aiMessageIn(all().at(-1)?.data) ?? Promise.reject(new Error('no end yet'))),
    };
  };
  type Copy = Pick<RunningService, 'url'>;
  return {
    /** `content` is the question, everything else goes into the headers. */
    send: async (
      copy: Copy,
      who: Caregiver,
      id: string,
      { content = QUESTION, ...headers }: Record<string, string> = {},
    ) => {
      const call = { params: { id }, body: { content } };
      const stream = reader(await post(copy, who, headers, call));
      const generation = () =>
        eventually(() => {
          const [first] = stream.data();
          if (first?.type !== 'begun') throw new Error('not begun');
          return first.generationId;
        });
      return { ...stream, generation };
    },
    /** `after` goes into the query, everything else into the headers. */
    follow: async (copy: Copy, who: Caregiver, id: string, seen: Record<string, string> = {}) => {
      const { after, ...headers } = seen;
      const query: Record<string, string> = after === undefined ? {} : { after };
      return reader(await get(copy, who, headers, { params: { id }, query }));
    },
  };
}
