import { z } from 'zod';
import { languages } from '../kernel/languages.js';
import { LIST_CHANGED } from '../kernel/route.js';
import { CLEAN_PAGES_ACCEPTED, WAITING_PAGES_LISTED } from './limits.js';

/** What the judge makes of a page that waits for a look: the rules or the learned screen doubt a sentence, or neither does. */
export const reviewStates = ['doubtful', 'unjudged', 'clean'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Names a version of a page: the hash of its title, its text, and what the rules object to in it. */
const sha256 = z.string({ error: LIST_CHANGED }).regex(/^[0-9a-f]{64}$/, LIST_CHANGED);
const pageId = z.string({ error: LIST_CHANGED }).max(80, LIST_CHANGED);

/** GET /api/discovery/waiting-pages?source=&state=&before= */
export const waitingQuery = z.object({
  source: z.uuid({ error: LIST_CHANGED }).optional(),
  state: z.enum(reviewStates, { error: LIST_CHANGED }).optional(),
  before: z.string({ error: LIST_CHANGED }).max(200, LIST_CHANGED).optional(),
});
export type WaitingQuery = z.infer<typeof waitingQuery>;

/** A page whose text no super admin has accepted. Until then the coach points to it, or quotes the version before. */
const waitingPage = z.object({
  id: z.string(),
  sourceId: z.uuid(),
  sourceName: z.string(),
  title: z.string(),
  url: z.url(),
  lang: z.enum(languages),
  /** When the site last sent it, or said that it has not changed. */
  readAt: z.iso.datetime(),
  sha256,
  state: z.enum(reviewStates),
  /** The first doubtful sentence, as it stands there: words of others, shown to super admins alone. */
  doubt: z.string().nullable(),
  /** No version of it was ever accepted. */
  isNew: z.boolean(),
});
export type WaitingPage = z.infer<typeof waitingPage>;

/** Doubtful ones first, then those that are not judged yet; the newest first among equals. */
export const waitingPages = z.object({
  pages: z.array(waitingPage).max(WAITING_PAGES_LISTED),
  /** What `before` asks for the next ones; null on the last. */
  next: z.string().nullable(),
});
export type WaitingPages = z.infer<typeof waitingPages>;

/** GET /api/discovery/waiting-counts: how many pages of each approved source wait for a look; none for a source without. */
export const waitingCounts = z.array(
  z.object({
    sourceId: z.uuid(),
    doubtful: z.int().nonnegative(),
    unjudged: z.int().nonnegative(),
    clean: z.int().nonnegative(),
  }),
);
export type WaitingCounts = z.infer<typeof waitingCounts>[number];

export const lineKinds = ['added', 'removed', 'unchanged'] as const;

/** GET /api/discovery/pages/:id: what a look at the page needs. */
export const pageReview = waitingPage.extend({
  /** `accepted`: somebody has accepted this version meanwhile. */
  state: z.enum([...reviewStates, 'accepted']),
  /** Its title and sentences beside those of the version that was accepted last; all are added where there is none. */
  lines: z.array(z.object({ kind: z.enum(lineKinds), text: z.string(), isDoubtful: z.boolean() })),
  /** Who accepted which version and when, the oldest first. `by.name` is null when the account is gone. */
  audit: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.object({ id: z.string(), name: z.string().nullable() }),
      sha256,
      /** The doubtful sentences that stood in it. */
      doubts: z.int().nonnegative(),
    }),
  ),
});
export type PageReview = z.infer<typeof pageReview>;

/** POST /api/discovery/pages/:id/accept: the version that was looked at. */
export const acceptPage = z.object({ sha256 }, { error: LIST_CHANGED });
export type AcceptPage = z.infer<typeof acceptPage>;

/** POST /api/discovery/pages/accept-clean: the clean pages as they were shown. */
export const acceptCleanPages = z.object(
  {
    pages: z
      .array(z.object({ id: pageId, sha256 }, { error: LIST_CHANGED }), { error: LIST_CHANGED })
      .max(CLEAN_PAGES_ACCEPTED, LIST_CHANGED),
  },
  { error: LIST_CHANGED },
);
export type AcceptCleanPages = z.infer<typeof acceptCleanPages>;

/** `left`: those that have changed since, are not clean any more, or may not be shown. */
export const cleanPagesAccepted = z.object({ accepted: z.int().nonnegative(), left: z.int().nonnegative() });
export type CleanPagesAccepted = z.infer<typeof cleanPagesAccepted>;
