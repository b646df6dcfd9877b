import type { ResolvedSession } from '@careward/contracts/internal/calls';
import { services } from '@careward/contracts/events/event';
import { ASSERTION_HEADER, AssertionVerifier, type Caller } from '@careward/platform/http/assertion';
import { publicKeys } from '@careward/testing/caller-keys';
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  caller: Caller;
};

export type StubServices = {
  url: string;
  received: Received[];
  /** Credentials that somebody stands behind. */
  sessions: Map<string, ResolvedSession>;
  /** Paths whose service is in trouble. */
  failing: Set<string>;
  stop(): Promise<void>;
};

/** Plays every service behind the gateway: knows the sessions it is told, and takes down what reaches it. */
export async function stubServices(): Promise<StubServices> {
  const received: Received[] = [];
  const sessions = new Map<string, ResolvedSession>();
  const failing = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const path = request.url ?? '';
      const caller = await callerOf(path, String(request.headers[ASSERTION_HEADER]));
      if (path === '/internal/sessions/resolve') {
        const { hash } = JSON.parse(body) as { hash: string };
        const found = [...sessions].find(([credential]) => hashOf(credential) === hash)?.[1];
        return response
          .writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
          .end(JSON.stringify(found ?? null));
      }
      if (path === '/internal/dead-letters')
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([letter]));
      received.push({ method: request.method ?? '', path, headers: request.headers, body, caller });
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      if (path === '/api/auth/login') headers['x-careward-session-cookie'] = 'cookie-secret; 1209600';
      return response.writeHead(failing.has(path) ? 503 : 200, headers).end('{"ok":true}');
    })().catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    sessions,
    failing,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

const letter = {
  id: 'e1',
  type: 't',
  queue: 'q.dlq',
  reason: 'contract',
  handler: 'q',
  attempts: 1,
  firstFailed: '',
  lastFailed: '',
  event: '{}',
};

const hashOf = (credential: string) => createHash('sha256').update(credential).digest('base64url');

/** One address plays them all, and each is asked for its dead letters: any of them may be meant there. */
async function callerOf(path: string, token: string): Promise<Caller> {
  const meant = path === '/internal/dead-letters' ? services : [audienceOf(path)];
  return Promise.any(meant.map((audience) => new AssertionVerifier(audience, publicKeys).verify(token)));
}

function audienceOf(path: string): string {
  if (/^\/api\/(profile|recipients)/.test(path)) return 'care-profile';
  if (path.startsWith('/api/chat')) return 'coach';
  return path.startsWith('/api/library') ? 'discovery' : 'identity';
}
