import { expect } from '@playwright/test';
import { ask, composer, expectAnswer, openCoach } from '../src/coach.js';
import { test } from '../src/fixtures.js';
import { expectToast } from '../src/toasts.js';

/** What the browser hears and says, as the journey plays it; `without` takes it away. */
const played = `
  window.SpeechRecognition = class {
    start() { window.heard = this; }
    stop() { this.onend(); }
    abort() {}
  };
  window.spoken = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(window, 'speechSynthesis', { value: {
    speak: (utterance) => window.spoken.push(utterance),
    cancel: () => window.spoken.splice(0),
  } });
`;
const without = `
  delete window.SpeechRecognition;
  delete window.webkitSpeechRecognition;
  delete window.speechSynthesis;
`;

test.describe('the voice of a person', () => {
  test('is written into the message, which is not sent', async ({ page, anybody }) => {
    await page.addInitScript(played);
    await openCoach(page, anybody.firstName);
    await composer(page).fill('Hello.');
    await page.getByRole('button', { name: 'Speak your message' }).click();
    await expect(page.getByText(/^Listening\. Please speak now\./)).toBeVisible();
    await page.evaluate(`
      heard.onresult({ results: [[{ transcript: 'how do I bathe her' }]] });
      heard.onend();
    `);
    await expect(composer(page)).toHaveValue('Hello. how do I bathe her');
    expect(await page.evaluate('[heard.lang, heard.continuous]')).toEqual(['en-US', false]);
    await page.getByRole('button', { name: 'Speak your message' }).click();
    await page.evaluate(`heard.onerror({ error: 'not-allowed' }); heard.onend();`);
    await expectToast(page, 'Voice Recognition Error', 'Failed to recognize speech. Please try again.');
    await expect(page.getByText(/does not let this page use the microphone/)).toBeVisible();
  });

  test('is told of where the browser cannot hear', async ({ page, anybody }) => {
    await page.addInitScript(without);
    await openCoach(page, anybody.firstName);
    await page.getByRole('button', { name: 'Speak your message' }).click();
    await expectToast(page, 'Voice Recognition Unavailable', 'Voice input is not supported in your browser.');
  });
});

test.describe('an answer', () => {
  test('is read aloud without the marks of its sources, and stopped', async ({ page, anybody }) => {
    await page.addInitScript(played);
    await openCoach(page, anybody.firstName);
    await ask(page, 'How can I keep my mother from falling at home?');
    await expectAnswer(page, /From Careward's care library/);
    await page.getByRole('button', { name: 'Read aloud' }).click();
    const spoken = await page.evaluate<[string, string][]>('spoken.map(({ text, lang }) => [text, lang])');
    expect(spoken.length).toBeGreaterThan(1);
    for (const [text, lang] of spoken) {
      expect(text).not.toMatch(/\[\d+\]/);
      expect(lang).toBe('en-US');
    }
    await page.getByRole('button', { name: 'Stop reading' }).click();
    expect(await page.evaluate('spoken.length')).toBe(0);
    await expect(page.getByRole('button', { name: 'Read aloud' })).toBeVisible();
  });

  test('has no such button where the browser cannot speak', async ({ page, anybody }) => {
    await page.addInitScript(without);
    await openCoach(page, anybody.firstName);
    await ask(page, 'How can I keep my mother from falling at home?');
    await expectAnswer(page, /From Careward's care library/);
    await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
  });
});
