import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A request as it came over the wire. */
export type HostRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
};
export type Respond = (asked: HostRequest, response: ServerResponse) => void | Promise<void>;

export type ModelServer = {
  /** With `/v1`, as OPENAI_BASE_URL has it. */
  url: string;
  /** The requests so far, in order. */
  asked: HostRequest[];
  /** Connections that are open now. */
  openConnections(): number;
  stop(): Promise<void>;
};

/** A host of language models whose behaviour is given. */
export async function startModelServer(respond: Respond): Promise<ModelServer> {
  const asked: HostRequest[] = [];
  const open = new Set<unknown>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = (await json(request).catch(() => ({}))) as Record<string, unknown>;
      const one = { path: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      await respond(one, response);
    })();
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    openConnections: () => open.size,
    stop: async () => {
      server.closeAllConnections();
      await server[Symbol.asyncDispose]();
    },
  };
}

export const sendJson = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const startStream = (response: ServerResponse, type = 'text/event-stream') =>
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });

/** One server-sent event. */
export const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
