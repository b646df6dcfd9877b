import type { Conversation } from '@careward/contracts/coach/conversation';

/** Where a conversation stands in the list, newest first. It holds without the conversation, which may be deleted. */
export type PlaceInList = { activeAt: Date; id: string };

export const placeOf = ({ id, createdAt, lastMessageAt }: Conversation): PlaceInList => ({
  activeAt: new Date(lastMessageAt ?? createdAt),
  id,
});

export const writePlace = ({ activeAt, id }: PlaceInList) => `${activeAt.toISOString()}_${id}`;

/** Null for what is no such place. */
export function readPlace(text: string): PlaceInList | null {
  const [at = '', id] = text.split('_');
  const activeAt = new Date(at);
  return id === undefined || Number.isNaN(activeAt.getTime()) ? null : { activeAt, id };
}
