import { isPage } from './is-page.js';

/** An address near one that the router cannot read: it too leads nowhere, and is answered as such by page or problem. */
export function readableAddress(unreadable = ''): string {
  const [path = ''] = unreadable.replace(/^\w+:\/\/[^/?]*/, '').split('?');
  return isPage(path) ? '/' : '/api';
}
