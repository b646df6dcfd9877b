import { Counter, Gauge } from 'prom-client';

/** Minutes are unusual, a quarter of an hour is an alarm: some service has not removed a deleted account yet. */
export const oldestErasure = new Gauge({
  name: 'careward_erasure_oldest_seconds',
  help: 'Age of the oldest erasure that not every service has acknowledged, in seconds; 0 when none is open',
});

export const openErasures = new Gauge({
  name: 'careward_erasures_open',
  help: 'Erasures that not every service has acknowledged',
});

/** Any of these is an alarm: the key store is not the newest, such as one restored from a backup. */
export const lostDataKeys = new Counter({
  name: 'careward_data_keys_lost_total',
  help: 'Reads and writes that were refused because something is sealed and its data key is gone',
});

/** Any of these is an alarm: somebody who is not identity publishes on the broker. */
export const forgedErasures = new Counter({
  name: 'careward_erasure_forged_total',
  help: 'Requests to erase an account whose signature is not of identity',
});
