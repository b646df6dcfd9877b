import { CLIENT_HEADER, DEVICE_HEADER, REPLACES_HEADER } from '@careward/contracts/kernel/headers';
import type { IncomingHttpHeaders } from 'node:http';

/** What the gateway says about the browser that signs in. */
export type Browser = {
  /** A mark of the network. It is never logged. */
  client: string;
  /** The device cookie, not yet checked. */
  device: string | undefined;
  /** Hashes of the credentials that the new session replaces. */
  replaces: string[];
};

/** Only the gateway writes these headers; it drops what a browser sends under their names. */
export const browserOf = (headers: IncomingHttpHeaders): Browser => {
  const said = (name: string) => headers[name]?.toString();
  return {
    client: said(CLIENT_HEADER) ?? '',
    device: said(DEVICE_HEADER),
    replaces: said(REPLACES_HEADER)?.split(',') ?? [],
  };
};
