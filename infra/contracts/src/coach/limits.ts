import { DAY, DEADLINE, SECOND } from '../kernel/limits.js';

/**
 * How long a copy of the coach holds a conversation for a model's answer. It is longer than one may take, so an expired
 * lease means that the copy died or hangs. COACH_TIMEOUT_FACTOR multiplies it.
 */
export const ANSWER_LEASE = DEADLINE.coach.service + 5 * SECOND;
/** An answer while it is made, in milliseconds. */
export const GENERATION = {
  /** When its log is first written, even without text; most answers are complete before that. */
  firstWrite: 100,
  /** Between later writes. */
  write: 200,
  /** How often the copy that makes the answer renews its lease. */
  beat: 10 * SECOND,
  /** How long the lease holds. COACH_TIMEOUT_FACTOR multiplies it. */
  lease: 30 * SECOND,
  /** How often a reader looks by itself, since a message about a change may be lost. */
  look: 2 * SECOND,
  /** How often a reader is sent a heartbeat; see STREAM.idle. */
  heartbeat: 10 * SECOND,
  /** How long a log is kept that nobody removed. */
  kept: DAY,
} as const;
/** Streams of one person that one copy of the coach holds open: answers that are being written, in all tabs. */
export const GENERATION_STREAMS = 16;
/**
 * design.md 4, "Deadlines", in milliseconds, of a call to the language model: to connect, to the first token, between two
 * tokens, and for a whole answer. `quick` is what the model's triage may take in all, which leaves room for an answer within
 * the service's deadline. A model that is late is not waited for: the library answers.
 */
export const MODEL_DEADLINE = {
  connect: 3 * SECOND,
  firstToken: 10 * SECOND,
  idle: 10 * SECOND,
  answer: 32 * SECOND,
  quick: 3 * SECOND,
} as const;
/** Tokens, read and written, that the model may spend on one caregiver's answers in 24 hours: about 60 answers (`npm run bench answers -- --with-model`). */
export const MODEL_TOKENS_PER_DAY = 400_000;
/** Attempts at an answer that cannot be stored; after the last one a fixed text is shown instead. */
export const ANSWER_ATTEMPTS = 3;
/** How long, in milliseconds, what was written outside the chat waits for the coach to look for a danger in it. */
export const SCREENING_DEADLINE = 3 * SECOND;
/** Longest reason beside feedback on an answer, in characters. */
export const FEEDBACK_REASON = 500;
/** Far above normal use; bounds what one account can store and how long its list gets. */
export const CONVERSATIONS_PER_CAREGIVER = 500;
/** Messages, with their answers, in all conversations together. */
export const EXCHANGES_PER_CAREGIVER = 10_000;
/** The most texts that one search through the conversations finds, and questions, newest first, that it looks through. */
export const TEXTS_FOUND = 50;
export const QUESTIONS_SEARCHED = 5_000;
/** spec.md 4, "Chat": how the stored title of a conversation without a name starts. */
export const NEW_CHAT = 'New Chat -';
/** design.md 5, "A sweeper deletes what expires": a year of counts, with room to compare a month with last year's. */
export const QUESTION_COUNTS_KEPT = 400 * DAY;
