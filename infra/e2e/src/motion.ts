import type { Page } from '@playwright/test';

/**
 * Records what moves for longer than an eye can see, as `element: property or keyframes`, in every page until it is asked
 * for: a change of the theme, as the checks after it make, starts a transition in every element.
 */
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
    const starts = ['transitionrun', 'animationstart'];
    for (const start of starts) addEventListener(start, record, true);
    window.endRecording = () => {
      for (const start of starts) removeEventListener(start, record, true);
      return [...moved];
    };
  }`);
  return () => page.evaluate<string[]>('endRecording()');
}
