import { liveSessions } from '@careward/contracts/identity/internal-calls';
import { unavailable } from '../http/problem-error.js';
import type { ServiceClient } from './service-client.js';

/**
 * Which of these sessions of a person are alive, as identity says now. 503 while it says nothing: that is neither. 404 is
 * none of its answers, so it did not come from there.
 */
export async function liveAmong(
  services: ServiceClient,
  sessions: { userId: string; sessionIds: string[] },
): Promise<readonly string[]> {
  const answer = await services.ask(liveSessions, { body: sessions }).catch((cause: unknown) => {
    throw Object.assign(unavailable(), { cause });
  });
  if (!answer) throw unavailable();
  return answer.sessionIds;
}
