import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { NAME_TAKEN } from '@careward/contracts/care-profile/fields';
import { recipientRemoved } from '@careward/contracts/care-profile/events';
import { careContext } from '@careward/contracts/care-profile/internal-calls';
import { careProfileRoutes as routes } from '@careward/contracts/care-profile/routes';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { aRecipient } from '@careward/testing/a-person';
import { type BrokerClient, openBrokerClient } from '@careward/testing/broker-client';
import { eventually } from '@careward/testing/eventually';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { startCareProfile } from './start-care-profile.js';

const prefix = testPrefix();
let service: RunningService;
let bus: BrokerClient;

beforeAll(async () => {
  bus = await openBrokerClient(prefix);
  service = await startCareProfile(prefix);
});
afterAll(async () => {
  await service.stop();
  await bus.stop();
});

type Who = ReturnType<typeof aCaregiver>;
const saveRecipient = (who: Who, body: unknown) => service.call(routes.saveRecipient, who, { body });
const recipientsOf = async (who: Who) => (await service.call(routes.recipients, who)).body;
const remove = (who: Who, id: string) => service.call(routes.removeRecipient, who, { params: { id } });
const names = (recipients: readonly { name: string }[]) => recipients.map(({ name }) => name);

describe('care recipients', () => {
  it('are added, and updated under the same name however it is typed', async () => {
    const who = aCaregiver();
    const added = await saveRecipient(who, aRecipient({ name: 'José' }));
    expect(added.status).toBe(201);
    const again = await saveRecipient(
      who,
      aRecipient({ name: ' JOSE\u0301 ', relationship: 'spouse', insuranceType: null }),
    );
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({
      id: added.body.id,
      relationship: 'spouse',
      conditions: ['dementia'],
      insuranceType: null,
    });
    expect(await recipientsOf(who)).toEqual([again.body]);
  });

  it.each([
    ['relationship', ['parent', 'grandparent', 'spouse', 'family_friend', 'other']],
    [
      'conditions',
      [
        ['dementia'],
        ['heart_conditions'],
        ['mobility_issues'],
        ['chronic_conditions'],
        ['cancer'],
        ['diabetes'],
      ],
    ],
    ['insuranceType', ['medicaid', 'medicare', 'medicare_medicaid', 'private', 'none']],
  ] as const)('may have every %s of spec.md 3', async (field, values) => {
    const who = aCaregiver();
    for (const value of values) {
      await saveRecipient(who, { ...aRecipient(), [field]: value });
      expect((await recipientsOf(who))[0]).toMatchObject({ [field]: value });
    }
  });

  it('are renamed by their id', async () => {
    const who = aCaregiver();
    const { body } = await saveRecipient(who, aRecipient());
    const renamed = await saveRecipient(who, aRecipient({ id: body.id, name: 'Rosa Maria' }));
    expect(renamed.status).toBe(200);
    expect(names(await recipientsOf(who))).toEqual(['Rosa Maria']);
  });

  it("are not reached by another person's id", async () => {
    const [maria, other] = [aCaregiver(), aCaregiver()];
    const { body } = await saveRecipient(maria, aRecipient());
    const { problem } = await saveRecipient(other, aRecipient({ id: body.id, name: 'Stolen' }));
    expect(problem).toMatchObject({ status: 404, code: 'not-found' });
    expect((await recipientsOf(maria))[0]?.name).toBe('Rosa');
    expect(await recipientsOf(other)).toEqual([]);
  });

  it('are added once when the same form arrives several times at once', async () => {
    const who = aCaregiver();
    const answers = await Promise.all(Array.from({ length: 8 }, () => saveRecipient(who, aRecipient())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await recipientsOf(who)).toHaveLength(1);
  });

  it('are all added when different forms arrive at once, and are at most twenty', async () => {
    const who = aCaregiver();
    const save = (n: number) => saveRecipient(who, aRecipient({ name: `Person ${n}` }));
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => save(n)));
    for (let n = 8; n < 20; n++) answers.push(await save(n));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const { problem } = await saveRecipient(who, aRecipient({ name: 'One more' }));
    expect(problem).toMatchObject({ status: 400, code: 'too-many-recipients' });
    expect((await saveRecipient(who, aRecipient({ name: 'Person 3' }))).status).toBe(200);
    expect(await recipientsOf(who)).toHaveLength(20);
  });

  it.each([
    [{ name: '' }, 'name', 'Care recipient name is required'],
    [{ name: { $ne: null } }, 'name', 'Care recipient name is required'],
    [{ relationship: undefined }, 'relationship', 'Relationship is required'],
    [{ relationship: 'aunt' }, 'relationship', 'Relationship is required'],
    [{ conditions: [] }, 'conditions', 'Please select at least one condition'],
    [{ conditions: 'dementia' }, 'conditions', 'Please select at least one condition'],
    [{ insuranceType: 'gold' }, 'insuranceType', 'Please choose one of the insurance types'],
    [{ id: 'x' }, 'id', 'Please send the id of one of your care recipients'],
    [{ name: UNREADABLE }, 'name', 'We could not read what was stored here. Please type it again and save.'],
  ])('refuse %j', async (wrong, path, sentence) => {
    const { problem } = await saveRecipient(aCaregiver(), { ...aRecipient(), ...wrong });
    expect(problem).toMatchObject({ status: 400, detail: sentence });
    expect(problem.errors?.[0]?.path).toBe(path);
  });
});

describe('two care recipients', () => {
  const taken = { status: 400, errors: [{ path: 'name', message: NAME_TAKEN }] };

  it('do not get one name: neither by adding, nor by renaming', async () => {
    const who = aCaregiver();
    await saveRecipient(who, aRecipient({ name: 'Mom', isNew: true }));
    const { body: other } = await saveRecipient(who, aRecipient({ name: 'Mom Rosa', isNew: true }));
    expect((await saveRecipient(who, aRecipient({ name: ' mom ', isNew: true }))).problem).toMatchObject(
      taken,
    );
    expect((await saveRecipient(who, aRecipient({ id: other.id, name: 'MOM' }))).problem).toMatchObject(
      taken,
    );
    expect(names(await recipientsOf(who))).toEqual(['Mom', 'Mom Rosa']);
  });

  it('keep their names when something else is changed', async () => {
    const who = aCaregiver();
    const { body } = await saveRecipient(who, aRecipient({ name: 'Mom' }));
    const changed = await saveRecipient(
      who,
      aRecipient({ id: body.id, name: 'Mom', conditions: ['cancer'] }),
    );
    expect(changed).toMatchObject({ status: 200, body: { name: 'Mom', conditions: ['cancer'] } });
  });
});

describe('a removed care recipient', () => {
  it('is gone from the list, the care context and the document, which the others stay in', async () => {
    const who = aCaregiver();
    const { body: rosa } = await saveRecipient(who, aRecipient());
    await saveRecipient(who, aRecipient({ name: 'Dad', conditions: ['cancer'] }));
    const { status, body } = await remove(who, rosa.id);
    expect({ status, names: names(body) }).toEqual({ status: 200, names: ['Dad'] });
    expect(names(await recipientsOf(who))).toEqual(['Dad']);
    expect(
      await service.ask(careContext, { by: 'notifications', params: { userId: who.userId } }),
    ).toMatchObject({
      version: 3,
      recipients: [{ conditions: ['cancer'] }],
    });
    const profiles = service.app.get<Connection>(Database).collection<{ _id: string }>('care_profiles');
    expect(
      JSON.stringify(await profiles.findOne({ _id: who.userId }, { projection: { outbox: 0 } })),
    ).not.toContain(rosa.id);
  });

  it('is told once, without who it was, however often the removal comes', async () => {
    const who = aCaregiver();
    const { userId } = who;
    const { body: rosa } = await saveRecipient(who, aRecipient());
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(who, rosa.id)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, []]));
    // The next change shows that nothing came between.
    await saveRecipient(who, aRecipient());
    const told = () => bus.events.filter(({ subject }) => subject === userId);
    await eventually(() => expect(told()).toHaveLength(3));
    expect(told()[1]).toMatchObject({
      type: recipientRemoved.type,
      sequence: 2,
      data: { userId, recipientId: rosa.id, version: 2 },
    });
  });

  it('cannot be changed any more, and can be added again', async () => {
    const who = aCaregiver();
    const { body: rosa } = await saveRecipient(who, aRecipient());
    await remove(who, rosa.id);
    expect((await saveRecipient(who, aRecipient({ id: rosa.id }))).problem).toMatchObject({ status: 404 });
    expect((await saveRecipient(who, aRecipient({ isNew: true }))).status).toBe(201);
  });

  it('makes room for a twenty-first', async () => {
    const who = aCaregiver();
    const added = [];
    for (let n = 0; n < 20; n++)
      added.push((await saveRecipient(who, aRecipient({ name: `Person ${n}` }))).body);
    const more = aRecipient({ name: 'One more', isNew: true });
    expect((await saveRecipient(who, more)).problem.code).toBe('too-many-recipients');
    await remove(who, added[7]?.id ?? '');
    expect((await saveRecipient(who, more)).status).toBe(201);
  });

  it("is never another person's, and nobody's without a session", async () => {
    const [maria, other] = [aCaregiver(), aCaregiver()];
    const { body } = await saveRecipient(maria, aRecipient());
    expect((await remove(other, body.id)).body).toEqual([]);
    expect((await service.call(routes.removeRecipient, nobody, { params: { id: body.id } })).status).toBe(
      401,
    );
    expect(await recipientsOf(maria)).toHaveLength(1);
  });
});
