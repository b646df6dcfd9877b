import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { Prompt } from '../coach-model.js';
import type { Dialect } from './dialect.domain.js';

/** Hosts that insist on `max_completion_tokens` count hidden reasoning in it, which would leave nothing for the reply. */
const ROOM_FOR_REASONING = 2_000;
/** Facts are quoted, not varied. */
const TEMPERATURE = 0.2;

/** The request in a host's dialect. One block of user text: small local models attend to only one. */
export function chatRequest(
  { system, user, maxTokens }: Prompt,
  model: string,
  dialect: Dialect,
): ChatCompletionCreateParamsStreaming {
  return {
    model,
    stream: true,
    messages: dialect.systemRole
      ? [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ]
      : [{ role: 'user', content: `${system}\n\n${user}` }],
    ...(dialect.tokenLimit === 'max_tokens'
      ? { max_tokens: maxTokens }
      : { max_completion_tokens: maxTokens + ROOM_FOR_REASONING }),
    ...(dialect.usageInStream && { stream_options: { include_usage: true } }),
    ...(dialect.temperature && { temperature: TEMPERATURE }),
  };
}
