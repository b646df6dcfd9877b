import { z } from 'zod';
import { languages } from '../kernel/languages.js';
import { LENGTH } from '../kernel/limits.js';
import { requiredLine } from '../kernel/required-text.js';
import { riskCategories, riskLevels, riskTiers } from './risk.js';
import {
  cleanFileName,
  filePath,
  fileStatuses,
  type FileType,
  fileTypes,
  parseAttachment,
  unreadPartKinds,
  unreadReasons,
  UPLOAD,
} from './files.js';
import { isVisible } from '../kernel/readable.js';
import { FEEDBACK_REASON } from './limits.js';

export const conversation = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime().nullable(),
});
export type Conversation = z.infer<typeof conversation>;

const TITLE_REQUIRED = 'Please enter a title';

/** POST and PUT of a conversation: a title that is not blank (spec.md 5, "Chat"). */
export const titleConversation = z.object({
  title: requiredLine(TITLE_REQUIRED, LENGTH.title).check(
    z.refine((title) => title === '' || isVisible(title), TITLE_REQUIRED),
  ),
});
export type TitleConversation = z.infer<typeof titleConversation>;

/** Whether an answer helped (spec.md 3, "Message"). */
const feedback = z.enum(['positive', 'negative'], { error: 'Please say whether the answer helped' });
export type Feedback = z.infer<typeof feedback>;

const REASON_TOO_LONG = `Please use at most ${FEEDBACK_REASON} characters`;

/** POST /api/chat/feedback. An id that is not even a text is the id of no message. */
export const giveFeedback = z.object({
  messageId: z.string().catch(''),
  feedback,
  reason: z.string({ error: REASON_TOO_LONG }).trim().max(FEEDBACK_REASON, REASON_TOO_LONG).optional(),
});
export type GiveFeedback = z.infer<typeof giveFeedback>;

const MESSAGE_REQUIRED = 'Please write a message';
export const FILE_NOT_USABLE =
  'We cannot find one of these files, or it was sent before. Please attach it again and send your message.';
export const FILE_NAME_UNFIT =
  'The name of a file does not end as files of its kind do. Please rename it, attach it again and send your message.';
const TOO_MANY_FILES = `Please send at most ${UPLOAD.perMessage} files with one message.`;

/** `url|filename` (spec.md 3, "Message"), with a name that is safe to show. */
const attachment = z
  .string({ error: FILE_NOT_USABLE })
  .max(1_000, FILE_NOT_USABLE)
  .overwrite((sent) => {
    const parsed = parseAttachment(sent);
    return parsed ? `${filePath(parsed.id)}|${cleanFileName(parsed.filename)}` : sent;
  })
  .refine((sent) => isVisible(parseAttachment(sent)?.filename ?? ''), FILE_NOT_USABLE);

const isEachOnce = (attachments: readonly string[]) => {
  const ids = attachments.map((sent) => parseAttachment(sent)?.id);
  return new Set(ids).size === ids.length;
};

/** POST /api/chat/conversations/:id/messages. */
export const sendMessage = z
  .object({
    content: z
      .string({ error: MESSAGE_REQUIRED })
      .max(LENGTH.message, `Please send at most ${LENGTH.message} characters at once`),
    attachments: z
      .array(attachment, { error: FILE_NOT_USABLE })
      .max(UPLOAD.perMessage, TOO_MANY_FILES)
      .refine(isEachOnce, FILE_NOT_USABLE)
      .default([]),
  })
  .refine((message) => isVisible(message.content), {
    path: ['content'],
    message: MESSAGE_REQUIRED,
  });
export type SendMessage = z.infer<typeof sendMessage>;

/** POST /api/chat/upload: where to PUT one file, within UPLOAD.linkValid. The path of it is what a message names. */
export const upload = z.object({ uploadURL: z.url() });
export type Upload = z.infer<typeof upload>;

/** What opens the address of an upload. */
export const uploadSignature = z.object({ exp: z.string().optional(), sig: z.string().optional() });
export type UploadSignature = z.infer<typeof uploadSignature>;

/** `page`: counted from 1. `place`: of a picture, in shares of its width and height from its top left corner. */
export const unreadPart = z.object({
  kind: z.enum(unreadPartKinds),
  page: z.int().positive().nullable(),
  place: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }).optional(),
});
export type UnreadPart = z.infer<typeof unreadPart>;

/** `type`: of what is in the file, whatever it was called. `missing`: what of it was not read. */
export const uploadedFile = z.object({
  id: z.uuid(),
  path: z.string(),
  type: z.enum(Object.keys(fileTypes) as [FileType, ...FileType[]]),
  size: z.int().positive(),
  status: z.enum(fileStatuses),
  reason: z.enum(unreadReasons).nullable(),
  pages: z.int().positive().nullable(),
  missing: z.array(unreadPart),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/**
 * What [n] in an answer points to (design.md 4 and 8): a topic of the built-in library (`topicId`) or a page of an approved
 * source (`documentId`), whose `url` is its own; `answerId` names the answered question of the topic. `withdrawn`: it has
 * left the library since the answer was given.
 */
const source = z.object({
  n: z.int().positive(),
  title: z.string(),
  url: z.string(),
  topicId: z.string().optional(),
  answerId: z.string().optional(),
  documentId: z.string().optional(),
  sourceName: z.string().optional(),
  /** The path of the person's own file, whose name is the title. */
  file: z.string().optional(),
  withdrawn: z.boolean().optional(),
});
export type Source = z.infer<typeof source>;

/**
 * design.md 4, "Messages". `also`: a second danger in the same message, which the card names. `from`: the words that name
 * the danger are those of a file; absent, the person's own. `at`: nurses or a crew are there already, so nobody calls 911.
 */
export const risk = z.object({
  level: z.enum(riskLevels),
  tier: z.enum(riskTiers),
  category: z.enum(riskCategories),
  also: z.enum(riskCategories).optional(),
  from: z.literal('file').optional(),
  at: z.literal('hospital').optional(),
});
export type Risk = z.infer<typeof risk>;

/** `risk`: the danger that the reason names, kept nowhere. */
export const feedbackGiven = z.object({
  success: z.literal(true),
  messageId: z.string(),
  feedback,
  risk: risk.optional(),
});
export type FeedbackGiven = z.infer<typeof feedbackGiven>;

/**
 * An assistant message is a fixed safety card, quotes from the library, a model's sentences with their sources, a question
 * back ("Did you mean"), a short fixed reply to a greeting or a question about the product, or a refusal.
 */
const answerKinds = ['card', 'library', 'model', 'choice', 'reply', 'refusal'] as const;

/**
 * A topic, or a question of it, that the person may have meant; its title is what choosing it asks. `direct`: the first
 * sentence or two of its prepared answer, which a tap shows in place; absent where the message says it itself, and for
 * topics and places.
 */
const suggestion = z.object({
  topicId: z.string(),
  answerId: z.string().optional(),
  title: z.string(),
  direct: z.string().optional(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const message = z.object({
  id: z.string(),
  conversationId: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  attachments: z.array(z.string()),
  createdAt: z.iso.datetime(),
  feedback: feedback.nullable(),
  userFeedback: feedback.nullable(),
  lang: z.enum(languages),
  sources: z.array(source),
  risk: risk.nullable(),
  /** null for the person's own message. */
  kind: z.enum(answerKinds).nullable(),
  /** The line under an answer: where it comes from and who has not reviewed it. */
  note: z.string().nullable(),
  /** The steps of source 1 that the answer leaves out; "All steps" shows them. */
  moreSteps: z.array(z.string()),
  /** "Did you mean": up to three questions or topics to choose from. */
  suggestions: z.array(suggestion),
  /** The person stopped the answer, which is its first part; or its writing broke off, and it can be asked again. */
  cut: z.enum(['stopped', 'interrupted']).optional(),
});
export type Message = z.infer<typeof message>;

export const exchange = z.object({ userMessage: message, aiMessage: message });
export type Exchange = z.infer<typeof exchange>;

/** What became of a question to the library: an answer, a question back, a refusal, or a refusal since it is about no care. */
export const questionOutcomes = ['answered', 'choice', 'refused', 'off-topic'] as const;
export type QuestionOutcome = (typeof questionOutcomes)[number];

/** How many questions there were, and which topics they found; nothing tells what was asked or by whom. */
export const questionCounts = z.object({
  /** The first day that is counted, in UTC. */
  since: z.iso.date(),
  outcomes: z.array(
    z.object({ lang: z.enum(languages), outcome: z.enum(questionOutcomes), count: z.int().nonnegative() }),
  ),
  /** Every topic of the library, those that nobody finds first. */
  topics: z.array(
    z.object({
      topicId: z.string(),
      title: z.string(),
      /** Questions that it was a source for, and questions that it was offered for. */
      answered: z.int().nonnegative(),
      offered: z.int().nonnegative(),
    }),
  ),
});
export type QuestionCounts = z.infer<typeof questionCounts>;
