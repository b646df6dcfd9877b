import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startNotifications } from './start-notifications.js';

type Caregiver = ReturnType<typeof aCaregiver>;
const defaults = {
  emailNotifications: true,
  smsNotifications: false,
  pushNotifications: true,
  tipNotifications: true,
};
let service: RunningService;
beforeAll(async () => {
  service = await startNotifications(testPrefix());
});
afterAll(() => service.stop());

const settingsOf = async (who: Caregiver) => (await service.call(routes.communicationSettings, who)).body;
const change = (who: Caregiver, body: unknown) =>
  service.call(routes.changeCommunicationSettings, who, { body });

describe('communication settings', () => {
  it('are the defaults until something is changed', async () => {
    expect(await settingsOf(aCaregiver())).toEqual(defaults);
  });

  it.each([
    ['emailNotifications', false],
    ['smsNotifications', true],
    ['pushNotifications', false],
    ['tipNotifications', false],
  ])('%s changes alone', async (field, value) => {
    const who = aCaregiver();
    const { status, body } = await change(who, { [field]: value });
    expect([status, body]).toEqual([200, { ...defaults, [field]: value }]);
    expect(await settingsOf(who)).toEqual(body);
  });

  it('change together, and back', async () => {
    const who = aCaregiver();
    await change(who, { emailNotifications: false, smsNotifications: true });
    await change(who, { emailNotifications: true });
    expect(await settingsOf(who)).toEqual({ ...defaults, smsNotifications: true });
  });

  it('are those of one person', async () => {
    const [maria, other] = [aCaregiver(), aCaregiver()];
    await change(maria, { emailNotifications: false });
    expect(await settingsOf(other)).toEqual(defaults);
  });

  it('keep every field when all are changed at once', async () => {
    const who = aCaregiver();
    const statuses = await Promise.all(
      Object.entries(defaults).map(async ([field, value]) => (await change(who, { [field]: !value })).status),
    );
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await settingsOf(who)).toEqual({
      emailNotifications: false,
      smsNotifications: true,
      pushNotifications: false,
      tipNotifications: false,
    });
  });

  it('store no key that is not one of them', async () => {
    const who = aCaregiver();
    const { body } = await change(who, { tipNotifications: false, role: 'super_admin', _id: 'x' });
    expect(body).toEqual({ ...defaults, tipNotifications: false });
  });

  it.each([
    [{ emailNotifications: 'false' }, 'emailNotifications', 'Please send true or false'],
    [{ smsNotifications: 1 }, 'smsNotifications', 'Please send true or false'],
    [{ pushNotifications: null }, 'pushNotifications', 'Please send true or false'],
    [{ tipNotifications: { $ne: true } }, 'tipNotifications', 'Please send true or false'],
    [{ tipNotifications: [true] }, 'tipNotifications', 'Please send true or false'],
    [{ faxNotifications: true }, '', 'Please name the setting to change'],
    [{}, '', 'Please name the setting to change'],
    [[], '', 'Please name the setting to change'],
    [null, '', 'Please name the setting to change'],
    ['x'.repeat(20_000), '', 'Please name the setting to change'],
  ])('refuse %j', async (body, path, sentence) => {
    const who = aCaregiver();
    const { problem } = await change(who, body);
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input', detail: sentence });
    expect(problem.errors).toEqual([{ path, message: sentence }]);
    expect(await settingsOf(who)).toEqual(defaults);
  });

  it('are nobody else’s', async () => {
    expect((await service.call(routes.communicationSettings, nobody)).status).toBe(401);
    const { status } = await service.call(routes.changeCommunicationSettings, nobody, {
      body: { emailNotifications: false },
    });
    expect(status).toBe(401);
  });
});
