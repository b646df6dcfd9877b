import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import type { LinkRequests } from './mail-links.domain.js';

/** The mails with a link to one address as they are stored; `revision` grows with every change. */
type LinkRequestsDocument = LinkRequests & { _id: string; revision: number };

type Steps<Document extends LinkRequestsDocument> = {
  find: () => Promise<Document | null>;
  next: (before: Document) => Document | null;
  /** False when no document matches. */
  update: (
    filter: { _id: string; revision: number },
    change: {
      $set: { requests: Document['requests']; links: Document['links']; expiresAt: Date };
      $inc: { revision: number };
    },
  ) => Promise<boolean>;
};

/** False when the document is gone or `next` returns null. */
export async function changeLinks<Document extends LinkRequestsDocument>({
  find,
  next,
  update,
}: Steps<Document>): Promise<boolean> {
  const changed = await changeWithVersion({
    read: find,
    decide: (before) => before && next(before),
    write: ({ _id, requests, links, expiresAt, revision }) =>
      update({ _id, revision }, { $set: { requests, links, expiresAt }, $inc: { revision: 1 } }),
  });
  return changed !== null;
}
