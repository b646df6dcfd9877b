import { z } from 'zod';
import { SECOND } from './limits.js';
import { defineInternalCall, type Service } from './service.js';
import { languages } from './languages.js';

/** The services that keep something about people, besides identity, which puts their parts together. */
export const servicesWithPersonalData = [
  'care-profile',
  'coach',
  'assessment',
  'notifications',
] as const satisfies readonly Service[];

/** `language`: of the words that a service adds, such as those of a question. */
export const personExportRequest = z.object({ userId: z.uuid(), language: z.enum(languages) });
export type PersonExportRequest = z.infer<typeof personExportRequest>;

/**
 * Everything that a service keeps about one person, opened; UNREADABLE stands where something cannot be opened. The
 * answer can be long, so it is passed on as it comes (`ServiceClient.open`) and only specs parse it. The deadline is for
 * its beginning; identity's own answer has to begin a little later.
 */
export const personExportOf = (service: (typeof servicesWithPersonalData)[number]) =>
  defineInternalCall({
    service,
    method: 'POST',
    path: '/internal/person-export',
    callers: ['identity'],
    body: personExportRequest,
    answer: z.record(z.string(), z.unknown()),
    deadline: 4 * SECOND,
  });
