import { expect, it } from '@jest/globals';
import { visitUrls } from '../../src/crawl/visit-urls.js';

it('asks a site for two pages at a time, and reads more than that meanwhile', async () => {
  const left = Array.from({ length: 20 }, (_, n) => ({
    id: `${n}`,
    url: `https://care.example/${n}`,
    attempts: 0,
  }));
  const [asked, taken] = [new Gauge(), new Gauge()];
  await visitUrls(
    {
      next: async () => left.shift() ?? null,
      isFinished: () => left.length === 0 && asked.now + taken.now === 0,
      admit: async (entry) => entry,
      waitForTurn: () => turns(2),
      fetch: ({ id }) => asked.during(async () => ({ page: id, body: Buffer.from('x') })),
      // Takes longer than to ask for it.
      take: () => taken.during(async () => void (await turns(10))),
    },
    new AbortController().signal,
  );
  expect([asked.total, taken.total]).toEqual([20, 20]);
  expect(asked.most).toBe(2);
  expect(taken.most).toBeGreaterThan(2);
});

it('asks for a page only when its turn has come', async () => {
  const left = [{ id: '0', url: 'https://care.example/', attempts: 0 }];
  const steps: string[] = [];
  await visitUrls(
    {
      next: async () => left.shift() ?? null,
      isFinished: () => left.length === 0 && steps.includes('taken'),
      admit: async (entry) => entry,
      waitForTurn: async () => {
        await turns(5);
        steps.push('its turn');
      },
      fetch: async ({ id }) => {
        steps.push('asked for');
        return { page: id, body: Buffer.from('x') };
      },
      take: async () => void steps.push('taken'),
    },
    new AbortController().signal,
  );
  expect(steps).toEqual(['its turn', 'asked for', 'taken']);
});

/** How many there are at the same time. */
class Gauge {
  now = 0;
  most = 0;
  total = 0;

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.total++;
    this.most = Math.max(this.most, ++this.now);
    await turns(3);
    return work().finally(() => this.now--);
  }
}

async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await new Promise((resolve) => setImmediate(resolve));
}
