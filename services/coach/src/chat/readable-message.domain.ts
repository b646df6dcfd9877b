import { isReadable, UNREADABLE_REFUSED } from '@careward/contracts/kernel/unreadable';
import { sendMessage } from '@careward/contracts/coach/message';

/** A message whose text is somebody's own words, not what stood in place of others. */
export const readableMessage = sendMessage.refine(({ content }) => isReadable(content), {
  path: ['content'],
  message: UNREADABLE_REFUSED,
});
