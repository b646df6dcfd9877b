import { identityRoutes } from '@careward/contracts/routes/identity';
import { nobody } from '@careward/testing/a-caller';
import { aPerson } from '@careward/testing/a-person';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { openTestBus, type TestBus } from '@careward/testing/test-bus';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signIn, signUp } from './sign-up-story.js';
import { startIdentity } from './start-identity.js';

let identity: RunningService;
let bus: TestBus;

beforeAll(async () => {
  identity = await startIdentity();
  bus = await openTestBus(identity.prefix);
});
afterAll(async () => {
  await bus.stop();
  await identity.stop();
});

describe('sign-up', () => {
  it('ends signed in, and the password signs in from then on', async () => {
    const person = aPerson();
    const { status, body } = await signUp(identity, bus, person);
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ firstName: 'Maria', email: person.email, role: 'caregiver' });
    const again = await signIn(identity, person);
    expect(again.status).toBe(200);
    expect(again.body.user.id).toBe(body.user.id);
    const empty = await identity.call(identityRoutes.login, nobody);
    expect(empty.problem.errors).toEqual([
      { path: 'email', message: 'Valid email is required' },
      { path: 'password', message: 'Password is required' },
    ]);
  });
});
