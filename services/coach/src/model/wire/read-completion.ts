import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { CompletionUsage } from 'openai/resources/completions';
import { ModelError, type SentenceListener, type TokenUsage } from '../coach-model.js';
import { isCallInText } from './searches.domain.js';
import { type CallPiece, StreamedCalls, type ToolCall } from './streamed-calls.js';

/** The most characters that are read of a reply: several times the longest answer that the prompt asks for. */
const MAX_REPLY = 6_000;

type StreamedReply = {
  text: string;
  /** None where words that are shown already stand before them. */
  calls: readonly ToolCall[];
  /** Characters of all that was read, reasoning included. */
  length: number;
  tokens: number | null;
  usage: TokenUsage | null;
  /** Whether it was ended by its most tokens, or by ours. */
  isCut: boolean;
};

type CompletionListener = {
  /** Called for every part, reasoning included. */
  onChunk: () => void;
  onSentence?: SentenceListener | undefined;
};

/**
 * A sentence has ended when the next one shows its first letter: until then a citation of it may follow. One whose citation
 * stands before its stop has ended there.
 */
const ENDED = /[.!?\n][^\p{L}.!?\n]*\p{L}|\d[\]】][.!?]/gu;

function sentenceTeller(onSentence: SentenceListener | undefined): (text: string) => void {
  let toldUpTo = 0;
  return (text) => {
    if (!onSentence) return;
    const ended = [...text.slice(toldUpTo).matchAll(ENDED)].at(-1);
    if (!ended) return;
    toldUpTo += ended.index + ended[0].length;
    const said = withoutReasoning(text);
    if (said !== '' && !isCallInText(said)) onSentence(said);
  };
}

/**
 * Reads a streamed reply whole. Any reason to finish counts as the end; a stream that ends without one was cut off. A
 * reply that does not end is cut at its limit.
 */
export async function readCompletion(
  parts: AsyncIterable<ChatCompletionChunk>,
  { onChunk, onSentence }: CompletionListener,
): Promise<StreamedReply> {
  let text = '';
  const calls = new StreamedCalls();
  const tell = sentenceTeller(onSentence);
  let cost: TokenCount = { tokens: null, usage: null };
  let finish: unknown = null;
  const length = () => text.length + calls.length;
  for await (const part of parts) {
    if (saysSomething(part)) onChunk();
    const [choice] = choicesOf(part);
    text += wordsIn(choice);
    for (const piece of piecesIn(choice)) calls.join(piece);
    tell(text);
    finish = choice?.finish_reason ?? finish;
    if (part.usage) cost = countOf(part.usage);
    if (length() >= MAX_REPLY) break;
  }
  const isFull = length() >= MAX_REPLY;
  if (!isFull && typeof finish !== 'string') throw new ModelError('broken');
  return {
    text: text.slice(0, MAX_REPLY),
    calls: isShown(withoutReasoning(text)) ? [] : calls.all,
    length: length(),
    ...cost,
    isCut: isFull || finish === 'length',
  };
}

/** Whether it holds a sentence that cites something, so that somebody may have read it: "Let me look. One moment." does not. */
const isShown = (said: string) => !isCallInText(said) && CITED.test(said);
const CITED = /[[【]\d[^\]】]{0,40}[\]】]/;

type TokenCount = { tokens: number | null; usage: TokenUsage | null };

/** Some count hidden reasoning in the total alone, which is what they bill. */
function countOf(usage: CompletionUsage): TokenCount {
  const [read, written, all] = [usage.prompt_tokens, usage.completion_tokens, usage.total_tokens].map(
    (tokens: unknown) => (Number.isSafeInteger(tokens) && Number(tokens) >= 0 ? Number(tokens) : null),
  );
  const isKnown = typeof read === 'number' && typeof written === 'number';
  return isKnown
    ? { tokens: all ?? read + written, usage: { read, written } }
    : { tokens: all ?? null, usage: null };
}

const piecesIn = (choice: Choice | undefined): CallPiece[] => {
  const pieces = choice?.delta?.['tool_calls'];
  return Array.isArray(pieces) ? (pieces as CallPiece[]) : [];
};

const wordsIn = (choice: Choice | undefined): string => {
  const content = choice?.delta?.['content'];
  return typeof content === 'string' ? content : '';
};

type Choice = { delta?: Record<string, unknown>; finish_reason?: unknown };
/** What a host sends need not be what the library's types promise. */
const choicesOf = (part: ChatCompletionChunk): Choice[] =>
  Array.isArray(part.choices) ? (part.choices as unknown as Choice[]) : [];

/** The role alone, or a keep-alive without choices, is no sign that the model writes. */
const saysSomething = (part: ChatCompletionChunk) =>
  choicesOf(part).some(
    (choice) =>
      piecesIn(choice).length > 0 ||
      ['content', 'reasoning_content', 'reasoning'].some((member) => {
        const said = choice.delta?.[member];
        return typeof said === 'string' && said !== '';
      }),
  );

const THOUGHT = /<(think|thinking|reasoning|analysis)>[^]*?<\/\1>/gi;
/** A template may have opened the thought in the prompt, so that the reply only closes it. */
const THOUGHT_ALREADY_OPEN = /^[^]*<\/(?:think|thinking|reasoning|analysis)>/i;
const UNFINISHED_THOUGHT = /<(?:think|thinking|reasoning|analysis)>[^]*$/i;
/** gpt-oss marks its channels; only the final one is meant for people. */
const FINAL_CHANNEL = '<|channel|>final<|message|>';
const ANY_CHANNEL = /<\|channel\|>[^]*$/;
const CONTROL_TOKEN = /<\|[^|<>]{1,40}\|>|<\/?s>/g;

/** A reply without what the model only thought, where a host leaves that in the text. */
export function withoutReasoning(reply: string): string {
  const final = reply.lastIndexOf(FINAL_CHANNEL);
  const said = final < 0 ? reply.replace(ANY_CHANNEL, '') : reply.slice(final + FINAL_CHANNEL.length);
  return said
    .replace(THOUGHT, '')
    .replace(THOUGHT_ALREADY_OPEN, '')
    .replace(UNFINISHED_THOUGHT, '')
    .replace(CONTROL_TOKEN, '')
    .trim();
}
