import { createPrivateKey, sign } from 'node:crypto';

/** What one service removed, as it told; counts by store. */
export type Acknowledgement = { at: string; removed: Record<string, number> };

/** Proof that an account was erased. It names nobody: `owner` fits only whoever knows the user's id and our key. */
export type Receipt = {
  erasureId: string;
  owner: string;
  requestedAt: string;
  acknowledgements: Record<string, Acknowledgement>;
  completedAt: string;
};

/** The one text of a value: keys in order, no spaces. What is signed must not depend on how it was stored. */
export const canonical = (value: object): string => JSON.stringify(value, inOrder);

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Ed25519 over the canonical text, base64url. Key: PKCS8 DER, base64url. */
export function signatureOf(receipt: Receipt, privateKey: string): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), format: 'der', type: 'pkcs8' });
  return sign(null, Buffer.from(canonical(receipt)), key).toString('base64url');
}
