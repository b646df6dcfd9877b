import type { KeyObject } from 'node:crypto';
import { Counter, Gauge } from 'prom-client';
import { isSignedByOne, signatureOf } from '../internal-calls/signature.js';
import { ProblemError } from '../http/problem-error.js';
import type { Log } from '../observability/log.js';

/** Minutes are unusual, a quarter of an hour is an alarm: some service has not removed a deleted account yet. */
export const oldestErasure = new Gauge({
  name: 'careward_erasure_oldest_seconds',
  help: 'Age of the oldest erasure that not every service has acknowledged, in seconds; 0 when none is open',
});

export const openErasures = new Gauge({
  name: 'careward_erasures_open',
  help: 'Erasures that not every service has acknowledged',
});

/** Any of these is an alarm: somebody who is not identity publishes on the broker. */
const forgedErasures = new Counter({
  name: 'careward_erasure_forged_total',
  help: 'Requests to erase an account whose signature is not of identity',
});

/** Whom to erase, as `identity.erasure.requested` carries it. */
export type ErasureRequest = { erasureId: string; userId: string; signature?: string | undefined };

/** What is signed. The purpose keeps a signature of the same key over another kind of value from passing here. */
const statementOf = ({ erasureId, userId }: ErasureRequest) => ({
  purpose: 'identity.erasure.requested',
  erasureId,
  userId,
});

/** The request as identity publishes it. */
export const signedErasure = (request: ErasureRequest, privateKey: KeyObject): Required<ErasureRequest> => ({
  ...request,
  signature: signatureOf(statementOf(request), privateKey),
});

/** Refuses every request that identity has not signed, so that access to the broker is not enough to erase somebody. */
export class ErasureRequestVerifier {
  constructor(
    private readonly publicKeys: readonly KeyObject[],
    private readonly log: Log,
  ) {}

  verify(request: ErasureRequest): void {
    const { erasureId, signature } = request;
    // An identity from before there were signatures may be running still; its successor asks again.
    if (!signature)
      throw new ProblemError({
        status: 503,
        code: 'unsigned',
        detail: 'Identity has not signed this request.',
      });
    if (isSignedByOne(this.publicKeys, statementOf(request), signature)) return;
    forgedErasures.inc();
    this.log.error('erasure refused: identity has not signed it', { erasureId });
    throw new ProblemError({ status: 403, code: 'forged', detail: 'Identity has not signed this request.' });
  }
}
