import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Nest's warnings and errors in our log; its start-up chatter is left out. */
export const nestLogger = (log: Log): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => log.warn('nest', { message: String(message) }),
  error: (message: unknown) =>
    log.error('nest', { error: message instanceof Error ? message : new Error(String(message)) }),
  fatal: (message: unknown) => log.error('nest', { message: String(message) }),
});
