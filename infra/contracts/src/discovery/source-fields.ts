import * as z from 'zod/mini';
import { isRefusedPort } from '../kernel/http.js';
import { requiredText } from '../kernel/required-text.js';
import { isReadable, UNREADABLE_REFUSED } from '../kernel/readable.js';
import { CRAWL_DEPTH, SOURCE } from './limits.js';

/** spec.md 5, "Content source form". Browsers check the fields one by one, so these are of zod/mini. */
export const URL_REQUIRED = 'Valid URL is required';
/** The service judges this, since it knows which addresses are public. */
export const ADDRESS_NOT_PUBLIC = 'This address is not public, so it cannot be crawled';
const DEPTH_REQUIRED = `Crawl depth must be a whole number from ${CRAWL_DEPTH.min} to ${CRAWL_DEPTH.max}`;
const PATTERNS_REQUIRED = 'Please give each pattern a line of its own';

/** spec.md 3, "Enumerations". */
export const crawlFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type CrawlFrequency = (typeof crawlFrequencies)[number];

/** Suggestions; any other category may be typed (rulings.md, "Admin"). */
export const categorySuggestions = [
  'Dementia care',
  'Caregiver wellbeing',
  'Medicaid and benefits',
  'Safety at home',
  'Medicines',
  'Chronic conditions',
  'End of life',
] as const;

/** Only what can be judged without a network; whether the address is public is the service's to judge. */
export const baseUrl = z.string({ error: URL_REQUIRED }).check(
  z.trim(),
  z.maxLength(SOURCE.url, URL_REQUIRED),
  z.refine((text) => isWebAddress(text), URL_REQUIRED),
  z.refine((text) => !hasCredentials(text), 'Please leave the user name and password out of the URL'),
  z.refine((text) => !hasRefusedPort(text), 'Please use a port that browsers open'),
);

const parsed = (text: string) => (URL.canParse(text) ? new URL(text) : null);

function isWebAddress(text: string) {
  const url = parsed(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.hostname !== '';
}

function hasCredentials(text: string) {
  const url = parsed(text);
  return url !== null && (url.username !== '' || url.password !== '');
}

function hasRefusedPort(text: string) {
  const url = parsed(text);
  return url !== null && isRefusedPort(url);
}

export const sourceName = requiredText('Name is required', SOURCE.name);
export const category = requiredText('Category is required', SOURCE.category);

/** 1, 2 … 5; as a list, because browsers would load more for a number with bounds. */
const depths: readonly number[] = Array.from(
  { length: CRAWL_DEPTH.max - CRAWL_DEPTH.min + 1 },
  (_, more) => CRAWL_DEPTH.min + more,
);

export const crawlDepth = z._default(z.literal(depths, { error: DEPTH_REQUIRED }), CRAWL_DEPTH.default);

export const crawlFrequency = z._default(
  z.enum(crawlFrequencies, { error: 'Please choose daily, weekly or monthly' }),
  'weekly',
);

const optionalText = (max: number) =>
  z._default(
    z
      .string({ error: 'Please enter text' })
      .check(
        z.trim(),
        z.maxLength(max, `Please use at most ${max} characters`),
        z.refine(isReadable, UNREADABLE_REFUSED),
      ),
    '',
  );

export const legalNotes = optionalText(SOURCE.notes);

/** Why a source is stopped or rejected. spec.md 5: "Emergency stop requires a non-empty reason". */
export const reason = requiredText('Reason is required', SOURCE.reason);

/**
 * A list of patterns for paths, as robots.txt writes them: `*` stands for any characters and `$` at the end for the
 * end; one that does not start with `/` fits anywhere in the path. Empty ones are dropped.
 */
export const patterns = z._default(
  z.pipe(
    z.array(
      z
        .string({ error: PATTERNS_REQUIRED })
        .check(
          z.trim(),
          z.maxLength(SOURCE.pattern, `Please use at most ${SOURCE.pattern} characters for a pattern`),
        ),
      { error: PATTERNS_REQUIRED },
    ),
    z.pipe(
      z.transform((lines: string[]) => lines.filter((line) => line !== '')),
      z
        .array(z.string())
        .check(z.maxLength(SOURCE.patterns, `Please use at most ${SOURCE.patterns} patterns`)),
    ),
  ),
  [],
);
