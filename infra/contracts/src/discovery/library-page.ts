import { z } from 'zod';
import { languages } from '../kernel/languages.js';
import { LIBRARY_PAGES_LISTED } from './limits.js';

/** A crawled page of the library. It is read at its own address; the library shows where it comes from. */
export const libraryPage = z.object({
  id: z.string(),
  title: z.string(),
  url: z.url(),
  lang: z.enum(languages),
  /** How its text begins. */
  summary: z.string(),
  category: z.string(),
  sourceName: z.string(),
  /** When the site last sent it, or said that it has not changed. */
  readAt: z.iso.datetime(),
  /** When its source was approved. */
  approvedAt: z.iso.datetime(),
});
export type LibraryPage = z.infer<typeof libraryPage>;

/** GET /api/library-pages?q=: those that match, the best first, or the newest where nothing was asked for. */
export const libraryPages = z.object({
  pages: z.array(libraryPage).max(LIBRARY_PAGES_LISTED),
  /** How many match, those that are not listed too. */
  total: z.int().nonnegative(),
});
export type LibraryPages = z.infer<typeof libraryPages>;
