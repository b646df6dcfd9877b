/**
 * Headers between gateway and identity on the rows that start a session. The gateway writes them itself: none is taken
 * from a browser or shown to one.
 */

/** To identity: the device cookie that the browser sent. From identity: the one to set, as `<value>; <seconds>`. */
export const DEVICE_HEADER = 'x-careward-device';

/** To identity: hashes of the credentials that the browser presented, separated by commas; their session ends. */
export const REPLACES_HEADER = 'x-careward-replaces';
