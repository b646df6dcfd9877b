import { Counter, Gauge } from 'prom-client';

/** Events wait in their outboxes while this is 0; users notice nothing, so somebody else has to. */
export const brokerConnected = new Gauge({
  name: 'careward_broker_connected',
  help: 'Whether events can be published at the moment: 1 or 0',
});

/** How long the oldest event that was left behind has waited, told by the copy that sweeps; grows while a broker is away or nobody has a queue. */
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
  help: 'Deliveries that failed or came back unanswered, by what becomes of the event: retry, dead or quarantined',
  labelNames: ['queue', 'becomes'],
});
