import type { RequestSupport } from '@careward/contracts/notifications/support';

/** What a person wrote to support. Both mails about it are made when they are sent. */
export type SupportRequest = RequestSupport & { id: string; owner: string };

/** Whether a call repeats the request that its key made. */
export const isSameRequest = (
  request: SupportRequest,
  { subject, category, message }: RequestSupport,
): boolean => request.subject === subject && request.category === category && request.message === message;
