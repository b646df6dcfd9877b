import { pino, type Logger } from 'pino';
import { kindOf } from '../errors/kind-of.js';
import { currentCorrelation } from './correlation.js';

type Fields = { error?: unknown; [name: string]: unknown };

/**
 * The log of a process, JSON lines on stdout. Write what happened as a fixed text and ids, counts or codes as
 * fields: never a name, an address, a question, a secret or a query value.
 */
export class Log {
  private readonly pino: Logger;

  constructor(role: string, level: string) {
    this.pino = pino({
      level,
      base: { role },
      mixin: () => ({ correlationId: currentCorrelation().correlationId }),
      timestamp: pino.stdTimeFunctions.isoTime,
    });
  }

  info(event: string, fields: Fields = {}): void {
    this.pino.info(presentable(fields), event);
  }
  warn(event: string, fields: Fields = {}): void {
    this.pino.warn(presentable(fields), event);
  }
  error(event: string, fields: Fields = {}): void {
    this.pino.error(presentable(fields), event);
  }
}

/** An error's message may quote input, so only its kind and where it arose are logged. */
function presentable({ error, ...fields }: Fields) {
  if (error === undefined) return fields;
  if (!(error instanceof Error)) return { ...fields, error: kindOf(error) };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { ...fields, error: kindOf(error), at: frames.slice(0, 6).map((line) => line.trim()) };
}
