import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { newId } from '../app/new-id.js';

/** Ids that connect everything that one request caused. */
export type Correlation = {
  correlationId: string;
  /** The event or request that directly caused this work. */
  causationId: string | null;
  /** W3C trace context, passed on as it came. */
  traceparent: string | null;
};

const storage = new AsyncLocalStorage<Correlation>();
const acceptable = /^[A-Za-z0-9-]{8,64}$/;

export const correlated = <T>(correlation: Correlation, work: () => T): T => storage.run(correlation, work);

/** For work that one request started and that goes on for others. */
export const uncorrelated = <T>(work: () => T): T => storage.exit(work);

export const currentCorrelation = (): Correlation =>
  storage.getStore() ?? { correlationId: newId(), causationId: null, traceparent: null };

/** For a call from outside: whatever a stranger sends as an id would stand in every log line and event of the call. */
export const newCorrelation = (): Correlation => ({
  correlationId: newId(),
  causationId: null,
  traceparent: newTrace(),
});

/** Continues the ids of another service when they are well-formed; anything else would reach the log. */
export function correlationFrom(headers: IncomingHttpHeaders): Correlation {
  const [id, trace] = [headers['x-correlation-id'], headers['traceparent']];
  const { correlationId, traceparent, ...rest } = newCorrelation();
  return {
    ...rest,
    correlationId: typeof id === 'string' && acceptable.test(id) ? id : correlationId,
    traceparent: typeof trace === 'string' && /^[0-9a-f-]{55}$/.test(trace) ? trace : traceparent,
  };
}

/** Random hexadecimal digits, of UUIDs: Node draws the bits of many at once, while randomBytes asks OpenSSL each time. */
const hexDigits = () => randomUUID().replaceAll('-', '');

/** A new W3C trace context: version, trace, span, sampled. */
const newTrace = () => `00-${hexDigits()}-${hexDigits().slice(16)}-01`;

export const correlationHeaders = (): Record<string, string> => {
  const { correlationId, traceparent } = currentCorrelation();
  return { 'x-correlation-id': correlationId, ...(traceparent && { traceparent }) };
};
