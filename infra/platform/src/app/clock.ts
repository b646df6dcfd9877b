/** The time, injected so that tests can move it. */
export class Clock {
  now(): Date {
    return new Date();
  }
}
