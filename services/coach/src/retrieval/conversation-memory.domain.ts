/** One turn of a conversation, as far as finding an answer to the next goes by it. */
type MemoryTurn = {
  question: string;
  /** The prepared answer that was given, and the topic that answered. */
  answerId?: string;
  topicId?: string;
  /** The prepared answers that were given or offered, by their ids, the likeliest first. */
  shown: readonly string[];
};

/** What is remembered of a conversation, oldest first. */
export type ConversationMemory = readonly MemoryTurn[];

/** A conversation of which only the questions are known. */
export const memoryOfQuestions = (questions: readonly string[]): ConversationMemory =>
  questions.map((question) => ({ question, shown: [] }));
