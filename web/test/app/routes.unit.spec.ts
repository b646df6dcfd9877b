/** @jest-environment ./web/test/browser-environment.mjs */
import { englishReplies } from '@careward/content/coach/reply-texts.en';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { hasScreen } from '../../src/base/screens.js';
import { loadEarly, loadLayout } from '../../src/app/routes.js';
import { pages } from '../../src/app/pages.js';

const nothing = () => Promise.resolve({ default: () => null });

/** What is loaded, of all pages and layouts. */
function loadedFor(address: string, hasToken: boolean): string[] {
  const loads = Object.entries(pages).map(([path, page]) => ({
    name: path,
    load: jest.spyOn(page, 'load').mockImplementation(nothing),
  }));
  const layouts = (['form', 'app', 'reading'] as const).map((frame) => ({
    name: `${frame} layout`,
    load: jest.spyOn(loadLayout, frame).mockImplementation(nothing),
  }));
  void loadEarly(address, hasToken);
  return [...loads, ...layouts].filter(({ load }) => load.mock.calls.length > 0).map(({ name }) => name);
}

afterEach(() => void jest.restoreAllMocks());

describe('before anything is rendered', () => {
  it.each([
    ['/', true, ['/', 'app layout']],
    ['/', false, []],
    ['/ai-coach', true, ['/ai-coach', 'app layout']],
    ['/ai-coach', false, []],
    ['/login', false, ['/login', 'form layout']],
    ['/login', true, ['/', 'app layout']],
    ['/resources/safe-bathing', true, ['/resources/:topicId', 'reading layout']],
    ['/resources/safe-bathing', false, ['/resources/:topicId']],
    ['/no-such-page', false, ['*']],
  ])('%s with a token (%s) loads %j', (address, hasToken, loaded) => {
    expect(loadedFor(address, hasToken)).toEqual(loaded);
  });
});

describe('the screens', () => {
  const replies = Object.entries(
    englishReplies({ brand: 'B', supportEmail: 's@b.example', hasModel: false }),
  );
  const routes = replies.flatMap(([intent, said]) =>
    typeof said === 'object' && 'places' in said ? said.places.map(({ route }) => [intent, route]) : [],
  );
  it.each(routes)('of the coach’s reply about %s has one at %s', (_intent, route) => {
    expect(hasScreen(route)).toBe(true);
  });
});
