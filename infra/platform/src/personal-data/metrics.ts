import { Counter, Gauge } from 'prom-client';

/** Minutes are unusual, a quarter of an hour is an alarm: some service has not removed a deleted account yet. */
export const oldestErasure = new Gauge({
  name: 'careward_erasure_oldest_seconds',
  help: 'Age of the oldest erasure that not every service has acknowledged, in seconds; 0 when none is open',
});

/** Any of these is an alarm: somebody who is not identity publishes on the broker. */
export const forgedErasures = new Counter({
  name: 'careward_erasure_forged_total',
  help: 'Requests to erase an account whose signature is not of identity',
});
