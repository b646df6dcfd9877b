import { Agent, type Dispatcher, request } from 'undici';
import { type AllowedHosts, requestableUrl } from './web-address.js';
import { FetchRefused, toFetchRefused } from './fetch-refused.js';
import { guardedConnector, type Resolve } from './guarded-connector.js';
import { type BodyRules, readBody } from './read-body.js';

export type FetchedResource = {
  url: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Empty unless the status is 2xx. */
  body: Buffer;
  /** Milliseconds until the body was read. */
  tookMs: number;
};

export type FetchOptions = {
  signal: AbortSignal;
  /** The port of the source's base URL, which may be asked besides 80 and 443. */
  basePort?: number;
  /** What is said besides who we are; credentials have no place here. */
  headers?: Partial<Record<'accept' | 'if-none-match' | 'if-modified-since', string>>;
} & BodyRules;

/** Milliseconds: to connect, until the headers are there, between two parts of a body, and for everything. */
export type FetchTimes = { connect: number; headers: number; body: number; total: number };

const TIMES: FetchTimes = { connect: 5_000, headers: 15_000, body: 15_000, total: 30_000 };

/**
 * The one way out: pages, robots.txt, sitemaps and redirects are all asked for here. It follows no redirect, sends no
 * cookie or credential, and uses no proxy. A server keeps at most two connections.
 */
export class Fetcher {
  private readonly agent: Agent;
  private readonly allowed: AllowedHosts;
  private readonly userAgent: string;
  private readonly times: FetchTimes;

  constructor(setup: { userAgent: string; allowed: AllowedHosts; resolve?: Resolve; times?: FetchTimes }) {
    this.userAgent = setup.userAgent;
    this.allowed = setup.allowed;
    this.times = setup.times ?? TIMES;
    this.agent = new Agent({
      connect: guardedConnector({ ...setup, connectMs: this.times.connect }),
      connections: 2,
      headersTimeout: this.times.headers,
      bodyTimeout: this.times.body,
      allowH2: false,
    });
  }

  /** Throws FetchRefused where a URL is not read, and the signal's reason once it is aborted. */
  async get(address: string, options: FetchOptions): Promise<FetchedResource> {
    const url = requestableUrl(address, { allowed: this.allowed, basePort: options.basePort });
    const startedAt = performance.now();
    const read = (signal: AbortSignal) => this.read(url, options, signal);
    const answer = await withTimeout(this.times.total, options.signal, read);
    return { url: url.href, ...answer, tookMs: Math.round(performance.now() - startedAt) };
  }

  /** Closes all connections. */
  close(): Promise<void> {
    return this.agent.destroy();
  }

  private async read(url: URL, options: FetchOptions, signal: AbortSignal) {
    try {
      const answer = await request(url, {
        dispatcher: this.agent,
        signal,
        headers: {
          accept: '*/*',
          ...options.headers,
          'accept-encoding': 'gzip, br',
          'user-agent': this.userAgent,
        },
      });
      const { statusCode: status, body } = answer;
      const headers = headersOf(answer);
      const isSuccess = status >= 200 && status < 300;
      // The rest of a short answer is read, so that the connection can be used again.
      if (!isSuccess) await body.dump({ limit: 16_384, signal });
      return { status, headers, body: isSuccess ? await readBody(body, headers, options) : Buffer.alloc(0) };
    } catch (error) {
      throw toFetchRefused(error);
    }
  }
}

/** Repeated headers are one, as HTTP reads them; cookies are not kept. */
function headersOf(answer: Dispatcher.ResponseData): Record<string, string> {
  const pairs = Object.entries(answer.headers).filter(([name]) => name !== 'set-cookie');
  return Object.fromEntries(pairs.map(([name, value = '']) => [name, [value].flat().join(', ')]));
}

/** Runs work with a signal that is aborted with the caller's, or when the time is up; nothing stays behind on either. */
async function withTimeout<Result>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const stop = () => ending.abort(signal.reason);
  const overdue = () => ending.abort(new FetchRefused('timeout', 'it took too long altogether'));
  signal.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(overdue, milliseconds);
  try {
    return await work(ending.signal);
  } catch (error) {
    ending.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
