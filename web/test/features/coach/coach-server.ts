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

let calls: Call[] = [];

/** Stubs fetch with replies by `METHOD path`; anything else is answered with an empty list. */
export function serve(replies: Record<string, () => Response>) {
  calls = [];
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((input, init) => {
    const headers = init?.headers as Record<string, string>;
    const call: Call = {
      method: init?.method ?? 'GET',
      path: input as string,
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      key: headers['Idempotency-Key'],
    };
    calls.push(call);
    return Promise.resolve(replies[`${call.method} ${call.path}`]?.() ?? answer(200, []));
  });
}

/** The calls since `serve` with this method. */
export const made = (method: string) => calls.filter((call) => call.method === method);
