/**
 * A failure that we foresee. Its message is a fixed text with ids, counts and codes at most, never with input, so it may
 * stand in the log.
 */
export class OperationalError extends Error {}
