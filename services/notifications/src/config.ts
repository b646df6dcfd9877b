import { sealingEnvironment } from '@careward/platform/app/environment';
import { z } from 'zod';

export const notificationsEnvironment = sealingEnvironment;
export type NotificationsConfig = z.infer<typeof notificationsEnvironment>;

/** Only the worker speaks SMTP. */
export const workerEnvironment = notificationsEnvironment.extend({
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address such as smtp://host:25 is needed' }),
  /** `Name <address>`; the brand and the support address when absent. */
  MAIL_FROM: z.string().min(3).optional(),
});
export type WorkerConfig = z.infer<typeof workerEnvironment>;
