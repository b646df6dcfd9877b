import { types } from 'node:util';

/**
 * A failure that the code foresees. Its message has no input in it, only fixed text with ids, counts and codes, so it may
 * be logged.
 */
export class OperationalError extends Error {}

/** Also true for errors of another realm, which Node throws under a test runner. */
export const isError = (error: unknown): error is Error =>
  error instanceof Error || types.isNativeError(error);

/** The class of an error: unlike the message, it never quotes input. */
export const kindOf = (error: unknown): string => (isError(error) ? error.constructor.name : typeof error);

/**
 * Whether the class of an error, or one that it extends, has this name. For the classes of MongoDB's driver and Mongoose:
 * the gateway logs and answers errors too, and must not load a database driver for that.
 */
export function isOfClass(error: unknown, name: string): boolean {
  let type: unknown = isError(error) ? error.constructor : null;
  while (typeof type === 'function' && type.name !== name) type = Object.getPrototypeOf(type);
  return typeof type === 'function';
}
