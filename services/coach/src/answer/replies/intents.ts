/** What a message without a question about care is for: small talk, and questions about the product. */
export const replyIntents = [
  'greeting',
  'thanks',
  'goodbye',
  'acknowledgement',
  'how-are-you',
  'compliment',
  'complaint',
  'insult',
  'apology',
  'presence',
  'never-mind',
  'identity',
  'human',
  'model',
  'features',
  'privacy',
  'readers',
  'memory',
  'delete',
  'cost',
  'sources',
  'why',
  'wrong',
  'upload',
  'voice',
  'language',
  'handoff',
  'password',
  'limits',
  'textsize',
  'hours',
  'devices',
  'notifications',
  'offline',
  'sharing',
  'feedback',
  'training',
  'bug',
] as const;
export type ReplyIntent = (typeof replyIntents)[number];

/** What the replies say of this installation. */
export type Facts = { brand: string; supportEmail: string; hasModel: boolean };
/** One text, or several in turn where people write the same again and again. */
export type Replies = (facts: Facts) => Record<ReplyIntent | 'no-words', string | readonly string[]>;
