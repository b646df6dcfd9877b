/**
 * How long one connection may keep the gateway waiting, in milliseconds. Without these limits a client that sends or
 * reads a byte now and then (slowloris) holds as many connections as it likes, for ever. A late request is answered 408;
 * a connection on which nothing moves is closed.
 */
export const serverTimeouts = {
  /** From the first byte of a request to the end of its headers. A browser sends them in one packet or two. */
  headers: 15_000,
  /** From the first byte of a request to the end of its body, which is 64 KiB at the most. */
  request: 60_000,
  /** Nothing sent and nothing read. Longer than any deadline of a row, and than a stream may be silent. */
  connection: 65_000,
  /** Between two requests. Longer than the 60 s of common load balancers, so that they close the connection, not we. */
  keepAlive: 75_000,
  /** How often Node looks for late headers and late requests. */
  check: 5_000,
};
export type ServerTimeouts = typeof serverTimeouts;
