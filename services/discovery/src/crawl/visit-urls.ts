import {
  CheerioCrawler,
  Configuration,
  log as crawleeLog,
  Request,
  type BaseHttpClient,
  type IRequestManager,
} from '@crawlee/cheerio';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';

/** What a crawl does with its URLs, one step after the other. */
export type Visits<Entry extends { id: string; url: string }, Page> = {
  hasNext(): Promise<boolean>;
  /** The next URL that may be asked for. */
  next(): Promise<Entry | null>;
  isFinished(): boolean;
  /** Null where the visit ends without a page. */
  fetch(entry: Entry): Promise<{ page: Page; body: Buffer } | null>;
  take(entry: Entry, page: Page): Promise<void>;
};

/** Requests to one source at the same time. */
const REQUESTS = 2;
/** Visits at the same time: while two pages are asked for, others are read and stored. */
const VISITS = 5;
/** Waits for a host's turn included; requests have their own, shorter limits. */
const LONGEST_VISIT_SECONDS = 3_600;

/**
 * Visits URLs until there is none left, or the signal aborts. crawlee is the loop: what is visited, asked for and kept is
 * ours, so nothing of a crawl is in its memory or storage. Throws the first error that a step throws.
 */
export async function visitUrls<Entry extends { id: string; url: string }, Page>(
  visits: Visits<Entry, Page>,
  signal: AbortSignal,
): Promise<void> {
  const underWay = new Map<string, { entry: Entry; page?: Page }>();
  const steps = new Set<Promise<unknown>>();
  const request = pLimit(REQUESTS);
  const failed = new AbortController();
  const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = work();
    steps.add(result);
    try {
      return await result;
    } catch (error) {
      failed.abort(error);
      throw error;
    } finally {
      steps.delete(result);
    }
  };

  const crawler = new FrontierCrawler(
    requestManager(visits, (entry) => underWay.set(entry.id, { entry }), step),
    {
      httpClient: httpClient(async (id) => {
        const visit = underWay.get(id);
        const fetched = visit && (await step(() => request(() => visits.fetch(visit.entry))));
        if (visit && fetched) visit.page = fetched.page;
        return fetched?.body ?? Buffer.alloc(0);
      }),
      requestHandler: async ({ request }) => {
        const visit = underWay.get(request.uniqueKey);
        const { page } = visit ?? {};
        if (visit && page !== undefined) await step(() => visits.take(visit.entry, page));
        underWay.delete(request.uniqueKey);
      },
      failedRequestHandler: ({ request }) => void underWay.delete(request.uniqueKey),
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
    // A configuration of its own: with the global one a second crawl of the process would find nothing to do.
    configuration(),
  );
  const ending = AbortSignal.any([signal, failed.signal]);
  const end = () => void crawler.teardown();
  ending.addEventListener('abort', end, { once: true });
  try {
    if (!ending.aborted) await crawler.run();
  } finally {
    ending.removeEventListener('abort', end);
    await Promise.allSettled(steps);
  }
  // An interruption makes the steps fail too, so it is told first.
  signal.throwIfAborted();
  failed.signal.throwIfAborted();
}

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

/** Its options do not accept a request manager, although the class below it has one. */
class FrontierCrawler extends CheerioCrawler {
  constructor(manager: IRequestManager, ...options: ConstructorParameters<typeof CheerioCrawler>) {
    super(...options);
    this.requestManager = manager;
  }
}

/** Our steps report their own errors. */
crawleeLog.setLevel(crawleeLog.LEVELS.OFF);

/** Pages are parsed in a thread, so crawlee gets them as bytes, which it does not parse. */
const BYTES = 'application/octet-stream';

/** Asks through our own client alone. */
const httpClient = (read: (id: string) => Promise<Buffer>): BaseHttpClient => ({
  sendRequest: () => Promise.reject(new Error('Every request of a crawl is a visit.')),
  stream: async ({ url, headers }) => {
    const body = await read(String(headers?.[ID]));
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
const ID = 'x-visit';

const requestManager = <Entry extends { id: string; url: string }>(
  visits: Pick<Visits<Entry, unknown>, 'hasNext' | 'next' | 'isFinished'>,
  begin: (entry: Entry) => void,
  step: <Result>(work: () => Promise<Result>) => Promise<Result>,
): IRequestManager => {
  const next = async <T extends object>() => {
    const entry = await step(() => visits.next());
    if (!entry) return null;
    begin(entry);
    return new Request<T>({ url: entry.url, uniqueKey: entry.id, headers: { [ID]: entry.id } });
  };
  const notOurs = () => Promise.reject(new Error('URLs are added to the frontier.'));
  return {
    isFinished: async () => visits.isFinished(),
    isEmpty: () => step(async () => !(await visits.hasNext())),
    handledCount: async () => 0,
    getTotalCount: () => 0,
    getPendingCount: () => 0,
    fetchNextRequest: next,
    // What becomes of a visit is settled by its steps.
    markRequestHandled: async () => null,
    reclaimRequest: async () => null,
    addRequest: notOurs,
    addRequestsBatched: notOurs,
    async *[Symbol.asyncIterator]() {
      for (let request = await next(); request; request = await next()) yield request;
    },
  };
};
