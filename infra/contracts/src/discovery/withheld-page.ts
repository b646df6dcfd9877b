import { z } from 'zod';
import { languages } from '../kernel/languages.js';
import { WITHHELD_PAGES_LISTED } from './limits.js';

/** A page of an approved site that the coach only points to, because of one sentence that no answer may pass on. */
export const withheldPage = z.object({
  id: z.string(),
  title: z.string(),
  url: z.url(),
  lang: z.enum(languages),
  /** The first such sentence, as it stands there: words of others, shown to super admins alone. */
  sentence: z.string(),
  sourceName: z.string(),
  /** When the site last sent it, or said that it has not changed. */
  readAt: z.iso.datetime(),
});
export type WithheldPage = z.infer<typeof withheldPage>;

/** GET /api/discovery/withheld-pages: the newest first. */
export const withheldPages = z.array(withheldPage).max(WITHHELD_PAGES_LISTED);
