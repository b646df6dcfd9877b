import type { DiscoveryJob, DiscoveryJobDetail } from '@careward/contracts/discovery/job';
import type { ContentSource } from '@careward/contracts/discovery/source';
import type { WantedTopic } from '@careward/contracts/discovery/library';
import type { PageReview, WaitingPage } from '@careward/contracts/discovery/page-review';
import { expect, type Page } from '@playwright/test';
import { dialog, open, type Screen, submit } from './screen.js';

const id = (number: number) => `01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d0${number}`;
const day = (number: number) => `2026-10-0${9 - number}T08:00:00.000Z`;

/** One of each status. */
const sources = (['approved', 'pending', 'rejected', 'emergency_stop'] as const).map(
  (approvalStatus, number): ContentSource => {
    const isActive = approvalStatus === 'approved';
    return {
      id: id(number),
      name: ['Alzheimer’s guides', 'State respite programs', 'A shop', 'An old blog'][number] ?? '',
      baseUrl: 'https://help.example.org/guides/for-those-who-care-at-home',
      category: 'Dementia care',
      crawlDepth: 2,
      crawlFrequency: 'weekly',
      allowedPatterns: ['/guides/*', '/help$'],
      blockedPatterns: [],
      robotsTxtCompliant: isActive,
      tosReviewed: isActive,
      legalReviewNotes: isActive ? 'Their terms of 2026 allow quoting with a link.' : '',
      approvalStatus,
      isActive,
      createdAt: day(number),
      check: isActive ? { checkedAt: day(0), address: 'public', robots: 'allowed', robotsLine: 4 } : null,
      nextRunAt: isActive ? day(0) : null,
      version: 2,
    };
  },
);

const jobs = (['running', 'completed', 'failed', 'queued'] as const).map((status, number): DiscoveryJob => ({
  id: `${number}f3c21aa-7d2a-4c3b-9f10-2f6b1a4c8d01`,
  sourceId: id(0),
  sourceName: 'Alzheimer’s guides',
  status,
  trigger: 'schedule',
  urlsDiscovered: 312,
  urlsProcessed: 148,
  urlsSucceeded: 146,
  progressPercent: status === 'completed' ? 100 : 47,
  createdAt: day(number),
  startedAt: status === 'queued' ? null : day(number),
  endedAt: status === 'completed' ? day(number) : null,
  version: 2,
}));

const aUrl = (page: string) => `https://help.example.org/guides/for-those-who-care-at-home/${page}`;

/** The first job's page. */
const job = {
  ...(jobs[0] as DiscoveryJob),
  reason: null,
  refusedBy: [
    { reason: 'robots', count: 2 },
    { reason: 'depth', count: 640 },
  ],
  refused: [
    { url: aUrl('members'), reason: 'robots', robotsLine: 12 },
    { url: aUrl('search'), reason: 'robots', robotsLine: 14 },
  ],
} satisfies DiscoveryJobDetail;

const wanted: WantedTopic[] = [
  { id: '1', lang: 'en', terms: ['ramp', 'porch', 'wheelchair'], count: 14, lastAskedAt: day(0) },
  { id: '2', lang: 'es', terms: ['grúa', 'traslado', 'cama'], count: 2, lastAskedAt: day(1) },
];

const aWaitingPage = (n: number, more: Partial<WaitingPage>): WaitingPage => ({
  id: `page-${n}`,
  sourceId: id(0),
  sourceName: 'Alzheimer’s guides',
  title: 'Getting a person with dementia to drink enough',
  url: aUrl(`page-${n}`),
  lang: 'en',
  readAt: day(0),
  sha256: 'a'.repeat(64),
  state: 'clean',
  doubt: null,
  isNew: true,
  ...more,
});
const waiting: WaitingPage[] = [
  aWaitingPage(1, {
    state: 'doubtful',
    doubt: 'Some families swear that a few drops of chlorine dioxide in water clear the brain of plaque.',
    isNew: false,
  }),
  aWaitingPage(2, {
    title: 'Dolor de pecho en casa',
    lang: 'es',
    state: 'doubtful',
    doubt: 'No llame al 911 cuando su papá tenga dolor en el pecho.',
  }),
  aWaitingPage(3, { title: 'Bathing without a struggle', state: 'unjudged' }),
  aWaitingPage(4, { title: 'Meals that are calm and unhurried' }),
];

const aLine = (kind: PageReview['lines'][number]['kind'], text: string, isDoubtful = false) => ({
  kind,
  text,
  isDoubtful,
});
const review: PageReview = {
  ...aWaitingPage(1, { state: 'doubtful', isNew: false }),
  lines: [
    aLine('unchanged', 'Getting a person with dementia to drink enough'),
    ...[1, 2, 3, 4, 5, 6].map((n) =>
      aLine('unchanged', `Offer a glass at meal ${n}, and another one after it.`),
    ),
    aLine('removed', 'Soup, melon and gelatin count, too.'),
    aLine('added', 'Soup and melon count, too.'),
    aLine(
      'added',
      'Some families swear that a few drops of chlorine dioxide in water clear the brain of plaque.',
      true,
    ),
    aLine('unchanged', 'Ask the doctor how much is enough.'),
  ],
  audit: [{ at: day(2), by: { id: '1', name: 'Ada' }, sha256: 'b'.repeat(64), doubts: 0 }],
};

const audit = [
  { action: 'created', at: day(1), by: { id: '1', name: 'Ada Santos' }, note: '', warnings: [] },
  {
    action: 'approved',
    at: day(0),
    by: { id: '1', name: null },
    note: 'Asked our counsel.',
    warnings: ['robots-not-checked', 'no-notes'],
  },
];

type Lists = { sources: unknown; jobs: unknown; status?: number };

/** The page as a super admin sees it, over other answers than the server's; no stream brings those. */
async function openOver(page: Page, { sources: list, jobs: listed, status = 200 }: Lists, path: string) {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as object;
    await route.fulfill({ response, json: { ...user, role: 'super_admin' } });
  });
  await page.route('**/api/discovery/stream', (route) => route.abort());
  await page.route('**/api/discovery/sources', (route) => route.fulfill({ status, json: list }));
  await page.route('**/api/discovery/sources/*', (route) =>
    route.fulfill({ json: { ...sources[0], audit, documents: 41 } }),
  );
  await page.route('**/api/discovery/jobs', (route) => route.fulfill({ status, json: listed }));
  await page.route('**/api/discovery/jobs/*', (route) => route.fulfill({ json: job }));
  await page.route('**/api/discovery/waiting-pages*', (route) =>
    route.fulfill({ json: { pages: waiting, next: null } }),
  );
  await page.route('**/api/discovery/waiting-counts', (route) =>
    route.fulfill({ json: [{ sourceId: id(0), doubtful: 2, unjudged: 1, clean: 1 }] }),
  );
  await page.route('**/api/discovery/pages/*', (route) => route.fulfill({ json: review }));
  await page.route('**/api/discovery/wanted-topics', (route) => route.fulfill({ json: wanted }));
  await open(page, `/admin/discovery${path}`);
}

async function openTab(page: Page, lists: Lists, tab = 'sources') {
  await openOver(page, lists, `?tab=${tab}`);
  await expect(page.getByRole('tab')).toHaveCount(3);
}

const full: Lists = { sources, jobs };
const main = (page: Page) => page.getByRole('main');

export const discoveryScreens: readonly Screen[] = [
  {
    name: 'discovery-denied',
    signedIn: true,
    open: ({ page }) => open(page, '/admin/discovery'),
  },
  {
    name: 'discovery-sources',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, full);
      await expect(main(page).getByRole('listitem')).toHaveCount(
        sources.length + waiting.length + wanted.length,
      );
    },
  },
  {
    name: 'discovery-none',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, { sources: [], jobs: [] });
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  {
    name: 'discovery-failed',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, { sources: {}, jobs: {}, status: 503 });
      await expect(main(page).getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'discovery-approval',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, full);
      await main(page)
        .getByRole('button', { name: /^(Approve|Aprobar)/ })
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'discovery-details',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, full);
      await main(page)
        .getByRole('button', { name: /^(Details|Detalles)/ })
        .first()
        .click();
      await expect(dialog(page).getByRole('listitem')).toHaveCount(audit.length);
    },
  },
  {
    name: 'discovery-look',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, full);
      await main(page)
        .getByRole('button', { name: /^(Look at it|Revisarla): Getting/ })
        .click();
      await expect(dialog(page).locator('mark')).toBeVisible();
    },
  },
  {
    name: 'discovery-accept-clean',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, full);
      await main(page)
        .getByRole('button', { name: /^(Accept all clean|Aceptar todas)/ })
        .click();
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'discovery-jobs',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, full, 'jobs');
      await expect(main(page).getByRole('progressbar')).toHaveCount(jobs.length);
    },
  },
  {
    name: 'discovery-job',
    signedIn: true,
    open: async ({ page }) => {
      await openOver(page, full, `/jobs/${job.id}`);
      await main(page).locator('summary').first().click();
      await expect(main(page).locator('details').getByRole('listitem')).toHaveCount(job.refused.length);
    },
  },
  {
    name: 'discovery-new',
    signedIn: true,
    open: async ({ page }) => {
      await openTab(page, full, 'new');
      await submit(page);
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    },
  },
];
