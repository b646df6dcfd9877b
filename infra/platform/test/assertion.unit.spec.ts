import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { AssertionSigner, AssertionVerifier, type Principal } from '../src/internal-calls/assertion.js';

const pair = () => generateKeyPairSync('ed25519');
const [gateway, coach] = [pair(), pair()];
const privateDer = (keys: typeof gateway) =>
  keys.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
const publicDer = (keys: typeof gateway) =>
  keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url');

const verifier = new AssertionVerifier('identity', { gateway: publicDer(gateway), coach: publicDer(coach) });
const asGateway = new AssertionSigner('gateway', privateDer(gateway));
const person: Principal = { kind: 'user', userId: randomUUID(), role: 'caregiver', sessionId: randomUUID() };

describe('an assertion', () => {
  it.each<[string, Principal]>([
    ['a person', person],
    ['nobody', { kind: 'anonymous' }],
    ['the gateway itself', { kind: 'service', service: 'gateway' }],
  ])('tells for whom the call is made: %s', async (_, caller) => {
    await expect(verifier.verify(await asGateway.sign('identity', caller))).resolves.toEqual(caller);
  });

  it('holds for one audience only', async () => {
    await expect(verifier.verify(await asGateway.sign('coach', person))).rejects.toThrow();
  });

  it('is refused when another key signed it', async () => {
    const forged = new AssertionSigner('gateway', privateDer(coach));
    await expect(verifier.verify(await forged.sign('identity', person))).rejects.toThrow();
  });

  describe('of a caller whose key is being changed', () => {
    const [next, last] = [pair(), pair()];
    const knowing = (...keys: (typeof gateway)[]) =>
      new AssertionVerifier('identity', { gateway: keys.map(publicDer) });
    const signedBy = (keys: typeof gateway) =>
      new AssertionSigner('gateway', privateDer(keys)).sign('identity', person);

    it('holds with the old key and with the new one, until the old one is dropped', async () => {
      for (const keys of [gateway, next])
        await expect(knowing(gateway, next).verify(await signedBy(keys))).resolves.toEqual(person);
      await expect(knowing(next).verify(await signedBy(gateway))).rejects.toThrow();
      await expect(knowing(gateway, next).verify(await signedBy(last))).rejects.toThrow();
    });

    it('names its key, and is found also when a version before signed it, which named none', async () => {
      const header = decodeProtectedHeader(await signedBy(next));
      expect(header.kid).toMatch(/^[\w-]{16}$/);
      expect(decodeProtectedHeader(await signedBy(gateway)).kid).not.toBe(header.kid);
      const unnamed = await new SignJWT({ kind: 'anonymous' })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setIssuer('gateway')
        .setAudience('identity')
        .setIssuedAt()
        .setExpirationTime('60s')
        .sign(next.privateKey);
      await expect(knowing(gateway, next).verify(unnamed)).resolves.toEqual({ kind: 'anonymous' });
    });
  });

  it('is refused from an unknown caller', async () => {
    const stranger = new AssertionSigner('stranger', privateDer(pair()));
    await expect(verifier.verify(await stranger.sign('identity', person))).rejects.toThrow('unknown issuer');
  });

  it('is refused when a service speaks for a person or for another service', async () => {
    const asCoach = new AssertionSigner('coach', privateDer(coach));
    await expect(verifier.verify(await asCoach.sign('identity', person))).rejects.toThrow('only the gateway');
    await expect(
      verifier.verify(await asCoach.sign('identity', { kind: 'service', service: 'gateway' })),
    ).rejects.toThrow('itself alone');
  });

  it('is refused a minute after it was signed, whatever it says of its own end', async () => {
    const old = await new SignJWT({ kind: 'anonymous' })
      .setProtectedHeader({ alg: 'EdDSA' })
      .setIssuer('gateway')
      .setAudience('identity')
      .setIssuedAt(Math.floor(Date.now() / 1_000) - 120)
      .setExpirationTime(Math.floor(Date.now() / 1_000) + 60)
      .sign(gateway.privateKey);
    await expect(verifier.verify(old)).rejects.toThrow();
  });

  describe('signed by another clock', () => {
    const here = Date.parse('2026-03-01T12:00:00.900Z');
    afterEach(() => void jest.useRealTimers());
    const verified = async (ms: number) => {
      jest.useFakeTimers({ now: here + ms, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
      const assertion = await new AssertionSigner('gateway', privateDer(gateway)).sign('identity', person);
      jest.setSystemTime(here);
      return verifier.verify(assertion);
    };

    it.each([50, 200, 1_000, 4_000, -1_000, -59_000, -63_000])(
      'holds when that is %i ms ahead',
      async (ms) => {
        await expect(verified(ms)).resolves.toEqual(person);
      },
    );

    it.each([7_000, 60_000, -67_000, -120_000])('does not hold when that is %i ms ahead', async (ms) => {
      await expect(verified(ms)).rejects.toThrow();
    });
  });

  describe('that is sent again', () => {
    const start = Date.parse('2026-03-01T12:00:00.000Z');
    const at = (ms: number) =>
      jest.useFakeTimers({ now: start + ms, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    afterEach(() => void jest.useRealTimers());

    it('is the same for half a minute, for one principal and one audience', async () => {
      at(0);
      const first = await asGateway.sign('identity', person);
      at(29_900);
      expect(await asGateway.sign('identity', person)).toBe(first);
      expect(await asGateway.sign('coach', person)).not.toBe(first);
      expect(await asGateway.sign('identity', { ...person, sessionId: randomUUID() })).not.toBe(first);
      at(30_000);
      expect(await asGateway.sign('identity', person)).not.toBe(first);
    });

    it('holds until its end and no longer, however often it was verified before', async () => {
      at(60_000);
      const assertion = await asGateway.sign('identity', person);
      for (const later of [0, 30_000, 64_900]) {
        at(60_000 + later);
        await expect(verifier.verify(assertion)).resolves.toEqual(person);
      }
      at(60_000 + 65_000);
      await expect(verifier.verify(assertion)).rejects.toThrow();
    });
  });

  it('is refused without a signature', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part({ iss: 'gateway', aud: 'identity', kind: 'anonymous' })}.`;
    await expect(verifier.verify(unsigned)).rejects.toThrow();
  });
});
