import { CLIENT_HEADER, DEVICE_HEADER, REPLACES_HEADER } from '@careward/contracts/kernel/headers';
import type { Device } from '@careward/contracts/identity/device';
import type { IncomingHttpHeaders } from 'node:http';
import { deviceOf } from './device.domain.js';

/** What the gateway says about the browser that signs in. */
export type Browser = {
  /** A mark of the network. It is never logged. */
  client: string;
  /** The device cookie, not yet checked. */
  device: string | undefined;
  /** What kind of browser it is, as far as it tells. */
  kind: Device;
  /** Hashes of the credentials that the new session replaces. */
  replaces: string[];
};

/** Only the gateway writes these headers; it drops what a browser sends under their names. */
export const browserOf = (headers: IncomingHttpHeaders): Browser => {
  const said = (name: string) => headers[name]?.toString();
  return {
    client: said(CLIENT_HEADER) ?? '',
    device: said(DEVICE_HEADER),
    kind: deviceOf(headers['user-agent']),
    replaces: said(REPLACES_HEADER)?.split(',') ?? [],
  };
};
