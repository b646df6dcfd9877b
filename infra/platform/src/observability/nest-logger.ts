import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Nest's warnings and errors in our log, without its start-up messages. */
export const nestLogger = (log: Log): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => log.warn('nest', { message: String(message) }),
  error: (message: unknown) => log.error('nest', fieldsOf(message)),
  fatal: (message: unknown) => log.error('nest', fieldsOf(message)),
});

const fieldsOf = (message: unknown) =>
  message instanceof Error ? { error: message } : { message: String(message) };
