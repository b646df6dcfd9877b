import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../src/accessible.js';
import { boxOf } from '../src/boxes.js';
import {
  ask,
  changeAnswer,
  expectAnswer,
  honest,
  isHit,
  newest,
  openAbout,
  openCoach,
  startConversation,
} from '../src/coach.js';
import { test } from '../src/fixtures.js';
import { expectOnTop } from '../src/toasts.js';

const TARGET_PX = 44;
const question = 'How can I keep my mother from falling at home?';

// A thread may still be read again when a journey ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

test.describe('an answer', () => {
  const scrolled = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
  const bottom = (page: Page) =>
    page.evaluate<number>('Math.round(document.documentElement.scrollHeight - innerHeight)');

  test('begins under its question if it is long, and ends at the bottom if it is short', async ({
    page,
    anybody,
  }) => {
    await changeAnswer(page, 'thank you', { content: 'You are welcome.', kind: 'reply' });
    await page.setViewportSize({ width: 390, height: 430 });
    await openCoach(page, anybody.firstName);
    await ask(page, question);
    await expectAnswer(page, honest);
    const start = newest(page).getByRole('heading', { name: 'Library answer' });
    await expect(async () => {
      await expectOnTop(page, page.getByRole('log').getByText(question));
      await expectOnTop(page, start);
      expect(await scrolled(page)).toBeLessThan(await bottom(page));
    }).toPass();
    await page.setViewportSize({ width: 390, height: 844 });
    await ask(page, 'thank you');
    await expect(newest(page).getByText('You are welcome.')).toBeVisible();
    await expect(async () => expect(await scrolled(page)).toBe(await bottom(page))).toPass();
  });

  test('is found again where it was left for a source', async ({ page, anybody }) => {
    await openCoach(page, anybody.firstName);
    await startConversation(page);
    await ask(page, question);
    await expectAnswer(page, honest);
    await newest(page).getByRole('button', { name: 'Show more' }).click();
    const citation = newest(page)
      .getByRole('link', { name: /^Source 1/ })
      .last();
    // Scrolls as the click does, so that nothing moves in between.
    await citation.hover();
    const place = async () => Math.round((await boxOf(citation)).y);
    const [address, before] = [page.url(), await place()];
    expect(await scrolled(page)).toBeGreaterThan(0);
    await citation.click();
    await expect(page).toHaveURL(/\/resources\/[^?]+\?returnTo=%2Fai-coach%3Fconversation/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(citation).toBeInViewport();
    expect(page.url()).toBe(address);
    // Its place on the screen: what stands above may have grown meanwhile, such as the conversation's title.
    await expect.poll(place).toBe(before);
  });

  test('has citations that a thumb can hit', async ({ page, anybody }) => {
    const source = (n: number) => ({ n, title: `Topic ${n}`, url: `/resources/topic-${n}` });
    const content =
      'Sit down. [1][2] Then rest a while, and drink a glass of water. [1] Call. [2]\n- One [1]\n- Two [2]';
    await changeAnswer(page, question, { content, sources: [source(1), source(2)] });
    await openCoach(page, anybody.firstName);
    await ask(page, question);
    await expectAnswer(page, honest);
    const reach = TARGET_PX / 2 - 1;
    const citations = await newest(page)
      .getByRole('link', { name: /^Source \d: Topic/ })
      .all();
    expect(citations).toHaveLength(6);
    for (const citation of citations) {
      await citation.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await boxOf(citation);
      const centre = { x: x + width / 2, y: y + height / 2 };
      for (const [dx, dy] of [
        [0, 0],
        [reach, 0],
        [-reach, 0],
        [0, reach],
        [0, -reach],
      ] as const)
        expect(await isHit(citation, centre.x + dx, centre.y + dy), `${dx}, ${dy}`).toBe(true);
    }
  });

  test('has citations in one piece, wherever their line wraps', async ({ page, anybody }) => {
    const lines = Array.from(
      { length: 60 },
      (_, more) => `- ${'word '.repeat(5)}${'i'.repeat(more)} rests. [${1 + (more % 2)}]`,
    );
    const source = (n: number) => ({ n, title: `Topic ${n}`, url: `/resources/topic-${n}` });
    await changeAnswer(page, question, { content: lines.join('\n'), sources: [source(1), source(2)] });
    await openCoach(page, anybody.firstName);
    await ask(page, question);
    await expectAnswer(page, honest);
    await newest(page).getByRole('button', { name: 'Show more' }).click();
    const citations = newest(page).getByRole('link', { name: /^Source \d: Topic/ });
    await expect(citations).toHaveCount(lines.length);
    const pieces = await citations.evaluateAll((links: { getClientRects(): ArrayLike<unknown> }[]) =>
      links.map((link) => link.getClientRects().length),
    );
    expect(pieces).toEqual(lines.map(() => 1));
  });

  test('offers topics to choose from, and a chip asks at once', async ({ page, anybody }) => {
    const unclear = 'She is not steady and I worry';
    await changeAnswer(page, unclear, {
      content: 'Which of these is closest to your question?',
      kind: 'choice',
      sources: [],
      note: null,
      risk: null,
      suggestions: [
        { topicId: 'fall-prevention', title: 'Preventing falls at home' },
        { topicId: 'dizziness', title: 'Dizziness' },
      ],
    });
    await openCoach(page, anybody.firstName);
    await ask(page, unclear);
    const chips = page.getByRole('group', { name: 'Did you mean' }).getByRole('button');
    await expect(chips).toHaveText(['Preventing falls at home', 'Dizziness']);
    for (const chip of await chips.all())
      expect((await boxOf(chip)).height).toBeGreaterThanOrEqual(TARGET_PX);
    await expectAccessible(page);
    await chips.first().click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Preventing falls at home' })).toBeVisible();
    await expectAnswer(page, honest);
  });

  test('leads to the question it was drawn from, with others to go on with', async ({ page, anybody }) => {
    const next = [
      'How do I handle the same question over and over when I have answered it twenty times today?',
      'She keeps asking for her mother or husband who died. Do I tell her the truth?',
    ];
    const topicId = 'dementia-communication';
    await changeAnswer(page, question, {
      content: [
        'If you mean: What do I say when she keeps asking to go home and she is already home?',
        'Do not argue that she is home; answer the feeling first. [1]',
        '- Say: "You want to go home. Tell me about your house." [1]',
        'What to avoid:',
        '- Do not say "You ARE home." [1]',
        'When to get help:',
        '- If it starts suddenly, call the doctor the same day. [1]',
      ].join('\n'),
      sources: [
        {
          n: 1,
          title: 'When she asks to go home',
          url: `/resources/${topicId}`,
          topicId,
          answerId: 'dem-wants-to-go-home',
        },
      ],
      kind: 'library',
      suggestions: next.map((title, at) => ({ topicId, answerId: `next-${at}`, title })),
    });
    await openCoach(page, anybody.firstName);
    await ask(page, question);
    const chips = page.getByRole('group', { name: 'Other questions' }).getByRole('button');
    await expect(chips).toHaveText(next);
    await newest(page).getByRole('button', { name: 'Show more' }).click();
    await expectAccessible(page);
    await openAbout(page);
    await newest(page).getByRole('link', { name: 'When she asks to go home' }).last().click();
    await expect(page.locator('#dem-wants-to-go-home')).toBeFocused();
    await page.getByRole('link', { name: 'Back to the conversation' }).click();
    await expect(chips.first()).toBeVisible();
  });

  test('opens the direct sentence of another question in place, and its whole answer in turn', async ({
    page,
    anybody,
  }) => {
    const topicId = 'dementia-communication';
    const other = 'How do I answer the same question for the twentieth time today?';
    const direct = 'Answer as if it were the first time; a short, calm answer settles the worry behind it.';
    await changeAnswer(page, question, {
      content: 'Clear the way from the bed to the bathroom. [1]',
      kind: 'library',
      sources: [{ n: 1, title: 'Falls', url: '/resources/fall-prevention', topicId: 'fall-prevention' }],
      suggestions: [
        { topicId, answerId: 'dem-repeats-questions', title: other, direct },
        { topicId: 'dizziness', title: 'Dizziness' },
      ],
    });
    await openCoach(page, anybody.firstName);
    await ask(page, question);
    const opener = page.getByRole('button', { name: other, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expectOnTop(page, page.getByText(direct));
    const opened = page.getByRole('group', { name: other });
    const source = opened.getByRole('link', { name: 'See its sources' });
    const whole = opened.getByRole('button', { name: 'Show the whole answer' });
    for (const target of [opener, source, whole])
      expect((await boxOf(target)).height).toBeGreaterThanOrEqual(TARGET_PX);
    await expectAccessible(page);
    await source.click();
    await expect(page).toHaveURL(new RegExp(`/resources/${topicId}\\?returnTo=.*#dem-repeats-questions$`));
    await page.getByRole('link', { name: 'Back to the conversation' }).click();
    await expect(page.getByText(direct)).toBeVisible();
    await whole.click();
    await expect(page.getByRole('paragraph').filter({ hasText: other })).toBeVisible();
    await expect(page.getByText(direct)).toBeVisible();
  });

  test('opens all its steps in place', async ({ page, anybody }) => {
    const moreSteps = ['Keep what she uses at waist height.', 'Choose shoes that hold the heel.'];
    await changeAnswer(page, question, { moreSteps });
    await openCoach(page, anybody.firstName);
    await ask(page, question);
    await expectAnswer(page, honest);
    await newest(page).getByRole('button', { name: 'Show more' }).click();
    const button = newest(page).getByRole('button', { name: 'All steps' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    for (const step of moreSteps)
      await expect(newest(page).getByRole('listitem').filter({ hasText: step })).toBeVisible();
    await expectAccessible(page);
  });
});
