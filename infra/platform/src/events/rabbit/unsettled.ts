/** From then on a message is handled alone, so that whoever shares the process with it is not counted with it. */
const ALONE_AFTER = 2;
/** Then it is set aside. */
export const MAX_DELIVERIES = 5;

export type UnsettledHeaders = {
  /** By the broker: how often this very message was delivered and came back without an answer. */
  'x-delivery-count'?: number;
  /** By us: the same, before it was moved to the quarantine. */
  'x-deliveries'?: number;
};

/** How many deliveries ended without an answer: the process or its connection was gone before. */
export const unsettledDeliveries = (headers: UnsettledHeaders): number =>
  (headers['x-delivery-count'] ?? 0) + (headers['x-deliveries'] ?? 0);

/** What to do with a message before its handler sees it. A message that ends its process must not do so for ever. */
export function precaution(headers: UnsettledHeaders, alone: boolean): 'none' | 'isolate' | 'set aside' {
  const deliveries = unsettledDeliveries(headers);
  if (deliveries >= MAX_DELIVERIES) return 'set aside';
  return deliveries >= ALONE_AFTER && !alone ? 'isolate' : 'none';
}
