/**
 * What a person typed in this tab but did not send, in sessionStorage under their id: a session can end outside this
 * tab (in another one, on the server), and only the same person may get the input back.
 */
const PREFIX = 'typed:';

export const unsentInputKey = (userId: string, what: string) => `${PREFIX}${userId}:${what}`;

export function forgetInputOfOthers(userId: string) {
  const own = unsentInputKey(userId, '');
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(PREFIX) && !key.startsWith(own)) sessionStorage.removeItem(key);
}
