/** A URL's host, an IPv6 address without its brackets. */
export const hostOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, '');

/** A URL's port, also where the scheme implies it. */
export const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
