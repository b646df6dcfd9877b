/**
 * A failure that the code foresees. Its message has no input in it, only fixed text with ids, counts and codes, so it may
 * be logged.
 */
export class OperationalError extends Error {}
