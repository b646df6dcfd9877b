import { careContext } from '@careward/contracts/care-profile/internal-calls';
import { verificationMail } from '@careward/contracts/identity/internal-calls';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askInternal } from '../src/ask-internal.js';
import { answering, stubInternal, type StubbedInternal } from '../src/stub-internal.js';

describe('the stub of internal calls', () => {
  let peers: StubbedInternal;

  beforeAll(async () => {
    peers = await stubInternal([
      answering(careContext, ({ userId }) =>
        userId === 'known' ? { version: 3, state: 'NJ', recipients: [] } : null,
      ),
    ]);
  });
  afterAll(() => peers.stop());

  const context = (userId: string) =>
    askInternal(peers.url, careContext, { by: 'coach', params: { userId } });

  it('returns what it was given, and records the call', async () => {
    expect(await context('known')).toEqual({ version: 3, state: 'NJ', recipients: [] });
    expect(peers.calls).toContainEqual(
      expect.objectContaining({ path: '/internal/care-context/known', params: { userId: 'known' } }),
    );
  });

  it('responds 404 to null and to calls that it does not stub', async () => {
    expect(await context('unknown')).toBeNull();
    const params = { pendingSignUpId: 'a', verificationId: 'b' };
    expect(await askInternal(peers.url, verificationMail, { by: 'notifications', params })).toBeNull();
  });
});
