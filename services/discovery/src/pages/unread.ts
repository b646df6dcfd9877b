import type { UnreadPage } from './parse-page.js';

/** A page of which nothing is known. */
export const unread = (refused: UnreadPage['refused']): UnreadPage => ({
  refused,
  links: [],
  directives: { index: false, follow: false, aiInput: false },
});
