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

/** To the service of an upload: the content type that the caller names. */
export const DECLARED_TYPE_HEADER = `${PRIVATE_HEADERS}declared-type`;

/** From a browser: the eligibility result that it carries, as JSON in ASCII (spec.md 7, "Common behaviour"). */
export const ELIGIBILITY_HEADER = 'x-eligibility-data';

/** Whether a caller asks a row with `events` for a stream, by its Accept header. */
export const acceptsEvents = (accept = ''): boolean => accept.includes('text/event-stream');

/** The ports that a browser asks nobody on, since other protocols answer there (Fetch Standard, "bad port"). */
const REFUSED: readonly number[] = [
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/** Whether a URL's port is one of them; a URL without a port has that of its scheme. */
export const isRefusedPort = ({ port }: URL): boolean => port !== '' && REFUSED.includes(Number(port));
