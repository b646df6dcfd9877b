/**
 * What somebody has typed in this tab and not sent. It is kept under their id: a session may end without this tab
 * (in another one, on the server), and whoever signs in next must not find it. The same person does.
 */
const PREFIX = 'typed:';

export const typedKey = (userId: string, what: string) => `${PREFIX}${userId}:${what}`;

export function forgetWordsOfOthers(userId: string) {
  const own = typedKey(userId, '');
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && !key.startsWith(own)) sessionStorage.removeItem(key);
}
