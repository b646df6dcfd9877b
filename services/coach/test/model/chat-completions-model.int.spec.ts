import { eventually } from '@careward/testing/eventually';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ChatCompletionsModel, type ModelHost } from '../../src/model/wire/chat-completions-model.js';
import type { Prompt } from '../../src/model/coach-model.js';
import { dialects } from './servers/dialects.js';
import { faults } from './servers/faults.js';
import { searchingHosts } from './servers/searching-hosts.js';
import { event, sendJson, startModelServer, startStream, type Respond } from './servers/model-server.js';

const toolless: Prompt = { purpose: 'write', system: 'Be brief.', user: 'How are you?', maxTokens: 50 };
const prompt: Prompt = {
  ...toolless,
  tool: { name: 'search_library', description: 'Finds further passages.', most: 3 },
};
const reply = 'Call 911 when a life may be in danger [1]. No lleve usted a la persona [2].';
const questions = ['How is he bathed safely?', '¿Quién paga el baño?'];
const never = new AbortController().signal;
/** So that a host that hangs is given up after 200 ms of silence, 640 ms in all. */
const HASTY = 0.02;

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

async function start(respond: Respond, host: Partial<ModelHost> = {}) {
  const server = await startModelServer(respond);
  const model = new ChatCompletionsModel({
    apiKey: undefined,
    baseUrl: server.url,
    model: 'small',
    timeoutFactor: 1,
    ...host,
  });
  stops.push(
    () => model.close(),
    () => server.stop(),
  );
  return { server, model };
}

describe('a host of each dialect', () => {
  it.each(dialects)('$name', async ({ respond, refusals, countsTokens }) => {
    const { server, model } = await start(respond(reply));
    const first = await model.complete(prompt, never);
    expect(first.text).toBe(reply);
    expect(server.asked).toHaveLength(refusals + 1);
    expect(first.tokens === 120).toBe(countsTokens);
    expect(first.tokens).toBeGreaterThan(0);
    // What was learned is remembered.
    expect(await model.complete(prompt, never)).toEqual(first);
    expect(server.asked).toHaveLength(refusals + 2);
  });

  it('that counts its hidden reasoning is left room for it', async () => {
    const { server, model } = await start(dialects[0]?.respond(reply) as Respond);
    await model.complete(prompt, never);
    expect(server.asked.at(-1)?.body).toMatchObject({ max_completion_tokens: 2_050 });
  });

  it('is asked in plain words of the protocol', async () => {
    const { server, model } = await start(dialects[1]?.respond(reply) as Respond, { apiKey: 'key' });
    await model.complete(prompt, never);
    expect(server.asked[0]?.path).toBe('/v1/chat/completions');
    expect(server.asked[0]?.headers).toMatchObject({
      authorization: 'Bearer key',
      'x-careward-purpose': 'write',
    });
    expect(server.asked[0]?.body).toEqual({
      model: 'small',
      stream: true,
      stream_options: { include_usage: true },
      temperature: 0.2,
      max_tokens: 50,
      tools: [
        {
          type: 'function',
          function: {
            name: 'search_library',
            description: 'Finds further passages.',
            parameters: {
              type: 'object',
              additionalProperties: false,
              required: ['questions'],
              properties: {
                questions: {
                  type: 'array',
                  description: 'At most 3 questions that stand on their own.',
                  items: { type: 'string' },
                },
              },
            },
            strict: true,
          },
        },
      ],
      tool_choice: 'auto',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'How are you?' },
      ],
    });
  });
});

describe('a model that searches', () => {
  it.each(searchingHosts)('$name', async ({ respond, refusals }) => {
    const { server, model } = await start(respond(questions));
    const told: string[] = [];
    const search = await model.complete(prompt, never, (soFar) => told.push(soFar));
    expect(search).toMatchObject({ text: '', searches: questions });
    expect(search.tokens).toBeGreaterThan(0);
    expect(told).toEqual([]);
    expect(server.asked).toHaveLength(refusals + 1);
    // What was learned is remembered.
    expect(await model.complete(prompt, never)).toEqual(search);
    expect(server.asked).toHaveLength(refusals + 2);
  });

  it.each(searchingHosts.filter(({ refusals }) => refusals > 0))(
    'is told how: $name',
    async ({ respond }) => {
      const { server, model } = await start(respond(questions));
      await model.complete(prompt, never);
      await model.complete(toolless, never).catch(() => undefined);
      const systems = server.asked.map(({ body }) => (body['messages'] as { content: string }[])[0]?.content);
      const told =
        'Be brief.\nWhere you need further passages, begin your reply with SEARCH: and at most 3 questions that stand on their own, separated by |. Then write nothing else.';
      expect(systems).toEqual(['Be brief.', told, 'Be brief.']);
      expect(server.asked.map(({ body }) => body['tools'] === undefined)).toEqual([false, true, true]);
    },
  );

  it.each(searchingHosts.filter(({ refusals }) => refusals === 0))(
    'where it was offered no search is broken: $name',
    async ({ respond }) => {
      const { server, model } = await start(respond(questions));
      await expect(model.complete(toolless, never)).rejects.toMatchObject({ reason: 'broken' });
      expect(server.asked[0]?.body).not.toHaveProperty('tools');
    },
  );
});

describe('a host that fails', () => {
  it.each(faults)('$name: $reason', async ({ respond, reason }) => {
    const { server, model } = await start(respond, { timeoutFactor: reason === 'too-slow' ? HASTY : 1 });
    await expect(model.complete(prompt, never)).rejects.toMatchObject({ name: 'ModelError', reason });
    // Nothing is sent twice, save in another dialect.
    const bodies = server.asked.map(({ body }) => JSON.stringify(body));
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it('is left alone for as long as it asks', async () => {
    const busy = faults.find(({ reason }) => reason === 'busy');
    const { model } = await start(busy?.respond as Respond);
    await expect(model.complete(prompt, never)).rejects.toMatchObject({ retryAfterMs: 7_000 });
  });

  it('does not answer at its address', async () => {
    const { model } = await start(() => undefined, { baseUrl: 'http://127.0.0.1:9/v1' });
    await expect(model.complete(prompt, never)).rejects.toMatchObject({ reason: 'connect' });
  });

  it('names no word of the host in the error', async () => {
    const secretive: Respond = (_asked, response) =>
      void sendJson(response, 500, { error: { message: 'my mother Rosa' } });
    const { model } = await start(secretive);
    const error = await model.complete(prompt, never).catch((caught: unknown) => caught);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('Rosa');
  });
});

describe('a reply without an end', () => {
  const pour = (line: string): Respond => {
    return (_asked, response) => {
      startStream(response);
      const more = () => {
        while (!response.destroyed && response.write(line));
      };
      response.on('drain', more);
      more();
    };
  };

  it('is cut where no answer is as long', async () => {
    const words = event({ choices: [{ index: 0, delta: { content: 'on and on ' }, finish_reason: null }] });
    const { server, model } = await start(pour(words));
    const { text } = await model.complete(prompt, never);
    expect(text.length).toBeLessThanOrEqual(6_000);
    await eventually(() => expect(server.openConnections()).toBe(0));
  });

  it('is broken where it is a call', async () => {
    const piece = {
      index: 0,
      id: 'call_1',
      function: { name: 'search_library', arguments: '{"questions":["on' },
    };
    const { server, model } = await start(
      pour(event({ choices: [{ index: 0, delta: { tool_calls: [piece] }, finish_reason: null }] })),
    );
    await expect(model.complete(prompt, never)).rejects.toMatchObject({ reason: 'broken' });
    await eventually(() => expect(server.openConnections()).toBe(0));
  });

  it('is broken off when it is one line that fills the memory', async () => {
    // What ends it is its size, however slowly that is reached.
    const { model } = await start(pour('x'.repeat(64 * 1024)), { timeoutFactor: 10 });
    await expect(model.complete(prompt, never)).rejects.toMatchObject({ reason: 'broken' });
  });
});

describe('a caller that gives up', () => {
  it.each([
    ['before the first word', () => undefined],
    [
      'in the middle',
      ((_asked, response) =>
        void startStream(response).write(
          event({ choices: [{ index: 0, delta: { content: 'One' } }] }),
        )) satisfies Respond,
    ],
  ])('%s ends the work of the host', async (_when, respond: Respond) => {
    const caller = new AbortController();
    const { server, model } = await start(respond);
    const answer = model.complete(prompt, caller.signal).catch((error: unknown) => error);
    await eventually(() => expect(server.asked).toHaveLength(1));
    caller.abort();
    expect(await answer).toMatchObject({ reason: 'aborted' });
    await eventually(() => expect(server.openConnections()).toBe(0));
  });
});
