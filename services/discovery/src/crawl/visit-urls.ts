import {
  CheerioCrawler,
  Configuration,
  log as crawleeLog,
  NonRetryableError,
  RequestQueue,
  type BaseHttpClient,
} from '@crawlee/cheerio';
import { Readable } from 'node:stream';
import pLimit, { type LimitFunction } from 'p-limit';

/** What a crawl does with its URLs, one step after the other. */
type Visits<Entry extends VisitedUrl, Visit, Page> = {
  /** The next URL of the frontier that may be visited now; null when there is none at this moment. */
  next(): Promise<Entry | null>;
  isFinished(): boolean;
  /** Null where the URL may not be asked for, so that the visit ends here. */
  admit(entry: Entry): Promise<Visit | null>;
  /** Resolves when the site may be asked. */
  waitForTurn(visit: Visit): Promise<void>;
  /** Null where the visit ends without a page. */
  fetch(visit: Visit): Promise<{ page: Page; body: Buffer } | null>;
  take(visit: Visit, page: Page): Promise<void>;
};
type VisitedUrl = { id: string; url: string; attempts: number };

/** Requests to one source at the same time. */
const REQUESTS = 2;
/** Visits at the same time: while two pages are asked for, others are read and stored. */
const VISITS = 5;
/** URLs that the queue is given together: as many as crawlee takes from it at once. */
const FED = 25;
/** Waits for a host's turn included; requests have their own, shorter limits. */
const LONGEST_VISIT_SECONDS = 3_600;

/**
 * Visits URLs until there is none left, or the signal aborts. crawlee schedules: its queue is filled from the frontier, a
 * few URLs at a time; before each request one hook checks that it is allowed, and another waits for its host's turn. What
 * is still to be visited stays in the frontier, so a crash loses nothing. Throws the first error that a step throws.
 */
export async function visitUrls<Entry extends VisitedUrl, Visit, Page>(
  visits: Visits<Entry, Visit, Page>,
  signal: AbortSignal,
): Promise<void> {
  // A configuration of its own: with the global one a second crawl of the process would find nothing to do.
  const config = configuration();
  const queue = await RequestQueue.open(null, { config });
  const steps = new Steps();
  const underWay = new VisitsUnderWay(visits, queue, steps);
  const crawler = new CheerioCrawler(
    {
      requestQueue: queue,
      autoscaledPoolOptions: {
        isTaskReadyFunction: () => underWay.hasNext(),
        isFinishedFunction: async () => visits.isFinished(),
      },
      preNavigationHooks: [
        ({ request }) => underWay.admit(request.uniqueKey),
        ({ request }) => underWay.waitForTurn(request.uniqueKey),
      ],
      httpClient: httpClient((key) => underWay.fetch(key)),
      requestHandler: ({ request }) => underWay.take(request),
      failedRequestHandler: ({ request }) => underWay.forget(request),
      minConcurrency: VISITS,
      maxConcurrency: VISITS,
      maxRequestRetries: 0,
      useSessionPool: false,
      ignoreSslErrors: false,
      additionalMimeTypes: [BYTES],
      navigationTimeoutSecs: LONGEST_VISIT_SECONDS,
      requestHandlerTimeoutSecs: LONGEST_VISIT_SECONDS,
      statisticsOptions: { logIntervalSecs: LONGEST_VISIT_SECONDS, saveErrorSnapshots: false },
    },
    config,
  );
  try {
    await runUntil(crawler, AbortSignal.any([signal, steps.failed]));
  } finally {
    await steps.settled();
    // Else crawlee would remember all that the crawl has visited.
    await queue.drop();
  }
  // An interruption makes the steps fail too, so it is told first.
  signal.throwIfAborted();
  steps.failed.throwIfAborted();
}

async function runUntil(crawler: CheerioCrawler, ending: AbortSignal): Promise<void> {
  const end = () => void crawler.teardown();
  ending.addEventListener('abort', end, { once: true });
  try {
    if (!ending.aborted) await crawler.run();
  } finally {
    ending.removeEventListener('abort', end);
  }
}

/** What a crawl is doing, so that it leaves nothing undone behind; the first step that throws ends it. */
class Steps {
  private readonly running = new Set<Promise<unknown>>();
  private readonly failure = new AbortController();
  readonly failed = this.failure.signal;

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = work();
    this.running.add(result);
    try {
      return await result;
    } catch (error) {
      this.failure.abort(error);
      throw error;
    } finally {
      this.running.delete(result);
    }
  }

  settled(): Promise<unknown> {
    return Promise.allSettled(this.running);
  }
}

/** How crawlee names a request; `id` is its own. */
type CrawleeRequest = { uniqueKey: string; id?: string | undefined };

/** The visits that crawlee's queue holds, from the frontier to the end of their page, by the key of their request. */
class VisitsUnderWay<Entry extends VisitedUrl, Visit, Page> {
  private readonly byKey = new Map<
    string,
    { entry: Entry; visit?: Visit; page?: Page; mayAsk?: () => void }
  >();
  private readonly requests = pLimit(REQUESTS);
  private readonly handled: string[] = [];

  constructor(
    private readonly visits: Visits<Entry, Visit, Page>,
    private readonly queue: RequestQueue,
    private readonly steps: Steps,
  ) {}

  hasNext(): Promise<boolean> {
    return this.steps.run(async () => {
      if (await this.queue.isEmpty()) await this.feed();
      return !(await this.queue.isEmpty());
    });
  }

  private async feed(): Promise<void> {
    // Crawlee goes through all requests that it remembers each time it looks for the next ones.
    for (const id of this.handled.splice(0)) await this.queue.client.deleteRequest(id);
    const fed: { url: string; uniqueKey: string; headers: Record<string, string> }[] = [];
    while (fed.length < FED) {
      const entry = await this.visits.next();
      if (!entry) break;
      // A URL that is tried again is another request to crawlee, which has none twice.
      const key = `${entry.id}.${entry.attempts}`;
      this.byKey.set(key, { entry });
      fed.push({ url: entry.url, uniqueKey: key, headers: { [KEY]: key } });
    }
    if (fed.length > 0) await this.queue.addRequests(fed);
  }

  async admit(key: string): Promise<void> {
    const current = this.byKey.get(key);
    const visit = current && (await this.steps.run(() => this.visits.admit(current.entry)));
    if (!visit) throw new NonRetryableError('The visit has ended.');
    current.visit = visit;
  }

  async waitForTurn(key: string): Promise<void> {
    const current = this.byKey.get(key);
    if (!current?.visit) return;
    const { visit } = current;
    // Held until the answer is there, so that nobody who has waited for a turn then waits for a place.
    const mayAsk = await placeIn(this.requests);
    current.mayAsk = mayAsk;
    await this.steps
      .run(() => this.visits.waitForTurn(visit))
      .catch((error: unknown) => {
        mayAsk();
        throw error;
      });
  }

  async fetch(key: string): Promise<Buffer> {
    const current = this.byKey.get(key);
    if (!current?.visit) return Buffer.alloc(0);
    const { visit, mayAsk } = current;
    try {
      const fetched = await this.steps.run(() => this.visits.fetch(visit));
      if (fetched) current.page = fetched.page;
      return fetched?.body ?? Buffer.alloc(0);
    } finally {
      mayAsk?.();
    }
  }

  async take(request: CrawleeRequest): Promise<void> {
    const { visit, page } = this.byKey.get(request.uniqueKey) ?? {};
    if (visit !== undefined && page !== undefined) await this.steps.run(() => this.visits.take(visit, page));
    this.forget(request);
  }

  forget({ uniqueKey, id }: CrawleeRequest): void {
    this.byKey.delete(uniqueKey);
    if (id) this.handled.push(id);
  }
}

/** A place among those that work at the same time, to be given back by a call of the answer. */
const placeIn = (limit: LimitFunction): Promise<() => void> =>
  new Promise((granted) => {
    void limit(() => new Promise<void>((giveBack) => granted(giveBack)));
  });

/** With a storage that has something to tear down, crawlee would leave a timer of a second after each crawl. */
function configuration(): Configuration {
  const own = new Configuration({
    persistStorage: false,
    purgeOnStart: false,
    systemInfoIntervalMillis: 60_000,
  });
  Object.assign(own.getStorageClient(), { teardown: undefined });
  return own;
}

/** Our steps report their own errors. */
crawleeLog.setLevel(crawleeLog.LEVELS.OFF);

/** Pages are parsed in a thread (ADR 0034), so crawlee gets them as bytes, which it does not parse. */
const BYTES = 'application/octet-stream';

/** Asks through our own client alone. */
const httpClient = (read: (key: string) => Promise<Buffer>): BaseHttpClient => ({
  sendRequest: () => Promise.reject(new Error('Every request of a crawl is a visit.')),
  stream: async ({ url, headers }) => {
    const body = await read(String(headers?.[KEY]));
    return {
      stream: Readable.from([body]),
      url: String(url),
      statusCode: 200,
      headers: { 'content-type': BYTES },
      redirectUrls: [],
      trailers: {},
      complete: true,
      request: { url },
      downloadProgress: { percent: 1, transferred: body.length },
      uploadProgress: { percent: 1, transferred: 0 },
    };
  },
});

/** Leads from crawlee's request back to the visit; it is never sent. */
const KEY = 'x-visit';
