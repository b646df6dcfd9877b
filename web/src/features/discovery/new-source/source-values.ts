import { CRAWL_DEPTH } from '@careward/contracts/discovery/limits';
import type { CreateSource } from '@careward/contracts/discovery/source';
import { type CrawlFrequency, patterns } from '@careward/contracts/discovery/source-fields';
import * as z from 'zod/mini';
import { draftStore } from '../../../base/drafts.js';

/** What stands in the form: patterns as they are typed; a depth that is null while the field is empty. */
export type SourceValues = {
  name: string;
  baseUrl: string;
  category: string;
  crawlDepth: number | null;
  crawlFrequency: CrawlFrequency;
  allowedPatterns: string;
  blockedPatterns: string;
  robotsTxtCompliant: boolean;
  tosReviewed: boolean;
  legalReviewNotes: string;
};

/** spec.md 5, "Content source form". */
export const emptySource: SourceValues = {
  name: '',
  baseUrl: '',
  category: '',
  crawlDepth: CRAWL_DEPTH.default,
  crawlFrequency: 'weekly',
  allowedPatterns: '',
  blockedPatterns: '',
  robotsTxtCompliant: false,
  tosReviewed: false,
  legalReviewNotes: '',
};

const linesOf = (text: string): string[] | undefined => text.split(/\r?\n/);

/** The contracts' patterns, of what is typed on one line each. */
export const typedPatterns = z.pipe(z.transform(linesOf), patterns);

/** Of values that the form has found valid. */
export const sourceToCreate = (values: SourceValues): CreateSource => ({
  ...values,
  name: values.name.trim(),
  baseUrl: values.baseUrl.trim(),
  category: values.category.trim(),
  crawlDepth: values.crawlDepth ?? CRAWL_DEPTH.default,
  allowedPatterns: typedPatterns.parse(values.allowedPatterns),
  blockedPatterns: typedPatterns.parse(values.blockedPatterns),
  legalReviewNotes: values.legalReviewNotes.trim(),
});

/** What was typed survives another tab of the page, until it is saved. `crawlDepth` may be null, so it has no kind. */
export const sourceDraft = draftStore<SourceValues>('contentSource', {
  name: 'string',
  baseUrl: 'string',
  category: 'string',
  crawlFrequency: 'string',
  allowedPatterns: 'string',
  blockedPatterns: 'string',
  robotsTxtCompliant: 'boolean',
  tosReviewed: 'boolean',
  legalReviewNotes: 'string',
});
