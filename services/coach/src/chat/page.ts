import { z } from 'zod';

const LIST_CHANGED = 'We could not read this part of the list. Please reload the page.';

/** `?before=&limit=`: the page that ends before a place. A limit that makes no sense is the usual one. */
export const pageOf = (most: number) =>
  z.object({
    before: z.string({ error: LIST_CHANGED }).max(80, LIST_CHANGED).optional(),
    limit: z.coerce.number().int().min(1).max(most).catch(most),
  });
export type Page = z.infer<ReturnType<typeof pageOf>>;

/** The Link header that leads to the page before this one; `place` is where the oldest that is shown stands. */
export const linkBefore = (path: string, place: string, { limit }: Page) =>
  `<${path}?before=${encodeURIComponent(place)}&limit=${limit}>; rel="next"`;
