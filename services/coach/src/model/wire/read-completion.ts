import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { ModelError, type OnSentence } from '../coach-model.js';

/** The most characters that are read of a reply: several times the longest answer that the prompt asks for. */
const MAX_REPLY = 6_000;

type CompletionText = {
  text: string;
  tokens: number | null;
  /** Whether it was ended by its most tokens, or by ours. */
  isCut: boolean;
};

type CompletionListener = {
  /** Called for every part, reasoning included. */
  onChunk: () => void;
  onSentence?: OnSentence | undefined;
};

/**
 * A sentence has ended when the next one shows its first letter: until then a citation of it may follow. One whose citation
 * stands before its stop has ended there, and a claim in JSON with its brace.
 */
const ENDED = /[.!?\n][^\p{L}.!?\n]*\p{L}|\d[\]】][.!?]|\}/gu;

function sentenceTeller(onSentence: OnSentence | undefined): (text: string) => void {
  let toldUpTo = 0;
  return (text) => {
    if (!onSentence) return;
    const ended = [...text.slice(toldUpTo).matchAll(ENDED)].at(-1);
    if (!ended) return;
    toldUpTo += ended.index + ended[0].length;
    onSentence(withoutReasoning(text));
  };
}

/**
 * Reads a streamed reply whole. Any reason to finish counts as the end; a stream that ends without one was cut off. A
 * reply that does not end is cut at its limit.
 */
export async function readCompletion(
  parts: AsyncIterable<ChatCompletionChunk>,
  { onChunk, onSentence }: CompletionListener,
): Promise<CompletionText> {
  let text = '';
  const tell = sentenceTeller(onSentence);
  let tokens: number | null = null;
  let finish: unknown = null;
  for await (const part of parts) {
    if (saysSomething(part)) onChunk();
    const [choice] = choicesOf(part);
    if (typeof choice?.delta?.content === 'string') text += choice.delta.content;
    tell(text);
    finish = choice?.finish_reason ?? finish;
    tokens = part.usage?.total_tokens ?? tokens;
    if (text.length >= MAX_REPLY) return { text: text.slice(0, MAX_REPLY), tokens, isCut: true };
  }
  if (typeof finish !== 'string') throw new ModelError('broken');
  return { text, tokens, isCut: finish === 'length' };
}

type Choice = { delta?: Record<string, unknown>; finish_reason?: unknown };
/** What a host sends need not be what the library's types promise. */
const choicesOf = (part: ChatCompletionChunk): Choice[] =>
  Array.isArray(part.choices) ? (part.choices as unknown as Choice[]) : [];

/** The role alone, or a keep-alive without choices, is no sign that the model writes. */
const saysSomething = (part: ChatCompletionChunk) =>
  choicesOf(part).some(({ delta = {} }) =>
    [delta['content'], delta['reasoning_content'], delta['reasoning']].some(
      (said) => typeof said === 'string' && said !== '',
    ),
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
