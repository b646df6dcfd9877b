import { careProfileErasureAcknowledged } from '@careward/contracts/care-profile/events';
import { publicKeys, signingKeyOf } from '@careward/testing/caller-keys';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { eventually } from '@careward/testing/eventually';
import { rabbitTransport } from '@careward/testing/rabbit-harness';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { Clock } from '../src/app/clock.js';
import { dataKeysIn } from '../src/personal-data/data-keys.js';
import { Vault } from '../src/personal-data/vault.js';
import { publicKeysOf } from '../src/internal-calls/signature.js';
import { EraseOwner } from '../src/personal-data/erase-owner.js';
import { ErasureRequestVerifier, signedErasure } from '../src/personal-data/erasure-request.js';
import { Erasures, LateWriteCleanup } from '../src/personal-data/erasures.js';
import { PersonalData, type PersonalStore } from '../src/personal-data/personal-data.js';
import { WrappingKeys } from '../src/personal-data/wrapping-keys.js';
import { Log } from '../src/observability/log.js';
import { Outbox } from '../src/events/outbox.js';
import { connectMongo, type Database, databaseName } from '../src/mongo/database.js';

const SECOND = 1_000;
const log = new Log('care-profile', 'silent');
const clock = new Clock();
const prefix = testPrefix();
const transport = rabbitTransport('care-profile', prefix);
let database: Database;
let outbox: Outbox;
let vault: Vault;
let personalData: PersonalData;
let erasures: Erasures;

beforeAll(async () => {
  database = await connectMongo(engineAddresses().MONGODB_URL, databaseName(prefix, 'profiles'));
  const keys = new WrappingKeys([{ id: 'k1', key: randomBytes(32) }]);
  vault = new Vault(database, keys, 'care-profile');
  const careProfiles: PersonalStore = {
    collection: 'care_profiles',
    owner: '_id',
    sealed: ['profile'],
    export: 'the service',
    erase: 'delete',
    retention: 'until erased',
  };
  personalData = new PersonalData({ careProfiles }, database, vault);
  await transport.start(new Map());
  outbox = new Outbox(database, transport, log);
  erasures = new Erasures(careProfileErasureAcknowledged, database, outbox, vault);
});
let start: number;
beforeEach(() => {
  start = Date.now();
  later(0);
});
afterAll(async () => {
  await outbox.onApplicationShutdown();
  await transport.close();
  await database.close();
});

const profiles = () => database.collection<{ _id: string }>('care_profiles');
const later = (ms: number) => {
  const then = new Date(start + ms);
  clock.now = () => then;
};
/** A copy of the service that knows nothing but what is stored. */
const aCopy = () => new LateWriteCleanup(personalData, erasures, clock);

async function erase(userId: string, erasureId: string): Promise<void> {
  const verifier = new ErasureRequestVerifier(publicKeysOf(publicKeys['identity']), log);
  const eraseOwner = new EraseOwner(verifier, erasures, clock, log, personalData);
  await eraseOwner.execute(signedErasure({ erasureId, userId }, signingKeyOf('identity')));
  await eraseOwner.acknowledge(erasureId);
}

/** The process dies after its write, before its second look. */
const diesOverIt = (owner: string, meanwhile: () => Promise<void>) =>
  personalData.write(owner, async () => {
    await meanwhile();
    await profiles().insertOne({ _id: owner });
    throw new Error('died');
  });

describe('a write over which the process dies while the person is erased', () => {
  it('is removed once no write can be under way any more, by any copy', async () => {
    const [owner, erasureId] = [randomUUID(), randomUUID()];
    await expect(diesOverIt(owner, () => erase(owner, erasureId))).rejects.toThrow('died');
    later(29 * SECOND);
    await aCopy().run();
    expect(await personalData.count(owner)).toEqual({ careProfiles: 1 });
    later(31 * SECOND);
    await aCopy().run();
    expect(await personalData.count(owner)).toEqual({ careProfiles: 0 });
  });

  it('is removed although the removal of another person fails', async () => {
    const owners = [randomUUID(), randomUUID()];
    for (const owner of owners)
      await expect(diesOverIt(owner, () => erase(owner, randomUUID()))).rejects.toThrow('died');
    later(31 * SECOND);
    const remove = jest.spyOn(personalData, 'remove').mockRejectedValueOnce(new Error('away'));
    await expect(aCopy().run()).rejects.toThrow('away');
    const [failed] = remove.mock.calls[0] ?? [];
    remove.mockRestore();
    const left = await Promise.all(
      owners.map(async (owner) => (await personalData.count(owner))['careProfiles']),
    );
    expect(left).toEqual(owners.map((owner) => (owner === failed ? 1 : 0)));
    await aCopy().run();
    expect(await personalData.count(String(failed))).toEqual({ careProfiles: 0 });
  });
});

describe('the owner of an erasure', () => {
  const noted = async (erasureId: string) =>
    JSON.stringify([
      await database.collection<{ _id: string }>('erasures').findOne({ _id: erasureId }),
      await dataKeysIn(database, 'care-profile').findOne({ _id: `care-profile:${erasureId}` }),
    ]);

  it('is readable for nobody once it is acknowledged, and known to nobody after the cleanup', async () => {
    const [owner, erasureId] = [randomUUID(), randomUUID()];
    await erase(owner, erasureId);
    // Until the acknowledgement is published.
    await eventually(async () => expect(await noted(erasureId)).not.toContain(owner));
    expect(await noted(erasureId)).toContain('sealedOwner');
    later(31 * SECOND);
    await aCopy().run();
    expect(await noted(erasureId)).not.toContain('sealedOwner');
    expect(await noted(erasureId)).not.toContain('wrapped');
  });

  it('is removed again after each time it was asked for', async () => {
    const [owner, erasureId] = [randomUUID(), randomUUID()];
    await erase(owner, erasureId);
    later(31 * SECOND);
    await aCopy().run();
    await erase(owner, erasureId);
    await profiles().insertOne({ _id: owner });
    later(62 * SECOND);
    await aCopy().run();
    expect(await personalData.count(owner)).toEqual({ careProfiles: 0 });
  });
});

describe('an erasure that two copies are asked for at once', () => {
  it('is noted by both, though one meets what the other has just inserted', async () => {
    const [owner, erasureId] = [randomUUID(), randomUUID()];
    const stored = database.collection<{ _id: string }>('erasures');
    jest.spyOn(stored, 'updateOne').mockImplementationOnce(async () => {
      await stored.insertOne({ _id: erasureId });
      throw Object.assign(new Error('E11000'), { code: 11_000 });
    });
    await erasures.begin(erasureId, owner, { careProfiles: 1 }, clock.now());
    expect(await database.collection('erasures').countDocuments({ owner })).toBe(1);
  });
});
