import { z } from 'zod';
import { BODY, DEADLINE, FIELD_ERRORS } from './limits.js';
import type { Service } from './service.js';

export type Access = 'public' | 'user' | 'super_admin';

/** Requests allowed to one caller: `points` in `seconds`, counted per address or per user. */
type Rate = { points: number; seconds: number; by: 'address' | 'user' };

/** A row of the gateway's route table (design.md 4). The gateway answers 404 to a path without a row. */
export type Route<Body extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation, parameters as `:name`. */
  path: string;
  service: Service | 'gateway';
  access: Access;
  summary: string;
  /** The row exists only where this feature is on. */
  feature?: 'eligibility';
  /** Headers of the browser that only this row's service may see, in lower case. */
  headers?: readonly string[];
  /** Absent: the call takes no body, an empty body and `{}` alike. */
  body?: Body;
  query?: z.ZodObject;
  /** The answer is a page of at most `max` items, selected by `?before=&limit=`; a Link header names the next one. */
  page?: { max: number };
  /** The caller may send an Idempotency-Key: a call repeated with the same key has no further effect. */
  idempotencyKey?: true;
  /** The caller may send a body of any type, such as a form, which no one reads. */
  anyBody?: true;
  /** The body is a file of any type, of `bodyLimit` bytes at most; it goes on to the service as it comes. */
  upload?: true;
  /** The success answers by status; errors are problem+json everywhere. `redirect` rows answer with its status. */
  answers: Partial<Record<200 | 201, Answer>>;
  /** Statuses of problems, besides those that follow from the rest of the row. */
  problems?: readonly number[];
  redirect?: 302 | 303;
  /** The answer is a stream of server-sent events, each with data of the 200 schema. It has no deadline (STREAM). */
  stream?: true;
  /** A caller that accepts `text/event-stream` gets a success as such a stream, each event with data of this schema. */
  events?: z.ZodType;
  /** The answer to a success is a file of this content type (octet-stream: of its own), of any length; `answers` is empty. */
  download?: 'application/zip' | 'application/octet-stream';
  /** The call starts or ends a session, so the gateway sets or clears the cookie. */
  session?: 'starts' | 'ends';
  /** The service may know which device the call comes from, although it starts no session. */
  device?: true;
  /** An open page makes this call again and again by itself, so it does not count as using the session. */
  polled?: true;
  /** Cache-Control of the answer; absent: `no-store`. With `no-cache` a browser revalidates by the ETag each time. */
  cacheControl?: 'no-cache';
  /** Bytes. */
  bodyLimit: number;
  /**
   * Milliseconds until the gateway answers 504; of a download, until the file begins, and then between its parts; of an
   * upload, from the last part of the file.
   */
  deadline: number;
  rate: Rate;
};

type RouteInput<Body extends z.ZodType, Answer extends z.ZodType> = Omit<
  Route<Body, Answer>,
  'bodyLimit' | 'deadline' | 'rate'
> &
  Partial<Pick<Route, 'bodyLimit' | 'deadline' | 'rate'>>;

const usualRate: Rate = { points: 300, seconds: 60, by: 'user' };

/** Fills in the default limits, and adds `before` and `limit` to the query of a paged route. */
export function defineRoute<Body extends z.ZodType = z.ZodUndefined, Answer extends z.ZodType = z.ZodType>(
  row: RouteInput<Body, Answer>,
): Route<Body, Answer> {
  const query = row.page ? pageQuery(row.page.max).extend(row.query?.shape ?? {}) : row.query;
  return {
    bodyLimit: BODY.usual,
    deadline: DEADLINE.usual.gateway,
    rate: usualRate,
    ...row,
    ...(query && { query }),
  };
}

export const LIST_CHANGED = 'We could not read this part of the list. Please reload the page.';

const LIMIT_INVALID = 'Please ask for a whole number of items, 1 or more.';

/** `?before=&limit=`: the page before a cursor, of `max` items at most. */
const pageQuery = (max: number) =>
  z.object({
    before: z.string({ error: LIST_CHANGED }).max(80, LIST_CHANGED).optional(),
    limit: z.coerce
      .number({ error: LIMIT_INVALID })
      .int(LIMIT_INVALID)
      .min(1, LIMIT_INVALID)
      .transform((limit) => Math.min(limit, max))
      .default(max),
  });
export type Page = z.infer<ReturnType<typeof pageQuery>>;

/** A page of a list, and the cursor of the next page; null on the last. */
export type PageOf<Item> = { items: Item[]; next: string | null };

/** RFC 9457 problem. `detail` is one sentence for the person; `errors` holds one for each field. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .max(FIELD_ERRORS)
    .optional(),
  /** Only on a 500: what to quote to support. */
  id: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;

/** The statuses of the problems that the gateway or any service may answer to a row, and of those that the row lists. */
export function problemStatusesOf({ access, method, service, ...row }: Route): number[] {
  const mayChange = method !== 'GET' || row.session === 'ends';
  const statuses: [statuses: readonly number[], when: unknown][] = [
    [[400], row.body ?? row.query ?? row.idempotencyKey],
    [[401], access !== 'public'],
    [[403], access === 'super_admin' || mayChange],
    [[404], row.path.includes(':') || row.feature],
    [[413, 415], method !== 'GET'],
    [[429, 500], true],
    [[503], service !== 'gateway' || access !== 'public'],
    [[504], service !== 'gateway'],
    [row.problems ?? [], true],
  ];
  return statuses.flatMap(([possible, when]) => (when ? possible : []));
}

/** Any call may be answered with these, whatever its row (OpenAPI's description names them). */
export const PROBLEMS_OF_ANY_CALL: readonly number[] = [400, 405, 408, 421, 431];
