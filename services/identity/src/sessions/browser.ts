import { DEVICE_HEADER, REPLACES_HEADER } from '@careward/contracts/kernel/headers';
import type { IncomingHttpHeaders } from 'node:http';

/** Who signs in, as far as the gateway can tell before anybody has. */
export type Browser = {
  /** A mark of the network. It is never logged. */
  client: string;
  /** The device cookie, not yet checked. */
  device: string | undefined;
  /** Hashes of the credentials that are given up for new ones. */
  replaces: string[];
};

/** Only the gateway writes these headers; what a browser sends under their names never comes this far. */
export const browserOf = (headers: IncomingHttpHeaders): Browser => {
  const said = (name: string) => headers[name]?.toString();
  return {
    client: said('x-careward-client') ?? '',
    device: said(DEVICE_HEADER),
    replaces: said(REPLACES_HEADER)?.split(',') ?? [],
  };
};
