import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Fetcher, type FetchTimes } from '../../src/fetching/fetcher.js';
import type { Resolve } from '../../src/fetching/guarded-connector.js';

export type LocalServer = Awaited<ReturnType<typeof serve>>;

/** A web server on 127.0.0.1; `host` is how the list of allowed hosts names it. */
export async function serve(answer: RequestListener) {
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path = '/') => `http://${host}${path}`,
    requests,
    sockets,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const fetcherFor = (
  { host }: { host: string },
  more: { times?: Partial<FetchTimes>; resolve?: Resolve; allowed?: string[] } = {},
) =>
  new Fetcher({
    userAgent: 'CarewardBot/1.0 (+http://localhost:3000/bot; contact: support@careward.example)',
    allowed: new Set([host, ...(more.allowed ?? [])]),
    times: { connect: 2_000, headers: 5_000, body: 5_000, total: 10_000, ...more.times },
    ...(more.resolve && { resolve: more.resolve }),
  });
