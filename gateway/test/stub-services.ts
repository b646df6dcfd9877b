import { ASSERTION_HEADER, DEVICE_HEADER, SESSION_COOKIE_HEADER } from '@careward/contracts/kernel/http';
import {
  jobQueues,
  services,
  servicesWithJobs,
  type ServiceWithJobs,
} from '@careward/contracts/kernel/service';
import {
  resolveSession,
  resolveSessionBody,
  type ResolvedSession,
} from '@careward/contracts/identity/internal-calls';
import {
  type DeadLetter,
  deadLettersOf,
  queueBoardOf,
  queueBoardQuestion,
  type QueueBoardQuestion,
} from '@careward/contracts/kernel/operations';
import type { Route } from '@careward/contracts/kernel/route';
import { routeTable } from '@careward/contracts/route-table';
import { problemOf } from '@careward/platform/http/problem';
import { notFound, unavailable } from '@careward/platform/http/problem-error';
import { AssertionVerifier, type Principal } from '@careward/platform/internal-calls/assertion';
import { publicKeys } from '@careward/testing/caller-keys';
import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { sampleAnswers } from './sample-answers.js';

type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  caller: Principal;
};

type Answer = { status: number; headers?: Record<string, string>; body?: unknown };

/** Takes the call and does not answer until it is released, begins an answer that it does not end, or hangs up. */
type Trouble = 'no answer' | 'half an answer' | 'no connection';

/** Plays every service behind the gateway: knows the sessions it is told, and takes down what reaches it. */
export class StubServices {
  readonly received: ReceivedRequest[] = [];
  /** Hashes that identity was asked about, by calls and by streams that are open. */
  readonly resolved: string[] = [];
  readonly rechecked: string[] = [];
  /** What the services were asked about their queues. */
  readonly queueQuestions: { service: ServiceWithJobs; question: QueueBoardQuestion }[] = [];
  /** Credentials that somebody stands behind. */
  readonly sessions = new Map<string, ResolvedSession>();
  /** Paths whose service is in trouble. */
  readonly failing = new Set<string>();
  /** Paths whose service does not answer as it should. */
  readonly troubled = new Map<string, Trouble>();
  /** Paths that are answered with this instead of the sample. */
  readonly instead = new Map<string, Answer>();
  /** Paths of streams: what happens to a response that has begun. */
  readonly streams = new Map<string, (response: ServerResponse) => void>();

  /** Paths of downloads: how the response is made. */
  readonly downloads = new Map<string, (response: ServerResponse) => void>();

  private readonly held: (() => void)[] = [];

  private readonly server = createServer((request, response) => {
    const stream = this.streams.get(request.url ?? '');
    if (stream) return stream(response.writeHead(200, { 'content-type': 'text/event-stream' }));
    const download = this.downloads.get(request.url ?? '');
    if (download) return download(response);
    void this.answer(request).then(
      (answer) => this.send(answer, response, this.troubled.get(request.url ?? '')),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await this.server[Symbol.asyncDispose]();
  }

  /** Answers the calls that had none so far. */
  release(): void {
    for (const send of this.held.splice(0)) send();
  }

  private send({ status, headers, body }: Answer, response: ServerResponse, trouble?: Trouble): void {
    const text = body === undefined ? '' : JSON.stringify(body);
    const head = {
      'content-type': 'application/json',
      ...(status !== 304 && { 'content-length': Buffer.byteLength(text) }),
      ...headers,
    };
    if (trouble === 'no connection') response.destroy();
    else if (trouble === 'no answer') this.held.push(() => response.writeHead(status, head).end(text));
    else if (trouble === 'half an answer')
      response.writeHead(status, head).write(text.slice(0, text.length / 2));
    else response.writeHead(status, head).end(text);
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { method = '', url: path = '', headers } = request;
    const body = await text(request);
    const token = String(headers[ASSERTION_HEADER]);
    if (path === resolveSession.path) {
      await asserted(token, 'identity');
      return this.resolve(resolveSessionBody.parse(JSON.parse(body)));
    }
    if (path === deadLettersOf('identity').path) {
      // One address plays them all, and each is asked: any of them may be meant.
      await Promise.any(services.map((service) => asserted(token, service)));
      return { status: 200, body: [letter] };
    }
    if (path === queueBoardOf('discovery').path)
      return this.queueBoard(await audienceOf(token), queueBoardQuestion.parse(JSON.parse(body)));
    const row = rowOf(method, path);
    const caller = await asserted(token, row.service);
    this.received.push({ method, path, headers, body, caller });
    return this.failing.has(path) ? failure() : (this.instead.get(path) ?? success(row));
  }

  private queueBoard(service: ServiceWithJobs, question: QueueBoardQuestion): Answer {
    this.queueQuestions.push({ service, question });
    if (question.params.jobId === 'gone') return { status: 404, body: problemOf(notFound('job')).body };
    const queues = jobQueues[service].map((name) => ({ name }));
    return { status: 200, body: question.read === '/queues' ? { queues } : { of: service } };
  }

  private resolve({ hash, used }: z.infer<typeof resolveSessionBody>): Answer {
    (used ? this.resolved : this.rechecked).push(hash);
    const found = [...this.sessions].find(([credential]) => hashCredential(credential) === hash)?.[1];
    if (this.failing.has(resolveSession.path)) return failure();
    return found ? { status: 200, body: found } : { status: 404, body: problemOf(notFound('session')).body };
  }
}

/** What identity hands over for the browser's cookies. */
const startedSession = {
  [SESSION_COOKIE_HEADER]: 'cookie-secret; 1209600',
  [DEVICE_HEADER]: 'device-id.device-mac; 31536000',
};

function success(row: Route): Answer {
  if (row.redirect) return { status: row.redirect, headers: { location: '/' } };
  const [status = '', schema] = Object.entries(row.answers)[0] ?? [];
  return {
    status: Number(status),
    headers: row.session === 'starts' ? startedSession : {},
    body: schema?.parse(sampleAnswers.get(row)),
  };
}

function failure(): Answer {
  const { body, headers } = problemOf(unavailable());
  return { status: body.status, headers, body };
}

function rowOf(method: string, path: string): Route {
  const [pathname = ''] = path.split('?');
  const fits = (row: Route) => new RegExp(`^${row.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname);
  const verb = method === 'HEAD' ? 'GET' : method;
  const row = routeTable.find((candidate) => candidate.method === verb && fits(candidate));
  if (!row) throw new Error(`No service answers ${method} ${path}`);
  return row;
}

type Audience = Route['service'];
const audiences: Audience[] = [...services, 'gateway'];
const verifiers = Object.fromEntries(
  audiences.map((audience) => [audience, new AssertionVerifier(audience, publicKeys)]),
) as Record<Audience, AssertionVerifier>;
const asserted = (token: string, audience: Audience) => verifiers[audience].verify(token);

/** One address plays them all: whose call this is, its assertion says. */
const audienceOf = (token: string) =>
  Promise.any(servicesWithJobs.map((service) => asserted(token, service).then(() => service)));

const hashCredential = (credential: string) => createHash('sha256').update(credential).digest('base64url');

const letter: DeadLetter = {
  id: 'e1',
  type: 't',
  queue: 'q.dlq',
  reason: 'contract',
  handler: 'q',
  attempts: 1,
  firstFailed: '',
  lastFailed: '',
  event: '{}'.padEnd(300),
};
