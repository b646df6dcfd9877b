import { Counter, Gauge } from 'prom-client';

/** How long the oldest event that was left behind has waited; grows while a broker is away or nobody has a queue. */
export const oldestPending = new Gauge({
  name: 'careward_outbox_oldest_seconds',
  help: 'Age of the oldest event left in an outbox, in seconds; 0 when none is left behind',
  labelNames: ['collection'],
});

/** Any of these is an alarm: a fact that no queue takes stays in its outbox until somebody looks. */
export const unroutable = new Counter({
  name: 'careward_events_unroutable_total',
  help: 'Publishes that the broker returned because no queue takes the event',
  labelNames: ['type'],
});

export const failures = new Counter({
  name: 'careward_events_failed_total',
  help: 'Deliveries whose handler failed, by what becomes of the event: retry or dead',
  labelNames: ['queue', 'becomes'],
});
