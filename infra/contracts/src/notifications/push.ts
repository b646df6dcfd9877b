import { z } from 'zod';

export const PUSH_REFUSED = 'Please turn notifications on in a browser that supports them';

/** Bytes in base64url, as `PushSubscription.toJSON()` writes them. */
const bytes = (length: number) =>
  z
    .string({ error: PUSH_REFUSED })
    .regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((length * 4) / 3)}}$`), PUSH_REFUSED);

/** What a browser's push service needs (RFC 8030, RFC 8291): an address that stands for the device, and its keys. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: PUSH_REFUSED }).max(1_000, PUSH_REFUSED),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }, { error: PUSH_REFUSED }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export const pushTurnedOn = z.object({ success: z.literal(true) });

/**
 * The servers of the browsers' makers. What a person's browser names is an address that our own machines call, so it
 * must be one of these or end in it after a dot.
 */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;

/** What a device is sent, encrypted for it. A lock screen may show it, so it says nothing about health. */
export const pushMessage = z.object({ id: z.uuid(), title: z.string(), body: z.string(), link: z.string() });
export type PushMessage = z.infer<typeof pushMessage>;
