/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Language } from '@careward/contracts/kernel/languages';
import { answer } from '../../answer.js';
import { type ApiCall, askEarly, baseQuery } from '../../../src/base/http/base-query.js';

const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  language = 'en';
  globalThis.fetch = fetched.mockReset().mockResolvedValue(answer(200, { id: 1 }));
});
afterEach(() => localStorage.clear());

let language: Language;

function run(call: ApiCall, type: 'query' | 'mutation' = 'query') {
  const signal = new AbortController().signal;
  const api = { type, signal, getState: () => ({ language }) } as Parameters<typeof baseQuery>[1];
  return Promise.resolve(baseQuery(call, api, {}));
}
const asked = () => fetched.mock.calls[0] as [string, RequestInit];

describe('a call that the page has made early', () => {
  const path = '/api/auth/user';
  const early = (reply: Promise<Response>) => {
    fetched.mockReturnValueOnce(reply);
    askEarly([path], 'cw_own', 'en');
    fetched.mockClear();
  };

  it.each([
    ['once, by a call of the same person', 'cw_own', Promise.resolve(answer(200, { id: 0 })), [0, 1]],
    ['by nobody else', 'cw_other', Promise.resolve(answer(200, { id: 0 })), [1, 1]],
    ['not when it failed', 'cw_own', Promise.reject(new TypeError('Failed to fetch')), [1, 1]],
  ])('is used %s', async (_how, token, reply, ids) => {
    localStorage.setItem('authToken', token);
    early(reply);
    const answers = [await run([path]), await run([path])];
    expect(answers.map(({ data }) => (data as { id: number }).id)).toEqual(ids);
    expect(fetched).toHaveBeenCalledTimes(ids.filter((id) => id === 1).length);
  });
});

describe('the request', () => {
  it('is a GET to the segments joined by a slash, with cookies', async () => {
    await run(['/api/chat/conversations', 'c1', 'messages']);
    const [url, { method, credentials, body, headers }] = asked();
    expect(url).toBe('/api/chat/conversations/c1/messages');
    expect({ method, credentials, body, headers }).toEqual({
      method: 'GET',
      credentials: 'include',
      body: undefined,
      headers: { 'Accept-Language': 'en' },
    });
  });

  it('has a JSON content type only with a body', async () => {
    await run({ method: 'POST', path: ['/api/support'], body: { subject: 'Hi' } }, 'mutation');
    const [, { headers, body }] = asked();
    expect(headers).toEqual({ 'Accept-Language': 'en', 'Content-Type': 'application/json' });
    expect(body).toBe('{"subject":"Hi"}');
  });

  it('sends the stored bearer token', async () => {
    localStorage.setItem('authToken', 'cw_secret');
    await run(['/api/profile']);
    expect(asked()[1].headers).toMatchObject({ Authorization: 'Bearer cw_secret' });
  });

  it('sends the language of the page', async () => {
    language = 'es';
    await run(['/api/profile']);
    expect(asked()[1].headers).toEqual({ 'Accept-Language': 'es' });
  });
});

describe('X-Eligibility-Data', () => {
  const sent = async (item: string, call: ApiCall = ['/api/profile']) => {
    localStorage.setItem('eligibilityData', item);
    await run(call);
    return (asked()[1].headers as Record<string, string>)['X-Eligibility-Data'];
  };
  const savedAt = (msAgo: number) =>
    JSON.stringify({ relationship: 'spouse', savedAt: new Date(Date.now() - msAgo).toISOString() });

  it('goes with every query while the item is there', async () => {
    expect(await sent(savedAt(0))).toContain('"relationship":"spouse"');
  });

  it('goes with the queries that the page makes early, too', () => {
    localStorage.setItem('eligibilityData', savedAt(0));
    askEarly(['/api/profile'], 'cw_own', 'en');
    expect(asked()[1].headers).toEqual({
      'Accept-Language': 'en',
      Authorization: 'Bearer cw_own',
      'X-Eligibility-Data': localStorage.getItem('eligibilityData'),
    });
  });

  it('goes with no other call', async () => {
    expect(await sent(savedAt(0), { method: 'POST', path: ['/api/profile'], body: {} })).toBeUndefined();
  });

  it.each([
    ['too long', JSON.stringify({ x: 'x'.repeat(2_048) })],
    ['no ASCII', '{"x":"ñ"}'],
    ['of two lines', '{\n}'],
    ['a day old', savedAt(24 * 60 * 60 * 1_000)],
  ])('is left out when the item is %s', async (_, item) => {
    expect(await sent(item)).toBeUndefined();
  });

  it('removes an item that is a day old, and keeps one that is younger', async () => {
    await sent(savedAt(24 * 60 * 60 * 1_000 - 60_000));
    expect(localStorage.getItem('eligibilityData')).not.toBeNull();
    await sent(savedAt(24 * 60 * 60 * 1_000));
    expect(localStorage.getItem('eligibilityData')).toBeNull();
  });
});

describe('the response', () => {
  it('is JSON when it is OK', async () => {
    expect(await run(['/api/profile'])).toEqual({ data: { id: 1 } });
  });

  it.each([
    ['query', { data: null }],
    ['mutation', { error: { message: '401: who?', sentence: 'who?', code: undefined, status: 401 } }],
  ] as const)('a 401 to a %s', async (type, expected) => {
    fetched.mockResolvedValue(answer(401, 'who?'));
    expect(await run(['/api/profile'], type)).toEqual({ ...expected, meta: { unauthorized: true } });
  });

  it('does not end the present session when a call of an earlier one gets 401', async () => {
    localStorage.setItem('authToken', 'cw_old');
    fetched.mockImplementation(() => {
      localStorage.setItem('authToken', 'cw_new');
      return Promise.resolve(answer(401, ''));
    });
    expect(await run(['/api/profile'])).toEqual({ data: null });
  });

  it('is an error without a sentence when the network fails', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await run(['/api/profile'])).toEqual({ error: { message: 'Failed to fetch' } });
  });
});
