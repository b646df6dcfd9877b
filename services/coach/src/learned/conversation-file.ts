import { readFileSync } from 'node:fs';
import type { AnswerWeights } from '../library/retrieval/answer-chances.domain.js';

/** What stands in `conversation.json`: how the evidence counts for a message that follows others. */
export type ConversationModel = {
  /** SHA-256 of the conversations it was learned from. */
  data: string;
  /** What was measured on the writer who was left out, for people to read. */
  measured: readonly string[];
  weights: AnswerWeights;
};

const FILE = new URL('../../models/conversation.json', import.meta.url);

/** @throws when the file is missing. */
export const readConversationModel = (): ConversationModel =>
  JSON.parse(readFileSync(FILE, 'utf8')) as ConversationModel;
