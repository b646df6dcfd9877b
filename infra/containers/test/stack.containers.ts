import { agreements, aPerson, aProfile, type Person } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import {
  becomesHealthy,
  ComposedStack,
  containersOf,
  counted,
  docker,
  fromOtherAddresses,
  ROLE_NAMES,
} from './composed-stack.js';

/** Figures of the closing report; nothing is asserted of a time. */
const tell = (line: string) => process.stdout.write(`${line}\n`);

type Mail = { subject: string; text: string; to: { address: string }[] };
const mailsTo = async (stack: ComposedStack, address: string) => {
  const all = (await (await fetch(`${stack.mailUrl}/api/email`)).json()) as Mail[];
  return all.filter(({ to }) => to.some((each) => each.address === address));
};

async function signUp(stack: ComposedStack, { email, firstName, lastName, password }: Person) {
  await stack.ok('POST /api/auth/send-verification', { body: { email, firstName, lastName } });
  const link = await eventually(async () => {
    const texts = (await mailsTo(stack, email)).map(({ text }) => text).join('\n');
    const found = /https:\/\/localhost\/signup\?token=([\w.~%-]+)/.exec(texts)?.[1];
    if (!found) throw new Error('no mail with a link');
    return decodeURIComponent(found);
  });
  const completed = await stack.call('POST /api/auth/complete-signup', {
    body: { token: link, password, ...agreements },
  });
  const { token } = (await completed.json()) as { token: string };
  return { token, cookies: completed.headers.getSetCookie() };
}

async function ask(stack: ComposedStack, token: string, content: string) {
  const { id } = await stack.ok<{ id: string }>('POST /api/chat/conversations', {
    token,
    body: { title: 'Nights' },
  });
  return stack.ok<object>(`POST /api/chat/conversations/${id}/messages`, { token, body: { content } });
}

describe('the composed stack', () => {
  let stack: ComposedStack;
  beforeAll(async () => {
    const begun = performance.now();
    stack = await ComposedStack.start();
    tell(`up: ${Math.round((performance.now() - begun) / 1_000)} s`);
  });
  afterAll(() => stack.stop());

  it('counts no failed event after its first boot', async () => {
    expect(await counted('careward_events_failed_total')).toBe(0);
  });

  it('takes somebody from sign-up by mail to a sourced answer and erases the account', async () => {
    const person = aPerson();
    const { token, cookies } = await signUp(stack, person);
    expect(cookies.join('\n')).toMatch(/^__Host-\w+=.*; Secure/m);
    await stack.ok('POST /api/profile', { token, body: aProfile() });
    const answer = await eventually(() => ask(stack, token, 'How do I bathe her?'));
    expect(JSON.stringify(answer)).toMatch(/"sources":\[\{/);
    await stack.ok('DELETE /api/auth/account', { token });
    const login = { body: { email: person.email, password: person.password } };
    expect((await stack.call('POST /api/auth/login', login)).status).toBe(401);
    await eventually(async () => expect((await mailsTo(stack, person.email)).length).toBeGreaterThan(1));
  });

  it('lets 61 people from 61 addresses sign up', async () => {
    const statuses = await fromOtherAddresses(61, () => {
      const { email, firstName, lastName } = aPerson();
      return { path: '/api/auth/send-verification', body: { email, firstName, lastName } };
    });
    expect(statuses).toEqual(Array.from({ length: 61 }, () => 200));
  });

  it('answers everybody while each role is rolled, and loses no event', async () => {
    // So many that nobody meets a limit.
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(stack, aPerson())));
    const failed: string[] = [];
    let [asked, changes, ends] = [0, 0, false];
    const keepAsking = async (route: string, body?: () => object) => {
      while (!ends) {
        const token = people[asked++ % people.length]?.token ?? '';
        const answered = await stack.call(route, { token, ...(body && { body: body() }) }).then(
          async (answer) => (await answer.text(), answer.status),
          (error: Error) => String(error.cause),
        );
        if (typeof answered === 'string' || answered >= 300) failed.push(`${route} ${answered}`);
        await wait(250);
      }
    };
    const load = [
      keepAsking('GET /api/auth/user'),
      keepAsking('GET /api/chat/conversations'),
      keepAsking('GET /api/library'),
      keepAsking('POST /api/profile', () => aProfile({ name: `Maria ${++changes}` })),
      keepAsking('POST /api/chat/conversations', () => ({ title: `Night ${++changes}` })),
    ];
    for (const role of ROLE_NAMES) {
      const before = failed.length;
      for (const container of await containersOf(role)) {
        await docker('restart', '-t', '60', container);
        await becomesHealthy(container);
      }
      const more = [...new Set(failed.slice(before))].join(', ');
      tell(`rolled ${role}: ${failed.length - before} calls failed; ${asked} asked so far ${more}`);
    }
    ends = true;
    await Promise.all(load);
    expect({ asked: asked > 500, failed }).toEqual({ asked: true, failed: [] });
    await eventually(async () => expect(await counted('careward_outbox_oldest_seconds')).toBe(0));
    expect(await counted('careward_events_failed_total', 'becomes="dead"')).toBe(0);
  });

  it.each([
    ['redis', [200, 503]],
    ['rabbitmq', [200]],
    ['mongo', [200, 503, 504]],
  ])(
    'is whole again after 30 s without %s, and says what it cannot do meanwhile',
    async (engine, expected) => {
      const { token } = await signUp(stack, aPerson());
      const [container = ''] = await containersOf(engine);
      await docker('pause', container);
      const seen = new Set<number>();
      const until = performance.now() + 30_000;
      while (performance.now() < until) {
        seen.add((await stack.call('POST /api/profile', { token, body: aProfile() })).status);
        await wait(250);
      }
      await docker('unpause', container);
      expect([...seen].filter((status) => !expected.includes(status))).toEqual([]);
      await eventually(() => stack.ok('POST /api/profile', { token, body: aProfile() }));
      await signUp(stack, aPerson());
    },
  );

  it('consists of an image that runs as nobody of importance, writes nowhere, and holds neither settings nor a history', async () => {
    const [gateway = ''] = await containersOf('gateway');
    expect(await docker('exec', gateway, 'id', '-u')).toBe('1000');
    await expect(docker('exec', gateway, 'touch', '/careward/x')).rejects.toThrow('Read-only');
    const find =
      "find / -xdev '(' -name '.env*' -o -name .npmrc -o -name .git -o -name '*.pem' -path '*/careward/*' ')' -print";
    const found = await docker(
      'run',
      '--rm',
      '--entrypoint',
      'bash',
      'careward:latest',
      '-c',
      `${find} 2>/dev/null || true`,
    );
    expect(found).toBe('');
    expect(await docker('history', '--no-trunc', '-q', 'careward:latest')).not.toBe('');
    expect(await docker('inspect', '-f', '{{.Config.Env}}', 'careward:latest')).not.toMatch(
      /KEY|PASSWORD|SECRET/,
    );
  });
});
