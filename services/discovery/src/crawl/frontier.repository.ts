import { hash } from 'node:crypto';
import type { DiscoveryJobDetail, Refusal } from '@careward/contracts/discovery/job';
import { FRONTIER_KEPT, JOBS_KEPT, REFUSALS_SHOWN } from '@careward/contracts/discovery/limits';
import { Clock } from '@careward/platform/app/clock';
import type { PeriodicTask } from '@careward/platform/jobs/periodic-task';
import { Database } from '@careward/platform/mongo/database';
import { insertAll } from '@careward/platform/mongo/upsert';
import { Log } from '@careward/platform/observability/log';
import { Injectable } from '@nestjs/common';
import type { mongo } from 'mongoose';
import type { Entry, FoundUrl, RefusalCause, SettledVisit, State } from './frontier.domain.js';

/** A URL of one crawl. `_id` is `jobId:sha1(url)`, so that a URL that is found twice is a duplicate key. */
export type FrontierDocument = {
  _id: string;
  jobId: string;
  url: string;
  depth: number;
  hops: number;
  state: State;
  /** Refused when it was found, without a visit. */
  unvisited: boolean;
  reason: Refusal | null;
  robotsLine: number | null;
  /** How often a visit began. */
  attempts: number;
  notBefore: Date;
  /** Of the claim under which it was last written. */
  token: number;
  httpStatus: number | null;
  sha256: string | null;
};

const COLLECTION = 'crawl_frontier';

/** A crawl as a worker has claimed it: what it writes with an older token changes nothing. */
export type Claim = { jobId: string; token: number };
type KnownEntry = Pick<FrontierDocument, '_id' | 'state' | 'unvisited' | 'sha256'>;

export const entryId = (jobId: string, url: string): string => `${jobId}:${hash('sha1', url)}`;

/** What the page of a job does not show. */
const VISITED: State[] = ['pending', 'leased', 'done'];
const READ = { url: 1, depth: 1, hops: 1, attempts: 1, token: 1 } as const;
/**
 * So many documents are written by one command. The embedded engine commits nothing while a command writes, so that the
 * writes of people wait for the longest one of a crawl.
 */
const WRITTEN_AT_ONCE = 100;

/** Written without a model: its checks would take longer than the writes, of which each page needs several. */
@Injectable()
export class FrontierRepository {
  private readonly frontier: mongo.Collection<FrontierDocument>;

  constructor(database: Database) {
    this.frontier = database.collection<FrontierDocument>(COLLECTION);
  }

  /** Makes what the workers before had leased free again. */
  async takeOver({ jobId, token }: Claim): Promise<void> {
    await this.frontier.updateMany(
      { jobId, state: 'leased', token: { $lt: token } },
      { $set: { state: 'pending', token } },
    );
  }

  async known(jobId: string): Promise<KnownEntry[]> {
    return this.frontier.find({ jobId }).project<KnownEntry>({ state: 1, unvisited: 1, sha256: 1 }).toArray();
  }

  /** Those that are there already stay as they are. */
  async add(
    { jobId, token }: Claim,
    found: readonly (FoundUrl & { refused: RefusalCause | null })[],
    now: Date,
  ): Promise<void> {
    const documents = found.map(({ refused, ...each }) => ({
      _id: entryId(jobId, each.url),
      jobId,
      ...each,
      state: refused ? ('refused' as const) : ('pending' as const),
      unvisited: refused !== null,
      reason: refused?.reason ?? null,
      robotsLine: refused?.robotsLine ?? null,
      attempts: 0,
      notBefore: now,
      token,
      httpStatus: null,
      sha256: null,
    }));
    for (const part of partsOf(documents)) await insertAll(this.frontier, part);
  }

  /** A URL that was refused when it was found is to be visited after all. */
  async admit(jobId: string, { url, depth, hops }: FoundUrl): Promise<void> {
    await this.frontier.updateOne(
      { _id: entryId(jobId, url), unvisited: true },
      { $set: { depth, hops, state: 'pending', unvisited: false, reason: null, robotsLine: null } },
    );
  }

  /** Leases the next URLs that may be visited, the shallowest first, unless a later worker has written them. */
  async lease({ jobId, token }: Claim, now: Date, limit: number): Promise<Entry[]> {
    const pending = await this.frontier
      .find({ jobId, state: 'pending', notBefore: { $lte: now } })
      .sort({ depth: 1, _id: 1 })
      .limit(limit)
      .project<Pick<FrontierDocument, '_id' | keyof typeof READ>>(READ)
      .toArray();
    const due = pending.filter((each) => each.token <= token);
    for (const part of partsOf(due))
      await this.frontier.bulkWrite(
        // By the token that was read: the embedded engine finds by unique keys alone.
        part.map(({ _id, token: read }) => ({
          updateOne: { filter: { _id, token: read }, update: { $set: { state: 'leased', token } } },
        })),
        { ordered: false },
      );
    return due.map(({ _id: id, url, depth, hops, attempts }) => ({ id, url, depth, hops, attempts }));
  }

  /** When the next URL that waits may be visited. */
  async nextDue(jobId: string): Promise<Date | null> {
    const next = await this.frontier
      .find({ jobId, state: 'pending' })
      .sort({ notBefore: 1 })
      .limit(1)
      .project<Pick<FrontierDocument, 'notBefore'>>({ notBefore: 1 })
      .next();
    return next?.notBefore ?? null;
  }

  /** False when another worker has taken over: it has put its own token in. */
  async settle({ token }: Claim, visits: readonly SettledVisit[]): Promise<boolean> {
    const updates = visits.map(({ entry: { id, attempts }, outcome }) => ({
      updateOne: {
        filter: { _id: id, token },
        update: { $set: { ...outcome, attempts: attempts + 1 } },
      },
    }));
    const { matchedCount } = await this.frontier.bulkWrite(updates, { ordered: false });
    return matchedCount === visits.length;
  }

  /** What was refused or could not be had, by reason and URL. */
  async refused(jobId: string): Promise<Pick<DiscoveryJobDetail, 'refused' | 'refusedBy'>> {
    const found = await this.frontier
      .find({ jobId, state: { $in: ['refused', 'failed'] } })
      .sort({ depth: 1, url: 1 })
      .project<{ url: string; reason: Refusal; robotsLine?: number | null }>({
        url: 1,
        reason: 1,
        robotsLine: 1,
      })
      .toArray();
    const counts = new Map<Refusal, number>();
    for (const { reason } of found) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    const refusedBy = [...counts].map(([reason, count]) => ({ reason, count }));
    return {
      refusedBy: refusedBy.sort((a, b) => b.count - a.count),
      refused: found
        .slice(0, REFUSALS_SHOWN)
        .map(({ url, reason, robotsLine = null }) => ({ url, reason, robotsLine })),
    };
  }

  /** Removes what the page of a job that has ended does not show. */
  async deleteVisited(jobId: string): Promise<void> {
    await this.deleteAll({ jobId, state: { $in: VISITED } });
  }

  /** The same of jobs whose worker did not come to it, and all of jobs that are gone by now. */
  async deleteOld(now: Date): Promise<number> {
    const before = (keptMs: number) => ({ $lt: new Date(now.getTime() - keptMs) });
    const visited = await this.deleteAll({ notBefore: before(FRONTIER_KEPT), state: { $in: VISITED } });
    return visited + (await this.deleteAll({ notBefore: before(JOBS_KEPT) }));
  }

  private async deleteAll(filter: mongo.Filter<FrontierDocument>): Promise<number> {
    const found = await this.frontier
      .find(filter)
      .project<Pick<FrontierDocument, '_id'>>({ _id: 1 })
      .toArray();
    for (const part of partsOf(found))
      await this.frontier.deleteMany({ _id: { $in: part.map(({ _id }) => _id) } });
    return found.length;
  }
}

function* partsOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let next = 0; next < items.length; next += WRITTEN_AT_ONCE)
    yield items.slice(next, next + WRITTEN_AT_ONCE);
}

/** Deletes the URLs of old crawls; the visited ones sooner, where their worker died or was stopped before it did so. */
@Injectable()
export class FrontierSweeper implements PeriodicTask {
  readonly everyMs = 60 * 60_000;
  readonly copies = 'one';

  constructor(
    private readonly frontier: FrontierRepository,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async run(): Promise<void> {
    this.log.info('swept', { urls: await this.frontier.deleteOld(this.clock.now()) });
  }
}
