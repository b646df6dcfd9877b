import { HOUR, MINUTE, SECOND } from '@careward/contracts/kernel/limits';

/** What is remembered of a host between two requests; times in milliseconds. */
export type HostPace = {
  askedAt: Date;
  tookMs: number;
  /** How much longer the host has asked us to wait, by 429 and 503; 0 when it is content. */
  backoffMs: number;
};

/** What decides a host's delay besides its pace; milliseconds. */
type PaceRules = { crawlDelay: number | null; floor: number };

export const CRAWL_FLOOR = SECOND;
/** A host that needs a second for an answer is asked every five. */
const LATENCY_SHARE = 5;
const LATENCY_CAP = 30 * SECOND;
const CRAWL_DELAY_CAP = 30 * SECOND;
const BACKOFF_CAP = 10 * MINUTE;
const RETRY_AFTER_CAP = HOUR;
const DECAY = 0.9;

/** When a host may be asked again. A floor of 0 is for acceptance runs, which do not spare a slow host either. */
export function nextAllowedAt(pace: HostPace, { crawlDelay, floor }: PaceRules): Date {
  const latency = floor === 0 ? 0 : Math.min(LATENCY_SHARE * pace.tookMs, LATENCY_CAP);
  const asked = Math.min(crawlDelay ?? 0, CRAWL_DELAY_CAP);
  return new Date(pace.askedAt.getTime() + Math.max(floor, latency, asked, pace.backoffMs));
}

/** The pace after an answer; `status` is null where none came. */
export function paceAfter(
  before: HostPace | null,
  answer: { askedAt: Date; tookMs: number; status: number | null; retryAfter?: string | undefined },
): HostPace {
  const { askedAt, tookMs } = answer;
  const backoff = before?.backoffMs ?? 0;
  if (answer.status !== 429 && answer.status !== 503) return { askedAt, tookMs, backoffMs: decayed(backoff) };
  const doubled = Math.min(Math.max(2 * backoff, 2 * CRAWL_FLOOR), BACKOFF_CAP);
  const told = Math.min(retryAfterMs(answer.retryAfter ?? '', askedAt), RETRY_AFTER_CAP);
  return { askedAt, tookMs, backoffMs: Math.max(doubled, told) };
}

const decayed = (backoff: number) => (backoff * DECAY < CRAWL_FLOOR ? 0 : Math.round(backoff * DECAY));

/** Retry-After is a number of seconds or a date (RFC 9110, 10.2.3); 0 where it is neither or in the past. */
function retryAfterMs(header: string, now: Date): number {
  if (/^\d+$/.test(header.trim())) return Number(header) * SECOND;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now.getTime());
}
