import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

export type LoggedRequest = {
  /** When it came, in milliseconds since 1970. */
  at: number;
  method: string;
  /** With the query. */
  path: string;
  host: string;
  headers: IncomingHttpHeaders;
  /** Null until it was answered. */
  status: number | null;
  /** When the answer or the connection ended; null until then. */
  endedAt: number | null;
  /** The connection ended before the answer did. */
  closedEarly: boolean;
};

/** Adds a request to the log, and completes the entry when it has ended. */
export function logRequest(log: LoggedRequest[], request: IncomingMessage, response: ServerResponse): void {
  const entry: LoggedRequest = {
    at: Date.now(),
    method: request.method ?? '',
    path: request.url ?? '',
    host: request.headers.host ?? '',
    headers: request.headers,
    status: null,
    endedAt: null,
    closedEarly: false,
  };
  log.push(entry);
  response.on('close', () => {
    entry.endedAt = Date.now();
    entry.status = response.headersSent ? response.statusCode : null;
    entry.closedEarly = !response.writableFinished;
  });
}
