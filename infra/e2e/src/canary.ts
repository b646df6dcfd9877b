import { aProfile, aRecipient } from '@careward/testing/a-profile';
import { aPerson, type Person } from '@careward/testing/a-person';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomBytes } from 'node:crypto';

/** A person all of whose data are unique, so that any copy of them can be found. */
export type Canary = Person & {
  name: string;
  location: string;
  phoneNumber: string;
  recipient: string;
  title: string;
  question: string;
};

export function aCanary(): Canary {
  // With a letter: a password may not be a common word with nothing but digits and signs behind it.
  const unique = `u${randomBytes(6).toString('hex')}`;
  return {
    ...aPerson({ firstName: `Fern${unique}`, lastName: `Dale${unique}`, password: `Quiet-${unique}-42` }),
    name: `Wren${unique}`,
    location: `Larkville${unique}, NJ`,
    phoneNumber: `555-${unique}`,
    recipient: `Robin${unique}`,
    title: `Nights with ${unique}`,
    question: `How do I keep Robin${unique} from falling?`,
  };
}

/** All texts of a canary. */
export const wordsOf = (canary: Canary): string[] => Object.values(canary);

/** Fills every field that a signed-in person can fill, and expects each text to be stored. Returns the user's id. */
export async function plant(request: APIRequestContext, canary: Canary): Promise<string> {
  const { name, location, phoneNumber, recipient, title, question } = canary;
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    return (await answer.json()) as { id: string };
  };
  await post('/api/profile', aProfile({ name, location, phoneNumber }));
  await post('/api/recipients', aRecipient({ name: recipient }));
  const { id } = await post('/api/chat/conversations', { title });
  await post(`/api/chat/conversations/${id}/messages`, { content: question });

  const kept = ['/api/auth/user', '/api/profile', '/api/recipients', '/api/chat/conversations'];
  const pages = await Promise.all(
    [...kept, `/api/chat/conversations/${id}/messages`].map(async (path) => (await request.get(path)).text()),
  );
  const { password: _, ...shown } = canary;
  for (const word of Object.values(shown)) expect(pages.join('\n')).toContain(word);
  return ((await (await request.get('/api/auth/user')).json()) as { id: string }).id;
}
