import type { Language } from '@careward/contracts/kernel/languages';
import type { Message, Risk, Source } from '@careward/contracts/coach/message';

/** What the coach says, before it is a message of a conversation. */
export type Answer = {
  content: string;
  lang: Language;
  kind: NonNullable<Message['kind']>;
  note: string | null;
  sources: Source[];
  risk: Risk | null;
};
