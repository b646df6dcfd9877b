import { z } from 'zod';
import { roles } from '../account/roles.js';
import { conditions, insurances, keysOf, relationships } from '../care/enumerations.js';
import { languages } from '../coach/languages.js';
import type { Service } from '../events/event.js';

/** A question one service asks another while it works (design.md 3). Path parameters are written `:name`. */
export type InternalCall<Answer extends z.ZodType = z.ZodType> = {
  service: Service;
  method: 'GET' | 'POST';
  path: string;
  answer: Answer;
};
const call = <Answer extends z.ZodType>(row: InternalCall<Answer>) => row;

/** Who stands behind a credential; `hash` is the SHA-256 of it, base64url. 404 when nobody does. */
export const resolvedSession = z.object({
  sessionId: z.uuid(),
  userId: z.uuid(),
  role: z.enum(roles),
  credential: z.enum(['bearer', 'cookie']),
  expiresAt: z.iso.datetime(),
});
export type ResolvedSession = z.infer<typeof resolvedSession>;
export const resolveSessionBody = z.object({ hash: z.string().length(43) });
export const resolveSession = call({
  service: 'identity',
  method: 'POST',
  path: '/internal/sessions/resolve',
  answer: resolvedSession,
});

/** What a verification mail says; minting the link happens here, only its hash is kept. 404: nothing to send any more. */
export const verificationMail = call({
  service: 'identity',
  method: 'POST',
  path: '/internal/verifications/:pendingSignUpId/:verificationId/mail',
  answer: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('verify'),
      address: z.string(),
      firstName: z.string(),
      locale: z.string(),
      token: z.string(),
    }),
    z.object({
      kind: z.literal('already-registered'),
      address: z.string(),
      firstName: z.string(),
      locale: z.string(),
    }),
  ]),
});
export type VerificationMail = z.infer<(typeof verificationMail)['answer']>;

/** Where the last mail of an erased account goes. 404: the address is gone for good. */
export const erasureContact = call({
  service: 'identity',
  method: 'GET',
  path: '/internal/erasures/:erasureId/contact',
  answer: z.object({ address: z.string(), locale: z.string() }),
});
export type ErasureContact = z.infer<(typeof erasureContact)['answer']>;

/** For whom a caregiver cares, without names. */
export const careContext = call({
  service: 'care-profile',
  method: 'GET',
  path: '/internal/care-context/:userId',
  answer: z.object({
    version: z.int().nonnegative(),
    state: z.string().nullable(),
    recipients: z.array(
      z.object({
        relationship: z.enum(keysOf(relationships)).nullable(),
        conditions: z.array(z.enum(keysOf(conditions))),
        insuranceType: z.enum(keysOf(insurances)).nullable(),
      }),
    ),
  }),
});
export type CareContext = z.infer<(typeof careContext)['answer']>;

/** The passages of a published document, each a text that may be quoted as it stands. */
export const passage = z.object({
  /** Unique within the document: `lang.part.n`, such as `en.steps.2`. */
  id: z.string(),
  lang: z.enum(languages),
  part: z.enum(['summary', 'steps', 'whenToCall', 'redFlags']),
  text: z.string(),
});
export const documentPassages = call({
  service: 'discovery',
  method: 'GET',
  path: '/internal/documents/:documentId/passages',
  answer: z.object({
    documentId: z.string(),
    version: z.int().positive(),
    title: z.object({ en: z.string(), es: z.string() }),
    url: z.string(),
    /** Words people use for this, in each language; they help finding, they are never shown. */
    keywords: z.object({ en: z.array(z.string()), es: z.array(z.string()) }),
    conditions: z.array(z.string()),
    /** False when no page the document was written from was read: used only when nothing else fits. */
    confirmed: z.boolean(),
    passages: z.array(passage),
  }),
});
export type Passage = z.infer<typeof passage>;
export type DocumentPassages = z.infer<(typeof documentPassages)['answer']>;
