import type { LoggerService } from '@nestjs/common';
import type { Log } from './log.js';

/** Nest's warnings and errors in our log; its start-up chatter is left out. What it says in words is about our code. */
export const nestLogger = (log: Log): LoggerService => ({
  log: () => undefined,
  warn: (message: unknown) => log.warn('nest', { message: String(message) }),
  error: (message: unknown) => log.error('nest', said(message)),
  fatal: (message: unknown) => log.error('nest', said(message)),
});

const said = (message: unknown) =>
  message instanceof Error ? { error: message } : { message: String(message) };
