import { expect, it } from '@jest/globals';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { Log } from '../src/observability/log.js';
import { ErasureRequestVerifier, signedErasure } from '../src/personal-data/erasure-request.js';

const [old, next, foreign] = [0, 1, 2].map(() => generateKeyPairSync('ed25519')) as [Pair, Pair, Pair];
type Pair = ReturnType<typeof generateKeyPairSync>;

it('an erasure holds with the old and the new key of identity, while its key is being changed', () => {
  const request = { erasureId: randomUUID(), userId: randomUUID() };
  const verifier = new ErasureRequestVerifier([old.publicKey, next.publicKey], new Log('test', 'silent'));
  for (const { privateKey } of [old, next]) verifier.verify(signedErasure(request, privateKey));
  expect(() => verifier.verify(signedErasure(request, foreign.privateKey))).toThrow(
    expect.objectContaining({ code: 'forged' }),
  );
});
