/** What an address of the page stands for: a link's token, or why it cannot be one (spec.md 5, "Unsubscribe"). */
export type LinkAddress = { token: string } | { problem: 'invalidLink' | 'errorLink' };

/** The token is the last segment of the path. */
export function readAddress(pathname: string): LinkAddress {
  const token = decoded(pathname.split('/').at(-1) ?? '');
  if (token === 'invalid') return { problem: 'errorLink' };
  return token === '' || token === 'unsubscribe' ? { problem: 'invalidLink' } : { token };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
