import { DEADLINE } from '@careward/contracts/kernel/limits';

/** Milliseconds; longer than the gateway's own deadline, to allow for a slow connection. */
export const DEFAULT_DEADLINE = DEADLINE.usual.gateway + 5_000;
