import { z } from 'zod';

const onOrOff = z.boolean({ error: 'Please send true or false' });

/** spec.md 3, "Communication settings". */
export const communicationSettings = z.object({
  emailNotifications: onOrOff,
  smsNotifications: onOrOff,
  pushNotifications: onOrOff,
  tipNotifications: onOrOff,
});
export type CommunicationSettings = z.infer<typeof communicationSettings>;

/** spec.md 9, "Defaults when a value is missing". */
export const defaultCommunicationSettings: CommunicationSettings = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  tipNotifications: true,
};

/** PATCH /api/communication-settings: one changed field, or several. Unknown keys are dropped, and refused when alone. */
export const changeCommunicationSettings = communicationSettings
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Please name the setting to change');
export type ChangeCommunicationSettings = z.infer<typeof changeCommunicationSettings>;
