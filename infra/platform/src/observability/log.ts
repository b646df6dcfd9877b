import { pino, type DestinationStream, type Logger } from 'pino';
import { currentCorrelation } from './correlation.js';
import { describeError } from './describe-error.js';

type Fields = { error?: unknown; [name: string]: unknown };

/**
 * The log of a process, JSON lines on stdout. Write what happened as a fixed text and ids, counts or codes as
 * fields: never a name, an address, a question, a secret or a query value.
 */
export class Log {
  private readonly pino: Logger;

  constructor(role: string, level: string, destination: DestinationStream = pino.destination(1)) {
    const options = {
      level,
      base: { role },
      mixin: () => ({ correlationId: currentCorrelation().correlationId }),
      timestamp: pino.stdTimeFunctions.isoTime,
    };
    this.pino = pino(options, destination);
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

const presentable = ({ error, ...fields }: Fields) =>
  error === undefined ? fields : { ...fields, error: describeError(error) };
