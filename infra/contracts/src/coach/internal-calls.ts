import { z } from 'zod';
import { SCREENING_DEADLINE } from './limits.js';
import { WANTED_TERMS } from '../discovery/limits.js';
import { defineInternalCall } from '../kernel/service.js';
import { languages } from '../kernel/languages.js';
import { LENGTH, SECOND } from '../kernel/limits.js';
import { risk } from './schemas.js';

/** `lang`: the language of texts that do not show their own. */
export const screeningBody = z.object({
  texts: z.array(z.string().max(LENGTH.message)).max(10),
  lang: z.enum(languages),
});

/** Looks for dangers in texts that a caregiver wrote outside the chat; the most urgent is the answer. Nothing is stored. */
export const screening = defineInternalCall({
  service: 'coach',
  method: 'POST',
  path: '/internal/screenings',
  callers: ['assessment', 'notifications'],
  body: screeningBody,
  answer: z.object({ risk: risk.nullable() }),
  deadline: SCREENING_DEADLINE,
});

/** Texts of one call, and characters of each. */
export const PAGE_TEXTS = { most: 100, length: 1_000 } as const;

/**
 * Which of the sentences of a crawled page, or pairs of them, the learned screen of dangers doubts, by their places. It
 * publishes nothing and withholds nothing: a super admin looks at these first. Nothing is stored or counted.
 */
export const pageScreening = defineInternalCall({
  service: 'coach',
  method: 'POST',
  path: '/internal/page-screenings',
  callers: ['discovery'],
  body: z.object({ texts: z.array(z.string().max(PAGE_TEXTS.length)).max(PAGE_TEXTS.most) }),
  answer: z.object({ doubtful: z.array(z.int().nonnegative()) }),
  deadline: 20 * SECOND,
});

/**
 * The words that say what a question was about, for the admin's wanted topics: dictionary words only, no names, numbers or
 * places; none when nothing is left. 404 when the question was deleted.
 */
export const questionTerms = defineInternalCall({
  service: 'coach',
  method: 'GET',
  path: '/internal/questions/:questionId/terms',
  callers: ['discovery'],
  answer: z.object({ lang: z.enum(languages), terms: z.array(z.string()).max(WANTED_TERMS) }),
});

export const ofPerson = z.object({ userId: z.uuid() });

/** A person's files, by the names that they have in the download of all of a person's data. */
export const personFiles = defineInternalCall({
  service: 'coach',
  method: 'POST',
  path: '/internal/person-files',
  callers: ['identity'],
  body: ofPerson,
  answer: z.array(z.object({ id: z.uuid(), name: z.string() })),
  deadline: 4 * SECOND,
});

/** The bytes of one of them, passed on as they come; UNREADABLE stands for what cannot be opened. */
export const personFile = defineInternalCall({
  service: 'coach',
  method: 'POST',
  path: '/internal/person-files/:fileId',
  callers: ['identity'],
  body: ofPerson,
  answer: z.unknown(),
  deadline: 20 * SECOND,
});
