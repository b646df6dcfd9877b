import type { Refusal } from '@careward/contracts/discovery/job';
import type { State } from './frontier.domain.js';

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
