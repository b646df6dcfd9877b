import { Counter, Gauge } from 'prom-client';

/** While this is 0, events wait in their outboxes and users notice nothing: alert on it. */
export const brokerConnected = new Gauge({
  name: 'careward_broker_connected',
  help: 'Whether events can be published at the moment: 1 or 0',
});

/** Reported by the copy that sweeps; grows while the broker is down or an event has no queue. */
export const oldestPending = new Gauge({
  name: 'careward_outbox_oldest_seconds',
  help: 'Age of the oldest event left in an outbox, in seconds; 0 when none is left behind',
  labelNames: ['collection'],
});

/** Alert on any: an event without a queue stays in its outbox until a person looks. */
export const unroutable = new Counter({
  name: 'careward_events_unroutable_total',
  help: 'Publishes that the broker returned because no queue takes the event',
  labelNames: ['type'],
});

export const failures = new Counter({
  name: 'careward_events_failed_total',
  help: 'Deliveries that failed or came back unanswered, by what becomes of the event: retry, dead or quarantined',
  labelNames: ['queue', 'becomes'],
});
