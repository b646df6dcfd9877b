import { z } from 'zod';

export const LIST_CHANGED = 'We could not read this part of the list. Please reload the page.';

/** `?before=&limit=`: the page before a cursor. An invalid limit counts as `max`. */
export const pageQuery = (max: number) =>
  z.object({
    before: z.string({ error: LIST_CHANGED }).max(80, LIST_CHANGED).optional(),
    limit: z.coerce.number().int().min(1).max(max).catch(max),
  });
export type Page = z.infer<ReturnType<typeof pageQuery>>;

/** A page of a list, and the cursor of the next page; null on the last. */
export type PageOf<Item> = { items: Item[]; next: string | null };
