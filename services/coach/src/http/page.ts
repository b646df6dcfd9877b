import { z } from 'zod';

/** `?before=&limit=`: the page that ends before an id. A limit that makes no sense is the usual one. */
export const pageOf = (most: number) =>
  z.object({
    before: z.string().max(80).optional().catch(undefined),
    limit: z.coerce.number().int().min(1).max(most).catch(most),
  });
export type Page = z.infer<ReturnType<typeof pageOf>>;

/** The Link header that leads to the page before this one; `first` is the oldest id shown. */
export const linkBefore = (path: string, first: string, { limit }: Page) =>
  `<${path}?before=${encodeURIComponent(first)}&limit=${limit}>; rel="next"`;
