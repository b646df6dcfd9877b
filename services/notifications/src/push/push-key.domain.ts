import { ECDH } from 'node:crypto';

/** The first byte of a point that is written out in full, the only form that RFC 8291 knows. */
const UNCOMPRESSED = 4;

/** Whether a device's key is a point of P-256: what is encrypted for another could not even be computed. */
export function isPointOfCurve(p256dh: string): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  try {
    ECDH.convertKey(point, 'prime256v1');
    return point[0] === UNCOMPRESSED;
  } catch {
    return false;
  }
}
