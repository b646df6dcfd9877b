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
/**
 * A screen that a reply speaks of. `shows`: the product's own words there, as the reply quotes them; each but the last is
 * chosen to come to the next. A journey opens the screen and looks for them.
 */
export type Screen = { route: string; shows: readonly string[] };
/** One text, or several in turn where people write the same again and again. */
type Reply = string | readonly string[] | { text: string; places: readonly Screen[] };
export type Replies = (facts: Facts) => Record<ReplyIntent | 'no-words', Reply>;

/** For a message in another language: both languages of the coach, and both numbers, since it was not understood. */
export const bothLanguages = [
  'I understand English and Spanish only. Please write in one of them.',
  'In an emergency call 911; in an emotional crisis call or text 988, and say the name of your language to get an interpreter.',
  '',
  'Solo entiendo inglés y español. Escriba en uno de los dos, por favor.',
  'En una emergencia llame al 911; en una crisis emocional llame al 988 (oprima 2) o envíe AYUDA por texto al 988, y diga el nombre de su idioma para pedir un intérprete.',
].join('\n');
