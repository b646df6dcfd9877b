import { Counter } from 'prom-client';

/** Any of these is an alarm: one of our own processes signs wrongly, or its clock is off. */
export const refusedAssertions = new Counter({
  name: 'careward_assertions_refused_total',
  help: 'Calls refused because their assertion is absent or does not hold',
  labelNames: ['reason'],
});
