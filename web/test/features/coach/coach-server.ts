import { jest } from '@jest/globals';
import { answer } from '../../answer.js';

type Call = { method: string; path: string; body: unknown; key: string | undefined };

export const CONVERSATIONS = '/api/chat/conversations';
export const welcome = {
  id: '0197a7a0-0000-7000-8000-000000000001',
  title: 'Welcome there',
  createdAt: '2026-11-21T07:14:00.000Z',
  lastMessageAt: null,
};
export const newChat = {
  ...welcome,
  id: '0197a7a0-0000-7000-8000-000000000002',
  title: 'New Chat - 11/21/26, 2:14 AM',
};

const callOf = ([input, init]: Parameters<typeof fetch>): Call => ({
  method: init?.method ?? 'GET',
  path: input as string,
  body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
  key: new Headers(init?.headers).get('Idempotency-Key') ?? undefined,
});

/** Stubs fetch with replies by `METHOD path`; anything else is answered with an empty list. */
export function serve(replies: Record<string, () => Response>) {
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((...sent) => {
    const { method, path } = callOf(sent);
    return Promise.resolve(replies[`${method} ${path}`]?.() ?? answer(200, []));
  });
}

/** The calls since `serve` with this method. */
export const made = (method: string) =>
  jest
    .mocked(globalThis.fetch)
    .mock.calls.map(callOf)
    .filter((call) => call.method === method);
