import type { Page } from '@playwright/test';

/** Records from now on, in every page, what moves for longer than an eye can see, as `element: property or keyframes`. */
export async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`{
    window.moved = new Set();
    const record = ({ target }) => {
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration, iterations } = animation.effect.getComputedTiming();
        if (duration * iterations > 1)
          moved.add(animation.effect.target.outerHTML.slice(0, 80) + ': ' +
            (animation.transitionProperty ?? animation.animationName ?? 'script'));
      }
    };
    for (const start of ['transitionrun', 'animationstart']) addEventListener(start, record, true);
  }`);
  return () => page.evaluate<string[]>('[...moved]');
}
