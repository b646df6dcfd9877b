import { z } from 'zod';

/**
 * What an unsubscribe link stops: every mail that is not a necessary one (emailNotifications), or care tips
 * (tipNotifications).
 */
export const emailTypes = ['all', 'tips'] as const;
export type EmailType = (typeof emailTypes)[number];

/** spec.md 3, "Unsubscribe result". `email` is null when there is no account any more, and in every failure. */
export const unsubscribeResult = z.object({
  success: z.boolean(),
  message: z.string(),
  email: z.string().nullable(),
  emailType: z.enum(emailTypes).nullable(),
});
export type UnsubscribeResult = z.infer<typeof unsubscribeResult>;

/** RFC 8058: a mail program wants to know that it was heard, and learns nothing else. */
export const oneClickAnswer = z.object({ success: z.literal(true) });
