/** What sort of failure it was; its message may quote input, its class never does. */
export const kindOf = (error: unknown): string =>
  error instanceof Error ? error.constructor.name : typeof error;
