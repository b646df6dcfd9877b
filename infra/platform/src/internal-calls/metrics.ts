import { Counter } from 'prom-client';

/** Any of these is an alarm: one of our own processes signs wrongly, or its clock is off. */
export const refusedAssertions = new Counter({
  name: 'careward_assertions_refused_total',
  help: 'Calls refused because their assertion is absent or does not hold',
  labelNames: ['reason'],
});

/** An alarm too: one of our processes asks for what is not its business. */
export const refusedInternalCalls = new Counter({
  name: 'careward_internal_calls_refused_total',
  help: 'Internal calls refused because the contract does not name their caller',
  labelNames: ['call', 'caller'],
});
