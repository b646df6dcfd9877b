import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dispatcher } from 'undici';
import { ServiceOrigins } from '../src/internal-calls/service-origins.js';

/** Copies of a service under one name, each at an address of its own, as a container engine runs them. */
class Copies {
  readonly calls = new Map<string, number>();
  private readonly servers = new Map<string, Server>();
  port = 0;

  async start(address: string, answer: (response: ServerResponse) => void = (response) => response.end()) {
    const server = createServer((_request, response) => {
      this.calls.set(address, (this.calls.get(address) ?? 0) + 1);
      answer(response);
    });
    server.listen(this.port, address);
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.servers.set(address, server);
  }

  async stop(address: string): Promise<void> {
    const server = this.servers.get(address);
    const closed = new Promise((resolve) => server?.close(resolve));
    server?.closeAllConnections();
    await closed;
    this.servers.delete(address);
  }

  async stopAll(): Promise<void> {
    for (const address of this.servers.keys()) await this.stop(address);
  }
}

const ADDRESSES = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];
let copies: Copies;
let dispatcher: Dispatcher;
let lookups: number;
let isNameKnown: boolean;

beforeEach(async () => {
  copies = new Copies();
  for (const address of ADDRESSES) await copies.start(address);
  [lookups, isNameKnown] = [0, true];
  const origins = new ServiceOrigins({ coach: `http://coach:${copies.port}` }, (_origin, _options, done) => {
    lookups += 1;
    if (!isNameKnown) return done(Object.assign(new Error('no answer'), { code: 'EAI_AGAIN' }), []);
    done(
      null,
      ADDRESSES.map((address) => ({ address, family: 4, ttl: 60_000 })),
    );
  });
  dispatcher = origins.dispatcher(10);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await dispatcher.destroy();
  await copies.stopAll();
});

const call = async (method: Dispatcher.HttpMethod, body?: string) => {
  const origin = `http://coach:${copies.port}`;
  const { statusCode, body: answer } = await dispatcher.request({
    origin,
    path: '/',
    method,
    ...(body !== undefined && { body }),
  });
  await answer.text();
  return statusCode;
};

describe('calls to a service that runs in three copies', () => {
  it('go to each by turns, one after another and at once', async () => {
    for (let n = 0; n < 150; n += 1) await call('GET');
    await Promise.all(Array.from({ length: 150 }, () => call('POST', '{}')));
    // Whenever the addresses are asked for again, the turns begin anew.
    for (const address of ADDRESSES) expect(copies.calls.get(address)).toBeGreaterThanOrEqual(80);
  });

  it('all reach a copy that runs when one is gone', async () => {
    await call('GET');
    await copies.stop('127.0.0.2');
    for (let n = 0; n < 30; n += 1) {
      expect(await call('GET')).toBe(200);
      expect(await call('POST', '{}')).toBe(200);
    }
  });

  it('are asked again elsewhere when they were cut off and change nothing', async () => {
    await copies.stop('127.0.0.2');
    await copies.start('127.0.0.2', (response) => response.socket?.destroy());
    for (let n = 0; n < 6; n += 1) expect(await call('GET')).toBe(200);
    const sent = await Promise.allSettled(Array.from({ length: 6 }, () => call('POST', '{}')));
    expect(sent.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });

  it('fail when every copy cuts them off, after one more', async () => {
    await copies.stopAll();
    for (const address of ADDRESSES) await copies.start(address, (response) => response.socket?.destroy());
    await expect(call('GET')).rejects.toMatchObject({ code: expect.stringMatching(/SOCKET|RESET/) });
    expect([...copies.calls.values()].reduce((sum, calls) => sum + calls, 0)).toBe(2);
  });

  it('go on to the addresses of before while the name cannot be looked up', async () => {
    await call('GET');
    isNameKnown = false;
    const later = Date.now() + 60_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await call('GET')).toBe(200);
    expect(lookups).toBe(2);
  });

  it('fail, and nothing else does, when the system knows no such name', async () => {
    const origin = `http://${'x'.repeat(64)}.invalid`;
    const nowhere = new ServiceOrigins({ coach: origin }).dispatcher(1);
    const told = nowhere.request({ origin, path: '/', method: 'GET' });
    await expect(told).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await nowhere.destroy();
  });

  it('fail when no copy runs', async () => {
    await copies.stopAll();
    await expect(call('GET')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('are not asked again once their answer has begun', async () => {
    await copies.stopAll();
    for (const address of ADDRESSES)
      await copies.start(address, (response) => {
        response.write('half');
        response.socket?.end();
      });
    await expect(call('GET')).rejects.toThrow();
    expect([...copies.calls.values()]).toEqual([1]);
  });
});
