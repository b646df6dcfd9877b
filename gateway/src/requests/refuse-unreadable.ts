import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { UPLOAD } from '@careward/contracts/coach/files';
import { problemOf } from '@careward/platform/http/problem';
import { ProblemError } from '@careward/platform/http/problem-error';
import type { Log } from '@careward/platform/observability/log';
import type { ConnectionError, FastifyInstance } from 'fastify';

/**
 * How long one connection may keep the gateway waiting, in milliseconds. Without these limits a client that sends or
 * reads a byte now and then (slowloris) holds as many connections as it likes, for ever. A late request is answered 408;
 * a connection on which nothing moves is closed.
 */
export const serverTimeouts = {
  /** From the first byte of a request to the end of its headers. A browser sends them in one packet or two. */
  headers: 15_000,
  /** From the headers of a request to the end of its body, which is 64 KiB at the most. */
  request: 60_000,
  /** From the first byte of an upload to its end. */
  upload: UPLOAD.within + 15_000,
  /** Nothing sent and nothing read. Longer than any deadline of a row, and than a stream may be silent. */
  connection: 65_000,
  /** Between two requests. Longer than the 60 s of common load balancers, so that they close the connection, not we. */
  keepAlive: 75_000,
  /** How often Node looks for late headers and late requests. */
  check: 5_000,
};
export type ServerTimeouts = typeof serverTimeouts;

/** Refuses a body that is late. Node has one limit for all requests, which has to be that of uploads. */
export function refuseLateBodies(fastify: FastifyInstance, within: number, log: Log): void {
  fastify.addHook('onRequest', ({ raw, headers, routeOptions }, _reply, done) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || routeOptions.config.isUpload) return done();
    const late = setTimeout(() => {
      if (!raw.complete) refuseUnreadable(tooLate(), raw.socket, log);
    }, within);
    const inTime = () => clearTimeout(late);
    raw.once('end', inTime).once('close', inTime);
    done();
  });
}

const tooLate = (): ConnectionError =>
  Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }) as ConnectionError;

declare module 'fastify' {
  interface FastifyContextConfig {
    isUpload?: boolean;
    /** Nobody has to be signed in for it. */
    isPublic?: boolean;
  }
}

/** No page shows these answers, so nothing at all is allowed to them: stricter than the policy of a page. */
const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/**
 * Answers what Node's HTTP parser refuses. There is no request for Fastify to handle in this case, so the answer is
 * written to the connection, which is then closed.
 */
export function refuseUnreadable(error: ConnectionError, socket: Socket, log: Log): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isBeingAnswered(socket)) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code);
  log.info('refused', { status: refusal.status, code: refusal.code, parser: error.code });
  const { body, headers } = problemOf(refusal);
  const text = JSON.stringify(body);
  const head = {
    ...headers,
    ...SECURITY_HEADERS,
    date: new Date().toUTCString(),
    connection: 'close',
    'content-length': Buffer.byteLength(text),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${body.status} ${body.title}\r\n${lines.join('')}\r\n${text}`, () => socket.destroy());
}

/** A second status line in the middle of another answer would corrupt it. Node's own handler looks at the same field. */
const isBeingAnswered = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true;

function refusalOf(code: string): ProblemError {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new ProblemError({
      status: 408,
      code: 'request-too-slow',
      detail: 'Your request took too long to reach us. Please check your connection and try again.',
    });
  if (code === 'HPE_HEADER_OVERFLOW')
    return new ProblemError({
      status: 431,
      code: 'headers-too-large',
      detail:
        'Your browser sent more than we can read. Please delete the cookies of this site and try again.',
    });
  return new ProblemError({
    status: 400,
    code: 'unreadable-request',
    detail: 'We could not read this request. Please reload the page and try again.',
  });
}
