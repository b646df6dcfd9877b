/**
 * Prefix of the headers between our own processes: the gateway accepts none of them from a browser and sends none to
 * one.
 */
export const PRIVATE_HEADERS = 'x-careward-';

/** Who makes the call, signed by the gateway or the calling service (design.md 4, "Inside"). */
export const ASSERTION_HEADER = `${PRIVATE_HEADERS}assertion`;

/** To a service: a keyed hash of the caller's network, for throttling. */
export const CLIENT_HEADER = `${PRIVATE_HEADERS}client`;

/** To identity: the device cookie that the browser sent. From identity: the one to set, as `<value>; <seconds>`. */
export const DEVICE_HEADER = `${PRIVATE_HEADERS}device`;

/** To identity: hashes of the credentials that the browser presented, separated by commas; their session ends. */
export const REPLACES_HEADER = `${PRIVATE_HEADERS}replaces`;

/** From identity: the session cookie to set, as `<value>; <seconds>`. */
export const SESSION_COOKIE_HEADER = `${PRIVATE_HEADERS}session-cookie`;

/** From a browser: the eligibility result that it carries, as JSON in ASCII (spec.md 7, "Common behaviour"). */
export const ELIGIBILITY_HEADER = 'x-eligibility-data';
