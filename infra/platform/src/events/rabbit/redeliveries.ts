/** From then on a message is handled by itself, so that messages handled at the same time are not blamed with it. */
const QUARANTINE_AFTER = 2;
/** Then it becomes a dead letter. */
export const MAX_DELIVERIES = 5;

export type RedeliveryHeaders = {
  /** Set by the broker: how often this message was delivered and came back unacknowledged. */
  'x-delivery-count'?: number;
  /** Set by us: the same, before it was moved to the quarantine. */
  'x-deliveries'?: number;
};

/** How many deliveries ended without an acknowledgement, because the process or its connection ended before. */
export const unacknowledgedDeliveries = (headers: RedeliveryHeaders): number =>
  (headers['x-delivery-count'] ?? 0) + (headers['x-deliveries'] ?? 0);

/** What to do with a message before its handler sees it: a message that ends its process must not do so for ever. */
export function redeliveryAction(
  headers: RedeliveryHeaders,
  isQuarantined: boolean,
): 'handle' | 'quarantine' | 'dead-letter' {
  const deliveries = unacknowledgedDeliveries(headers);
  if (deliveries >= MAX_DELIVERIES) return 'dead-letter';
  return deliveries >= QUARANTINE_AFTER && !isQuarantined ? 'quarantine' : 'handle';
}
