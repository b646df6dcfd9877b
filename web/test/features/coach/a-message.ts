import type { Message } from '@careward/contracts/coach/schemas';

/** A message of a conversation, the coach's from the library unless told otherwise. */
export const aMessage = (role: Message['role'], content: string, more: Partial<Message> = {}): Message => ({
  id: `${role}-${content}`,
  conversationId: '0197a7a0-0000-7000-8000-000000000002',
  role,
  content,
  attachments: [],
  createdAt: '2026-11-21T07:14:00.000Z',
  feedback: null,
  userFeedback: null,
  lang: 'en',
  sources: [],
  risk: null,
  kind: role === 'user' ? null : 'library',
  note: null,
  moreSteps: [],
  suggestions: [],
  ...more,
});
