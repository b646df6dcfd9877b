import { agreements, aPerson, aProfile, type Person } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  answerInside,
  becomesHealthy,
  ComposedStack,
  containersOf,
  contentsOfImage,
  COPIES,
  counted,
  docker,
  fromOtherAddresses,
  ROLE_NAMES,
} from './composed-stack.js';

/** The image's bound: what every machine of a cluster has to load. */
const IMAGE_MB = 350;

/** Figures of the closing report; nothing is asserted of a time. */
const tell = (line: string) => process.stdout.write(`${line}\n`);

/** What Prometheus answers. */
type PrometheusAnswer = {
  data: {
    activeTargets?: { health: string; labels: { role: string } }[];
    groups?: { rules: { name: string; health: string; state: string }[] }[];
  };
};

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

async function ask(stack: ComposedStack, token: string, content: string, attachments: string[] = []) {
  const { id } = await stack.ok<{ id: string }>('POST /api/chat/conversations', {
    token,
    body: { title: 'Nights' },
  });
  const body = { content, attachments };
  return JSON.stringify(await stack.ok(`POST /api/chat/conversations/${id}/messages`, { token, body }));
}

async function attach(stack: ComposedStack, token: string, bytes: Buffer) {
  const { uploadURL } = await stack.ok<{ uploadURL: string }>('POST /api/chat/upload', { token });
  const { pathname, search } = new URL(uploadURL);
  const { path } = await stack.ok<{ path: string }>(`PUT ${pathname}${search}`, { bytes });
  return `${path}|letter.png`;
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

  it('is watched: Prometheus reaches each copy of each role, and knows every alarm', async () => {
    const [gateway = ''] = await containersOf('gateway');
    const told = async (path: string) =>
      JSON.parse(await answerInside(gateway, `http://prometheus:9090/api/v1/${path}`)) as PrometheusAnswer;
    await eventually(async () => {
      const { activeTargets = [] } = (await told('targets?state=active')).data;
      const copies = activeTargets.filter(({ health }) => health === 'up').map(({ labels }) => labels.role);
      const expected = Object.entries(COPIES).flatMap(([role, count]) => Array<string>(count).fill(role));
      expect(copies.toSorted()).toEqual(expected.toSorted());
    });
    const rules = (await told('rules')).data.groups?.flatMap((group) => group.rules) ?? [];
    expect(rules.length).toBeGreaterThan(10);
    await eventually(async () => {
      const all = (await told('rules')).data.groups?.flatMap((group) => group.rules) ?? [];
      expect(all.filter(({ health, state }) => health !== 'ok' || state === 'firing')).toEqual([]);
    });
  });

  it('takes somebody from sign-up by mail to a sourced answer, to one from a photo of a letter, and erases the account', async () => {
    const person = aPerson();
    const { token, cookies } = await signUp(stack, person);
    expect(cookies.join('\n')).toMatch(/^__Host-\w+=.*; Secure/m);
    await stack.ok('POST /api/profile', { token, body: aProfile() });
    const answer = await eventually(() => ask(stack, token, 'How do I bathe her?'));
    expect(answer).toMatch(/"sources":\[\{/);
    // The recognizer of pictures has programs and data of its own in the image.
    const letter = await attach(stack, token, readFileSync(join(import.meta.dirname, 'letter.png')));
    const read = await ask(stack, token, 'When does her coverage end?', [letter]);
    expect(read).toContain('Your Medicaid coverage ends on March 14, 2026.');
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
    const invited: string[] = [];
    const keepAsking = async (route: string, body?: () => object, pause = 250) => {
      while (!ends) {
        const token = people[asked++ % people.length]?.token ?? '';
        const answered = await stack.call(route, { token, ...(body && { body: body() }) }).then(
          async (answer) => (await answer.text(), answer.status),
          (error: Error) => String(error.cause),
        );
        if (typeof answered === 'string' || answered >= 300) failed.push(`${route} ${answered}`);
        await wait(pause);
      }
    };
    const invite = () => {
      const { email, firstName, lastName } = aPerson();
      invited.push(email);
      return { email, firstName, lastName };
    };
    const load = [
      keepAsking('GET /api/auth/user'),
      keepAsking('GET /api/chat/conversations'),
      keepAsking('GET /api/library'),
      keepAsking('GET /safety'),
      keepAsking('POST /api/auth/send-verification', invite, 2_000),
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
    for (const email of invited)
      await eventually(async () => expect(await mailsTo(stack, email)).not.toEqual([]));
    tell(`${invited.length} mails, each from an event that another role recorded`);
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

  it('consists of an image that is small, runs as nobody of importance, writes nowhere, and holds neither settings nor a history', async () => {
    const { bytes, strange } = await contentsOfImage();
    tell(`image: ${Math.round(bytes / 1e6)} MB`);
    expect(bytes).toBeLessThan(IMAGE_MB * 1e6);
    expect(strange).toEqual([]);
    const [gateway = ''] = await containersOf('gateway');
    expect(await docker('exec', gateway, 'node', '-p', 'process.getuid()')).toBe('1000');
    await expect(docker('exec', gateway, 'bash', '-c', '> /careward/x')).rejects.toThrow('Read-only');
    // Layers of files alone: what one of them had could not be taken away by a later one.
    expect(await docker('history', '--format', '{{.CreatedBy}}', 'careward:latest')).not.toMatch(
      /RUN|sh -c(?! #)/,
    );
    expect(await docker('inspect', '-f', '{{.Config.Env}}', 'careward:latest')).not.toMatch(
      /KEY|PASSWORD|SECRET/,
    );
  });
});
