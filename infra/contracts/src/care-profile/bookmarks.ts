import { z } from 'zod';

/** The ids of the library topics that a caregiver saved, the latest first; a topic may have been withdrawn since. */
export const bookmarks = z.array(z.string());
export type Bookmarks = z.infer<typeof bookmarks>;

/** A topic's id, as in its address. */
export const topicId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
