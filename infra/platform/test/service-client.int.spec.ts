import { careContext } from '@careward/contracts/care-profile/internal-calls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problemOf } from '../src/http/problem.js';
import { noSuchAddress, notFound } from '../src/http/problem-error.js';
import { AssertionSigner } from '../src/internal-calls/assertion.js';
import { ServiceClient, ServiceUnreachable } from '../src/internal-calls/service-client.js';

type StubAnswer = { status: number; type: string; text: string };

let server: Server;
let client: ServiceClient;
let answer: StubAnswer;

beforeAll(async () => {
  server = createServer((_request, response) =>
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  client = new ServiceClient('coach', { 'care-profile': url }, new AssertionSigner('coach', key));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = () => client.ask(careContext, { params: { userId: 'u' } });
const problemAnswer = (error: Error): StubAnswer => {
  const { body, headers } = problemOf(error);
  return { status: body.status, type: headers['content-type'] ?? '', text: JSON.stringify(body) };
};

describe('a call to another service', () => {
  it('answers null when the service says that it has nothing by these ids', async () => {
    answer = problemAnswer(notFound('profile'));
    expect(await ask()).toBeNull();
  });

  it.each<[string, () => StubAnswer]>([
    ['a proxy', () => ({ status: 404, type: 'text/html', text: '<h1>Not found</h1>' })],
    ['a proxy that speaks JSON', () => ({ status: 404, type: 'application/json', text: '{"code":404}' })],
    ['a copy that does not know the call yet', () => problemAnswer(noSuchAddress())],
    ['somebody without a word', () => ({ status: 404, type: 'text/plain', text: '' })],
  ])('takes a 404 of %s for no answer', async (_who, sent) => {
    answer = sent();
    await expect(ask()).rejects.toBeInstanceOf(ServiceUnreachable);
  });
});
