import { isPage } from './is-page.js';

/** An address near one that the router cannot read: it too leads nowhere, and is answered as such by page or problem. */
export function readableAddress(unreadable = ''): string {
  // A host in the request line stays there, so that it is still checked.
  const [origin = ''] = /^\w+:\/\/[^/?]*/.exec(unreadable) ?? [];
  const [path = ''] = unreadable.slice(origin.length).split('?');
  return `${origin}${isPage(path) ? '/' : '/api'}`;
}
