import { UNREADABLE } from '@careward/platform/crypto/vault';
import { invalidInput } from '@careward/platform/errors/refusal';

/** A form that shows the placeholder must not save it as somebody's name. */
export function refusePlaceholder(texts: Record<string, string | null | undefined>): void {
  const unreadable = Object.entries(texts).filter(([, text]) => text?.includes(UNREADABLE));
  if (unreadable.length > 0)
    throw invalidInput(
      unreadable.map(([field]) => ({
        path: [field],
        message: 'We could not read what was stored here. Please type it again and save.',
      })),
    );
}
