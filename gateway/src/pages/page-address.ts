/** Calls and files that do not exist are told so; every other address is the web client's own. */
export const isPage = (path: string): boolean => !/^\/(api|assets)(\/|$)/.test(path);

/** Instead of an address that the router cannot read: one that leads nowhere either, as a page or as a call. */
export function readableAddress(unreadable = ''): string {
  // A host in the request line stays there, so that it is still checked.
  const [origin = ''] = /^\w+:\/\/[^/?]*/.exec(unreadable) ?? [];
  const [path = ''] = unreadable.slice(origin.length).split('?');
  return `${origin}${isPage(path) ? '/' : '/api'}`;
}
