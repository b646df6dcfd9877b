import type { WaitingQuery } from '@careward/contracts/discovery/page-review';
import { documentPublished, documentWithdrawn } from '@careward/contracts/discovery/events';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type PendingEvent } from '@careward/platform/events/pending-event';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Database } from '@careward/platform/mongo/database';
import { Injectable } from '@nestjs/common';
import { Schema, type Model, type mongo } from 'mongoose';
import type {
  CrawledPageDocument,
  PageChange,
  PageContent,
  PageKey,
  StoredPage,
} from './crawled-page.domain.js';
import { placeOf, placesAfter, type ReviewedPage } from './page-review.domain.js';
import type { PublishedPage } from './search.domain.js';

const crawledPageSchema = new Schema<CrawledPageDocument>(
  {
    _id: String,
    sourceId: String,
    url: String,
    version: Number,
    published: Boolean,
    publishedAt: Date,
    content: Schema.Types.Mixed,
    accepted: Schema.Types.Mixed,
    doubts: Schema.Types.Mixed,
    waits: String,
    audit: [Schema.Types.Mixed],
    links: [String],
    etag: String,
    lastModified: String,
    fetchedAt: Date,
    evidence: Schema.Types.Mixed,
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);

const COLLECTION = 'crawled_pages';
/** A batch is decoded and indexed in one go; requests are answered between two batches. */
const BATCH_SIZE = 50;
/** A crawl writes pages one after the other; their events are published together. */
const GATHER_MS = 250;
/** What tells which version is quoted. */
const REVIEWED = {
  'content.title': 1,
  'content.lang': 1,
  'content.sha256': 1,
  'content.objected': 1,
  'accepted.at': 1,
  'accepted.readAt': 1,
  'accepted.content.title': 1,
  'accepted.content.lang': 1,
  'accepted.content.sha256': 1,
  'accepted.content.objected': 1,
  doubts: 1,
  fetchedAt: 1,
};
const SHOWN = {
  ...REVIEWED,
  url: 1,
  'content.headings': 1,
  'content.summary': 1,
  'accepted.content.headings': 1,
  'accepted.content.summary': 1,
};
const LISTED = { ...SHOWN, sourceId: 1, published: 1, evidence: 1, waits: 1 };
const STATE = { ...REVIEWED, version: 1, published: 1, publishedAt: 1, evidence: 1 };
const CONDITIONS = { etag: 1, lastModified: 1, links: 1 };

type ShownContent = Pick<PageContent, 'title' | 'lang' | 'sha256' | 'objected' | 'headings' | 'summary'>;
export type ListedPage = Pick<
  CrawledPageDocument,
  '_id' | 'url' | 'sourceId' | 'published' | 'fetchedAt' | 'evidence' | 'waits'
> &
  ReviewedPage<ShownContent> & { content?: ShownContent | null };
type StoredVisit = StoredPage & Pick<CrawledPageDocument, 'etag' | 'lastModified' | 'links'>;

@Injectable()
export class CrawledPageRepository {
  private readonly pages: Model<CrawledPageDocument>;
  /** What a crawl reads and writes of each page, without a model: its checks would take longer than the rest. */
  private readonly visited: mongo.Collection<CrawledPageDocument>;
  private readonly aggregates: AggregateCollection<CrawledPageDocument>;

  constructor(
    private readonly database: Database,
    outbox: Outbox,
  ) {
    this.pages = database.model<CrawledPageDocument>(COLLECTION, crawledPageSchema, COLLECTION);
    this.visited = database.collection<CrawledPageDocument>(COLLECTION);
    this.aggregates = new AggregateCollection(this.visited, outbox, GATHER_MS);
  }

  async find(id: string): Promise<CrawledPageDocument | null> {
    return this.pages.findById(id, { links: 0, outbox: 0 }).lean<CrawledPageDocument>();
  }

  /** What a conditional request goes by, and what decides on the page that it answers. */
  lastVisit(id: string): Promise<StoredVisit | null> {
    return this.read<StoredVisit>(id, { ...STATE, ...CONDITIONS });
  }

  /** All published pages, without their contents. */
  async published(): Promise<PublishedPage[]> {
    return this.pages
      .find({ published: true }, { sourceId: 1, version: 1, published: 1, publishedAt: 1, evidence: 1 })
      .lean<PublishedPage[]>();
  }

  /** What is shown of these pages, in batches. By `_id` alone, for which the embedded engine has an index. */
  async *searched(ids: readonly string[]): AsyncGenerator<ListedPage> {
    for (let n = 0; n < ids.length; n += BATCH_SIZE) {
      const batch = ids.slice(n, n + BATCH_SIZE);
      yield* await this.pages.find({ _id: { $in: batch } }, SHOWN).lean<ListedPage[]>();
    }
  }

  /** These pages as the library lists them, in this order. */
  async listed(ids: readonly string[]): Promise<ListedPage[]> {
    const found = await this.pages.find({ _id: { $in: ids } }, LISTED).lean<ListedPage[]>();
    const byId = new Map(found.map((page) => [page._id, page]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The published pages that wait for a look, in their order, from after a place. */
  async waiting({ source, state, before }: WaitingQuery, limit: number): Promise<ListedPage[]> {
    return this.pages
      .find(
        { published: true, waits: placesAfter(state, before), ...(source && { sourceId: source }) },
        LISTED,
      )
      .sort({ waits: -1 })
      .limit(limit)
      .lean<ListedPage[]>();
  }

  /** Of every page that waits for a look: of which source and approval it is, and its place. */
  async waitingPlaces(): Promise<Pick<ListedPage, 'sourceId' | 'published' | 'evidence' | 'waits'>[]> {
    return this.pages
      .find(
        { published: true, waits: placesAfter(undefined, undefined) },
        { sourceId: 1, published: 1, evidence: 1, waits: 1 },
      )
      .lean<ListedPage[]>();
  }

  /** Grows with the publications and withdrawals of all pages. */
  async publications(): Promise<number> {
    return (await this.counts.findOne({ _id: COLLECTION }))?.version ?? 0;
  }

  /** Makes every copy of the service look which pages have changed. */
  async countPublication(): Promise<void> {
    await this.counts.updateOne({ _id: COLLECTION }, { $inc: { version: 1 } }, { upsert: true });
  }

  /** The URLs of all pages of a source whose content is kept. */
  async keptUrls(sourceId: string): Promise<string[]> {
    const found = await this.pages
      .find({ sourceId, content: { $ne: null } }, { url: 1 })
      .lean<Pick<CrawledPageDocument, '_id' | 'url'>[]>();
    return found.map(({ url }) => url);
  }

  /** The pages of a source whose content was kept by other crawls than this one. */
  async keptByOthers(sourceId: string, jobId: string): Promise<PageKey[]> {
    return this.pages
      .find({ sourceId, 'evidence.jobId': { $ne: jobId }, content: { $ne: null } }, { sourceId: 1, url: 1 })
      .lean<PageKey[]>();
  }

  /** The published pages of a source that were not published under this approval. */
  async outdated(sourceId: string, approvedAt: Date | null): Promise<string[]> {
    const found = await this.pages
      .find({ sourceId, published: true, 'evidence.approvedAt': { $ne: approvedAt } }, { _id: 1 })
      .lean<{ _id: string }[]>();
    return found.map(({ _id }) => _id);
  }

  /** How many pages of a source are published under this approval. */
  countShown(sourceId: string, approvedAt: Date): Promise<number> {
    return this.pages.countDocuments({ sourceId, published: true, 'evidence.approvedAt': approvedAt });
  }

  /** Adds pages unless they are there. Answers the ids of those that were added, which the caller counts. */
  async insertAll(
    pages: readonly { id: string; change: PageChange }[],
    now: Date,
  ): Promise<ReadonlySet<string>> {
    return this.aggregates.insertAll(
      pages.map(({ id, change }) => ({
        _id: id,
        fields: written(id, null, change, now) as Omit<CrawledPageDocument, '_id' | 'outbox' | 'events'>,
        events: eventsOf(id, null, change, now),
      })),
    );
  }

  /**
   * Changes a page as `decide` says of its stored state. The change is written together with its event, if the page is
   * still as it was when `decide` began; otherwise `decide` is asked again. True when that published or withdrew the page,
   * which the caller counts. `before` is its state where that has just been read.
   */
  async change(
    id: string,
    decide: (stored: StoredPage | null) => PageChange | null | Promise<PageChange | null>,
    now: Date,
    before?: StoredPage | null,
  ): Promise<boolean> {
    let known = before;
    const written = await changeWithVersion({
      read: async () => {
        const stored = known === undefined ? await this.read(id, STATE) : known;
        known = undefined;
        return { stored, change: await decide(stored) };
      },
      decide: ({ change }) => change,
      write: (change, { stored }) => this.write(id, stored, change, now),
    });
    return written !== null && written.step !== null;
  }

  private get counts() {
    return this.database.collection<{ _id: string; version: number }>('versions');
  }

  private async read<State extends StoredPage>(id: string, projection: object): Promise<State | null> {
    const stored = await this.visited.findOne<State>({ _id: id }, { projection });
    return stored && { ...stored, content: stored.content ?? null };
  }

  /** A change that was decided of this state; false when the page is another one by now. */
  write(id: string, stored: StoredPage | null, change: PageChange, now: Date): Promise<boolean> {
    return this.aggregates.update(
      { _id: id, version: stored?.version ?? 0 },
      {
        $set: written(id, stored, change, now) as mongo.MatchKeysAndValues<CrawledPageDocument>,
        ...(change.acceptance && { $push: { audit: change.acceptance } }),
      },
      eventsOf(id, stored, change, now),
      { upsert: !stored },
    );
  }
}

const versionAfter = (stored: StoredPage | null, { step }: PageChange): number =>
  (stored?.version ?? 0) + (step ? 1 : 0);

/** What a change writes of a page. */
function written(
  _id: string,
  stored: StoredPage | null,
  change: PageChange,
  now: Date,
): Partial<CrawledPageDocument> {
  const fields: Partial<CrawledPageDocument> = {
    ...(!stored && { published: false, publishedAt: null, accepted: null, audit: [] }),
    ...change.fields,
    version: versionAfter(stored, change),
    ...(change.step && { published: change.step === 'publish' }),
    ...(change.step === 'publish' && { publishedAt: now }),
  };
  return { ...fields, waits: placeOf({ _id, publishedAt: null, ...stored, ...fields }) };
}

function eventsOf(
  documentId: string,
  stored: StoredPage | null,
  change: PageChange,
  now: Date,
): PendingEvent[] {
  if (!change.step) return [];
  const contract = change.step === 'publish' ? documentPublished : documentWithdrawn;
  return [pendingEvent(contract, { documentId, version: versionAfter(stored, change) }, now)];
}
