import { PUSH_SERVICES } from '@careward/contracts/notifications/schemas';
import { sealingEnvironment, serviceAddresses } from '@careward/platform/app/environment';
import { z } from 'zod';

export const notificationsEnvironment = sealingEnvironment.extend({
  IDENTITY_URL: serviceAddresses.IDENTITY_URL,
  CARE_PROFILE_URL: serviceAddresses.CARE_PROFILE_URL,
  ASSESSMENT_URL: serviceAddresses.ASSESSMENT_URL,
  COACH_URL: serviceAddresses.COACH_URL,
  DISCOVERY_URL: serviceAddresses.DISCOVERY_URL,
  /** Hosts of push services that may be called, separated by commas. */
  WEB_PUSH_SERVICES: z
    .string()
    .default(PUSH_SERVICES.join(','))
    .transform((hosts) => hosts.split(',').map((host) => host.trim())),
});
export type NotificationsConfig = z.infer<typeof notificationsEnvironment>;

/** Only the worker speaks SMTP. */
export const workerEnvironment = notificationsEnvironment.extend({
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address such as smtp://host:25 is needed' }),
  /** `Name <address>`; the brand and the support address when absent. */
  MAIL_FROM: z.string().min(3).optional(),
  /** The pair by which push services know us (RFC 8292); without it nothing is sent to devices. */
  WEB_PUSH_PUBLIC_KEY: z.string().optional(),
  WEB_PUSH_PRIVATE_KEY: z.string().optional(),
});
export type WorkerConfig = z.infer<typeof workerEnvironment>;
